"""Facts of the market cards that a broken card could get wrong unnoticed: found with `tools/break_rules.py`."""

from __future__ import annotations

from collections import defaultdict

import pytest

from questhall.games.rollplayer.cards.deck import MARKET_DECK

PRICES = {
    3: "blessed_mace greedy chain_gorget leather_boots leather_gloves"
    " concentrate pickpocket open_lock climb intimidate sleight_of_hand",
    4: "longsword jeweled_dagger tower_shield ancient_spear quarterstaff heavy_crossbow"
    " honorable focused weak obnoxious compassionate honest loyal courageous proud cunning obsessed envious"
    " negotiate acrobatics cure_wounds move_silently diplomacy"
    " chain_vambraces chain_helm chain_leggings mystic_cowl mystic_cloak leather_greaves leather_pauldron",
    5: "longbow steadfast nimble dedicated clumsy foolish famous knowledge search chain_tunic mystic_robes",
    6: "reckless",
}


@pytest.mark.rule("RP-CARD-04")
def test_the_price_of_every_market_card() -> None:
    printed: defaultdict[int, set[str]] = defaultdict(set)
    for card in MARKET_DECK:
        printed[card.cost].add(card.id)
    assert printed == {price: set(names.split()) for price, names in PRICES.items()}
