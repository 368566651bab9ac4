"""What heroes gain and lose, and the cards they play."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.calltoadventure.components import Icon, Side


class ExperienceGained(Event, frozen=True):
    seat: int
    xp: int


class ExperienceLost(Event, frozen=True):
    seat: int
    xp: int


class CardDrawn(Event, frozen=True):
    """Its name is told to whoever drew it."""

    seat: int
    side: Side
    card: str = ""


class CardLost(Event, frozen=True):
    """A card left a hand unplayed."""

    seat: int
    side: Side
    card: str = ""


class CardPlayed(Event, frozen=True):
    seat: int
    card: str
    other_seat: int | None


class CardCancelled(Event, frozen=True):
    card: str


class NoEffect(Event, frozen=True):
    """A card could do nothing here."""

    card: str


class PowerUsed(Event, frozen=True):
    seat: int
    card: str


class PowerWorked(Event, frozen=True):
    """Something on a card happened by itself."""

    seat: int
    card: str


class MarkerMoved(Event, frozen=True):
    """To a space of the Corruption track, counted from the top with 1."""

    seat: int
    space: int
    down: bool


class RadiantForTurn(Event, frozen=True):
    seat: int
    icons: int


class IconCompleted(Event, frozen=True):
    """Three of a kind."""

    seat: int
    icon: Icon


GainEvent = (
    ExperienceGained
    | ExperienceLost
    | CardDrawn
    | CardLost
    | CardPlayed
    | CardCancelled
    | NoEffect
    | PowerUsed
    | PowerWorked
    | MarkerMoved
    | RadiantForTurn
    | IconCompleted
)
