# Enemies of the Corpse King.

card-ghoul-pack = Ghoul Pack
    .flavour = They follow the dead as gulls follow a plough. The more are walking, the fatter the ghouls.
    .text = 1 more health for each zombie on the board.
ability-ghoul-pack-gnaw = Gnaw
    .text = Deals 1 damage.

card-bone-archers = Bone Archers
    .flavour = No lungs, no breath, no trembling hands. Dying did wonders for their aim.
ability-bone-archers-ambush = Ambush
    .text = Deals 1 damage.
ability-bone-archers-nock = Nock Again
    .text = The archers recast up to X of their spent tokens, one after another; the surges just spent may be among them.

card-plague-bearer = Plague Bearer
    .flavour = He only wants a hug. In all his death nobody has ever let him come that close.
ability-plague-bearer-fever = Fever
    .text = The first time in each combat round that an attack of the bearer deals damage, the hero discards a skill card of the hero's choice from hand.
ability-plague-bearer-miasma = Miasma
    .text = Deals 1 damage that cannot be blocked.

card-gravecaller = Gravecaller
    .flavour = She knocks on the earth three times, politely, and waits for somebody to answer.
ability-gravecaller-call = Call
    .text = A zombie is placed on this hex.
ability-gravecaller-harvest = Harvest
    .text = The gravecaller heals 1 damage for each zombie on the board, 3 at most.

card-wraith = Wraith
    .flavour = It walks through the wall, through the table and, a little slower, through you.
    .text = The hero cannot block damage.
ability-wraith-touch = Cold Touch
    .text = Deals 1 damage, and the wraith heals 1 damage.

card-corpse-shepherd = Shepherd of Corpses
    .flavour = He has a crook, a whistle and a flock that needs no grass.
ability-corpse-shepherd-whistle = Whistle
    .text = A zombie is placed on this hex, if there is none yet.
ability-corpse-shepherd-flock = The Flock Answers
    .text = Deals 1 damage and 1 more for each zombie on this hex or next to it, 3 at most.

card-crypt-captain = Crypt Captain
    .flavour = His company has been standing to attention for two hundred years. He means to make it worth their while.
    .text = The hero cannot retreat.
ability-crypt-captain-order = Order
    .text = The captain may flip one of his tokens.
ability-crypt-captain-ram = Break the Wall
    .text = Removes all shield tokens from the hero's pool, then deals 1 damage.

card-bone-colossus = Bone Colossus
    .flavour = It took nine graveyards to build, and it still has parts left over to throw.
    .text = Each magic attack deals 1 damage less to the colossus.
ability-bone-colossus-rain = Rain of Bones
    .text = The hero recasts all tokens of the hero's pool.
ability-bone-colossus-fall = Fall Upon
    .text = Deals 5 damage.

card-bog-mummy = Bog Mummy
    .flavour = The swamp gives nothing back, they say. This one did not wait to be given.
ability-bog-mummy-clutch = Clutch
    .text = The hero cannot use surge abilities for the rest of this combat round.
ability-bog-mummy-mire = Mire
    .text = Removes all physical damage tokens from the hero's pool.

card-hired-mourner = Hired Mourner
    .flavour = She weeps at every funeral in the county, and every time the grave is empty by morning.
ability-hired-mourner-rites = Last Rites
    .text = The hero tests spirit. Without a success a zombie is placed on this hex.
ability-hired-mourner-keening = Keening
    .text = Flips one token of the hero's pool.
ability-hired-mourner-dirge = Dirge
    .text = Flips all tokens of the hero's pool.
