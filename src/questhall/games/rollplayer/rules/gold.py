"""Gaining gold: catalogue chapter GOLD."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.rollplayer.cards.classes import has_ability
from questhall.games.rollplayer.components import GOLD_DIE_PAYS
from questhall.games.rollplayer.events import GoldTaken
from questhall.games.rollplayer.state import Player, State


def gain(table: Table[State], seat: int, gold: int, why: str) -> None:
    """Take gold from the supply, which has no end.

    RP-GOLD-01  Four ways, apart from skills, weapons and classes; every call names its way:
    RP-GOLD-02  a gold die placed on the sheet,
    RP-GOLD-03  a market card discarded instead of buying,
    RP-GOLD-04  the third die of a row,
    RP-GOLD-05  the coin on the chosen initiative card.
    """
    if gold:
        table.state.players[seat].gold += gold
        table.tell(GoldTaken(seat, gold, why))


def gold_die_pays(player: Player) -> int:
    """2 gold for every gold die placed on the sheet; 4 for the shrewd Thief."""
    return 2 * GOLD_DIE_PAYS if has_ability(player, "shrewd") else GOLD_DIE_PAYS
