# What the text table says of the board of Call to Adventure.

text-legend = ↑ ↓ paths  +1 harder  Dark: with 1, 2, 3 Dark runes  ◇ Triumph  ◆ Tragedy  ▲ hero card  ▼ antihero card  ☾ moon  ☼ sun  ☉ Radiant  runes: | 1, ● and ☾ 2, all else 0, * special

## Kinds and short names

text-ability-strength = STR
text-ability-dexterity = DEX
text-ability-constitution = CON
text-ability-intelligence = INT
text-ability-wisdom = WIS
text-ability-charisma = CHA
text-kind-origin = origin
text-kind-motivation = motivation
text-kind-destiny = destiny
text-kind-trait = trait
text-kind-ally = ally
text-kind-challenge = challenge
text-kind-scheme = scheme
text-rune-core = core
text-rune-dark = Dark
text-face-xp = experience
text-pair = { $one } and { $other }

## The rows

text-face-down =
    { $cards ->
        [one] { $cards } card face down
       *[other] { $cards } cards face down
    }
text-deck = deck { $cards }, discards { $discard }
text-act-over = over for you
text-challenge = difficulty { $difficulty } · { $abilities }
text-any-two = any two abilities
text-against =
    { $bonus ->
        [none] needs { $difficulty }:
       *[other] needs { $difficulty } with { $bonus }:
    }
text-with-dark = { $chance } · Dark { $dark }
text-lacks = lacks { $lacks }

## What goes on

text-fate-decks = decks: ▲ { $hero }, ▼ { $antihero }
text-last-turns = last turns: the story of { $name } is complete
text-dealt = Your character cards, of each kind you keep one:
text-attempt = the cast
text-difficulty = difficulty { $difficulty }
text-ready = Runes:
text-bonus = bonus { $bonus }
text-result =
    { $bonus ->
        [none] { $total } against { $difficulty }
       *[other] { $sum } and { $bonus } are { $total } against { $difficulty }
    }
text-cast-number = cast { $number }
text-mark-no-radiant-powers = Powers of the Radiant orders cannot be used in this attempt.
text-stack = Cards that wait, the first takes effect first:
text-cancelled = is cancelled

## The board of a hero

text-hidden = face down
text-secret = secret
text-abilities = Abilities
text-icons = Story icons
text-radiant-now = ☉ +{ $count } until the end of the turn
text-track = Corruption
text-playable =
    { $sides ->
        [hero] hero cards only
        [antihero] antihero cards only
       *[other] hero and antihero cards
    }
text-turn-bonus = { $bonus } to the result in this turn
text-next-bonus = { $bonus } to the result in the next turn
text-played = played { $cards }
text-oath-sworn = sworn to Odium
text-oath-refused = has refused the oath
text-stood = has stood against Odium
text-ally-lost = sacrificed
text-hand = Hand
text-hand-of = hand ▲{ $hero } ▼{ $antihero }
text-moment-any = at any moment
text-moment-before = before a cast
text-moment-during = after a cast
text-moment-after = after an attempt
text-track-bars = not from this space of the track
text-story = cards { $cards } of { $whole }
text-no-others = Nobody else sits at this table.

## The count

text-points-now =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
text-total = Total

## Beside moves

text-free = for nothing
text-cards-left = left { $cards }
text-harder = difficulty { $difficulty } → { $harder }
text-swear = 3 experience from Odium; you do not face him, and you win if he is not defeated
text-stay-true = you face Odium with the others
