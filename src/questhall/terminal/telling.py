"""The log in words, each line in the colour of the player it tells of."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from questhall.engine import Event, Undone
from questhall.terminal.screen import ink, seat_style
from questhall.terminal.voice import Voice


def still_true(events: Sequence[Event], since: int = 0) -> list[Event]:
    """The events from number `since` on, without those that were taken back."""
    lasting: list[Event | None] = list(events)
    for number, event in enumerate(events):
        if isinstance(event, Undone):
            lasting[event.keep : number] = [None] * (number - event.keep)
    return [event for event in lasting[since:] if event is not None]


def line_of(event: Event, voice: Voice) -> Text:
    """One line; a bar in the colour of its player stands before it."""
    seat: int | None = getattr(event, "seat", None)
    style = seat_style(seat)
    line = ink("▌ ", style)
    line.append(voice.event(event), style="" if seat is not None else "dim")
    if seat is not None:
        line.highlight_words([voice.player(seat)], f"bold {style}")
    return line


def tell(events: Sequence[Event], voice: Voice, room: int | None = None) -> Group:
    """The lines of these events; of too many only the last, and a word about the others."""
    left_out = max(0, len(events) - room) if room is not None else 0
    lines = [line_of(event, voice) for event in events[left_out:]]
    if left_out:
        lines.insert(0, Text(voice.say("terminal-earlier-lines", count=left_out), style="dim"))
    return Group(*lines)
