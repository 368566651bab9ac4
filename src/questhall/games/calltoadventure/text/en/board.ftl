# What the board on the screen says beside the pieces themselves.

## Tabs, headings, piles

board-tab-acts = Acts
board-tab-hero = My hero
board-tab-others = Others
board-hero = The hero of { $name }
board-look = Look closer: { $name }
board-alone = You play alone.
board-row = Story cards: { $act }
board-closed = face down until a hero comes to this act
board-act-over = over for you
board-unfold = Show
board-fold = Hide
board-decks = Decks
board-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
board-discard =
    { $count ->
        [one] { $count } discarded
       *[other] { $count } discarded
    }
board-odium-deck =
    { $count ->
        [one] Odium deck: { $count } card
       *[other] Odium deck: { $count } cards
    }
board-choosing = Character cards to choose from
board-found-allies = An ally has come up
board-stack = Waiting to take effect, the top one first
board-played-on = { $who }: on { $whom }
board-cancelled = cancelled
board-deeds =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
board-deed-Journey = Journey
board-deed-Replace = Replace
board-deed-Attach = Lay it here

## Cards

board-kind-origin = Origin
board-kind-motivation = Motivation
board-kind-destiny = Destiny
board-kind-challenge = Challenge
board-kind-trait = Trait
board-kind-ally = Ally
board-kind-scheme = Scheme
board-kind-odium = The adversary
board-kind-act = { $kind }, { $act }
board-kinds-origin = Origins
board-kinds-motivation = Motivations
board-kinds-destiny = Destinies
board-kinds-challenge = Challenges
board-kinds-trait = Traits
board-kinds-ally = Allies
board-kinds-hero = Hero cards
board-kinds-antihero = Antihero cards
board-kinds-scheme = Odium and schemes
board-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
board-skull = In the Odium deck when you play against him
board-difficulty = Difficulty { $number }
board-harder = +1 to the difficulty on this path
board-ally-harder = +1 difficulty
board-needs = needs
board-needs-track = spaces { $from }–{ $to } of the track
board-costs = costs { $xp } XP
board-asks-radiant =
    { $count ->
        [one] needs { $count } Radiant icon
       *[other] needs { $count } Radiant icons
    }
board-when-turn = in your turn
board-when-before = before the cast
board-when-during = after the cast
board-when-after = after the attempt
board-moment-any = At any moment
board-moment-before = Before a cast
board-moment-during = After a cast, before its result
board-moment-after = After an attempt
board-barred-hero = Too deep in Corruption for hero cards
board-barred-antihero = Too high for antihero cards
board-gain-triumph = Triumph: { $count }
board-gain-tragedy = Tragedy: { $count }
board-gain-hero =
    { $count ->
        [one] { $count } hero card
       *[other] { $count } hero cards
    }
board-gain-antihero =
    { $count ->
        [one] { $count } antihero card
       *[other] { $count } antihero cards
    }
board-gain-xp = { $count } experience
board-gain-moon =
    { $count ->
        [one] moon: { $count } space down the Corruption track
       *[other] moons: { $count } spaces down the Corruption track
    }
board-gain-sun =
    { $count ->
        [one] sun: { $count } space up the Corruption track
       *[other] suns: { $count } spaces up the Corruption track
    }

## A hero

board-track = Corruption track
board-plays-hero = hero cards can be played
board-plays-antihero = antihero cards can be played
board-turn = on turn
board-sworn = sworn to Odium
board-withstood = withstood Odium
board-turn-bonus = +{ $count } this turn
board-next-bonus = +{ $count } next turn
board-hand = Hand
board-hand-empty = No cards in hand.
board-hand-hero =
    { $count ->
        [one] { $count } hero card in hand
       *[other] { $count } hero cards in hand
    }
board-hand-antihero =
    { $count ->
        [one] { $count } antihero card in hand
       *[other] { $count } antihero cards in hand
    }
board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-hidden = Only you see it
board-used = used
board-face-down = face down
board-empty-place = Empty: a story card will lie here
board-destiny-hidden = hidden destiny
board-allies = Allies
board-ally-up = { $ally }
board-ally-down = { $ally } (face down)
board-played = Played:
board-count = { $what }: { $count }
board-sets = Story icons
board-set =
    { $points ->
        [0] { $icon }: { $count }
       *[other] { $icon }: { $count }, worth { $points }
    }
board-radiant-turn =
    { $count ->
        [one] { $count } more Radiant icon until the end of the turn
       *[other] { $count } more Radiant icons until the end of the turn
    }
board-story = Story: { $count } of 9
board-ally-count = Allies: { $count }
board-progress = Story: { $count } of 9 · Corruption track: space { $space }
board-score = Points so far
board-tale = The story of { $name }
board-copy = Copy the story
board-copied = Copied

## The cast

board-cast = The cast
board-last-cast = last cast
board-cast-again = cast no. { $count }
board-no-cast = No runes have been cast yet. Each path shows the runes you would cast for it and its chance.
board-with-dark =
    { $count ->
        [one] with { $count } Dark rune
       *[other] with { $count } Dark runes
    }
board-would-cast = Would be cast: { $runes }
board-plus =
    { $count ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $count }
    }
board-needed = Difficulty { $difficulty }
board-bonus = { $count } to the result
board-reading =
    { $has ->
        [yes] { $sum } { $bonus } = { $result } against { $difficulty }
       *[no] { $result } against { $difficulty }
    }
board-passed = Success
board-failed = Failure
board-buy =
    { $count ->
        [one] Add { $count } Dark rune for { $count } XP
       *[other] Add { $count } Dark runes for { $count } XP
    }
board-rune-ready = { $rune }: { $one } or { $other }
board-rune-cast = { $rune }: { $face }, { $value }
board-face-blank = blank
board-face-bar = bar
board-face-moon = moon
board-face-xp = experience
board-face-hero = hero card
board-face-antihero = antihero card
board-face-either = hero or antihero card
board-pairs = Two abilities against Odium
