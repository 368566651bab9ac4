"""Favourite of the Gods: what its ten skills do."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.runebound3.board import PLACES
from questhall.games.runebound3.events import attribute_tests
from questhall.games.runebound3.events.hero import AbilityUsed, Healed, HeroDefeated, Suffered
from questhall.games.runebound3.moves.answers import Decline, Done, Use
from questhall.games.runebound3.moves.fight import Block, Strike
from questhall.games.runebound3.moves.skills import ExertCard, TakeTrophy
from questhall.games.runebound3.moves.terrain import MoveTo, TakeOutcome
from questhall.games.runebound3.moves.turn import AttemptQuest, RollToMove, UseAction
from questhall.games.runebound3.rules.attribute_tests import take_test
from questhall.games.runebound3.rules.bonuses import attribute, hero_health
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.health import suffer
from questhall.games.runebound3.rules.learning import place_skill
from questhall.games.runebound3.rules.trophies import DECKS, gain_trophy
from questhall.games.runebound3.rules.turn import actions, take_turn
from questhall.games.runebound3.state import FightPhase, State
from support.runebound3 import FOREST_HILLS, PLAINS, fight, hero, hex_of, play, position
from support.stretch import Rigged

DONE, DECLINE = Done(), Decline()


def duel(
    skill: str, mine: str = "", theirs: str = "", *, turn: int = 1, phase: FightPhase = "act", **mok: Any
) -> State:
    """Mok, who has a skill, fights Corbin, whose turn it is to act."""
    state = position(hero("mok", skills=skill, **mok), hero("corbin"))
    return fight(state, mine=mine, theirs=theirs, rival=1, turn=turn, phase=phase)


def damage(state: State) -> list[int]:
    return [player.damage for player in state.players]


# Small Mercies


def test_every_trophy_heals_one_damage() -> None:
    state = position(hero("mok", damage=2, skills="small_mercies"), hero("corbin"))
    for left in (1, 0):
        played = play(state, lambda table: gain_trophy(table, 0, "social"), [], Rigged(deck__social=[0]))
        assert played.events_of(Healed) == [Healed(0, 1)]
        assert state.players[0].damage == left


def test_the_unhurt_need_no_mercy() -> None:
    state = position(hero("mok", skills="small_mercies"), hero("corbin"))
    played = play(state, lambda table: gain_trophy(table, 0, "social"), [], Rigged(deck__social=[0]))
    assert (played.asked, played.events_of(Healed), played.events_of(AbilityUsed)) == ([], [], [])


# Pilgrim's Way


def test_a_pilgrim_spends_one_die_a_turn_as_hills() -> None:
    state = position(hero("mok", "5,0", skills="pilgrims_way"), hero("corbin"))
    climb = MoveTo(hex_of("6,0"), 0, PLAINS, "pilgrims_way_die")
    played = play(state, take_turn, [RollToMove(), climb, DONE], Rigged(seat__0__terrain=[PLAINS] * 3))
    assert (state.players[0].hex, state.players[0].used) == (hex_of("6,0"), ["pilgrims_way_die"])
    assert not [move for move in played.asked[2].moves if isinstance(move, MoveTo) and move.ability]


def test_a_pilgrim_explores_with_it_too() -> None:
    """Dwarven Prowess asks for one or two hills."""
    state = position(hero("mok", "valley_of_souls", skills="pilgrims_way", quests="dwarven_prowess"), hero("corbin"))
    roll = Rigged(seat__0__terrain=[PLAINS, FOREST_HILLS, PLAINS])
    played = play(state, take_turn, [AttemptQuest("dwarven_prowess"), TakeOutcome(2)], roll)
    assert [move for move in played.asked[1].moves if isinstance(move, TakeOutcome)] == [TakeOutcome(1), TakeOutcome(2)]
    assert state.players[0].used == ["pilgrims_way_die"]


# Another Sign


def test_another_sign_replaces_all_revealed_cards() -> None:
    deck = "tireless steadfast parry vigilance battle_fury"
    state = position(hero("corbin", skills="another_sign"), hero("mok"), skill_deck=deck)
    played = play(
        state, lambda table: take_test(table, 0, "mind"), [Use("another_sign_reveal")], Rigged(deck__skills=[0] * 4)
    )
    assert played.events_of(attribute_tests.TestBegan) == [
        attribute_tests.TestBegan(0, "mind", ("tireless", "steadfast"))
    ]
    assert played.events_of(attribute_tests.TestExtended) == [
        attribute_tests.TestExtended(0, "parry"),
        attribute_tests.TestExtended(0, "vigilance"),
    ]
    assert played.events_of(attribute_tests.TestEnded) == [attribute_tests.TestEnded(0, 2)]
    assert state.skill_discard == ["tireless", "steadfast", "parry", "vigilance"]
    assert (state.skill_deck, state.revealed) == (["battle_fury"], [])


def test_a_good_sign_is_kept() -> None:
    state = position(hero("corbin", skills="another_sign"), hero("mok"), skill_deck="parry tireless vigilance")
    played = play(state, lambda table: take_test(table, 0, "mind"), [DECLINE], Rigged(deck__skills=[0, 0]))
    assert played.topics == [(0, "moment.tested")]
    assert played.events_of(attribute_tests.TestEnded) == [attribute_tests.TestEnded(0, 1)]


def test_exerting_comes_after_the_other_sign() -> None:
    state = position(
        hero("corbin", skills="another_sign", hand="unbowed"), hero("mok"), skill_deck="tireless steadfast"
    )
    state.skill_discard = ["parry"]
    script = [Use("another_sign_reveal"), ExertCard("unbowed")]
    played = play(state, lambda table: take_test(table, 0, "mind"), script, Rigged(deck__skills=[0, 0, 0, 0, 0]))
    assert played.topics == [(0, "moment.tested"), (0, "test.exert")]
    assert played.events_of(attribute_tests.TestExtended) == [
        attribute_tests.TestExtended(0, "parry"),
        attribute_tests.TestExtended(0, "tireless"),
        attribute_tests.TestExtended(0, "steadfast"),
    ]


# R3-TEST-06
def test_where_nothing_is_revealed_there_is_no_other_sign() -> None:
    state = position(hero("corbin", skills="another_sign"), hero("mok"), skill_deck="parry")
    assert play(state, lambda table: take_test(table, 0, "spirit")).asked == []


# Generous Offering

OFFER = UseAction("generous_offering_trophy")


@pytest.mark.rule("R3-TROPHY-05")
def test_an_offering_at_a_shrine_buys_a_trophy() -> None:
    state = position(hero("mok", "suvars_haven", gold=4, skills="generous_offering"), hero("corbin"))
    played = play(state, take_turn, [OFFER, TakeTrophy("combat")], Rigged(deck__combat=[0]))
    assert played.asked[1].moves == [*map(TakeTrophy, DECKS)]
    mok = state.players[0]
    assert (mok.gold, mok.points, len(mok.trophies)) == (3, 2, 1)


def test_offerings_are_brought_to_shrines_only() -> None:
    there = [
        place.id
        for place in PLACES
        if OFFER in actions(position(hero("mok", place.id, skills="generous_offering"), hero("corbin")), 0)
    ]
    assert there == [place.id for place in PLACES if place.kind == "shrine"]
    assert len(there) == 5


def test_the_gods_do_not_haggle_and_give_nothing_when_nothing_is_left() -> None:
    poor = position(hero("mok", "suvars_haven", gold=0, skills="generous_offering"), hero("corbin"))
    assert OFFER not in actions(poor, 0)
    empty = position(hero("mok", "suvars_haven", gold=1, skills="generous_offering"), hero("corbin"))
    assert OFFER in actions(empty, 0)
    empty.decks = {deck: [] for deck in DECKS}
    assert OFFER not in actions(empty, 0)


# Holy Zeal


# R3-ATTR-03
def test_holy_zeal_makes_strong_and_hardy_and_simple() -> None:
    zealot = hero("mok", skills="holy_zeal")
    assert [attribute(zealot, name) for name in ("body", "mind", "spirit")] == [4, 0, 2]
    assert hero_health(zealot) == 10


@pytest.mark.rule("R3-SKILL-13")
def test_who_loses_mind_to_zeal_forgets_a_skill_of_the_mind() -> None:
    state = position(hero("mok", skills="cunning"), hero("corbin"))
    play(state, lambda table: place_skill(table, 0, "holy_zeal"))
    assert state.players[0].skills == ["cunning", "holy_zeal"]
    state = position(hero("mok", skills="dicing"), hero("corbin"))
    play(state, lambda table: place_skill(table, 0, "holy_zeal"))
    assert state.players[0].skills == ["holy_zeal"]


# Wrath from Above


# R3-ENGAGE-01, R3-ATK-02
def test_wrath_from_above_tests_spirit_and_strikes_before_the_first_cast() -> None:
    deck = "tireless parry steadfast marksmanship vigilance"
    state = position(
        hero("mok", skills="wrath_from_above", hand="unbowed"), hero("corbin", skills="bramble_hide"), skill_deck=deck
    )
    fight(state, theirs="corbin.2:1", rival=1, phase="engage")
    played = play(state, fight_on, [ExertCard("unbowed")], Rigged(deck__skills=[0] * 5))
    assert played.topics == [(0, "test.exert")]
    assert played.events_of(attribute_tests.TestEnded) == [attribute_tests.TestEnded(0, 2)]
    assert damage(state) == [0, 2]
    assert state.skill_discard == ["unbowed", *deck.split()]


def test_without_a_success_the_sky_stays_clear() -> None:
    state = position(
        hero("mok", skills="wrath_from_above"), hero("corbin"), skill_deck="tireless unbowed steadfast aegis"
    )
    fight(state, rival=1, phase="engage")
    played = play(state, fight_on, [], Rigged(deck__skills=[0] * 4))
    assert (damage(state), played.events_of(Suffered)) == ([0, 0], [])


# War Aria


# R3-DEF-12
def test_a_war_aria_adds_health_for_every_point_of_spirit() -> None:
    state = position(hero("mok", damage=9, defeated=True), hero("corbin"))
    play(state, lambda table: place_skill(table, 0, "war_aria"))
    assert (hero_health(state.players[0]), state.players[0].is_defeated) == (11, False)
    assert hero_health(hero("mok", skills="war_aria magical_ambition")) == 13


# R3-ATTR-04
def test_a_war_aria_without_spirit_is_silent() -> None:
    assert hero_health(hero("corbin", skills="war_aria")) == 10
    assert hero_health(hero("corbin", skills="war_aria staff_officer")) == 10


# Retribution


# R3-ATK-02
def test_retribution_deals_what_came_through() -> None:
    state = duel("retribution", "mok.2:1", "corbin.1:0 corbin.3:1", hand="parry")
    state.players[1].skills = ["bramble_hide"]
    script = [
        Strike(("corbin.1", "corbin.3"), "physical", 3),
        Block(("mok.2",), 1),
        Use("retribution_repay"),
        ExertCard("parry"),
    ]
    played = play(state, fight_on, script)
    assert played.topics == [(1, "fight.act"), (0, "fight.block"), (0, "moment.hurt"), (0, "hand.exert")]
    assert damage(state) == [2, 2]


def test_retribution_deals_no_more_than_three() -> None:
    state = duel("retribution", "mok.2:0", "B08:0 corbin.3:1", hand="parry")
    play(state, fight_on, [Strike(("B08", "corbin.3"), "physical", 4), Use("retribution_repay"), ExertCard("parry")])
    assert damage(state) == [4, 3]


def test_retribution_comes_once_a_combat_round_and_may_wait() -> None:
    state = duel("retribution", "mok.2:0", "corbin.1:0 corbin.3:1", hand="parry tireless")
    strike = Strike(("corbin.1",), "physical", 2)
    play(state, fight_on, [strike, DECLINE])
    assert damage(state) == [2, 0]
    state = duel("retribution", "mok.2:0", "corbin.1:0 corbin.3:1", hand="parry tireless")
    play(state, fight_on, [strike, Use("retribution_repay"), ExertCard("parry")])
    assert state.fight is not None
    state.fight.turn = 1
    play(state, fight_on, [Strike(("corbin.3",), "physical", 1)])
    assert (damage(state), state.players[0].hand) == ([3, 2], ["tireless"])


# R3-DEF-03
def test_the_fallen_take_no_retribution() -> None:
    state = duel("retribution", "mok.2:0", "corbin.1:0", damage=7, hand="parry")
    play(state, fight_on, [Strike(("corbin.1",), "physical", 2)])
    assert damage(state) == [9, 0]


# Aegis


@pytest.mark.parametrize(("struck", "hurt"), [("corbin.1:0", 1), ("corbin.2:0", 0)])
def test_the_aegis_takes_one_off_every_attack(struck: str, hurt: int) -> None:
    state = duel("aegis", "mok.2:0", struck)
    token = struck.partition(":")[0]
    play(state, fight_on, [Strike((token,), "physical", hurt + 1)])
    assert damage(state) == [hurt, 0]


# R3-ATK-02
def test_the_aegis_is_for_attacks_only() -> None:
    state = duel("aegis", "mok.1:0", "corbin.2:0", turn=0)
    state.players[1].skills = ["bramble_hide"]
    play(state, fight_on, [Strike(("mok.1",), "magic", 2)])
    assert damage(state) == [1, 2]


# Miracle


def test_a_miracle_takes_a_deadly_blow_away_once_a_fight() -> None:
    state = duel("miracle", "mok.2:0", "corbin.1:0 corbin.3:1", damage=7)
    played = play(state, fight_on, [Strike(("corbin.1",), "physical", 2), Use("miracle_survive")])
    assert played.topics == [(1, "fight.act"), (0, "moment.struck")]
    assert played.events_of(Suffered) == []
    assert state.fight is not None
    assert (damage(state), state.fight.end) == ([7, 0], "")
    state.fight.turn, state.players[0].damage = 1, 8
    played = play(state, fight_on, [Strike(("corbin.3",), "physical", 1)])
    assert (state.fight.end, played.events_of(HeroDefeated)) == ("lost", [HeroDefeated(0)])


def test_after_a_miracle_no_shield_is_needed() -> None:
    state = duel("miracle", "mok.2:1", "corbin.1:0 corbin.2:0", damage=6)
    strike = Strike(("corbin.1", "corbin.2"), "physical", 3)
    played = play(state, fight_on, [strike, Use("miracle_survive")])
    assert (damage(state), played.topics) == ([6, 0], [(1, "fight.act"), (0, "moment.struck")])


def test_no_miracle_is_wasted_on_a_scratch_and_none_must_be_asked_for() -> None:
    scratch = duel("miracle", "mok.2:0", "corbin.1:0", damage=6)
    assert play(scratch, fight_on, [Strike(("corbin.1",), "physical", 2)]).topics == [(1, "fight.act")]
    assert damage(scratch) == [8, 0]
    proud = duel("miracle", "mok.2:0", "corbin.1:0", damage=7)
    play(proud, fight_on, [Strike(("corbin.1",), "physical", 2), DECLINE])
    assert (damage(proud), proud.players[0].is_defeated) == ([9, 0], True)


def test_miracles_happen_in_fights_only() -> None:
    state = position(hero("mok", damage=8, skills="miracle"), hero("corbin"))
    played = play(state, lambda table: suffer(table, 0, 1))
    assert (played.asked, state.players[0].is_defeated) == ([], True)
