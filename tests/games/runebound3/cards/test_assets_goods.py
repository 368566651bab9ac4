"""Goods: where they are sold, and for how much."""

from __future__ import annotations

import pytest

from questhall.engine import Play, Table
from questhall.games.runebound3.board import PLACES
from questhall.games.runebound3.cards.define import ASSETS
from questhall.games.runebound3.events.hero import AbilityUsed
from questhall.games.runebound3.events.market import AssetSold, GoldGained
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.market import Refuse, Sell
from questhall.games.runebound3.moves.turn import UseAction
from questhall.games.runebound3.rules.shop import shop
from questhall.games.runebound3.rules.turn import actions, take_turn
from questhall.games.runebound3.state import State
from support.runebound3 import hero, play, position
from support.stretch import Rigged

GOODS = [
    ("provisions", "ab", 0, 2, "settlement"),
    ("ammunition", "ac", 0, 2, "fortress"),
    ("artifacts", "bc", 0, 2, "shrine"),
    ("valuables", "ab", 2, 5, "settlement"),
    ("armaments", "ac", 2, 5, "fortress"),
    ("relics", "bc", 2, 5, "shrine"),
]


def shop_of_seat_0(table: Table[State]) -> Play[None]:
    yield from shop(table, 0)


def no_other_card() -> Rigged:
    return Rigged(deck__assets=[0])


COPIES = [(f"{name}_{set}", price, trade, kind) for name, sets, price, trade, kind in GOODS for set in sets]


@pytest.mark.rule("R3-GOODS-01")
def test_there_are_two_of_each_of_six_goods() -> None:
    printed = [(card.id, card.price, card.trade, card.sells_in) for card in ASSETS.values() if card.kind == "goods"]
    assert sorted(printed) == sorted(COPIES)


@pytest.mark.rule("R3-GOODS-01", "R3-GOODS-03")
@pytest.mark.parametrize(("id", "price", "trade", "kind"), COPIES)
def test_goods_are_sold_for_an_action_and_discarded(id: str, price: int, trade: int, kind: str) -> None:
    there = next(place.id for place in PLACES if place.kind == kind)
    state = position(hero(at=there, gold=1, assets=f"leather_armor {id}"), hero("mok"))
    played = play(state, take_turn, [UseAction(f"sell_{id}")])
    corbin = played.state.players[0]
    assert (corbin.gold, corbin.assets, corbin.points) == (1 + trade, ["leather_armor"], 2)
    assert played.state.asset_discard == [id]
    assert played.events == [AbilityUsed(0, f"sell_{id}"), AssetSold(0, id, trade), GoldGained(0, trade)]


@pytest.mark.parametrize(("id", "price", "trade", "kind"), COPIES)
def test_goods_are_sold_in_one_kind_of_place_only(id: str, price: int, trade: int, kind: str) -> None:
    wanted = []
    for place in PLACES:
        state = position(hero(at=place.id, assets=id), hero("mok"))
        if UseAction(f"sell_{id}") in actions(state, 0):
            wanted.append(place.id)
    assert wanted == [place.id for place in PLACES if place.kind == kind]


def test_nobody_buys_goods_in_the_wilderness() -> None:
    state = position(hero(at="lake_of_tears", assets="relics_b"), hero("mok"))
    assert UseAction("sell_relics_b") not in actions(state, 0)


def test_a_defeated_hero_sells_nothing() -> None:
    state = position(hero(at="everton", assets="provisions_a", damage=10, defeated=True), hero("mok"))
    assert UseAction("sell_provisions_a") not in actions(state, 0)


def test_the_goods_of_somebody_else_are_not_sold() -> None:
    state = position(hero(at="everton"), hero("mok", at="everton", assets="provisions_a"))
    assert UseAction("sell_provisions_a") not in actions(state, 0)


@pytest.mark.rule("R3-GOODS-02")
def test_in_a_market_goods_bring_their_price() -> None:
    state = position(hero(gold=0, assets="valuables_a"), hero("mok"), asset_deck="satchel")
    state.markets["tamalir"] = []
    played = play(state, shop_of_seat_0, [Sell("valuables_a"), Refuse("satchel")], no_other_card())
    assert played.state.players[0].gold == 2
    assert played.events_of(AssetSold) == [AssetSold(0, "valuables_a", 2)]


def test_a_pack_mule_brings_one_gold_more_for_goods() -> None:
    state = position(hero(at="everton", gold=0, assets="pack_mule valuables_a"), hero("mok"))
    played = play(state, take_turn, [UseAction("sell_valuables_a")])
    assert (played.state.players[0].gold, played.state.players[0].assets) == (6, ["pack_mule"])
    assert played.events_of(AssetSold) == [AssetSold(0, "valuables_a", 6)]


def test_a_pack_mule_brings_nothing_more_in_a_market() -> None:
    state = position(hero(gold=0, assets="pack_mule valuables_a"), hero("mok"), asset_deck="satchel")
    state.markets["tamalir"] = []
    played = play(state, shop_of_seat_0, [Sell("valuables_a"), Done(), Refuse("satchel")], no_other_card())
    assert played.state.players[0].gold == 2
