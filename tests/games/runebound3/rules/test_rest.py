"""Resting and healing: catalogue chapters REST, HEAL, and what WILD, CITY, FORT, TOWN, SHRINE say of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from questhall.engine import Table
from questhall.games.runebound3.board import HEXES, PLACES
from questhall.games.runebound3.cards.define import Gain
from questhall.games.runebound3.events.hero import DiceRolled, DieRerolled, Exerted, Healed, HeroStands
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.skills import ExertCard
from questhall.games.runebound3.moves.terrain import RerollDie
from questhall.games.runebound3.moves.turn import EndTurn, Idle, Rest
from questhall.games.runebound3.rules.gains import gain
from questhall.games.runebound3.rules.health import heal
from questhall.games.runebound3.rules.turn import take_turn, turn_moves
from questhall.games.runebound3.state import FOE, Player, State
from support.runebound3 import (
    FOREST_HILLS,
    HILLS_PLAINS,
    MOUNTAINS_WATER,
    PLAINS,
    PLAINS_FOREST,
    WILD,
    fight,
    hero,
    hex_of,
    play,
    position,
)
from support.runebound3_matches import match_at, several
from support.stretch import Played, Rigged

DONE, END_TURN, REST = Done(), EndTurn(), Rest()


def hurt(place: str, damage: int = 5, **more: Any) -> State:
    return position(hero("corbin", place, damage=damage, **more))


def rest(state: State, *faces: int) -> Played[State]:
    return play(state, take_turn, [REST], Rigged(seat__0__terrain=faces))


def of_kind(kind: str) -> list[str]:
    return [place.id for place in PLACES if place.kind == kind]


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("city", marks=pytest.mark.rule("R3-REST-02", "R3-CITY-05")),
        pytest.param("settlement", marks=pytest.mark.rule("R3-TOWN-02", "R3-TOWN-03")),
        pytest.param("shrine", marks=pytest.mark.rule("R3-SHRINE-02", "R3-SHRINE-03")),
        pytest.param("fortress", marks=pytest.mark.rule("R3-FORT-02", "R3-FORT-03")),
    ],
)
def test_a_rest_where_there_is_no_wilderness_heals_everything(kind: str) -> None:
    """Without any dice, in every place of the kind."""
    for place in of_kind(kind):
        state = hurt(place, 9)
        played = rest(state)
        assert played.events == [Healed(0, 9)], place
        assert (state.players[0].damage, state.players[0].points) == (0, 2), place
    assert of_kind(kind), "there is such a place"


@pytest.mark.rule("R3-WILD-01", "R3-WILD-02")
def test_everywhere_but_in_the_nineteen_places_a_rest_rolls_five_dice() -> None:
    places = [hex_of(place.id) for place in PLACES]
    for hex in HEXES:
        state = position(Player(hero="corbin", hex=hex, damage=5, points=3))
        dice = [] if hex in places else [WILD] * 5
        played = rest(state, *dice)
        assert played.events_of(DiceRolled) == ([] if hex in places else [DiceRolled(0, "rest", (WILD,) * 5)])
    assert len(places) == 19


@pytest.mark.rule("R3-REST-01")
def test_a_rest_costs_one_action_point() -> None:
    state = hurt("8,1", 9)

    played = play(state, several(3), [REST, REST, REST], Rigged(seat__0__terrain=[MOUNTAINS_WATER] * 15))

    assert [REST in asked.moves for asked in played.asked] == [True, True, True]
    assert turn_moves(state, 0) == [END_TURN]


@pytest.mark.rule("R3-REST-03", "R3-WILD-02")
@pytest.mark.parametrize(
    ("place", "faces", "healed"),
    [
        ("8,1", [PLAINS, PLAINS_FOREST, HILLS_PLAINS, FOREST_HILLS, MOUNTAINS_WATER], 3),
        ("2,0", [PLAINS, PLAINS_FOREST, HILLS_PLAINS, FOREST_HILLS, MOUNTAINS_WATER], 2),
        ("3,3", [PLAINS, PLAINS_FOREST, HILLS_PLAINS, FOREST_HILLS, MOUNTAINS_WATER], 2),
        ("2,2", [PLAINS, PLAINS_FOREST, HILLS_PLAINS, FOREST_HILLS, MOUNTAINS_WATER], 1),
        ("5,5", [WILD, MOUNTAINS_WATER, MOUNTAINS_WATER, FOREST_HILLS, PLAINS], 3),
        ("8,1", [WILD, WILD, WILD, WILD, WILD], 5),
        ("2,2", [WILD, PLAINS, PLAINS, PLAINS, PLAINS], 1),
    ],
)
def test_in_the_wilderness_each_of_five_dice_that_matches_the_terrain_heals_one_damage(
    place: str, faces: list[int], healed: int
) -> None:
    """Plains, forest, hills, mountains and water; a wild matches all of them."""
    state = hurt(place, 7)

    played = rest(state, *faces)

    assert played.events == [DiceRolled(0, "rest", tuple(faces)), Healed(0, healed)]
    assert (state.players[0].damage, state.rolled) == (7 - healed, None)


@pytest.mark.rule("R3-REST-04")
def test_a_rest_in_the_wilderness_may_heal_nothing() -> None:
    state = hurt("8,1", 7)

    played = rest(state, *[MOUNTAINS_WATER] * 5)

    assert played.events == [DiceRolled(0, "rest", (MOUNTAINS_WATER,) * 5)]
    assert (state.players[0].damage, state.players[0].points) == (7, 2)


@pytest.mark.rule("R3-REST-05", "R3-REST-09")
def test_a_defeated_hero_rests_until_something_heals() -> None:
    state = hurt("8,1", 10, defeated=True)
    dice = [*[MOUNTAINS_WATER] * 5, PLAINS, PLAINS, *[MOUNTAINS_WATER] * 3]

    played = play(state, several(3), [REST, REST, Idle()], Rigged(seat__0__terrain=dice))

    assert played.asked[0].moves == played.asked[1].moves == [REST, END_TURN]
    assert Idle() in played.asked[2].moves
    assert played.events[2:] == [Healed(0, 2), HeroStands(0)]
    assert (state.players[0].damage, state.players[0].is_defeated) == (8, False)


@pytest.mark.rule("R3-REST-05")
def test_without_points_a_defeated_hero_rests_first_of_all_in_the_next_turn() -> None:
    state = position(hero("corbin", "8,1", damage=10, defeated=True, points=1))
    state.time, state.round = 2, 2

    dice = [*[MOUNTAINS_WATER] * 5, *[PLAINS] * 5]
    played = play(state, several(4), [REST, REST], Rigged(seat__0__terrain=dice))

    assert [asked.moves for asked in played.asked] == [[REST, END_TURN], [REST, END_TURN]]
    assert not state.players[0].is_defeated


@pytest.mark.rule("R3-REST-06")
@pytest.mark.parametrize(("place", "healed"), [("3,6", 2), ("10,8", 2), ("3,8", 2)])
def test_on_a_road_the_terrain_under_it_counts(place: str, healed: int) -> None:
    """All of these are plains with a road; the road gives nothing."""
    state = hurt(place)

    played = rest(state, PLAINS, HILLS_PLAINS, MOUNTAINS_WATER, FOREST_HILLS, MOUNTAINS_WATER)

    assert played.events_of(Healed) == [Healed(0, healed)]


@pytest.mark.rule("R3-REST-07")
def test_a_fast_hero_rolls_five_dice_too() -> None:
    state = hurt("8,1", 9, assets="thoroughbred_stallion traders_attire", skills="long_stride")

    played = rest(state, *[PLAINS] * 5)

    assert played.events == [DiceRolled(0, "rest", (PLAINS,) * 5), Healed(0, 5)]


@pytest.mark.rule("R3-REST-08")
def test_the_dice_of_a_rest_may_be_rerolled_one_at_a_time_by_exerting() -> None:
    state = hurt("8,1", 9, hand="parry tireless")
    faces = [MOUNTAINS_WATER, MOUNTAINS_WATER, FOREST_HILLS, PLAINS, PLAINS]

    played = play(
        state,
        take_turn,
        [
            *(REST, RerollDie(0, MOUNTAINS_WATER), ExertCard("parry")),
            *(RerollDie(0, FOREST_HILLS), ExertCard("tireless")),
        ],
        Rigged(seat__0__terrain=[*faces, FOREST_HILLS, WILD]),
    )

    rerolls = [RerollDie(0, MOUNTAINS_WATER), RerollDie(2, FOREST_HILLS), RerollDie(3, PLAINS)]
    assert played.asked[1].moves == [DONE, *rerolls]
    assert played.events == [
        DiceRolled(0, "rest", tuple(faces)),
        *(Exerted(0, "parry"), DieRerolled(0, 0, FOREST_HILLS)),
        *(Exerted(0, "tireless"), DieRerolled(0, 0, WILD)),
        Healed(0, 3),
    ]


@pytest.mark.rule("R3-REST-08")
def test_nobody_need_reroll_the_dice_of_a_rest() -> None:
    state = hurt("8,1", 9, hand="parry")
    play(state, take_turn, [REST, DONE], Rigged(seat__0__terrain=[PLAINS] * 5))
    assert (state.players[0].damage, state.players[0].hand) == (4, ["parry"])


# Healing


@pytest.mark.rule("R3-HEAL-01")
@pytest.mark.parametrize(("amount", "healed", "left"), [(1, 1, 4), (5, 5, 0), (8, 5, 0)])
def test_healing_takes_so_much_damage_off_the_card_and_no_more_than_lies_there(
    amount: int, healed: int, left: int
) -> None:
    state = hurt("8,1", 5)
    played = play(state, lambda table: gain(table, 0, Gain(heal=amount)))
    assert (played.events, state.players[0].damage) == ([Healed(0, healed)], left)


def healing_the_enemy(amount: int) -> Callable[[Table[State]], None]:
    def stretch(table: Table[State]) -> None:
        heal(table, FOE, amount)

    return stretch


@pytest.mark.rule("R3-HEAL-01")
@pytest.mark.parametrize(("amount", "healed"), [(2, 2), (9, 4)])
def test_an_enemy_heals_in_the_same_way(amount: int, healed: int) -> None:
    state = fight(position(hero("corbin")), "ogre", damage=4)
    played = play(state, healing_the_enemy(amount))
    assert state.fight is not None
    assert (played.events, state.fight.damage) == ([Healed(None, healed)], 4 - healed)


@pytest.mark.rule("R3-HEAL-02")
@pytest.mark.parametrize(("place", "dice"), [("tamalir", 0), ("8,1", 5)])
def test_a_hero_without_damage_cannot_heal_but_may_rest(place: str, dice: int) -> None:
    state = hurt(place, 0)

    played = rest(state, *[PLAINS] * dice)

    assert REST in played.asked[0].moves
    assert played.events_of(Healed) == []
    assert (state.players[0].damage, state.players[0].points) == (0, 2)


@pytest.mark.rule("R3-REST-09")
def test_one_damage_healed_is_enough_to_be_defeated_no_longer() -> None:
    match = match_at(position(hero("corbin", "tamalir", damage=10, defeated=True), hero("mok")))

    match.play(0, REST)

    assert (match.view(0).heroes[0].is_defeated, match.view(0).heroes[0].damage) == (False, 0)
    assert match.events(0)[-2:] == [Healed(0, 10), HeroStands(0)]
    state = hurt("8,1", 10, defeated=True)
    rest(state, PLAINS, *[MOUNTAINS_WATER] * 4)
    assert (state.players[0].is_defeated, state.players[0].damage) == (False, 9)
