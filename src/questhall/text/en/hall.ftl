# What the hall itself says, whatever is played.

player = Player { $number }

# Lists: "A, B and C", and plain ones with commas only.
list = { $left }, { $right }
    .last = { $left } and { $right }
list-commas = { $left }, { $right }
    .last = { $left }, { $right }

event-Undone = { $seat } takes a move back.

refusal = { $sentence } · { $rule }

## Why undo goes no further

stop-learned = This cannot be taken back: { $what }.
stop-acted = This cannot be taken back: { $seat } has acted since.
stop-nothing = There is nothing to take back.
stop-over = The match is over; nothing is taken back now.

learned-answers = everyone’s answers are open

## Chances

odds-exact = exact
odds-tried =
    { $tries ->
        [one] sampled: { $tries } try
       *[other] sampled: { $tries } tries
    }
odds-percent = { $percent } %

## What went wrong

error-StaleMove = The table has changed meanwhile. Look again.
error-IllegalMove = This move is not possible now.
error-RulesError = This is a mistake in the rules of the game, not yours; the match stands where it was. ({ $sentence })
