"""Exact odds: what is reckoned agrees with counting every roll and every draw."""

from __future__ import annotations

from itertools import combinations, product
from typing import get_args

import pytest

from questhall.games.runebound3.cards.define import SKILLS
from questhall.games.runebound3.dice import FACES, Symbol
from questhall.games.runebound3.odds import (
    chance_by_rerolling,
    chance_of_dice,
    chance_of_successes,
    chances_to_reach,
)
from questhall.games.runebound3.rules.reach import reach
from questhall.games.runebound3.rules.terrain import can_pay
from questhall.games.runebound3.skill_odds import chance_of_test, unseen_skills
from questhall.games.runebound3.state import Roll
from questhall.games.runebound3.view import view
from support.runebound3 import PLAINS, WILD, hero, hex_of, position

NEEDS: tuple[tuple[Symbol, ...], ...] = (
    (),
    ("water",),
    ("wild",),
    ("hills", "mountains"),
    ("water", "water", "plains"),
)
THREE_DICE = list(product(range(len(FACES)), repeat=3))
BEARS = [id for id, skill in SKILLS.items() if skill.success]
BARE = [id for id, skill in SKILLS.items() if not skill.success]


@pytest.mark.parametrize("changes", [(), ("mountains",), ("wild", "water")])
@pytest.mark.parametrize("needs", NEEDS)
def test_dice_pay_as_often_as_counting_says(needs: tuple[Symbol, ...], changes: tuple[Symbol, ...]) -> None:
    good = sum(can_pay(faces, needs, changes) for faces in THREE_DICE)
    assert chance_of_dice(needs, 3, changes) == pytest.approx(good / len(THREE_DICE))


@pytest.mark.parametrize("needs", NEEDS)
def test_one_reroll_goes_to_the_die_that_promises_most(needs: tuple[Symbol, ...]) -> None:
    def after_one(faces: tuple[int, ...]) -> float:
        if can_pay(faces, needs):
            return 1.0
        rerolled = [[(*faces[:die], face, *faces[die + 1 :]) for face in range(len(FACES))] for die in range(3)]
        return max(sum(can_pay(each, needs) for each in one) / len(FACES) for one in rerolled)

    expected = sum(after_one(faces) for faces in THREE_DICE) / len(THREE_DICE)
    assert chance_of_dice(needs, 3, rerolls=1) == pytest.approx(expected)


def test_every_reroll_helps_and_none_is_certain() -> None:
    chances = [chance_of_dice(("water", "water"), 3, rerolls=rerolls) for rerolls in range(5)]
    assert chances == sorted(set(chances))
    assert chances[-1] < 1


def test_dice_that_lie_there_are_not_rolled_again() -> None:
    assert chance_by_rerolling(("wild",), (WILD, PLAINS), (), 0) == 1
    assert chance_by_rerolling(("wild",), (PLAINS, PLAINS), (), 0) == 0
    assert chance_by_rerolling(("wild",), (PLAINS, PLAINS), (), 2) == pytest.approx(1 - (5 / 6) ** 2)
    assert chance_by_rerolling(("plains",) * 3, (PLAINS, PLAINS), (), 9) == 0


@pytest.mark.parametrize(
    ("successes", "revealed", "hits", "deck"), [(1, 2, 3, 7), (2, 3, 3, 7), (0, 2, 1, 4), (3, 2, 3, 5)]
)
def test_successes_come_as_often_as_counting_says(successes: int, revealed: int, hits: int, deck: int) -> None:
    hands = list(combinations(range(deck), revealed))
    good = sum(sum(card < hits for card in hand) >= successes for hand in hands)
    assert chance_of_successes(successes, revealed, hits, deck) == pytest.approx(good / len(hands))


@pytest.mark.parametrize("place", ["tamalir", "8,1", "5,8", "12,10", "0,0"])
@pytest.mark.parametrize("assets", ["", "saddled_otter"])
def test_hexes_are_reached_as_often_as_every_roll_says(place: str, assets: str) -> None:
    state = position(hero("corbin", place, assets=assets))
    counted: dict[int, int] = {}
    for faces in THREE_DICE:
        state.rolled = Roll("move", list(faces), [False] * 3)
        for hex in reach(state, 0):
            counted[hex] = counted.get(hex, 0) + 1
    chances = chances_to_reach(hex_of(place), 3, ford=bool(assets))
    assert chances == pytest.approx({hex: often / len(THREE_DICE) for hex, often in counted.items()})


# What a seat knows of the skill deck


def test_unseen_are_the_deck_and_the_other_hands() -> None:
    mine = hero("corbin", hand=f"{BEARS[0]} {BARE[0]}", skills=BARE[1])
    theirs = hero("mok", hand=f"{BEARS[1]} {BARE[2]}", skills=BARE[3])
    state = position(mine, theirs)
    state.skill_discard = [state.skill_deck.pop()]
    state.revealed = [state.skill_deck.pop()]
    assert set(unseen_skills(view(state, 0))) == {*state.skill_deck, *theirs.hand}
    assert set(unseen_skills(view(state, 1))) == {*state.skill_deck, *mine.hand}


def test_a_deck_that_runs_out_goes_on_with_the_shuffled_discard_pile() -> None:
    """One card is left: a success, or else one of three of the pile must be, two of which are."""
    state = position(hero("corbin", hand=" ".join(BARE[1:])), hero("mok", hand=BARE[0]), skill_deck=BEARS[0])
    state.skill_discard = [BEARS[1], BEARS[2], BARE[1]]
    state.out = BEARS[3:]
    state.players[0].hand = BARE[2:]
    seen = view(state, 0)
    assert sorted(unseen_skills(seen)) == sorted([BEARS[0], BARE[0]])
    assert chance_of_test(seen, 1, 1) == pytest.approx(1 / 2)
    assert chance_of_test(seen, 1, 2) == pytest.approx(1 / 2 + 1 / 2 * 2 / 3)
    assert chance_of_test(seen, 2, 2) == pytest.approx(1 / 2 * 2 / 3)
    assert chance_of_test(seen, 3, 9) == pytest.approx(1 / 2)
    assert chance_of_test(seen, 0, 0) == 1


def test_there_is_a_chance_for_every_symbol() -> None:
    for symbol in get_args(Symbol):
        assert 0 < chance_of_dice((symbol,), 1) < 1
