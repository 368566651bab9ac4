"""The enemies of the base decks."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.runebound3.cards.adventures import ADVENTURE_CARDS, enemies, more_enemies
from questhall.games.runebound3.cards.adventures.foe_effects import GOLD_OR_TROPHY
from questhall.games.runebound3.cards.define import ENEMIES, Enemy, Gain
from questhall.games.runebound3.events.fight import Cancelled
from questhall.games.runebound3.events.hero import AbilityUsed
from questhall.games.runebound3.events.market import GoldPaid
from questhall.games.runebound3.events.skills import SkillDiscarded
from questhall.games.runebound3.moves.answers import Decline, Done, TakeOption, Use
from questhall.games.runebound3.moves.fight import Pass, UseSurge
from questhall.games.runebound3.moves.skills import DiscardSkill, TakeTrophy
from questhall.games.runebound3.rules.combat import combat_moves, perform
from questhall.games.runebound3.rules.fight import act, can_retreat, fight_on, gold_symbols
from questhall.games.runebound3.rules.parties import side_of, the_fight
from questhall.games.runebound3.state import FOE
from support.runebound3 import play
from support.runebound3_enemies import (
    against,
    begin,
    block,
    in_pool,
    offered_surge,
    pick,
    skill_card,
    strike,
    striking,
    surge,
    surges_offered,
    traits_of,
    wounds,
)
from support.stretch import Rigged

# What is printed


def test_every_deck_has_twenty_cards_and_ten_for_each_scenario() -> None:
    decks = Counter((card.deck, card.scenario) for card in ADVENTURE_CARDS)
    sizes = {None: 20, "margath": 10, "corpse_king": 10}
    assert decks == {
        (deck, scenario): size for deck in ("exploration", "social", "combat") for scenario, size in sizes.items()
    }
    assert len({card.id for card in ADVENTURE_CARDS}) == 120


def test_twenty_enemies_sixteen_of_them_in_the_combat_deck() -> None:
    cards = (*enemies.CARDS, *more_enemies.CARDS)
    assert Counter(card.deck for card in cards) == {"combat": 16, "exploration": 2, "social": 2}
    assert {card.scenario for card in cards} == {None}


def test_health_and_gold_are_those_of_the_sources() -> None:
    known = {
        "sorceress": (4, 2),
        "dreadbringer": (7, 3),
        "undead_horde": (3, 2),
        "barrow_wyrm": (8, 3),
        "great_dragon": (5, 2),
        "witch": (6, 2),
        "ettin": (7, 3),
        "ogre": (8, 3),
        "deep_elf": (5, 2),
        "rebels": (5, 1),
        "death_knight": (6, 3),
        "orc_marauder": (6, 2),
        "razorwing": (5, 2),
        "beastman": (6, 2),
        "moon_cat": (6, 2),
    }
    ours = {"reanimates": (4, 2), "dread_cult_prophet": (5, 2), "cave_bear": (5, 1), "false_envoy": (4, 2)}
    ours |= {"pit_champion": (4, 2)}
    cards = (*enemies.CARDS, *more_enemies.CARDS)
    assert {card.id: (card.health, card.reward[0].gold) for card in cards} == known | ours


TRAITS = {
    "beast": "beastman cave_bear great_dragon moon_cat razorwing",
    "demon": "dreadbringer",
    "dragon": "barrow_wyrm great_dragon",
    "humanoid": "deep_elf dread_cult_prophet ettin false_envoy ogre orc_marauder pit_champion rebels sorceress witch",
    "mystic": "dread_cult_prophet moon_cat sorceress witch",
    "undead": "barrow_wyrm death_knight reanimates undead_horde",
    "warrior": ("beastman death_knight deep_elf dreadbringer ettin ogre orc_marauder pit_champion rebels undead_horde"),
}


def test_traits_are_those_of_the_creature() -> None:
    assert traits_of((*enemies.CARDS, *more_enemies.CARDS)) == TRAITS


def test_known_surge_abilities_have_their_printed_price() -> None:
    prices = {
        "dreadbringer": [1, 2, 3],
        "undead_horde": [1, 1],
        "barrow_wyrm": [1, 2, 3],
        "reanimates": [0],
        "sorceress": [1, 2],
    }
    assert {id: surge_prices(ENEMIES[id]) for id in prices} == prices


def surge_prices(card: Enemy) -> list[int]:
    return [each.surges for each in card.abilities if each.moment == "surge"]


OUR_PRICES = """
    great_dragon 2  deep_elf 1,2  rebels 1,2  razorwing 1  dread_cult_prophet 1,2  witch 1,0  orc_marauder 1,2
    beastman 2  moon_cat 1  death_knight 1,3  ettin 1,2  ogre 1,2  cave_bear 0  false_envoy 1,2  pit_champion 1,2
"""


def test_the_other_surge_abilities_cost_what_was_agreed() -> None:
    """Nothing stands for X."""
    words = OUR_PRICES.split()
    agreed = {id: [*map(int, prices.split(","))] for id, prices in zip(words[::2], words[1::2], strict=True)}
    assert {id: surge_prices(ENEMIES[id]) for id in agreed} == agreed


ALL_ENEMIES = [card for card in ADVENTURE_CARDS if isinstance(card, Enemy)]


@pytest.mark.parametrize("card", ALL_ENEMIES, ids=lambda card: card.id)
def test_every_enemy_keeps_to_the_frame(card: Enemy) -> None:
    prices = surge_prices(card)
    assert 3 <= card.health <= 8
    assert 1 <= len(prices) <= 3
    assert all(0 <= price <= 3 for price in prices)
    assert card.health < 7 or max(prices) >= 2, "the strong ones have something expensive"
    assert card.traits
    assert 1 <= len(card.reward) <= 2
    assert 1 <= card.reward[0].gold <= 3
    assert len({(each.health, tuple(each.bonuses.items()), each.abilities) for each in ALL_ENEMIES}) == 40


def test_the_decks_have_what_the_frame_asks_for() -> None:
    cards = (*enemies.CARDS, *more_enemies.CARDS)
    x_surges = [card.id for card in cards if 0 in surge_prices(card)]
    at_once = [card.id for card in cards for each in card.abilities if each.moment == "engage"]
    assert x_surges == ["reanimates", "witch", "cave_bear"]
    assert at_once == ["razorwing", "cave_bear", "false_envoy"]
    assert [card.id for card in cards if card.reward == GOLD_OR_TROPHY] == [
        "reanimates",
        "dread_cult_prophet",
        "sorceress",
        "pit_champion",
    ]


@pytest.mark.parametrize(
    "ability",
    [
        "great_dragon_tail",
        "deep_elf_web",
        "dread_cult_prophet_prophecy",
        "witch_hex",
        "ogre_shove",
        "wyvern_lancer_feint",
        "priest_of_scale_denounce",
        "hired_mourner_keening",
        "hired_mourner_dirge",
        "bone_colossus_rain",
    ],
)
def test_nobody_aims_at_tokens_that_are_spent(ability: str) -> None:
    enemy = next(card.id for card in ALL_ENEMIES if any(each.id == ability for each in card.abilities))
    assert ability in surges_offered(against(enemy, "corbin.2:1 corbin.3:0", surges=2))
    assert ability not in surges_offered(against(enemy, "corbin.2:1! corbin.3:0!", surges=2))


@pytest.mark.parametrize("ability", ["razorwing_wheel", "ettin_quarrel", "crypt_captain_order"])
def test_nobody_turns_own_tokens_when_the_surge_is_the_last(ability: str) -> None:
    enemy = ability.rpartition("_")[0]
    assert ability in surges_offered(against(enemy, "", "enemy.1:0", surges=1))
    assert ability not in surges_offered(against(enemy, "", "enemy.1:0!", surges=1))
    assert ability not in surges_offered(against(enemy, "", "", surges=2)), "the double goes with the surge"


# Undead Horde


def test_the_horde_recasts_a_spent_token_even_the_surge_just_spent() -> None:
    state = against("undead_horde", "corbin.1:0", "enemy.1:0!", surges=1)
    played = surge(state, "undead_horde_relentless", 1, [pick("enemy.3:1")], Rigged(enemy__tokens=[0]))
    assert played.asked[0].moves == [pick("enemy.3:1"), pick("enemy.1:0"), Done()]
    assert in_pool(state, FOE) == "enemy.3:0"


def test_the_horde_swarms_and_the_hero_has_no_surges_for_this_combat_round() -> None:
    state = against("undead_horde", "corbin.1:1 corbin.3:1", surges=1)
    surge(state, "undead_horde_swarm")
    assert [move for move in combat_moves(state, 0) if isinstance(move, UseSurge)] == []
    the_fight(state).phase = "cast"
    play(state, fight_on, (), Rigged(seat__0__tokens=[1, 0, 0], enemy__tokens=[1] * 5))
    assert [move for move in combat_moves(state, 0) if isinstance(move, UseSurge)] != []


@pytest.mark.parametrize(
    "ability",
    ["undead_horde_swarm", "pit_champion_clinch", "old_tyrant_gaze", "velvet_apostle_crowd", "bog_mummy_clutch"],
)
def test_surges_are_not_held_back_twice_or_after_the_hero_has_passed(ability: str) -> None:
    state = against(ability.rpartition("_")[0], "corbin.1:1", surges=1)
    assert ability in surges_offered(state)
    side_of(state, 0).has_passed = True
    assert ability not in surges_offered(state)
    side_of(state, 0).has_passed = False
    side_of(state, 0).marks.append("no_surges")
    assert ability not in surges_offered(state)


# Reanimates


def test_reanimates_cleave_for_as_much_as_they_spend() -> None:
    assert wounds(surge(against("reanimates", surges=1), "reanimates_cleave").state) == (1, 0)
    assert wounds(surge(against("reanimates", surges=2), "reanimates_cleave", 2).state) == (2, 0)


def test_dead_flesh_takes_one_off_each_physical_attack_but_not_off_magic() -> None:
    state = against("reanimates", "corbin.1:0 corbin.2:0 B07:0")
    strike(state, 0, "corbin.1 corbin.2")
    assert wounds(state) == (0, 2)
    strike(state, 0, "B07")
    assert wounds(state) == (0, 3)


# Great Dragon


def test_whoever_wounds_the_dragon_is_scorched() -> None:
    state = against("great_dragon", "corbin.1:0")
    played = strike(state, 0, "corbin.1")
    assert wounds(state) == (1, 2)
    assert played.events_of(AbilityUsed) == [AbilityUsed(None, "great_dragon_scorch")]


def test_a_shield_blocks_the_scorch() -> None:
    state = against("great_dragon", "corbin.1:0 corbin.2:1")
    strike(state, 0, "corbin.1", [block("corbin.2:1")])
    assert wounds(state) == (0, 2)


# R3-ATK-02
def test_the_scorch_is_no_attack_so_that_nothing_answers_it() -> None:
    state = against("great_dragon", "thorn.2:1")
    state.players[0].hero = "thorn"
    side_of(state, 0).marks.append("mind_meld")
    strike(state, 0, "thorn.2")
    assert wounds(state) == (1, 1)


# R3-DEF-04
def test_a_dragon_just_defeated_scorches_nobody() -> None:
    state = against("great_dragon", "corbin.1:0", damage=3)
    played = strike(state, 0, "corbin.1")
    assert the_fight(state).end == "won"
    assert wounds(state) == (0, 5)
    assert played.events_of(AbilityUsed) == []


def test_a_blow_that_was_blocked_is_not_answered() -> None:
    state = against("great_dragon", "corbin.3:1", "enemy.1:1")
    strike(state, 0, "corbin.3", [block("enemy.1:1")])
    assert wounds(state) == (0, 0)


def test_the_tail_sweeps_agility_away() -> None:
    state = against("great_dragon", "corbin.1:0 corbin.3:0 B02:1", surges=2)
    surge(state, "great_dragon_tail", 2)
    assert in_pool(state, 0) == "corbin.1:0"
    assert surges_offered(against("great_dragon", "corbin.1:0", surges=2)) == set()


# Deep Elf


def test_no_shield_helps_against_venom() -> None:
    state = against("deep_elf", "corbin.2:1", surges=1)
    surge(state, "deep_elf_venom")
    assert wounds(state) == (1, 0)


def test_the_web_takes_two_tokens_of_the_elfs_choice() -> None:
    state = against("deep_elf", "corbin.1:0 corbin.2:0 corbin.3:0", surges=2)
    surge(state, "deep_elf_web", 2, [pick("corbin.3:0"), pick("corbin.1:0")])
    assert in_pool(state, 0) == "corbin.2:0"
    assert surges_offered(against("deep_elf", surges=2)) == {"deep_elf_venom"}


def test_elf_and_cat_are_quicker_than_their_tokens() -> None:
    assert gold_symbols(against("deep_elf", theirs="enemy.4:1"), FOE) == 2
    assert gold_symbols(against("moon_cat", theirs="enemy.4:1"), FOE) == 2
    assert gold_symbols(against("witch", theirs="enemy.4:1"), FOE) == 1


# Rebels, Orc Marauder


def test_rebels_take_gold_or_blood() -> None:
    state = against("rebels", "corbin.2:1", surges=1, gold=3)
    surge(state, "rebels_levy")
    assert (state.players[0].gold, wounds(state)) == (2, (0, 0))
    state = against("rebels", surges=1, gold=0)
    surge(state, "rebels_levy")
    assert wounds(state) == (1, 0)


@pytest.mark.parametrize(
    ("ability", "surges", "damage"),
    [
        ("rebels_volley", 2, 2),
        ("orc_marauder_axe", 2, 2),
        ("beastman_gore", 2, 2),
        ("ettin_clubs", 2, 2),
        ("barrow_wyrm_strike", 2, 2),
        ("dreadbringer_fire", 3, 5),
        ("false_envoy_knife", 2, 2),
        ("pit_champion_hook", 2, 2),
    ],
)
def test_plain_blows(ability: str, surges: int, damage: int) -> None:
    enemy = next(card.id for card in ALL_ENEMIES if any(each.id == ability for each in card.abilities))
    state = against(enemy, "corbin.2:1", surges=surges, gold=0)
    answers = [block("corbin.2:1"), *([Decline()] if enemy == "ettin" else [])]
    surge(state, ability, surges, answers)
    assert wounds(state) == (damage - 1, 0)


def test_the_marauder_plunders_once_a_round_if_his_blow_comes_through() -> None:
    state = against("orc_marauder", "corbin.2:1", "enemy.1:0 enemy.2:0 enemy.4:0", gold=2)
    strike(state, FOE, "enemy.1", [block("corbin.2:1")])
    assert state.players[0].gold == 2
    played = strike(state, FOE, "enemy.2")
    assert played.events_of(GoldPaid) == [GoldPaid(0, 1)]
    strike(state, FOE, "enemy.4")
    assert (state.players[0].gold, wounds(state)) == (1, (2, 0))


def test_the_marauder_takes_the_last_coin() -> None:
    state = against("orc_marauder", "", "enemy.1:0", gold=1)
    strike(state, FOE, "enemy.1")
    assert state.players[0].gold == 0


def test_the_marauder_finds_nothing_on_a_poor_hero() -> None:
    state = against("orc_marauder", "", "enemy.1:0", gold=0)
    assert strike(state, FOE, "enemy.1").events_of(AbilityUsed) == []


@pytest.mark.parametrize("ability", ["orc_marauder_hook", "dreadbringer_claw"])
def test_shields_are_torn_away(ability: str) -> None:
    enemy = ability.rpartition("_")[0]
    state = against(enemy, "corbin.1:0 corbin.2:1 B10:0", surges=1)
    surge(state, ability)
    assert in_pool(state, 0) == "corbin.1:0"
    assert ability not in surges_offered(against(enemy, "corbin.1:0", surges=1))


# Razorwing


def test_the_razorwing_dives_on_engaging_and_shields_do_not_help() -> None:
    state = against("razorwing", "corbin.2:1", phase="engage")
    begin(state)
    assert wounds(state) == (1, 0)


def test_the_razorwing_wheels_a_token_of_its_own_if_it_likes() -> None:
    state = against("razorwing", "corbin.1:0", "enemy.1:1 enemy.2:0", surges=1)
    played = surge(state, "razorwing_wheel", 1, [pick("enemy.1:1")])
    assert played.asked[0].moves == [pick("enemy.1:1"), pick("enemy.2:0"), Done()]
    assert in_pool(state, FOE) == "enemy.1:0 enemy.2:0"
    state = against("razorwing", "corbin.1:0", "enemy.1:1", surges=1)
    surge(state, "razorwing_wheel", 1, [Done()])
    assert in_pool(state, FOE) == "enemy.1:1"


# Dread Cult Prophet


def test_the_prophet_cancels_one_surge_ability_in_a_fight() -> None:
    state = against("dread_cult_prophet", "corbin.1:1 B06:1")
    blow = offered_surge(state, 0, "brutal_assault", ["corbin.1"])
    played = play(state, lambda table: perform(table, 0, blow), [Use("dread_cult_prophet_foreseen")])
    assert played.events_of(Cancelled) == [Cancelled(0, "brutal_assault")]
    assert wounds(state) == (0, 0)
    assert in_pool(state, 0) == "B06:1", "what was paid stays paid"
    side_of(state, 0).used = []
    play(state, lambda table: perform(table, 0, offered_surge(state, 0, "brutal_assault", ["B06"])))
    assert wounds(state) == (0, 1)


def test_the_prophet_may_let_it_happen() -> None:
    state = against("dread_cult_prophet", "corbin.1:1")
    play(state, lambda table: perform(table, 0, offered_surge(state, 0, "brutal_assault", ["corbin.1"])), [Decline()])
    assert wounds(state) == (0, 1)
    assert side_of(state, FOE).used_up == []


# R3-CACT-06
def test_prophecy_recasts_a_token_of_the_heros_pool_never_a_spent_one() -> None:
    state = against("dread_cult_prophet", "corbin.1:0! corbin.2:1 corbin.3:0", surges=1)
    chance = Rigged(seat__0__tokens=[0])
    played = surge(state, "dread_cult_prophet_prophecy", 1, [pick("corbin.2:1")], chance)
    assert played.asked[0].moves == [pick("corbin.2:1"), pick("corbin.3:0")]
    assert in_pool(state, 0) == "corbin.2:0 corbin.3:0"
    assert surges_offered(against("dread_cult_prophet", "corbin.1:0!", surges=1)) == set()


def test_the_word_of_dread_costs_a_card_of_the_heros_choice() -> None:
    keep, lose = skill_card(success=True), skill_card(success=False)
    state = against("dread_cult_prophet", surges=2, hand=f"{keep} {lose}")
    played = surge(state, "dread_cult_prophet_word", 2, [DiscardSkill(lose)])
    assert played.topics == [(0, "hand.lose")]
    assert (state.players[0].hand, state.skill_discard) == ([keep], [lose])
    assert played.events_of(SkillDiscarded) == [SkillDiscarded(0, lose)]
    assert surges_offered(against("dread_cult_prophet", surges=2)) == set()


# Witch, Sorceress


def test_the_evil_eye_flips_a_token_of_the_hero() -> None:
    state = against("witch", "corbin.1:0 corbin.2:0", surges=1)
    played = surge(state, "witch_hex", 1, [pick("corbin.1:0")])
    assert played.asked[0].moves == [pick("corbin.1:0"), pick("corbin.2:0")]
    assert in_pool(state, 0) == "corbin.1:1 corbin.2:0"


@pytest.mark.parametrize(("surges", "damage", "left"), [(1, 4, 3), (2, 4, 2), (2, 1, 0)])
def test_the_witch_heals_as_much_as_she_spends(surges: int, damage: int, left: int) -> None:
    state = against("witch", surges=surges, damage=damage)
    surge(state, "witch_brew", surges)
    assert wounds(state) == (0, left)


def test_an_unhurt_witch_brews_nothing() -> None:
    assert surges_offered(against("witch", surges=2)) == set()


def test_glamour_flips_any_token_of_either_side() -> None:
    state = against("sorceress", "corbin.1:0 corbin.2:0!", "enemy.1:1", surges=1)
    played = surge(state, "sorceress_glamour", 1, [pick("enemy.1:1")])
    assert played.asked[0].moves == [pick("corbin.1:0"), pick("enemy.1:1")]
    assert (in_pool(state, 0), in_pool(state, FOE)) == ("corbin.1:0", "enemy.1:0")
    state = against("sorceress", "corbin.1:0", "enemy.1:1", surges=1)
    surge(state, "sorceress_glamour", 1, [pick("corbin.1:0")])
    assert (in_pool(state, 0), in_pool(state, FOE)) == ("corbin.1:1", "enemy.1:1")


def test_against_the_sorceress_there_are_no_surge_abilities() -> None:
    assert [move for move in combat_moves(against("sorceress", "corbin.1:1"), 0) if isinstance(move, UseSurge)] == []
    assert [move for move in combat_moves(against("witch", "corbin.1:1"), 0) if isinstance(move, UseSurge)] != []


def test_the_sorceress_turns_blades_to_flowers() -> None:
    state = against("sorceress", "corbin.1:0 corbin.2:1 corbin.3:1 B07:0", surges=2)
    surge(state, "sorceress_disarm", 2)
    assert in_pool(state, 0) == "corbin.2:1 B07:0"
    assert surges_offered(against("sorceress", "corbin.2:1", surges=2)) == {"sorceress_glamour"}


# Beastman, Moon Cat, Death Knight


def test_a_wounded_beastman_recasts_a_spent_token_once_a_round() -> None:
    state = against("beastman", "corbin.1:0 corbin.2:0", "enemy.1:0! enemy.4:0!")
    strike(state, 0, "corbin.1", [Use("beastman_fury"), pick("enemy.4:0")], Rigged(enemy__tokens=[1]))
    foe = the_fight(state).sides[1]
    assert (foe.used, foe.used_up) == (["beastman_fury"], []), "once a round, not once a fight"
    assert in_pool(state, FOE) == "enemy.4:1"
    strike(state, 0, "corbin.2")
    assert wounds(state) == (0, 3)


def test_a_beastman_may_keep_his_temper() -> None:
    state = against("beastman", "corbin.1:0", "enemy.1:0!")
    strike(state, 0, "corbin.1", [Decline()])
    assert in_pool(state, FOE) == ""


@pytest.mark.parametrize(("mine", "damage"), [("corbin.1:0 corbin.3:0", 2), ("corbin.1:0 corbin.3:0!", 1), ("", 2)])
def test_the_cat_is_worst_for_a_hero_who_has_not_moved(mine: str, damage: int) -> None:
    state = against("moon_cat", mine, surges=1)
    surge(state, "moon_cat_pounce")
    assert wounds(state) == (damage, 0)


def test_a_death_knight_heals_even_if_his_blow_is_blocked_and_lets_nobody_go() -> None:
    state = against("death_knight", "corbin.2:1", surges=1, damage=3)
    surge(state, "death_knight_drain", 1, [block("corbin.2:1")])
    assert wounds(state) == (0, 2)
    assert not can_retreat(state, 0)
    assert can_retreat(against("ogre"), 0)


def test_the_black_blade_doubles_skulls() -> None:
    state = against("death_knight", "", "enemy.1:0", surges=3)
    surge(state, "death_knight_blade", 3)
    strike(state, FOE, "enemy.1")
    assert wounds(state) == (2, 0)


# Ettin


def test_the_ettin_acts_twice_once_a_round() -> None:
    state = against("ettin", "corbin.1:0", "enemy.1:0 enemy.2:0 enemy.4:0")
    for tokens, answers in (("enemy.1", [Use("ettin_two_heads")]), ("enemy.2", [])):
        play(state, lambda table: act(table, the_fight(state)), [striking(state, FOE, tokens), *answers])
    assert the_fight(state).turn == 0
    assert wounds(state) == (2, 0)


def test_an_ettin_that_has_passed_does_not_act_again() -> None:
    state = against("ettin", "corbin.1:0", "enemy.1:0")
    played = play(state, lambda table: act(table, the_fight(state)), [Pass()])
    assert ([asked.topic for asked in played.asked], the_fight(state).turn) == (["fight.act"], 0)


def test_the_ettin_need_not_act_twice() -> None:
    state = against("ettin", "corbin.1:0", "enemy.1:0 enemy.2:0")
    play(state, lambda table: act(table, the_fight(state)), [striking(state, FOE, "enemy.1"), Decline()])
    assert the_fight(state).turn == 0


def test_two_quarrelling_heads_recast_what_they_like() -> None:
    state = against("ettin", "", "enemy.1:1 enemy.2:1 enemy.4:0", surges=1)
    answers = [pick("enemy.1:1"), pick("enemy.2:1"), Done(), Decline()]
    surge(state, "ettin_quarrel", 1, answers, Rigged(enemy__tokens=[0, 1]))
    assert in_pool(state, FOE) == "enemy.1:0 enemy.2:1 enemy.4:0"


# Dreadbringer, Barrow Wyrm, Ogre


@pytest.mark.parametrize(
    ("ability", "surges", "left"), [("dreadbringer_regenerate", 2, 3), ("barrow_wyrm_undying", 3, 1)]
)
def test_healing(ability: str, surges: int, left: int) -> None:
    enemy = ability.rpartition("_")[0]
    state = against(enemy, surges=surges, damage=5)
    surge(state, ability, surges)
    assert wounds(state) == (0, left)
    assert ability not in surges_offered(against(enemy, surges=surges)), "there is nothing to heal"


@pytest.mark.parametrize(
    ("ability", "targets", "left"),
    [
        ("barrow_wyrm_bones", ["corbin.1:0", "corbin.3:1"], "corbin.2:1 corbin.3:1 A09:0"),
        ("ogre_shove", ["corbin.2:1", "A09:0"], "corbin.1:0 corbin.3:1 A09:0"),
    ],
)
def test_one_token_is_removed(ability: str, targets: list[str], left: str) -> None:
    enemy = ability.rpartition("_")[0]
    state = against(enemy, "corbin.1:0 corbin.2:1 corbin.3:1 A09:0", surges=1)
    played = surge(state, ability, 1, [pick(targets[0])])
    assert played.asked[0].moves == [*map(pick, targets)]
    assert in_pool(state, 0) == left
    assert ability not in surges_offered(against(enemy, "corbin.1:1", surges=1))


def test_no_shield_stops_an_ogre() -> None:
    state = against("ogre", "corbin.2:1", surges=2)
    surge(state, "ogre_flatten", 2)
    assert wounds(state) == (2, 0)


# Cave Bear, False Envoy, Pit Champion


def test_a_bear_wakes_badly_and_mauls_through_shields() -> None:
    state = against("cave_bear", phase="engage")
    begin(state)
    assert wounds(state) == (1, 0)
    state = against("cave_bear", "corbin.2:1", surges=2)
    surge(state, "cave_bear_maul", 2)
    assert wounds(state) == (2, 0)


@pytest.mark.rule("R3-ENEMY-06")
def test_whoever_sees_through_the_envoy_claims_him_without_a_reward() -> None:
    good = skill_card(success=True)
    state = against("false_envoy", phase="engage", skill_deck=f"{good} {good}")
    play(state, fight_on, (), Rigged(deck__skills=[0]))
    assert (the_fight(state).end, the_fight(state).phase) == ("claimed", "done")
    play(state, fight_on)
    assert ([trophy.card for trophy in state.players[0].trophies], state.players[0].gold) == (["false_envoy"], 5)


@pytest.mark.rule("R3-ENEMY-05")
def test_a_failed_test_costs_a_coin_and_the_fight_goes_on() -> None:
    bad = skill_card(success=False)
    state = against("false_envoy", phase="engage", skill_deck=bad)
    play(state, fight_on, (), Rigged(deck__skills=[0]))
    assert (the_fight(state).end, the_fight(state).phase, state.players[0].gold) == ("", "cast", 4)


def test_sand_takes_agility_or_a_surge() -> None:
    state = against("false_envoy", "corbin.1:1 corbin.2:0 corbin.3:0", surges=1)
    played = surge(state, "false_envoy_sand", 1, [pick("corbin.1:1")])
    assert played.asked[0].moves == [pick("corbin.1:1"), pick("corbin.3:0")]
    assert in_pool(state, 0) == "corbin.2:0 corbin.3:0"
    assert surges_offered(against("false_envoy", "corbin.2:0", surges=1)) == set()


def test_the_champion_takes_one_less_from_the_first_blow_of_a_round() -> None:
    state = against("pit_champion", "corbin.1:0 corbin.3:1")
    strike(state, 0, "corbin.1")
    assert wounds(state) == (0, 1)
    strike(state, 0, "corbin.3")
    assert wounds(state) == (0, 2)


def test_a_clinch_holds_surges_back() -> None:
    state = against("pit_champion", "corbin.1:1", surges=1)
    surge(state, "pit_champion_clinch")
    assert side_of(state, 0).marks == ["no_surges"]


# Rewards


def test_a_trophy_may_be_taken_instead_of_gold() -> None:
    state = against("reanimates", "corbin.1:0", phase="done")
    the_fight(state).end = "won"
    state.decks["combat"] = ["ogre", "witch"]
    answers = [TakeOption(2), TakeTrophy("combat")]
    play(state, fight_on, answers, Rigged(deck__combat=[1]))
    assert [trophy.card for trophy in state.players[0].trophies] == ["reanimates", "witch"]
    assert state.players[0].gold == 5


def test_the_bears_other_reward_is_a_trophy_of_exploration() -> None:
    assert ENEMIES["cave_bear"].reward == (Gain(gold=1), Gain(trophies=("exploration",)))
