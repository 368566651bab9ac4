"""The exact chance of a fight that dice decide: against figures by hand, every way counted out, and the rules."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from questhall.engine import Match, Move
from questhall.games.runebound1.by_dice import bout_of, chance_to_get_away, chance_to_win, fighting
from questhall.games.runebound1.dice_fight import Bout, DiceFight, Lives, Striker
from questhall.games.runebound1.moves.fight import AttackWith, Defend, Escape, FightOn
from questhall.games.runebound1.state import Fight, FightPhase, State
from questhall.games.runebound1.view import view
from support.runebound1 import fight, foe, hero, position
from support.runebound1_matches import match_at

ROUNDS = 200


def win(state: State) -> float | None:
    assert state.fight is not None
    return chance_to_win(state, state.fight)


def counted_out(bout: Bout, lives: Lives, rounds: int = ROUNDS) -> float:
    """The same, the plain way: every position of every round, from the last back to the first."""
    strikers = range(len(bout.strikers))
    everything = [
        Lives(enemy, ours)
        for enemy in range(lives.enemy + 1)
        for ours in product(*(range(life + 1) for life in lives.ours))
    ]
    worth = {each: float(each.enemy == 0 and each.ours[0] > 0) for each in everything}

    def best(now: Lives, step: int, spent: frozenset[int]) -> float:
        if not now.enemy or not now.ours[0]:
            return float(now.ours[0] > 0)
        if step == 3:
            return worth[now]
        harm, ways = bout.harm[step], []
        good = bout.guard[step]
        if harm:
            hurt = best(now.less(0, harm), step + 1, spent)
            ways.append(good * best(now, step + 1, spent) + (1 - good) * hurt)
        else:
            ways.append(best(now, step + 1, spent))
        for who in strikers:
            if now.ours[who] and who not in spent:
                striker, after = bout.strikers[who], spent | {who}
                hit = best(now.hit(striker.damage[step]), step + 1, after)
                missed = best(now.less(who, harm), step + 1, after)
                ways.append(striker.hits[step] * hit + (1 - striker.hits[step]) * missed)
        return max(ways)

    for _ in range(rounds):
        worth = {each: best(each, 0, frozenset()) for each in everything}
    return worth[lives]


def test_one_blow_decides_if_both_have_one_life() -> None:
    """Who hits first in a round: ranged 8 of 20, else the hero falls, for he has but one life and one attack."""
    enemy = foe(1, (17, 40, 40), (1, 0, 0))
    state = fight(position(hero("lyssa", wounds=4), hero("mordrog")), enemy)
    assert win(state) == pytest.approx(8 / 20)


def test_where_failures_cost_nothing_the_hero_tries_for_ever() -> None:
    """Ranged he can only defend, and cannot fail; the magic phase is his."""
    state = fight(position(hero("lyssa"), hero("mordrog")), foe(3, (5, 40, 21), (3, 0, 0)))
    assert win(state) == pytest.approx(1)


def test_a_fight_without_an_end_is_not_won() -> None:
    state = fight(position(hero("lyssa"), hero("mordrog")), foe(3, (40, 40, 40), (0, 0, 0)))
    assert win(state) == 0


@pytest.mark.parametrize("seed", range(6))
def test_every_way_counted_out_comes_to_the_same(seed: int) -> None:
    rng = Random(seed)

    def three(most: int, least: int = 0) -> tuple[int, int, int]:
        return rng.randint(least, most), rng.randint(least, most), rng.randint(least, most)

    def chances() -> tuple[float, float, float]:
        one, two, three_ = three(18, 3)
        return one / 20, two / 20, three_ / 20

    allies = seed % 3
    bout = Bout(tuple(Striker(chances(), three(2)) for _ in range(1 + allies)), chances(), three(2))
    lives = Lives(rng.randint(2, 4), (rng.randint(2, 4), *(rng.randint(1, 2) for _ in range(allies))))
    assert DiceFight(bout).chance(lives) == pytest.approx(counted_out(bout, lives), abs=1e-4)


def test_in_the_middle_of_a_round_whoever_has_attacked_cannot_attack_again() -> None:
    """Whoever has must first outlive the melee phase, and then can strike in the next."""
    enemy = foe(1, (40, 13, 40), (0, 1, 0))
    lyssa = hero("lyssa", wounds=4)
    fresh = fight(position(lyssa, hero("mordrog")), enemy, round=1, step=1)
    spent = fight(position(lyssa, hero("mordrog")), enemy, round=1, step=1, attacked=["lyssa"])
    assert win(fresh) == pytest.approx(9 / 20)
    assert win(spent) == pytest.approx((9 / 20) ** 2)


@pytest.mark.parametrize(
    ("options", "chance"),
    [
        ({}, 4 / 20),
        ({"two_dice": True}, 10 / 100),
        ({"tough": True}, 1 - (16 / 20) ** 2),  # a hit fells the enemy even so, but the hero outlives one failure
    ],
)
def test_tough_heroes_and_two_dice_are_reckoned_with(options: dict[str, Any], chance: float) -> None:
    heroes = hero("lyssa", wounds=3), hero("mordrog")
    assert win(fight(position(*heroes, **options), foe(1, (21, 40, 40), (2, 0, 0)))) == pytest.approx(chance)


# Against the rules themselves


def best_move(game: Match, reckoned: DiceFight, bout: Bout) -> Move:
    """What the reckoning itself would do."""
    (ask,) = game.asks.values()
    state: State = game.state
    fought = state.fight
    assert fought is not None
    if FightOn() in ask.moves:
        return FightOn()
    step = fought.step
    names, left = names_and_lives(state, fought)

    def spent(*more: str) -> tuple[int, ...]:
        return tuple(who for who, name in enumerate(names) if name in (*fought.attacked, *more))

    def worth(move: Move) -> float:
        if isinstance(move, AttackWith):
            who = names.index(move.who)
            striker, after = bout.strikers[who], spent(move.who)
            good, hit = striker.hits[step], left.hit(striker.damage[step])
            missed = left.less(who, bout.harm[step])
        else:
            good = bout.guard[step] if bout.harm[step] else 1.0
            hit, missed, after = left, left.less(0, bout.harm[step]), spent()
        on = reckoned.chance(hit, step + 1, after)
        return good * on + (1 - good) * reckoned.chance(missed, step + 1, after)

    return max((move for move in ask.moves if isinstance(move, AttackWith | Defend)), key=worth)


def names_and_lives(state: State, fought: Fight) -> tuple[list[str], Lives]:
    seen = view(state, fought.seat)
    assert seen.fight is not None
    mine = seen.heroes[fought.seat]
    standing = {ally.card: ally.life - ally.wounds for ally in mine.allies}
    left = Lives(seen.fight.life - fought.wounds, (mine.life - mine.wounds, standing.get(ALLY, 0)))
    return [mine.hero, ALLY], left


ALLY = "village_hunter"
"""Who adds nothing by being there, and knows no tricks."""
FIGHTS = 1500
"""So many leave a standard error of 1.3 %."""


def test_fights_that_are_played_out_as_it_was_reckoned_are_won_as_often() -> None:
    start = fight(position(hero("lyssa", allies=ALLY), hero("mordrog")), foe(4, (16, 15, 14), (2, 1, 1)))
    told = win(start)
    assert told is not None
    assert 0.3 < told < 0.7
    match, rng = match_at(start), Random(7)
    assert start.fight is not None
    bout = bout_of(start, start.fight, fighting(start, start.fight))
    reckoned, won = DiceFight(bout), 0
    for _ in range(FIGHTS):
        world = match.imagine(0, rng, light=True)
        fought = world.state.fight
        while world.state.fight is fought:
            world.play(0, best_move(world, reckoned, bout))
        won += fought.end == "won"
    assert won / FIGHTS == pytest.approx(told, abs=0.045)


def test_getting_away_is_so_many_tries_before_the_last_wound() -> None:
    state = fight(position(hero("lyssa", wounds=2), hero("mordrog")), foe(3, (17, 13, 13)))
    assert state.fight is not None
    told = chance_to_get_away(state, state.fight)
    assert told == pytest.approx(1 - (12 / 20) ** 3)
    match, rng, away = match_at(state), Random(3), 0
    for _ in range(FIGHTS):
        world = match.imagine(0, rng, light=True)
        fought = world.state.fight
        while world.state.fight is fought:
            world.play(0, Escape())
        away += fought.end == "escaped"
    assert away / FIGHTS == pytest.approx(told, abs=0.04)


# When there is more to it than dice


def told_of(player: str, *, phase: FightPhase = "round", boost: int = 0, **kit: Any) -> float | None:
    return win(fight(position(hero(player, **kit), hero("mordrog")), foe(), phase=phase, boost=boost))


def test_cards_that_could_be_played_are_no_matter_of_dice_alone() -> None:
    assert told_of("mordrog") is None
    assert told_of("ronan_of_the_wild") is not None
    assert told_of("ronan_of_the_wild", items="healing_potion") is None


def test_a_card_counts_only_as_long_as_it_can_be_used() -> None:
    assert told_of("mad_carthos", phase="before") is None
    assert told_of("mad_carthos") is not None, "what is used before combat is past in it"
    assert told_of("varikas_the_dead", allies=ALLY) is None
    assert told_of("varikas_the_dead") is not None, "he shields allies, and has none"
    assert told_of("one_fist") is None
    assert told_of("one_fist", used=["one_fist"]) is not None, "once a turn, and he has"
    assert told_of("lyssa", items="leather_jerkin") is None
    assert told_of("lyssa", items="leather_jerkin", face_down=["leather_jerkin"]) is not None


def test_an_ally_who_adds_something_takes_it_with_him_when_he_falls() -> None:
    assert told_of("ronan_of_the_wild", allies=ALLY) is not None
    assert told_of("ronan_of_the_wild", allies="eagle_rider") is None


def test_between_heroes_and_where_a_bonus_waits_it_is_not_reckoned() -> None:
    assert told_of("ronan_of_the_wild", boost=2) is None
    assert win(fight(position(hero("ronan_of_the_wild"), hero("lyssa")), rival=1)) is None


def test_many_on_both_sides_are_too_many_ways() -> None:
    allies = "young_giant prince_gardun"
    assert told_of("ronan_of_the_wild", allies=allies) is not None
    state = fight(position(hero("ronan_of_the_wild", allies=allies), hero("lyssa")), foe(9))
    assert win(state) is None
