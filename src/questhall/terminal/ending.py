"""The end of a match: who won, and the itemised count."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.text import Text

from questhall.engine import Match
from questhall.terminal.boards.generic import Board
from questhall.terminal.voice import Voice


def draw_ending(match: Match, board: Board, voice: Voice) -> RenderableType:
    """Shown once a match is over."""
    result = match.result
    assert result is not None
    parts: list[RenderableType] = [
        Line(Text(voice.say("terminal-final-count"), style="bold")),
        board.final(result, voice),
    ]
    if result.lost:
        sentence = voice.say("terminal-lost", end=voice.name("end", result.end))
    elif len(match.seats) == 1:
        title = voice.name("rank", result.title) if result.title else ""
        sentence = voice.say("terminal-solo-end", stars=result.totals[0], rank=title)
    else:
        winners = [voice.player(seat) for seat in result.winners]
        sentence = voice.say("terminal-winners", count=len(winners), names=", ".join(winners))
    return Group(*parts, Text(sentence, style="bold green"))
