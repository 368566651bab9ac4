"""Gold comes from the bank and goes back to it. Catalogue chapter SETUP."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.runebound1.events.market import GoldGained, GoldLost
from questhall.games.runebound1.state import State


def gain_gold(table: Table[State], seat: int, gold: int) -> None:
    """R1-SETUP-09  Gold gained comes from the bank, gold spent goes back to it."""
    if gold > 0:
        table.state.players[seat].gold += gold
        table.tell(GoldGained(seat, gold))


def lose_gold(table: Table[State], seat: int, gold: int) -> int:
    """As much of it as there is; how much that was."""
    player = table.state.players[seat]
    lost = min(gold, player.gold)
    if lost > 0:
        player.gold -= lost
        table.tell(GoldLost(seat, lost))
    return lost
