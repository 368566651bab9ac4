"""A page: the table from one seat's eyes, what happened since, the question and the numbered moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.text import Text

from questhall.engine import Match
from questhall.terminal.boards import Board
from questhall.terminal.offering import Offering, draw
from questhall.terminal.screen import Screen, seat_style
from questhall.terminal.telling import still_true, tell
from questhall.terminal.voice import Voice

LEAST_LOG = 3
"""Lines of the log that are shown even on a small screen."""
PROMPT_LINES = 5
SEEN_AGAIN = 12
"""Lines of the log that are told again to somebody who comes back."""


class Page:
    """Shows each person the table, and remembers what he has read of the log."""

    def __init__(self, match: Match, board: Board, voice: Voice, screen: Screen, people: Iterable[int]) -> None:
        self.match = match
        self.board = board
        self.voice = voice
        self.screen = screen
        self.seen = {seat: max(0, len(match.events(seat)) - SEEN_AGAIN) for seat in people}

    def show(self, seat: int, offering: Offering) -> None:
        view, room = self.view(seat, offering), self.screen.room
        table = self.board.table(view, self.voice, room)
        moves = draw(offering, view, self.board, self.voice, room)
        hint = Text(self.voice.say("terminal-hint.short" if room.is_small else "terminal-hint"), style="dim")
        self.screen.fresh_page()
        self.screen.show(table)
        self.show_news(seat, self.log_room(table, moves))
        self.screen.show(Group(Line(style="dim"), self.question(seat, offering), moves, hint))

    def view(self, seat: int, offering: Offering) -> Any:
        """What the seat sees, with what it has answered in secret so far."""
        return self.board.as_answered(self.match.view(seat), self.match.answers(seat), offering.topic)

    def log_room(self, table: RenderableType, moves: RenderableType) -> int | None:
        """How many lines of the log fit between table and moves; in a pipe all of them."""
        if not self.screen.is_live:
            return None
        free = self.screen.room.height - self.screen.lines(table) - self.screen.lines(moves) - PROMPT_LINES
        return max(LEAST_LOG, free)

    def question(self, seat: int, offering: Offering) -> Text:
        """Who must do what, and which rule says so."""
        name = (self.voice.player(seat), f"bold {seat_style(seat)}")
        if not offering.topic:
            return Text.assemble(name, "  ", (self.voice.say("terminal-before-bots"), "bold"))
        rule = next(iter(self.match.game.topics.get(offering.topic, ())), "")
        return Text.assemble(name, "  ", (self.voice.ask(offering.topic), "bold"), "  ", (rule, "dim"))

    def show_news(self, seat: int, room: int | None = None) -> None:
        """What happened since this seat last looked."""
        events = self.match.events(seat)
        news = still_true(events, self.seen[seat])
        self.seen[seat] = len(events)
        if news:
            self.screen.show(tell(news, self.voice, room))
