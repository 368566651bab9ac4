"""A fight, from engaging to its end."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.runebound3.state import DamageKind, FightEnd


class FightBegan(Event, frozen=True):
    seat: int
    enemy: str
    other_seat: int | None


class RoundCast(Event, frozen=True):
    round: int


class TokensCast(Event, frozen=True):
    seat: int | None
    tokens: tuple[str, ...]
    shows: tuple[str, ...]


class Initiative(Event, frozen=True):
    seat: int | None
    own: int
    others: int


class Struck(Event, frozen=True):
    seat: int | None
    kind: DamageKind
    amount: int


class Blocked(Event, frozen=True):
    seat: int | None
    amount: int


class SurgeUsed(Event, frozen=True):
    seat: int | None
    ability: str
    surges: int


class Cancelled(Event, frozen=True):
    seat: int | None
    ability: str


class TokenFlipped(Event, frozen=True):
    seat: int | None
    token: str
    shows: str


class TokenRecast(Event, frozen=True):
    seat: int | None
    token: str
    shows: str


class TokenRemoved(Event, frozen=True):
    seat: int | None
    token: str
    shows: str


class TokenDoubled(Event, frozen=True):
    seat: int | None
    token: str
    double: str
    shows: str


class Passed(Event, frozen=True):
    seat: int | None


class FightEnded(Event, frozen=True):
    seat: int
    enemy: str
    other_seat: int | None
    end: FightEnd


FightEvent = (
    FightBegan
    | RoundCast
    | TokensCast
    | Initiative
    | Struck
    | Blocked
    | SurgeUsed
    | Cancelled
    | TokenFlipped
    | TokenRecast
    | TokenRemoved
    | TokenDoubled
    | Passed
    | FightEnded
)
