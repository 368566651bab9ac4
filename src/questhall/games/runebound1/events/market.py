"""Gold, cards that come and go, trade and experience."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.runebound1.components import Attribute


class GoldGained(Event, frozen=True):
    seat: int
    gold: int


class GoldLost(Event, frozen=True):
    seat: int
    gold: int


class CardKept(Event, frozen=True):
    """A hero gets a card for nothing: a reward, a find."""

    seat: int
    card: str


class CardFound(Event, frozen=True):
    """A card of the Market deck is offered for this price."""

    seat: int
    card: str
    gold: int


class CardDropped(Event, frozen=True):
    seat: int
    card: str


class CardBought(Event, frozen=True):
    seat: int
    card: str
    gold: int


class AllyHired(Event, frozen=True):
    seat: int
    card: str
    gold: int


class CardSold(Event, frozen=True):
    seat: int
    card: str
    gold: int


class HealingPaid(Event, frozen=True):
    seat: int
    gold: int


class WagesPaid(Event, frozen=True):
    seat: int
    card: str
    gold: int


class AllyLeft(Event, frozen=True):
    seat: int
    card: str


class Traded(Event, frozen=True):
    seat: int
    other_seat: int
    gives: tuple[str, ...]
    takes: tuple[str, ...]
    gold: int


class TradeRefused(Event, frozen=True):
    seat: int
    other_seat: int


class Improved(Event, frozen=True):
    seat: int
    attribute: Attribute
    bonus: int


class LifeRaised(Event, frozen=True):
    seat: int
    count: int


class ExperienceNoted(Event, frozen=True):
    """The bank could not make change."""

    seat: int
    points: int


MarketEvent = (
    GoldGained
    | GoldLost
    | CardKept
    | CardFound
    | CardDropped
    | CardBought
    | AllyHired
    | CardSold
    | HealingPaid
    | WagesPaid
    | AllyLeft
    | Traded
    | TradeRefused
    | Improved
    | LifeRaised
    | ExperienceNoted
)
