"""Set-up, turns and movement."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.runebound1.components import Hex, Town


class HeroDealt(Event, frozen=True):
    seat: int
    hero: str


class RolledForFirst(Event, frozen=True):
    seat: int
    die: int


class FirstPlayer(Event, frozen=True):
    seat: int


class CardOffered(Event, frozen=True):
    """A card comes into a market box from the Market deck."""

    town: Town
    card: str


class TurnBegan(Event, frozen=True):
    seat: int
    round: int


class Refreshed(Event, frozen=True):
    seat: int
    count: int


class EnteredBoard(Event, frozen=True):
    seat: int
    hex: Hex


class Rested(Event, frozen=True):
    """A movement die is given up; `who` loses exhaustion."""

    seat: int
    who: str


class DiceRolled(Event, frozen=True):
    seat: int
    faces: tuple[int, ...]


class DieRerolled(Event, frozen=True):
    seat: int
    old: int
    face: int


class DieTurned(Event, frozen=True):
    seat: int
    old: int
    face: int


class DieAdded(Event, frozen=True):
    """A card brings one more movement die."""

    seat: int
    face: int


class Moved(Event, frozen=True):
    """By a die that shows this face, or without dice."""

    seat: int
    hex: Hex
    face: int | None


class CardUsed(Event, frozen=True):
    seat: int
    card: str
    ability: str


class Won(Event, frozen=True):
    seat: int
    end: str


TurnEvent = (
    HeroDealt
    | RolledForFirst
    | FirstPlayer
    | CardOffered
    | TurnBegan
    | Refreshed
    | EnteredBoard
    | Rested
    | DiceRolled
    | DieRerolled
    | DieTurned
    | DieAdded
    | Moved
    | CardUsed
    | Won
)
