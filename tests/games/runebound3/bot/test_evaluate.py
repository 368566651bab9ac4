"""What the greedy bot makes of positions of Runebound: sensible things, and nothing it cannot know."""

from __future__ import annotations

from random import Random

import pytest

from questhall.bots.foresight import Horizon, likely
from questhall.bots.greedy import GreedyBot
from questhall.engine import Move
from questhall.games.runebound3.board import PLACES
from questhall.games.runebound3.bot.evaluate import evaluate
from questhall.games.runebound3.bot.goals import goals_of
from questhall.games.runebound3.bot.showdown import is_ready, villain_odds
from questhall.games.runebound3.bot.strength import chance, foe_strength, strength_by_cards
from questhall.games.runebound3.bot.travel import Goal, chart_for, points_to
from questhall.games.runebound3.moves.fight import Pass, Stay, Strike, UseSurge
from questhall.games.runebound3.moves.market import Buy, Sell
from questhall.games.runebound3.moves.skills import Learn
from questhall.games.runebound3.moves.turn import (
    Adventure,
    EngageVillain,
    KillZombie,
    Rest,
    RollToMove,
    Shop,
    Step,
    Train,
)
from questhall.games.runebound3.state import State
from support.runebound3 import fight, hero, hex_of, position
from support.runebound3_matches import match_at

GEM = "2,3"
"""A social gem in the plains."""
HAND = "water_strider pickpocket mountaineering"
"""A full hand of no great promise."""


def choice(state: State, seed: int = 1) -> Move:
    """What a greedy bot in seat 0 does there."""
    return GreedyBot(Random(seed)).choose(match_at(state, seed), 0)


def choices(state: State, count: int = 5) -> set[type[Move]]:
    """What several greedy bots do, each with dreams of its own."""
    return {type(choice(state, seed)) for seed in range(1, count + 1)}


# The turn


def test_a_hero_on_a_gem_adventures() -> None:
    assert choices(position(hero(at=GEM, gold=0, hand=HAND), hero("mok"))) == {Adventure}


def test_one_action_point_is_not_enough_for_a_gem_and_the_hero_waits_there() -> None:
    """Training costs nothing but the point that would be lost."""
    assert choices(position(hero(at=GEM, gold=0, points=1), hero("mok"))) <= {Train, Rest}


def test_a_hero_next_to_a_gem_steps_there() -> None:
    state = position(hero(at="3,3", gold=0, hand=HAND), hero("mok"))
    assert choice(state) == Step(hex_of(GEM))


def test_to_a_gem_farther_off_dice_are_rolled() -> None:
    state = position(hero(at="5,3", gold=0, hand=HAND), hero("mok"))
    state.gems = [hex_of(GEM)]
    assert choices(state) == {RollToMove}


def test_a_badly_hurt_hero_rests_in_a_town() -> None:
    assert choices(position(hero(at="trade_town", damage=8), hero("mok"))) == {Rest}


def test_a_rich_hero_in_a_city_shops_and_buys_the_best() -> None:
    state = position(hero(at="tamalir", gold=12), hero("mok"), asset_deck="satchel camp_kettle")
    state.markets["tamalir"] = ["ancient_sword", "blade_of_valour", "fine_doublet"]
    match = match_at(state)
    bot = GreedyBot(Random(1))
    assert bot.choose(match, 0) == Shop()
    match.play(0, Shop())
    assert bot.choose(match, 0) == Buy("blade_of_valour")


def test_what_a_purchase_replaces_is_sold_first() -> None:
    state = position(hero(at="tamalir", gold=10, assets="ancient_sword"), hero("mok"), asset_deck="satchel camp_kettle")
    state.markets["tamalir"] = ["blade_of_valour", "fine_doublet", "alchemists_belt"]
    match = match_at(state)
    match.play(0, Shop())
    assert GreedyBot(Random(1)).choose(match, 0) == Sell("ancient_sword")


def test_a_good_skill_is_learned_at_once() -> None:
    state = position(hero("mok", at=GEM, hand="parry", trophies="ogre witch"), hero("corbin"))
    assert choice(state) == Learn("parry")


def test_whoever_has_trophies_but_no_use_for_them_trains() -> None:
    state = position(hero(at="8,8", gold=0, trophies="ogre witch ettin my_kitty"), hero("mok"))
    state.gems = []
    assert choices(state) == {Train}


# Fights


def test_whoever_can_fell_the_enemy_does() -> None:
    state = position(hero(at="5,3", damage=8), hero("mok"))
    fight(state, "witch", mine="corbin.1:0 corbin.2:1 corbin.3:0", theirs="enemy.2:0 enemy.3:0", damage=4)
    move = choice(state)
    assert isinstance(move, Strike)
    assert move.damage == 2


def test_nobody_passes_with_a_blow_to_strike() -> None:
    state = position(hero(at="5,3"), hero("mok"))
    fight(state, "ogre", mine="corbin.1:0 corbin.2:0", theirs="enemy.4:1")
    assert Pass not in choices(state)


def test_surges_are_spent_before_the_round_ends() -> None:
    state = position(hero("mok", at="5,3"), hero("corbin"))
    fight(state, "ogre", mine="mok.1:0! mok.3:0", theirs="enemy.4:1!")
    assert choices(state) == {UseSurge}


def test_a_cast_that_nobody_has_touched_sways_nobody() -> None:
    """Else whoever dreams of passing would be swayed by the next cast in the dream."""
    lucky = fight(position(hero(at="5,3")), "witch", mine="corbin.1:0 corbin.2:0", theirs="enemy.4:1")
    unlucky = fight(position(hero(at="5,3")), "witch", mine="corbin.1:1 corbin.2:1", theirs="enemy.1:0")
    assert evaluate(lucky, 0) == evaluate(unlucky, 0)


@pytest.mark.parametrize("mark", ["mind_meld", "brambles", "faded"])
def test_what_pays_a_blow_back_or_makes_it_miss_is_worth_something(mark: str) -> None:
    plain, marked = (
        fight(position(hero("thorn", at="5,3")), "witch", mine="thorn.1:0! thorn.2:1", theirs="enemy.1:0 enemy.2:0")
        for _ in range(2)
    )
    assert marked.fight is not None
    marked.fight.sides[0].marks.append(mark)
    assert evaluate(marked, 0) > evaluate(plain, 0)


def test_a_search_thinks_to_the_end_of_a_combat_round() -> None:
    """Whoever plays the enemy is asked in between; the next cast is luck again."""
    two = position(hero("corbin", GEM), hero("mok", "tamalir"), enemy="neighbour")
    state = fight(two, "ogre", mine="corbin.1:0 corbin.2:0", theirs="enemy.1:0 enemy.2:0")
    match = match_at(state)
    horizon, asked = Horizon(match, 0, 1), set[int]()
    while not horizon.is_reached(match):
        seat = next(iter(match.asks))
        asked.add(seat)
        match.play(seat, likely(match, seat))
    assert asked == {0, 1}
    assert match.state.fight is None or match.state.fight.round == 2


def test_a_hero_with_the_upper_hand_stays() -> None:
    state = position(hero(at="5,3", damage=1), hero("mok"))
    fight(state, "witch", mine="corbin.1:0!", theirs="enemy.4:0!", damage=5, phase="retreat")
    assert choices(state) == {Stay}


def test_a_won_fight_looks_better_than_a_lost_one() -> None:
    hale = fight(position(hero(at="5,3")), "witch", mine="corbin.1:0", theirs="enemy.2:0", damage=5)
    hurt = fight(position(hero(at="5,3", damage=9)), "witch", mine="corbin.1:0", theirs="enemy.2:0")
    assert evaluate(hale, 0) > evaluate(hurt, 0) + 3


# The villain

CHAMPION = {"assets": "blade_of_valour mana_armor firestone", "skills": "steadfast parry"}


def before_margath(round: int, **cards: str) -> State:
    champion = hero(at="firmament", tokens=5, hand=HAND, **cards)  # type: ignore[arg-type]
    state = position(champion, hero("mok"), act=2, enemy="bot")
    state.villain, state.round = hex_of("firmament"), round
    return state


def test_a_strong_hero_engages_the_villain() -> None:
    assert choices(before_margath(14, **CHAMPION)) == {EngageVillain}


def test_a_weak_one_does_not_while_there_is_time() -> None:
    assert EngageVillain not in choices(before_margath(14))


def test_when_time_is_up_everyone_does() -> None:
    state = position(hero(at="cursed_ruins"), hero("mok"), scenario="corpse_king", act=2)
    state.villain, state.round = hex_of("cursed_ruins"), 23
    assert choices(state) == {EngageVillain}


def test_a_hurt_champion_rests_before_the_last_fight() -> None:
    state = before_margath(14, **CHAMPION)
    state.players[0].damage = 6
    assert choices(state) == {Rest}


def test_a_zombie_underfoot_is_killed() -> None:
    state = position(hero(at="8,8", gold=0), hero("mok"), scenario="corpse_king")
    state.gems, state.zombies = [], [hex_of("8,8")]
    assert choices(state) == {KillZombie}


@pytest.mark.parametrize(("better", "worse"), [({"tokens": 5}, {"tokens": 0}), ({"damage": 0}, {"damage": 5})])
def test_lore_and_health_raise_the_odds(better: dict[str, int], worse: dict[str, int]) -> None:
    strong, weak = hero(**better), hero(**worse)  # type: ignore[arg-type]
    state = position(strong, weak)
    assert villain_odds(state, strong, strong.damage) > villain_odds(state, weak, weak.damage)


def test_cards_to_exert_with_raise_the_odds_of_whoever_exerts_in_fights() -> None:
    for skills, helps in (("parry", True), ("steadfast", False)):
        empty, full = hero(skills=skills), hero(skills=skills, hand=HAND)
        state = position(empty, full)
        assert (villain_odds(state, empty, 0) < villain_odds(state, full, 0)) == helps
        assert villain_odds(state, empty, 0, full_hand=True) == villain_odds(state, full, 0)


def test_a_champion_with_an_empty_hand_trains_before_the_last_fight() -> None:
    state = before_margath(14, **CHAMPION)
    assert choices(state) == {EngageVillain}
    state.players[0].hand = []
    assert choices(state) == {Train}


def test_a_rival_makes_bold() -> None:
    """Whoever is alone waits a little longer."""
    mine, rival = hero(at="firmament", tokens=3, **CHAMPION), hero("mok", tokens=7, **CHAMPION)  # type: ignore[arg-type]
    state = position(mine, rival, act=2)
    state.villain = hex_of("firmament")
    ready = []
    for seat in (0, 1):
        if seat == 1:
            state.players[1] = hero("mok")
        rounds = (round for round in range(12, 30) if is_ready_in(state, round))
        ready.append(next(rounds))
    assert ready[0] <= ready[1]


def test_a_weak_hero_among_strong_rivals_does_not_wait_for_them() -> None:
    """What waiting promises is little if others are likely to be there first."""
    mine = hero(at="firmament", tokens=3, assets="chain_mail serrated_axe")
    weak, strong = hero("mok"), hero("mok", tokens=7, **CHAMPION)  # type: ignore[arg-type]
    for rivals, ready in (([weak, weak, weak], False), ([strong, strong, strong], True)):
        state = position(mine, *rivals, act=2, scenario="corpse_king")
        state.villain = hex_of("firmament")
        assert is_ready_in(state, 18) == ready


def test_corbins_company_is_shunned() -> None:
    """A place is worth less to whoever may be challenged there, and nothing less once that has happened."""
    corbin = hero("corbin", GEM)
    state = position(hero("thorn", "everton"), corbin)
    threatened = worth_of_gem(state)
    corbin.challenged = [0]
    assert threatened < worth_of_gem(state)


def worth_of_gem(state: State) -> float:
    return max(goal.worth for goal in goals_of(state, 0) if goal.hex == hex_of(GEM))


def is_ready_in(state: State, round: int) -> bool:
    state.round = round
    return is_ready(state, state.players[0])


# Measures


def test_more_tokens_are_more_strength() -> None:
    plain, armed = strength_by_cards("corbin", (), ()), strength_by_cards("corbin", (), ("blade_of_valour",))
    assert armed.deals > plain.deals
    foe = foe_strength("witch", is_veteran=False, is_villain=False)
    assert chance(10, 6, armed, foe) > chance(10, 6, plain, foe)
    assert chance(10, 6, plain, foe) > chance(10, 6, plain, foe_strength("margath", is_veteran=True, is_villain=True))


def test_ways_are_shorter_by_road_and_for_the_fast() -> None:
    tamalir, forge = hex_of("tamalir"), hex_of("forge")
    assert points_to(tamalir, 5, False)[forge] < points_to(tamalir, 3, False)[forge]
    assert points_to(tamalir, 3, False)[tamalir] == 0
    assert all(points_to(tamalir, 3, False)[place.hex] >= 1 for place in PLACES if place.hex != tamalir)


def test_the_nearer_a_goal_the_better() -> None:
    chart = chart_for([Goal(hex_of(GEM), 3.0, 2.0)], hero())
    assert chart.at(hex_of(GEM)) > chart.at(hex_of("5,3")) > chart.at(hex_of("riverwatch"))


def test_of_two_goals_together_more_is_hoped_for_than_of_one() -> None:
    one, other = Goal(hex_of(GEM), 5.0, 2.0), Goal(hex_of("5,3"), 5.0, 2.0)
    assert chart_for([one, other], hero()).at(hex_of(GEM)) > chart_for([one], hero()).at(hex_of(GEM)) + 0.5


def test_whoever_moves_leaves_the_goal_that_is_here() -> None:
    here, there = Goal(hex_of(GEM), 9.0, 2.0), Goal(hex_of("5,3"), 5.0, 2.0)
    chart = chart_for([here, there], hero())
    assert chart.at(hex_of(GEM), moving=True) < chart.at(hex_of(GEM))
    assert chart_for([here], hero()).at(hex_of(GEM), moving=True) == 0


# Hidden things


def test_the_bot_does_not_see_what_is_hidden() -> None:
    """The next cards, a rival's hand and a rival's trophy are others; the choice is the same."""
    for at in ("tamalir", GEM, "5,3"):
        one = position(hero(at=at, gold=4), hero("mok", hand="parry aegis", trophies="ogre*"))
        other = position(hero(at=at, gold=4), hero("mok", hand="tireless cunning", trophies="witch*"))
        for deck in other.decks.values():
            deck.reverse()
        other.asset_deck.reverse()
        other.skill_deck.reverse()
        assert choice(one, 3) == choice(other, 3)
