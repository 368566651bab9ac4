"""Where a hero goes and how it fares."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.runebound3.board import Hex
from questhall.games.runebound3.state import RollReason


class Moved(Event, frozen=True):
    seat: int
    hex: Hex
    face: int | None = None


class DiceRolled(Event, frozen=True):
    seat: int
    why: RollReason
    faces: tuple[int, ...]


class DieRerolled(Event, frozen=True):
    seat: int
    die: int
    face: int


class Exerted(Event, frozen=True):
    seat: int
    skill: str


class Healed(Event, frozen=True):
    seat: int | None
    amount: int


class Suffered(Event, frozen=True):
    seat: int | None
    amount: int


class HeroDefeated(Event, frozen=True):
    seat: int


class HeroStands(Event, frozen=True):
    """Defeated or delayed no longer."""

    seat: int


class HeroDelayed(Event, frozen=True):
    seat: int


class HeroEliminated(Event, frozen=True):
    seat: int


class AbilityUsed(Event, frozen=True):
    seat: int | None
    ability: str


HeroEvent = (
    Moved
    | DiceRolled
    | DieRerolled
    | Exerted
    | Healed
    | Suffered
    | HeroDefeated
    | HeroStands
    | HeroDelayed
    | HeroEliminated
    | AbilityUsed
)
