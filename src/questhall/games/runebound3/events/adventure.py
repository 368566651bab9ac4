"""Adventure cards."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.runebound3.board import Deck


class AdventureBegan(Event, frozen=True):
    """The gem is face down; without a card the deck was empty."""

    seat: int
    deck: Deck
    card: str


class OptionTaken(Event, frozen=True):
    seat: int
    card: str
    option: int


class RumourKept(Event, frozen=True):
    seat: int
    card: str


class QuestTaken(Event, frozen=True):
    seat: int
    card: str


class OutcomeTaken(Event, frozen=True):
    seat: int
    card: str
    outcome: int


class QuestFailed(Event, frozen=True):
    seat: int
    card: str


class CardDiscarded(Event, frozen=True):
    card: str


AdventureEvent = AdventureBegan | OptionTaken | RumourKept | QuestTaken | OutcomeTaken | QuestFailed | CardDiscarded
