# The dice phase.

ask-dice-card = Choose an initiative card with its die.
ask-dice-row = Choose the row for your die.
ask-class-mysterious = { class-sorcerer.ability }: you may reroll the die you have just placed, but then the result stays.

move-TakeCard = Take initiative card { $card }
move-SwapPool = Swap the dice on initiative cards { $card } and { $other }
move-PlaceDie = Place it in { $row }
move-RerollPlaced = Reroll the die just placed

event-CardTaken = { $seat } takes initiative card { $card } with the { die }.
event-DiePlaced = { $seat } places the { die } on { place }.
