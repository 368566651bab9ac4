"""An attempt, from its announcement to its result."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.calltoadventure.components import Ability


class Announced(Event, frozen=True):
    """An attempt, and what it asks for."""

    seat: int
    path: str
    difficulty: int


class RunesBought(Event, frozen=True):
    seat: int
    count: int


class RunesAdded(Event, frozen=True):
    seat: int
    runes: tuple[str, ...]


class RuneRemoved(Event, frozen=True):
    seat: int
    rune: str


class RuneTurned(Event, frozen=True):
    """A rune was turned over, and what the cast comes to now."""

    seat: int
    rune: str
    sum: int


class AbilitiesChanged(Event, frozen=True):
    """The runes of these two are cast, not those the challenge shows."""

    seat: int
    one: Ability
    other: Ability


class RunesCast(Event, frozen=True):
    """The runes, the faces they show, and what they come to."""

    seat: int
    runes: tuple[str, ...]
    faces: tuple[int, ...]
    sum: int


class CastAgain(Event, frozen=True):
    seat: int


class Passed(Event, frozen=True):
    """An attempt succeeded."""

    seat: int
    path: str
    result: int
    difficulty: int


class Failed(Event, frozen=True):
    seat: int
    challenge: str
    result: int
    difficulty: int


class ResultRaised(Event, frozen=True):
    """To the result of the attempt; negative: lowered."""

    seat: int
    plus: int


class DifficultyRaised(Event, frozen=True):
    plus: int


AttemptEvent = (
    Announced
    | RunesBought
    | RunesAdded
    | RuneRemoved
    | RuneTurned
    | AbilitiesChanged
    | RunesCast
    | CastAgain
    | Passed
    | Failed
    | ResultRaised
    | DifficultyRaised
)
