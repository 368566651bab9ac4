"""The course of a match: beat after beat, from one question to the next."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import pairwise
from typing import Any

from msgspec import msgpack

from questhall.engine.chance import Chance, Dream, Source
from questhall.engine.deal import Deal
from questhall.engine.errors import RulesError
from questhall.engine.log import Log
from questhall.engine.past import KEPT_BEATS, Beat, Point
from questhall.engine.question import UNDO, Ask, Entry, Play, Question
from questhall.engine.table import GameOver, Table

ENCODE = msgpack.Encoder().encode  # insertion order of dicts is part of the state; sets are forbidden

CHECKPOINT_EVERY = 8
"""How many beats at most are run anew to make a checkpoint that was not taken when its beat began."""


class Course:
    """Runs the beats of a game. A generator is never saved: to stand somewhere again, its beat is run anew."""

    __slots__ = (
        "_beat",
        "_light",
        "_log",
        "_past",
        "_question",
        "_run",
        "_table",
        "asks",
        "deal",
        "game",
        "journal",
        "seats",
    )

    _beat: Beat[Any]
    """The beat being played: the checkpoint at its start, and what was entered since."""
    _table: Table[Any]
    _run: Play[None]
    asks: Mapping[int, Ask]
    """Who must answer now, and with which moves. Read at every decision, so it is laid ready and not looked up."""

    def _lay_out(self, deal: Deal) -> None:
        self.deal = deal
        self.game = deal.game
        self.seats = range(deal.seats)
        self.journal: list[Entry[Any]] = []
        self._log: Log | None = Log()
        self._past: list[Beat[Any]] = []
        self._light = False
        self._put(None)

    # From question to question

    def _put(self, question: Question | None) -> None:
        """This is asked now; nothing when the match is over."""
        self._question = question
        self.asks = question.asks if question is not None else {}

    def _enter(self, entry: Entry[Any]) -> None:
        """Take in an answer or a cut-in, and go on to the next question."""
        self._beat.entries.append(entry)
        try:
            asked = next(self._run, None)  # the rules find the entry where it lies: so no end of a beat raises anything
        except GameOver:
            self._end(self._table.state)
            return
        if asked is None:
            self._go_on()
        else:
            self._wait_for(asked)

    def _wait_for(self, asked: Question) -> None:
        """The rules ask; but a cut-in put before anything had changed is a beat of its own."""
        beat = self._beat
        if asked.group and asked.at < 0:
            asked.at = len(self.journal)
        if beat.cut_first and asked.first == beat.entries[0].number:
            self._go_on()
            return
        self._question = asked  # as in `_put`, which would cost every decision a call
        self.asks = asked.asks

    def _go_on(self) -> None:
        """The beat is over; on to the next ones."""
        self._close()
        self._next_beat(self._table.state)

    def _note_cut_first(self) -> None:
        """A cut-in at a question put before anything had changed in the beat is a beat of its own."""
        beat, table = self._beat, self._table
        if not (
            beat.entries or table.told or table.gates or self._light or self._question is None or self._question.group
        ):
            beat.cut_first = ENCODE(table.state) == self._checkpoint()

    def _next_beat(self, state: Any) -> None:
        """Run whole beats until somebody is asked."""
        game, table = self.game, self._table
        while not game.over(state):
            try:
                run = self._run = game.beat(table)
                asked = next(run, None)
            except GameOver:
                self._end(state)
                return
            if asked is not None:
                asked.at = len(self.journal)
                self._question = asked
                self.asks = asked.asks
                return
            self._close()
        self._put(None)

    def _end(self, state: Any) -> None:
        """The rules have said `table.end()`."""
        if not self.game.over(state):
            raise RulesError(f"{self.game.key}: the rules end the match, but the state does not say so")
        self._close()
        self._put(None)

    def _begin(self, state: Any) -> None:
        beat, log = self._beat, self._log
        lines = log.lines if log is not None else []
        self._table = Table(self.game, state, self.seats, self._chance(beat, state), beat.entries, lines, beat.results)

    def _chance(self, beat: Beat[Any], state: Any) -> Source:
        """The chance of a beat and of those after it."""
        return Chance(self.deal.key, state.counters) if beat.dream is None else Dream(beat.dream)

    def _close(self) -> None:
        """The beat is over: from here on the state alone says what comes next."""
        table, beat, past = self._table, self._beat, self._past
        due = not self._light
        if self._log is not None:
            beat.gates = table.gates
            past.append(beat)
            due = not len(past) % CHECKPOINT_EVERY
            if due and len(past) > 2 * KEPT_BEATS and past[KEPT_BEATS].checkpoint:
                del past[:KEPT_BEATS]  # nobody looks further back than `_recent`
        beat = self._beat = Beat(ENCODE(table.state) if due else b"", table.chance.x)
        table.begin(beat.entries, beat.results)

    def _recent(self) -> list[Beat[Any]]:
        """The beats before this one that may still be undone, the newest first."""
        return self._past[: -KEPT_BEATS - 1 : -1]

    def _checkpoint(self) -> bytes:
        """The checkpoint of the beat being played."""
        if not self._beat.checkpoint:
            self._take_checkpoints()
        return self._beat.checkpoint

    def _take_checkpoints(self) -> None:
        """Make the checkpoints that were not taken when their beats began, by running the beats before them anew."""
        for beat, after in pairwise([*self._past, self._beat]):
            if not after.checkpoint:
                after.checkpoint = ENCODE(self._run_through(beat))

    def _run_through(self, beat: Beat[Any]) -> Any:
        """The state at the end of a beat that is over."""
        state = self.game.read_state(beat.checkpoint)
        table = Table(self.game, state, self.seats, self._chance(beat, state), beat.entries, [], beat.results)
        with suppress(GameOver):
            next(self.game.beat(table), None)  # stops at the end, or where a cut-in had been the whole beat
        return state

    def _go_back(self, seat: int, by: str, point: Point, at: int | None) -> None:
        """Stand before an entry again: it and what followed it never happened, or only an answer in secret is gone."""
        self._take_checkpoints()
        self._past = self._recent()[::-1]
        for _ in range(point.back):
            self._beat = self._past.pop()
        beat = self._beat
        after = point.entry + 1 if point.withdrawn else len(beat.entries)
        mark = beat.marks[point.entry]
        self.journal.append(Entry(0, UNDO, seat, None, by))
        entries = beat.entries[: point.entry] + beat.entries[after:]
        marks = beat.marks[: point.entry] + beat.marks[after:]
        cut_first = beat.cut_first and bool(entries)
        if self._log is not None:  # before the beat is run anew: the line is none of those that the beat told
            self._log.undo(seat, len(self._log) if point.withdrawn else mark)
        self._rebuild(Beat(beat.checkpoint, beat.dream, entries, marks, [], beat.results, cut_first), at)

    def _rebuild(self, beat: Beat[Any], at: int | None = None) -> None:
        """Stand at the end of a beat again by running it anew, in silence."""
        self._beat = beat
        state = self.game.read_state(beat.checkpoint)
        log, self._log = self._log, None
        try:
            self._begin(state)
            if self.game.over(state):
                self._put(None)
                return
            self._run = self.game.beat(self._table)
            question = next(self._run, None)
        except GameOver:
            question = None
        finally:
            self._log = log
        if question is None or self._table.behind:
            raise RulesError(f"{self.game.key}: the record does not fit the rules")
        if log is not None:
            self._table.go_on(log.lines)
        question.at = len(self.journal) if at is None else at
        self._put(question)
