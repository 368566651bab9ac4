# What the board on the screen says beside the pieces themselves.

## Tabs and headings

board-tab-map = Map
board-tab-hero = My hero
board-tab-market = Markets
board-tab-rivals = Others
board-map = Map of the realm
board-sheet = Hero sheet: { $hero }
board-look = Look closer: { $name }
board-alone = You play alone.
board-markets = Markets
board-market-empty = Nothing is on sale here.
board-you-are-here = you are here
board-edge = Along the edge of the board
board-event = Event in force
board-no-event = No event is in force.
board-undefeated = Undefeated challenges
board-decks = Adventure decks
board-nothing = Nothing.
board-allies = Allies
board-items = Items and rewards
board-venture = What is being resolved
board-hero = hero

## The map

board-hex-reach =
    { $dice ->
        [one] { $name }, { $dice } die away
       *[other] { $name }, { $dice } dice away
    }
board-figure = { $hero } ({ $name })
board-spot =
    { $up ->
        [yes] Adventure: { $colour }
       *[no] Empty spot: { $colour }
    }
board-waiting = Undefeated challenge { $number }: { $card }
board-space = { $number } · { $hex }
board-dice = Movement dice
board-die = Movement die: { $face }
board-doom-title = Doom
board-doom = Doom track: { $cards } of { $limit } cards, { $counters } of 8 coats of arms covered

## A hero

board-gold = { $gold } gold
board-runes =
    { $count ->
        [one] { $count } dragon rune of three
       *[other] { $count } dragon runes of three
    }
board-rune = A dragon rune. Three of them win the game.
board-state-knocked-out = Knocked out
board-state-dead = Killed in the final battle
board-wounds = Wounds: { $count } of { $limit }
board-exhaustion = Exhaustion: { $count } of { $limit }
board-numbers = { $attribute } { $value }; { $attack } attacks deal { $damage }
board-foe-numbers = { $attribute } to reach: { $value }; failing in the { $attack } phase costs { $damage }
board-skill = { $skill }: +{ $modifier } for each exhaustion
board-experience = Experience: { $points }; an improvement costs { $cost }
board-counters = Adventure counters, { $colour }: { $count }
board-level = Level { $level }
board-face-down = face down
board-class-weapon = weapon
board-class-armour = armour
board-class-artifact = artifact
board-class-reward = reward
board-class-rune = dragon rune
board-class-ally = ally

## Adventure cards

board-adventure-challenge = challenge, { $colour }
board-adventure-encounter = encounter, { $colour }
board-adventure-event = event { $number }, { $colour }
board-test = Test { $attribute } { $skill } ({ $target })
board-brings-rune = Brings a dragon rune
board-brings-victory = Brings the victory
board-hazard = A travel hazard: no rewards, no escape.
board-deck =
    { $count ->
        [one] Deck, { $colour }: { $count } card
       *[other] Deck, { $colour }: { $count } cards
    }
board-kinds-heroes = Heroes
board-kinds-weapons = Weapons
board-kinds-armour = Armour
board-kinds-artifacts = Artifacts
board-kinds-allies = Allies
board-kinds-green = Green deck
board-kinds-yellow = Yellow deck
board-kinds-blue = Blue deck
board-kinds-red = Red deck

## Fights and rolls

board-fight = The fight
board-fight-before = Before combat
board-fight-round = Combat round { $round }
board-phases = Phases of the round
board-phase-before = before combat
board-phase-escape = escape
board-target = To reach: { $target }
board-cost =
    { $wounds ->
        [one] A failure costs { $wounds } wound
       *[other] A failure costs { $wounds } wounds
    }
board-boost = next roll { NUMBER($boost, signDisplay: "always") }
board-extra = next hit +{ $extra }
board-hurt =
    { $count ->
        [one] { $count } wound is coming: { $who }
       *[other] { $count } wounds are coming: { $who }
    }
board-gambles = Fights you could begin
board-end-win = Win, if nobody flees:
board-end-away = Get away in the end:
board-defence = Defence:
board-has-attacked = has attacked
board-kept-out = cannot fight here
board-spoils = Taken from the loser
board-roll-attack = { $who } attacks
board-roll-defence = { $who } defends
board-roll-escape = { $who } tries to escape
board-roll-test = { $who } is tested: { $attribute }
board-roll-target = { $who } defends
board-roll-against = against { $target }
board-roll-good = success
board-roll-bad = failure

## Trade

board-trade = A trade
board-gives = { $name } gives
board-trade-add = What can be added
