"""The movement phase: catalogue chapters MOVE, ADICE, AFIRST."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import Move
from questhall.games.runebound1.board import NEIGHBOURS, TERRAIN, hex_at
from questhall.games.runebound1.events.turn import DiceRolled, Moved, Rested
from questhall.games.runebound1.moves.answers import Use
from questhall.games.runebound1.moves.turn import Rest, RollDice, StayHere, Step, StepAside, StopMoving
from questhall.games.runebound1.rules.movement import movement_phase, preparations, steps
from questhall.games.runebound1.rules.reach import reach
from questhall.games.runebound1.rules.turn import movement_dice
from questhall.games.runebound1.state import Ally, Dice, State
from support.runebound1 import FOREST_RIVER, MOUNTAINS_SWAMP, ROAD_HILLS, ROAD_PLAINS, ROAD_PLAINS_RIVER, hex_of, play
from support.runebound1_table import hero, position
from support.stretch import Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")

TAMALIR = hex_of("tamalir")
ROAD_EAST, RIVER_NORTH, RIVER_SOUTH = hex_at(6, 7), hex_at(5, 6), hex_at(7, 6)
"""Hexes beside Tamalir: the road to the east, rivers north and south."""
OPEN_LAND = hex_at(2, 4)
"""Plains in the north, no spot on them."""


def asides(hex: int) -> list[Move]:
    return [StepAside(near) for near in NEIGHBOURS[hex]]


def at(place: int, **more: Any) -> State:
    return position(hero("ann", place), hero("bob"), **more)


@pytest.mark.rule("R1-MOVE-01")
def test_a_player_may_leave_his_hero_where_he_is() -> None:
    state = position()

    played = play(state, movement_phase, [StayHere()])

    assert played.asked[0].moves == [RollDice(), *asides(TAMALIR), StayHere()]
    assert state.players[0].hex == TAMALIR
    assert state.phase == "adventure"


@pytest.mark.rule("R1-MOVE-02")
def test_allies_go_where_the_hero_goes_and_have_no_place_of_their_own() -> None:
    state = position(hero("ann", allies="guard scout"), hero("bob"))

    play(state, movement_phase, [StepAside(ROAD_EAST)])

    assert state.players[0].hex == ROAD_EAST
    assert state.players[0].allies == [Ally("guard"), Ally("scout")]
    assert not hasattr(state.players[0].allies[0], "hex")


@pytest.mark.rule("R1-MOVE-04")
def test_five_dice_are_rolled_in_a_town_and_four_elsewhere() -> None:
    town, land = at(TAMALIR), at(OPEN_LAND)

    in_town = play(town, movement_phase, [RollDice(), StopMoving()], Rigged(seat__0__move=[0, 1, 2, 3, 4]))
    outside = play(land, movement_phase, [RollDice(), StopMoving()], Rigged(seat__0__move=[0, 1, 2, 3]))

    assert in_town.events_of(DiceRolled) == [DiceRolled(0, (0, 1, 2, 3, 4))]
    assert outside.events_of(DiceRolled) == [DiceRolled(0, (0, 1, 2, 3))]


@pytest.mark.rule("R1-MOVE-06", "R1-MOVE-05")
def test_a_die_leads_to_neighbours_whose_terrain_it_shows() -> None:
    state = position()
    near = {hex: TERRAIN[hex] for hex in NEIGHBOURS[TAMALIR]}
    assert sorted(near.values()) == ["river", "river", "river", "river", "road", "road"]
    roads = [hex for hex in NEIGHBOURS[TAMALIR] if near[hex] == "road"]
    rivers = [hex for hex in NEIGHBOURS[TAMALIR] if near[hex] == "river"]

    state.dice = Dice([ROAD_PLAINS, MOUNTAINS_SWAMP, FOREST_RIVER, MOUNTAINS_SWAMP])

    by_road = [Step(hex, ROAD_PLAINS) for hex in roads]
    by_river = [Step(hex, FOREST_RIVER) for hex in rivers]
    assert steps(state, 0) == [StopMoving(), *by_road, *by_river]


@pytest.mark.rule("R1-MOVE-07")
def test_a_die_that_was_used_for_one_symbol_is_gone() -> None:
    state = position()

    played = play(
        state,
        movement_phase,
        [RollDice(), Step(ROAD_EAST, ROAD_PLAINS_RIVER), StopMoving()],
        Rigged(seat__0__move=[ROAD_PLAINS_RIVER, *[MOUNTAINS_SWAMP] * 4]),
    )

    assert played.asked[2].moves == [StopMoving(), Step(TAMALIR, MOUNTAINS_SWAMP)]
    assert state.players[0].hex == ROAD_EAST


@pytest.mark.rule("R1-MOVE-08")
def test_dice_are_used_in_the_order_the_player_likes() -> None:
    dice = [FOREST_RIVER, ROAD_PLAINS, *[MOUNTAINS_SWAMP] * 3]
    there_and_on = [Step(ROAD_EAST, ROAD_PLAINS), Step(hex_at(6, 6), MOUNTAINS_SWAMP), Step(RIVER_SOUTH, FOREST_RIVER)]
    state = position()

    played = play(state, movement_phase, [RollDice(), *there_and_on, StopMoving()], Rigged(seat__0__move=dice))

    assert [event.hex for event in played.events_of(Moved)] == [ROAD_EAST, TAMALIR, RIVER_SOUTH]
    assert [event.face for event in played.events_of(Moved)] == [ROAD_PLAINS, MOUNTAINS_SWAMP, FOREST_RIVER]
    assert state.players[0].came_from == TAMALIR


@pytest.mark.rule("R1-MOVE-09", "R1-MOVE-10")
def test_dice_that_are_not_used_are_lost() -> None:
    state = position()

    play(
        state,
        movement_phase,
        [RollDice(), Step(ROAD_EAST, ROAD_PLAINS), StopMoving()],
        Rigged(seat__0__move=[ROAD_PLAINS] * 5),
    )

    assert state.players[0].hex == ROAD_EAST
    assert state.dice is None
    assert state.phase == "adventure"


@pytest.mark.rule("R1-MOVE-11", "R1-MOVE-19")
def test_a_die_of_plains_and_road_enters_one_of_them_or_a_town_but_never_two() -> None:
    state = at(ROAD_EAST)
    state.dice = Dice([ROAD_PLAINS, MOUNTAINS_SWAMP])
    near = NEIGHBOURS[ROAD_EAST]

    fits = [Step(hex, ROAD_PLAINS) for hex in near if TERRAIN[hex] in ("road", "plains", "town")]
    assert {TERRAIN[step.hex] for step in fits} == {"road", "plains", "town"}
    assert steps(state, 0) == [StopMoving(), *fits, Step(TAMALIR, MOUNTAINS_SWAMP)]

    onto_plains = next(step for step in fits if TERRAIN[step.hex] == "plains")
    played = play(state, movement_phase, [RollDice(), onto_plains], Rigged(seat__0__move=[ROAD_PLAINS, 5, 5, 5]))
    assert played.events_of(Moved) == [Moved(0, onto_plains.hex, ROAD_PLAINS)], "with mountain dice it goes no further"


@pytest.mark.rule("R1-MOVE-12")
def test_adventures_and_other_heroes_are_no_hindrance() -> None:
    spot = hex_at(6, 9)
    state = position(hero("ann", hex_at(6, 8)), hero("bob", spot))
    assert spot in state.spots
    state.dice = Dice([ROAD_PLAINS])

    assert Step(spot, ROAD_PLAINS) in steps(state, 0)
    through = [RollDice(), Step(spot, ROAD_PLAINS), Step(hex_at(5, 9), ROAD_HILLS)]
    play(state, movement_phase, through, Rigged(seat__0__move=[ROAD_PLAINS, ROAD_HILLS, 5, 5]))

    assert state.players[0].hex == hex_at(5, 9)
    assert spot in state.spots


@pytest.mark.rule("R1-MOVE-13", "R1-MOVE-18")
def test_each_die_given_up_before_the_roll_takes_off_one_exhaustion() -> None:
    state = position(hero("ann", exhaustion=2), hero("bob"))

    played = play(
        state, movement_phase, [Rest("ann"), Rest("ann"), RollDice(), StopMoving()], Rigged(seat__0__move=[0, 0, 0])
    )

    assert state.players[0].exhaustion == 0
    assert played.events_of(Rested) == [Rested(0, "ann")] * 2
    assert played.events_of(DiceRolled) == [DiceRolled(0, (0, 0, 0))]
    assert played.asked[2].moves == [RollDice(), StayHere()], "nobody is tired any more"


@pytest.mark.rule("R1-MOVE-13")
def test_each_die_may_rest_another_character_but_only_one_who_is_tired() -> None:
    state = position(hero("ann", exhaustion=1, allies="guard:0/2 scout"), hero("bob", exhaustion=1))

    played = play(state, movement_phase, [Rest("guard"), Rest("ann"), StayHere()])

    assert played.asked[0].moves == [RollDice(), Rest("ann"), Rest("guard"), *asides(TAMALIR), StayHere()]
    assert state.players[0].exhaustion == 0
    assert state.players[0].allies == [Ally("guard", exhaustion=1), Ally("scout")]


@pytest.mark.rule("R1-MOVE-14")
def test_a_player_may_rest_with_all_his_dice_and_roll_none() -> None:
    state = position(hero("cid", OPEN_LAND, exhaustion=4), hero("bob"))

    played = play(state, movement_phase, [Rest("cid")] * 4)

    assert state.players[0].exhaustion == 0
    assert preparations(state, 0) == [StayHere()]
    assert played.events_of(DiceRolled) == []


@pytest.mark.rule("R1-MOVE-15")
def test_instead_of_rolling_the_hero_moves_one_hex_whatever_its_terrain() -> None:
    state = position()

    played = play(state, movement_phase, [StepAside(RIVER_NORTH)])

    assert state.players[0].hex == RIVER_NORTH
    assert played.events_of(Moved) == [Moved(0, RIVER_NORTH, None)]
    assert state.phase == "adventure", "and that was the movement"


@pytest.mark.rule("R1-MOVE-16")
def test_who_has_rested_cannot_take_the_step_without_dice() -> None:
    state = position(hero("ann", exhaustion=2), hero("bob"))

    state.rested = 1

    assert preparations(state, 0) == [RollDice(), Rest("ann"), StayHere()]


@pytest.mark.rule("R1-ADICE-01")
def test_in_the_advanced_game_a_fresh_hero_rolls_five_dice_outside_towns_too() -> None:
    fresh = at(OPEN_LAND, advanced=True)
    tired = position(hero("ann", OPEN_LAND, exhaustion=1), hero("bob"), advanced=True)
    assert (movement_dice(fresh, 0), movement_dice(tired, 0)) == (5, 4)
    assert movement_dice(at(OPEN_LAND), 0) == 4, "in the basic game four"

    play(tired, movement_phase, [Rest("ann"), RollDice(), StopMoving()], Rigged(seat__0__move=[0] * 3))


@pytest.mark.rule("R1-ADICE-01")
def test_a_fresh_hero_stays_fresh_while_an_ally_rests() -> None:
    state = position(hero("ann", OPEN_LAND, allies="guard:0/1"), hero("bob"), fresh=True)

    played = play(state, movement_phase, [Rest("guard"), RollDice(), StopMoving()], Rigged(seat__0__move=[0] * 4))

    assert DiceRolled(0, (0,) * 4) in played.events


@pytest.mark.rule("R1-AFIRST-01")
def test_in_the_advanced_game_the_dice_of_the_first_turn_follow_the_turn_order() -> None:
    state = position(hero("ann"), hero("bob"), hero("cid"), advanced=True)
    state.round, state.first = 0, 1

    assert [movement_dice(state, seat) for seat in range(3)] == [5, 3, 4]
    state.round = 1
    assert [movement_dice(state, seat) for seat in range(3)] == [5, 5, 5]
    basic = position()
    basic.round = 0
    assert [movement_dice(basic, seat) for seat in range(2)] == [5, 5]


@pytest.mark.rule("R1-AFIRST-02", "R1-AFIRST-03", "R1-AFIRST-04")
@pytest.mark.parametrize(
    ("players", "dice"),
    [(2, [4, 5]), (3, [3, 4, 5]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5, 5]), (6, [2, 3, 4, 5, 5, 5])],
)
def test_the_dice_of_the_first_turn_for_every_number_of_players(players: int, dice: list[int]) -> None:
    state = position(*(hero("ann") for _ in range(players)), first_turn=True)
    state.round = 0

    assert [movement_dice(state, seat) for seat in range(players)] == dice


@pytest.mark.rule("R1-KO-09")
def test_a_hero_may_be_knocked_out_on_the_way() -> None:
    state = position(hero("ann", gold=4, wounds=2), hero("bob"), event_box="flood")

    played = play(state, movement_phase, [StepAside(RIVER_NORTH)])

    assert (state.players[0].exhaustion, state.players[0].gold, state.players[0].hex) == (0, 2, TAMALIR)
    assert state.phase == "experience"
    assert played.topics == [(0, "move.prepare")]


@pytest.mark.rule("R1-KO-09")
def test_a_hero_may_be_knocked_out_by_an_own_card_before_he_moves() -> None:
    state = position(hero("ann", items="burrs", wounds=4), hero("bob"))

    play(state, movement_phase, [Use("burrs", "burrs")])

    assert (state.phase, state.players[0].wounds, state.players[0].is_knocked_out) == ("experience", 0, True)


def test_what_can_be_reached_with_the_dice_on_the_table() -> None:
    state = position()
    assert reach(state) == []

    state.dice = Dice([ROAD_PLAINS, MOUNTAINS_SWAMP])
    ways = {way.hex: (way.faces, way.path) for way in reach(state)}
    roads = [hex for hex in NEIGHBOURS[TAMALIR] if TERRAIN[hex] == "road"]

    assert {hex: ways[hex] for hex in roads} == {hex: ([ROAD_PLAINS], [hex]) for hex in roads}
    assert set(ways) == set(roads), "mountain and swamp are far, and home is no goal"

    state.dice = Dice([ROAD_PLAINS, ROAD_HILLS])
    further = {way.hex: (way.faces, way.path) for way in reach(state)}
    assert further[hex_at(6, 8)] == ([ROAD_PLAINS, ROAD_HILLS], [ROAD_EAST, hex_at(6, 8)])


def test_where_an_event_forbids_it_nobody_rests() -> None:
    state = position(hero("ann", exhaustion=1), hero("bob"), event_box="vigil")

    assert preparations(state, 0) == [RollDice(), *asides(TAMALIR), StayHere()]


def test_cards_may_add_movement_dice_and_exhaustion_that_a_die_rests_off() -> None:
    state = position(hero("ann", exhaustion=3, items="horse bedroll"), hero("bob"))

    assert movement_dice(state, 0) == 6
    play(state, movement_phase, [Rest("ann"), StayHere()])

    assert (state.players[0].exhaustion, state.allowance) == (1, 5)


def test_terrain_that_somebody_crosses_like_plains_is_entered_by_a_symbol_of_plains() -> None:
    state = position(hero("ann", items="snowshoes"), hero("bob"))
    state.dice = Dice([ROAD_PLAINS, MOUNTAINS_SWAMP])
    rivers = [hex for hex in NEIGHBOURS[TAMALIR] if TERRAIN[hex] == "river"]
    roads = [hex for hex in NEIGHBOURS[TAMALIR] if TERRAIN[hex] == "road"]

    assert steps(state, 0) == [StopMoving(), *(Step(hex, ROAD_PLAINS) for hex in (*roads, *rivers))]
