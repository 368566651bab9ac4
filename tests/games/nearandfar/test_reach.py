"""How far a walk leads is shown before it is begun."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.reach import Way, reach
from questhall.games.nearandfar.state import Player, State
from questhall.games.nearandfar.view import view
from support.nearandfar import on_the_map, player, position


def table(one: Player, **more: object) -> State:
    return position(one, player("grear", place="farm", team="cat_1"), **more)  # type: ignore[arg-type]


def test_two_steps_from_town_leave_one_empty_space_for_a_heart() -> None:
    state = table(player(place="farm"))
    assert reach(state, 0) == {
        1: Way(hearts=0, threats=1, steps=1),
        2: Way(hearts=0, threats=0, steps=1),
        3: Way(hearts=0, threats=1, steps=1),
        4: Way(hearts=1, threats=2, steps=2),
        5: Way(hearts=1, threats=1, steps=2),
        6: Way(hearts=1, threats=0, steps=2),
        7: Way(hearts=1, threats=1, steps=2),
    }


def test_camps_save_hearts_and_put_threats_between_them_to_sleep() -> None:
    state = table(player(place="farm"), camps={2: 1, 5: 0})
    assert reach(state, 0)[5] == Way(hearts=0, threats=0, steps=2)
    assert reach(state, 0)[6] == Way(hearts=0, threats=0, steps=2)


def test_without_hearts_a_walk_ends_on_the_first_empty_space() -> None:
    state = table(on_the_map(6, hearts=0))
    assert sorted(reach(state, 0)) == [2, 3, 10]


def test_a_turtle_saves_the_first_heart_and_goes_a_step_further() -> None:
    state = table(on_the_map(6, hearts=0, animals="turtle"))
    assert reach(state, 0)[0] == Way(hearts=0, threats=0, steps=2)
    assert reach(state, 0)[1] == Way(hearts=0, threats=1, steps=3)


def test_steps_already_made_are_gone() -> None:
    state = table(on_the_map(6, hearts=5))
    state.turn.steps = 2
    assert reach(state, 0) == {}


def test_water_costs_a_heart_more() -> None:
    sheet = MAPS[5]
    wet = next(space for space, spot in enumerate(sheet.spots) if spot.water)
    state = table(on_the_map(sheet.neighbours[wet][0], hearts=1), map=5)
    assert reach(state, 0)[wet].hearts == 1


def test_only_whoever_is_on_turn_is_told() -> None:
    state = table(player(place="farm"))
    assert [space.space for space in view(state, 0).reach] == [1, 2, 3, 4, 5, 6, 7]
    assert view(state, 1).reach == view(state, None).reach == []
    state.turn.action = "arrived"
    assert view(state, 0).reach == []
