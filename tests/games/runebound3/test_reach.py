"""How far dice lead: `reach` says the same as walking step by step, in every order of the dice."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from questhall.games.runebound3.board import NEIGHBOURS, Hex
from questhall.games.runebound3.dice import FACES, pays_for
from questhall.games.runebound3.moves.terrain import MoveTo
from questhall.games.runebound3.rules.movement import steps_by_dice
from questhall.games.runebound3.rules.reach import reach
from questhall.games.runebound3.state import Roll, RollReason, State
from support.runebound3 import (
    FOREST_HILLS,
    HILLS_PLAINS,
    MOUNTAINS_WATER,
    PLAINS,
    PLAINS_FOREST,
    WILD,
    hero,
    hex_of,
    position,
)

ROLLS = (
    (PLAINS, PLAINS, PLAINS),
    (WILD, MOUNTAINS_WATER, FOREST_HILLS),
    (MOUNTAINS_WATER, MOUNTAINS_WATER, PLAINS_FOREST),
    (HILLS_PLAINS, FOREST_HILLS, WILD, WILD),
    (PLAINS, PLAINS_FOREST, HILLS_PLAINS, MOUNTAINS_WATER, WILD),
)
PLACES = ("tamalir", "8,1", "5,8", "9,0", "2,6", "12,10", "forge", "0,0", "11,13")
"""In cities, by rivers and bridges, at a fork of the roads, in a corner."""


def table(place: str, dice: tuple[int, ...], *, assets: str = "", why: RollReason = "move") -> State:
    state = position(hero("corbin", place, assets=assets))
    state.rolled = Roll(why, list(dice), [False] * len(dice))
    return state


def by_walking(state: State) -> dict[Hex, int]:
    """Every hex the moves of the rules lead to, whatever the order of the dice, and the fewest dice it takes."""
    assert state.rolled is not None
    start, fewest = state.players[0].hex, dict[Hex, int]()
    for order in permutations(range(len(state.rolled.dice))):
        walk(state, order, 0, fewest)
        assert (state.players[0].hex, any(state.rolled.spent)) == (start, False)
    fewest.pop(start, None)
    return fewest


def walk(state: State, order: tuple[int, ...], depth: int, fewest: dict[Hex, int]) -> None:
    """Spend the dice in this order; any of them may be the last. A die goes for all that show the same."""
    assert state.rolled is not None
    if depth == len(order):
        return
    here, die = state.players[0].hex, order[depth]
    face = state.rolled.dice[die]
    for move in [move for move in steps_by_dice(state, 0) if move.face == face and not move.ability]:
        fewest[move.hex] = min(depth + 1, fewest.get(move.hex, depth + 1))
        state.players[0].hex, state.rolled.spent[die] = move.hex, True
        walk(state, order, depth + 1, fewest)
        state.players[0].hex, state.rolled.spent[die] = here, False


@pytest.mark.parametrize("dice", [roll for roll in ROLLS if len(roll) <= 4])
@pytest.mark.parametrize("place", PLACES)
def test_it_agrees_with_walking(place: str, dice: tuple[int, ...]) -> None:
    state = table(place, dice)
    assert {hex: len(spent) for hex, spent in reach(state, 0).items()} == by_walking(state)


def test_it_agrees_for_every_roll_of_three_dice_by_a_river_and_a_bridge() -> None:
    for dice in product(range(len(FACES)), repeat=3):
        state = table("5,8", dice)
        assert {hex: len(spent) for hex, spent in reach(state, 0).items()} == by_walking(state)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("dice", ROLLS)
def test_the_dice_it_names_lead_there_in_this_order_and_none_twice(place: str, dice: tuple[int, ...]) -> None:
    state = table(place, dice)
    for goal, spent in reach(state, 0).items():
        assert len(set(spent)) == len(spent) <= len(dice)
        front = {hex_of(place)}
        for die in spent:
            front = {near for hex in front for near in NEIGHBOURS[hex] if pays_for(dice[die], hex, near)}
        assert goal in front


def test_who_can_ford_gets_farther() -> None:
    state = table("9,1", (PLAINS, PLAINS, PLAINS), assets="saddled_otter")
    assert {hex: len(spent) for hex, spent in reach(state, 0).items()} == by_walking(state)
    assert hex_of("10,1") in reach(state, 0)
    assert reach(state, 0)[hex_of("10,1")] == (0,)
    assert len(reach(table("9,1", (PLAINS, PLAINS, PLAINS)), 0)[hex_of("10,1")]) > 1


def test_spent_dice_lead_nowhere_and_neither_do_dice_for_anything_but_a_move() -> None:
    state = table("8,1", (PLAINS, PLAINS, MOUNTAINS_WATER))
    assert state.rolled is not None
    state.rolled.spent = [True, True, False]
    assert reach(state, 0) == {hex_of("9,0"): (2,)}
    assert steps_by_dice(state, 0) == [MoveTo(hex_of("9,0"), 2, MOUNTAINS_WATER)]
    for why in ("explore", "rest", "retreat", "ability"):
        assert reach(table("8,1", (PLAINS,) * 3, why=why), 0) == {}
    assert reach(position(hero("corbin", "8,1")), 0) == {}
