# What a table can choose.

option-classes = Classes
    .text = How the players get their class cards.
option-classes-drawn = Drawn
    .text = Everyone draws a die and takes the class card of its colour.
option-classes-chosen = Chosen
    .text = Everyone chooses a class freely, the last player first.

option-setup = Starting dice
    .text = Which dice the characters begin with.
option-setup-random = Random
    .text = All starting dice come out of the bag.
option-setup-less-random = Less random
    .text = Everyone gets one die of each class colour, and with three or four players gold dice as well.

option-market-deck = Market deck
    .text = How the market deck is put together.
option-market-deck-ranked = By rank
    .text = Cards with one dot come first, those with two dots later.
option-market-deck-mixed = Mixed
    .text = Both ranks are shuffled together: less to rely on, more to be surprised by.

option-friendly-market = Friendly market
    .text = Who takes gold instead of buying discards no card, so nobody loses a card to spite.
option-friendly-market-false = No
option-friendly-market-true = Yes

option-short-game = Short game
    .text = Everyone starts with two dice more, and the match is two rounds shorter. Nobody gets extra gold for sitting late in turn order.
option-short-game-false = No
option-short-game-true = Yes
