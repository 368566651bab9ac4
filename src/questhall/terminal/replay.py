"""`questhall replay`: step through a recorded match in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.rule import Rule as Line
from rich.text import Text

from questhall.engine import Entry, Game, Match, QuesthallError, SaveError
from questhall.engine.record import Save, read
from questhall.engine.replay import replay
from questhall.terminal.boards import board_of
from questhall.terminal.ending import draw_ending
from questhall.terminal.keeping import game_in, read_chairs, read_file
from questhall.terminal.screen import Screen
from questhall.terminal.telling import still_true, tell
from questhall.terminal.voice import Voice, language_of

FORWARD = ("", "n", "т", "д")
BACK = ("p", "з", "н")
LEAVE = ("q", "й", "quit", "выход")


def step_through(file: str | Path, lang: str | None = None, seat: int | None = None) -> None:
    """Show a record position by position: n next, p back, a number goes there, q ends. A pipe gets the whole log."""
    screen, voice = Screen(), Voice(None, lang or language_of())
    path = Path(file).expanduser()
    data = read_file(path, voice)
    game = game_in(data, path, voice)
    try:
        record = Record(game, data)
    except SaveError as error:
        raise SaveError(voice.say("terminal-damaged-file", file=str(path), sentence=voice.error(error))) from None
    if seat is not None and seat not in range(record.save.seats):
        raise QuesthallError(voice.say("terminal-no-such-seat", seat=seat, last=record.save.seats - 1))
    table = Voice(game, voice.lang, record.names)
    if screen.is_live:
        Stepping(record, table, screen, seat).run()
        return
    match = record.at(record.length)
    screen.show(tell(still_true(match.events(seat)), table))
    if match.over:
        screen.show(draw_ending(match, board_of(match.game), table))


class Record:
    """A match file that can be looked at after any of its entries."""

    def __init__(self, game: Game[Any], data: bytes) -> None:
        self.game = game
        self.save: Save[Any, Any] = read(game, data)
        chairs = read_chairs(data, self.save.seats)
        self.names = chairs.names if chairs is not None else ()
        self.length = len(self.save.journal)

    def at(self, entries: int) -> Match:
        """The match after its first entries."""
        try:
            return replay(self.game, self.save, entries)
        except SaveError:
            raise
        except QuesthallError as error:
            raise SaveError(f"the record does not fit the rules: {error}", "wrong-record") from None


class Stepping:
    """One person leafing through a record."""

    def __init__(self, record: Record, voice: Voice, screen: Screen, seat: int | None) -> None:
        self.record = record
        self.voice = voice
        self.screen = screen
        self.seat = seat
        self.board = board_of(record.game)
        self.place = 0

    def run(self) -> None:
        self.show()
        while True:
            try:
                answer = self.screen.read(self.voice.say("terminal-replay-prompt")).strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if answer in LEAVE:
                return
            place = self.goal(answer)
            if place is None:
                self.screen.tell(self.voice.say("terminal-replay-help", last=self.record.length), "yellow")
            else:
                self.place = place
                self.show()

    def goal(self, answer: str) -> int | None:
        """The place an answer leads to; None if it means nothing."""
        if answer in FORWARD:
            return min(self.place + 1, self.record.length)
        if answer in BACK:
            return max(self.place - 1, 0)
        if answer.isascii() and answer.isdigit() and int(answer) <= self.record.length:
            return int(answer)
        return None

    def show(self) -> None:
        """The position, and what the last entry brought."""
        match = self.record.at(self.place)
        before = len(self.record.at(self.place - 1).events(self.seat)) if self.place else 0
        place = self.voice.say("terminal-replay-place", place=self.place, last=self.record.length)
        self.screen.fresh_page()
        self.screen.show(self.board.table(match.view(self.seat), self.voice, self.screen.room))
        news = tell(match.events(self.seat)[before:], self.voice)
        self.screen.show(Group(Line(Text(place)), news, *reasons(match.journal[-1:], self.voice)))
        if match.over:
            self.screen.show(draw_ending(match, self.board, self.voice))


def reasons(entries: Sequence[Entry[Any]], voice: Voice) -> list[Text]:
    """Why bots did what they did; told only of a record, for whoever has one has all its secrets."""
    given = ((entry.seat, entry.why) for entry in entries if entry.why is not None)
    return [Text(f"  {voice.player(seat)}: {voice.reason(why)}", style="dim") for seat, why in given]
