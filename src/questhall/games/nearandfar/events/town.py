"""What happens in town."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.nearandfar.components import Building, Good


class Visited(Event, frozen=True):
    seat: int
    building: Building


class DuelBegan(Event, frozen=True):
    seat: int
    other_seat: int | None
    """Nobody: the neutral character."""
    fair: bool


class DuelRolled(Event, frozen=True):
    """Both dice, and what everybody adds."""

    seat: int
    roll: int
    total: int
    other_roll: int
    other_total: int


class DuelWon(Event, frozen=True):
    seat: int
    other_seat: int | None


class Jailed(Event, frozen=True):
    seat: int


class Bribed(Event, frozen=True):
    seat: int


class Traded(Event, frozen=True):
    seat: int
    given: tuple[Good, ...]
    taken: tuple[Good, ...]


class ArtifactDiscarded(Event, frozen=True):
    """Told to the seat only."""

    artifact: str


class HandShrank(Event, frozen=True):
    """What the others see."""

    seat: int
    hand: int


class Hired(Event, frozen=True):
    seat: int
    adventurer: str
    price: int


class RowFilled(Event, frozen=True):
    """A newcomer in the row of the saloon."""

    adventurer: str


class RowReplaced(Event, frozen=True):
    seat: int
    adventurers: tuple[str, ...]


class SentToReserve(Event, frozen=True):
    seat: int
    member: str


class ArtifactsDrawn(Event, frozen=True):
    """How many of which deck; the seat learns which."""

    seat: int
    ordinary: int
    special: int


class ArtifactsSeen(Event, frozen=True):
    """Told to the seat only."""

    artifacts: tuple[str, ...]


class TreasuresShown(Event, frozen=True):
    """Three treasures by day, of which one is kept."""

    seat: int
    treasures: tuple[str, ...]


class Dug(Event, frozen=True):
    seat: int
    cell: int


class GemSought(Event, frozen=True):
    """Spelunking: the die says whether a gem lies there."""

    seat: int
    roll: int


TownEvent = (
    Visited
    | DuelBegan
    | DuelRolled
    | DuelWon
    | Jailed
    | Bribed
    | Traded
    | ArtifactDiscarded
    | HandShrank
    | Hired
    | RowFilled
    | RowReplaced
    | SentToReserve
    | ArtifactsDrawn
    | ArtifactsSeen
    | TreasuresShown
    | Dug
    | GemSought
)
