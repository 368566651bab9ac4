"""`questhall story`: the heroes' lives, told from what was played. They are also read out after the final count."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, json
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.text import Text

from questhall.engine import Match, QuesthallError
from questhall.terminal.keeping import read_kept
from questhall.terminal.screen import Screen, seat_style
from questhall.terminal.voice import Voice, language_of

PAGE_WIDTH = 88
"""Longer lines are hard to read."""


class Life(Struct):
    """One hero's life, in paragraphs of sentences."""

    seat: int
    player: str
    paragraphs: list[list[str]]


class Story(Struct):
    """All lives of a match, for programs."""

    game: str
    lang: str
    lives: list[Life]


def lives_of(match: Match, voice: Voice) -> list[Life]:
    """Everybody's life once a match is over; none where a game tells no lives."""
    tale = match.game.tale
    if tale is None or not match.over:
        return []
    told = ((seat, tale(match.state, seat)) for seat in match.seats)
    return [
        Life(seat, voice.player(seat), [list(map(voice.say, each)) for each in paragraphs]) for seat, paragraphs in told
    ]


def draw_life(life: Life) -> RenderableType:
    """A page: whose life it is, then a paragraph for each part of it."""
    parts = [Text(life.player, style=f"bold {seat_style(life.seat)}")]
    parts += [Text(f"\n{' '.join(sentences)}") for sentences in life.paragraphs]
    return Constrain(Group(*parts, Text()), PAGE_WIDTH)


def tell_story(file: str | Path, lang: str | None = None, seat: int | None = None, *, as_json: bool = False) -> None:
    """Tell the lives of a finished match, or one of them; what cannot be told raises an error with one sentence."""
    screen, hall = Screen(), Voice(None, lang or language_of())
    kept = read_kept(Path(file).expanduser(), hall)
    match, names = kept.match, kept.chairs.names if kept.chairs is not None else ()
    if match.game.tale is None:
        raise QuesthallError(hall.say("terminal-no-lives", game=match.game.title[hall.lang]))
    if not match.over:
        raise QuesthallError(hall.say("terminal-life-goes-on", file=str(file)))
    if seat is not None and seat not in match.seats:
        raise QuesthallError(hall.say("terminal-no-such-seat", seat=seat, last=len(match.seats) - 1))
    lives = [life for life in lives_of(match, Voice(match.game, hall.lang, names)) if seat in (None, life.seat)]
    if as_json:
        print(json.format(json.encode(Story(match.game.key, hall.lang, lives)), indent=2).decode())
    else:
        screen.show(Group(*map(draw_life, lives)))
