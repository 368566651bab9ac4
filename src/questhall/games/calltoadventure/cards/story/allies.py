"""Allies of acts I and II.

Family and loved ones can be parted with, for help that comes once. Spren help again and again. A child and a horse only
stay, as long as nothing takes them.
"""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.calltoadventure.cards.define import Ally, Power, Reward
from questhall.games.calltoadventure.rules.attempt import raise_result, retry, succeeds
from questhall.games.calltoadventure.rules.gains import draw_card, gain_suns
from questhall.games.calltoadventure.state import State

SHIELDING = 3
"""To the result, by whoever steps in front of a hero."""


def attempts_now(state: State, seat: int) -> bool:
    """A forced sacrifice may come when the hero attempts nothing: then help for an attempt comes to nothing."""
    return state.attempt is not None and state.active == seat and state.step != "after"


def falls_short(state: State, seat: int) -> bool:
    """The runes are cast, and the result is too low."""
    attempt = state.attempt
    if attempt is None or not attempts_now(state, seat) or not attempt.casts or attempt.again:
        return False
    return not succeeds(state)


def is_welcome(state: State, seat: int) -> bool:
    """More than is needed is of use against Odium only."""
    return falls_short(state, seat) or faces_odium(state)


def faces_odium(state: State) -> bool:
    return state.attempt is not None and state.attempt.act == 0


def help_up(table: Table[State], seat: int) -> None:
    if falls_short(table.state, seat):
        retry(table)


def shield(table: Table[State], seat: int) -> None:
    if attempts_now(table.state, seat):
        raise_result(table, SHIELDING)


def set_free(table: Table[State], seat: int) -> None:
    gain_suns(table, seat)
    draw_card(table, seat, "hero")


def die_for_love(table: Table[State], seat: int) -> None:
    gain_suns(table, seat)
    shield(table, seat)


def guide(table: Table[State], seat: int) -> None:
    raise_result(table, 1)


GUIDANCE = Power("during", guide, xp=1, can=is_welcome)  # CA-ALLY-07

CARDS = (
    Ally(
        id="sister",
        act=1,
        reward=Reward(triumph=1),
        power=Power("during", help_up, sacrifice=True, can=falls_short),
        parting=help_up,
    ),
    Ally(
        id="brother",
        act=1,
        reward=Reward(tragedy=1),
        power=Power("during", shield, sacrifice=True, can=is_welcome),
        parting=shield,
    ),
    Ally(
        id="betrothed",
        act=1,
        reward=Reward(triumph=1),
        power=Power("turn", set_free, sacrifice=True),
        parting=set_free,
    ),
    Ally(id="windspren", act=1, reward=Reward(xp=1), power=GUIDANCE),
    Ally(
        id="true_love",
        act=2,
        reward=Reward(triumph=2),
        power=Power("during", die_for_love, sacrifice=True, can=is_welcome),
        parting=die_for_love,
    ),
    Ally(id="child", act=2, reward=Reward(triumph=2)),
    Ally(id="honorspren", act=2, reward=Reward(icons=("radiant",)), power=GUIDANCE),
    Ally(id="ryshadium", act=2, reward=Reward(("strength",))),
)
