"""Odium, a challenge like no other, and his four schemes: how he gains experience and how he loses it."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.calltoadventure.cards.define import Challenge, Path, Power, Reward, SchemeCard
from questhall.games.calltoadventure.components import ODIUM_DIFFICULTY
from questhall.games.calltoadventure.rules.gains import odium_gains, odium_loses
from questhall.games.calltoadventure.state import State

RADIANT = Path(Reward(icons=("radiant",)))
CARD = Challenge(id="odium", act=0, difficulty=ODIUM_DIFFICULTY, abilities=(), upper=RADIANT, lower=RADIANT)
"""CA-ODIUM-18  One path, whichever it is called, and it gives a Radiant icon.

CA-TERM-03  That is what makes a villain, and Odium is the only one.
"""


def odium_grows(table: Table[State], seat: int) -> None:
    odium_gains(table)


def odium_grows_with_the_heroes(table: Table[State], seat: int) -> None:
    odium_gains(table, len(table.state.players))


def odium_shrinks(table: Table[State], seat: int) -> None:
    odium_loses(table)


def odium_shrinks_by_two(table: Table[State], seat: int) -> None:
    odium_loses(table, 2)


def has_odium_experience(state: State, seat: int) -> bool:
    return state.odium is not None and state.odium.xp > 0


SCHEME_CARDS: tuple[SchemeCard, ...] = (
    SchemeCard(
        id="radiants_united",
        triggers={"moon": odium_grows, "radiant": odium_shrinks},
        is_solo=True,
    ),
    SchemeCard(
        id="true_desolation",
        triggers={
            "failed": odium_grows,
            "row opened": odium_grows_with_the_heroes,
            "sun": odium_shrinks,
            "radiant": odium_shrinks,
            "set": odium_shrinks_by_two,
        },
        is_solo=True,
    ),
    SchemeCard(
        id="contest_of_champions",
        triggers={
            "moon": odium_grows,
            "antihero played": odium_grows,
            "sun": odium_shrinks,
            "radiant": odium_shrinks,
            "set": odium_shrinks,
        },
    ),
    SchemeCard(
        id="broken_bonds",
        triggers={
            "failed": odium_grows,
            "ally lost": odium_grows,
            "row opened": odium_grows_with_the_heroes,
            "helped": odium_shrinks,
        },
        power=Power("turn", odium_shrinks, xp=1, limit="act", can=has_odium_experience),
    ),
)
"""CA-SCHEME-01  Four, each with its own rules."""
