"""A match: checks every move, keeps journal and log, goes back, shows and imagines."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from msgspec import MsgspecError, convert

from questhall.engine.chance import Rng, commitment
from questhall.engine.course import ENCODE, Course
from questhall.engine.deal import Deal
from questhall.engine.errors import CannotUndo, IllegalMove, QuesthallError, Refusal, RulesError, StaleMove, Stop
from questhall.engine.game import Box, Result
from questhall.engine.log import Log, Told
from questhall.engine.odds import Odds
from questhall.engine.offers import Offers
from questhall.engine.past import Beat, Point, answers_of, undo_point
from questhall.engine.question import ANSWER, CUT_IN, IMAGINE, Ask, Entry, Question, Reason
from questhall.engine.record import Save, write
from questhall.engine.table import GameOver
from questhall.engine.values import Event, Move, Ref

NOT_ASKED = Ask("", ())
NOT_NOW = "not-now"
"""How reasons begin that only say that a thing has its time, and this is not it."""


class Match(Course):
    """One match of one game. Everything a table, a bot or a test does with a game goes through here."""

    __slots__ = ()

    def __init__(self, deal: Deal) -> None:
        self._lay_out(deal)
        state = self.game.setup(Box(deal.seats, deal.options, deal.campaign))
        self._beat = Beat(ENCODE(state))
        self._begin(state)
        self._next_beat(state)

    @classmethod
    def resume(cls, deal: Deal, file: Save[Any, Any]) -> Match:
        """Stand where a saved match stood: its last checkpoint, and the entries since."""
        match = cls.__new__(cls)
        match._lay_out(deal)
        match.journal, match._log = file.journal, Log(file.log)
        match._past.extend(file.beats[:-1])
        match._rebuild(file.beats[-1], file.at)
        return match

    # What is asked

    @property
    def question(self) -> Question | None:
        """The open question; None when the match is over."""
        return self._question

    @property
    def offers(self) -> Offers:
        """Who may cut in now, and with which moves. Computed when somebody looks."""
        return Offers(self)

    @property
    def at(self) -> int:
        """The number of the open question; a move may name it, and is refused if it comes too late."""
        question = self._question
        if question is None:
            return -1
        return question.at if question.group else len(self.journal)

    def at_of(self, seat: int) -> int:
        """The same for one seat: in a group its own steps count, those of the others do not."""
        question = self._question
        if question is None or not question.group:
            return self.at
        own = (i for i in range(len(self.journal), question.at, -1) if self.journal[i - 1].seat == seat)
        return next(own, question.at)

    @property
    def over(self) -> bool:
        return self._question is None

    @property
    def result(self) -> Result | None:
        """Places, totals and the itemised count, once the match is over."""
        return self.game.result(self.state) if self._question is None else None

    @property
    def commitment(self) -> str:
        """The hash of the secret of this deal: shown at the start, checked at the end."""
        return commitment(self.deal.key)

    @property
    def state(self) -> Any:
        """The whole position, with everything hidden. For rules, tests and imagined matches only."""
        return self._table.state

    # Playing

    def play(self, seat: int, move: Any, at: int | None = None, by: str = "", why: Reason[Any] | None = None) -> None:
        """Make a move: the answer of an asked seat, or a cut-in. Refused moves change nothing."""
        question = self._question
        if question is None or (at is not None and at != self.at_of(seat)):
            raise self._too_late()
        try:  # enter the engine's own value, not a lookalike
            moves = self.asks[seat].moves
            entry = Entry(question.number, ANSWER, seat, moves[moves.index(move)], by, 0, why)
        except (KeyError, ValueError):
            entry = self._other_entry(question, seat, move, by, why)
        log, beat = self._log, self._beat
        if log is None:  # a clone for thinking: if the rules break, so may it
            self._enter(entry)
            return
        beat.marks.append(len(log.lines))
        beat.entries.append(entry)
        self.journal.append(entry)
        try:
            asked = next(self._run, None)  # as in `_enter`, which would cost every decision a call
            if asked is None:
                self._go_on()
            elif beat.cut_first:
                self._wait_for(asked)
            else:
                if asked.group and asked.at < 0:
                    asked.at = len(self.journal)
                self._question = asked
                self.asks = asked.asks
        except Exception as stop:
            self._stopped(stop, question, beat)

    def _stopped(self, why: Exception, question: Question, beat: Beat[Any]) -> None:
        """The rules have ended the match, or they broke: then nothing has happened."""
        try:
            if not isinstance(why, GameOver):
                raise why
            self._end(self._table.state)
        except Exception as bug:
            self._go_back_from_a_bug(question, beat)
            if isinstance(bug, RulesError):
                raise
            raise RulesError(f"{self.game.key}: {type(bug).__name__}: {bug}") from bug

    def _other_entry(self, question: Question, seat: int, move: Any, by: str, why: Reason[Any] | None) -> Entry[Any]:
        """A move that is not among the values asked for: one in its JSON form, or a cut-in."""
        if not isinstance(move, Move):
            move = self._read_move(move)
            moves = question.asks.get(seat, NOT_ASKED).moves
            if move in moves:
                return Entry(question.number, ANSWER, seat, moves[moves.index(move)], by, 0, why)
        entry = Entry(question.number, CUT_IN, seat, self._offered(question, seat, move), by, 0, why)
        self._note_cut_first()
        return entry

    def _too_late(self) -> IllegalMove:
        if self._question is None:
            return IllegalMove("the match is over")
        return StaleMove("the table has changed since; look again")

    def _offered(self, question: Question, seat: int, move: Move) -> Move:
        """The engine's own value of a cut-in, not a lookalike."""
        if question.open and seat in self.seats:
            moves = self.game.offers(self._table.state, question, seat)
            if move in moves:
                return moves[moves.index(move)]
        raise self._refused(seat, move)

    def _refused(self, seat: int, move: Move) -> IllegalMove:
        if self.game.why_not is not None and seat in self.seats:
            for ref in self.game.touches(move):
                refusal = self.game.why_not(self.state, self._question, seat, ref)
                if self.why_not(seat, ref) is not None or not refusal.reason.startswith(NOT_NOW):
                    return IllegalMove(str(refusal), refusal)
        return IllegalMove("this is not one of your moves now")

    def _read_move(self, move: Any) -> Move:
        try:
            if isinstance(move, bytes | str):
                return self.game.read_move(move)
            read: Move = convert(move, self.game.moves)
        except (MsgspecError, RecursionError, UnicodeError) as error:
            raise IllegalMove(f"not a move of {self.game.key}: {error}") from None
        return read

    def _go_back_from_a_bug(self, question: Question, beat: Beat[Any]) -> None:
        """The rules broke: stand at the question before, as if the last entry had not been made."""
        self.journal.pop()
        self._take_checkpoints()
        while any(closed is beat for closed in self._past):
            self._past.pop()
        if self._log is not None:
            self._log.forget(beat.marks.pop())
        beat.entries.pop()
        if not beat.entries:
            beat.cut_first = False
        self._rebuild(beat, question.at if question.group else None)
        self._table.forget_what_is_to_fall()

    # Going back

    def can_undo(self, seat: int, by: str = "") -> bool:
        return isinstance(self.undo_point(seat, by), Point)

    def undo_point(self, seat: int, by: str = "") -> Point | Stop:
        """Where the seat's undo would lead, or what stops it."""
        beat = self._beat
        if self._question is not None:
            beat.gates = self._table.gates
        return undo_point(self._question, [beat, *self._recent()], seat, by, past_bots=self.deal.past_bots)

    def undo(self, seat: int, *, by: str = "") -> None:
        """Take back the seat's last entry and what followed it, unless somebody learned something since."""
        point = self.undo_point(seat, by)
        if isinstance(point, Stop):
            raise CannotUndo(point)
        self._go_back(seat, by, point, self.at if point.withdrawn else None)

    # Knowing

    def view(self, seat: int | None) -> Any:
        """What a seat may know (None: a spectator), as data of its own, never the live state."""
        return self.game.read_view(self.view_bytes(seat))

    def view_bytes(self, seat: int | None) -> bytes:
        """The same, encoded: what two seats with equal knowledge get is equal byte for byte."""
        self._check_seat(seat)
        return ENCODE(self.game.view(self.state, seat))

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat was told, beginning with its event number `since`."""
        self._check_seat(seat)
        return self._log.read(seat, since) if self._log is not None else []

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in self.seats:
            raise QuesthallError(f"there is no seat {seat} at this table")

    def answers(self, seat: int) -> list[Any]:
        """What a seat has answered to the open question of a group so far. For its own eyes only."""
        question = self._question
        if question is None or not question.group:
            return []
        own = answers_of(question, self._beat, seat)
        return [self._beat.entries[i].move for i in own]

    def is_alone(self, seat: int) -> bool:
        """One of a group that has nothing to decide: it is answered for. Whoever has begun says himself when to end."""
        question, ask = self._question, self.asks.get(seat)
        if question is None or not question.group or ask is None:
            return False
        return len(ask.moves) == 1 and not self.answers(seat)

    def why_not(self, seat: int, ref: Ref) -> Refusal | None:
        """Why nothing can be done with this thing now: a rule and a reason. None if something can."""
        self._check_seat(seat)
        moves = [*(self.asks[seat].moves if seat in self.asks else ()), *self.offers.get(seat, ())]
        if any(ref in self.game.touches(move) for move in moves):
            return None
        if self.game.why_not is None:
            return Refusal("", "not-now")
        return self.game.why_not(self.state, self._question, seat, ref)

    def odds(self, seat: int | None) -> list[Odds]:
        """Exact chances of what lies before a seat, from its view alone."""
        return list(self.game.odds(self.view(seat)))

    def weigh(self, seat: int, move: Any, rng: Rng) -> list[Odds]:
        """The chances of one of the seat's moves, or with None of what is under way; tried where they are not exact."""
        self._check_seat(seat)
        if self.game.weigh is None or self._question is None:
            return []
        if move is not None and not isinstance(move, Move):
            move = self._read_move(move)
        if move is not None and move not in (*self.asks.get(seat, NOT_ASKED).moves, *self.offers.get(seat, ())):
            raise self._refused(seat, move)
        return list(self.game.weigh(self.view(seat), move, lambda: self.imagine(seat, rng, light=True)))

    # Keeping

    def save(self, *, past: bool = True) -> bytes:
        """The whole match as a file. It holds every secret: it belongs to the host.

        Without its past (journal, log, what could be undone) it is small, and enough to think about what is asked now.
        """
        if not past:
            return write(self.deal, [], [self._beat_alone()], [], self.at)
        return write(self.deal, self.journal, self._kept_beats(), self.told(), self.at)

    def told(self, since: int = 0) -> list[Told[Any]]:
        """Everything told to anybody, with who was told it; or only from one line on."""
        return self._log.told(since) if self._log is not None else []

    def _kept_beats(self) -> list[Beat[Any]]:
        """The beats as far back as anybody could undo, the current one last."""
        self._take_checkpoints()
        kept: list[Beat[Any]] = [self._beat]
        gates = self._beat.gates = self._table.gates if self._question is not None else []
        for beat in self._recent():
            if gates:
                break
            kept.append(beat)
            gates = beat.gates
        return kept[::-1]

    # Thinking

    def clone(self, *, light: bool = False) -> Match:
        """A copy to think with: no journal, log or past. A light one cannot be cloned again, and is faster."""
        return self._copy(self.deal, light=light)

    def _copy(self, deal: Deal, *, light: bool) -> Match:
        other: Match = object.__new__(Match)
        other._lay_out(deal)
        other._log = None
        other._rebuild(self._beat_alone())
        other._light = light
        return other

    def _beat_alone(self) -> Beat[Any]:
        """A copy of the beat being played that knows nothing of a log."""
        beat = self._beat
        return Beat(self._checkpoint(), beat.dream, beat.entries[:], [], [], beat.results[:], beat.cut_first)

    def imagine(self, seat: int, rng: Rng, *, light: bool = False) -> Match:
        """A clone in which all that the seat cannot know is drawn anew, and chance with it."""
        other = self._copy(self.deal.without_key(), light=light)  # what chance gave so far is recorded
        question = other._question
        if question is not None:
            other._note_cut_first()
            other._enter(Entry(question.number, IMAGINE, seat, None, "", rng.getrandbits(62)))
        return other

    @property
    def dream(self) -> int | None:
        """Where chance stands in an imagined match: elsewhere as soon as a die is rolled or a card drawn."""
        return self._table.chance.x

    def fingerprint(self) -> str:
        """A hash of the position and of what is asked."""
        question = self._question
        asks = [(seat, list(ask.moves)) for seat, ask in sorted(self.asks.items())]
        topic = question.topic if question is not None else ""
        return blake2b(ENCODE((self.state, topic, asks)), digest_size=16).hexdigest()
