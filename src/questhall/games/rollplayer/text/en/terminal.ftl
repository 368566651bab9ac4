# What the text table says of Roll Player's board.

board-mark-red = R
board-mark-green = G
board-mark-blue = B
board-mark-purple = P
board-mark-black = K
board-mark-white = W
board-mark-gold = $
board-round = round { $round } of { $rounds }
board-start-player = first { $name }
board-deck = deck { $cards }
board-discard = discard { $cards }
board-bag = bag { $dice }
board-initiative = Initiative
board-market = Market
board-nothing = nothing
board-coin = +{ $gold } gold
board-price = { $gold }g
board-kind-weapon =
    { $hands ->
        [one] weapon, { $hands } hand
       *[other] weapon, { $hands } hands
    }
board-kind-armour =
    { $kind ->
        [chain] chain armour
        [leather] leather armour
       *[mystic] mystic armour
    }
board-kind-skill = skill { $arrow }
board-kind-trait = trait { $arrow }
board-set-owned = you have { $count }
board-set =
    { $kind ->
        [chain] chain { $count }/{ $full }
        [leather] leather { $count }/{ $full }
       *[mystic] mystic { $count }/{ $full }
    }
board-skill =
    { $state ->
        [used] ({ $name } { $arrow } used)
       *[ready] { $name } { $arrow }
    }
board-card-facts =
    { $dots ->
        [one] { $kind }, costs { $cost }, { $dots } dot
       *[other] { $kind }, costs { $cost }, { $dots } dots
    }
board-in-hand = in hand
board-starting = Dice to place
board-goal-exactly = { $value }
board-goal-between = { $low }–{ $high }
board-goal-least = { $low }+
board-goal-met = met
board-needs = needs { $low }–{ $high }
board-needs-exactly = needs { $value }
board-needs-least = needs { $low }+
board-needs-most = needs { $high } at most
board-needs-anything = anything will do
board-out-of-reach = out of reach
board-short = { $count } short
board-over = { $count } over
board-row-change = { $total } → { $new } of { $goal }
board-backstory-match = ✓ backstory
board-action-strength = then: flip a die
board-action-dexterity = then: swap two dice
board-action-constitution = then: change a die by 1
board-action-intelligence = then: reroll a die
board-action-wisdom = then: move your token
board-action-charisma = then: take a charisma token
board-chance-goal = goal: { $percent }
board-chance-higher = higher: { $percent }
board-chance-lower = lower: { $percent }
board-leaves = leaves { $gold }
board-pays = +{ $gold }
board-edge = edge
board-backstory = Backstory “{ $name }”: { $matches } of { $marks } dice in place.
board-purse = Gold { $gold }
board-good = Good
board-order = Order
board-evil = Evil
board-chaos = Chaos
board-owns-nothing = Nothing bought yet.
board-weapons = Weapons
board-armour = Armour
board-skills = Skills
board-traits = Traits
board-no-rivals = Nobody else sits at this table.
board-dice-cards =
    { $cards ->
        [one] { $dice } dice, { $cards } card
       *[other] { $dice } dice, { $cards } cards
    }
board-holds = holds { $card }
board-score-now = Stars now
board-total = Total
board-part-goal = Attribute goals
    .short = goals
board-part-class-dice = Dice of the class colour
    .short = class dice
board-part-alignment = Alignment
    .short = alignment
board-part-backstory = Backstory
    .short = backstory
board-part-armour = Armour
    .short = armour
board-part-trait = Traits
    .short = traits
board-part-gold = Gold left over
    .short = gold
board-thing-die = { $row } { $cell }
board-thing-starting = starting die { $number }
board-thing-initiative = card { $number }
board-thing-token = token
board-thing-bag = bag
board-signs =
    Dice: R red, G green, B blue, P purple, K black, W white, $ gold.
    Beside a cell stands the colour that the backstory wants there, or ✓ if it has it.
