"""The end of a match: who won, the itemised count, and where a game tells them the heroes' lives."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.text import Text

from questhall.engine import Match
from questhall.terminal.boards.generic import Board
from questhall.terminal.story import draw_life, lives_of
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
    elif len(match.seats) == 1 and result.title:
        sentence = voice.say("terminal-solo-end", stars=result.totals[0], rank=voice.name("rank", result.title))
    elif len(match.seats) == 1:
        sentence = voice.say("terminal-solo-won", count=result.totals[0], end=voice.name("end", result.end))
    else:
        winners = [voice.player(seat) for seat in result.winners]
        sentence = voice.say("terminal-winners", count=len(winners), names=", ".join(winners))
    parts.append(Text(sentence, style="bold green"))
    if lives := lives_of(match, voice):
        parts += [Line(Text(voice.say("terminal-lives"), style="bold")), *map(draw_life, lives)]
    return Group(*parts)
