"""The table: all that the rules of a game may do besides changing the state. Asking, telling, chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NoReturn, TypeVar

from questhall.engine.chance import Dream, Source
from questhall.engine.errors import DeadEnd, RulesError
from questhall.engine.game import Game
from questhall.engine.group import Group
from questhall.engine.log import Told
from questhall.engine.question import ANSWER, CUT_IN, IMAGINE, Ask, Entry, Play, Question
from questhall.engine.values import Event, Move, State

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
D = TypeVar("D")
T = TypeVar("T")
Moves = Callable[[S, int], Sequence[M]]
"""What a seat may do in a state: exactly the legal moves."""

REQUIRED: Any = object()


def too_early(_: object) -> NoReturn:
    """Of a private stretch nothing may come but its questions."""
    raise RulesError("something was told, drawn or learned before all had answered")


class GameOver(Exception):
    """Raised by `table.end()`: unwinds every open question. Never caught by rules."""


class Table(Generic[S]):
    """One run of a match, beat by beat. Every re-run has its own: a dropped generator touches nothing alive."""

    __slots__ = (
        "_began",
        "_fallen",
        "_number",
        "_private",
        "_taken",
        "behind",
        "chance",
        "game",
        "gates",
        "lines",
        "results",
        "script",
        "seats",
        "state",
        "tell",
    )

    def __init__(
        self,
        game: Game[S],
        state: S,
        seats: range,
        chance: Source,
        script: list[Entry[Any]],
        lines: list[Event | Told[Any]],
        results: list[int],
    ) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.chance = chance
        self._private = False
        self.lines = lines  # while a beat is re-run nobody reads them
        self.tell = lines.append
        self.begin(script, results)

    def begin(self, script: list[Entry[Any]], results: list[int]) -> None:
        """A beat begins: what is entered in it, and what chance gives. A re-run knows of both already."""
        self.script = script
        self._taken = 0  # how many entries of the script a re-run has taken in
        self.behind = bool(script)  # whether there are more of them: a re-run
        self._began = len(self.lines)
        self.gates: list[tuple[int, str]] = []  # (entries taken in by then, what somebody learned)
        self.results = results  # what chance has given in this beat
        self._fallen = results[::-1] if results else []  # those a re-run has yet to come to, the next one last
        self._number = 0

    # Asking

    def choose(
        self,
        seat: int,
        topic: str,
        moves: Moves[S, M],
        open: bool = False,
        always: bool = False,
        otherwise: D = REQUIRED,
    ) -> Play[M | D]:
        """Ask one seat. `moves` is a pure function, called each time the question is put.

        A single move is taken unasked, unless somebody could cut in or `always` says that others cannot see
        that it is single. Without any move the answer is `otherwise`. An `open` question takes cut-ins.
        """
        first = self._number = self._number + 1
        if not (self.behind and not self._private and (entry := self._scripted(first))):
            options = moves(self.state, seat)
            if len(options) < 2:
                if not options:
                    return self._nothing(topic, otherwise)
                if not (always or (open and self._rights(seat, topic, options))):
                    return options[0]
            entry = (yield Question(first, topic, {seat: Ask(topic, options, open)}, open)) or self.script[-1]
        while entry.kind != ANSWER:
            yield from self._interrupted(entry)
            number = self._number = self._number + 1
            entry = self._scripted(number)
            if entry is None:
                options = moves(self.state, seat)
                if not options:
                    return self._nothing(topic, otherwise)
                asked = Question(number, topic, {seat: Ask(topic, options, open)}, open, False, first)
                entry = (yield asked) or self.script[-1]
        return entry.move  # type: ignore[return-value]  # entries hold the game's own moves

    def choose_each(self, seats: Iterable[int], topic: str, moves: Moves[S, M]) -> Play[dict[int, M]]:
        """Ask several seats the same thing at once; each answers unseen by the others."""
        seats = [*seats]
        return self._choose_all(seats, topic, moves) if len(seats) != 1 else self._choose_one(seats[0], topic, moves)

    def _choose_one(self, seat: int, topic: str, moves: Moves[S, M]) -> Play[dict[int, M]]:
        """A group of one, as most windows are: nobody is left to be kept in the dark."""
        number = self._number = self._number + 1
        at = -1
        while True:
            entry = self._scripted(number) if self.behind else None
            if entry is None:
                ask = Ask(topic, moves(self.state, seat) or self._nothing(topic, REQUIRED))
                question = Question(number, topic, {seat: ask}, False, True, number, at)
                entry = (yield question) or self.script[-1]
                at = question.at
            if entry.kind != IMAGINE:
                return {seat: entry.move}  # type: ignore[dict-item]  # entries hold the game's own moves
            self._imagine(entry)

    def _choose_all(self, seats: list[int], topic: str, moves: Moves[S, M]) -> Play[dict[int, M]]:
        number = self._number = self._number + 1
        left = len(seats)
        answers: dict[int, M] = {}
        asks: dict[int, Ask] = {}  # of those who have yet to answer; a re-run builds none before it has to
        at = -1
        while left:
            entry = self._scripted(number) if self.behind else None
            if entry is None:
                asks = asks or self._asks(seats, topic, moves, answers)
                question = Question(number, topic, asks, False, True, number, at)
                entry = (yield question) or self.script[-1]
                at = question.at  # for the others it stays the same question
            if entry.kind == IMAGINE:
                asks = {}
                self._imagine_answers(entry, seats, moves, answers)
                continue
            answers[entry.seat] = entry.move  # type: ignore[assignment]  # entries hold the game's own moves
            left -= 1
            if left:
                asks = asks.copy()  # those who answered before were shown the other one
                asks.pop(entry.seat, None)
        if answers:
            self.learn("answers")
        in_order: dict[int, M] = {}
        for seat in seats:
            in_order[seat] = answers[seat]
        return in_order

    def together(self, seats: Iterable[int], play: Callable[[int], Play[T]]) -> Play[dict[int, T]]:
        """Run a private stretch of play for several seats at once, answered in any order.

        Nothing may be changed, drawn or told before all are done.
        """
        group = Group(list(seats), play)
        number = self._number = self._number + 1
        self._private, self.tell = True, too_early
        for seat in group.seats:
            group.step(seat)
        topic = next((ask.topic for ask in group.asked.values()), "")  # how far each seat has come is its own secret
        at = -1
        while group.asked:
            entry = self._scripted(number) if self.behind else None
            if entry is None:
                question = Question(number, topic, group.asked.copy(), False, True, number, at)
                entry = (yield question) or self.script[-1]
                at = question.at  # for the others it stays the same question
            if entry.kind == IMAGINE:
                group.answer_anew(entry.seat, self._imagine(entry), number)
            else:
                group.step(entry.seat, entry)
        self._private, self._number, self.tell = False, number, self.lines.append
        if len(group.seats) > 1:
            self.learn("answers")
        return {seat: group.done[seat] for seat in group.seats}

    # Telling and chance

    tell: Callable[[Event | Told[Any]], None]
    """Say to everyone what happened. It is the list's own `append`: more is told than asked."""

    def tell_only(self, seats: Iterable[int], event: Event, mask: Event | None = None) -> None:
        """Say what happened to some seats; the others get the `mask`, or nothing."""
        self.tell(Told(event, tuple(seats), mask))

    @property
    def told(self) -> int:
        """How many events this run of the beat has told, a silent re-run's included."""
        return len(self.lines) - self._began

    def go_on(self, lines: list[Event | Told[Any]]) -> None:
        """The re-run has come to where the match stood: from here on events are told to the log."""
        self._began = len(lines) - self.told
        self.lines = lines
        if not self._private:
            self.tell = lines.append

    def learn(self, what: str) -> None:
        """The gate: somebody now knows more than before. Every draw, roll and reveal comes through here."""
        if self._private:
            too_early(what)
        self.gates.append((self._taken if self.behind else len(self.script), what))

    def roll(self, sides: int, stream: str) -> int:
        """A number from 0 to sides - 1, seen by somebody."""
        if self._private:
            too_early(stream)
        self.gates.append((self._taken if self.behind else len(self.script), stream))  # as `learn` does
        if self._fallen:  # a re-run: the dice lie as they fell
            self.chance.skip(stream)
            return self._fallen.pop()
        result = self.chance.below(sides, stream)
        self.results.append(result)
        return result

    def rolls(self, sides: Sequence[int], stream: str) -> list[int]:
        """The same several times, once for every number of sides: a handful of dice."""
        if self._private:
            too_early(stream)
        self.gates.append((self._taken if self.behind else len(self.script), stream))  # as `learn` does
        results = self.chance.several(sides, stream)
        if self._fallen:
            return self._fallen_before(len(results))
        self.results += results
        return results

    def _fallen_before(self, count: int) -> list[int]:
        """A handful in a re-run: the dice lie as they fell."""
        return [self._fallen.pop() for _ in range(count)]

    def forget_what_is_to_fall(self) -> None:
        """What chance gave beyond this point was given to rules that broke: it is to be asked for anew."""
        del self.results[len(self.results) - len(self._fallen) :]
        self._fallen.clear()

    def draw(self, pile: list[T], stream: str) -> T:
        """Take a random thing out of a pile. A pile has no order: shuffling it would change nothing."""
        if self._fallen or self._private:
            return pile.pop(self.roll(len(pile), stream))
        self.gates.append((self._taken if self.behind else len(self.script), stream))  # as `roll` does: most is drawn
        result = self.chance.below(len(pile), stream)
        self.results.append(result)
        return pile.pop(result)

    def draws(self, pile: list[T], count: int, stream: str) -> list[T]:
        """The same several times."""
        left = len(pile)
        return [*map(pile.pop, self.rolls(range(left, left - count, -1), stream))]

    def end(self) -> NoReturn:
        """The match is over, here and now, however deep in questions. The state must say so."""
        raise GameOver

    # How it works

    def _scripted(self, number: int) -> Entry[Any] | None:
        """The entry already made at the question with this number, when a beat is re-run."""
        if self.behind:
            entry = self.script[self._taken]
            if entry.number == number:
                self._taken += 1
                self.behind = self._taken < len(self.script)
                return entry
        return None

    def _interrupted(self, entry: Entry[Any]) -> Play[None]:
        """A cut-in runs inside the question's own frame: nesting and last in, first out come by themselves."""
        if entry.kind == CUT_IN:
            if self.game.cut_in is None:
                raise RulesError(f"{self.game.key} offers cut-ins but cannot run them")
            yield from self.game.cut_in(self, entry.seat, entry.move)
        else:
            self._imagine(entry)

    def _nothing(self, topic: str, otherwise: D) -> D:
        if otherwise is REQUIRED:
            raise DeadEnd(f"{self.game.key}: the rules ask {topic!r}, but there is no legal move")
        return otherwise

    def _rights(self, seat: int, topic: str, options: Sequence[Any]) -> bool:
        """Whether any seat could cut in here, so that even a single move must be asked for."""
        question = Question(self._number, topic, {seat: Ask(topic, options, True)}, True)
        holds_up = self.game.holds_up or self.game.offers
        return any(holds_up(self.state, question, other) for other in self.seats)

    def _imagine(self, entry: Entry[Any]) -> Dream:
        """From here on chance is dreamt, and what the entry's seat cannot know is drawn anew."""
        dream = Dream(entry.seed)
        self.chance = dream
        self.game.redraw(self.state, entry.seat, dream)
        return dream

    def _asks(self, seats: list[int], topic: str, moves: Moves[S, M], answers: dict[int, M]) -> dict[int, Ask]:
        """What those are asked who have yet to answer."""
        asks: dict[int, Ask] = {}
        for seat in seats:
            if seat not in answers:
                asks[seat] = Ask(topic, moves(self.state, seat) or self._nothing(topic, REQUIRED))
        return asks

    def _imagine_answers(self, entry: Entry[Any], seats: list[int], moves: Moves[S, M], answers: dict[int, M]) -> None:
        """What the others answered in secret is not known either: they answer anew, at random."""
        dream = self._imagine(entry)
        for seat in seats:
            if seat in answers and seat != entry.seat:
                options = moves(self.state, seat)
                answers[seat] = options[dream.below(len(options))]
