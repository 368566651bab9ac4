"""The way to each hex: every step of it is a move the rules offer, and it spares zombies and useful dice."""

from __future__ import annotations

import pytest

from games.runebound3.test_reach import PLACES, ROLLS, table
from questhall.games.runebound3.board import NEIGHBOURS, RIVERS, Hex
from questhall.games.runebound3.moves.terrain import MoveTo
from questhall.games.runebound3.rules.movement import steps_by_dice
from questhall.games.runebound3.rules.reach import reach
from questhall.games.runebound3.rules.routes import Route, routes
from questhall.games.runebound3.state import Roll, RollReason, State
from support.runebound3 import PLAINS, PLAINS_FOREST, WILD, hero, hex_of, position


def walk(state: State, route: Route) -> None:
    """Make the steps of a route, each of which must be offered."""
    assert state.rolled is not None
    for hex, die in route:
        assert MoveTo(hex, die, state.rolled.dice[die]) in steps_by_dice(state, 0)
        state.players[0].hex, state.rolled.spent[die] = hex, True


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("dice", ROLLS)
def test_every_step_is_offered_and_it_ends_where_it_should(place: str, dice: tuple[int, ...]) -> None:
    found = routes(table(place, dice), 0)
    assert {goal: len(route) for goal, route in found.items()} == {
        goal: len(spent) for goal, spent in reach(table(place, dice), 0).items()
    }
    for goal, route in found.items():
        state = table(place, dice)
        walk(state, route)
        assert state.players[0].hex == goal


def test_a_route_leads_past_zombies_even_if_that_takes_more_dice() -> None:
    state = table("8,1", (WILD,) * 4)
    goal = hex_of("8,3")
    assert len(routes(state, 0)[goal]) == 2
    state.zombies = sorted({*NEIGHBOURS[hex_of("8,1")]} & {*NEIGHBOURS[goal]})
    assert state.zombies

    around = routes(state, 0)[goal]

    assert len(around) > 2
    assert not {*state.zombies}.intersection(hex for hex, _ in around)
    walk(state, around)
    assert state.players[0].hex == goal


def test_it_leads_to_zombies_for_whoever_wants_to_go_there() -> None:
    state = table("8,1", (WILD,))
    state.zombies = [NEIGHBOURS[hex_of("8,1")][0]]
    assert routes(state, 0)[state.zombies[0]] == ((state.zombies[0], 0),)


@pytest.mark.parametrize("dice", [(WILD, PLAINS), (PLAINS_FOREST, PLAINS), (WILD, PLAINS_FOREST)])
def test_the_die_that_is_of_least_use_elsewhere_pays(dice: tuple[int, ...]) -> None:
    state = table("tamalir", dice)
    both = [hex for hex in NEIGHBOURS[hex_of("tamalir")] if len(dice_to(state, hex)) == 2]
    assert both
    assert all(routes(state, 0)[hex] == ((hex, 1),) for hex in both)


def dice_to(state: State, hex: int) -> set[int]:
    return {move.die for move in steps_by_dice(state, 0) if move.hex == hex}


@pytest.mark.parametrize("why", ["explore", "rest", "retreat", "ability"])
def test_other_dice_lead_nowhere(why: RollReason) -> None:
    assert routes(table("8,1", (WILD,) * 3, why=why), 0) == {}
    assert routes(position(hero("corbin", "8,1")), 0) == {}


def crossed_with(assets: str) -> set[Hex]:
    """The near banks from which a die that shows plains leads over a river."""
    found = set[Hex]()
    for here, there in map(sorted, RIVERS):
        state = position(hero("corbin", assets=assets))
        state.players[0].hex, state.rolled = here, Roll("move", [PLAINS], [False])
        found |= {here} if there in routes(state, 0) else set()
    return found


def test_an_otter_finds_the_way_across_a_river_where_there_is_no_bridge() -> None:
    bridges = crossed_with("")
    assert len(bridges) == 2
    assert bridges < crossed_with("saddled_otter")
