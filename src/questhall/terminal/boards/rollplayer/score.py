"""The count, part by part: as it would be now, and at the end."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from questhall.engine import Result, ScoreLine
from questhall.games.rollplayer.view import SheetView, TableView
from questhall.terminal.boards.generic import ranking
from questhall.terminal.boards.rollplayer.pieces import STAR, number
from questhall.terminal.screen import seat_style
from questhall.terminal.voice import Voice

PARTS = ("goal", "class-dice", "alignment", "backstory", "armour", "trait", "gold")
"""The parts of the count, in the order of the rulebook."""


def part(lines: Sequence[ScoreLine], what: str) -> int:
    return sum(line.stars for line in lines if line.what == what)


def total(lines: Sequence[ScoreLine]) -> int:
    return sum(line.stars for line in lines)


def score_line(sheet: SheetView, voice: Voice) -> Text:
    """The stars so far in one line; parts that bring nothing are left out."""
    text = Text.assemble((voice.say("board-score-now"), "bold"), " ", (f"{total(sheet.score)}{STAR}", "bold yellow"))
    for what in PARTS:
        stars = part(sheet.score, what)
        if stars:
            text.append(" · ", style="dim").append(voice.say(f"board-part-{what}.short")).append(f" {number(stars)}")
    return text


def running_score(view: TableView, voice: Voice) -> Table:
    """Everybody's count as it would be now."""
    return count([sheet.score for sheet in view.sheets], range(len(view.sheets)), voice)


def final_table(result: Result, voice: Voice) -> Table:
    """Everybody's final count, the winner first."""
    return count(result.lines, ranking(result), voice)


def count(lines: Sequence[Sequence[ScoreLine]], seats: Sequence[int], voice: Voice) -> Table:
    """A column for each player, below the parts the single lines of goals, armour and traits."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat in seats:
        table.add_column(Text(voice.player(seat), style=f"bold {seat_style(seat)}"), justify="right")
    for what in PARTS:
        if not any(line.what == what for of_seat in lines for line in of_seat):
            continue
        table.add_row(Text(voice.say(f"board-part-{what}")), *(Text(number(part(lines[seat], what))) for seat in seats))
        if what in ("goal", "armour", "trait"):
            add_single_lines(table, what, lines, seats, voice)
    totals = [Text(f"{total(lines[seat])}{STAR}", style="bold yellow") for seat in seats]
    table.add_row(Text(voice.say("board-total"), style="bold"), *totals)
    return table


def add_single_lines(
    table: Table, what: str, lines: Sequence[Sequence[ScoreLine]], seats: Sequence[int], voice: Voice
) -> None:
    names = {"goal": "row", "armour": "armour", "trait": "card"}
    details = dict.fromkeys(line.detail for of_seat in lines for line in of_seat if line.what == what)
    for detail in details:
        stars = [[line.stars for line in lines[seat] if (line.what, line.detail) == (what, detail)] for seat in seats]
        cells = [Text(number(sum(found)) if found else "", style="dim") for found in stars]
        table.add_row(Text(f"  {voice.name(names[what], detail)}", style="dim"), *cells)
