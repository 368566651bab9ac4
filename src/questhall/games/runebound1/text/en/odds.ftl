# The chances shown at the table.

odds-attack = hitting
odds-defence = defending
odds-escape = escaping
odds-win = victory, if nobody flees
odds-away = getting away in the end
odds-success = success
odds-help = with exhaustion
