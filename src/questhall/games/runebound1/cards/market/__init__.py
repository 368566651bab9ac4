"""The Market deck: 60 cards. Catalogue chapter COMP."""

from __future__ import annotations

from questhall.games.runebound1.cards.define import Ally, Item
from questhall.games.runebound1.cards.market.allies import ALLIES_FOR_HIRE
from questhall.games.runebound1.cards.market.armour import ARMOUR_CARDS
from questhall.games.runebound1.cards.market.artifacts import ARTIFACTS
from questhall.games.runebound1.cards.market.potions import POTIONS
from questhall.games.runebound1.cards.market.weapons import WEAPON_CARDS

ITEM_CARDS: tuple[Item, ...] = (*WEAPON_CARDS, *ARMOUR_CARDS, *POTIONS, *ARTIFACTS)
ALLY_CARDS: tuple[Ally, ...] = ALLIES_FOR_HIRE
"""R1-COMP-12  Items and allies, shuffled together."""
