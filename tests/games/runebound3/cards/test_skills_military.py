"""Military Training: what its ten skills do."""

from __future__ import annotations

import pytest

from questhall.games.runebound3.cards.define import ADVENTURES, ENEMIES, Enemy, Gain
from questhall.games.runebound3.events.fight import Initiative, TokenFlipped, TokenRemoved
from questhall.games.runebound3.moves.answers import Decline, Done, Use
from questhall.games.runebound3.moves.fight import Block, ChooseToken, Pass, Strike, UseSurge
from questhall.games.runebound3.moves.skills import ExertCard
from questhall.games.runebound3.rules.bonuses import attribute, hero_health
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.health import suffer
from questhall.games.runebound3.rules.learning import place_skill
from questhall.games.runebound3.state import FightPhase, Player, State
from support.runebound3 import fight, hero, play, position
from support.stretch import Rigged

DONE, DECLINE, PASS = Done(), Decline(), Pass()


def duel(
    corbin: Player,
    mine: str = "",
    theirs: str = "",
    *,
    turn: int = 0,
    phase: FightPhase = "act",
    mok: Player | None = None,
) -> State:
    """Corbin, who has a skill, fights Mok."""
    return fight(position(corbin, mok or hero("mok")), mine=mine, theirs=theirs, rival=1, turn=turn, phase=phase)


def damage(state: State) -> list[int]:
    return [player.damage for player in state.players]


# Vigilance


def test_vigilance_adds_two_gold_symbols_for_initiative() -> None:
    """Corbin shows one gold symbol, Mok two."""
    watchful = duel(hero("corbin", skills="vigilance"), phase="cast")
    played = play(watchful, fight_on, [], Rigged(seat__0__tokens=[0, 0, 0], seat__1__tokens=[0, 0, 0]))
    assert played.events_of(Initiative) == [Initiative(0, 3, 2)]

    asleep = duel(hero("corbin"), phase="cast")
    played = play(asleep, fight_on, [], Rigged(seat__0__tokens=[0, 0, 0], seat__1__tokens=[0, 0, 0]))
    assert played.events_of(Initiative) == [Initiative(1, 2, 1)]


# Lessons of Battle


@pytest.mark.parametrize(("end", "hand"), [("won", ["parry"]), ("lost", []), ("retreated", [])])
def test_lessons_of_battle_are_drawn_after_a_victory(
    end: str, hand: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ogre = Enemy("ogre", "combat", health=6, reward=(Gain(gold=2),))
    monkeypatch.setitem(ENEMIES, "ogre", ogre)
    monkeypatch.setitem(ADVENTURES, "ogre", ogre)
    state = position(hero("corbin", skills="lessons_of_battle"), hero("mok"), skill_deck="parry tireless")
    fight(state, "ogre", phase="done")
    assert state.fight is not None
    state.fight.end = end  # type: ignore[assignment]
    played = play(state, fight_on, [], Rigged(deck__skills=[0]) if end == "won" else Rigged())
    assert state.players[0].hand == hand
    assert len([told for told in played.events if "SkillsDrawn" in repr(told)]) == len(hand)


# Marksmanship


# R3-ENGAGE-01, R3-ATK-02
def test_marksmanship_shoots_before_the_first_cast() -> None:
    state = duel(
        hero("corbin", skills="marksmanship", hand="parry tireless"),
        phase="engage",
        theirs="mok.2:1",
        mok=hero("mok", skills="parry bramble_hide", hand="steadfast"),
    )
    played = play(state, fight_on, [Use("marksmanship_shot"), ExertCard("tireless")])
    assert played.topics == [(0, "moment.engage"), (0, "hand.exert")]
    assert damage(state) == [0, 2]
    assert state.players[0].hand == ["parry"]
    assert state.fight is not None
    assert state.fight.phase == "cast"


def test_marksmanship_may_be_left_out_and_needs_a_card() -> None:
    state = duel(hero("corbin", skills="marksmanship", hand="parry"), phase="engage")
    play(state, fight_on, [DECLINE])
    assert (damage(state), state.players[0].hand) == ([0, 0], ["parry"])
    play(duel(hero("corbin", skills="marksmanship"), phase="engage"), fight_on)


def test_a_shot_can_end_the_fight_before_it_begins() -> None:
    state = duel(hero("corbin", skills="marksmanship", hand="parry"), phase="engage", mok=hero("mok", damage=7))
    play(state, fight_on, [Use("marksmanship_shot"), ExertCard("parry")])
    assert state.fight is not None
    assert (state.fight.end, state.fight.phase) == ("won", "done")
    assert state.players[1].is_defeated


# Parry


def test_parry_lessens_an_attack_by_two_before_shields() -> None:
    state = duel(hero("corbin", skills="parry", hand="tireless"), "corbin.2:1", "mok.1:0>mok.3 mok.3:0", turn=1)
    strike = Strike(("mok.1",), "magic", 4)
    played = play(state, fight_on, [strike, Use("parry_attack"), ExertCard("tireless"), Block(("corbin.2",), 1)])
    assert played.topics == [(1, "fight.act"), (0, "moment.struck"), (0, "hand.exert"), (0, "fight.block")]
    assert (damage(state), state.players[0].hand) == ([1, 0], [])


def test_parry_turns_a_small_blow_into_nothing() -> None:
    state = duel(hero("corbin", skills="parry", hand="tireless"), "corbin.2:1", "mok.3:1", turn=1)
    play(state, fight_on, [Strike(("mok.3",), "physical", 1), Use("parry_attack"), ExertCard("tireless")])
    assert damage(state) == [0, 0]


def test_parry_may_be_left_out_and_needs_a_card() -> None:
    state = duel(hero("corbin", skills="parry", hand="tireless"), "corbin.3:0", "mok.1:0", turn=1)
    play(state, fight_on, [Strike(("mok.1",), "magic", 2), DECLINE])
    assert (damage(state), state.players[0].hand) == ([2, 0], ["tireless"])

    empty = duel(hero("corbin", skills="parry"), "corbin.3:0", "mok.1:0", turn=1)
    play(empty, fight_on, [Strike(("mok.1",), "magic", 2)])
    assert damage(empty) == [2, 0]


# R3-ATK-02
def test_only_attacks_are_parried() -> None:
    mok = hero("mok", skills="bramble_hide")
    state = duel(hero("corbin", skills="parry", hand="tireless"), "corbin.1:0", "mok.3:0", mok=mok)
    play(state, fight_on, [Strike(("corbin.1",), "physical", 2)])
    assert damage(state) == [1, 2]


# Shield Breaker


def test_the_shield_breaker_removes_all_shields_and_then_strikes() -> None:
    state = duel(hero("corbin", skills="shield_breaker"), "corbin.1:1 corbin.2:0", "mok.2:1 mok.3:1 A10:0")
    played = play(state, fight_on, [UseSurge("shield_breaker_blow", ("corbin.1",), 1)])
    assert [event.token for event in played.events_of(TokenRemoved)] == ["mok.2", "A10"]
    assert damage(state) == [0, 1]


# R3-ATK-01
def test_the_blow_of_the_shield_breaker_is_an_attack() -> None:
    mok = hero("mok", skills="bramble_hide")
    state = duel(hero("corbin", skills="shield_breaker"), "corbin.1:1", "mok.3:0", mok=mok)
    play(state, fight_on, [UseSurge("shield_breaker_blow", ("corbin.1",), 1)])
    assert damage(state) == [1, 1]


# Staff Officer


# R3-ATTR-03
def test_a_staff_officer_has_more_mind_and_less_spirit() -> None:
    officer = hero("mok", skills="staff_officer")
    assert [attribute(officer, name) for name in ("body", "mind", "spirit")] == [2, 3, 1]


# Ambidexterity


def test_ambidexterity_flips_an_own_token_after_each_cast() -> None:
    state = duel(hero("corbin", skills="ambidexterity"), phase="cast")
    flip = ChooseToken("corbin.2", "shield.1")
    chance = Rigged(seat__0__tokens=[0, 1, 0], seat__1__tokens=[0, 0, 0])
    played = play(state, fight_on, [flip], chance)
    assert played.events_of(TokenFlipped) == [TokenFlipped(0, "corbin.2", "physical.1")]
    assert played.events_of(Initiative) == [Initiative(1, 2, 1)]
    assert [move.token for move in played.asked[0].moves if isinstance(move, ChooseToken)] == [
        "corbin.1",
        "corbin.2",
        "corbin.3",
    ]


def test_ambidexterity_may_leave_all_tokens_as_they_are() -> None:
    state = duel(hero("corbin", skills="ambidexterity"), phase="cast")
    played = play(state, fight_on, [DONE], Rigged(seat__0__tokens=[0, 1, 0], seat__1__tokens=[0, 0, 0]))
    assert played.events_of(TokenFlipped) == []


# Unbowed


def test_the_unbowed_rises_after_a_lost_fight() -> None:
    """With the skill Corbin has 12 health."""
    state = duel(hero("corbin", skills="unbowed", damage=10, hand="parry"), "corbin.3:0", "mok.1:0", turn=1)
    play(state, fight_on, [Strike(("mok.1",), "magic", 2), Use("unbowed_heal"), ExertCard("parry")])
    assert state.fight is not None
    assert state.fight.end == "lost"
    assert (state.players[0].damage, state.players[0].is_defeated) == (7, False)


def test_the_unbowed_rises_outside_fights_too_but_need_not() -> None:
    state = position(hero("corbin", skills="unbowed", damage=10, hand="parry"), hero("mok"))
    play(state, lambda table: suffer(table, 0, 3), [DECLINE])
    assert (state.players[0].damage, state.players[0].is_defeated, state.players[0].hand) == (12, True, ["parry"])

    state = position(hero("corbin", skills="unbowed", damage=10, hand="parry"), hero("mok"))
    play(state, lambda table: suffer(table, 0, 3), [Use("unbowed_heal"), ExertCard("parry")])
    assert (state.players[0].damage, state.players[0].is_defeated) == (7, False)


# Steadfast


# R3-DEF-12
def test_who_learns_to_be_steadfast_has_three_more_health_and_stands_up() -> None:
    state = position(hero("corbin", damage=10, defeated=True), hero("mok"))
    play(state, lambda table: place_skill(table, 0, "steadfast"))
    assert hero_health(state.players[0]) == 13
    assert (state.players[0].damage, state.players[0].is_defeated) == (10, False)


# Battle Fury


def test_battle_fury_doubles_physical_damage_until_the_end_of_the_round() -> None:
    state = duel(hero("corbin", skills="battle_fury"), "corbin.1:1 corbin.2:0 corbin.3:1", "mok.2:0")
    fury = UseSurge("battle_fury_double", ("corbin.1",), 1)
    play(state, fight_on, [fury])
    play(state, fight_on, [PASS])
    play(state, fight_on, [Strike(("corbin.2", "corbin.3"), "physical", 4)])
    assert damage(state) == [0, 4]
    assert state.fight is not None
    state.fight.phase = "cast"
    play(state, fight_on, [], Rigged(seat__0__tokens=[0, 0, 1], seat__1__tokens=[1, 0, 1]))
    state.fight.turn = 0
    play(state, fight_on, [Strike(("corbin.2",), "physical", 1)])
    assert damage(state) == [0, 5]


def test_battle_fury_does_nothing_for_magic_damage() -> None:
    state = duel(hero("lissa", skills="battle_fury"), "lissa.3:1 lissa.2:0", "mok.2:0")
    play(state, fight_on, [UseSurge("battle_fury_double", ("lissa.3",), 1)])
    play(state, fight_on, [PASS])
    play(state, fight_on, [Strike(("lissa.2",), "magic", 1)])
    assert damage(state) == [0, 1]
