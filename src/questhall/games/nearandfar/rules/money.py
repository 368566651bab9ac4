"""Coins, and gems where a talent lets them stand in for coins."""

from __future__ import annotations

from questhall.games.nearandfar.cards.define import Cost
from questhall.games.nearandfar.state import Player


def can_pay(player: Player, cost: Cost) -> bool:
    """Whether everything of a cost is there.

    NF-TAL-28  With Gem Trading gems pay for missing coins, never coins for gems.
    """
    missing = max(0, cost.coins - player.coins)
    gems = cost.gems + missing
    return (
        (not missing or "gem_trading" in player.sheet.talents)
        and gems <= player.gems
        and cost.food <= player.food
        and all(player.tokens.get(tribe, 0) >= count for tribe, count in cost.tokens.items())
    )


def coins_for(player: Player, cost: Cost) -> Cost:
    """The cost as it is paid: coins first, and gems for those that are missing (NF-TAL-28)."""
    missing = max(0, cost.coins - player.coins)
    return Cost(cost.coins - missing, cost.gems + missing, cost.food, cost.tokens) if missing else cost
