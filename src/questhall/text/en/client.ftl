# What the pages in the browser say, whatever is played.

ui-title = Questhall
ui-nav = Questhall
ui-home = To the hall
ui-close = Close
ui-cancel = Cancel
ui-yes = Yes
ui-no = No
ui-send = Send
ui-show = show
ui-hide = hide
ui-got-it = Got it
ui-retry = Try again
ui-loading = One moment …
ui-percent = { $percent } %
ui-search = Search
ui-search-nothing = Nothing fits.
ui-kinds = Kinds of components
ui-everything = Everything
ui-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } component
       *[other] { $count } components
    }
ui-no-such-page = There is no such page.
ui-no-such-game = There is no such game in the hall.
ui-problem-unknown = That did not work.
ui-problem-offline = The table cannot be reached. Are you online?

## The hall

ui-welcome = Sit down and play
    .text = Adventure board games with the rules built in: alone against bots, at one screen, or with friends far away.
ui-games = Games
ui-play-now = Play now
ui-new-table = New table
ui-box-players =
    { $most ->
        [1] For one player
       *[other] { $fewest } to { $most } players
    }
ui-box-rollplayer = Build your hero die by die: six attributes, a past, a conscience, and gear from the market.
ui-box-runebound3 = Cross a land of hexes, take on quests and beasts, grow strong, and meet the villain before it is too late.
ui-box-calltoadventure = Live a hero’s life from origin to destiny: cast runes, keep or break oaths, and stand against Odium, together or alone.
ui-box-nearandfar = Gather a team in town, set out across eleven maps, pitch camps, and read what waits in the storybook.
ui-box-runebound1 = Roam the realm, draw adventures of four colours, hire allies, and bring home three dragon runes or defeat Margath.
ui-stage-draft = in the making
ui-stage-playable = playable
ui-stage-complete = complete
ui-mine = My tables
ui-mine-none = You sit at no table yet.
ui-mine-more = { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }
ui-public = Open to all
ui-join = Join a table
ui-join-code = Code of the table
ui-join-go = Join
ui-joining = Looking for table { $code } …
ui-import = Open a match file
ui-table-open = has not begun
ui-table-over = over
ui-table-closed = closed
ui-table-frozen = cannot go on
ui-table-you = Your turn
ui-table-waits = { $names } to decide
ui-frozen = { $why ->
        [newer-file] This match cannot go on here: { error-newer-file }.
        [newer-rules] This match cannot go on here: { error-newer-rules }.
        [older-rules] This match cannot go on here: { error-older-rules }.
        [damaged-file] This match cannot go on here: { error-damaged-file }.
        [foreign-file] This match cannot go on here: { error-foreign-file }.
        [wrong-record] This match cannot go on here: { error-wrong-record }.
        [no-such-game] This match cannot go on here: { error-no-such-game }.
       *[other] This match cannot go on here: { $note }
    }
ui-table-round = round { $round }

## Who I am

ui-account = Who you are
ui-account-me = You are { $name }
ui-account-name = Name
ui-account-rename = Use this name
ui-account-guest = You are a guest: your tables live as long as this browser remembers you. A name and a password keep them, on every device.
ui-account-kept = Your account keeps your tables.
ui-account-password = Password, eight characters or more
ui-account-login = Sign in
ui-account-new = New account
ui-account-logout = Sign out
ui-account-now = You are { $name } now.
ui-move = Go on elsewhere
    .text = A code brings your seats to another device. It works once.
ui-move-code = Give me a code
ui-move-minutes =
    { $minutes ->
        [one] good for { $minutes } minute
       *[other] good for { $minutes } minutes
    }
ui-move-here = Code from the other device
ui-move-go = Go on here

## A new table

ui-setup = New table: { $game }
ui-setup-count = Players
ui-setup-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-setup-start = Sit down and start
ui-setup-invite = Open the table and invite
ui-seats = Seats
ui-chair-me = Me
ui-chair-here = At this screen
ui-chair-open = A friend by link
ui-chair-easy = Bot: easy
ui-chair-greedy = Bot: fair
ui-chair-strong = Bot: strong
ui-chair-random = Bot: plays at random
ui-chair-name = Name
ui-options = Variants
ui-options-none = This game has no variants.
ui-manners = At this table
ui-pace = Pace of the bots
    .text = How long bots seem to think.
ui-pace-instant = At once
ui-pace-natural = Natural
ui-pace-slow = Slow
ui-clock = Clock
    .text = When a clock runs out, a bot answers for that seat.
ui-clock-none = None
ui-clock-quick = 5 minutes + 10 seconds a move
ui-clock-calm = 20 minutes + 30 seconds a move
ui-clock-days = 3 days + 1 day a move
ui-leaver = If somebody leaves
ui-leaver-wait = the others wait
ui-leaver-bot = a bot takes over
ui-manner-public = Public table
    .text = It stands in the hall for everybody to see and join.
ui-manner-past-bots = Undo past bots
    .text = Taking back a move also takes back what bots did since.
ui-manner-take-back = Take-backs by consent
    .text = Where undo stops, a player may ask all the others.
ui-seed = Number of the deal
    .text = The same number deals the same game. Everybody at the table sees it. Without one, the deal is secret.
ui-seed-none = secret

## Before the game

ui-invite = Invite
    .text = Whoever has the link or the code can take an open seat or watch.
ui-invite-copy = Copy the link
ui-invite-copied = The link is copied.
ui-invite-qr = The link for a phone camera
ui-start = Start
ui-start-ready = Everybody is here.
ui-start-owner = The one who opened the table starts.
ui-start-open =
    { $seats ->
        [one] { $seats } seat is still open.
       *[other] { $seats } seats are still open.
    }
ui-seat-open = open
ui-seat-you = that is you
ui-seat-here = here
ui-seat-away = away
ui-seat-gone = has left the table
ui-seat-bot = bot: { $level }
ui-seat-thinks = decides now
ui-seat-resigned = has resigned
ui-seat-stand-in = a bot stands in
ui-watching = You are watching.
ui-stands-in = A bot plays for you.
ui-stands-in-resigned = You have resigned: a bot plays on.
ui-seat-take = Sit here
ui-seat-leave = Get up
ui-seat-empty = Empty the seat
ui-seat-hand = Let a bot play
ui-seat-back = Take my seat back
ui-bot-easy = easy
ui-bot-greedy = fair
ui-bot-strong = strong
ui-bot-random = plays at random
ui-bot-name-0 = Bramble
ui-bot-name-1 = Flint
ui-bot-name-2 = Juniper
ui-bot-name-3 = Moss
ui-bot-name-4 = Ember
ui-bot-name-5 = Wren
ui-mute = Mute
ui-unmute = Let speak
ui-remove = Remove

## The prompt

ui-prompt = What is asked
ui-prompt-for = { $name }: { $ask }
ui-prompt-other = { $name } is asked: “{ $ask }”
ui-prompt-others = { $names } have to decide.
ui-prompt-wait = The game goes on …
ui-prompt-over = The match is over.
ui-remember = Remember my next answer to this question
ui-for-me = For me always: { $move }
ui-for-me-tip = Whenever this is asked, the table gives this answer for you after a short pause, whatever you hold. Nobody sees that it does. Press again to be asked.
ui-hold = Wait, I may cut in
ui-go-on = Go on
ui-undo = Undo
ui-undo-tip = Take back your last move (U)
ui-take-back-ask = Ask for a take-back
ui-take-back-asked = { $name } asks to take back a move. Do you agree?
ui-take-back-waiting = A take-back waits for { $names }.
ui-why-not = Why this cannot be done
ui-no-way-back = This cannot be undone. Tap to confirm.
ui-piece-glows =
    { $moves ->
        [one] { $thing }: can be chosen
       *[other] { $thing }: { $moves } moves
    }

## Moves, log, chat, notes

ui-moves = Moves
ui-moves-none = There is nothing for you to decide now.
ui-moves-asides = You may also
ui-moves-here = What can be done here
ui-parts = Parts of the table
ui-board = Board
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-log-jump = Show this position
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-muted = You may not speak here
ui-notes = Notes
ui-notes-tip = Only you see what you write here.
ui-notes-kept = Kept.
ui-notes-keeping = Saving …
ui-skip-to-moves = To the list of moves

## What the table itself says in the chat

ui-notice-bot = { $name } lets a bot play.
ui-notice-back = { $name } plays again, without the bot.
ui-notice-resigned = { $name } has resigned: a bot plays on.
ui-notice-left = { $name } has left: a bot plays on.
ui-notice-removed = { $name } was asked to leave: a bot plays on.
ui-notice-joined = { $name } sits down and takes over from the bot.
ui-notice-clock = { $name } is out of time: a bot answers.
ui-notice-leaver = { $name } is away: a bot answers meanwhile.
ui-notice-vacation = { $name } is on vacation: the clock stands still.
ui-notice-returned = { $name } is back from vacation.
ui-notice-repaired = { $name }: the match could not go on and was set back to an earlier position.

## Looking elsewhere

ui-past = An earlier position: step { $step } of { $of }.
ui-past-short = { $step } / { $of }
ui-back-to-now = Back to the game
ui-sandbox-begin = Try moves out
ui-sandbox =
    { $moves ->
        [0] You are trying moves out: nothing is played.
        [one] You are trying moves out: { $moves } so far. Nothing is played.
       *[other] You are trying moves out: { $moves } so far. Nothing is played.
    }
ui-sandbox-chance = Chance had a say: it may come differently.
ui-sandbox-end = From here it is for others to decide.
ui-step-first = To the beginning
ui-step-back = One step back
ui-step-on = One step on
ui-step-last = To the end
ui-step-play = Play it
ui-step-stop = Stop
ui-since = Since you last looked
ui-since-replay = Show it on the board
ui-lost = The line is lost. Trying again …
ui-curtain = { $name }, it is your turn.
ui-curtain-open = I am here

## The table itself

ui-table = Table
ui-export = Save the match as a file
ui-orders = Answers I want remembered
ui-orders-forget = Ask me again
ui-report = Report a problem
ui-report-expected = What did you expect to happen?
ui-report-done = Thank you. It is written down as { $file }.
ui-deal-open = An open deal, number { $seed }.
ui-deal-secret = The hash of the secret deal: { $hash }. The finished record proves it.
ui-resign = Resign
ui-resign-of = { $name } resigns
ui-close-table = Close the table
ui-sure = Really?
ui-tab = { $game } · { ui-title }
ui-tab-mine = ● Your turn · { $game }

## The end

ui-over =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
ui-over-solo = The match is over
ui-over-lost = Nobody wins
ui-over-how = How it ended: { $end }.
ui-over-board = Look at the board
ui-rematch = Rematch
ui-score = Final count
ui-score-place = Place { $place }
ui-score-total = Total
ui-score-rank = Rank: { $rank }

## Review

ui-review = Review
ui-review-of = Review: { $game }
ui-review-steps = Steps of the match
ui-eyes = Seen by
ui-eyes-of = { $name }
ui-eyes-all = a spectator
ui-fork = What if …
    .text = Begin a table of your own from this position. Bots play the other seats.
ui-to-table = To the table
ui-chart = Scores over time
ui-chart-short = Scores

## Rules

ui-rules = Rules
ui-rules-of = Rules: { $game }
ui-rules-open = Open the rules
ui-rules-ruling = Ruling:
ui-rule = Rule { $rule }
ui-rule-of = { $chapter ->
        [none] Rule { $rule }
       *[other] { $chapter }, rule { $rule }
    }
ui-chapters = Chapters
ui-components = Components
ui-coach = A hint for newcomers
ui-coach-off = No more hints

## Help

ui-help = Help
ui-help-text = Whatever glows can be clicked: that is the move. Click anything else to learn why it cannot be done. Hover or focus to see what a move would lead to.
ui-key-number = make the move with that number in the list
ui-key-tenth = go to the tenth move of the list; ↑ and ↓ lead on
ui-key-undo = take back your last move
ui-key-arrows = go from piece to piece
ui-key-enter = choose the piece
ui-key-list = show or hide the list of moves
ui-key-esc = close, or back to the game
ui-key-help = this page

## Settings

ui-settings = Settings
ui-setting-lang = Language
ui-setting-theme = Lighting
ui-theme-auto = As the system has it
ui-theme-light = Parchment by day
ui-theme-dark = Candle-light
ui-setting-scale = Size of the text
ui-setting-motion = Animation
    .text = Pieces move and dice roll.
ui-setting-previews = Previews
    .text = Show where a move leads while you point at it.
ui-setting-moveList = List of moves
    .text = All moves as plain buttons beside the board.
ui-setting-coach = Hints for newcomers
    .text = The rule behind a question, the first time it is asked.
ui-setting-secondTap = Second tap
    .text = On a touch screen, confirm moves that cannot be undone.
ui-setting-curtain = Curtain
    .text = Hide the board between players at one screen.
ui-setting-notify = Notices
    .text = Tell me when it is my turn and I am looking elsewhere.

## Maps

ui-map-nearer = Zoom in
ui-map-farther = Zoom out
ui-map-whole = Whole map

## About

ui-about = About
ui-about-what = Questhall is an open digital table for adventure board games. It knows the rules, runs the table, plays the empty seats and explains itself.
ui-about-games = Whose games these are
    .text = This is an unofficial implementation by people who like these games. It is not endorsed by their authors or publishers. No picture and no sentence is copied from them. If you enjoy a game here, please buy the box: it is the better table.
ui-whose-rollplayer = by Keith Matejka, published by Thunderworks Games; Russian edition by Crowd Games
ui-about-licence = Licences
    .text = The code is under the MIT licence, our own texts and drawings are under CC BY 4.0. Neither covers what belongs to the games’ owners.
ui-about-credits = With thanks to
ui-credit-icons = icons by Lorc, Delapouite and contributors, some recoloured
ui-credit-fonts = the typefaces, by Juan Pablo del Peral and Huerta Tipográfica
ui-credit-fluent = grammar in two languages
ui-credit-svelte = the pages
ui-credit-qr = the codes for phone cameras
ui-about-privacy = Questhall sets one cookie that says who you are at the table. Your settings stay in this browser.

## Chances

ui-odds = { $what }: { $percent } ({ $how })
    .helped = { $what }: { $percent }, { $help } { $helped } ({ $how })
ui-odds-ask = Chances?
ui-odds-wait = Trying …
ui-odds-none = no chance to reckon

## Hints

ui-hint = Hint
    .tip = What would a strong bot do here?
ui-hint-wait = Thinking …
ui-hint-then = { $name }, thinking twice: { $move }. { $why }
ui-log-why = { $name }: { $why }
ui-hint-found = { $move }. { $why }

## Campaigns

ui-campaigns = My campaigns
ui-campaigns-over = over
ui-campaigns-since = played last on { $date }
ui-campaign = Campaign
ui-campaign-of = Campaign: { $game }
ui-campaign-next = Next game
ui-campaign-table = To the table
ui-campaign-new = New campaign
ui-campaign-export = Take it along as a file
ui-campaign-none = The character cards are filled in when the first game is over.
ui-campaign-over = This campaign is over.
ui-campaign-file = Go on with a campaign from a file
    .text = Mode and variants that the campaign fixes are taken from the file.
ui-campaign-unreadable = This file cannot be read as a campaign.

## Games that last for days

ui-next-table = { $count ->
    [one] Your next table
   *[other] Your next table ({ $count })
}
    .tip = It is your turn there.
ui-seat-rests = on vacation until { $date }
ui-vacation = Vacation
    .text = { $left ->
    [one] While you are away, your clocks stand still where they run for days, and the others see that you are away. The first move brings you back. { $left } day is left this year.
   *[other] While you are away, your clocks stand still where they run for days, and the others see that you are away. The first move brings you back. { $left } days are left this year.
}
ui-vacation-until = You are away until { $date }.
ui-vacation-days = For how many days
ui-vacation-go = Go on vacation
ui-vacation-end = I am back
ui-reach = When it is your turn
    .text = If you are not at the table, you can be told. Only which game it is and where is said, once for each turn.
ui-reach-mail = E-mail
ui-reach-hook = Address of a program (webhook)
ui-reach-keep = Keep
ui-reach-confirmed = Letters go to { $mail }.
ui-reach-unconfirmed = A letter is on its way to { $mail }. Follow its link, and the next ones will come.
ui-reach-called = This program is called.
ui-reach-on = Tell me
    .text = Switched off, the addresses stay and nothing is sent.
ui-letters-confirm = Is this address yours?
    .text = Then you will be written to when it is your turn and you are not at the table.
ui-letters-confirm-go = Yes, it is mine
ui-letters-confirm-done = Thank you. You will be written to when it is your turn.
ui-letters-stop = No more letters?
    .text = You can switch them on again where you named your address.
ui-letters-stop-go = No more letters
ui-letters-stop-done = Done: no more letters.
ui-forget = Be forgotten
    .text = Your name, what you said, your notes, addresses and sessions go at once. At your tables a bot plays on; what was done at your seat stays, without you. It cannot be undone.
ui-forget-go = Forget me
ui-forget-done = You are forgotten.
