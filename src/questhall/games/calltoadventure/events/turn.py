"""Turns, rows, traits, journeys and allies."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.calltoadventure.components import Act


class TurnBegan(Event, frozen=True):
    seat: int


class RowOpened(Event, frozen=True):
    act: Act
    cards: tuple[str, ...]


class CardTurnedUp(Event, frozen=True):
    """A new card in a row."""

    card: str


class DeckShuffled(Event, frozen=True):
    act: Act


class AllyAttached(Event, frozen=True):
    seat: int
    ally: str
    challenge: str


class AllyLeft(Event, frozen=True):
    """Discarded, for there was no challenge for it."""

    ally: str


class Journeyed(Event, frozen=True):
    seat: int
    card: str
    xp: int


class Replaced(Event, frozen=True):
    seat: int
    card: str


class TraitGained(Event, frozen=True):
    seat: int
    trait: str


class AllyWon(Event, frozen=True):
    seat: int
    ally: str


class AllySacrificed(Event, frozen=True):
    seat: int
    ally: str


class AllyRestored(Event, frozen=True):
    """Turned face up again."""

    seat: int
    ally: str


class ChapterEnded(Event, frozen=True):
    seat: int
    act: Act


class LastTurns(Event, frozen=True):
    """A story is complete: all others have one more turn."""

    seat: int


class TurnSkipped(Event, frozen=True):
    """There was nothing to take or to attempt."""

    seat: int


class MatchEnded(Event, frozen=True):
    totals: tuple[int, ...]
    places: tuple[int, ...]


TurnEvent = (
    TurnBegan
    | RowOpened
    | CardTurnedUp
    | DeckShuffled
    | AllyAttached
    | AllyLeft
    | Journeyed
    | Replaced
    | TraitGained
    | AllyWon
    | AllySacrificed
    | AllyRestored
    | ChapterEnded
    | LastTurns
    | TurnSkipped
    | MatchEnded
)
