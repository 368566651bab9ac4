# The roll phase and the dice pool.

ask-roll-tie = These dice show the same value: choose the colour that goes on the lower initiative card.

move-LayDie = Lay the { $color } die on initiative card { $card }

event-RoundBegan = Round { $round } of { $rounds } begins.
event-PoolRolled = { $seat } draws and rolls: { $each }.
    .each = { $color } { $value }
event-PoolLaid = The dice pool lies on the initiative cards: { $each }.
    .each = { $card }: { $color } { $value }
event-PoolDieChanged = { $seat } changes the { $color } die on initiative card { $card } from { $old } to { $value }.
event-PoolSwapped = { $seat } swaps the dice on initiative cards { $card } and { $other }.
