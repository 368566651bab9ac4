"""How good a position looks to a seat: its story, the attempt under way, rivals or Odium."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from questhall.games.calltoadventure.bot.dry import foresee
from questhall.games.calltoadventure.bot.worth import reward_worth, track_worth, worth
from questhall.games.calltoadventure.components import ABILITIES, CORE, ability_runes
from questhall.games.calltoadventure.odds import chance
from questhall.games.calltoadventure.rules.attempt import (
    announced,
    bonuses,
    difficulty,
    has_ally,
    pool,
    result,
    symbols,
)
from questhall.games.calltoadventure.rules.rows import slot_of
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.state import Player, State

RIVALRY = 0.3
"""How much a point of a rival counts against one."""
PROGRESS = 1.5
"""What a card in the story is worth by itself: the race goes on."""
FAILURE = -0.5
"""The experience for a failure, less the turn that was lost: stories would never end otherwise."""
TEAM = 0.3
"""How much a point counts where all win or lose together."""
ODIUM_XP = 1.6
"""What an experience on Odium's card costs."""
CONFRONTATION = 22.0
"""What it is worth that a hero will pass Odium's challenge."""
OATH = 9.0


def evaluate(state: State, seat: int, moves: Sequence[Any]) -> float:
    """Points, so far and to come; against Odium what the heroes as a whole may hope for."""
    state = foresee(state, seat, moves)
    own = worth(state, seat, knows_destiny=True) + attempt_worth(state, seat)
    others = [
        worth(state, other, knows_destiny=False) + attempt_worth(state, other)
        for other in range(len(state.players))
        if other != seat
    ]
    if state.odium is not None:
        return against_odium(state, seat, own, others)
    return own - RIVALRY * sum(others) / max(1, len(others))


def attempt_worth(state: State, seat: int) -> float:
    """What the attempt under way promises its hero."""
    attempt = state.attempt
    if attempt is None or seat != state.active or attempt.act == 0 or state.step in ("after", "end"):
        return 0.0
    player = state.players[seat]
    ally = slot_of(state, attempt.card).ally if has_ally(state, attempt) else ""
    gain = PROGRESS + reward_worth(state, seat, announced(attempt).reward, ally)
    good = success(state)
    moons = symbols(attempt).count("moon") if attempt.casts else (attempt.bought + attempt.free_dark) // 2
    return good * gain + (1.0 - good) * FAILURE + track_worth(player, moons)


def success(state: State) -> float:
    """How likely the attempt succeeds, or whether it does as the runes lie."""
    attempt = state.attempt
    assert attempt is not None
    if attempt.casts and not attempt.again:
        return float(result(state) >= difficulty(state))
    return chance(pool(state), difficulty(state) - bonuses(state))


def against_odium(state: State, seat: int, own: float, others: list[float]) -> float:
    """All win or lose together: Odium's experience and the last casts count most."""
    odium = state.odium
    assert odium is not None
    player = state.players[seat]
    if player.oath == "sworn":
        return OATH + own + 0.5 * odium.xp
    loyal = [hero for hero in state.players if hero.oath != "sworn"]
    share = odium.xp / max(1, len(loyal))
    ready = sum(readiness(state, hero, share) for hero in loyal) / max(1, len(loyal))
    return TEAM * (own + sum(others)) + CONFRONTATION * ready - ODIUM_XP * odium.xp


def readiness(state: State, player: Player, share: float) -> float:
    """How likely a hero passes Odium, and half as much how likely with what must still be taken from him."""
    if player.has_passed:
        return 1.0
    if not player.origin:
        return 0.0
    abilities = story_of(player).abilities
    best = 0.0
    attempt = state.attempt
    if attempt is not None and attempt.act == 0 and player is state.players[state.active]:
        return success(state)
    for one, other in combinations(ABILITIES, 2):
        runes = [
            *CORE,
            *ability_runes(one)[: min(3, abilities[one])],
            *ability_runes(other)[: min(3, abilities[other])],
        ]
        best = max(best, 0.7 * chance(runes, 9) + 0.3 * chance(runes, 9 + round(share)))
    return best
