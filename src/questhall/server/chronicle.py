"""A match with all that happened to it at the table: what the engine keeps, and take-backs, which it does not know.

A take-back by consent goes past what undo allows. The match is then played anew from its deal up to the entries
that stay. For the people at the table time never runs backwards: numbers of entries and events only grow, and an
`Undone` says from where on the old ones are void.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any

from msgspec import Raw, Struct, json

from questhall.engine import Game, Match, Reason, SaveError, Undone
from questhall.engine.record import decoder_of, fields_of, read_header
from questhall.engine.replay import deal_of, load, repeat, standing
from questhall.games import game_of
from questhall.server.journal import Row

ENCODE = json.Encoder().encode
MARK = 6
"""Bytes of a mark: two different ones are the same once in 10^14 times."""
Reader = int | None


class Line(Struct):
    """The log of one reader as it goes over the wire."""

    events: list[Raw] = []
    numbers: list[int] = []
    """For each event of the match its number on the wire."""


class Kept(Struct):
    """A chronicle as a snapshot."""

    shift: int
    lines: dict[str, Line]
    """Only after a take-back; otherwise the match's own log says it all."""
    banks: list[float]
    """What each seat had left on its clock, and when that was."""
    match: Raw


class Chronicle:
    """The match of a table, and its numbers on the wire."""

    def __init__(self, match: Match, shift: int = 0) -> None:
        self.match = match
        self.shift = shift
        """How many rows of the journal are not in the match, because they were taken back."""
        self.lines: dict[Reader, Line] = {}
        self.mark = ""
        """A short name for what the last entry told people: the same wherever rules come to the same."""
        self._told = len(match.told())

    @property
    def entries(self) -> int:
        """How many rows the journal of this table has."""
        return self.shift + len(self.match.journal)

    def at_of(self, seat: int) -> int:
        """The number of the open question as a seat knows it."""
        return self.shift + self.match.at_of(seat)

    # Doing

    def play(self, seat: int, move: Any, *, at: int | None = None, by: str, why: bytes = b"null") -> None:
        """`why` is the JSON of a bot's reason."""
        reason = reading_reasons(self.match.game)(why) if why != b"null" else None
        self.match.play(seat, move, at=None if at is None else at - self.shift, by=by, why=reason)
        self._note_told()

    def undo(self, seat: int, *, by: str) -> None:
        self.match.undo(seat, by=by)
        self._note_told()

    def last_entry(self, seat: int) -> int | None:
        """The seat's newest entry of its own that still stands, by its number in the match."""
        left = standing(self.match.deal, self.match.journal)
        own = (n for n in reversed(left) if self.match.journal[n].seat == seat and self.match.journal[n].is_human)
        return next(own, None)

    def take_back(self, seat: int, keep: int) -> None:
        """Only the first `keep` entries of the match have happened."""
        rows = self.entries + 1
        readers: list[Reader] = [None, *self.match.seats]
        for reader in readers:
            self._line(reader)
        match = Match(self.match.deal)
        for entry in self.match.journal[:keep]:
            repeat(match, entry)
        for reader in readers:
            line, stay = self.lines[reader], len(match.events(reader))
            keep_number = line.numbers[stay] if stay < len(line.numbers) else len(line.events)
            del line.numbers[stay:]
            line.events.append(Raw(ENCODE(Undone(seat, keep_number))))
        if match.question is not None:
            match.question.at = keep  # in a group everybody's question is a new one: old answers come too late
        self.match, self.shift, self._told = match, rows - keep, 0
        self._note_told()

    def follow(self, row: Row) -> None:
        """Do what a row of the journal says."""
        if row.kind == "play":
            self.play(row.seat, bytes(row.move), by=row.by, why=bytes(row.why))
        elif row.kind == "undo":
            self.undo(row.seat, by=row.by)
        else:
            self.take_back(row.seat, row.keep)
        if row.mark and row.mark != self.mark:
            raise self._led_elsewhere(row)

    def _note_told(self) -> None:
        """What was told, not how a position is kept: a later version may keep it in other fields, and offer more."""
        new = self.match.told(self._told)
        self._told += len(new)
        self.mark = blake2b(ENCODE(new), digest_size=MARK).hexdigest()

    def _led_elsewhere(self, row: Row) -> SaveError:
        """Rules have changed, with or without a new version: whoever went on would change what people have seen."""
        game, number = self.match.game, self.entries
        sentence = f"entry {number} was made with rules version {row.rules} of {game.key} and leads elsewhere now"
        if row.rules > game.rules_version:
            return SaveError(sentence, "newer-rules", game=game.key, version=row.rules, here=game.rules_version)
        return SaveError(sentence, "older-rules", game=game.key, version=row.rules)

    # Telling

    def events(self, reader: Reader, since: int = 0) -> list[Raw]:
        """What a reader was told, beginning with his number `since`.

        Before a take-back his numbers are the match's own, and nothing is kept for him.
        """
        if not self.shift:
            return [Raw(ENCODE(event)) for event in self.match.events(reader, since)]
        return self._line(reader).events[since:]

    def _line(self, reader: Reader) -> Line:
        """All that a reader was told, also what was taken back since."""
        line = self.lines.get(reader)
        if line is None:
            line = self.lines[reader] = Line([], [])
        for event in self.match.events(reader, len(line.numbers)):
            if isinstance(event, Undone):
                keep = line.numbers[event.keep] if event.keep < len(line.numbers) else len(line.events)
                event = Undone(event.seat, keep)
            line.numbers.append(len(line.events))
            line.events.append(Raw(ENCODE(event)))
        return line

    def count(self, reader: Reader) -> int:
        return len(self._line(reader).events if self.shift else self.match.events(reader))

    def own_number(self, reader: Reader, number: int) -> int | None:
        """The match's own number of an event on the wire; for one that was taken back, of the next that stands."""
        if not self.shift:
            return number if number < self.count(reader) else None
        numbers = self._line(reader).numbers
        own = bisect_left(numbers, number)
        return own if own < len(numbers) else None

    # Keeping

    def keep(self, banks: list[float]) -> bytes:
        lines = {str(reader): line for reader, line in self.lines.items()} if self.shift else {}
        return ENCODE(Kept(self.shift, lines, banks, Raw(self.match.save())))


@cache
def reading_reasons(game: Game[Any]) -> Callable[[bytes], Reason[Any]]:
    reason: Any = Reason  # of which moves is known only now
    return json.Decoder(reason[game.moves]).decode


READ_KEPT = json.Decoder(Kept).decode


def open_snapshot(data: bytes) -> tuple[Chronicle, list[float]]:
    """The chronicle of a snapshot. A match that today's rules cannot continue is a `SaveError`."""
    kept = READ_KEPT(data)
    return as_kept(load_match(bytes(kept.match)), kept), kept.banks


def as_kept(match: Match, kept: Kept) -> Chronicle:
    """With the numbers on the wire that it had."""
    chronicle = Chronicle(match, kept.shift)
    chronicle.lines = {None if reader == "None" else int(reader): line for reader, line in kept.lines.items()}
    return chronicle


def last_look(data: bytes) -> Chronicle | None:
    """The position of a match that today's rules cannot continue, to be looked at; None if it cannot even be read."""
    try:
        kept = READ_KEPT(data)
        record = bytes(kept.match)
        game = game_of(read_header(record).game)
        file = decoder_of(game)(record)
        if file.fields != fields_of(game):
            return None
        return as_kept(Match.resume(deal_of(game, file), file), kept)
    except Exception:  # it may not fit in any of many ways
        return None


def kept_record(data: bytes, rows: list[Row]) -> bytes:
    """A snapshot as a match file, and what was entered since: whether any rules continue it or not."""
    record: dict[str, Any] = json.decode(READ_KEPT(data).match)
    return ENCODE({**record, "since": rows})


def load_match(data: bytes) -> Match:
    return load(game_of(read_header(data).game), data)
