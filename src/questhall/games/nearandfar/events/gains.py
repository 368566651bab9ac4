"""What a player gains and pays, wherever it comes from."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.nearandfar.components import PackAnimal, Tribe


class CoinsGained(Event, frozen=True):
    seat: int
    coins: int


class GemsGained(Event, frozen=True):
    seat: int
    gems: int


class FoodGained(Event, frozen=True):
    seat: int
    food: int


class HeartsGained(Event, frozen=True):
    seat: int
    hearts: int


class TokenGained(Event, frozen=True):
    seat: int
    tribe: Tribe


class ReputationChanged(Event, frozen=True):
    seat: int
    reputation: int
    """Where the marker stands now."""
    steps: int


class Paid(Event, frozen=True):
    """Coins, gems, food and tokens that go to the supply."""

    seat: int
    coins: int = 0
    gems: int = 0
    food: int = 0
    tribes: tuple[Tribe, ...] = ()


class HeartsPaid(Event, frozen=True):
    seat: int
    hearts: int
    food: int = 0


class ChiefWon(Event, frozen=True):
    seat: int
    tribe: Tribe


class AnimalTaken(Event, frozen=True):
    seat: int
    kind: PackAnimal


class AnimalReturned(Event, frozen=True):
    """A pack animal goes back, and its treasure is lost."""

    seat: int
    kind: PackAnimal
    treasure: str


class TreasureDrawn(Event, frozen=True):
    """NF-TREC-04  A gained treasure is read out."""

    seat: int
    treasure: str


class TreasureKept(Event, frozen=True):
    seat: int
    treasure: str


class TreasureDiscarded(Event, frozen=True):
    seat: int
    treasure: str


class TreasureUsed(Event, frozen=True):
    seat: int
    treasure: str


class KeepsakeFound(Event, frozen=True):
    seat: int
    keepsake: str


class AdventurerJoined(Event, frozen=True):
    """Into the team or the reserve, hired or as a reward."""

    seat: int
    adventurer: str
    team: bool


class CoinTakenFrom(Event, frozen=True):
    """An opponent pays a coin."""

    seat: int
    other_seat: int


class CampTaken(Event, frozen=True):
    """A camp of the player board is used; under it lay a coin, a gem or nothing."""

    seat: int
    camps: int
    """How many are placed now."""


class ArtifactClaimed(Event, frozen=True):
    seat: int
    artifact: str


class ArtifactsKept(Event, frozen=True):
    """Told to the seat only."""

    artifacts: tuple[str, ...]
    discarded: tuple[str, ...]


class ArtifactsTaken(Event, frozen=True):
    """What the others see: how many were kept."""

    seat: int
    count: int


GainEvent = (
    CoinsGained
    | GemsGained
    | FoodGained
    | HeartsGained
    | TokenGained
    | ReputationChanged
    | Paid
    | HeartsPaid
    | ChiefWon
    | AnimalTaken
    | AnimalReturned
    | TreasureDrawn
    | TreasureKept
    | TreasureDiscarded
    | TreasureUsed
    | KeepsakeFound
    | AdventurerJoined
    | CoinTakenFrom
    | CampTaken
    | ArtifactClaimed
    | ArtifactsKept
    | ArtifactsTaken
)
