"""The market phase, limits, trade."""

from __future__ import annotations

from questhall.engine import Move


class Buy(Move, frozen=True):
    """Buy an item of this town's market."""

    card: str


class Hire(Move, frozen=True):
    """Hire an ally of this town's market."""

    card: str


class Sell(Move, frozen=True):
    """Sell an own item to this town's market."""

    card: str


class Heal(Move, frozen=True):
    """Pay to have wounds of the hero or an ally removed, by the card."""

    who: str


class Refresh(Move, frozen=True):
    """Pay to have all exhaustion of the hero or an ally removed, by the card."""

    who: str


class Drop(Move, frozen=True):
    """Give up a card, because a hero cannot have so many, or because a rule takes one."""

    card: str


class PayWages(Move, frozen=True):
    """Pay an ally."""

    card: str


class LetGo(Move, frozen=True):
    """Let an ally go instead of paying."""

    card: str


class ProposeTrade(Move, frozen=True):
    """Propose an exchange to a hero on the same hex."""

    seat: int


class GiveCard(Move, frozen=True):
    """Add an own card to what is given."""

    card: str


class WantCard(Move, frozen=True):
    """Ask for a card of the other."""

    card: str


class GiveGold(Move, frozen=True):
    """One more gold is given."""


class WantGold(Move, frozen=True):
    """One more gold is wanted."""


MarketMove = (
    Buy
    | Hire
    | Sell
    | Heal
    | Refresh
    | Drop
    | PayWages
    | LetGo
    | ProposeTrade
    | GiveCard
    | WantCard
    | GiveGold
    | WantGold
)
