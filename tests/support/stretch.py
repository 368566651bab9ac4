"""Drive any stretch of play, a phase, a turn or a single card, with a script of answers and rigged chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from questhall.engine import Ask, Event, Game, Move, Play, Question, State, Table
from questhall.engine.question import ANSWER, CUT_IN, Entry
from questhall.engine.table import GameOver

S = TypeVar("S", bound=State)


class Rigged:
    """Chance that does as it is told: a list of results for each stream, in order.

    A result is what `below` returns, counted from 0: for a die showing 4 write 3.
    """

    x = None

    def __init__(self, **streams: Sequence[int]) -> None:
        self.streams = {name.replace("__", "."): list(results) for name, results in streams.items()}

    def below(self, n: int, stream: str) -> int:
        assert self.streams.get(stream), f"unexpected chance: below {n} from {stream!r}"
        result = self.streams[stream].pop(0)
        assert 0 <= result < n, f"{stream!r} cannot give {result} below {n}"
        return result

    def several(self, limits: Sequence[int], stream: str) -> list[int]:
        return [self.below(n, stream) for n in limits]

    def skip(self, stream: str) -> None:
        raise AssertionError("a stretch is never re-run")

    @property
    def left(self) -> dict[str, list[int]]:
        return {stream: results for stream, results in self.streams.items() if results}


@dataclass
class CutIn:
    """In a script: somebody cuts in at the question that is open."""

    seat: int
    move: Move


@dataclass
class Asked:
    """A question as it was put: who was asked what, with which moves, and who could have cut in."""

    seat: int
    topic: str
    moves: list[Move]
    offers: dict[int, list[Move]]


@dataclass
class Played(Generic[S]):
    """What came of a stretch."""

    state: S
    asked: list[Asked] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    gates: list[str] = field(default_factory=list)
    over: bool = False

    @property
    def topics(self) -> list[tuple[int, str]]:
        return [(asked.seat, asked.topic) for asked in self.asked]

    def events_of(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def play(
    game: Game[S],
    state: S,
    stretch: Callable[[Table[S]], Play[Any] | None],
    answers: Sequence[Move | CutIn] = (),
    chance: Rigged | None = None,
) -> Played[S]:
    """Answer the questions of a stretch in order; the script and the rigged chance must fit exactly.

    Every answer must be among the offered moves, as in a real match. `together` is answered seat by seat in
    the order the seats are asked.
    """
    chance = chance or Rigged()
    lines: list[Any] = []
    seats = range(len(state.players))  # type: ignore[attr-defined]
    table = Table(game, state, seats, chance, [], lines, [])
    played = Played(state, events=lines)
    script = list(answers)
    run = stretch(table)
    if run is not None:
        _answer(played, table, run, script)
    assert not script, f"never asked for: {script}"
    assert not chance.left, f"chance never used: {chance.left}"
    played.gates = [what for _, what in table.gates]
    return played


def _answer(played: Played[Any], table: Table[Any], run: Play[Any], script: list[Move | CutIn]) -> None:
    reply: Entry[Any] | None = None
    while True:
        try:
            question = next(run) if reply is None else run.send(reply)
        except StopIteration:
            return
        except GameOver:
            played.over = True
            return
        reply = _reply(played, table, question, script)


def _reply(played: Played[Any], table: Table[Any], question: Question, script: list[Move | CutIn]) -> Entry[Any]:
    seat, ask = next(iter(question.asks.items()))
    offers = _offers(table, question)
    played.asked.append(Asked(seat, ask.topic, list(ask.moves), offers))
    assert script, f"unexpected question to seat {seat}: {question.topic} {list(ask.moves)}"
    answer = script.pop(0)
    table.script.append(Entry(question.number, ANSWER, seat, None))
    if isinstance(answer, CutIn):
        assert answer.move in offers.get(answer.seat, []), f"{answer} is not offered, but {offers}"
        return Entry(question.number, CUT_IN, answer.seat, answer.move)
    assert answer in ask.moves, f"{answer} is not offered to seat {seat} at {question.topic}: {legible(ask)}"
    return Entry(question.number, ANSWER, seat, answer)


def _offers(table: Table[Any], question: Question) -> dict[int, list[Move]]:
    if not question.open:
        return {}
    return {seat: moves for seat in table.seats if (moves := list(table.game.offers(table.state, question, seat)))}


def legible(ask: Ask) -> str:
    return "\n  ".join(["", *map(repr, ask.moves)])
