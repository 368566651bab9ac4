"""Gold: catalogue chapter COIN."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.runebound3.events.market import GoldGained, GoldPaid
from questhall.games.runebound3.state import State


def gain_gold(table: Table[State], seat: int, gold: int) -> None:
    """R3-COIN-02  There is no limit to a hero's gold.

    R3-GAIN-02  It comes from the bank,
    R3-LIMIT-01  which never runs out.
    """
    if gold > 0:
        table.state.players[seat].gold += gold
        table.tell(GoldGained(seat, gold))


def pay(table: Table[State], seat: int, gold: int) -> None:
    """Back to the bank: whoever has less than asked for pays what there is.

    R3-COIN-01  Gold pays for assets and abilities.
    R3-SPEND-01  Everybody pays with what is their own.
    R3-SPEND-03  Spent gold goes back to the bank.
    """
    player = table.state.players[seat]
    paid = min(gold, player.gold)
    if paid > 0:
        player.gold -= paid
        table.tell(GoldPaid(seat, paid))
