# What a table can choose.

option-advanced = Advanced game
    .text = All advanced rules at once: the eleven options from the doom track to improvements in pairs.
option-advanced-true = Yes
option-advanced-false = No

option-doom = Doom track
    .text = Cards that leave play fill the doom track; when its eight coats of arms are covered, the final battle comes. Without it a match lasts until somebody wins.
option-doom-true = Yes
option-doom-false = No

option-hazards = Travel hazards
    .text = Whoever ends a movement in the wild may meet a hazard. Brings the doom track with it.
option-hazards-true = Yes
option-hazards-false = No

option-first-turn = First-turn dice
    .text = The first players roll fewer movement dice in their first turn.
option-first-turn-true = Yes
option-first-turn-false = No

option-tough = Tough
    .text = Heroes, allies and enemies fall only when their wounds exceed their life.
option-tough-true = Yes
option-tough-false = No

option-careful = No exhaustion into wounds
    .text = Nobody may choose to take exhaustion that would turn into wounds.
option-careful-true = Yes
option-careful-false = No

option-few-activations = Few activations
    .text = One activated card in the movement phase, before combat, in each combat round and in the market phase.
option-few-activations-true = Yes
option-few-activations-false = No

option-fresh = Fresh heroes
    .text = A hero without exhaustion rolls five movement dice outside towns too.
option-fresh-true = Yes
option-fresh-false = No

option-harsh = Harsh knock-out
    .text = A knocked-out hero loses all gold and the dearest card.
option-harsh-true = Yes
option-harsh-false = No

option-equal-events = Equal events
    .text = An event comes into play over one of the same number too.
option-equal-events-true = Yes
option-equal-events-false = No

option-dear-healing = Dear healing
    .text = A gold removes one wound, or all exhaustion of one character.
option-dear-healing-true = Yes
option-dear-healing-false = No

option-pairs = Improvements in pairs
    .text = Experience buys two different improvements at a time, and heals the hero.
option-pairs-true = Yes
option-pairs-false = No

option-two-dice = Two ten-sided dice
    .text = Rolls are made with two ten-sided dice instead of one with twenty sides.
option-two-dice-true = Yes
option-two-dice-false = No

option-trade = Trade
    .text = In the market phase heroes on one hex may trade gold, items and allies.
option-trade-true = Yes
option-trade-false = No

option-tight = Tight limits
    .text = A hero carries one weapon, one armour and one artifact.
option-tight-true = Yes
option-tight-false = No

option-upkeep = Wages
    .text = At the beginning of each market phase every ally wants 1 gold, or leaves.
option-upkeep-true = Yes
option-upkeep-false = No

option-life = Life instead of attributes
    .text = Experience may raise life up to three times; each time the easiest adventures left are barred.
option-life-true = Yes
option-life-false = No
