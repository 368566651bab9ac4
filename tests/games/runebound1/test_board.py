"""The map of Runebound, first edition: its counts, its distances, and that it looks like a land."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest
from fluent.syntax import FluentSerializer

from questhall.games.runebound1 import GAME
from questhall.games.runebound1.board import (
    COLUMNS,
    HEX_OF,
    HEXES,
    NEIGHBOURS,
    ROWS,
    SPOTS,
    TERRAIN,
    TOWN_AT,
    Spot,
    distances_from,
    hex_at,
    nearest_towns,
    row_and_column,
)
from questhall.games.runebound1.components import HEXES_ON_THE_BOARD, SPOTS_ON_THE_BOARD, TERRAINS, TOWNS, Colour
from questhall.games.runebound1.regions import NAMES, REGION_OF, REGIONS
from support.ftl import messages_in

TAMALIR = HEX_OF["tamalir"]
BRIDGES = (hex_at(5, 9), hex_at(10, 10))
TO_TOWN = tuple(min(distances_from(hex)[town] for town in TOWN_AT) for hex in HEXES)
"""How far it is from each hex to the nearest town."""


def spots(colour: Colour) -> list[int]:
    return [hex for hex, spot in SPOTS.items() if spot.colour == colour]


def is_at_the_edge(hex: int) -> bool:
    return len(NEIGHBOURS[hex]) < 6


def pieces(hexes: Iterable[int]) -> list[list[int]]:
    """The connected pieces of a part of the map, the largest first."""
    left, found = set(hexes), []
    while left:
        piece = [left.pop()]
        for hex in piece:
            near = left.intersection(NEIGHBOURS[hex])
            left -= near
            piece += near
        found.append(sorted(piece))
    return sorted(found, key=len, reverse=True)


@pytest.mark.rule("R1-COMP-02", "R1-COMP-03")
def test_the_board_has_182_hexes_of_seven_terrains_and_eight_towns() -> None:
    assert len(HEXES) == len(TERRAIN) == len(NEIGHBOURS) == COLUMNS * ROWS == HEXES_ON_THE_BOARD == 182
    mix = {"forest": 40, "plains": 36, "hills": 32, "river": 30, "mountains": 17, "road": 15, "town": 8, "swamp": 4}
    assert Counter(TERRAIN) == mix
    assert set(TERRAIN) == {*TERRAINS, "town"}
    assert [hex_at(*row_and_column(hex)) for hex in HEXES] == list(HEXES)


def test_neighbours_are_mutual_and_six_but_at_the_edge() -> None:
    assert all(hex in NEIGHBOURS[near] for hex in HEXES for near in NEIGHBOURS[hex])
    assert NEIGHBOURS[TAMALIR] == tuple(hex_at(*at) for at in ((5, 6), (7, 6), (5, 5), (5, 7), (6, 5), (6, 7)))
    assert NEIGHBOURS[hex_at(7, 7)] == tuple(hex_at(*at) for at in ((6, 7), (8, 7), (7, 6), (7, 8), (8, 6), (8, 8)))
    assert NEIGHBOURS[hex_at(0, 0)] == (hex_at(1, 0), hex_at(0, 1))
    assert Counter(len(near) for near in NEIGHBOURS) == {6: 12 * 11, 4: 2 * 11, 5: 12, 3: 2 + 12, 2: 2}


@pytest.mark.rule("R1-COMP-04")
def test_a_town_is_never_far() -> None:
    assert sorted(HEX_OF) == sorted(TOWNS)
    for town in TOWN_AT:
        assert min(distances_from(town)[other] for other in TOWN_AT if other != town) <= 6
    assert max(TO_TOWN) == 5
    assert row_and_column(TAMALIR) == (ROWS // 2, COLUMNS // 2 - 1), "Tamalir lies in the centre"


def test_the_nearest_towns_are_all_that_are_equally_near() -> None:
    assert nearest_towns(TAMALIR) == (TAMALIR,)
    assert nearest_towns(hex_at(12, 12)) == (HEX_OF["riverwatch"],)
    assert nearest_towns(hex_at(9, 6)) == (HEX_OF["dawnsmoor"], TAMALIR, HEX_OF["vynelvale"])
    assert [distances_from(hex_at(9, 6))[town] for town in TOWN_AT] == [5, 7, 3, 8, 3, 3, 8, 5]


def test_roads_join_tamalir_with_four_towns() -> None:
    network = pieces(hex for hex in HEXES if TERRAIN[hex] in ("road", "town"))[0]
    joined = {TOWN_AT[hex] for hex in network if hex in TOWN_AT}
    assert joined == {"tamalir", "greyhaven", "forge", "riverwatch", "vynelvale"}
    assert sum(TERRAIN[hex] == "road" for hex in network) == 15


def test_four_rivers_meet_in_tamalir_and_cut_the_land_in_four() -> None:
    rivers = [hex for hex in HEXES if TERRAIN[hex] == "river"]
    courses = pieces([*rivers, *BRIDGES, TAMALIR])
    assert len(courses) == 1
    mouths = {row_and_column(hex) for hex in courses[0] if is_at_the_edge(hex)}
    assert mouths == {(0, 8), (3, 13), (9, 0), (12, 10)}
    assert [TERRAIN[bridge] for bridge in BRIDGES] == ["road", "road"]
    lands = pieces(set(HEXES) - set(courses[0]))
    assert [len(land) for land in lands] == [45, 41, 37, 26]


def test_mountains_and_forests_are_belts_at_the_edge() -> None:
    for terrain, belts in (("mountains", [5, 5, 5, 2]), ("forest", [18, 7, 5, 5, 3, 2])):
        found = pieces(hex for hex in HEXES if TERRAIN[hex] == terrain)
        assert [len(belt) for belt in found] == belts
    outer = [hex for hex in HEXES if is_at_the_edge(hex) or any(map(is_at_the_edge, NEIGHBOURS[hex]))]
    wild = [hex for hex in HEXES if TERRAIN[hex] in ("mountains", "forest")]
    assert len([hex for hex in wild if hex in outer]) / len(wild) > 0.7


@pytest.mark.rule("R1-COMP-02")
def test_fifty_spots_seventeen_of_them_starred() -> None:
    colours = Counter(spot.colour for spot in SPOTS.values())
    assert colours == SPOTS_ON_THE_BOARD == {"green": 18, "yellow": 14, "blue": 10, "red": 8}
    stars = Counter(spot.colour for spot in SPOTS.values() if spot.starred)
    assert stars == {"green": 7, "yellow": 5, "blue": 3, "red": 2}
    assert SPOTS[HEX_OF["dawnsmoor"]] == Spot("green", starred=True)
    for one, other in combinations(SPOTS, 2):
        assert other not in NEIGHBOURS[one] or SPOTS[one].colour != SPOTS[other].colour


def test_green_spots_lie_around_towns_and_on_three_of_them() -> None:
    assert all(TO_TOWN[hex] <= 3 for hex in spots("green"))
    assert {TOWN_AT[hex] for hex in SPOTS if hex in TOWN_AT} == {"greyhaven", "dawnsmoor", "vynelvale"}


def test_yellow_spots_lie_on_open_land_and_blue_ones_further_off() -> None:
    assert {TO_TOWN[hex] for hex in spots("yellow")} <= {2, 3, 4}
    assert {TERRAIN[hex] for hex in spots("yellow")} == {"hills", "plains", "forest"}
    assert {TO_TOWN[hex] for hex in spots("blue")} <= {3, 4, 5}


def test_red_spots_lie_at_the_edge_in_wild_country_far_from_tamalir() -> None:
    for hex in spots("red"):
        assert is_at_the_edge(hex)
        assert distances_from(TAMALIR)[hex] > 3
        deep = TERRAIN[hex] == "forest" and {TERRAIN[near] for near in NEIGHBOURS[hex]} == {"forest"}
        assert TERRAIN[hex] in ("mountains", "swamp") or deep
    assert any(REGION_OF[hex] == "crimson_forest" for hex in spots("red"))


def test_twenty_regions_cover_the_map_and_hold_together() -> None:
    assert len(REGIONS) == len(NAMES) == 20
    assert sorted(hex for hexes in REGIONS.values() for hex in hexes) == list(HEXES)
    for region, hexes in REGIONS.items():
        assert len(pieces(hexes)) == 1, region
        assert 6 <= len(hexes) <= 13


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_hex_is_called_by_its_town_or_by_terrain_column_and_row(lang: str) -> None:
    messages = {message.id.name: message for message in messages_in(GAME, lang)}
    for hex in HEXES:
        row, column = row_and_column(hex)
        place = f"{{ terrain-{TERRAIN[hex]} }} {chr(ord('A') + column)}{row + 1}"
        name = f"{{ town-{TOWN_AT[hex]} }}" if hex in TOWN_AT else place
        assert FluentSerializer().serialize_entry(messages[f"hex-{hex}"]) == f"hex-{hex} = {name}\n"
