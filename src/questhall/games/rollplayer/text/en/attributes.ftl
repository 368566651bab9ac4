# The six attribute actions.

ask-attribute-strength = Strength: you may turn one of your dice to its opposite face.
ask-attribute-dexterity = Dexterity: you may swap two of your dice. Choose the first one.
ask-attribute-swap-with = Choose the die it changes places with.
ask-attribute-constitution = Constitution: you may raise or lower one of your dice.
ask-attribute-intelligence = Intelligence: you may reroll one of your dice.
ask-attribute-keep = Keep the new value, or turn the die back?
ask-attribute-wisdom = Wisdom: you may move your token on the alignment card.
ask-attribute-charisma = Charisma: you may take a charisma token for this round’s purchase.
ask-attribute-any = You may perform any one attribute action. Which one?

move-Flip = Flip { own-die }
move-Swap = Swap { own-die }…
move-SwapWith = …with { own-die }
move-Adjust =
    { $by ->
        [-2] Lower { own-die } by 2
        [-1] Lower { own-die } by 1
        [1] Raise { own-die } by 1
       *[2] Raise { own-die } by 2
    }
move-Reroll = Reroll { own-die }
move-KeepRoll = Keep the new value { $value }
move-RestoreRoll = Turn the die back to { $value }
move-StepToken = Move the token { $direction }, { $direction-toward }
move-TakeToken = Take a charisma token
move-Perform =
    { $gold ->
        [0] Perform the { $attribute } action
       *[other] Pay { gold } for the { $attribute } action
    }

event-DieChanged = { $seat } changes the { $color } die in { place } from { $old } to { $value }.
event-DieRerolled = { $seat } rerolls the { $color } die in { place }: it comes up { $value }.
event-RollRejected = { $seat } turns the die back to { $value }.
event-DiceSwapped = { $seat } swaps the dice in { place } and cell { $other_cell } of { $other_row }.
event-TokenMoved = { $seat } moves the token { $direction }, { $direction-toward }.
event-CharismaTaken = { $seat } takes a charisma token.
event-GoldPaid = { $seat } pays { gold } for the { $attribute } action.
