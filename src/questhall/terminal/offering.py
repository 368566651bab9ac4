"""The numbered moves of a seat: what it is asked, and below a line what it may do at any time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from questhall.engine import Match, Move
from questhall.terminal.boards.generic import Board
from questhall.terminal.screen import Room
from questhall.terminal.voice import Voice

SHORT_LIST = 4
"""Lists no longer than this stay in one column, where there is room."""
NUMBER_WIDTH = 4
GAP = 2
LONG_PREVIEW = 40
DITTO = "〃"


class Offering:
    """Everything a seat can do now, numbered from 1 in the order shown."""

    def __init__(self, match: Match, seat: int) -> None:
        ask = match.asks.get(seat)
        self.topic = ask.topic if ask is not None else ""
        self.answers: Sequence[Move] = ask.moves if ask is not None else ()
        self.cut_ins: Sequence[Move] = [move for move in match.offers[seat] if move not in self.answers]

    @property
    def moves(self) -> list[Move]:
        return [*self.answers, *self.cut_ins]

    def pick(self, number: int) -> Move | None:
        return self.moves[number - 1] if 1 <= number <= len(self.moves) else None

    def numbers_of(self, moves: Sequence[Move]) -> list[int]:
        return [number for number, move in enumerate(self.moves, 1) if move in moves]


def draw(offering: Offering, view: Any, board: Board, voice: Voice, room: Room) -> Group:
    """The moves in groups of one kind, long groups in columns."""
    lines: list[RenderableType] = []
    numbered = list(enumerate(offering.moves, 1))
    asked, any_time = numbered[: len(offering.answers)], numbered[len(offering.answers) :]
    for part in (asked, any_time):
        if part is any_time and part:
            lines.append(Text(voice.say("terminal-any-time"), style="dim"))
        for _, same_kind in groupby(part, key=lambda each: type(each[1])):
            entries = [entry(number, move, view, board, voice) for number, move in same_kind]
            lines.append(in_columns(said_once(entries), room))
    return Group(*lines)


def entry(number: int, move: Move, view: Any, board: Board, voice: Voice) -> tuple[Text, Text, Text]:
    preview = board.preview(view, move, voice) or Text()
    return Text(str(number), style="bold cyan"), Text(voice.move(move)), preview


def said_once(entries: Sequence[tuple[Text, Text, Text]]) -> list[tuple[Text, Text, Text]]:
    """A long preview that is that of the move before, such as a card's text for another hero, is not told again."""
    kept, last = [], ""
    for number, words, preview in entries:
        is_again = preview.plain == last and cell_len(last) > LONG_PREVIEW
        kept.append((number, words, Text(DITTO, style="dim") if is_again else preview))
        last = preview.plain
    return kept


def in_columns(entries: Sequence[tuple[Text, Text, Text]], room: Room) -> Table:
    """Entries read down the columns, as many columns as fit."""
    words, previews = (max(cell_len(each[part].plain) for each in entries) for part in (1, 2))
    widest = NUMBER_WIDTH + words + previews + 3 * GAP
    short = 1 if room.is_small else SHORT_LIST
    columns = 1 if len(entries) <= short else max(1, min(len(entries), room.width // widest))
    rows = -(-len(entries) // columns)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for _ in range(columns):
        table.add_column(justify="right", min_width=NUMBER_WIDTH - 1, no_wrap=True)
        table.add_column()
        table.add_column()
    for row in range(rows):
        table.add_row(*(cell for number in range(row, len(entries), rows) for cell in entries[number]))
    return table
