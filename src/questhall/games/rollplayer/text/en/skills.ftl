# Using skills.

ask-skill-concentrate = { card-concentrate }: you may raise or lower one of your dice.
ask-skill-give = Choose your die to give in exchange.
ask-skill-take-from-pool = Choose the initiative card whose die you take in exchange.
ask-skill-take-from-bag = Choose the colour you take from the bag.
ask-skill-open-lock = { card-open-lock }: you may buy this card at full price.
ask-skill-intimidate = { card-intimidate }: choose a die on an initiative card and its new value, or leave it out.
ask-skill-climb = { card-climb }: you may flip a die on an initiative card.
ask-skill-move-die = { card-sleight-of-hand }: choose the die that moves to another row.
ask-skill-move-to = Choose the row it moves to.
ask-skill-move-silently = { card-move-silently }: you may buy a card of the discard pile.
ask-final-last = The last moment before the count: use your skills, discard weapons, or finish.

move-UseSkill =
    { $copied ->
        [none] Use “{ $skill }”
       *[other] Use “{ $skill }” as “{ $copied }”
    }
move-FlipPool = Flip the die on initiative card { $card }
move-TurnPool = Turn the die on initiative card { $card } to { $value }
move-GiveDie = Give { own-die }
move-TakeFromPool = Take the die of initiative card { $card }
move-TakeFromBag = Take a { $color } die
move-MoveDie = Move { own-die }
move-MoveTo = To { $row }

event-SkillUsed =
    { $copied ->
        [none] { $seat } uses “{ $skill }”.
       *[other] { $seat } uses “{ $skill }” to copy “{ $copied }”.
    }
event-TopTurned = { $seat } turns over the top card of the market deck: “{ $card }”.
event-DieMoved = { $seat } moves the { die } from { $row } to { $other_row }.
event-DieExchanged = { $seat } exchanges the { die } in { place } for a { $other_color } die ({ $other_value }).
