"""Exchange between heroes on one hex: catalogue chapter TRADE, with GOODS and ABIL where things change hands."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import IllegalMove, Move, Question
from questhall.games.runebound3.events.market import AssetLost, GoldGained, Traded, TradeRefused
from questhall.games.runebound3.moves.answers import Accept, Decline, Done, Use
from questhall.games.runebound3.moves.market import DiscardAsset, GiveAsset, GiveGold, ProposeTrade, WantAsset, WantGold
from questhall.games.runebound3.moves.skills import DiscardSkill
from questhall.games.runebound3.moves.turn import EndTurn, Idle, UseAction
from questhall.games.runebound3.rules.pool import cast
from questhall.games.runebound3.rules.trading import offers, trade
from questhall.games.runebound3.rules.turn import take_turn, turn_moves
from questhall.games.runebound3.state import Player, State
from support.runebound3 import fight, hero, play, position
from support.runebound3_matches import match_at
from support.stretch import CutIn, Played, Rigged

ACCEPT, DECLINE, DONE, IDLE = Accept(), Decline(), Done(), Idle()
GIVE_GOLD, WANT_GOLD = GiveGold(), WantGold()


def rich(id: str, at: str = "tamalir", **rest: str) -> Player:
    return hero(id, at, gold=2, **rest)  # type: ignore[arg-type]


def deal(state: State, *answers: Move, seat: int = 0, other: int = 1) -> Played[State]:
    return play(state, lambda table: trade(table, seat, other), answers)


def purses(state: State) -> list[int]:
    return [player.gold for player in state.players]


def belongings(state: State) -> list[list[str]]:
    return [player.assets for player in state.players]


@pytest.mark.rule("R3-TRADE-01")
@pytest.mark.parametrize(("proposer", "other"), [(0, 1), (1, 0)])
def test_heroes_on_one_hex_exchange_in_the_turn_of_either_for_no_action_point(proposer: int, other: int) -> None:
    state = position(rich("corbin", assets="satchel"), rich("mok", assets="bolas"))
    mine, theirs = ("satchel", "bolas") if proposer == 0 else ("bolas", "satchel")

    offer: list[Move | CutIn] = [
        CutIn(proposer, ProposeTrade(other)),
        GiveAsset(mine),
        WantAsset(theirs),
        GIVE_GOLD,
        DONE,
        ACCEPT,
    ]
    played = play(state, take_turn, [*offer, IDLE])

    assert played.topics == [
        *((0, "turn.act"), *[(proposer, "trade.propose")] * 4),
        *((other, "trade.answer"), (0, "turn.act")),
    ]
    assert played.events == [Traded(proposer, other, (mine,), (theirs,), 1)]
    assert belongings(state) == [["bolas"], ["satchel"]]
    assert purses(state) == ([1, 3] if proposer == 0 else [3, 1])
    assert state.players[0].points == 2, "only idling has cost something"


@pytest.mark.rule("R3-TRADE-01")
def test_only_heroes_on_the_same_hex_deal_and_one_of_them_must_have_the_turn() -> None:
    state = position(rich("corbin"), rich("mok"), rich("thorn", "everton"), rich("lissa"))

    played = play(state, take_turn, [EndTurn()])

    deals = {
        seat: [move for move in moves if isinstance(move, ProposeTrade)]
        for seat, moves in played.asked[0].offers.items()
    }
    assert deals == {0: [ProposeTrade(1), ProposeTrade(3)], 1: [ProposeTrade(0)], 3: [ProposeTrade(0)]}


@pytest.mark.rule("R3-TRADE-01")
def test_the_other_may_refuse_and_everything_stays_as_it_was() -> None:
    state = position(rich("corbin", assets="satchel"), rich("mok", assets="bolas"))

    played = deal(state, GiveAsset("satchel"), WANT_GOLD, DONE, DECLINE)

    assert played.asked[-1].moves == [ACCEPT, DECLINE]
    assert played.events == [TradeRefused(0, 1)]
    assert (belongings(state), purses(state), state.trade) == ([["satchel"], ["bolas"]], [2, 2], None)


@pytest.mark.rule("R3-TRADE-01")
def test_whoever_began_an_exchange_may_think_better_of_it() -> None:
    state = position(rich("corbin", assets="satchel"), rich("mok"))

    played = deal(state, GiveAsset("satchel"), DECLINE)

    assert ({seat for seat, _ in played.topics}, played.events, state.trade) == ({0}, [], None)


@pytest.mark.rule("R3-TRADE-01")
def test_a_gift_is_an_exchange_too_and_gold_goes_coin_by_coin_up_to_all_there_is() -> None:
    state = position(hero("corbin", gold=2), hero("mok", gold=1))

    played = deal(state, GIVE_GOLD, GIVE_GOLD, DONE, ACCEPT)

    assert [asked.moves for asked in played.asked[:3]] == [
        [GIVE_GOLD, WANT_GOLD, DONE, DECLINE],
        [GIVE_GOLD, DONE, DECLINE],
        [DONE, DECLINE],
    ]
    assert (played.events, purses(state)) == ([Traded(0, 1, (), (), 2)], [0, 3])


@pytest.mark.rule("R3-TRADE-01")
def test_gold_may_be_asked_for_coin_by_coin_up_to_all_the_other_has() -> None:
    state = position(hero("corbin", gold=0, assets="satchel"), hero("mok", gold=2))

    played = deal(state, GiveAsset("satchel"), WANT_GOLD, WANT_GOLD, DONE, ACCEPT)

    assert [asked.moves for asked in played.asked[1:4]] == [
        [WANT_GOLD, DONE, DECLINE],
        [WANT_GOLD, DONE, DECLINE],
        [DONE, DECLINE],
    ]
    assert (played.events, purses(state)) == ([Traded(0, 1, ("satchel",), (), -2)], [2, 0])


@pytest.mark.rule("R3-TRADE-02")
def test_an_asset_goes_over_with_its_combat_token() -> None:
    state = position(rich("corbin", assets="blade_of_valour"), rich("mok", assets="leather_armor"))
    deal(state, GiveAsset("blade_of_valour"), WantAsset("leather_armor"), DONE, ACCEPT)
    fight(state, rival=1)

    play(state, lambda table: cast(table, 0), (), Rigged(seat__0__tokens=[0] * 4))
    play(state, lambda table: cast(table, 1), (), Rigged(seat__1__tokens=[0] * 4))

    assert state.fight is not None
    assert [[token.id for token in side.tokens] for side in state.fight.sides] == [
        ["corbin.1", "corbin.2", "corbin.3", "C09"],
        ["mok.1", "mok.2", "mok.3", "B08"],
    ]


@pytest.mark.rule("R3-TRADE-02")
def test_whoever_gets_a_second_asset_of_a_kind_chooses_which_to_keep() -> None:
    state = position(rich("corbin", assets="blade_of_valour"), rich("mok", assets="ancient_sword"))

    played = deal(state, GiveAsset("blade_of_valour"), DONE, ACCEPT, DiscardAsset("ancient_sword"))

    assert played.topics[-1] == (1, "assets.discard")
    assert played.events == [Traded(0, 1, ("blade_of_valour",), (), 0), AssetLost(1, "ancient_sword")]
    assert belongings(state) == [[], ["blade_of_valour"]]


@pytest.mark.rule("R3-TRADE-02")
def test_two_assets_of_a_kind_can_be_swapped_without_losing_one() -> None:
    state = position(rich("corbin", assets="blade_of_valour"), rich("mok", assets="ancient_sword"))

    played = deal(state, GiveAsset("blade_of_valour"), WantAsset("ancient_sword"), DONE, ACCEPT)

    assert played.events == [Traded(0, 1, ("blade_of_valour",), ("ancient_sword",), 0)]
    assert belongings(state) == [["ancient_sword"], ["blade_of_valour"]]


@pytest.mark.rule("R3-TRADE-03")
def test_nothing_but_gold_and_assets_is_up_for_exchange() -> None:
    mine = rich("corbin", assets="satchel", trophies="ogre", hand="parry", skills="vigilance", quests="my_kitty")
    theirs = rich("mok", assets="bolas", trophies="witch", hand="aegis", skills="dicing", rumours="runesmith")
    mine.tokens = theirs.tokens = 2
    state = position(mine, theirs)

    played = deal(state, DECLINE)

    moves = [GiveAsset("satchel"), WantAsset("bolas"), GIVE_GOLD, WANT_GOLD, DONE, DECLINE]
    assert played.asked[0].moves == moves


@pytest.mark.rule("R3-TRADE-03")
@pytest.mark.parametrize("thing", ["ogre", "parry", "vigilance", "corbin.1", "my_kitty"])
def test_trophies_skills_tokens_and_quests_are_refused_in_an_exchange(thing: str) -> None:
    mine = rich("corbin", assets="satchel", trophies="ogre", hand="parry", skills="vigilance", quests="my_kitty")
    match = match_at(position(mine, rich("mok")))
    match.play(0, ProposeTrade(1))

    for move in (GiveAsset(thing), WantAsset(thing)):
        with pytest.raises(IllegalMove):
            match.play(0, move)

    assert match.asks[0].topic == "trade.propose"


@pytest.mark.rule("R3-TRADE-03")
def test_whoever_has_neither_gold_nor_assets_can_neither_give_nor_want_anything() -> None:
    poor = {"gold": 0, "trophies": "ogre", "hand": "parry"}
    state = position(hero("corbin", **poor), hero("mok", **{**poor, "trophies": "witch", "hand": "aegis"}))  # type: ignore[arg-type]

    played = play(state, take_turn, [EndTurn()])

    assert not [move for moves in played.asked[0].offers.values() for move in moves if isinstance(move, ProposeTrade)]


@pytest.mark.rule("R3-TRADE-01")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [({"gold": 1}, {}), ({}, {"gold": 1}), ({"assets": "satchel"}, {}), ({"gold": 1, "assets": "satchel"}, {})],
)
def test_it_is_enough_that_one_of_the_two_has_something(mine: dict[str, Any], theirs: dict[str, Any]) -> None:
    state = position(hero("corbin", **{"gold": 0, **mine}), hero("mok", **{"gold": 0, **theirs}))

    assert proposed(state) == {0: [ProposeTrade(1)], 1: [ProposeTrade(0)]}


@pytest.mark.rule("R3-TRADE-01")
def test_each_hero_proposes_two_exchanges_in_a_turn_at_most() -> None:
    """Also if they come to nothing; in the next turn there are two again."""
    state = position(rich("corbin"), rich("mok"))
    for trade_no in (1, 2):
        assert 0 in proposed(state), f"before the {trade_no}. exchange"
        deal(state, DECLINE)

    assert proposed(state) == {1: [ProposeTrade(0)]}
    play(state, take_turn, [EndTurn()])
    deal(state, DECLINE)
    assert proposed(state, active=1) == {0: [ProposeTrade(1)], 1: [ProposeTrade(0)]}


def proposed(state: State, active: int = 0) -> dict[int, list[Move]]:
    """Who could propose an exchange to whom right now."""
    found = {seat: offers(state, Question(1, "turn.act", {}, True, False, 1), seat) for seat in (0, 1)}
    assert state.active == active
    return {seat: list(moves) for seat, moves in found.items() if moves}


@pytest.mark.rule("R3-TRADE-02", "R3-HAND-02")
def test_whoever_gives_away_what_raised_a_limit_keeps_to_the_lower_one() -> None:
    """Elven armour lets Corbin hold a fourth card."""
    state = position(rich("corbin", assets="elven_armor", hand="parry aegis taming unbowed"), rich("mok"))

    played = deal(state, GiveAsset("elven_armor"), DONE, ACCEPT, DiscardSkill("taming"))

    assert played.topics[-1] == (0, "hand.discard")
    assert state.players[0].hand == ["parry", "aegis", "unbowed"]


@pytest.mark.rule("R3-TRADE-04", "R3-GOODS-04")
def test_goods_that_are_given_away_bring_no_trade_value() -> None:
    state = position(hero("corbin", "everton", gold=0, assets="provisions_a"), hero("mok", "everton", gold=0))

    played = deal(state, GiveAsset("provisions_a"), DONE, ACCEPT)

    assert (purses(state), belongings(state)) == ([0, 0], [[], ["provisions_a"]])
    assert (played.events_of(GoldGained), state.asset_discard) == ([], [])


@pytest.mark.rule("R3-ABIL-02")
def test_the_ability_of_an_asset_that_was_given_away_is_the_other_heros() -> None:
    state = position(rich("corbin", "everton", assets="provisions_a"), rich("mok", "everton"))
    sale = UseAction("sell_provisions_a")
    assert (sale in turn_moves(state, 0), sale in turn_moves(state, 1)) == (True, False)

    deal(state, GiveAsset("provisions_a"), DONE, ACCEPT)

    state.players[1].points = 3
    assert (sale in turn_moves(state, 0), sale in turn_moves(state, 1)) == (False, True)


@pytest.mark.rule("R3-ABIL-02")
@pytest.mark.parametrize("where", ["other's assets", "discard", "market", "hand"])
def test_a_card_that_is_not_ones_own_has_no_ability_for_one(where: str) -> None:
    mine, theirs = hero("corbin", hand="unbowed", damage=2), hero("mok", "everton")
    state = position(mine, theirs)
    match where:
        case "other's assets":
            theirs.assets, theirs.skills = ["healers_kit"], ["healing_touch"]
        case "discard":
            state.asset_discard, state.skill_discard = ["healers_kit"], ["healing_touch"]
        case "market":
            state.markets["tamalir"] = ["healers_kit", "camp_kettle", "satchel"]
        case _:
            mine.hand = ["unbowed", "healing_touch"]

    played = play(state, take_turn, [EndTurn()])
    assert played.asked[0].offers == {}

    state = position(hero("corbin", hand="unbowed", damage=2, assets="healers_kit"), hero("mok", "everton"))
    assert play(state, take_turn, [EndTurn()]).asked[0].offers == {0: [Use("healers_kit_bandage")]}
