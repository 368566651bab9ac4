"""Buying, selling and exchanging."""

from __future__ import annotations

from questhall.engine import Move


class Sell(Move, frozen=True):
    """Sell an asset for its price."""

    asset: str


class Buy(Move, frozen=True):
    """Buy an asset."""

    asset: str


class Refuse(Move, frozen=True):
    """Discard an asset from the market instead of buying."""

    asset: str


class TakeAsset(Move, frozen=True):
    """Take an asset from a market for nothing."""

    asset: str


class DiscardAsset(Move, frozen=True):
    """Discard an asset."""

    asset: str


class ProposeTrade(Move, frozen=True):
    """Begin an exchange with a hero on the same hex."""

    seat: int


class GiveAsset(Move, frozen=True):
    """Put an own asset into the exchange."""

    asset: str


class WantAsset(Move, frozen=True):
    """Ask for an asset of the other."""

    asset: str


class GiveGold(Move, frozen=True):
    """Put an own gold coin into the exchange."""


class WantGold(Move, frozen=True):
    """Ask for a gold coin of the other."""


MarketMove = Sell | Buy | Refuse | TakeAsset | DiscardAsset | ProposeTrade | GiveAsset | WantAsset | GiveGold | WantGold
