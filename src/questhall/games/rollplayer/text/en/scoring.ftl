# The final count.

event-MatchEnded = The reputation is counted: { $each }.
    .each =
        { $total ->
            [one] { $seat }: { $total } star (place { $place })
           *[other] { $seat }: { $total } stars (place { $place })
        }

score-goal = Goal: { $goal }
score-class-dice = Dice of the class colour: { $class-dice }
score-alignment = Alignment: { $alignment }
score-backstory = Backstory: { $backstory }
score-armour = Set: { $armour }
score-trait = Trait: { $trait }
score-gold = Gold left over
