"""What a seat sees and may do as plain text: enough to play from it blind."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, RenderableType

from questhall.engine import Match
from questhall.terminal.boards import board_of
from questhall.terminal.offering import Offering, draw
from questhall.terminal.screen import Room
from questhall.terminal.telling import still_true, tell
from questhall.terminal.voice import Voice

WIDTH = 100
NO_BOTTOM = 1000


def observation(match: Match, seat: int, lang: str = "en", since: int = 0) -> str:
    """The table, what was told since the seat's event number `since`, the question, and the moves with their numbers.

    The number of a move is its place in the list of answers and cut-ins, counted from 1.
    """
    voice, board, room = Voice(match.game, lang), board_of(match.game), Room(WIDTH, NO_BOTTOM)
    offering = Offering(match, seat)
    view = board.as_answered(match.view(seat), match.answers(seat), offering.topic)
    parts: list[RenderableType] = [board.table(view, voice, room)]
    if news := still_true(match.events(seat), since):
        parts.append(tell(news, voice, None))
    if offering.topic:
        parts.append(voice.ask(offering.topic))
    parts.append(draw(offering, view, board, voice, room))
    return plain(parts)


def plain(parts: list[RenderableType]) -> str:
    """Drawn without colours, a line ending where its words end."""
    page = StringIO()
    console = Console(file=page, width=WIDTH, no_color=True, markup=False, highlight=False, emoji=False)
    for part in parts:
        console.print(part)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines()) + "\n"
