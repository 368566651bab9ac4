"""Tic-tac-toe without an end, for measuring servers: the game that the peers are measured with too.

A full board is wiped, so that a table can be measured as long as we like.
"""

from __future__ import annotations

from msgspec import Struct

from questhall.engine import Box, Event, Game, Move, Options, Play, Result, State, Table

CELLS = 9
EMPTY = -1


class Mark(Move, frozen=True):
    """Put the own mark on a cell."""

    cell: int


class Marked(Event, frozen=True):
    seat: int
    cell: int


class Board(State):
    cells: list[int]
    turn: int = 0


class BoardView(Struct):
    cells: list[int]
    turn: int


MARKS = tuple(Mark(cell) for cell in range(CELLS))


def setup(box: Box[Board]) -> Board:
    return Board({}, [EMPTY] * CELLS)


def beat(table: Table[Board]) -> Play[None]:
    """One turn."""
    board = table.state
    answer = yield from table.choose(board.turn, "mark", free_cells, always=True)
    board.cells[answer.cell] = board.turn
    table.tell(Marked(board.turn, answer.cell))
    if EMPTY not in board.cells:
        board.cells = [EMPTY] * CELLS
    board.turn = 1 - board.turn


def free_cells(board: Board, seat: int) -> list[Mark]:
    return [mark for mark, owner in zip(MARKS, board.cells, strict=True) if owner == EMPTY]


def view(board: Board, seat: int | None) -> BoardView:
    return BoardView(board.cells, board.turn)


GAME: Game[Board] = Game(
    key="tic-tac-toe",
    title={"en": "Tic-tac-toe", "ru": "Крестики-нолики"},
    players=(2,),
    modes={"versus": (2,)},
    stage="draft",
    rules_version=1,
    state=Board,
    moves=Mark,
    events=Marked,
    views=BoardView,
    options=Options,
    setup=setup,
    beat=beat,
    over=lambda board: False,
    result=lambda board: Result((1, 1), (0, 0), ((), ()), "never"),
    view=view,
    redraw=lambda board, seat, dream: None,  # nothing is hidden
    pieces=lambda board: [],
    touches=lambda move: (f"cell:{move.cell}",),
    topics={"mark": ()},
)
