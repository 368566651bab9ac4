"""Facts of the market cards that a broken card could get wrong unnoticed: found with `tools/break_rules.py`."""

from __future__ import annotations

from collections import defaultdict

import pytest

from questhall.games.rollplayer.cards.deck import MARKET_DECK

PRICES = {
    3: "longsword blessed_mace jeweled_dagger longbow ancient_spear quarterstaff"
    " concentrate negotiate knowledge pickpocket open_lock climb intimidate acrobatics sleight_of_hand search"
    " cure_wounds move_silently diplomacy"
    " chain_gorget leather_boots leather_gloves",
    4: "heavy_crossbow"
    " honorable dedicated obnoxious compassionate loyal proud cunning obsessed greedy envious"
    " chain_vambraces chain_helm chain_leggings mystic_cowl mystic_cloak leather_greaves leather_pauldron",
    5: "tower_shield steadfast nimble focused weak foolish honest courageous famous chain_tunic mystic_robes",
    6: "clumsy reckless",
}


@pytest.mark.rule("RP-CARD-04")
def test_the_price_of_every_market_card() -> None:
    printed: defaultdict[int, set[str]] = defaultdict(set)
    for card in MARKET_DECK:
        printed[card.cost].add(card.id)
    assert printed == {price: set(names.split()) for price, names in PRICES.items()}
