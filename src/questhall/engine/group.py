"""Several seats in private stretches of play at once."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Generic, TypeVar

from questhall.engine.chance import Dream
from questhall.engine.question import ANSWER, Ask, Entry, Play, Question

T = TypeVar("T")


class Group(Generic[T]):
    """The seats of one `together`: their private stretches, what they are asked, what they came to."""

    __slots__ = ("asked", "done", "play", "runs", "seats")

    def __init__(self, seats: list[int], play: Callable[[int], Play[T]]) -> None:
        self.seats = seats
        self.play = play
        self.runs: dict[int, Generator[Question, Any, T]] = {seat: play(seat) for seat in seats}
        self.asked: dict[int, Ask] = {}
        self.done: dict[int, T] = {}

    def step(self, seat: int, entry: Entry[Any] | None = None) -> None:
        """Run one seat's private stretch up to its next question."""
        try:
            self.asked[seat] = self.runs[seat].send(entry).asks[seat]
        except StopIteration as stop:
            self.asked.pop(seat, None)
            self.done[seat] = stop.value

    def answer_anew(self, but: int, dream: Dream, number: int) -> None:
        """What the others answered in secret is not known either: they answer anew, at random.

        How far a seat has come is not public while it is still asked, so it begins again.
        """
        for seat in self.seats:
            if seat == but:
                continue
            finished = seat in self.done
            self.done.pop(seat, None)
            self.runs[seat] = self.play(seat)
            self.step(seat)
            while finished and seat in self.asked:
                options = self.asked[seat].moves
                self.step(seat, Entry(number, ANSWER, seat, options[dream.below(len(options))]))
