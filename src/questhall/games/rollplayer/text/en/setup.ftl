# Setting up.

ask-setup-sheet = Choose your character sheet and the side you like better.
ask-setup-class = Choose the class you will play.
ask-setup-die = Choose the starting die to place next.
ask-setup-row = Choose the row for this die.

move-TakeSheet = { $race }, { $side }
move-TakeClass = { $class_card }
move-TakeDie = Take the { die }

event-StartRolled = Everybody rolls a die for the start: { $each }.
    .each = { $seat }: { $value }
event-StartPlayer = { $seat } takes the dice bag and is the start player.
event-SheetTaken = { $seat } takes the { $race } sheet, { $side }.
event-GoldTaken = { $seat } takes { gold } ({ $why }).
event-ClassDieDrawn =
    { $accepted ->
        [yes] { $seat } draws a { $color } die: that is the class colour.
       *[no] { $seat } draws a { $color } die, which gives no class, and draws again.
    }
event-ClassTaken = { $seat } will play the { $class_card }.
event-CardsDealt = { $seat } is dealt the backstory “{ $backstory }” and the alignment “{ $alignment }”.
event-StartingDice = { $seat } rolls the starting dice: { $each }.
    .each = { $color } { $value }
