"""How the attempt under way will end, as far as it can be reckoned."""

from __future__ import annotations

from questhall.games.calltoadventure.odds import chance
from questhall.games.calltoadventure.rules.attempt import bonuses, difficulty, pool, result, symbols, the_attempt
from questhall.games.calltoadventure.state import State


def success(state: State) -> float:
    """How likely the attempt succeeds, or whether it does as the runes lie."""
    attempt = the_attempt(state)
    if attempt.casts and not attempt.again:
        return float(result(state) >= difficulty(state))
    return chance(pool(state), difficulty(state) - bonuses(state))


def expected_moons(state: State) -> float:
    """How many spaces down the Dark runes lead, or will lead in the middle."""
    attempt = the_attempt(state)
    if attempt.casts and not attempt.again:
        return symbols(attempt).count("moon")
    return (attempt.bought + attempt.free_dark) / 2
