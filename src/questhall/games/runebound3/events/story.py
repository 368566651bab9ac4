"""Story cards, the villain and his zombies, and the tokens of the scenario."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.runebound3.board import Hex
from questhall.games.runebound3.state import Scenario


class StoryDrawn(Event, frozen=True):
    story: str
    slot: int
    """0 if it is no story quest."""


class StorySolved(Event, frozen=True):
    seat: int
    story: str


class StoryFailed(Event, frozen=True):
    seat: int
    story: str


class VillainPlaced(Event, frozen=True):
    hex: Hex


class VillainMoved(Event, frozen=True):
    wilds: int
    hex: Hex


class ZombiesPlaced(Event, frozen=True):
    hex: Hex
    count: int


class ZombieMoved(Event, frozen=True):
    hex: Hex
    other_hex: Hex


class ZombieKilled(Event, frozen=True):
    seat: int
    hex: Hex


class TokensGained(Event, frozen=True):
    """Lore or allies."""

    seat: int
    scenario: Scenario
    count: int


class TokensLost(Event, frozen=True):
    seat: int
    scenario: Scenario
    count: int


StoryEvent = (
    StoryDrawn
    | StorySolved
    | StoryFailed
    | VillainPlaced
    | VillainMoved
    | ZombiesPlaced
    | ZombieMoved
    | ZombieKilled
    | TokensGained
    | TokensLost
)
