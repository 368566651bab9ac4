"""Which of many swaps are worth a look: bots try the best few instead of all 153 pairs of dice."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move
from questhall.games.rollplayer.cards.classes import CLASS
from questhall.games.rollplayer.components import ATTRIBUTES, ROW_OF
from questhall.games.rollplayer.evaluate import backstory_worth, row_worth
from questhall.games.rollplayer.moves import Swap, SwapWith
from questhall.games.rollplayer.state import Player, State, dice_of

KEPT = 3
Place = tuple[int, int]
"""Row and cell, both counted from 0."""


def shortlist(state: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """Everything, but of the dice to swap only the most promising."""
    player = state.players[seat]
    if isinstance(moves[0], Swap):
        places = [(row, cell) for row, cell, _ in dice_of(player)]
        gains = best_gains(player, [(a, b) for a in places for b in places if a < b])
        best = sorted(gains, key=gains.__getitem__, reverse=True)[:KEPT]
        return [
            *(Swap(ATTRIBUTES[row], cell + 1) for row, cell in best),
            *(m for m in moves if not isinstance(m, Swap)),
        ]
    if isinstance(moves[0], SwapWith):
        offered = [(ROW_OF[move.row], move.cell - 1) for move in moves if isinstance(move, SwapWith)]
        first = next((row, cell) for row, cell, _ in dice_of(player) if (row, cell) not in offered)
        gains = best_gains(player, [(place, first) for place in offered])
        gains.pop(first, None)
        best = sorted(gains, key=gains.__getitem__, reverse=True)[:KEPT]
        return [SwapWith(ATTRIBUTES[row], cell + 1) for row, cell in best]
    return moves


def best_gains(player: Player, pairs: list[tuple[Place, Place]]) -> dict[Place, float]:
    """For each die the best that a swap with one of its partners would bring."""
    gains: dict[Place, float] = {}
    for a, b in pairs:
        gain = swap_gain(player, a, b)
        for place in (a, b):
            gains[place] = max(gain, gains.get(place, gain))
    return gains


def swap_gain(player: Player, a: Place, b: Place) -> float:
    """What goals and backstory would gain if two dice changed places."""
    before = worth(player, a, b)
    swap(player, a, b)
    gain = worth(player, a, b) - before
    swap(player, a, b)
    return gain


def worth(player: Player, a: Place, b: Place) -> float:
    card = CLASS[player.class_card]
    rows = dict.fromkeys((a[0], b[0]))
    return sum(row_worth(player, card, row) for row in rows) + backstory_worth(player)


def swap(player: Player, a: Place, b: Place) -> None:
    rows = player.rows
    rows[a[0]][a[1]], rows[b[0]][b[1]] = rows[b[0]][b[1]], rows[a[0]][a[1]]
