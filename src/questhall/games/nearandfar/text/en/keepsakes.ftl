# Keepsakes. Those without a text have symbols only.

card-cold-blade = Cold Blade
card-fishbone-spear = Fishbone Spear
card-star-iron-hammer = Star-Iron Hammer
card-ember-gauntlet = Ember Gauntlet
card-stone-kings-finger = Stone King's Finger
card-humming-gear = Humming Gear
card-tattered-grimoire = Tattered Grimoire
card-glass-eye = Glass Eye
card-torn-treasure-map = Torn Treasure Map
card-lantern-of-lost-souls = Lantern of Lost Souls
card-banshee-necklace = Banshee Necklace
card-white-flower-crown = White Flower Crown
card-six-eyed-totem = Six-Eyed Totem
card-cloud-feather = Cloud Feather
card-sea-captains-boots = Sea Captain's Boots
card-cloak-of-dusk = Cloak of Dusk

## Visits

card-golden-inkwell = Golden Inkwell
    .text = When you visit the Town Hall: gain 1 gem and 1 food.
card-music-box = Music Box
    .text = When you visit the Saloon: gain 1 coin and 1 food.
card-silver-bridle = Silver Bridle
    .text = When you visit the Stables: gain 1 gem and 1 food.
card-coin-with-a-hole = Coin with a Hole
    .text = When you visit the General Store: gain 1 coin and 1 food.
card-singing-seeds = Singing Seeds
    .text = When you visit the Farm: gain 3 food.
card-crystal-ball = Crystal Ball
    .text = When you visit the Mystic's Hut: gain 1 gem and 1 food.
card-jar-of-fireflies = Jar of Fireflies
    .text = When you visit the Mine: gain 1 coin and 1 food.

## At the end

card-deed-to-a-ruin = Deed to a Ruin
    .text = At the end of the game: 3 VP.
card-song-of-the-road = Song of the Road
    .text = At the end of the game: 3 VP if you alone have the most camps on the map.
card-guild-ledger = Guild Ledger
    .text = At the end of the game: 4 VP if you alone have the most coins and gems.
card-medal-of-valour = Medal of Valour
    .text = At the end of the game: 3 VP if you have defeated at least 3 threats.
card-pilgrims-bell = Pilgrim's Bell
    .text = At the end of the game: 3 VP if your reputation is 6 or more.
card-wanted-poster = Wanted Poster
    .text = At the end of the game: 3 VP if your reputation is -3 or less.
card-four-strand-bracelet = Four-Strand Bracelet
    .text = At the end of the game: 1 VP for each tribe from which you have an adventurer, in team or reserve.
card-egg-of-the-first-bird = Egg of the First Bird
    .text = At the end of the game: 1 VP for each of your pack animals.
