"""The town hall: trade, discarding an artifact, reputation for money."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.nearandfar.components import GOODS, TRADE_VALUE
from questhall.games.nearandfar.events.gains import ChiefWon
from questhall.games.nearandfar.events.town import ArtifactDiscarded, HandShrank, Traded
from questhall.games.nearandfar.moves import (
    Buy,
    BuyTalent,
    ChangeReputation,
    DiscardArtifact,
    Done,
    GiveGood,
    Sell,
    TakeGood,
)
from questhall.games.nearandfar.rules.town_hall import hall_moves, visit_town_hall
from questhall.games.nearandfar.state import Campaign, Chapter, Player, Sheet, State
from support.nearandfar import inside, player, position, visiting
from support.stretch import Played


def in_the_hall(one: Player, **more: object) -> State:
    return position(one, player("grear", place="farm", team="cat_1"), **more)  # type: ignore[arg-type]


def visit(state: State, *answers: Move) -> Played[State]:
    return visiting(state, "town_hall", visit_town_hall, *answers)


def moves(one: Player) -> list[Move]:
    return [*hall_moves(inside(in_the_hall(one), "town_hall"), 0)]


def kinds(asked: list[Move]) -> set[str]:
    return {type(move).__name__ for move in asked}


@pytest.mark.rule("NF-HALL-01")
def test_each_of_the_three_actions_can_be_taken_once_in_any_order() -> None:
    state = in_the_hall(player(coins=3, hand="spices moon_lens"))
    played = visit(state, ChangeReputation(1, 1, 0), DiscardArtifact("spices"), Buy("gem"))
    actions = [kinds(asked.moves) for asked in played.asked if asked.topic == "hall.action"]
    assert actions == [
        {"Buy", "Sell", "DiscardArtifact", "ChangeReputation", "Done"},
        {"Buy", "Sell", "DiscardArtifact", "Done"},
        {"Buy", "Sell", "Done"},
    ]
    assert (state.players[0].reputation, state.players[0].hand, state.players[0].gems) == (1, ["moon_lens"], 1)


@pytest.mark.rule("NF-HALL-01")
def test_none_of_them_has_to_be_taken() -> None:
    state = in_the_hall(player(coins=3, hand="spices"))
    visit(state, Done())
    assert state.players[0] == player(coins=3, hand="spices", place="town_hall")


@pytest.mark.rule("NF-HALL-02", "NF-HALL-03")
def test_up_to_five_goods_are_given_for_one() -> None:
    five = [Buy(good) for good in GOODS if TRADE_VALUE[good] <= 5]
    assert [move for move in moves(player(food=9)) if isinstance(move, Buy)] == five

    state = in_the_hall(player(food=9))
    visit(state, Buy("lizardfolk"))  # with nothing but food there is nothing to choose
    assert (state.players[0].food, state.players[0].tokens["lizardfolk"]) == (4, 1)


@pytest.mark.rule("NF-HALL-02")
def test_what_is_given_must_still_reach_the_price_within_five_goods() -> None:
    state = in_the_hall(player(food=6, coins=2))
    played = visit(state, Buy("mystics"), *[GiveGood("food")] * 3)  # now it must be coins
    gives = [asked.moves for asked in played.asked if asked.topic == "hall.give"]
    assert gives == [[GiveGood("food"), GiveGood("coin")]] * 3
    assert state.players[0].tokens["mystics"] == 1
    assert (state.players[0].food, state.players[0].coins) == (3, 0)


@pytest.mark.rule("NF-HALL-02", "NF-HALL-03")
def test_one_good_is_given_for_up_to_five() -> None:
    state = in_the_hall(player(tokens="mystics"))
    played = visit(state, Sell("mystics"), *[TakeGood("food")] * 5)
    takes = [asked.moves for asked in played.asked if asked.topic == "hall.take"]
    assert takes[0] == [*map(TakeGood, GOODS), Done()]
    assert takes[4] == [TakeGood("food"), TakeGood("coin"), TakeGood("gem"), Done()]
    assert len(takes) == 5
    assert (state.players[0].food, state.players[0].tokens["mystics"]) == (5, 0)


@pytest.mark.rule("NF-HALL-03")
def test_less_may_be_taken_and_the_rest_is_lost() -> None:
    state = in_the_hall(player(gems=1))
    played = visit(state, Sell("gem"), TakeGood("food"), Done())
    assert played.asked[1].moves == [TakeGood("food"), TakeGood("coin"), TakeGood("gem"), Done()]
    assert played.events_of(Traded) == [Traded(0, ("gem",), ("food",))]
    assert (state.players[0].gems, state.players[0].food) == (0, 1)


@pytest.mark.rule("NF-HALL-04", "NF-HALL-05", "NF-HALL-06")
def test_only_food_coins_gems_and_tokens_are_goods_at_their_values() -> None:
    values = {"food": 1, "coin": 2, "gem": 2, "nomads": 4, "lizardfolk": 5, "outlaws": 6, "mystics": 7}
    assert values == TRADE_VALUE
    rich = player(
        reserve="krek_the_scavenger",
        chiefs="nomads",
        animals="bird:snare",
        artifacts="spices",
        keepsakes="cold_blade",
        tokens="outlaws",
    )
    assert moves(rich) == [*(Buy(good) for good in GOODS if good != "mystics"), Sell("outlaws"), Done()]


@pytest.mark.rule("NF-HALL-05")
def test_whoever_has_adventurers_and_a_chief_only_has_nothing_to_trade() -> None:
    assert moves(player(reserve="krek_the_scavenger", chiefs="nomads")) == [Done()]


@pytest.mark.rule("NF-HALL-07")
def test_example_gem_coin_and_food_buy_a_red_token() -> None:
    state = in_the_hall(player(gems=1, coins=1, food=1))
    visit(state, Buy("lizardfolk"), GiveGood("gem"), GiveGood("coin"))
    assert state.players[0] == player(tokens="lizardfolk", place="town_hall")


@pytest.mark.rule("NF-HALL-08")
def test_example_a_blue_token_buys_three_coins_and_a_food() -> None:
    state = in_the_hall(player(tokens="mystics"))
    coins = [TakeGood("coin")] * 3
    played = visit(state, Sell("mystics"), *coins, TakeGood("food"), Done())
    assert [asked.moves for asked in played.asked][4] == [TakeGood("food"), Done()]
    assert state.players[0] == player(coins=3, food=1, place="town_hall")


@pytest.mark.rule("NF-HALL-09")
def test_one_unclaimed_artifact_may_be_discarded_unseen_by_others() -> None:
    state = in_the_hall(player(hand="spices moon_lens", artifacts="jade_flute"))
    played = visit(state, DiscardArtifact("moon_lens"))
    assert played.asked[0].moves == [DiscardArtifact("spices"), DiscardArtifact("moon_lens"), Done()]
    assert (state.players[0].hand, state.discarded_artifacts) == (["spices"], ["moon_lens"])
    [told] = played.events
    assert (told.event, told.only, told.mask) == (ArtifactDiscarded("moon_lens"), (0,), HandShrank(0, 1))  # type: ignore[attr-defined]


@pytest.mark.rule("NF-HALL-10")
def test_every_coin_or_gem_moves_the_reputation_one_step_either_way() -> None:
    offered = [move for move in moves(player(coins=1, gems=2)) if isinstance(move, ChangeReputation)]
    up = [(1, 1, 0), (1, 0, 1), (2, 1, 1), (2, 0, 2), (3, 1, 2)]
    assert offered == [ChangeReputation(sign * steps, coins, gems) for sign in (1, -1) for steps, coins, gems in up]


@pytest.mark.rule("NF-HALL-10")
def test_paid_reputation_goes_one_way_only() -> None:
    state = in_the_hall(player(coins=3, gems=3, reputation=1))
    played = visit(state, ChangeReputation(-4, 2, 2), Done())
    assert (state.players[0].reputation, state.players[0].coins, state.players[0].gems) == (-3, 1, 1)
    assert "ChangeReputation" not in kinds(played.asked[1].moves)


@pytest.mark.rule("NF-HALL-10", "NF-REP-02")
def test_no_step_is_sold_beyond_the_track() -> None:
    offered = [move for move in moves(player(coins=3, reputation=11)) if isinstance(move, ChangeReputation)]
    assert [move.steps for move in offered] == [1, -1, -2, -3]


@pytest.mark.rule("NF-CHIEF-02")
def test_a_traded_token_may_bring_the_chief() -> None:
    state = in_the_hall(player(tokens="nomads nomads", reserve="dak_the_runner", coins=2))
    played = visit(state, Buy("nomads"), GiveGood("coin"), GiveGood("coin"))
    assert played.events_of(ChiefWon) == [ChiefWon(0, "nomads")]
    assert state.players[0].chiefs == ["nomads"]


@pytest.mark.rule("NF-ARTC-14")
def test_the_merchants_coat_trades_twice_each_on_its_own() -> None:
    state = in_the_hall(player(artifacts="merchants_coat", coins=2))
    played = visit(
        state, Sell("coin"), TakeGood("food"), Done(), Buy("gem"), GiveGood("coin"), ChangeReputation(1, 0, 1)
    )
    trades = [asked.moves for asked in played.asked if asked.topic == "hall.action"]
    assert [Sell("coin") in moves for moves in trades] == [True, True, False]
    assert state.players[0].food == 1
    assert [event.given for event in played.events_of(Traded)] == [("coin",), ("coin",)]


@pytest.mark.rule("NF-ARTC-17", "NF-ARTC-18")
def test_example_with_the_trade_wagon_a_blue_token_buys_four_coins() -> None:
    state = in_the_hall(player(artifacts="trade_wagon", tokens="mystics"))
    played = visit(state, Sell("mystics"), *[TakeGood("coin")] * 4, Done())
    assert [asked.topic for asked in played.asked].count("hall.take") == 4
    assert (state.players[0].coins, state.players[0].tokens["mystics"]) == (4, 0)


@pytest.mark.rule("NF-ARTC-17")
def test_the_trade_wagon_adds_1_to_what_is_given_for_one_good() -> None:
    state = in_the_hall(player(artifacts="trade_wagon", food=3))
    played = visit(state, Buy("nomads"))
    assert [move.good for move in played.asked[0].moves if isinstance(move, Buy)] == ["food", "coin", "gem", "nomads"]
    assert (state.players[0].food, state.players[0].tokens["nomads"]) == (0, 1)


@pytest.mark.rule("NF-TAL-19")
def test_a_politician_buys_talents_in_the_town_hall() -> None:
    sheet = Sheet("vera", squares=12, spent=3)
    document = Campaign("campaign", [sheet, Sheet("grear")], [Chapter(2, [1, 2])])
    politician = player(talents="politics", sheet=sheet)
    state = position(politician, player("grear", place="farm"), mode="campaign", map=3, campaign=document)
    played = visit(state, BuyTalent("bribery"))
    cheap = ["martial_arts", "potion_brewing", "sharp_tongue", "bribery", "fishing", "gem_trading", "persuasion"]
    assert played.asked[0].moves == [*map(BuyTalent, cheap), Done()]
    assert state.players[0].sheet.talents == ["politics", "bribery"]
    assert state.players[0].sheet.spent == 5


@pytest.mark.rule("NF-TAL-19")
def test_nobody_else_buys_talents_there() -> None:
    document = Campaign("campaign", [Sheet("vera", squares=12), Sheet("grear")], [Chapter(2, [1, 2])])
    one = player(sheet=Sheet("vera", squares=12))
    state = position(one, player("grear", place="farm"), mode="campaign", map=3, campaign=document)
    assert hall_moves(inside(state, "town_hall"), 0) == [Done()]
