"""How long a bot may think about a decision."""

from __future__ import annotations

import time

from msgspec import Struct

from questhall.engine import QuesthallError

MOST_SECONDS = 60.0


class Box(Struct, frozen=True):
    """Either seconds of one core's time, or so many visits: futures played through in imagined matches.

    Time is counted while the bot computes, so that it plays no worse on a busy machine; with visits, the same seed
    gives the same moves on every machine.
    """

    seconds: float = 0.0
    visits: int = 0
    clock: float = 0.0
    """Seconds by the clock on the wall after which it ends in any case, where people wait; 0: never."""


def read_box(word: str) -> Box:
    """`0.5` is half a second, `200v` are 200 visits."""
    try:
        box = Box(visits=int(word[:-1])) if word.endswith("v") else Box(seconds=float(word))
    except ValueError:
        box = Box()
    if not (box.visits > 0 or 0 < box.seconds <= MOST_SECONDS):
        raise QuesthallError(f"a bot thinks for seconds such as 0.2 or visits such as 200v, not {word!r}")
    return box


class Stint:
    """The thinking about one decision, and how much of its box is used up."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.visits = 0
        self._began, self._by_the_clock = time.thread_time(), time.monotonic()

    @property
    def used(self) -> float:
        """The part of the box that is used up: 1 when it is empty."""
        box = self.box
        if box.visits:
            return self.visits / box.visits
        used = (time.thread_time() - self._began) / box.seconds
        return max(used, (time.monotonic() - self._by_the_clock) / box.clock) if box.clock else used
