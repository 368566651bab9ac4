"""Winning. Catalogue chapter GOAL."""

from __future__ import annotations

from typing import NoReturn

from questhall.engine import Table
from questhall.games.runebound1.cards.define import ITEMS
from questhall.games.runebound1.components import RUNES_TO_WIN
from questhall.games.runebound1.events.turn import Won
from questhall.games.runebound1.state import Player, State


def win(table: Table[State], seat: int, end: str) -> NoReturn:
    """R1-GOAL-03  The first to fulfil a goal is the only winner, and the game ends at once."""
    state = table.state
    state.winner, state.end, state.phase = seat, end, "over"
    table.tell(Won(seat, end))
    table.end()


def runes(player: Player) -> int:
    """R1-GOAL-04  Runes are items like others, and can be robbed."""
    return sum(ITEMS[card].rune for card in player.items)


def look_for_runes(table: Table[State], seat: int) -> None:
    """R1-GOAL-02  Three dragon runes win, wherever they come from and whoever's turn it is."""
    if runes(table.state.players[seat]) >= RUNES_TO_WIN:
        win(table, seat, "three-runes")
