"""Cards that can be used at any moment. Catalogue chapter CARD."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move, Play, Question, Table
from questhall.games.runebound1.moves.answers import Use
from questhall.games.runebound1.rules.abilities import usable, use
from questhall.games.runebound1.state import State


def offers(state: State, question: Question, seat: int) -> Sequence[Move]:
    """In the own turn and in every fight the hero is in.

    R1-CARD-01  What a card says goes before the rules.
    """
    fight = state.fight
    is_in = seat in (fight.seat, fight.rival) if fight is not None else seat == state.active
    return usable(state, seat, "any") if is_in and state.players[seat].hero else ()


def holds_up(state: State, question: Question, seat: int) -> bool:
    """Only in a fight is a lone move worth waiting for."""
    fight = state.fight
    return fight is not None and seat in (fight.seat, fight.rival) and bool(usable(state, seat, "any"))


def cut_in(table: Table[State], seat: int, move: Move) -> Play[None]:
    assert isinstance(move, Use)
    yield from use(table, seat, move)
