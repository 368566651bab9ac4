"""Set-up."""

from __future__ import annotations

from questhall.engine import Move
from questhall.games.runebound3.board import Hex


class TakeHero(Move, frozen=True):
    """Play this hero."""

    hero: str


class Place(Move, frozen=True):
    """Put the figure on this hex."""

    hex: Hex


SetupMove = TakeHero | Place
