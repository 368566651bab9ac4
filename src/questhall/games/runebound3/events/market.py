"""Gold, assets and exchanges."""

from __future__ import annotations

from questhall.engine import Event


class GoldGained(Event, frozen=True):
    seat: int
    gold: int


class GoldPaid(Event, frozen=True):
    seat: int
    gold: int


class AssetOffered(Event, frozen=True):
    """A card was added to a market."""

    city: str
    asset: str


class AssetSold(Event, frozen=True):
    seat: int
    asset: str
    gold: int


class AssetBought(Event, frozen=True):
    seat: int
    asset: str
    gold: int


class AssetTaken(Event, frozen=True):
    seat: int
    asset: str


class AssetLost(Event, frozen=True):
    seat: int
    asset: str


class AssetRefused(Event, frozen=True):
    seat: int
    asset: str


class Traded(Event, frozen=True):
    seat: int
    other_seat: int
    gives: tuple[str, ...]
    takes: tuple[str, ...]
    gold: int


class TradeRefused(Event, frozen=True):
    seat: int
    other_seat: int


MarketEvent = (
    GoldGained
    | GoldPaid
    | AssetOffered
    | AssetSold
    | AssetBought
    | AssetTaken
    | AssetLost
    | AssetRefused
    | Traded
    | TradeRefused
)
