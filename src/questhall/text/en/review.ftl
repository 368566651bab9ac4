### Looking back at a match: where it was won and lost.

review-where-lost = Where did I lose it?
review-mostly-choice = Mostly by your own choices: { $amount } in all.
review-mostly-luck = Mostly by dice and draws: { $amount } against what could be expected.
review-mostly-others = Mostly by what the others did: { $amount } in all.
review-nothing-lost = Nowhere: neither your choices nor luck nor the others cost you anything to speak of.
review-worst-choice = Your dearest decision, at step { $step }: “{ $move }” ({ $amount }). “{ $best }” looked better.
review-worst-choice-to-cut-in = Your dearest decision, at step { $step }: “{ $move }” ({ $amount }). To wait looked better.
review-no-bad-choice = No decision of yours was clearly worse than the best one found.
review-worst-luck = Your worst luck, at step { $step }: { $amount } against what could be expected.
review-no-bad-luck = Luck never let you down badly.

review-choice = Choices
    .text = Your moves against the best ones found
review-luck = Luck
    .text = Dice and draws against what could be expected
review-others = The others
    .text = What they did for or against you
review-course = Course of play
    .text = What the best moves found would have brought anyway

review-step = Step
review-outlook = Lead
review-swing = Swing
review-decision = Decision
review-others-turn = in another’s turn
review-instead = { $move } (better: { $best })
review-made-of =
    { $worlds ->
        [one] Lead over the best rival as the bot sees it, from what this seat knew then: the mean of { $worlds } imagined match.
       *[other] Lead over the best rival as the bot sees it, from what this seat knew then: the mean of { $worlds } imagined matches.
    }
review-ask = Weigh every decision
review-wait = Weighing every decision … this may take some minutes
review-made = { " " }(made)
review-chart = Your lead over the best rival, from { $from } to { $to }
review-chart-key = Your lead over the match. ✕ dear decisions, ○ great luck, good or bad.
