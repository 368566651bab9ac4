"""Gentleman of Fortune: what its ten skills do."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.runebound3.events import attribute_tests
from questhall.games.runebound3.events.fight import FightEnded, TokenRecast
from questhall.games.runebound3.events.hero import DiceRolled, DieRerolled, Exerted, Suffered
from questhall.games.runebound3.events.market import AssetBought, GoldGained, GoldPaid
from questhall.games.runebound3.events.skills import TrophyClaimed
from questhall.games.runebound3.heroes import Attribute
from questhall.games.runebound3.moves.answers import Decline, Done, Use
from questhall.games.runebound3.moves.fight import Block, ChooseToken, Pass, Strike, UseSurge
from questhall.games.runebound3.moves.market import Buy, Refuse
from questhall.games.runebound3.moves.skills import DiscardSkill, ExertCard
from questhall.games.runebound3.moves.terrain import Go, RerollDie
from questhall.games.runebound3.moves.turn import EndTurn, Idle, RollToMove, Shop, UseAction
from questhall.games.runebound3.rules.attribute_tests import take_test
from questhall.games.runebound3.rules.bonuses import attribute, hand_limit
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.learning import place_skill
from questhall.games.runebound3.rules.shop import price
from questhall.games.runebound3.rules.turn import actions, take_turn
from questhall.games.runebound3.state import FightEnd, FightPhase, State
from support.runebound3 import HEX, MOUNTAINS_WATER, PLAINS, WILD, fight, hero, play, position
from support.stretch import Asked, CutIn, Rigged

DONE, DECLINE, END_TURN, IDLE = Done(), Decline(), EndTurn(), Idle()


def duel(skill: str, mine: str = "", theirs: str = "", *, phase: FightPhase = "act") -> State:
    """Corbin, who has a skill, fights Mok."""
    state = position(hero("corbin", skills=skill), hero("mok"))
    return fight(state, mine=mine, theirs=theirs, rival=1, phase=phase)


def faces(state: State) -> list[list[int]]:
    assert state.fight is not None
    return [[token.face for token in side.tokens] for side in state.fight.sides]


def turn_of(state: State) -> int:
    assert state.fight is not None
    return state.fight.turn


def cut_ins(asked: Asked) -> list[str]:
    return [move.ability for move in asked.offers.get(0, []) if isinstance(move, Use)]


# Delusions of Grandeur


@pytest.mark.parametrize(("name", "cards"), [("body", 4), ("mind", 3), ("spirit", 1)])
def test_delusions_of_grandeur_reveal_one_more_card_in_every_test(name: Attribute, cards: int) -> None:
    state = position(hero("corbin", skills="delusions_of_grandeur"), hero("mok"))
    chance = Rigged(deck__skills=[0] * cards)
    played = play(state, lambda table: take_test(table, 0, name), [], chance)
    assert [len(began.skills) for began in played.events_of(attribute_tests.TestBegan)] == [cards]
    assert attribute(state.players[0], name) == cards - 1


def test_delusions_of_grandeur_leave_room_for_fewer_cards() -> None:
    state = position(hero("corbin", hand="parry aegis taming"), hero("mok"))
    play(state, lambda table: place_skill(table, 0, "delusions_of_grandeur"), [DiscardSkill("aegis")])
    assert (hand_limit(state.players[0]), state.players[0].hand) == (2, ["parry", "taming"])


# Pickpocket


@pytest.mark.parametrize(("end", "gold"), [("won", 3), ("lost", 0), ("retreated", 0), ("claimed", 0)])
def test_a_pickpocket_finds_a_coin_after_a_victory(end: FightEnd, gold: int) -> None:
    """The undead horde brings two gold itself, if it is beaten."""
    state = position(hero("corbin", gold=0, skills="pickpocket"), hero("mok"))
    fight(state, "undead_horde", phase="done")
    assert state.fight is not None
    state.fight.end = end
    played = play(state, fight_on)
    assert state.players[0].gold == gold
    assert played.events_of(GoldGained) == ([GoldGained(0, 2), GoldGained(0, 1)] if gold else [])


# Silver Tongue


@pytest.mark.parametrize(("asset", "gold"), [("leather_armor", 2), ("satchel", 1), ("provisions_a", 0)])
def test_a_silver_tongue_takes_one_gold_off_every_price(asset: str, gold: int) -> None:
    assert price(hero("corbin", skills="silver_tongue"), asset) == gold


def test_a_silver_tongue_buys_what_others_could_not() -> None:
    state = position(hero("corbin", gold=2, skills="silver_tongue"), hero("mok"), asset_deck="satchel")
    state.markets["tamalir"] = ["leather_armor", "chain_mail"]
    played = play(state, take_turn, [Shop(), Buy("leather_armor")], Rigged(deck__assets=[0]))
    everything = ["leather_armor", "chain_mail", "satchel"]
    assert played.asked[1].moves == [Buy("leather_armor"), Buy("satchel"), *map(Refuse, everything)]
    assert (state.players[0].gold, state.players[0].assets) == (0, ["leather_armor"])
    assert played.events_of(AssetBought) == [AssetBought(0, "leather_armor", 2)]


# Full Confidence


CONFIDENCE = Use("full_confidence_press")


def confident(who: str, mine: str, **about: str) -> State:
    """A hero with the skill and two cards to exert fights Mok."""
    state = position(hero(who, skills="full_confidence", hand="dicing cunning", **about), hero("mok"))  # type: ignore[arg-type]
    return fight(state, mine=mine, theirs="mok.1:0", rival=1)


@pytest.mark.parametrize(
    ("who", "assets", "more"), [("corbin", "", 1), ("corbin", "stargazers_robe", 2), ("mok", "", 1)]
)
def test_full_confidence_adds_half_of_the_mind_rounded_up(who: str, assets: str, more: int) -> None:
    state = confident(who, "corbin.1:0", assets=assets)
    played = play(state, fight_on, [Strike(("corbin.1",), "physical", 2), CONFIDENCE, ExertCard("dicing")])
    assert played.asked[1].moves == [CONFIDENCE, DECLINE]
    assert played.events_of(Suffered) == [Suffered(1, 2), Suffered(1, more)]
    assert state.players[0].hand == ["cunning"]


def test_full_confidence_works_once_a_combat_round_and_not_without_a_card() -> None:
    state = confident("corbin", "corbin.1:0 corbin.2:0")
    play(state, fight_on, [Strike(("corbin.1",), "physical", 2), CONFIDENCE, ExertCard("dicing")])
    assert state.fight is not None
    state.fight.turn = 0
    again = play(state, fight_on, [Strike(("corbin.2",), "physical", 1)])
    assert again.topics == [(0, "fight.act")]
    state = confident("corbin", "corbin.1:0")
    state.players[0].hand = []
    assert play(state, fight_on, [Strike(("corbin.1",), "physical", 2)]).topics == [(0, "fight.act")]


# R3-DEAL-03
def test_a_blocked_blow_gives_no_confidence() -> None:
    state = duel("full_confidence", "corbin.2:0 corbin.3:1", "mok.2:1")
    state.players[0].hand = ["dicing"]
    play(state, fight_on, [Strike(("corbin.2",), "physical", 1), Block(("mok.2",), 1)])
    assert (turn_of(state), state.players[1].damage, state.players[0].hand) == (1, 0, ["dicing"])


# Sand in the Eyes

SAND = UseSurge("sand_in_the_eyes_throw", ("corbin.1",), 1)


# R3-RECAST-02
def test_sand_in_the_eyes_recasts_two_tokens_of_the_opponent() -> None:
    state = duel("sand_in_the_eyes", "corbin.1:1 corbin.2:0", "mok.1:0 mok.2:1 mok.3:0")
    one, other = ChooseToken("mok.1", "magic.2"), ChooseToken("mok.2", "shield.1")
    played = play(state, fight_on, [SAND, one, other], Rigged(seat__1__tokens=[1, 0]))
    assert played.asked[1].moves == [one, other, ChooseToken("mok.3", "surge.1")]
    assert played.asked[2].moves == [other, ChooseToken("mok.3", "surge.1"), DONE]
    assert played.events_of(TokenRecast) == [TokenRecast(1, "mok.1", "double.1"), TokenRecast(1, "mok.2", "agility.1")]
    assert faces(state) == [[1, 0], [1, 0, 0]]


def test_one_token_may_be_enough_for_the_sand() -> None:
    state = duel("sand_in_the_eyes", "corbin.1:1", "mok.1:0 mok.2:1")
    play(state, fight_on, [SAND, ChooseToken("mok.1", "magic.2"), DONE], Rigged(seat__1__tokens=[1]))
    assert faces(state) == [[1], [1, 1]]


def test_nobody_throws_sand_at_an_empty_pool() -> None:
    state = duel("sand_in_the_eyes", "corbin.1:1", "mok.1:0!")
    played = play(state, fight_on, [Pass()])
    assert [
        move for move in played.asked[0].moves if isinstance(move, UseSurge) and move.ability != "brutal_assault"
    ] == []


# Dicing


# R3-DICE-05
def test_dice_bring_gold_for_mountains_and_wilds() -> None:
    state = position(hero("corbin", gold=0, skills="dicing", hand="parry"), hero("mok", "forge"))
    script: list[Move | CutIn] = [CutIn(0, Use("dicing_game")), ExertCard("parry"), IDLE]
    played = play(state, take_turn, script, Rigged(seat__0__terrain=[WILD, PLAINS, MOUNTAINS_WATER, WILD]))
    assert played.events_of(Exerted) == [Exerted(0, "parry")]
    assert played.events_of(DiceRolled) == [DiceRolled(0, "ability", (WILD, PLAINS, MOUNTAINS_WATER, WILD))]
    assert (state.players[0].gold, state.players[0].hand, state.rolled) == (3, [], None)
    assert cut_ins(played.asked[2]) == []
    assert state.players[0].points == 2


# R3-EXERT-04
def test_gaming_dice_are_rerolled_by_exerting_once_more() -> None:
    state = position(hero("corbin", gold=0, skills="dicing", hand="parry tireless vigilance"), hero("mok", "forge"))
    script: list[Move | CutIn] = [
        CutIn(0, Use("dicing_game")),
        ExertCard("parry"),
        RerollDie(0, PLAINS),
        ExertCard("tireless"),
        DONE,
        IDLE,
    ]
    played = play(state, take_turn, script, Rigged(seat__0__terrain=[PLAINS, PLAINS, PLAINS, PLAINS, WILD]))
    assert played.topics[2:5] == [(0, "skill.dice"), (0, "hand.exert"), (0, "skill.dice")]
    assert played.events_of(DieRerolled) == [DieRerolled(0, 0, WILD)]
    assert (state.players[0].gold, state.players[0].hand) == (1, ["vigilance"])


def test_nobody_plays_dice_without_a_card_in_a_fight_or_between_other_dice() -> None:
    poor = position(hero("corbin", skills="dicing"), hero("mok", "forge"))
    assert cut_ins(play(poor, take_turn, [END_TURN]).asked[0]) == []

    moving = position(hero("corbin", skills="dicing", hand="parry"), hero("mok", "forge"))
    played = play(moving, take_turn, [RollToMove(), DONE], Rigged(seat__0__terrain=[PLAINS] * 3))
    assert [cut_ins(asked) for asked in played.asked] == [["dicing_game"], []]

    fighting = position(hero("corbin", skills="dicing", hand="parry"), hero("mok"))
    fight(fighting, mine="corbin.1:0", theirs="mok.2:0", rival=1)
    assert cut_ins(play(fighting, fight_on, [Pass()]).asked[0]) == []


# Cunning


def test_the_cunning_have_two_more_mind() -> None:
    fox = hero("corbin", skills="cunning")
    assert [attribute(fox, name) for name in ("body", "mind", "spirit")] == [3, 4, 0]


# R3-SKILL-12
def test_cunning_makes_room_for_more_skills_of_the_mind() -> None:
    state = position(hero("mok", skills="silver_tongue cunning"), hero("corbin"))
    play(state, lambda table: place_skill(table, 0, "dicing"))
    assert state.players[0].skills == ["silver_tongue", "cunning", "dicing"]


# Smugglers' Passage

SAIL = UseAction("smugglers_passage_sail")


# R3-MOVE-10
def test_smugglers_take_a_hero_from_city_to_city_for_an_action_and_a_coin() -> None:
    state = position(hero("corbin", "forge", gold=3, skills="smugglers_passage"), hero("mok"))
    played = play(state, take_turn, [SAIL, Go(HEX["dawnsmoor"])])
    assert played.topics == [(0, "turn.act"), (0, "skill.city")]
    cities = {HEX[city] for city in ("tamalir", "dawnsmoor", "riverwatch")}
    assert {move.hex for move in played.asked[1].moves if isinstance(move, Go)} == cities
    assert (state.players[0].hex, state.players[0].gold, state.players[0].points) == (HEX["dawnsmoor"], 2, 2)
    assert played.events_of(GoldPaid) == [GoldPaid(0, 1)]


def test_smugglers_wait_in_cities_only_and_want_to_be_paid() -> None:
    outside = position(hero("corbin", "everton", skills="smugglers_passage"), hero("mok"))
    assert SAIL not in actions(outside, 0)
    broke = position(hero("corbin", "forge", gold=0, skills="smugglers_passage"), hero("mok"))
    assert SAIL not in actions(broke, 0)
    again = position(hero("corbin", "forge", gold=1, skills="smugglers_passage"), hero("mok"))
    assert SAIL in actions(again, 0)


# Hush Money

BRIBE = Use("hush_money_bribe")


# R3-ENEMY-06
def test_an_enemy_that_is_paid_off_becomes_a_trophy_without_a_reward() -> None:
    state = position(hero("corbin", gold=4, skills="hush_money"), hero("mok"))
    fight(state, "razorwing", phase="engage")
    played = play(state, fight_on, [BRIBE])
    assert played.topics == [(0, "moment.engage")]
    played = play(state, fight_on)
    assert played.events_of(FightEnded) == [FightEnded(0, "razorwing", None, "claimed")]
    assert played.events_of(TrophyClaimed) == [TrophyClaimed(0, "razorwing")]
    corbin = state.players[0]
    assert (corbin.gold, [trophy.card for trophy in corbin.trophies], corbin.damage) == (3, ["razorwing"], 0)


def test_the_bribe_may_be_kept() -> None:
    state = position(hero("corbin", gold=4, skills="hush_money"), hero("mok"))
    fight(state, "undead_horde", phase="engage")
    play(state, fight_on, [DECLINE])
    assert state.fight is not None
    assert (state.fight.end, state.fight.phase, state.players[0].gold) == ("", "cast", 4)


def test_heroes_and_villains_are_not_to_be_bought_and_nobody_is_for_nothing() -> None:
    rich = position(hero("corbin", gold=9, skills="hush_money"), hero("mok"))
    assert play(fight(rich, rival=1, phase="engage"), fight_on).asked == []
    villain = position(hero("corbin", gold=9, skills="hush_money"), hero("mok"))
    assert play(fight(villain, "margath", reason="villain", phase="engage"), fight_on).asked == []
    poor = position(hero("corbin", gold=0, skills="hush_money"), hero("mok"))
    assert play(fight(poor, "undead_horde", phase="engage"), fight_on).asked == []


# Lucky Star


def test_a_lucky_star_recasts_any_number_of_own_tokens_after_the_cast() -> None:
    state = duel("lucky_star", phase="cast")
    script = [ChooseToken("corbin.2", "shield.1"), ChooseToken("corbin.1", "surge.1"), DONE]
    chance = Rigged(seat__0__tokens=[1, 1, 0, 0, 0], seat__1__tokens=[0, 0, 0])
    played = play(state, fight_on, script, chance)
    assert played.topics == [(0, "token.recast")] * 3
    assert played.asked[2].moves == [ChooseToken("corbin.3", "agility.1"), DONE]
    assert faces(state) == [[0, 0, 0], [0, 0, 0]]


def test_a_lucky_star_may_be_content() -> None:
    state = duel("lucky_star", phase="cast")
    play(state, fight_on, [DONE], Rigged(seat__0__tokens=[0, 0, 0], seat__1__tokens=[1, 1, 1]))
    assert faces(state) == [[0, 0, 0], [1, 1, 1]]
