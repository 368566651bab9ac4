"""The boards: how the table of each game looks in a terminal."""

from __future__ import annotations

from typing import Any

from questhall.engine import Game
from questhall.terminal.boards.calltoadventure import CallToAdventureBoard
from questhall.terminal.boards.generic import Board
from questhall.terminal.boards.nearandfar import NearAndFarBoard
from questhall.terminal.boards.rollplayer import RollPlayerBoard
from questhall.terminal.boards.runebound1 import Runebound1Board
from questhall.terminal.boards.runebound3 import Runebound3Board

BOARDS: dict[str, type[Board]] = {
    "rollplayer": RollPlayerBoard,
    "calltoadventure": CallToAdventureBoard,
    "runebound1": Runebound1Board,
    "runebound3": Runebound3Board,
    "nearandfar": NearAndFarBoard,
}


def board_of(game: Game[Any]) -> Board:
    """The game's own board, or the plain one that can show any game."""
    return BOARDS.get(game.key, Board)()


__all__ = ["Board", "board_of"]
