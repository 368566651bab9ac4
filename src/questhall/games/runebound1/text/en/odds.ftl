# The chances shown at the table.

odds-attack = hitting
odds-defence = defending
odds-escape = escaping
odds-success = success
odds-help = with exhaustion
