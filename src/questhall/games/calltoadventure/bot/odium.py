"""How the heroes as a whole stand against Odium."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import cast

from questhall.engine import Table
from questhall.games.calltoadventure.bot.dry import DECODE, ENCODE, DryTable
from questhall.games.calltoadventure.bot.success import expected_moons, success
from questhall.games.calltoadventure.cards.define import SCHEMES, Trigger
from questhall.games.calltoadventure.components import ABILITIES, CORE, ODIUM_DIFFICULTY, WHOLE_STORY, ability_runes
from questhall.games.calltoadventure.odds import chance
from questhall.games.calltoadventure.rules.attempt import announced, has_ally
from questhall.games.calltoadventure.rules.story import story_of
from questhall.games.calltoadventure.state import Player, Scheme, State

TEAM = 0.05
"""How much a point counts where all win or lose together."""
EXPERIENCE = 4.0
"""What an experience on Odium's card costs."""
CONFRONTATION = 25.0
"""What it is worth that all heroes will pass Odium's challenge."""
GROWTH = 0.45
"""What each card still to come adds to the last cast."""
HELP = 1.0
"""What cards in hand add to it, each."""
OATH = 0.35
"""A hero swears if the others are less likely to win than this."""

CHANGES: dict[tuple[Scheme, Trigger], int] = {}
"""What a scheme does when something happens, once it has been tried out."""


def against_odium(state: State, seat: int, own: float, others: list[float]) -> float:
    """All win or lose together: Odium's experience and the last casts count most."""
    odium = state.odium
    assert odium is not None
    loyal = [hero for hero in state.players if hero.oath != "sworn"]
    xp = odium.xp + attempt_change(state)
    share = max(0.0, xp) / max(1, len(loyal))
    ready = sum(readiness(state, hero, share) for hero in loyal) / max(1, len(loyal))
    if state.players[seat].oath == "sworn":
        return own + EXPERIENCE * xp + CONFRONTATION * (1.0 - ready) + CONFRONTATION * (OATH - ready)
    return TEAM * (own + sum(others)) + CONFRONTATION * ready - EXPERIENCE * xp


def attempt_change(state: State) -> float:
    """What the attempt under way will do to Odium's experience, in the middle."""
    attempt = state.attempt
    if attempt is None or state.step in ("after", "end") or attempt.act == 0:
        return 0.0
    reward = announced(attempt).reward
    passed = reward.icons.count("radiant") * change(state, "radiant")
    passed += reward.moons * change(state, "moon") + reward.suns * change(state, "sun")
    passed += change(state, "ally won") if has_ally(state, attempt) else 0
    good = success(state)
    return good * passed + (1.0 - good) * change(state, "failed") + expected_moons(state) * change(state, "moon")


def change(state: State, trigger: Trigger) -> int:
    """What a scheme adds to Odium's experience when this happens."""
    odium = state.odium
    assert odium is not None
    key = (odium.scheme, trigger)
    if key not in CHANGES:
        happening = SCHEMES[odium.scheme].triggers.get(trigger)
        trial = DECODE(ENCODE(state))
        assert trial.odium is not None
        trial.odium.xp = before = 99
        if happening is not None:
            happening(cast("Table[State]", DryTable(trial)), trial.active)
        CHANGES[key] = trial.odium.xp - before
    return CHANGES[key]


def readiness(state: State, player: Player, share: float) -> float:
    """How likely a hero will pass Odium, and with what must still be taken from him."""
    if player.has_passed:
        return 1.0
    if not player.origin:
        return 0.0
    attempt = state.attempt
    if attempt is not None and attempt.act == 0 and player is state.players[state.active]:
        return success(state)
    help = GROWTH * max(0, WHOLE_STORY - len(player.story)) + HELP * min(2, len(player.hand))
    counts = story_of(player).abilities
    pairs = (best_cast(counts[one], counts[other]) for one, other in combinations(ABILITIES, 2))
    runes = max(pairs, key=lambda runes: chance(runes, ODIUM_DIFFICULTY - 2))
    needed = ODIUM_DIFFICULTY - round(help)
    return 0.6 * chance(runes, needed) + 0.4 * chance(runes, needed + round(share))


@cache
def best_cast(one: int, other: int) -> tuple[str, ...]:
    """The runes of two abilities; which they are makes no difference."""
    return (*CORE, *ability_runes("strength")[: min(3, one)], *ability_runes("wisdom")[: min(3, other)])
