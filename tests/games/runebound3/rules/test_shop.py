"""Shopping: catalogue chapters SHOP, MARKET."""

from __future__ import annotations

import pytest

from questhall.engine import IllegalMove, Move
from questhall.games.runebound3.board import PLACES
from questhall.games.runebound3.cards.define import ASSETS
from questhall.games.runebound3.events.market import (
    AssetBought,
    AssetLost,
    AssetOffered,
    AssetRefused,
    AssetSold,
    GoldGained,
    GoldPaid,
)
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.market import Buy, DiscardAsset, Refuse, Sell, TakeAsset
from questhall.games.runebound3.moves.turn import Shop
from questhall.games.runebound3.rules.assets import take_for_nothing
from questhall.games.runebound3.rules.pool import cast
from questhall.games.runebound3.rules.shop import shop
from questhall.games.runebound3.rules.turn import take_turn, turn_moves
from questhall.games.runebound3.state import Player, State
from questhall.games.runebound3.view import view
from support.runebound3 import fight, hero, play, position
from support.runebound3_matches import box, match_at, until_phase
from support.stretch import Played, Rigged

STALLS = ["camp_kettle", "bear_pelt", "ember_sceptre"]
"""For 2, 3 and 10 gold."""
FOURTH = "griffin"
DONE = Done()


def market(mine: Player, cards: list[str] | None = None) -> State:
    """Tamalir with three cards in the market; the next one is the griffin, for 9 gold."""
    state = position(mine, hero("mok", "everton"), asset_deck=FOURTH)
    state.markets["tamalir"] = [*(cards or STALLS)]
    return state


def visit(state: State, *answers: Move) -> Played[State]:
    return play(state, lambda table: shop(table, 0), answers, Rigged(deck__assets=[0]))


def tokens_in_the_pool(state: State) -> list[str]:
    """What the hero casts in a fight."""
    fight(state, "ogre")
    count = 3 + sum(bool(ASSETS[asset].token) for asset in state.players[0].assets)
    play(state, lambda table: cast(table, 0), (), Rigged(seat__0__tokens=[0] * count))
    assert state.fight is not None
    return [token.id for token in state.fight.sides[0].tokens]


@pytest.mark.rule("R3-SHOP-01")
def test_a_visit_costs_an_action_point_and_has_three_steps() -> None:
    mine = hero("corbin", gold=2, assets="ancient_sword")
    state = market(mine)

    played = play(state, take_turn, [Shop(), Sell("ancient_sword"), Buy("bear_pelt")], Rigged(deck__assets=[0]))

    assert played.topics == [(0, "turn.act"), (0, "shop.sell"), (0, "shop.buy")]
    assert played.events == [
        AssetOffered("tamalir", FOURTH),
        AssetSold(0, "ancient_sword", 2),
        GoldGained(0, 2),
        GoldPaid(0, 2),
        AssetBought(0, "bear_pelt", 2),
    ]
    assert (mine.points, mine.gold, mine.assets) == (2, 2, ["bear_pelt"])


@pytest.mark.rule("R3-SHOP-01")
def test_one_shops_in_cities_only_and_not_without_an_action_point() -> None:
    open_for_trade = [
        place.id for place in PLACES if Shop() in turn_moves(position(hero("corbin", place.id), hero("mok")), 0)
    ]

    assert open_for_trade == [place.id for place in PLACES if place.kind == "city"]
    assert Shop() not in turn_moves(position(hero("corbin", "tamalir", points=0), hero("mok")), 0)
    assert Shop() not in turn_moves(position(hero("corbin", "lake_of_tears"), hero("mok")), 0)


@pytest.mark.rule("R3-SHOP-01")
def test_a_hero_sees_only_the_market_of_the_city_he_is_in() -> None:
    state = market(hero("corbin", gold=20))
    state.markets["forge"] = ["chain_mail", "satchel", "hill_goat"]

    played = visit(state, Refuse("bear_pelt"))

    cards = [*STALLS, FOURTH]
    assert played.asked[0].moves == [*map(Buy, cards), *map(Refuse, cards)]
    assert state.markets["forge"] == ["chain_mail", "satchel", "hill_goat"]


@pytest.mark.rule("R3-SHOP-02")
def test_the_top_card_of_the_asset_deck_is_the_fourth_in_the_market() -> None:
    match = match_at(market(hero("corbin", gold=9)))

    match.play(0, Shop())

    assert match.view(1).markets["tamalir"] == [*STALLS, FOURTH], "all see it before the hero decides"
    assert (match.asks[0].topic, match.state.asset_deck) == ("shop.buy", [])
    assert Buy(FOURTH) in match.asks[0].moves


@pytest.mark.rule("R3-SHOP-03", "R3-ASSET-07")
def test_an_empty_asset_deck_is_made_anew_of_its_discard_pile() -> None:
    state = position(hero("corbin", gold=0), hero("mok"), asset_deck="")
    state.markets["tamalir"] = [*STALLS]
    state.asset_discard = ["hill_goat", "satchel", "chain_mail"]

    played = play(state, lambda table: shop(table, 0), [Refuse("bear_pelt")], Rigged(deck__assets=[1]))

    assert played.events_of(AssetOffered) == [AssetOffered("tamalir", "satchel")]
    assert (state.asset_deck, state.asset_discard) == (["hill_goat", "chain_mail"], ["bear_pelt"])


@pytest.mark.rule("R3-SHOP-04")
def test_any_own_assets_are_sold_each_for_its_price_and_discarded() -> None:
    mine = hero("corbin", gold=0, assets="ancient_sword satchel hill_goat leather_armor")
    state = market(mine)

    played = visit(state, Sell("hill_goat"), Sell("leather_armor"), DONE, Refuse("bear_pelt"))

    assert [asked.moves for asked in played.asked[:3]] == [
        [DONE, *map(Sell, ("ancient_sword", "satchel", "hill_goat", "leather_armor"))],
        [DONE, *map(Sell, ("ancient_sword", "satchel", "leather_armor"))],
        [DONE, *map(Sell, ("ancient_sword", "satchel"))],
    ]
    assert played.events_of(AssetSold) == [AssetSold(0, "hill_goat", 3), AssetSold(0, "leather_armor", 3)]
    assert (mine.gold, mine.assets) == (3 + 3, ["ancient_sword", "satchel"])
    assert state.asset_discard == ["hill_goat", "leather_armor", "bear_pelt"]


@pytest.mark.rule("R3-SHOP-04")
def test_selling_may_be_left_out_and_what_it_brings_may_be_spent_at_once() -> None:
    mine = hero("corbin", gold=0, assets="blade_of_valour")
    state = market(mine)

    kept = visit(market(hero("corbin", gold=0, assets="blade_of_valour")), DONE, Refuse("bear_pelt"))
    assert (kept.events_of(AssetSold), kept.state.players[0].assets) == ([], ["blade_of_valour"])

    visit(state, Sell("blade_of_valour"), Buy("ember_sceptre"))
    assert (mine.gold, mine.assets) == (12 - 10, ["ember_sceptre"])


@pytest.mark.rule("R3-SHOP-05", "R3-ASSET-06")
def test_the_token_of_a_sold_asset_is_cast_no_more() -> None:
    state = market(hero("corbin", assets="blade_of_valour chain_mail"))
    visit(state, Sell("blade_of_valour"), DONE, Refuse("bear_pelt"))

    assert tokens_in_the_pool(state) == ["corbin.1", "corbin.2", "corbin.3", "A10"]


@pytest.mark.rule("R3-SHOP-06")
@pytest.mark.parametrize("at", ["tamalir", "everton", "lake_of_tears"])
def test_outside_a_shop_action_nothing_is_sold(at: str) -> None:
    match = match_at(market(hero("corbin", at, assets="blade_of_valour relics_b")))

    for asset in ("blade_of_valour", "relics_b"):
        with pytest.raises(IllegalMove):
            match.play(0, Sell(asset))

    assert not [move for move in match.asks[0].moves if isinstance(move, Sell)]
    assert match.state.players[0].assets == ["blade_of_valour", "relics_b"]


@pytest.mark.rule("R3-SHOP-07")
def test_what_was_just_bought_is_not_sold_in_the_same_action() -> None:
    match = match_at(market(hero("corbin", gold=9, assets="satchel")))
    match.play(0, Shop())
    match.play(0, DONE)

    with pytest.raises(IllegalMove):
        match.play(0, Sell(FOURTH))
    match.play(0, Buy(FOURTH))

    assert match.asks[0].topic == "turn.act"
    with pytest.raises(IllegalMove):
        match.play(0, Sell(FOURTH))


@pytest.mark.rule("R3-SHOP-08")
@pytest.mark.parametrize(
    ("answer", "left"),
    [
        (Buy("bear_pelt"), ["camp_kettle", "ember_sceptre", FOURTH]),
        (Buy(FOURTH), STALLS),
        (Refuse("camp_kettle"), ["bear_pelt", "ember_sceptre", FOURTH]),
        (Refuse(FOURTH), STALLS),
    ],
)
def test_one_card_is_bought_or_discarded_so_that_three_remain(answer: Move, left: list[str]) -> None:
    state = market(hero("corbin", gold=9))

    played = visit(state, answer)

    assert played.asked[0].moves == [
        *map(Buy, ["camp_kettle", "bear_pelt", FOURTH]),
        *map(Refuse, [*STALLS, FOURTH]),
    ], "to leave the market as it is, is not offered"
    assert state.markets["tamalir"] == left


@pytest.mark.rule("R3-SHOP-08")
def test_a_card_nobody_wants_goes_to_the_discard_pile_for_nothing() -> None:
    mine = hero("corbin", gold=9)
    state = market(mine)

    played = visit(state, Refuse("ember_sceptre"))

    assert played.events == [AssetOffered("tamalir", FOURTH), AssetRefused(0, "ember_sceptre")]
    assert (state.asset_discard, mine.gold, mine.assets) == (["ember_sceptre"], 9, [])


@pytest.mark.rule("R3-SHOP-08")
@pytest.mark.parametrize("move", [Done(), TakeAsset("bear_pelt")])
def test_leaving_without_buying_or_discarding_is_refused(move: Move) -> None:
    match = match_at(market(hero("corbin", gold=9)))
    match.play(0, Shop())

    with pytest.raises(IllegalMove):
        match.play(0, move)

    assert match.asks[0].topic == "shop.buy"


@pytest.mark.rule("R3-SHOP-09")
@pytest.mark.parametrize(("gold", "affordable"), [(0, []), (2, STALLS[:2]), (9, STALLS[:2]), (10, STALLS)])
def test_only_what_can_be_paid_for_is_for_sale(gold: int, affordable: list[str]) -> None:
    state = market(hero("corbin", gold=gold))
    state.asset_deck = ["blade_of_valour"]

    played = visit(state, Refuse("bear_pelt"))

    assert [move for move in played.asked[0].moves if isinstance(move, Buy)] == [*map(Buy, affordable)]


@pytest.mark.rule("R3-SHOP-09")
def test_a_bought_asset_costs_its_price_and_lies_beside_the_hero_with_its_token() -> None:
    mine = hero("corbin", gold=11)
    state = market(mine)

    played = visit(state, Buy("ember_sceptre"))

    assert played.events[1:] == [GoldPaid(0, 10), AssetBought(0, "ember_sceptre", 10)]
    assert (mine.gold, view(state, 1).heroes[0].assets) == (1, ["ember_sceptre"])
    assert tokens_in_the_pool(state) == ["corbin.1", "corbin.2", "corbin.3", "A07"]


@pytest.mark.rule("R3-SHOP-10")
def test_after_one_purchase_the_action_is_over_however_much_gold_is_left() -> None:
    match = match_at(market(hero("corbin", gold=99)))
    match.play(0, Shop())
    match.play(0, Buy("bear_pelt"))

    assert match.asks[0].topic == "turn.act"
    with pytest.raises(IllegalMove):
        match.play(0, Buy("camp_kettle"))


@pytest.mark.rule("R3-SHOP-10")
def test_a_second_asset_of_a_kind_is_discarded_not_sold() -> None:
    mine = hero("corbin", gold=10, assets="ancient_sword")
    state = market(mine)

    played = visit(state, DONE, Buy("ember_sceptre"), DiscardAsset("ancient_sword"))

    assert played.events[-1] == AssetLost(0, "ancient_sword")
    assert (mine.gold, mine.assets) == (0, ["ember_sceptre"])


@pytest.mark.rule("R3-MARKET-01", "R3-ASSET-01")
def test_after_set_up_each_of_the_four_cities_has_a_market_of_three_assets() -> None:
    state = box(2)
    state.phase, state.queue = "abilities", []
    state.players = [hero("corbin"), hero("mok", "everton")]

    play(state, until_phase("turn"), (), Rigged(deck__assets=[0] * 12))

    assert [place.id for place in PLACES if place.kind == "city"] == [*state.markets]
    dealt = [*ASSETS][:12]
    assert [*state.markets.values()] == [dealt[city * 3 : city * 3 + 3] for city in range(4)]
    assert Shop() in turn_moves(state, 0), "the cards are for sale"


@pytest.mark.rule("R3-MARKET-02", "R3-ASSET-09")
def test_an_asset_that_leaves_a_market_outside_shopping_is_replaced_at_once() -> None:
    state = market(hero("corbin", "everton"))
    state.markets["forge"] = ["chain_mail", "satchel", "hill_goat"]

    played = play(state, lambda table: take_for_nothing(table, 0, "satchel"), (), Rigged(deck__assets=[0]))

    assert state.markets["forge"] == ["chain_mail", "hill_goat", FOURTH]
    assert (state.markets["tamalir"], state.players[0].assets) == (STALLS, ["satchel"])
    assert played.events_of(AssetOffered) == [AssetOffered("forge", FOURTH)]
