"""The chances shown at the table are those of the dice: counted out, and compared with what the rules roll."""

from __future__ import annotations

from random import Random

import pytest

import questhall
from questhall.engine import Match
from questhall.games.runebound1.chances import chance_to_roll, odds
from questhall.games.runebound1.moves.fight import AttackWith, Escape, FightOn, RollTest
from questhall.games.runebound1.view import view
from support import runebound1_matches
from support.runebound1 import fight, hero, position


def test_the_die_with_twenty_sides() -> None:
    assert [chance_to_roll(needed, False) for needed in (-3, 1, 2, 11, 20, 21)] == [1.0, 1.0, 0.95, 0.5, 0.05, 0.0]


def test_two_ten_sided_dice_as_the_variant_has_them() -> None:
    assert [chance_to_roll(needed, True) for needed in (8, 11, 14, 17, 20, 21)] == [0.79, 0.55, 0.28, 0.1, 0.01, 0.0]


def match_at(topic: str, seed: int) -> Match:
    """A random match with some item cards played to a question."""
    match, rng = questhall.new("runebound1", players=2, seed=seed), Random(seed)
    for _ in range(3000):
        seat, ask = next(iter(match.asks.items()))
        if ask.topic == topic:
            return match
        match.play(seat, rng.choice(ask.moves))
    raise AssertionError(f"{topic} is not asked")


def successes(match: Match, move: object, word: str) -> float:
    """How often a roll succeeds in many dreams."""
    seat, rng, good = next(iter(match.asks)), Random(5), 0
    for _ in range(400):
        told = dream_of(match, seat, rng, move)
        good += told == word
    return good / 400


def dream_of(match: Match, seat: int, rng: Random, move: object) -> str:
    world = match.imagine(seat, rng)
    hits, wounds = world.state.fight.wounds if world.state.fight else 0, world.state.players[seat].wounds
    world.play(seat, move)
    fight = world.state.fight
    if isinstance(move, Escape):
        return "failed" if world.state.players[seat].wounds > wounds else "escaped"
    return "hit" if fight is None or fight.wounds > hits or fight.end else "missed"


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_attacks_hit_as_often_as_is_shown(seed: int) -> None:
    match = match_at("fight.act", seed)
    seat, ask = next(iter(match.asks.items()))
    shown = {each.ref: each.chance for each in match.odds(seat) if each.what == "attack" and not each.detail}
    attacks = [move for move in ask.moves if isinstance(move, AttackWith)]

    assert attacks
    assert {f"hero:{match.state.players[seat].hero}"} <= {*shown}
    for move in attacks:
        ref = next(ref for ref in shown if ref.endswith(f":{move.who}"))
        assert successes(match, move, "hit") == pytest.approx(shown[ref], abs=0.09)


def test_between_heroes_an_ally_of_the_attacker_has_a_chance_too() -> None:
    """Mordrog's round in the melee phase; Lyssa has rolled 14 to be reached, and her ally stands by."""
    attacker, defender = hero("mordrog", allies="toll_guard"), hero("lyssa", allies="guide")
    state = fight(position(attacker, defender), "", rival=1, round=1, step=1, target=14)
    shown = {each.ref: each.chance for each in odds(view(state, 0)) if each.what == "attack" and not each.detail}
    assert shown == {"hero:mordrog": 0.6, "ally:toll_guard": 0.55}


@pytest.mark.parametrize("seed", [1, 4])
def test_escapes_succeed_as_often_as_is_shown(seed: int) -> None:
    match = match_at("fight.escape", seed)
    seat = next(iter(match.asks))
    (shown,) = [each.chance for each in match.odds(seat) if each.what == "escape"]

    assert successes(match, Escape(), "escaped") == pytest.approx(shown, abs=0.09)


def test_a_test_shows_what_exhaustion_would_add() -> None:
    match = match_at("test.roll", 3)
    seat, ask = next(iter(match.asks.items()))
    roll = match.view(seat).roll
    hero = match.view(seat).heroes[seat]
    (shown,) = match.odds(seat)

    assert (shown.ref, shown.what) == ("test", "success")
    assert shown.chance == chance_to_roll(roll.target - roll.bonus, False)
    modifier = hero.skills.get(roll.skill, 0)
    more = (hero.stamina - hero.exhaustion) * modifier
    assert shown.helped == (chance_to_roll(roll.target - roll.bonus - more, False) if more else None)
    assert RollTest() in ask.moves


def test_between_heroes_no_chance_is_told_before_the_defender_has_rolled() -> None:
    """Neither of the way out, nor of an attack by what he rolled in the round before or against the escape."""
    state = fight(position(hero("mordrog"), hero("lyssa")), rival=1, round=1, target=14)
    match = runebound1_matches.match_at(state, seed=2)
    assert match.asks[0].topic == "fight.escape"
    assert match.odds(0) == []
    match.play(0, Escape())
    assert match.asks[0].topic == "fight.escape", "it failed"
    assert match.odds(0) == []
    match.play(0, FightOn())
    assert {each.detail for each in match.odds(0)} == {"ranged", "defence", ""}
