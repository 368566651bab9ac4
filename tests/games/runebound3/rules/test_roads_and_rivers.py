"""Roads, rivers and bridges: catalogue chapters ROAD, RIVER and what others say of them."""

from __future__ import annotations

import pytest

from questhall.games.runebound3.board import NEIGHBOURS
from questhall.games.runebound3.dice import Symbol, pays_as
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.terrain import MoveTo
from questhall.games.runebound3.moves.turn import EndTurn, RollToMove, Step
from questhall.games.runebound3.rules.turn import take_turn
from support.runebound3 import HEX, MOUNTAINS_WATER, PLAINS, WILD, hero, hex_of, play, position
from support.stretch import Rigged

ALL_FACES = range(6)
ROADS_OUT = {
    "tamalir": "4,6 6,6",
    "forge": "2,10",
    "dawnsmoor": "9,3",
    "riverwatch": "11,12",
    "suvars_haven": "0,5 2,6",
    "trade_town": "7,7 9,7 9,6",
}


def faces_for(here: str, there: str) -> list[int]:
    """The faces that lead from one hex to another."""
    return [face for face in ALL_FACES if leads(here, there, face)]


def leads(here: str, there: str, face: int) -> bool:
    state = position(hero("corbin", here, hand="parry"))
    roll = Rigged(seat__0__terrain=[face] * 3)
    moves = play(state, take_turn, [RollToMove(), Done()], roll).asked[1].moves
    return MoveTo(hex_of(there), 0, face) in moves


def everywhere_around(place: str, face: int) -> set[int]:
    state = position(hero("corbin", place, hand="parry"))
    moves = play(state, take_turn, [RollToMove(), Done()], Rigged(seat__0__terrain=[face] * 3)).asked[1].moves
    return {move.hex for move in moves if isinstance(move, MoveTo)}


@pytest.mark.rule("R3-ROAD-01")
@pytest.mark.parametrize(
    ("here", "there"), [("3,6", "4,6"), ("3,8", "2,9"), ("9,5", "9,4"), ("10,8", "10,9"), ("11,12", "10,11")]
)
def test_along_a_road_any_die_leads_both_ways(here: str, there: str) -> None:
    assert faces_for(here, there) == faces_for(there, here) == [*ALL_FACES]


@pytest.mark.rule("R3-ROAD-01")
def test_a_hero_on_a_road_follows_it_die_by_die_whatever_the_dice_show() -> None:
    state = position(hero("corbin", "2,6"))
    way = [hex_of(place) for place in ("3,6", "4,6", "5,6")]

    steps = [MoveTo(hex, die, MOUNTAINS_WATER) for die, hex in enumerate(way)]
    play(state, take_turn, [RollToMove(), *steps], Rigged(seat__0__terrain=[MOUNTAINS_WATER] * 3))

    assert state.players[0].hex == HEX["tamalir"]


@pytest.mark.rule("R3-ROAD-02", "R3-CITY-04")
@pytest.mark.parametrize("place", ROADS_OUT)
def test_the_cities_trade_town_and_suvars_haven_lie_on_the_roads(place: str) -> None:
    """Mountains and water lead out of them along the roads and nowhere else."""
    roads = {hex_of(name) for name in ROADS_OUT[place].split()}
    wet = {hex for hex in NEIGHBOURS[HEX[place]] if place == "tamalir" and hex in (hex_of("5,5"), hex_of("4,5"))}
    high = {hex_of(name) for name in ("2,12", "1,12")} if place == "forge" else set()

    found = everywhere_around(place, MOUNTAINS_WATER)

    assert roads <= found
    assert found - roads <= wet | high


@pytest.mark.rule("R3-CITY-04")
def test_out_of_a_city_beside_the_road_the_die_must_match() -> None:
    assert faces_for("dawnsmoor", "9,3") == [*ALL_FACES]
    assert faces_for("dawnsmoor", "11,2") == faces_for("8,1", "7,1") != [*ALL_FACES]
    assert MOUNTAINS_WATER not in faces_for("dawnsmoor", "11,2")


@pytest.mark.rule("R3-ROAD-03")
@pytest.mark.parametrize(("beside", "road"), [("3,5", "3,6"), ("9,8", "9,7"), ("10,10", "11,10")])
def test_onto_a_road_from_beside_it_leads_only_the_terrain(beside: str, road: str) -> None:
    """All these roads lie on plains."""
    assert faces_for(beside, road) == faces_for("8,1", "7,1")
    assert MOUNTAINS_WATER not in faces_for(beside, road)


@pytest.mark.rule("R3-ROAD-04", "R3-ROAD-05")
def test_near_suvars_haven_two_hexes_with_roads_are_neighbours_but_not_connected() -> None:
    """Both 2,7 and 3,6 have a road to 2,6; between each other the die must match the plains."""
    assert faces_for("2,7", "2,6") == faces_for("2,6", "3,6") == [*ALL_FACES]
    assert faces_for("2,7", "3,6") == faces_for("3,6", "2,7") == faces_for("8,1", "7,1")
    assert not leads("2,7", "3,6", MOUNTAINS_WATER)


@pytest.mark.rule("R3-ROAD-04")
def test_every_die_leads_nowhere_but_along_roads_over_bridges_and_into_cities() -> None:
    """On the plains mountains and water are good for nothing else; the other road hexes are checked one by one."""
    roads = {
        "3,6": "2,6 4,6",
        "4,6": "3,6 5,6",
        "6,6": "5,6 7,6",
        "2,10": "2,9 1,11",
        "9,4": "9,5 9,3",
        "9,7": "8,7 10,8",
        "10,8": "9,7 10,9 11,8",
        "10,9": "10,8 11,10 11,9 11,8",
    }
    lakes = {hex_of(name) for name in ("4,5", "5,5", "11,8", "11,9", "4,10")}
    for place, along in roads.items():
        found = everywhere_around(place, MOUNTAINS_WATER)
        assert found - lakes == {hex_of(name) for name in along.split()} - lakes


@pytest.mark.rule("R3-MOVE-09")
@pytest.mark.parametrize(("one", "other"), [("5,8", "red_bridge"), ("zedricks_crossing", "12,10")])
def test_any_die_crosses_a_bridge(one: str, other: str) -> None:
    for face in ALL_FACES:
        for start, goal in ((one, other), (other, one)):
            assert hex_of(goal) in everywhere_around(start, face)


@pytest.mark.rule("R3-MOVE-09")
def test_beside_the_bridges_the_same_rivers_hinder() -> None:
    assert faces_for("5,8", "5,7") == faces_for("5,8", "5,9") == [WILD, MOUNTAINS_WATER]
    assert faces_for("12,10", "11,11") == [WILD, MOUNTAINS_WATER]


@pytest.mark.rule("R3-RIVER-02")
@pytest.mark.parametrize(
    ("here", "there"), [("9,1", "9,0"), ("9,0", "9,1"), ("4,9", "5,9"), ("8,13", "9,13"), ("12,13", "12,14")]
)
def test_a_river_is_crossed_by_water_or_a_wild_whatever_lies_on_the_other_bank(here: str, there: str) -> None:
    """Forest on the other bank of 9,1, plains on most of the others: their symbols do not help."""
    assert faces_for(here, there) == [WILD, MOUNTAINS_WATER]


@pytest.mark.rule("R3-RIVER-02")
def test_the_die_that_crosses_is_the_only_one_to_be_paid() -> None:
    state = position(hero("corbin", "9,1"))
    over = MoveTo(hex_of("9,0"), 1, MOUNTAINS_WATER)

    play(
        state,
        take_turn,
        [RollToMove(), over, MoveTo(hex_of("8,0"), 0, WILD), Done()],
        Rigged(seat__0__terrain=[WILD, MOUNTAINS_WATER, PLAINS]),
    )

    assert state.players[0].hex == hex_of("8,0")


@pytest.mark.rule("R3-RIVER-03", "R3-MOVE-11")
@pytest.mark.parametrize(("here", "there"), [("9,1", "9,0"), ("5,8", "5,7"), ("8,13", "9,13")])
def test_without_dice_a_hero_simply_goes_to_the_other_bank(here: str, there: str) -> None:
    state = position(hero("corbin", here), hero("mok", "forge"))

    play(state, take_turn, [Step(hex_of(there))])

    assert (state.players[0].hex, state.players[0].points) == (hex_of(there), 2)
    assert play(state, take_turn, [EndTurn()]).asked[0].moves[0] == RollToMove()


@pytest.mark.rule("R3-RIVER-02", "R3-ROAD-01", "R3-CITY-02")
@pytest.mark.parametrize(
    ("here", "there", "without", "with_ford"),
    [
        ("8,1", "7,1", "plains wild", "plains wild"),
        ("9,1", "10,2", "hills plains water wild", "hills plains water wild"),
        ("9,4", "9,3", "hills plains water wild", "hills plains water wild"),
        ("9,0", "8,1", "water wild", "plains water wild"),
        ("8,0", "9,0", "water wild", "water wild"),
    ],
    ids=["plains", "into a city", "along a road", "over a river", "over a river into a forest"],
)
def test_a_die_spent_as_a_terrain_leads_where_that_terrain_leads(
    here: str, there: str, without: str, with_ford: str
) -> None:
    symbols: tuple[Symbol, ...] = ("hills", "plains", "water", "wild")
    for ford, expected in ((False, without), (True, with_ford)):
        paying = [symbol for symbol in symbols if pays_as(symbol, hex_of(here), hex_of(there), ford=ford)]
        assert paying == expected.split()
