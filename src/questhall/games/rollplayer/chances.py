"""The chances of a die that may be rerolled: exact, from the view of the seat that is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from questhall.engine import Odds
from questhall.games.rollplayer.cards.classes import CLASS
from questhall.games.rollplayer.components import ATTRIBUTES, CELLS, FACES, ROW_OF
from questhall.games.rollplayer.view import RerollView, SheetView, TableView

Place = tuple[int, int]
"""A row and a cell of the sheet, both counted from 0."""
SHOWN = range(1, FACES + 1)


def odds(view: TableView) -> list[Odds]:
    """What a reroll may bring, die by die: first whether a full row then meets its goal, for that is what counts.

    A die that may be turned back (RP-ATTR-10) can only gain; the mysterious Sorcerer keeps what falls, and may lose.
    """
    reroll = view.reroll
    if reroll is None or reroll.seat != view.seat:
        return []
    sheet = view.sheets[reroll.seat]
    places, may_restore = rerollable(sheet, reroll), reroll.row is None
    goals = [meeting_the_goal(sheet, place, may_restore) for place in places if len(sheet.rows[place[0]]) == CELLS]
    return [*goals, *changes(sheet, places, may_restore)]


def rerollable(sheet: SheetView, reroll: RerollView) -> list[Place]:
    if reroll.row is not None:
        return [(ROW_OF[reroll.row], reroll.cell - 1)]
    return [(row, cell) for row, dice in enumerate(sheet.rows) for cell in range(len(dice))]  # RP-ATTR-16


def meeting_the_goal(sheet: SheetView, place: Place, may_restore: bool) -> Odds:
    """A row that meets it already does so in any case, if the die may be turned back.

    Race and weapons count on as they do now: none of them looks at what a die shows.
    """
    row, _ = place
    goal, total = CLASS[sheet.class_card].goals[row], sheet.totals[row]
    if may_restore and goal.is_met(total):
        return about(place, "goal", 1.0)
    others = total - value_at(sheet, place)
    return about(place, "goal", share(goal.is_met(others + value) for value in SHOWN))


def changes(sheet: SheetView, places: Sequence[Place], may_restore: bool) -> Iterator[Odds]:
    """More than now; where the result stays, also less."""
    for place in places:
        yield about(place, "higher", share(value > value_at(sheet, place) for value in SHOWN))
    if not may_restore:
        for place in places:
            yield about(place, "lower", share(value < value_at(sheet, place) for value in SHOWN))


def value_at(sheet: SheetView, place: Place) -> int:
    row, cell = place
    return sheet.rows[row][cell].value


def about(place: Place, what: str, chance: float) -> Odds:
    row, cell = place
    return Odds(f"die:{ATTRIBUTES[row]}.{cell + 1}", what, chance, detail=what)


def share(hits: Iterator[bool]) -> float:
    return sum(hits) / FACES
