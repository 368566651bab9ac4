"""Force of Nature: what its ten skills do."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.runebound3.cards.define import ADVENTURES, ENEMIES, Enemy, Gain, Outcome, Quest
from questhall.games.runebound3.events.hero import AbilityUsed, DieRerolled, Exerted, Suffered
from questhall.games.runebound3.moves.answers import Done, Use
from questhall.games.runebound3.moves.fight import Block, ChooseToken, Pass, Retreat, Strike, UseSurge
from questhall.games.runebound3.moves.skills import ExertCard
from questhall.games.runebound3.moves.terrain import ChooseDie, Go, MoveTo, TakeOutcome
from questhall.games.runebound3.moves.turn import AttemptQuest, EndTurn, Idle, Rest, RollToMove
from questhall.games.runebound3.rules.bonuses import attribute, hero_health
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import State
from support.runebound3 import (
    FOREST_HILLS,
    HEX,
    MOUNTAINS_WATER,
    PLAINS,
    WILD,
    fight,
    hero,
    hex_of,
    play,
    position,
)
from support.stretch import Asked, CutIn, Rigged

DONE, END_TURN, PASS = Done(), EndTurn(), Pass()


def offered(state: State) -> list[str]:
    """The abilities of skills that seat 0 could cut in with at the question of the turn."""
    return cut_ins(play(state, take_turn, [END_TURN]).asked[0])


def cut_ins(asked: Asked) -> list[str]:
    uses = [move.ability for move in asked.offers.get(0, []) if isinstance(move, Use)]
    return [ability for ability in uses if ability != "strong_spirit"]


def duel(skill: str, mine: str, theirs: str, *, turn: int = 0, damage: int = 0, hand: str = "") -> State:
    """Mok, who has a skill, fights Corbin."""
    state = position(hero("mok", skills=skill, damage=damage, hand=hand), hero("corbin"))
    return fight(state, mine=mine, theirs=theirs, rival=1, turn=turn)


# Water Strider


# R3-MOVE-10
def test_water_strider_crosses_a_river_without_an_action() -> None:
    state = position(hero("corbin", "2,11", skills="water_strider"), hero("mok"))
    across = Go(hex_of("3,11"))
    played = play(state, take_turn, [CutIn(0, Use("water_strider_step")), across, Idle()])
    assert played.asked[1].moves == [across, DONE]
    assert (state.players[0].hex, state.players[0].points) == (hex_of("3,11"), 2)
    assert cut_ins(played.asked[2]) == []


def test_water_strider_goes_onto_water_and_off_it() -> None:
    on = position(hero("corbin", "tamalir", skills="water_strider"), hero("mok", "forge"))
    played = play(on, take_turn, [CutIn(0, Use("water_strider_step")), DONE, END_TURN])
    assert {move.hex for move in played.asked[1].moves if isinstance(move, Go)} == {hex_of("4,5"), hex_of("5,5")}
    assert on.players[0].hex == HEX["tamalir"]

    off = position(hero("corbin", "echo_lake", skills="water_strider"), hero("mok", "forge"))
    played = play(off, take_turn, [CutIn(0, Use("water_strider_step")), Go(hex_of("5,10")), END_TURN])
    assert len(played.asked[1].moves) == 7
    assert off.players[0].hex == hex_of("5,10")


def test_water_strider_is_no_use_on_dry_land_or_to_the_defeated() -> None:
    assert offered(position(hero("corbin", "suvars_haven", skills="water_strider"), hero("mok"))) == []
    lying = hero("corbin", "echo_lake", skills="water_strider", damage=10, defeated=True)
    assert offered(position(lying, hero("mok"))) == []


def test_nobody_strides_out_of_a_fight() -> None:
    state = position(hero("corbin", "echo_lake", skills="water_strider tireless"), hero("mok"))
    fight(state, mine="corbin.1:0", theirs="mok.2:0", rival=1)
    played = play(state, fight_on, [Strike(("corbin.1",), "physical", 2)])
    assert cut_ins(played.asked[0]) == []


# Water Walking


def test_water_walking_lets_one_die_a_turn_be_spent_as_water() -> None:
    state = position(hero("corbin", "tamalir", skills="water_walking", points=2), hero("mok"))
    lake = MoveTo(hex_of("5,5"), 0, PLAINS, "water_walking_die")
    played = play(state, take_turn, [RollToMove(), lake, DONE], Rigged(seat__0__terrain=[PLAINS, PLAINS, FOREST_HILLS]))
    assert lake in played.asked[1].moves
    assert not [move for move in played.asked[2].moves if isinstance(move, MoveTo) and move.ability]
    assert (state.players[0].hex, state.players[0].used) == (hex_of("5,5"), ["water_walking_die"])


def test_water_walking_pays_for_water_in_a_quest(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = Quest(
        "ferry",
        "exploration",
        hexes=(HEX["tamalir"],),
        outcomes=(Outcome(Gain(gold=2), ("water",)), Outcome(Gain(gold=4), ("water", "water"))),
    )
    monkeypatch.setitem(ADVENTURES, "ferry", ferry)
    state = position(hero("corbin", gold=0, skills="water_walking", quests="ferry"), hero("mok", "forge"))
    played = play(
        state, take_turn, [AttemptQuest("ferry"), TakeOutcome(1)], Rigged(seat__0__terrain=[PLAINS, PLAINS, PLAINS])
    )
    assert played.asked[1].moves == [TakeOutcome(1), DONE]
    assert (state.players[0].gold, state.players[0].used) == (2, ["water_walking_die"])


# Living off the Land


def test_living_off_the_land_heals_two_more_in_the_wilderness() -> None:
    state = position(hero("corbin", "6,6", skills="living_off_the_land", damage=8), hero("mok"))
    roll = Rigged(seat__0__terrain=[PLAINS, MOUNTAINS_WATER, MOUNTAINS_WATER, MOUNTAINS_WATER, FOREST_HILLS])
    play(state, take_turn, [Rest()], roll)
    assert state.players[0].damage == 5


# Healing Touch


def test_healing_touch_heals_two_for_a_card_once_a_turn() -> None:
    state = position(hero("mok", skills="healing_touch", damage=5, hand="tireless parry"), hero("corbin", "forge"))
    played = play(state, take_turn, [CutIn(0, Use("healing_touch_heal")), ExertCard("parry"), END_TURN])
    assert (state.players[0].damage, state.players[0].hand) == (3, ["tireless"])
    assert played.events_of(Exerted) == [Exerted(0, "parry")]
    assert cut_ins(played.asked[2]) == []


def test_healing_touch_needs_damage_and_a_card() -> None:
    assert offered(position(hero("mok", skills="healing_touch", hand="parry"), hero("corbin", "forge"))) == []
    assert offered(position(hero("mok", skills="healing_touch", damage=2), hero("corbin", "forge"))) == []


# R3-DEF-11, R3-REST-09
def test_healing_touch_lifts_a_defeated_hero() -> None:
    state = position(
        hero("mok", skills="healing_touch", damage=9, defeated=True, hand="parry"), hero("corbin", "forge")
    )
    play(state, take_turn, [CutIn(0, Use("healing_touch_heal")), ExertCard("parry"), END_TURN])
    assert (state.players[0].damage, state.players[0].is_defeated) == (7, False)


# Weather Sense


def test_weather_sense_rerolls_two_dice_for_nothing() -> None:
    state = position(hero("corbin", "6,6", skills="weather_sense"), hero("mok", "forge"))
    script: list[Move | CutIn] = [
        RollToMove(),
        CutIn(0, Use("weather_sense_reroll")),
        ChooseDie(2, MOUNTAINS_WATER),
        ChooseDie(0, MOUNTAINS_WATER),
        DONE,
    ]
    roll = Rigged(seat__0__terrain=[MOUNTAINS_WATER, PLAINS, MOUNTAINS_WATER, WILD, FOREST_HILLS])
    played = play(state, take_turn, script, roll)
    assert played.events_of(DieRerolled) == [DieRerolled(0, 2, WILD), DieRerolled(0, 0, FOREST_HILLS)]
    assert played.asked[3].moves == [ChooseDie(0, MOUNTAINS_WATER), ChooseDie(1, PLAINS), DONE]
    assert cut_ins(played.asked[4]) == []


def test_weather_sense_may_stop_after_one_die_and_leaves_spent_dice_alone() -> None:
    state = position(hero("corbin", "6,6", skills="weather_sense"), hero("mok", "forge"))
    north = MoveTo(HEX["tamalir"], 0, PLAINS)
    script: list[Move | CutIn] = [
        RollToMove(),
        north,
        CutIn(0, Use("weather_sense_reroll")),
        ChooseDie(1, PLAINS),
        DONE,
        DONE,
    ]
    played = play(state, take_turn, script, Rigged(seat__0__terrain=[PLAINS, PLAINS, PLAINS, WILD]))
    assert played.asked[3].moves == [ChooseDie(1, PLAINS), ChooseDie(2, PLAINS), DONE]
    assert played.events_of(DieRerolled) == [DieRerolled(0, 1, WILD)]


def test_weather_sense_helps_in_a_retreat_but_not_without_dice() -> None:
    assert offered(position(hero("corbin", "6,6", skills="weather_sense"), hero("mok", "forge"))) == []
    state = position(hero("corbin", "6,6", skills="weather_sense"), hero("mok", "forge"))
    fight(state, "margath", reason="story", phase="retreat")
    script: list[Move | CutIn] = [Retreat(), CutIn(0, Use("weather_sense_reroll")), ChooseDie(0, MOUNTAINS_WATER)]
    away = MoveTo(hex_of("7,6"), 0, PLAINS)
    play(state, fight_on, [*script, away], Rigged(seat__0__terrain=[MOUNTAINS_WATER, PLAINS]))
    assert state.players[0].hex == hex_of("7,6")


# Entangling Roots


def test_entangling_roots_remove_a_token_of_ones_choice_and_hurt() -> None:
    """What the roots hold can no longer be turned against them: the shield is left, and is raised."""
    state = duel("entangling_roots", "mok.3:0 mok.2:0", "corbin.1:0 corbin.2:1")
    grip = UseSurge("entangling_roots_grip", ("mok.3",), 1)
    played = play(state, fight_on, [grip, ChooseToken("corbin.1", "physical.2"), DONE])
    assert played.asked[1].moves == [ChooseToken("corbin.1", "physical.2"), ChooseToken("corbin.2", "shield.1")]
    assert state.fight is not None
    assert [token.is_spent for token in state.fight.sides[1].tokens] == [True, False]
    assert [player.damage for player in state.players] == [0, 1]


def test_entangling_roots_are_not_offered_against_an_empty_pool() -> None:
    state = duel("entangling_roots", "mok.3:0 mok.2:0", "corbin.1:0! corbin.2:1!")
    played = play(state, fight_on, [PASS])
    assert not [move for move in played.asked[0].moves if isinstance(move, UseSurge) and "roots" in move.ability]


# Strength of the Bear


def test_the_strength_of_the_bear_adds_body_and_health() -> None:
    strong = hero("mok", skills="bear_strength")
    assert [attribute(strong, name) for name in ("body", "mind", "spirit")] == [3, 1, 2]
    assert hero_health(strong) == 11


# Bramble Hide


def test_bramble_hide_pricks_an_attacker_every_time() -> None:
    state = duel("bramble_hide", "mok.2:0 mok.3:1", "corbin.1:0 corbin.2:0", turn=1)
    play(state, fight_on, [Strike(("corbin.1",), "physical", 2)])
    assert [player.damage for player in state.players] == [2, 1]
    assert state.fight is not None
    state.fight.turn = 1
    play(state, fight_on, [Strike(("corbin.2",), "physical", 1)])
    assert [player.damage for player in state.players] == [3, 2]


# R3-ATK-02
def test_the_prick_is_no_attack_so_that_brambles_do_not_answer_brambles() -> None:
    state = duel("bramble_hide", "mok.2:0", "corbin.1:0 corbin.3:0", turn=1)
    state.players[1].skills = ["bramble_hide"]
    played = play(state, fight_on, [Strike(("corbin.1",), "physical", 2)])
    assert played.events_of(Suffered) == [Suffered(0, 2), Suffered(1, 1)]


def test_the_prick_can_be_blocked() -> None:
    state = duel("bramble_hide", "mok.2:0", "corbin.1:0 corbin.2:1", turn=1)
    played = play(state, fight_on, [Strike(("corbin.1",), "physical", 2), Block(("corbin.2",), 1)])
    assert played.events_of(Suffered) == [Suffered(0, 2)]


# R3-DEAL-03
def test_bramble_hide_does_nothing_if_all_damage_was_blocked() -> None:
    state = duel("bramble_hide", "mok.2:1", "corbin.2:0", turn=1)
    play(state, fight_on, [Strike(("corbin.2",), "physical", 1), Block(("mok.2",), 1)])
    assert [player.damage for player in state.players] == [0, 0]


# Taming


@pytest.fixture
def ogre(monkeypatch: pytest.MonkeyPatch) -> str:
    """An enemy of the combat deck with six health."""
    card = Enemy("ogre", "combat", health=6, reward=(Gain(gold=2),))
    monkeypatch.setitem(ENEMIES, "ogre", card)
    monkeypatch.setitem(ADVENTURES, "ogre", card)
    return card.id


def wild_fight(ogre: str, damage: int) -> State:
    state = position(hero("laurel", skills="taming", gold=0), hero("corbin"))
    return fight(state, ogre, mine="laurel.3:0 laurel.2:1", theirs="enemy.4:1", damage=damage)


# R3-ENEMY-06
def test_taming_claims_a_nearly_beaten_enemy_without_its_reward(ogre: str) -> None:
    state = wild_fight(ogre, damage=2)
    play(state, fight_on, [UseSurge("taming_claim", ("laurel.3",), 1)])
    play(state, fight_on)
    assert state.fight is None
    assert [(trophy.card, trophy.known) for trophy in state.players[0].trophies] == [(ogre, True)]
    assert state.players[0].gold == 0


def test_taming_needs_an_enemy_with_four_health_or_less(ogre: str) -> None:
    state = wild_fight(ogre, damage=1)
    played = play(state, fight_on, [PASS])
    assert not [move for move in played.asked[0].moves if isinstance(move, UseSurge) and "taming" in move.ability]


@pytest.mark.parametrize("reason", ["story", "villain", "challenge"])
def test_only_enemies_of_adventure_cards_are_tamed(ogre: str, reason: str) -> None:
    state = wild_fight(ogre, damage=5)
    assert state.fight is not None
    state.fight.reason = reason  # type: ignore[assignment]
    played = play(state, fight_on, [PASS])
    assert not [move for move in played.asked[0].moves if isinstance(move, UseSurge) and "taming" in move.ability]


# Green Blood


def test_green_blood_heals_two_in_every_combat_round() -> None:
    state = duel("green_blood", "", "", damage=3)
    assert state.fight is not None
    for left in (1, 0):
        state.fight.phase = "cast"
        play(state, fight_on, [], Rigged(seat__0__tokens=[0, 0, 0], seat__1__tokens=[0, 0, 0]))
        assert state.players[0].damage == left
    assert state.players[1].damage == 0


def test_green_blood_is_silent_in_a_hero_without_damage() -> None:
    state = duel("green_blood", "", "")
    assert state.fight is not None
    state.fight.phase = "cast"
    played = play(state, fight_on, [], Rigged(seat__0__tokens=[0, 0, 0], seat__1__tokens=[0, 0, 0]))
    assert played.events_of(AbilityUsed) == []
