"""The market phase: catalogue chapters MARKET, LIMIT, AHEAL, VAR."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from questhall.engine import Move
from questhall.games.runebound1.board import hex_at
from questhall.games.runebound1.events.market import (
    AllyHired,
    AllyLeft,
    CardBought,
    CardDropped,
    CardSold,
    GoldGained,
    GoldLost,
    HealingPaid,
    Traded,
    TradeRefused,
    WagesPaid,
)
from questhall.games.runebound1.events.turn import CardOffered
from questhall.games.runebound1.moves.answers import Accept, Decline, Done
from questhall.games.runebound1.moves.market import (
    Buy,
    Drop,
    GiveCard,
    GiveGold,
    Heal,
    Hire,
    LetGo,
    PayWages,
    ProposeTrade,
    Refresh,
    Sell,
    WantCard,
    WantGold,
)
from questhall.games.runebound1.rules.gold import gain_gold, lose_gold
from questhall.games.runebound1.rules.limits import gain_card
from questhall.games.runebound1.rules.market import bargains, market_phase, price, sale_price
from questhall.games.runebound1.state import Ally, Player, State
from questhall.games.runebound1.view import view
from support.runebound1 import play
from support.runebound1_table import hero, position
from support.stretch import Played, Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")


def at_market(mine: Player, stall: str = "", market: str = "", **more: Any) -> State:
    return position(mine, hero("bob", "forge"), phase="market", stalls={"tamalir": stall}, market=market, **more)


def visit(state: State, answers: Sequence[Move], **chance: list[int]) -> Played[State]:
    return play(state, market_phase, answers, Rigged(**chance))


@pytest.mark.rule("R1-MARKET-01")
def test_only_a_hero_in_a_town_has_a_market_phase() -> None:
    outside = position(hero("ann", hex_at(6, 7), gold=9), hero("bob"), phase="market", market="ring")
    assert visit(outside, []).events == []
    assert (outside.phase, outside.market.cards) == ("experience", ["ring"])

    inside = at_market(hero("ann", gold=9), market="ring")
    assert visit(inside, [Done()], deck__market=[0]).topics == [(0, "market.act")]


@pytest.mark.rule("R1-MARKET-02", "R1-COMP-04")
def test_everybody_sees_what_is_on_sale_and_one_buys_where_one_is() -> None:
    state = position(
        hero("ann", gold=9), hero("bob"), phase="market", stalls={"tamalir": "ring guard", "forge": "sword"}
    )

    assert bargains(state, 0) == [Done(), Buy("ring"), Hire("guard")]
    for viewer in (0, 1, None):
        stalls = view(state, viewer).stalls
        assert (len(stalls), stalls["tamalir"], stalls["forge"]) == (8, ["ring", "guard"], ["sword"])


@pytest.mark.rule("R1-MARKET-03")
def test_before_anything_else_a_card_of_the_market_deck_comes_on_sale() -> None:
    state = at_market(hero("ann", gold=1), "axe", "ring cloak")

    played = visit(state, [Buy("ring"), Done()], deck__market=[0])

    assert played.events == [CardOffered("tamalir", "ring"), CardBought(0, "ring", 1)]
    assert (state.stalls["tamalir"], state.market.cards) == (["axe"], ["cloak"])
    empty = at_market(hero("ann", gold=1), "ring")
    assert visit(empty, [Done()]).events == [], "from an empty deck nothing comes"


@pytest.mark.rule("R1-MARKET-04")
def test_any_number_of_deals_in_any_order() -> None:
    state = at_market(hero("ann", gold=2, wounds=1, items="cloak"), "ring guard axe")

    visit(state, [Heal("ann"), Sell("cloak"), Buy("ring"), Hire("guard"), Done()])

    ann = state.players[0]
    assert (ann.gold, ann.wounds, ann.items, ann.allies) == (2 - 1 + 5 - 1 - 5, 0, ["ring"], [Ally("guard")])
    assert (state.stalls["tamalir"], state.phase) == (["axe", "cloak"], "experience")


@pytest.mark.rule("R1-MARKET-05", "R1-MARKET-06")
def test_an_item_costs_its_price_and_cannot_be_had_for_less() -> None:
    state = at_market(hero("ann", gold=8), "sword cloak")

    played = visit(state, [Buy("sword"), Done()])

    assert played.asked[0].moves == [Done(), Buy("sword")], "the cloak costs nine"
    assert played.events == [CardBought(0, "sword", 7)]
    assert (state.players[0].gold, state.players[0].items, state.stalls["tamalir"]) == (1, ["sword"], ["cloak"])


@pytest.mark.rule("R1-MARKET-07", "R1-MARKET-08")
def test_an_ally_costs_his_price_and_cannot_be_had_for_less() -> None:
    state = at_market(hero("ann", gold=5), "guard mage")

    played = visit(state, [Hire("guard")])

    assert played.asked[0].moves == [Done(), Hire("guard")], "the mage costs six"
    assert played.events == [AllyHired(0, "guard", 5)]
    assert (state.players[0].gold, state.players[0].allies) == (0, [Ally("guard")])


@pytest.mark.rule("R1-MARKET-09", "R1-MARKET-10")
@pytest.mark.parametrize(("item", "gold"), [("sword", 4), ("ring", 1), ("axe", 2), ("cloak", 5)])
def test_an_item_sells_for_half_its_price_rounded_up_and_stays_on_sale(item: str, gold: int) -> None:
    state = at_market(hero("ann", items=item))

    played = visit(state, [Sell(item), Done()] if gold >= PRICES[item] else [Sell(item)])

    assert played.events == [CardSold(0, item, gold)]
    assert (state.players[0].gold, state.players[0].items) == (gold, [])
    assert state.stalls["tamalir"] == [item]


PRICES = {"sword": 7, "ring": 1, "axe": 4, "cloak": 9}


@pytest.mark.rule("R1-MARKET-09")
def test_neither_allies_nor_cards_without_a_price_are_sold() -> None:
    state = at_market(hero("ann", items="wyrm ring gift", allies="guard"))

    assert bargains(state, 0) == [Done(), Sell("ring")]


@pytest.mark.rule("R1-MARKET-11")
def test_a_gold_heals_all_wounds_of_one_character_and_no_exhaustion() -> None:
    state = at_market(hero("ann", gold=2, wounds=4, exhaustion=2, allies="guard:2/1 scout"))

    played = visit(state, [Heal("ann"), Heal("guard")])

    assert played.asked[0].moves == [Done(), Heal("ann"), Heal("guard")]
    assert played.events_of(HealingPaid) == [HealingPaid(0, 1)] * 2
    ann = state.players[0]
    assert (ann.gold, ann.wounds, ann.exhaustion) == (0, 0, 2)
    assert ann.allies == [Ally("guard", exhaustion=1), Ally("scout")]


@pytest.mark.rule("R1-MARKET-11")
def test_without_gold_nobody_is_healed() -> None:
    assert bargains(at_market(hero("ann", wounds=4)), 0) == [Done()]


@pytest.mark.rule("R1-AHEAL-01", "R1-AHEAL-02")
def test_in_the_advanced_game_a_gold_heals_one_wound_or_all_exhaustion() -> None:
    state = at_market(hero("ann", gold=3, wounds=4, exhaustion=3, allies="guard:2/2"), dear_healing=True)

    played = visit(state, [Heal("ann"), Refresh("ann"), Refresh("guard")])

    assert played.asked[0].moves == [Done(), Heal("ann"), Heal("guard"), Refresh("ann"), Refresh("guard")]
    ann = state.players[0]
    assert (ann.gold, ann.wounds, ann.exhaustion, ann.allies) == (0, 3, 0, [Ally("guard", wounds=2)])


@pytest.mark.rule("R1-SETUP-09")
def test_gold_comes_from_the_bank_and_goes_back_to_it_not_to_another_hero() -> None:
    state = at_market(hero("ann", gold=2))

    def gain_and_lose(table: Any) -> None:
        gain_gold(table, 0, 3)
        assert lose_gold(table, 0, 1) == 1
        assert lose_gold(table, 0, 9) == 4, "no more than there is"

    played = play(state, gain_and_lose)

    assert played.events == [GoldGained(0, 3), GoldLost(0, 1), GoldLost(0, 4)]
    assert [player.gold for player in state.players] == [0, 0]


# Limits


@pytest.mark.rule("R1-LIMIT-01", "R1-LIMIT-02")
def test_two_weapons_and_one_armour_at_most_and_one_sells_before_one_buys() -> None:
    state = at_market(hero("ann", gold=20, items="sword axe mail"), "bow shield ring cloak")

    assert bargains(state, 0) == [Done(), Buy("ring"), Buy("cloak"), Sell("sword"), Sell("axe"), Sell("mail")]
    visit(state, [Sell("axe"), Buy("bow"), Buy("ring"), Buy("cloak"), Done()])

    assert state.players[0].items == ["sword", "mail", "bow", "ring", "cloak"]


@pytest.mark.rule("R1-COMP-13")
def test_artifacts_are_not_limited() -> None:
    many = "ring cloak boots staff flag horn drum"
    state = at_market(hero("ann", gold=20, items=many), "whip")

    assert Buy("whip") in bargains(state, 0)


@pytest.mark.rule("R1-LIMIT-03", "R1-LIMIT-05")
@pytest.mark.parametrize("dropped", ["axe", "bow"])
def test_who_gets_too_many_for_nothing_discards_an_old_one_or_the_new(dropped: str) -> None:
    state = at_market(hero("ann", items="sword axe"), market="ring")

    played = play(state, lambda table: gain_card(table, 0, "bow"), [Drop(dropped)])

    assert played.asked[0].moves == [Drop("sword"), Drop("axe"), Drop("bow")]
    assert played.events_of(CardDropped) == [CardDropped(0, dropped)]
    assert state.players[0].items == [card for card in ["sword", "axe", "bow"] if card != dropped]
    assert (state.market.cards, state.market.under) == (["ring"], [dropped])


@pytest.mark.rule("R1-LIMIT-05")
def test_a_discarded_card_of_an_adventure_deck_leaves_play() -> None:
    state = at_market(hero("ann", items="sword axe"))

    play(state, lambda table: gain_card(table, 0, "hoard"), [Drop("hoard")])

    assert (state.market.under, state.discards["yellow"]) == ([], ["hoard"])


@pytest.mark.rule("R1-LIMIT-04")
def test_a_third_ally_must_be_sent_away_or_another_in_his_place() -> None:
    state = at_market(hero("ann", gold=9, allies="guard scout:1"), "mage")
    assert bargains(state, 0) == [Done(), Heal("scout")], "the mage cannot be hired"

    played = play(state, lambda table: gain_card(table, 0, "stray"), [Drop("scout")])

    assert played.asked[0].moves == [Drop("guard"), Drop("scout"), Drop("stray")]
    assert [ally.card for ally in state.players[0].allies] == ["guard", "stray"]
    assert state.market.under == ["scout"]


@pytest.mark.rule("R1-GOAL-04")
def test_runes_count_against_no_limit() -> None:
    state = at_market(hero("ann", items="sword axe mail wyrm"), tight=True)

    played = play(state, lambda table: gain_card(table, 0, "drake"))

    assert (played.asked, state.players[0].items[-2:]) == ([], ["wyrm", "drake"])


@pytest.mark.rule("R1-VAR-03")
def test_where_limits_are_tight_one_weapon_one_armour_and_one_artifact() -> None:
    state = at_market(hero("ann", gold=20), "sword axe mail shield ring cloak", tight=True)

    visit(state, [Buy("sword"), Buy("mail"), Buy("ring"), Done()])
    state.players[0].gold = 20

    assert bargains(state, 0) == [Done(), Sell("sword"), Sell("mail"), Sell("ring")]
    state.players[0].items = ["wyrm", "gift"]
    left = [Buy("axe"), Buy("shield"), Buy("cloak")]
    assert bargains(state, 0) == [Done(), *left], "runes and other finds do not count"


# Wages and trade


@pytest.mark.rule("R1-VAR-04")
def test_where_allies_want_wages_each_costs_a_gold_before_the_market_opens() -> None:
    state = at_market(hero("ann", gold=3, allies="guard scout"), market="ring", upkeep=True)

    played = visit(state, [Buy("ring"), Done()], deck__market=[0])

    assert played.events[:3] == [WagesPaid(0, "guard", 1), WagesPaid(0, "scout", 1), CardOffered("tamalir", "ring")]
    assert state.players[0].gold == 0
    assert [ally.card for ally in state.players[0].allies] == ["guard", "scout"]
    outside = position(hero("ann", hex_at(6, 7), gold=3, allies="guard"), hero("bob"), phase="market", upkeep=True)
    visit(outside, [])
    assert outside.players[0].gold == 3, "a market phase that is skipped costs nothing"


@pytest.mark.rule("R1-VAR-05")
def test_who_cannot_pay_all_chooses_whom_and_the_others_leave_as_if_killed() -> None:
    state = at_market(hero("ann", gold=1, allies="guard:1/1 scout"), market="cloak", upkeep=True)

    played = visit(state, [LetGo("guard")], deck__market=[0])

    assert played.asked[0].moves == [PayWages("guard"), LetGo("guard")]
    assert played.events[:2] == [AllyLeft(0, "guard"), WagesPaid(0, "scout", 1)]
    assert (state.players[0].gold, state.players[0].allies) == (0, [Ally("scout")])
    assert state.market.under == ["guard"]


def towns_people(**options: Any) -> State:
    return position(
        hero("ann", gold=2, items="sword axe"),
        hero("bob", gold=1, items="bow bugle", allies="guard:1"),
        hero("cid", "forge", gold=5),
        phase="market",
        **options,
    )


@pytest.mark.rule("R1-VAR-02")
def test_heroes_on_one_hex_trade_gold_items_and_allies_in_the_market_phase() -> None:
    state = towns_people(trade=True)
    deal = [ProposeTrade(1), GiveCard("sword"), WantCard("guard"), GiveGold(), Done(), Accept(), Done()]

    played = visit(state, deal)

    assert ProposeTrade(1) in played.asked[0].moves
    assert ProposeTrade(2) not in played.asked[0].moves, "Cid is elsewhere"
    assert (1, "trade.answer") in played.topics
    assert played.events_of(Traded) == [Traded(0, 1, ("sword",), ("guard",), 1)]
    ann, bob, _ = state.players
    assert (ann.gold, ann.items, ann.allies) == (1, ["axe"], [Ally("guard", wounds=1)])
    assert (bob.gold, bob.items, bob.allies) == (2, ["bow", "bugle", "sword"], [])
    assert ProposeTrade(1) not in bargains(towns_people(), 0), "in the basic game nobody trades"


@pytest.mark.rule("R1-VAR-02")
def test_a_trade_needs_both_and_what_is_wanted_cannot_be_more_than_there_is() -> None:
    state = towns_people(trade=True)

    played = visit(state, [ProposeTrade(1), WantGold(), Done(), Decline(), Done()])

    assert WantGold() not in played.asked[2].moves, "Bob has one gold"
    assert played.events == [TradeRefused(0, 1)]
    assert [player.gold for player in state.players] == [2, 1, 5]
    assert state.trade is None


@pytest.mark.rule("R1-VAR-02", "R1-LIMIT-03")
def test_carrying_limits_hold_after_a_trade() -> None:
    state = towns_people(trade=True)

    visit(state, [ProposeTrade(1), WantCard("bow"), Done(), Accept(), Drop("axe"), Done()])

    assert state.players[0].items == ["sword", "bow"]
    assert state.market.under == ["axe"]


def test_at_most_two_trades_are_proposed_in_a_turn() -> None:
    state = towns_people(trade=True)
    state.players[0].trades = 2

    assert ProposeTrade(1) not in bargains(state, 0)


@pytest.mark.rule("R1-MARKET-09")
def test_an_activated_card_lies_face_up_again_when_it_is_sold() -> None:
    state = at_market(hero("ann", items="horn", face_down="horn"))

    visit(state, [Sell("horn")])

    assert (state.players[0].face_down, state.stalls["tamalir"]) == ([], ["horn"])


def test_events_change_prices_but_a_card_costs_one_gold_at_least_and_never_brings_more_than_it_costs() -> None:
    dear = at_market(hero("ann", gold=20, items="axe", wounds=1), "sword ring", event_box="famine")
    cheap = at_market(hero("ann", gold=20, items="sword"), "axe ring", event_box="glut")

    assert [price(dear, 0, card) for card in ("sword", "ring", "guard")] == [9, 3, 7]
    assert [price(cheap, 0, card) for card in ("sword", "ring", "guard")] == [2, 1, 1]
    assert (sale_price(dear, 0, "axe"), sale_price(cheap, 0, "sword")) == (2, 2)
    visit(dear, [Heal("ann"), Buy("ring"), Done()])
    assert dear.players[0].gold == 20 - 2 - 3, "healing is dearer too"


def test_a_hero_with_a_bargain_pays_less() -> None:
    state = at_market(hero("ann", items="scales"))

    assert [price(state, 0, card) for card in ("sword", "ring")] == [6, 1]


def test_in_times_of_siege_there_is_no_market_phase() -> None:
    state = at_market(hero("ann", gold=9), "ring", "cloak", event_box="siege")

    assert visit(state, []).events == []
    assert (state.phase, state.market.cards) == ("experience", ["cloak"])


def test_a_hero_with_an_income_is_paid_when_the_market_opens() -> None:
    state = at_market(hero("ann", items="mill"), market="ring")

    played = visit(state, [Buy("ring"), Done()], deck__market=[0])

    assert played.events[:2] == [GoldGained(0, 1), CardOffered("tamalir", "ring")]


def test_each_proposal_counts_as_one_trade() -> None:
    state = towns_people(trade=True)

    visit(state, [ProposeTrade(1), Decline(), Done()])

    assert (state.players[0].trades, state.players[1].trades) == (1, 0)
