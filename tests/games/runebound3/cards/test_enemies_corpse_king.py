"""The enemies of the Corpse King."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from questhall.games.runebound3.board import NEIGHBOURS
from questhall.games.runebound3.cards.adventures import corpse_king_enemies
from questhall.games.runebound3.cards.define import Gain
from questhall.games.runebound3.events.skills import SkillDiscarded
from questhall.games.runebound3.events.story import ZombieKilled, ZombiesPlaced
from questhall.games.runebound3.moves.answers import Done, TakeOption
from questhall.games.runebound3.moves.fight import UseSurge
from questhall.games.runebound3.moves.skills import DiscardSkill
from questhall.games.runebound3.rules.combat import combat_moves
from questhall.games.runebound3.rules.fight import can_retreat, fight_on
from questhall.games.runebound3.rules.parties import the_fight
from questhall.games.runebound3.state import FOE, State
from support.runebound3 import HEX, play
from support.runebound3_enemies import (
    against,
    begin,
    block,
    enemy_health,
    in_pool,
    pick,
    skill_card,
    strike,
    surge,
    surges_offered,
    traits_of,
    wounds,
)
from support.stretch import Rigged

HERE, FAR = HEX["tamalir"], HEX["riverwatch"]
NEAR = NEIGHBOURS[HERE][0]


def among_zombies(enemy: str, zombies: list[int], *args: Any, **more: Any) -> State:
    state = against(enemy, *args, scenario="corpse_king", **more)
    state.zombies = list(zombies)
    return state


# What is printed


def test_ten_enemies_all_of_them_undead_or_people_who_call_them() -> None:
    cards = corpse_king_enemies.CARDS
    assert Counter(card.deck for card in cards) == {"combat": 8, "exploration": 1, "social": 1}
    assert {card.scenario for card in cards} == {"corpse_king"}
    assert all({"undead", "mystic"} & set(card.traits) for card in cards)


TRAITS = {
    "beast": "ghoul_pack",
    "humanoid": "corpse_shepherd gravecaller hired_mourner",
    "mystic": "corpse_shepherd gravecaller hired_mourner wraith",
    "undead": "bog_mummy bone_archers bone_colossus crypt_captain ghoul_pack plague_bearer wraith",
    "warrior": "bone_archers bone_colossus crypt_captain",
}


def test_traits_are_those_of_the_creature() -> None:
    assert traits_of(corpse_king_enemies.CARDS) == TRAITS


def test_health_and_gold() -> None:
    assert {card.id: (card.health, card.reward[0].gold) for card in corpse_king_enemies.CARDS} == {
        "ghoul_pack": (3, 2),
        "bone_archers": (3, 2),
        "plague_bearer": (4, 2),
        "gravecaller": (5, 2),
        "wraith": (5, 2),
        "corpse_shepherd": (6, 2),
        "crypt_captain": (7, 3),
        "bone_colossus": (8, 3),
        "bog_mummy": (5, 2),
        "hired_mourner": (4, 2),
    }


def test_three_of_them_had_prisoners_who_become_allies() -> None:
    allies = [card.id for card in corpse_king_enemies.CARDS if Gain(tokens=1) in card.reward]
    assert allies == ["gravecaller", "corpse_shepherd", "hired_mourner"]


# Ghoul Pack, Bone Archers, Plague Bearer


def test_ghouls_grow_with_every_zombie_on_the_board() -> None:
    assert enemy_health(among_zombies("ghoul_pack", [])) == 3
    assert enemy_health(among_zombies("ghoul_pack", [FAR, FAR, NEAR], tokens=2)) == 6


def test_ghouls_gnaw() -> None:
    state = among_zombies("ghoul_pack", [], surges=1)
    surge(state, "ghoul_pack_gnaw")
    assert wounds(state) == (1, 0)


def test_archers_shoot_before_anything_else() -> None:
    state = against("bone_archers", phase="engage")
    begin(state)
    assert wounds(state) == (1, 0)


def test_archers_recast_as_many_spent_tokens_as_they_spent_surges() -> None:
    state = against("bone_archers", "", "enemy.1:0! enemy.2:0!", surges=2)
    answers = [pick("enemy.1:0"), pick("enemy.3:1")]
    surge(state, "bone_archers_nock", 2, answers, Rigged(enemy__tokens=[0, 0]))
    assert in_pool(state, FOE) == "enemy.3:0 enemy.1:0"


def test_archers_may_stop_earlier() -> None:
    state = against("bone_archers", "", "enemy.1:0! enemy.2:0!", surges=2)
    surge(state, "bone_archers_nock", 2, [pick("enemy.1:0"), Done()], Rigged(enemy__tokens=[1]))
    assert in_pool(state, FOE) == "enemy.1:1"


def test_fever_costs_a_card_once_a_round() -> None:
    keep, lose = skill_card(success=True), skill_card(success=False)
    state = against("plague_bearer", "", "enemy.1:0 enemy.2:0", hand=f"{keep} {lose}")
    played = strike(state, FOE, "enemy.1", [DiscardSkill(lose)])
    assert played.events_of(SkillDiscarded) == [SkillDiscarded(0, lose)]
    strike(state, FOE, "enemy.2")
    assert (state.players[0].hand, wounds(state)) == ([keep], (2, 0))
    foe = the_fight(state).sides[1]
    assert (foe.used, foe.used_up) == (["plague_bearer_fever"], []), "in the next round it comes again"


def test_no_fever_without_a_wound_or_without_cards() -> None:
    state = against("plague_bearer", "corbin.2:1", "enemy.1:0", hand=skill_card(success=True))
    strike(state, FOE, "enemy.1", [block("corbin.2:1")])
    assert len(state.players[0].hand) == 1
    state = against("plague_bearer", "", "enemy.1:0")
    assert strike(state, FOE, "enemy.1").topics == []


def test_no_shield_keeps_miasma_out() -> None:
    state = against("plague_bearer", "corbin.2:1", surges=1)
    surge(state, "plague_bearer_miasma")
    assert wounds(state) == (1, 0)


# Gravecaller, Shepherd of Corpses


def test_the_gravecaller_brings_a_zombie_to_the_fight() -> None:
    state = among_zombies("gravecaller", [FAR], phase="engage")
    played = begin(state)
    assert state.zombies == [FAR, HERE]
    assert played.events_of(ZombiesPlaced) == [ZombiesPlaced(HERE, 1)]
    assert wounds(state) == (0, 0), "nobody has entered its hex"


@pytest.mark.parametrize(("zombies", "left"), [(1, 3), (3, 1), (5, 1)])
def test_the_gravecaller_reaps_health_from_zombies_three_at_most(zombies: int, left: int) -> None:
    state = among_zombies("gravecaller", [FAR] * zombies, surges=2, damage=4)
    surge(state, "gravecaller_harvest", 2)
    assert wounds(state) == (0, left)
    assert len(state.zombies) == zombies


def test_without_zombies_or_wounds_there_is_no_harvest() -> None:
    assert surges_offered(among_zombies("gravecaller", [], surges=2, damage=4)) == set()
    assert surges_offered(among_zombies("gravecaller", [FAR], surges=2)) == set()


def test_the_shepherd_whistles_for_one_zombie_only() -> None:
    state = among_zombies("corpse_shepherd", [NEAR], surges=1)
    surge(state, "corpse_shepherd_whistle")
    assert state.zombies == [NEAR, HERE]
    assert surges_offered(among_zombies("corpse_shepherd", [HERE], surges=1)) == set()


@pytest.mark.parametrize(
    ("zombies", "damage"), [([], 1), ([FAR, FAR], 1), ([NEAR, FAR], 2), ([NEAR, HERE], 3), ([NEAR, NEAR, HERE], 3)]
)
def test_the_flock_bites_with_those_that_are_near(zombies: list[int], damage: int) -> None:
    state = among_zombies("corpse_shepherd", zombies, surges=2)
    surge(state, "corpse_shepherd_flock", 2)
    assert wounds(state) == (damage, 0)


# Wraith, Crypt Captain, Bone Colossus


def test_nothing_blocks_a_wraith() -> None:
    state = against("wraith", "corbin.2:1", "enemy.1:0", surges=1, damage=2)
    surge(state, "wraith_touch")
    assert wounds(state) == (1, 1)
    strike(state, FOE, "enemy.1")
    assert wounds(state) == (2, 1)


def test_the_captain_gives_orders_to_his_own_tokens() -> None:
    state = against("crypt_captain", "", "enemy.1:1", surges=1)
    surge(state, "crypt_captain_order", 1, [pick("enemy.1:1")])
    assert in_pool(state, FOE) == "enemy.1:0"
    assert not can_retreat(state, 0)


def test_the_captain_breaks_the_wall_of_shields_first() -> None:
    state = against("crypt_captain", "corbin.1:0 corbin.2:1 B10:0", surges=2)
    surge(state, "crypt_captain_ram", 2)
    assert (in_pool(state, 0), wounds(state)) == ("corbin.1:0", (1, 0))


def test_magic_hurts_the_colossus_less() -> None:
    state = against("bone_colossus", "A07:0 corbin.1:0")
    strike(state, 0, "A07")
    assert wounds(state) == (0, 1)
    strike(state, 0, "corbin.1")
    assert wounds(state) == (0, 3)


def test_a_rain_of_bones_recasts_the_whole_pool() -> None:
    state = against("bone_colossus", "corbin.1:0 corbin.2:0! corbin.3:0", surges=2)
    surge(state, "bone_colossus_rain", 2, (), Rigged(seat__0__tokens=[1, 1]))
    assert in_pool(state, 0) == "corbin.1:1 corbin.3:1"
    assert surges_offered(against("bone_colossus", "corbin.1:0!", surges=2)) == set()


def test_the_colossus_falls_upon_the_hero() -> None:
    state = against("bone_colossus", surges=3)
    surge(state, "bone_colossus_fall", 3)
    assert wounds(state) == (5, 0)


# Bog Mummy, Hired Mourner


def test_the_mummy_holds_surges_and_swallows_blades() -> None:
    state = against("bog_mummy", "corbin.1:1", surges=1)
    surge(state, "bog_mummy_clutch")
    assert [move for move in combat_moves(state, 0) if isinstance(move, UseSurge)] == []
    state = against("bog_mummy", "corbin.1:0 corbin.2:1 corbin.3:1", surges=2)
    surge(state, "bog_mummy_mire", 2)
    assert in_pool(state, 0) == "corbin.2:1"
    assert surges_offered(against("bog_mummy", "corbin.2:1", surges=2)) == {"bog_mummy_clutch"}


def test_with_the_mummy_the_two_nearest_zombies_may_go() -> None:
    state = among_zombies("bog_mummy", [FAR, NEAR, HERE], phase="done")
    the_fight(state).end = "won"
    played = play(state, fight_on, [TakeOption(2)])
    assert state.zombies == [FAR]
    assert played.events_of(ZombieKilled) == [ZombieKilled(0, HERE), ZombieKilled(0, NEAR)]
    assert state.players[0].gold == 6


@pytest.mark.parametrize(("success", "zombies"), [(True, []), (False, [HERE])])
def test_whoever_fails_the_last_rites_has_company(success: bool, zombies: list[int]) -> None:
    card = skill_card(success=success)
    state = among_zombies("hired_mourner", [], phase="engage", hand="", skill_deck=card)
    state.players[0].hero = "laurel"
    begin(state, (), Rigged(deck__skills=[0]))
    assert state.zombies == zombies
    assert the_fight(state).phase == "cast"


def test_the_mourner_keens_and_sings() -> None:
    state = against("hired_mourner", "corbin.1:0 corbin.2:0", surges=1)
    surge(state, "hired_mourner_keening", 1, [pick("corbin.1:0")])
    assert in_pool(state, 0) == "corbin.1:1 corbin.2:0"
    state = against("hired_mourner", "corbin.1:0 corbin.2:0 corbin.3:0!", surges=2)
    surge(state, "hired_mourner_dirge", 2)
    assert in_pool(state, 0) == "corbin.1:1 corbin.2:1"
    assert surges_offered(against("hired_mourner", surges=2)) == set()
