"""The count, part by part: as it would be now, and at the end."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from questhall.engine import Result, ScoreLine
from questhall.games.calltoadventure.table_view import TableView
from questhall.terminal.boards.generic import ranking
from questhall.terminal.screen import ink, seat_style
from questhall.terminal.voice import Voice


def total(lines: Sequence[ScoreLine]) -> int:
    return sum(line.stars for line in lines)


def score_line(lines: Sequence[ScoreLine], voice: Voice) -> Text:
    """The points so far in one line; parts that bring nothing are left out."""
    text = ink(voice.say("text-points-now", count=total(lines)), "bold yellow")
    for line in lines:
        if line.stars:
            text.append(" · ", style="dim").append(f"{voice.score(line)} {number(line.stars)}")
    return text


def running_score(view: TableView, voice: Voice) -> Table:
    """Everybody's count as it would be now; a destiny that the reader cannot see is left out."""
    return count([hero.score for hero in view.heroes], range(len(view.heroes)), voice)


def final_table(result: Result, voice: Voice) -> Table:
    """Everybody's final count, the winner first."""
    return count(result.lines, ranking(result), voice)


def count(lines: Sequence[Sequence[ScoreLine]], seats: Sequence[int], voice: Voice) -> Table:
    """A column for each player, a line for each part."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat in seats:
        table.add_column(Text(voice.player(seat), style=f"bold {seat_style(seat)}"), justify="right")
    parts = {voice.score(line): None for of_seat in lines for line in of_seat}
    for part in parts:
        found = [[line.stars for line in lines[seat] if voice.score(line) == part] for seat in seats]
        table.add_row(part, *(number(sum(stars)) if stars else "" for stars in found))
    totals = [Text(number(total(lines[seat])), style="bold yellow") for seat in seats]
    table.add_row(Text(voice.say("text-total"), style="bold"), *totals)
    return table


def number(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)
