"""The count, part by part: as it would be now, and at the end."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from questhall.engine import Result, ScoreLine
from questhall.games.nearandfar.table_view import TableView
from questhall.terminal.boards.generic import ranking
from questhall.terminal.screen import seat_style
from questhall.terminal.voice import Voice


def total(lines: Sequence[ScoreLine]) -> int:
    return sum(line.stars for line in lines)


def running_score(view: TableView, voice: Voice) -> Table:
    """Everybody's count as it would be now."""
    return count([player.score for player in view.players], range(len(view.players)), voice)


def final_table(result: Result, voice: Voice) -> Table:
    """Everybody's final count, the winner first."""
    return count(result.lines, ranking(result), voice)


def count(lines: Sequence[Sequence[ScoreLine]], seats: Sequence[int], voice: Voice) -> Table:
    """A column for each player, a line for each part."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat in seats:
        table.add_column(Text(voice.player(seat), style=f"bold {seat_style(seat)}"), justify="right")
    for part in dict.fromkeys(voice.score(line) for of_seat in lines for line in of_seat):
        found = [[line.stars for line in lines[seat] if voice.score(line) == part] for seat in seats]
        table.add_row(part, *(str(sum(stars)).replace("-", "−") if stars else "" for stars in found))
    totals = [Text(str(total(lines[seat])).replace("-", "−"), style="bold yellow") for seat in seats]
    table.add_row(Text(voice.say("text-total"), style="bold"), *totals)
    return table
