"""Starting dice are placed in secret, all at the same time: the own sheet shows them to their owner at once."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move
from questhall.games.rollplayer.components import ROW_OF
from questhall.games.rollplayer.moves import PlaceDie, TakeDie
from questhall.games.rollplayer.view import SheetView, TableView


def with_placed_dice(view: TableView, answers: Sequence[Move], topic: str) -> TableView:
    """The view in which the dice placed so far lie on the own sheet, and the one taken is in hand."""
    if view.seat is None or view.phase != "placing":
        return view
    sheet = view.sheets[view.seat]
    for answer in answers:
        if isinstance(answer, TakeDie):
            sheet.held = sheet.starting.pop(answer.die)
        elif isinstance(answer, PlaceDie):
            place(sheet, answer)
    if topic == "setup.row":
        take_the_only_one(sheet)
    return view


def place(sheet: SheetView, answer: PlaceDie) -> None:
    take_the_only_one(sheet)
    die, row = sheet.held, ROW_OF[answer.row]
    assert die is not None
    sheet.rows[row].append(die)
    sheet.totals[row] += die.value
    sheet.held = None


def take_the_only_one(sheet: SheetView) -> None:
    """Of equal dice one is taken without a question."""
    if sheet.held is None:
        sheet.held = sheet.starting.pop(0)
