# Enemies of the Rise of Margath.

card-dragon-hybrid = Dragon Hybrid
    .flavour = Half of it was born in a village. The other half remembers only that it was hungry there.
    .text = 1 more health for each lore of the hero.
ability-dragon-hybrid-slice = Slice
    .text = Deals 2 damage.
ability-dragon-hybrid-barrier = Barrier
    .text = Removes all magic damage tokens from the hero's pool.

card-hatchling-brood = Hatchling Brood
    .flavour = They are the size of cats and they have not been fed. You smell of old books, and old books smell of mother.
    .text = 1 more health for each lore of the hero.
ability-hatchling-brood-nip = Nip
    .text = Deals 1 damage that cannot be blocked.
ability-hatchling-brood-nest = Wake the Nest
    .text = Flips all tokens of the brood that show a dash.

card-ember-zealots = Ember Zealots
    .flavour = They set their own sleeves on fire before the battle. It does not help, but it shows commitment.
    .text = One gold symbol more counts for the zealots' initiative.
ability-ember-zealots-burn = Burn Bright
    .text = Deals X+1 damage. Then the zealots suffer 1 damage, unless that would defeat them.

card-ash-drake = Ash Drake
    .flavour = What you took for a burnt tree yawns, and the yawn is red inside.
ability-ash-drake-cinders = Cinders
    .text = The first time in each combat round that an attack of the drake deals damage, the hero recasts a token of the drake's choice.
ability-ash-drake-breath = Ember Breath
    .text = Deals 2 damage.

card-wyvern-lancer = Wyvern Lancer
    .flavour = The lance is four yards long and the wyvern has opinions of its own about where it should go.
ability-wyvern-lancer-charge = Charge
    .text = Deals 1 damage.
ability-wyvern-lancer-feint = Feint
    .text = The hero recasts a token of the hero's pool; the lancer chooses which.
ability-wyvern-lancer-pass = Second Pass
    .text = Deals 2 damage that cannot be blocked.

card-oathsworn = Oathsworn of Margath
    .flavour = He gave up his name, his lands and his dinner for a seat near the dragon's throne, and now he must earn it.
    .text = Each physical attack deals 1 damage less to the oathsworn.
ability-oathsworn-envy = Blade of Envy
    .text = Deals 1 damage and 1 more for each lore of the hero, 3 at most.

card-priest-of-scale = Priest of the Scale
    .flavour = He preaches that the dragon is eternal and merciful. You have read otherwise, and his flock begins to notice.
    .text = 1 less health for each lore of the hero, but never below 3.
ability-priest-of-scale-denounce = Denounce
    .text = Flips one token of the hero's pool.
ability-priest-of-scale-rite = Rite of the Scale
    .text = The priest heals 2 damage.

card-old-tyrant = The Old Tyrant
    .flavour = Three kingdoms sent it a princess each. It would have preferred a chess partner, but nobody asked.
    .text = The hero cannot retreat.
ability-old-tyrant-gaze = Golden Gaze
    .text = The hero cannot use surge abilities for the rest of this combat round.
ability-old-tyrant-fire = Dragonfire
    .text = Deals 5 damage.

card-hoard-keeper = Keeper of the Hoard
    .flavour = It sleeps on coins, but what it guards are the scrolls underneath.
ability-hoard-keeper-scent = Scent of Lore
    .text = Deals 1 damage; 2 if the hero has two lore or more.
ability-hoard-keeper-coil = Coil
    .text = Removes all agility tokens from the hero's pool.

card-velvet-apostle = Velvet Apostle
    .flavour = Half the market square has gathered to hear how pleasant life under a dragon will be. Somebody ought to object.
ability-velvet-apostle-debate = Debate
    .text = The hero tests mind. Each success deals 1 damage to the apostle; without any the hero is dealt 1 damage.
ability-velvet-apostle-crowd = Turn the Crowd
    .text = The hero cannot use surge abilities for the rest of this combat round.
