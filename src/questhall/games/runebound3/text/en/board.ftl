# What the board on the screen says beside the pieces themselves.

## Tabs and headings

board-tab-map = Map
board-tab-hero = My hero
board-tab-market = Markets and story
board-tab-rivals = Others
board-map = Map of the realm
board-sheet = Hero sheet: { $hero }
board-first = First player
board-first-short = first
board-look = Look closer: { $name }
board-alone = You play alone.
board-task = What is being resolved
board-choice = Choice { $number }
board-choice-words = Choice { $number }: { $words }
board-decks = Decks
board-markets = Markets
board-markets-later = The markets are laid out when everybody has begun.
board-laid-open = Laid open
board-you-are-here = you are here
board-stories = Story quests
board-stories-none = No story quest lies here yet.
board-learned = Learned skills
board-assets = Assets
board-quests = Quests and rumours
board-trophies-title = Trophies

## The map

board-hex-reach =
    { $dice ->
        [one] { $name }, { $dice } die away
       *[other] { $name }, { $dice } dice away
    }
board-figure = { $hero } ({ $name })
board-gem-here = Adventure on this hex
board-adventure = Adventure here
board-initial-corbin = C
board-initial-laurel = La
board-initial-lissa = Li
board-initial-hawthorne = H
board-initial-mok = M
board-initial-thorn = T
board-zombies =
    { $count ->
        [one] { $count } zombie
       *[other] { $count } zombies
    }

## Time and scenario

board-act = Act { $act }, round { $round }
board-time = Time track
board-space =
    { $what ->
        [story] Space { $space }: a story card is drawn
        [refresh] Space { $space }: adventure gems are turned face up
        [both] Space { $space }: gems are turned face up, a story card is drawn
       *[none] Space { $space }
    }
board-scenario-read = { $scenario }: both sides of the scenario card
board-scenario-aim = The aim
board-scenario-tokens = What helps
board-scenario-first = When the first act ends
board-scenario-second = When the second act ends
board-margath-aim = Whoever defeats High Lord Margath wins. Whoever loses to him is out.
board-margath-tokens = Each lore lowers Margath's health by 1, but never below 8.
board-margath-first = Margath appears: { $where }.
board-margath-second = From now on the first player rolls five terrain dice at the end of each round: for each wild Margath marches one hex towards Tamalir. If he reaches it, all have lost.
board-corpse-king-aim = Whoever defeats Vorakesh wins. Whoever loses to him is out.
board-corpse-king-tokens = Each ally lowers the health of Vorakesh by 2, but never below 8. Each zombie on the board raises it by 1. Every hero begins with one ally.
board-corpse-king-first = Vorakesh appears with a zombie: { $where }.
board-corpse-king-second = His hour has come: all have lost.
board-story = Story card
board-story-at = Story quest: { $where }
board-solved-by = Solved by { $name }

## A hero

board-health = Health: { $left } of { $health }, damage: { $damage }
board-health-word = health
board-speed = speed
board-hand-limit = hand limit
board-gold = gold
board-points =
    { $points ->
        [one] { $points } action point left
       *[other] { $points } action points left
    }
board-state-eliminated = Out of the game
board-state-defeated = Defeated: can only rest
board-state-delayed = Delayed: must stand up first
board-hand = Hand: { $count } of { $limit }
board-hand-count = Cards in hand: { $count } of { $limit }
board-hand-empty = Your hand is empty.
board-trophies = Trophies ({ $deck }): { $count }
board-trophies-known = { $trophies }: { $cards }
board-hand-word = hand
board-starts-in = Begins in a { $kind }.
board-begin-corbin = Then draws a skill card more to choose from, or moves 1 hex.
board-begin-laurel = Then rolls two terrain dice and may move by them.
board-begin-lissa = Then draws a skill card more to choose from.
board-begin-hawthorne = Then gains 2 gold and may buy one of three assets before the markets open.
board-begin-mok = Then may learn a skill from the hand that costs a single trophy.
board-begin-thorn = Then gains 2 gold.
board-corbin-1 = A skill card
board-corbin-2 = Move 1 hex
board-toll-1 = Suffer 2 damage
board-toll-2 = Place a zombie where you are

## Cards

board-skill-kind = { $kind } · { $set }
board-set-nature = Force of Nature
board-set-military = Military Training
board-set-wanderlust = Wanderlust
board-set-fortune = Gentleman of Fortune
board-set-gods = Favourite of the Gods
board-set-runes = Rune Magic
board-cost = To learn it: { $cost }
board-success = Success
board-kind-clothing = clothing
board-kind-equipment = equipment
board-kind-goods = goods
board-kind-transport = transport
board-kind-weapon = weapon
board-place-city = city
board-place-settlement = settlement
board-place-shrine = shrine
board-place-fortress = fortress
board-trade = Sells for { $gold } in a { $kind }
board-brings-token = Combat token: { $token }
board-trait-warrior = warrior
board-trait-mystic = mystic
board-trait-beast = beast
board-trait-undead = undead
board-trait-dragon = dragon
board-trait-humanoid = humanoid
board-trait-demon = demon
board-trait-villain = villain
board-enemy-health = Health: { $health }
board-reward =
    { $count ->
        [1] Reward:
       *[other] Reward, one of:
    }
board-quest-at = Quest: { $where }
board-rumour = Rumour
board-rumour-at = Rumour: { $where }
board-needs-test =
    { $successes ->
        [one] Test { $attribute }: { $successes } success
       *[other] Test { $attribute }: { $successes } successes
    }
board-test =
    { $modifier ->
        [more] Test { $attribute } (cards: +{ $cards })
        [fewer] Test { $attribute } (cards: −{ $cards })
       *[none] Test { $attribute }
    }
board-pay = Pay { gold }
board-else = Otherwise:
board-revealed =
    { $successes ->
        [0] Test: no success so far
        [one] Test: { $successes } success
       *[other] Test: { $successes } successes
    }

## Everything in the box

board-kinds-hero = Heroes
board-kinds-skill = Skills
board-kinds-asset = Assets
board-kinds-enemy = Enemies
board-kinds-event = Events
board-kinds-quest = Quests
board-kinds-story = Story cards
board-event = Event

## Prices of abilities

board-surges =
    { $surges ->
        [1] 1 surge
       *[other] { $surges } surges
    }
board-as-action = an action
board-exert = exert
board-limit-turn = once a turn
board-limit-round = once a combat round
board-limit-fight = once a fight
board-used = used

## What cards bring

board-gain-nothing = nothing more
board-gain-damage = suffer { $count } damage
board-gain-heal = heal { $count }
board-gain-heal-all = heal everything
board-gain-gold = { $count } gold
board-gain-gold-lost = lose { $count } gold
board-gain-tokens-margath = lore: { $count }
board-gain-tokens-corpse-king = allies: { $count }
board-gain-tokens-lost-margath = lose lore: { $count }
board-gain-tokens-lost-corpse-king = lose allies: { $count }
board-gain-tokens-any = lore or allies: { $count }
board-gain-tokens-lost-any = lose lore or allies: { $count }
board-gain-draw =
    { $count ->
        [one] draw { $count } skill
       *[other] draw { $count } skills
    }
board-gain-trophy = this card as a trophy
board-gain-trophies = a trophy ({ $count })
board-gain-learn = learn a skill for nothing
board-gain-asset = an asset worth up to { $count }
board-gain-move =
    { $count ->
        [one] move { $count } hex
       *[other] move up to { $count } hexes
    }
board-gain-zombies = zombies here: { $count }
board-gain-zombies-gone = zombies removed: { $count }
board-gain-delayed = delayed
board-gain-discard = no trophy

## Dice and decks

board-dice = Terrain dice, { $why }
board-die =
    { $spent ->
        [yes] Die: { $face } (spent)
       *[no] Die: { $face }
    }
board-deck =
    { $count ->
        [one] Deck ({ $deck }): { $count } card
       *[other] Deck ({ $deck }): { $count } cards
    }
board-pile = { $deck }: { $count } left, { $discarded } discarded
board-deck-exploration = Exploration deck
board-deck-social = Social deck
board-deck-combat = Combat deck
board-deck-skills = Skill deck
board-deck-assets = Asset deck
board-deck-story = Story deck

## A fight

board-fight = Fight
board-fight-round = Combat round { $round }
board-fight-phases = Phases of a combat round
board-fight-cast = Cast
board-fight-act = Actions
board-fight-retreat = Retreat
board-fight-turn = Combat action: { $name }
board-fight-hit = { $kind } on { $name }
board-fight-challenge = { $name } has thrown down the gauntlet.
board-fight-by = played by { $name }
board-fight-by-table = played by the table
board-fight-passed = passed
board-face-gold = { $shows } (gold)
board-token =
    { $state ->
        [spent] { $shows }, spent; other side: { $back }
        [doubles] { $shows }, doubled; other side: { $back }
       *[ready] { $shows }; other side: { $back }
    }
board-pool-empty = No tokens have been cast yet.
board-mark-brambles = brambles: whoever wounds is pricked
board-mark-double-magic = magic damage doubled
board-mark-double-physical = physical damage doubled
board-mark-double-skull = enemy damage doubled
board-mark-faded = faded: the next attack deals 2 less
board-mark-mind-meld = Mind Meld
board-mark-no-surges = no surge abilities

## An exchange

board-trade-title = Exchange
board-trade-between = Exchange: { $name } and { $other }
board-trade-gives = { $name } gives: { $things }

## Chances

board-gambles = Fights you could begin
board-reaching = Where may a roll lead?
board-hex-chance = { $name }, by a roll { $percent }

board-option-taken = Chosen
board-slot =
    { $token ->
        [yes] Slot { $number }, its token lies on the map
       *[no] Slot { $number }
    }
