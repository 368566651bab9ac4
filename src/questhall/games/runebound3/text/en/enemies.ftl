# Enemies of the base decks.

## Combat deck

card-undead-horde = Undead Horde
    .flavour = One of them would be no trouble at all. That is not how they travel.
ability-undead-horde-relentless = Relentless
    .text = The horde recasts one of its spent tokens; the surge just spent may be the one.
ability-undead-horde-swarm = Swarm
    .text = The hero cannot use surge abilities for the rest of this combat round.

card-reanimates = Reanimates
    .flavour = Somebody sewed them together in a hurry and left before asking how they felt about it.
    .text = Each physical attack deals 1 damage less to the reanimates.
ability-reanimates-cleave = Cleave
    .text = Deals X damage.

card-great-dragon = Great Dragon
    .flavour = Its blood boils. That is not a figure of speech, as you learn with the first cut.
ability-great-dragon-scorch = Scorch
    .text = After an attack has dealt damage to the dragon, the hero is dealt 1 damage.
ability-great-dragon-tail = Tail Sweep
    .text = Removes all agility tokens from the hero's pool.

card-deep-elf = Deep Elf
    .flavour = By the time you notice that the shadow has no owner, it has already chosen where to cut.
    .text = One gold symbol more counts for the elf's initiative.
ability-deep-elf-venom = Poisoned Blade
    .text = Deals 1 damage that cannot be blocked.
ability-deep-elf-web = Web
    .text = Removes two tokens of the elf's choice from the hero's pool.

card-rebels = Rebels
    .flavour = They fight for freedom, justice and the contents of your purse, in reverse order.
ability-rebels-levy = Levy
    .text = The hero loses 1 gold. A hero without gold is dealt 1 damage instead.
ability-rebels-volley = Volley
    .text = Deals 2 damage.

card-razorwing = Razorwing
    .flavour = First you hear the wind, then you hear yourself.
ability-razorwing-dive = Dive
    .text = Deals 1 damage.
ability-razorwing-wheel = Wheel
    .text = The razorwing may flip one of its tokens.

card-dread-cult-prophet = Dread Cult Prophet
    .flavour = “I saw you coming,” says the blindfolded man, and you would feel better if he had not known your name.
ability-dread-cult-prophet-foreseen = Foreseen
    .text = Once per fight the prophet may cancel a surge ability of the hero.
ability-dread-cult-prophet-prophecy = Prophecy
    .text = The hero recasts a token of the hero's pool; the prophet chooses which.
ability-dread-cult-prophet-word = Word of Dread
    .text = The hero discards a skill card of the hero's choice from hand.

card-witch = Witch
    .flavour = The stew smells wonderful. She keeps looking from you to the pot, as if measuring.
ability-witch-hex = Evil Eye
    .text = Flips one token of the hero's pool.
ability-witch-brew = Healing Brew
    .text = The witch heals X damage.

card-orc-marauder = Orc Marauder
    .flavour = He wears the rings of six different families and is still short of a thumb ring.
ability-orc-marauder-plunder = Plunder
    .text = The first time in each combat round that an attack of the marauder deals damage, the hero loses 1 gold.
ability-orc-marauder-hook = Shield Hook
    .text = Removes all shield tokens from the hero's pool.
ability-orc-marauder-axe = Broad Axe
    .text = Deals 2 damage.

card-beastman = Beastman
    .flavour = It does not understand your language, but it recognises an insult.
ability-beastman-fury = Fury
    .text = Once per combat round, after an attack has dealt damage to the beastman, it may recast one of its spent tokens.
ability-beastman-gore = Gore
    .text = Deals 2 damage.

card-moon-cat = Moon Cat
    .flavour = Two silver eyes open in the dark. There was a purr a moment ago, and now there is none.
    .text = One gold symbol more counts for the cat's initiative.
ability-moon-cat-pounce = Pounce
    .text = Deals 1 damage; 2 if all tokens of the hero are still in the pool.

card-death-knight = Death Knight
    .flavour = He swore to serve until death, and nobody had thought to ask whose.
    .text = The hero cannot retreat.
ability-death-knight-drain = Soul Drain
    .text = Deals 1 damage, and the knight heals 1 damage.
ability-death-knight-blade = Black Blade
    .text = The knight's skull symbols count double until the end of this combat round.

card-ettin = Ettin
    .flavour = The left head wants to rob you, the right head wants to eat you, and both are sure that one thing leads to the other.
ability-ettin-two-heads = Two Heads
    .text = Once per combat round, after a combat action, the ettin may take another at once.
ability-ettin-quarrel = Quarrel
    .text = The ettin recasts any number of its tokens.
ability-ettin-clubs = Two Clubs
    .text = Deals 2 damage.

card-dreadbringer = Dreadbringer
    .flavour = Horses smell it from a mile away. Yours has already gone to tell the others.
ability-dreadbringer-claw = Claw
    .text = Removes all shield tokens from the hero's pool.
ability-dreadbringer-regenerate = Regenerate
    .text = The dreadbringer heals 2 damage.
ability-dreadbringer-fire = Breathe Fire
    .text = Deals 5 damage.

card-barrow-wyrm = Barrow Wyrm
    .flavour = It guarded the grave of a king so long that in the end it moved in.
ability-barrow-wyrm-bones = Bone Armour
    .text = Removes one physical damage token from the hero's pool.
ability-barrow-wyrm-strike = Brutal Strike
    .text = Deals 2 damage.
ability-barrow-wyrm-undying = Undying
    .text = The wyrm heals 4 damage.

card-ogre = Ogre
    .flavour = It is picking its teeth with something that used to be a signpost to a safer road.
ability-ogre-shove = Shove
    .text = Removes one shield or agility token from the hero's pool.
ability-ogre-flatten = Flatten
    .text = Deals 2 damage that cannot be blocked.

## Exploration deck

card-sorceress = Sorceress
    .flavour = The clearing was empty when you sat down. Now she is pouring the second cup.
    .text = The hero cannot use surge abilities.
ability-sorceress-glamour = Glamour
    .text = Flips any token of either pool.
ability-sorceress-disarm = Blades to Flowers
    .text = Removes all physical damage tokens from the hero's pool.

card-cave-bear = Cave Bear
    .flavour = The cave is dry, warm and out of the wind. Somebody else had come to the same conclusion.
ability-cave-bear-waking = Rude Awakening
    .text = Deals 1 damage.
ability-cave-bear-maul = Maul
    .text = Deals X damage that cannot be blocked.

## Social deck

card-false-envoy = False Envoy
    .flavour = His seals are splendid, his manners are perfect, and his kingdom is on no map you know.
ability-false-envoy-letters = Forged Letters
    .text = The hero tests mind, revealing one card fewer. With a success the fight is over and the hero claims this card without its reward; otherwise the hero loses 1 gold.
ability-false-envoy-sand = Sand in the Eyes
    .text = Removes one agility or surge token from the hero's pool.
ability-false-envoy-knife = Knife up the Sleeve
    .text = Deals 2 damage.

card-pit-champion = Pit Champion
    .flavour = “It was only a spilled drink,” you begin, but the tables are already being pushed aside.
ability-pit-champion-guard = High Guard
    .text = The first damage that would be dealt to the champion in each combat round is 1 less.
ability-pit-champion-clinch = Clinch
    .text = The hero cannot use surge abilities for the rest of this combat round.
ability-pit-champion-hook = Left Hook
    .text = Deals 2 damage.
