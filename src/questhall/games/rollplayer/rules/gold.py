"""Gaining gold: catalogue chapter GOLD."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.rollplayer.cards.classes import has_ability
from questhall.games.rollplayer.components import CELLS, FULL_ROW_PAYS, GOLD_DIE_PAYS
from questhall.games.rollplayer.events import GoldTaken
from questhall.games.rollplayer.state import Die, Player, State


def gain(table: Table[State], seat: int, gold: int, why: str) -> None:
    """Take gold from the supply, which has no end.

    RP-GOLD-01  Four ways, apart from skills, weapons and classes; each call names its way.
    """
    if gold:
        table.state.players[seat].gold += gold
        table.tell(GoldTaken(seat, gold, why))


def gold_die_pays(player: Player, die: Die) -> int:
    """RP-GOLD-02  Placing a gold die on the sheet gains 2 gold (the shrewd Thief: 4)."""
    if die.color != "gold":
        return 0
    return 2 * GOLD_DIE_PAYS if has_ability(player, "shrewd") else GOLD_DIE_PAYS


def full_row_pays(player: Player, row: int) -> int:
    """RP-GOLD-04  Placing the third die of a row gains 1 gold."""
    return FULL_ROW_PAYS if len(player.rows[row]) == CELLS else 0
