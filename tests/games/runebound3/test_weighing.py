"""Chances that are asked for: where a roll leads is exact, how a fight ends is tried in imagined matches."""

from __future__ import annotations

from random import Random

import pytest

from questhall.engine import IllegalMove, Match
from questhall.games.runebound3 import GAME
from questhall.games.runebound3.board import GEMS
from questhall.games.runebound3.moves.turn import Adventure, AttemptStory, EngageVillain, Rest, RollToMove, UseAction
from questhall.games.runebound3.odds import chances_to_reach
from questhall.games.runebound3.state import State
from questhall.games.runebound3.weighing import TRIES
from support.runebound3 import fight, hero, hex_of, position
from support.runebound3_matches import match_at

STRONG = {"assets": "serrated_axe short_bow spiked_armor", "skills": "retribution aegis"}


def at_villain(**kit: str) -> Match:
    state = position(hero("corbin", tokens=6, **kit), hero("mok", "everton"), act=2)  # type: ignore[arg-type]
    state.villain = hex_of("tamalir")
    return match_at(state)


def win(match: Match, seat: int, move: object = None, seed: int = 1) -> float:
    (odds,) = match.weigh(seat, move, Random(seed))
    assert (odds.ref, odds.what, odds.tries) == ("fight", "win", TRIES)
    return odds.chance


def test_a_roll_is_exact_for_every_hex_around() -> None:
    match = match_at(position(hero("corbin", "8,1")))
    odds = match.weigh(0, RollToMove(), Random(1))
    assert {int(each.ref.removeprefix("hex:")): each.chance for each in odds} == chances_to_reach(
        hex_of("8,1"), 3, ford=False
    )
    assert {(each.what, each.tries) for each in odds} == {("reach", 0)}


def test_better_weapons_win_more_often() -> None:
    assert win(at_villain(), 0, EngageVillain()) < win(at_villain(**STRONG), 0, EngageVillain())


def test_the_same_seed_tries_the_same_and_nothing_is_played() -> None:
    match = at_villain(**STRONG)
    before = match.fingerprint()
    assert win(match, 0, EngageVillain()) == win(match, 0, EngageVillain())
    assert match.fingerprint() == before
    assert match.question is not None
    assert match.question.topic == "turn.act"


def test_a_fight_under_way_counts_the_damage_on_the_table() -> None:
    def against_witch(damage: int) -> float:
        state = position(hero("corbin", damage=damage), hero("mok"), enemy="bot")
        return win(match_at(fight(state, "witch", mine="corbin.1:0 corbin.2:0", theirs="enemy.1:0")), 0)

    assert against_witch(9) < against_witch(0)


def test_whoever_looks_on_sees_the_chance_of_the_attacker_and_the_challenged_his_own() -> None:
    def duel(seats: int) -> State:
        heroes = [hero("corbin", damage=9), hero("hawthorne"), hero("mok")][:seats]
        return fight(position(*heroes, enemy="bot"), rival=1, mine="corbin.1:0", theirs="hawthorne.1:1")

    match = match_at(duel(3))
    shown = {seat: match.weigh(seat, None, Random(2))[0] for seat in range(3)}
    assert {seat: odds.detail for seat, odds in shown.items()} == {0: "0", 1: "1", 2: "0"}
    assert shown[0].chance < 0.2
    assert shown[1].chance > 0.8
    assert shown[2].chance < 0.2


def test_a_challenge_and_a_story_enemy_are_tried_before_one_engages() -> None:
    duel = match_at(position(hero("corbin"), hero("mok", damage=8), enemy="bot"))
    assert win(duel, 0, UseAction("bounty")) > 0.7
    state = position(hero("corbin"), hero("mok"), enemy="bot")
    state.players[0].hex = 187
    state.slots[0], state.solved = "rider_in_the_ash", {"rider_in_the_ash": []}
    assert 0 <= win(match_at(state), 0, AttemptStory("rider_in_the_ash")) <= 1


def test_of_several_heroes_each_has_a_chance_of_his_own() -> None:
    heroes = [hero("corbin", damage=5), hero("mok", damage=8), hero("lissa"), hero("thorn", "everton")]
    odds = match_at(position(*heroes, enemy="bot")).weigh(0, UseAction("bounty"), Random(1))
    assert [each.ref for each in odds] == ["seat:1", "seat:2"]
    assert odds[0].chance > odds[1].chance
    assert {(each.detail, each.tries) for each in odds} == {("0", TRIES)}


def test_an_ability_that_begins_no_fight_has_no_odds() -> None:
    match = match_at(position(hero("corbin", skills="travel_journal curio_swap"), hero("mok", "everton")))
    for move in match.asks[0].moves:
        if isinstance(move, UseAction):
            assert match.weigh(0, move, Random(1)) == []


def test_the_neighbour_who_plays_the_enemy_is_answered_for() -> None:
    state = position(hero("corbin"), hero("mok"), enemy="neighbour")
    match = match_at(fight(state, "witch", mine="corbin.1:0 corbin.2:0", theirs="enemy.1:0", turn=1))
    assert 1 in match.asks
    assert 0 < win(match, 0) == win(match, 1)


@pytest.mark.parametrize("move", [Rest(), Adventure()])
def test_what_nobody_can_know_or_what_is_no_gamble_has_no_odds(move: object) -> None:
    """Which card lies on top of the combat deck is unknown: an adventure has no odds."""
    state = position(hero("corbin"))
    state.players[0].hex = next(hex for hex in state.gems if GEMS[hex] == "combat")
    match = match_at(state)
    assert match.weigh(0, move, Random(1)) == []


def test_moves_that_are_not_offered_are_refused() -> None:
    match = match_at(position())
    with pytest.raises(IllegalMove):
        match.weigh(0, EngageVillain(), Random(1))
    with pytest.raises(IllegalMove):
        match.weigh(1, RollToMove(), Random(1))
    assert match.weigh(0, None, Random(1)) == []


def test_only_the_view_and_imagined_matches_are_looked_at() -> None:
    """The game never gets the match itself, and imagines it anew for every try."""
    state = position(hero("corbin", hand="tireless"), hero("mok", hand="aegis"), enemy="bot")
    match = match_at(fight(state, "witch", mine="corbin.1:0", theirs="enemy.1:0"))
    rng, worlds = Random(3), 0

    def imagine() -> Match:
        nonlocal worlds
        worlds += 1
        return match.imagine(0, rng, light=True)

    assert GAME.weigh is not None
    assert GAME.weigh(match.view(0), None, imagine)
    assert worlds == TRIES
