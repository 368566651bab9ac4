# What the text table says.

## Sitting down

terminal-welcome = Welcome to Questhall.
terminal-which-language = Language / Язык: { $answers } [{ $usual }]
terminal-which-game = Which game? [{ $usual }]
terminal-how-many = How many at the table, you included: { $answers } [{ $usual }]
terminal-go-on = Your last match is not over. 1 go on with it, 2 begin a new one [{ $usual }]
terminal-one-of = Please answer with one of: { $answers }.
terminal-person =
    { $people ->
        [one] Hero
       *[other] Hero { $number }
    }
terminal-bot-1 = Mira
terminal-bot-2 = Oswin
terminal-bot-3 = Tamsin
terminal-bot-4 = Garrick
terminal-no-such-bot = There is no bot “{ $bot }”; there is { $bots }.
terminal-too-many-people = { $people } people cannot sit at a table of { $seats }.
terminal-wrong-count = This game is for { $counts } players, not { $seats }.
terminal-option-form = An option is written name=value, not “{ $option }”.

## At the table

terminal-prompt = { $name } >
terminal-hint = u undo · ? the rule · ? card · why thing · log · score · sheets · h help · q leave
    .short = h help · u undo · ? the rule · q leave
terminal-any-time = ── at any time ──
terminal-before-bots = Before the others go on: use something, or press Enter.
terminal-earlier-lines =
    { $count ->
        [one] … { $count } earlier line: log
       *[other] … { $count } earlier lines: log
    }
terminal-not-understood = That means nothing here. Type the number of a move, or h for help.
terminal-no-such-number =
    { $last ->
        [0] There is nothing to choose here. Press Enter to go on.
        [one] There is only move 1.
       *[other] There is no such move. The moves are numbered 1 to { $last }.
    }
terminal-languages = The languages are { $languages }: type lang ru or lang en.
terminal-who = At this keyboard sit: { $people }.
terminal-bots-wait = From now on the others wait for you while you hold something you could use. Type wait again to let them go on.
terminal-bots-go-on = From now on the others go on without waiting.
terminal-no-running-score = This game counts only at the end.
terminal-odds = { $thing }: { $what } { $percent } ({ $how })
    .helped = { $thing }: { $what } { $percent }, { $help } { $helped } ({ $how })
terminal-chances = { $chances } exact
terminal-no-odds = There is no chance here that could be reckoned or tried.
terminal-no-hint = You are asked nothing now.
terminal-advice = A strong bot would make move { $number }: { $move }. { $why }
terminal-help =
    number      make that move
    Enter       show the table again
    u           take your last move back
    ?           the rule behind the question
    ? RP-DICE-03, ? longsword      that rule, that card (a part of the name will do)
    why longsword, why strength    why nothing can be done with it now
    sheets      the sheets of the others
    score       everybody’s count so far
    odds, odds 3                   chances of what lies before you; of move 3
    hint        what a strong bot would do, and why
    log, log all                   what happened
    s, s FILE   where the match is kept; keep a copy
    lang ru     Russian; lang en English
    wait        the others wait (or no longer) while you could use a skill
    as NAME     see the table through the eyes of another person at this keyboard
    q           leave; the match is kept

## Asking

terminal-ruling = How we read it: { $ruling }
terminal-no-rule-here = No rule stands behind this question.
terminal-no-such-rule = There is no rule { $rule }.
terminal-several =
    { $count ->
        [one] One is called so:
       *[other] { $count } are called so. Which one?
    }
terminal-nothing-found = Nothing is called “{ $about }” here, and no rule speaks of it.
terminal-why-what = Why what? For example: why strength.
terminal-no-such-thing = Nothing on the table is called “{ $about }”.
terminal-why-not = { $thing }: { $why }
terminal-why-legal = { $thing }: you can. See { $numbers }.

## Keeping

terminal-kept = The match is kept in { $file }. Go on with:
    questhall play --resume { $file }
terminal-record-kept = The match is kept in { $file }. Look at it again with:
    questhall replay { $file }
terminal-always-kept = Every decision is kept at once in { $file }.
terminal-saved = A copy is kept in { $file }.
terminal-no-file = There is no file { $file }.
terminal-cannot-read = { $file } cannot be read: { $why }.
terminal-cannot-write = { $file } cannot be written: { $why }.
terminal-foreign-file = { $file } is not a Questhall match, or it is damaged.
terminal-newer-file = The match in { $file } was kept by a newer Questhall; this one cannot go on with it.
terminal-damaged-file = The match in { $file } cannot go on: { $sentence }.
terminal-file-exists = { $file } exists already. Choose another name, or go on with it: questhall play --resume { $file }
terminal-no-campaigns = { $game } has no campaigns.
terminal-not-a-campaign = With these options no campaign is played. Choose one, for example: --option mode=campaign
terminal-campaign-over = The campaign in { $file } is over. Begin a new one with another file.
terminal-campaign-damaged = The campaign in { $file } cannot be played on: { $sentence }.
terminal-campaign-kept = The campaign is kept in { $file }. Play its next game with:
    questhall play { $game } --campaign { $file }
terminal-campaign-ended = The campaign is over. It is kept in { $file }.
terminal-campaign-elsewhere = { $file } is not what this match began with: the campaign went on without it, and this match is written to { $other }.

## The end, and looking back

terminal-final-count = Final count
terminal-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
terminal-lost = Nobody wins: { $end }.
terminal-solo-end =
    { $stars ->
        [one] { $stars } star: { $rank }.
       *[other] { $stars } stars: { $rank }.
    }
terminal-solo-won =
    { $count ->
        [one] { $count } point: { $end }.
       *[other] { $count } points: { $end }.
    }
terminal-lives = The stories
terminal-no-lives = { $game } tells no heroes' lives.
terminal-life-goes-on = The match in { $file } is not over, and the heroes' lives are told at its end.
terminal-replay-place = { $place } of { $last }
terminal-replay-prompt = n next, p back, a number, q >
terminal-replay-help = Type n for the next step, p for the one before, a number from 0 to { $last }, or q.
terminal-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
