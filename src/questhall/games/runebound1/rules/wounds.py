"""Wounds that cards may cancel: all but those taken as a price. Catalogue chapter WOUND."""

from __future__ import annotations

from questhall.engine import NOTHING, Play, Table
from questhall.games.runebound1.events.fight import WoundsCancelled
from questhall.games.runebound1.rules.abilities import window
from questhall.games.runebound1.rules.bonuses import abilities
from questhall.games.runebound1.rules.harm import lay_wounds
from questhall.games.runebound1.state import Hurt, State


def wound(table: Table[State], seat: int, amount: int, who: str = "") -> Play[None]:
    """Wounds for a hero, or for an ally by the card; the owner may use what cancels them."""
    if amount > 0 and abilities(table.state, seat, "hurt"):
        return be_hurt(table, seat, amount, who)
    lay_wounds(table, seat, amount, who)
    return NOTHING


def be_hurt(table: Table[State], seat: int, amount: int, who: str) -> Play[None]:
    """Wounds on their way, and what is left of them."""
    state = table.state
    state.hurt = Hurt(seat, who, amount)
    yield from window(table, seat, "hurt")
    amount = state.hurt.amount
    state.hurt = None
    lay_wounds(table, seat, amount, who)


def cancel_wounds(table: Table[State], amount: int) -> None:
    """So many of the wounds on their way are not taken."""
    hurt = table.state.hurt
    assert hurt is not None
    less = min(amount, hurt.amount)
    hurt.amount -= less
    table.tell(WoundsCancelled(hurt.seat, hurt.ally or table.state.players[hurt.seat].hero, less))
