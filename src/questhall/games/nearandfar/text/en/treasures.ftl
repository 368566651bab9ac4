# Treasures. Those without a text have symbols only.

card-watchmakers-loupe = Watchmaker's Loupe
card-tool-roll = Tool Roll
card-folding-ladder = Folding Ladder
card-dog-eared-almanac = Dog-Eared Almanac
card-notched-cutlass = Notched Cutlass
card-iron-knuckles = Iron Knuckles
card-hornet-sling = Hornet Sling
card-bramble-whip = Bramble Whip
card-feather-pillow = Feather Pillow
card-lucky-horseshoe = Lucky Horseshoe
card-honey-pot = Honey Pot
card-mouth-organ = Mouth Organ
card-brass-spyglass = Brass Spyglass
card-dowsing-rod = Dowsing Rod
card-cracked-monocle = Cracked Monocle
card-winged-sandals = Winged Sandals
card-desert-stilts = Desert Stilts

## Discarded to be used

card-fire-bomb = Fire Bomb
    .text = After the roll, discard it: +3 in a duel, in a fight with a threat or in a combat check. One bomb a fight.
card-fire-bomb-1 = { card-fire-bomb }
    .text = { card-fire-bomb.text }
card-fire-bomb-2 = { card-fire-bomb }
    .text = { card-fire-bomb.text }
card-fire-bomb-3 = { card-fire-bomb }
    .text = { card-fire-bomb.text }
card-clever-tonic = Clever Tonic
    .text = After the roll, discard it: +3 in a skill check.
card-clever-tonic-1 = { card-clever-tonic }
    .text = { card-clever-tonic.text }
card-clever-tonic-2 = { card-clever-tonic }
    .text = { card-clever-tonic.text }
card-smelling-salts = Smelling Salts
    .text = At any moment of your turn, discard it: gain 3 hearts.
card-smelling-salts-1 = { card-smelling-salts }
    .text = { card-smelling-salts.text }
card-smelling-salts-2 = { card-smelling-salts }
    .text = { card-smelling-salts.text }

## Visits

card-rusty-bell = Rusty Bell
    .text = When you visit the Mine: you may hire 1 adventurer at the usual price, as in the Saloon, besides digging.
card-snare = Snare
    .text = When you visit the Mystic's Hut: gain 1 food.
card-old-journal = Old Journal
    .text = When you visit the Saloon: draw 1 artifact from either deck; keep it or discard it at once.
card-feed-bag = Feed Bag
    .text = When you visit the Stables: gain 1 food.
card-scarecrows-hat = Scarecrow's Hat
    .text = When you visit the Farm: gain 1 coin.
card-brass-abacus = Brass Abacus
    .text = When you visit the General Store: gain 1 gem.
card-councillors-gavel = Councillor's Gavel
    .text = When you visit the Town Hall: gain 1 coin.

## Others

card-jingling-decoy = Jingling Decoy
    .text = Pay 1 coin to pass a threat symbol without a fight.
card-old-shovel = Old Shovel
    .text = When you place a camp on the map: gain 1 more coin or gem, as you choose.
card-bounty-contract = Bounty Contract
    .text = At the end of the game, if you have defeated the most threats: 4 VP; in a tie 2 VP. If you have defeated the second most: 2 VP; in a tie nothing.
card-coin-purse = Coin Purse
    .text = At the end of the game: 2 VP if you alone have the most coins.
card-ancient-recipe = Ancient Recipe
    .text = At the end of the game: 2 VP if you alone have the most food.

# Questions of treasures

ask-journal-deck = Old Journal: which deck do you draw an artifact from?
ask-camp-shovel = Old Shovel: a coin or a gem?
