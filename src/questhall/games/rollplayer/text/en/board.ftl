# What the board on the screen says beside the pieces themselves.

## Tabs and headings

board-tab-sheet = My sheet
board-tab-market = Market
board-tab-rivals = Rivals
rp-round = Round { $round } of { $rounds }
rp-first = First player: { $name }
rp-initiative = Initiative
rp-market = Market
rp-market-empty = The market is empty.
rp-score-now = Stars so far
rp-rivals = Rivals
rp-open-sheet = Open the sheet: { $name }

## Piles

rp-deck =
    { $cards ->
        [one] Deck: { $cards } card
       *[other] Deck: { $cards } cards
    }
rp-discard =
    { $cards ->
        [one] Discard pile: { $cards } card
       *[other] Discard pile: { $cards } cards
    }
rp-trash =
    { $cards ->
        [one] Trash pile: { $cards } card
       *[other] Trash pile: { $cards } cards
    }
rp-bag =
    { $dice ->
        [one] Bag: { $dice } die
       *[other] Bag: { $dice } dice
    }
rp-aside = Out of the bag
rp-pile-empty = There is nothing here.
rp-bag-of = { $color }: { $count }
rp-top = Turned over

## Dice

rp-die = Die: { $color } { $value }
rp-die-on-sheet = Die: { $color } { $value }, { $row }, cell { $cell }
rp-die-matches = Die: { $color } { $value }, { $row }, cell { $cell }, as the backstory tells
rp-die-elsewhere = Die: { $color } { $value }, { $row }, cell { $cell }, the backstory wants { $wanted }
rp-cell-empty = { $row }, cell { $cell }: empty
rp-cell-wants = { $row }, cell { $cell }: empty, the backstory wants { $wanted }
rp-starting = Dice to place
rp-starting-die = Starting die { $number }: { $color } { $value }
rp-in-hand = In hand
rp-provisional = Only you see these dice until everybody has placed theirs.

## Rows and goals

rp-goal-exactly = { $value }
rp-goal-between = { $low }–{ $high }
rp-goal-least = { $low }+
rp-goal-met = met
rp-needs = needs { $low }–{ $high }
rp-needs-exactly = needs { $value }
rp-needs-least = needs { $low }+
rp-needs-most = needs { $high } at most
rp-needs-anything = anything will do
rp-out-of-reach = out of reach
rp-short = { $count } short
rp-over = { $count } over
rp-row = { $row }: { $total }, goal { $goal } for { stars }, { $standing }
rp-row-plain = { $row }

rp-modifier = { $race }: { $by }
rp-by-chance = by chance
rp-action-strength = flip a die
rp-action-dexterity = swap two dice
rp-action-constitution = change a die by 1
rp-action-intelligence = reroll a die
rp-action-wisdom = move the token
rp-action-charisma = charisma token

## The sheet

rp-class-color = Every { $color } die: 1 star
rp-backstory-matches = { $matches } of { $marks } dice in place
rp-backstory-table = Dice in place and their stars
rp-good = Good
rp-order = Order
rp-evil = Evil
rp-chaos = Chaos
rp-alignment-cell = { $vertical }, { $horizontal }: { $signed } stars
rp-alignment-here = { $vertical }, { $horizontal }: { $signed } stars. The token is here.
rp-alignment-step = Move the token { $direction }, { $direction-toward }: { $signed } stars
rp-neutral = neutral
rp-owns-nothing = Nothing bought yet.
rp-counts-now = counts { $stars } now
rp-skill-ready = ready
rp-skill-used = used
rp-holds = initiative card { $card }

## Market and initiative cards

rp-kind-weapon =
    { $hands ->
        [one] weapon, { $hands } hand
       *[other] weapon, { $hands } hands
    }
rp-kind-skill = skill
rp-kind-trait = trait
rp-card = { $name }: { $kind }, costs { $cost }
rp-card-discount = { $name }: { $kind }, costs you { $price } instead of { $cost }
rp-card-arrow = { $name }: { $kind }, arrow { $direction }, costs { $cost }
rp-card-arrow-discount = { $name }: { $kind }, arrow { $direction }, costs you { $price } instead of { $cost }
rp-too-expensive = beyond your purse
rp-dots =
    { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    }
rp-arrow = arrow { $direction }, { $direction-toward }
rp-no-arrow = the arrow of the copied skill
rp-set-bonus = +1 for { $colors }
rp-initiative-card = Initiative card { $number }: { $color } { $value }
rp-initiative-card-gold = Initiative card { $number }: { $color } { $value }, { gold }
rp-initiative-taken = Initiative card { $number }: { $name } has it
rp-initiative-empty = Initiative card { $number }

## The count

rp-total = Total
rp-part-goal = Attribute goals
rp-part-class-dice = Class colour
rp-part-alignment = Alignment
rp-part-backstory = Backstory
rp-part-armour = Armour
rp-part-trait = Traits
rp-part-gold = Gold left over
rp-final = The reputation is counted
rp-place = place { $place }

## Choosing

rp-taken = taken: { $name }

## Encyclopedia

board-kinds-weapon = Weapons
board-kinds-armour = Armour
board-kinds-skill = Skills
board-kinds-trait = Traits
board-kinds-class = Classes
board-kinds-race = Races
board-kinds-backstory = Backstories
board-kinds-alignment = Alignments
