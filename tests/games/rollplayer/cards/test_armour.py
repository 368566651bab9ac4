"""The twelve pieces of armour."""

from __future__ import annotations

import pytest

from questhall.games.rollplayer.cards.define import CARDS, Armour
from questhall.games.rollplayer.components import ARMOUR_STARS
from questhall.games.rollplayer.moves import Buy
from questhall.games.rollplayer.rules.market import market_turn
from support.rollplayer import hero, play, position

PIECES = {
    "chain_gorget": ("chain", 2),
    "chain_vambraces": ("chain", 2),
    "chain_helm": ("chain", 1),
    "chain_tunic": ("chain", 2),
    "chain_leggings": ("chain", 1),
    "mystic_cowl": ("mystic", 2),
    "mystic_robes": ("mystic", 2),
    "mystic_cloak": ("mystic", 1),
    "leather_greaves": ("leather", 2),
    "leather_boots": ("leather", 1),
    "leather_gloves": ("leather", 1),
    "leather_pauldron": ("leather", 2),
}


def test_every_piece_has_its_kind_and_rank() -> None:
    assert {card.id: (card.kind, card.dots) for card in CARDS.values() if isinstance(card, Armour)} == PIECES


@pytest.mark.rule("RP-CLAR-26")
def test_a_complete_set_has_5_chain_4_leather_or_3_mystic_cards() -> None:
    assert {kind: len(stars) for kind, stars in ARMOUR_STARS.items()} == {"chain": 5, "leather": 4, "mystic": 3}
    kinds = [kind for kind, _ in PIECES.values()]
    assert {kind: kinds.count(kind) for kind in ARMOUR_STARS} == {"chain": 5, "leather": 4, "mystic": 3}


@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_of_armour_is_bought_without_any_step(piece: str) -> None:
    player = hero("wizard", gold=CARDS[piece].cost)
    state = position(player, hero("druid"), phase="market", market=piece)
    played = play(state, lambda table: market_turn(table, 0), [Buy(piece, CARDS[piece].cost)])
    assert played.topics == [(0, "market.turn")]
    assert (player.armour, player.token, player.gold) == ([piece], (1, 1), 0)
