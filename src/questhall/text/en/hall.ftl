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

## Why a bot would do it

thought =
    { $clarity ->
        [only] There is nothing else to do.
        [usual] It is what a practised player does here; no other move was tried.
        [clear] Clearly better than “{ $other }”, in { $visits } imagined futures of { $compared } moves.
        [slight] A little better than “{ $other }”, in { $visits } imagined futures of { $compared } moves.
        [glance] Looks better than “{ $other }” one step ahead; { $compared } moves were looked at.
        [timely] It makes things better at once.
        [careless] It did not look closely.
        [resolved] Its mind was made up beforehand.
        [unsaid] Why, it did not say.
       *[even] About as good as “{ $other }”, in { $visits } imagined futures of { $compared } moves.
    }

## What went wrong

error-StaleMove = The table has changed meanwhile. Look again.
error-IllegalMove = This move is not possible now.
error-RulesError = This is a mistake in the rules of the game, not yours; the match stands where it was. ({ $sentence })

## Letters to people who are not at the table

letter-turn = Your turn: { $game }
letter-turn-text =
    It is your turn in { $game }.

    { $link }

    You get this letter because you asked for it. To get no more of them:
    { $stop }
letter-turn-call = It is your turn in { $game }: { $link }
letter-confirm = Is this your address?
letter-confirm-text =
    Somebody, probably you, wants Questhall to write here when it is his turn in a game. If it was you, follow this link:

    { $link }

    If not, do nothing: no more letters will come.
letter-hook = Questhall will say here when it is your turn.
