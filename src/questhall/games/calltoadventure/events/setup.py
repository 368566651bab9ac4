"""Characters, the scheme, the first player."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.calltoadventure.state import Scheme


class Dealt(Event, frozen=True):
    """Character cards to choose from."""

    seat: int
    cards: tuple[str, ...]


class CharacterMade(Event, frozen=True):
    """A hero's origin and motivation lie open."""

    seat: int
    origin: str
    motivation: str


class DestinyKept(Event, frozen=True):
    """Told to its owner only."""

    seat: int
    destiny: str


class SchemeLaid(Event, frozen=True):
    scheme: Scheme
    xp: int


class FirstPlayer(Event, frozen=True):
    seat: int


class DestinyRevealed(Event, frozen=True):
    seat: int
    destiny: str


SetupEvent = Dealt | CharacterMade | DestinyKept | SchemeLaid | FirstPlayer | DestinyRevealed
