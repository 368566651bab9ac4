# The special artifacts: their names, what they do beyond symbols, and what must be had to claim them.

card-lightning-spear = Lightning Spear
card-thinking-machine = Thinking Machine
    .needs = 3 camps in the Mine
card-heart-of-the-forest = Heart of the Forest
card-golden-astrolabe = Golden Astrolabe
card-dragonbone-armour = Dragonbone Armour
card-wishing-stone = Wishing Stone

card-mask-of-dread = Mask of Dread
    .text = You may avoid threats.
card-wind-woven-cloak = Wind-Woven Cloak
    .needs = 2 pack animals

card-crown-of-guile = Crown of Guile
    .text = When you visit a building, each opponent there pays you 1 coin.
card-master-key = Master Key
    .text = When you visit the Saloon, the Stables or the General Store, gain 1 coin.

card-merchants-contract = Merchant’s Contract
    .text = Your team may have one extra adventurer of a tribe it already has, in any other place of the team.
card-mercenary-contract = Mercenary Contract
    .text = When you claim it, place a camp on any empty space of the map at once, without paying hearts.
card-scales-of-justice = Scales of Justice
    .text = You win ties at the end of the game.

card-drum-of-the-chiefs = Drum of the Chiefs
    .text = At the end of the game +2 VP for each of your chiefs.
    .needs = 2 adventurers of one tribe
card-surveyors-globe = Surveyor’s Globe
    .text = At the end of the game +3 VP if you alone have the most camps on the map.
card-banner-of-four-tribes = Banner of Four Tribes
    .text = At the end of the game +3 VP for each set of faction tokens of all four tribes you have.
card-outcasts-ring = Outcast’s Ring
    .text = At the end of the game +1 VP for every 2 points of your reputation below 0.
