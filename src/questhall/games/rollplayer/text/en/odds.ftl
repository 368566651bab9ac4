# The chances shown at the table.

odds-goal = the row’s goal met after a reroll
odds-higher = higher after a reroll
odds-lower = lower after a reroll
