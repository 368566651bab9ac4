"""The enemies of the Rise of Margath."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.runebound3.cards.adventures import margath_enemies
from questhall.games.runebound3.cards.define import ENEMIES, Gain
from questhall.games.runebound3.moves.answers import TakeOption
from questhall.games.runebound3.moves.fight import UseSurge
from questhall.games.runebound3.rules.combat import combat_moves
from questhall.games.runebound3.rules.fight import can_retreat, fight_on, gold_symbols
from questhall.games.runebound3.rules.parties import side_of, the_fight
from questhall.games.runebound3.state import FOE
from support.runebound3 import play
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

# What is printed


def test_ten_enemies_all_of_them_dragonkin_or_humans_who_follow_them() -> None:
    cards = margath_enemies.CARDS
    assert Counter(card.deck for card in cards) == {"combat": 8, "exploration": 1, "social": 1}
    assert {card.scenario for card in cards} == {"margath"}
    assert all({"dragon", "humanoid"} & set(card.traits) for card in cards)


TRAITS = {
    "beast": "ash_drake hatchling_brood hoard_keeper",
    "dragon": "ash_drake dragon_hybrid hatchling_brood hoard_keeper old_tyrant",
    "humanoid": "ember_zealots oathsworn priest_of_scale velvet_apostle wyvern_lancer",
    "mystic": "priest_of_scale velvet_apostle",
    "warrior": "dragon_hybrid ember_zealots oathsworn wyvern_lancer",
}


def test_traits_are_those_of_the_creature() -> None:
    assert traits_of(margath_enemies.CARDS) == TRAITS


def test_health_and_gold() -> None:
    assert {card.id: (card.health, card.reward[0].gold) for card in margath_enemies.CARDS} == {
        "dragon_hybrid": (6, 2),
        "hatchling_brood": (3, 2),
        "ember_zealots": (4, 2),
        "ash_drake": (5, 2),
        "wyvern_lancer": (6, 3),
        "oathsworn": (5, 3),
        "priest_of_scale": (7, 2),
        "old_tyrant": (8, 3),
        "hoard_keeper": (5, 3),
        "velvet_apostle": (4, 2),
    }


def test_six_of_them_can_be_made_to_tell_what_they_know() -> None:
    telling = [card.id for card in margath_enemies.CARDS if Gain(tokens=1) in card.reward]
    assert telling == ["dragon_hybrid", "ash_drake", "priest_of_scale", "old_tyrant", "hoard_keeper", "velvet_apostle"]


def test_the_hybrid_is_as_the_sources_have_it() -> None:
    hybrid = ENEMIES["dragon_hybrid"]
    assert (hybrid.health, hybrid.reward) == (6, (Gain(gold=2), Gain(tokens=1)))
    assert [ability.surges for ability in hybrid.abilities] == [1, 2]


@pytest.mark.parametrize(
    ("enemy", "by_lore"),
    [
        ("dragon_hybrid", {0: 6, 1: 7, 4: 10}),
        ("hatchling_brood", {0: 3, 1: 4, 4: 7}),
        ("priest_of_scale", {0: 7, 1: 6, 4: 3, 6: 3}),
        ("ash_drake", {0: 5, 4: 5}),
    ],
)
def test_lore_makes_dragons_tough_and_priests_weak(enemy: str, by_lore: dict[int, int]) -> None:
    assert {lore: enemy_health(against(enemy, tokens=lore)) for lore in by_lore} == by_lore


# Dragon Hybrid, Hatchling Brood


def test_the_hybrid_slices_for_a_single_surge() -> None:
    state = against("dragon_hybrid", "corbin.2:1", surges=1)
    surge(state, "dragon_hybrid_slice", 1, [block("corbin.2:1")])
    assert wounds(state) == (1, 0)


def test_the_hybrids_barrier_takes_all_magic() -> None:
    state = against("dragon_hybrid", "corbin.1:0 B07:0 A07:0", surges=2)
    surge(state, "dragon_hybrid_barrier", 2)
    assert in_pool(state, 0) == "corbin.1:0"
    assert surges_offered(against("dragon_hybrid", "corbin.1:0", surges=2)) == {"dragon_hybrid_slice"}


def test_hatchlings_nip_past_shields() -> None:
    state = against("hatchling_brood", "corbin.2:1", surges=1)
    surge(state, "hatchling_brood_nip")
    assert wounds(state) == (1, 0)


def test_a_woken_nest_turns_every_dash() -> None:
    state = against("hatchling_brood", "corbin.1:0", "enemy.1:1 enemy.4:1 enemy.5:1", surges=1)
    surge(state, "hatchling_brood_nest")
    assert in_pool(state, FOE) == "enemy.1:1 enemy.4:0 enemy.5:0"
    assert surges_offered(against("hatchling_brood", "", "enemy.4:0", surges=1)) == {"hatchling_brood_nip"}


# Ember Zealots


@pytest.mark.parametrize(
    ("surges", "before", "after"), [(1, 0, (2, 1)), (2, 0, (3, 1)), (1, 2, (2, 3)), (1, 3, (2, 3))]
)
def test_zealots_burn_the_hero_and_themselves_but_never_to_death(
    surges: int, before: int, after: tuple[int, int]
) -> None:
    state = against("ember_zealots", surges=surges, damage=before)
    surge(state, "ember_zealots_burn", surges)
    assert wounds(state) == after
    assert the_fight(state).end == ""


def test_zealots_who_have_won_burn_no_more() -> None:
    state = against("ember_zealots", surges=1, damage=1)
    state.players[0].damage = 8
    surge(state, "ember_zealots_burn")
    assert (the_fight(state).end, wounds(state)) == ("lost", (10, 1))


def test_zealots_are_in_a_hurry() -> None:
    assert gold_symbols(against("ember_zealots", theirs="enemy.4:1 enemy.1:0"), FOE) == 2


# Ash Drake, Wyvern Lancer


def test_cinders_make_the_hero_recast_once_a_round() -> None:
    state = against("ash_drake", "corbin.1:0 corbin.3:0", "enemy.1:0 enemy.2:0")
    strike(state, FOE, "enemy.1", [pick("corbin.1:0")], Rigged(seat__0__tokens=[1]))
    assert in_pool(state, 0) == "corbin.1:1 corbin.3:0"
    strike(state, FOE, "enemy.2")
    assert wounds(state) == (2, 0)


def test_cinders_need_a_blow_that_comes_through() -> None:
    state = against("ash_drake", "corbin.1:0 corbin.2:1", "enemy.1:0")
    strike(state, FOE, "enemy.1", [block("corbin.2:1")])
    assert in_pool(state, 0) == "corbin.1:0"


def test_ember_breath_leaves_cinders_too() -> None:
    state = against("ash_drake", "corbin.1:0 corbin.3:0", surges=2)
    surge(state, "ash_drake_breath", 2, [pick("corbin.3:0")], Rigged(seat__0__tokens=[1]))
    assert (wounds(state), in_pool(state, 0)) == ((2, 0), "corbin.1:0 corbin.3:1")


def test_the_lancer_charges_feints_and_passes_again() -> None:
    state = against("wyvern_lancer", phase="engage")
    begin(state)
    assert wounds(state) == (1, 0)
    state = against("wyvern_lancer", "corbin.1:0 corbin.2:0", surges=1)
    surge(state, "wyvern_lancer_feint", 1, [pick("corbin.1:0")], Rigged(seat__0__tokens=[1]))
    assert in_pool(state, 0) == "corbin.1:1 corbin.2:0"
    state = against("wyvern_lancer", "corbin.2:1", surges=2)
    surge(state, "wyvern_lancer_pass", 2)
    assert wounds(state) == (2, 0)


# Oathsworn, Priest of the Scale, Old Tyrant


@pytest.mark.parametrize(("lore", "damage"), [(0, 1), (1, 2), (2, 3), (5, 3)])
def test_envy_grows_with_the_heros_lore(lore: int, damage: int) -> None:
    state = against("oathsworn", surges=2, tokens=lore)
    surge(state, "oathsworn_envy", 2)
    assert wounds(state) == (damage, 0)


def test_the_oathsworn_wears_armour() -> None:
    state = against("oathsworn", "corbin.1:0 B07:0")
    strike(state, 0, "corbin.1")
    assert wounds(state) == (0, 1)
    strike(state, 0, "B07")
    assert wounds(state) == (0, 2)


def test_the_priest_denounces_and_heals() -> None:
    state = against("priest_of_scale", "corbin.1:0 corbin.2:0", surges=1)
    surge(state, "priest_of_scale_denounce", 1, [pick("corbin.2:0")])
    assert in_pool(state, 0) == "corbin.1:0 corbin.2:1"
    state = against("priest_of_scale", surges=2, damage=3)
    surge(state, "priest_of_scale_rite", 2)
    assert wounds(state) == (0, 1)
    assert surges_offered(against("priest_of_scale", surges=2)) == set()


def test_nobody_leaves_the_tyrant_or_surges_under_his_gaze() -> None:
    state = against("old_tyrant", "corbin.1:1", surges=1)
    assert not can_retreat(state, 0)
    surge(state, "old_tyrant_gaze")
    assert [move for move in combat_moves(state, 0) if isinstance(move, UseSurge)] == []


def test_dragonfire() -> None:
    state = against("old_tyrant", surges=3)
    surge(state, "old_tyrant_fire", 3)
    assert wounds(state) == (5, 0)


# Keeper of the Hoard, Velvet Apostle


@pytest.mark.parametrize(("lore", "damage"), [(0, 1), (1, 1), (2, 2), (6, 2)])
def test_the_keeper_smells_lore(lore: int, damage: int) -> None:
    state = against("hoard_keeper", phase="engage", tokens=lore)
    begin(state)
    assert wounds(state) == (damage, 0)


def test_the_keepers_coils_leave_no_room_for_agility() -> None:
    state = against("hoard_keeper", "corbin.1:0 corbin.3:0", surges=2)
    surge(state, "hoard_keeper_coil", 2)
    assert in_pool(state, 0) == "corbin.1:0"
    assert surges_offered(against("hoard_keeper", "corbin.1:0", surges=2)) == set()


@pytest.mark.parametrize(("successes", "after"), [(0, (1, 0)), (1, (0, 1)), (2, (0, 2))])
def test_the_apostle_is_beaten_with_arguments(successes: int, after: tuple[int, int]) -> None:
    cards = [skill_card(success=True)] * successes + [skill_card(success=False)] * (2 - successes)
    state = against("velvet_apostle", phase="engage", skill_deck=" ".join(cards))
    begin(state, (), Rigged(deck__skills=[0, 0]))
    assert wounds(state) == after
    assert (the_fight(state).phase, the_fight(state).end) == ("cast", "")


def test_a_debate_may_end_the_fight() -> None:
    good = skill_card(success=True)
    state = against("velvet_apostle", phase="engage", skill_deck=f"{good} {good}", damage=2)
    play(state, fight_on, (), Rigged(deck__skills=[0, 0]))
    assert the_fight(state).end == "won"
    play(state, fight_on, [TakeOption(2)])
    assert (state.players[0].tokens, state.players[0].gold) == (1, 5)


def test_the_apostle_turns_the_crowd() -> None:
    state = against("velvet_apostle", "corbin.1:1", surges=1)
    surge(state, "velvet_apostle_crowd")
    assert side_of(state, 0).marks == ["no_surges"]
