"""What triggers bring: the few things that many character cards have in common."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.calltoadventure.cards.define import Happening
from questhall.games.calltoadventure.components import Side
from questhall.games.calltoadventure.rules.gains import draw_card, gain_xp
from questhall.games.calltoadventure.state import State


def experience(xp: int) -> Happening:
    """So much experience."""

    def happening(table: Table[State], seat: int) -> None:
        gain_xp(table, seat, xp)

    return happening


def a_card(side: Side) -> Happening:
    """A hero or antihero card."""

    def happening(table: Table[State], seat: int) -> None:
        draw_card(table, seat, side)

    return happening
