"""A question put to one or more seats, and what was entered at it."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Generic, Literal, TypeVar, cast

from msgspec import Struct

from questhall.engine.values import Move

T = TypeVar("T")
M = TypeVar("M")

Kind = Literal["answer", "cut in", "imagine", "undo"]
ANSWER: Kind = "answer"
CUT_IN: Kind = "cut in"
IMAGINE: Kind = "imagine"
UNDO: Kind = "undo"

OPEN = True
"""Said of a question: it takes cut-ins. By place and not by name, for a call with names is slower."""
ALONE = "auto:alone"
"""Who acted, where a seat of a group could give one answer only and it was given for it."""


class Ask(Struct, frozen=True, gc=False):
    """What one seat is asked: the topic names the prompt, the moves are exactly the legal ones."""

    topic: str
    moves: Sequence[Move]
    open: bool = False


class Question(Struct, gc=False):
    """A pause of the rules until somebody answers (or cuts in, if it is open)."""

    number: int
    """Its number within the beat. Questions that were not put count too, so that a re-run builds no lists."""
    topic: str
    asks: dict[int, Ask]
    open: bool = False
    group: bool = False
    first: int = 0
    """The number it had when it was put for the first time, if a cut-in made it be put anew."""
    at: int = -1
    """For a group: the length of the journal when it was put; it stays while others of the group answer."""


class Reason(Struct, Generic[M], array_like=True, frozen=True, gc=False):
    """Why a bot did what it did: how that compares with the next best.

    It hangs on what the bot held, so nobody else is told before the match is over.
    """

    clarity: str
    """In a word; the message `thought` makes a sentence of it."""
    instead_of: M | None = None
    """The next best move, if there was one."""
    compared: int = 1
    """So many moves,"""
    visits: int = 0
    """in so many imagined futures."""


class Entry(Struct, Generic[M], array_like=True, frozen=True, gc=False):
    """Something entered at a question. The journal is a list of these and is only appended to."""

    number: int
    kind: Kind
    seat: int
    move: M | None
    by: str = ""
    """Who acted: empty for the seat's own person, a person's name, `bot:<name>` or `auto:<why>`.

    `auto:<why>:<person>` was answered in that person's name: for the others it is as if he had done it himself.
    """
    seed: int = 0
    why: Reason[M] | None = None
    """The reason, where whoever acted gives one."""

    @property
    def person(self) -> str:
        return self.in_the_name_of or self.by or f"seat {self.seat}"

    @property
    def in_the_name_of(self) -> str:
        """The person for whom it was answered; empty if he did it himself, or nobody did."""
        return self.by.removeprefix("auto:").partition(":")[2] if self.by.startswith("auto:") else ""

    @property
    def is_human(self) -> bool:
        return not self.by.startswith(("bot:", "auto:"))


Play = Generator[Question, Entry[Any], T]
"""A stretch of play that may ask and in the end gives a T. Write `x = yield from …`, never a bare yield."""

NOTHING = cast("Play[Any]", iter(()))
"""A stretch without a question: what happens in it has happened already. Cheaper than a generator of its own."""
