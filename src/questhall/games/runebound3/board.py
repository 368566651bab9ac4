"""The board: 210 hexes with their terrain, places, gems, roads and rivers.

A hex is a number. `hex_at(row, column)` finds it by its place on the printed board: fifteen columns of fourteen hexes;
rows grow southwards, and odd columns lie half a hex lower, so that they begin with row -1.
"""

from __future__ import annotations

from collections import deque
from functools import cache
from itertools import pairwise
from typing import Literal, NamedTuple

Terrain = Literal["plains", "hills", "forest", "mountains", "water", "city"]
PlaceKind = Literal["city", "settlement", "shrine", "fortress"]
Deck = Literal["exploration", "social", "combat"]
Hex = int
Edge = frozenset[Hex]
"""The border between two neighbouring hexes."""

COLUMNS, HEIGHT = 15, 14
HEXES = range(COLUMNS * HEIGHT)

LETTERS: dict[str, Terrain] = {
    "p": "plains",
    "h": "hills",
    "f": "forest",
    "m": "mountains",
    "w": "water",
    "C": "city",
}
MAP = """
    .  p  .  p  .  p  .  f  .  f  .  p  .  h  .
    p  p  p  p  p  p  p  f  f  f  f  p  p  h  m
    f  f  p  p  p  p  p  f  f  f  f  C  h  m  m
    f  f  m  p  p  p  p  p  f  p  p  p  m  m  m
    f  p  p  h  p  p  p  p  p  p  p  p  m  m  m
    p  p  p  p  p  w  p  p  f  p  w  p  p  h  h
    p  h  p  p  w  w  C  p  p  p  p  f  f  h  h
    h  p  f  f  p  p  p  p  p  p  f  f  f  h  h
    h  p  p  p  p  w  p  p  p  m  p  p  h  p  p
    p  p  p  p  p  p  p  p  p  p  m  p  p  p  p
    f  p  p  p  p  p  p  p  p  p  p  w  p  p  p
    f  p  C  h  p  p  p  h  p  p  p  p  p  p  f
    p  p  p  p  h  m  p  h  w  w  p  p  p  C  f
    p  p  p  h  h  m  m  h  h  h  p  p  p  p  p
    p  .  p  .  h  .  m  .  h  .  p  .  p  .  p
"""
"""Rows -1 to 13; a dot is no hex. The hexes of row -1 have the terrain of their southern neighbours (our reading)."""


def hex_at(row: int, column: int) -> Hex:
    return column * HEIGHT + row + column % 2


def row_and_column(hex: Hex) -> tuple[int, int]:
    column, place = divmod(hex, HEIGHT)
    return place - column % 2, column


def is_on_board(row: int, column: int) -> bool:
    return 0 <= column < COLUMNS and 0 <= row + column % 2 < HEIGHT


def read_map() -> tuple[Terrain, ...]:
    rows = [line.split() for line in MAP.strip().splitlines()]
    places = (row_and_column(hex) for hex in HEXES)
    return tuple(LETTERS[rows[row + 1][column]] for row, column in places)


TERRAIN = read_map()
"""R3-HEX-01  Every hex has one of five terrains, or is a city, which counts as all of them."""


def neighbours_of(hex: Hex) -> tuple[Hex, ...]:
    row, column = row_and_column(hex)
    beside = (row - 1, row) if column % 2 == 0 else (row, row + 1)
    around = [(row - 1, column), (row + 1, column)] + [(r, c) for r in beside for c in (column - 1, column + 1)]
    return tuple(hex_at(*place) for place in around if is_on_board(*place))


NEIGHBOURS = tuple(neighbours_of(hex) for hex in HEXES)


def edges(*places: tuple[int, int]) -> list[Edge]:
    """The borders crossed on the way from place to place."""
    way = [hex_at(*place) for place in places]
    return [frozenset(pair) for pair in pairwise(way)]


ROADS: frozenset[Edge] = frozenset(
    [
        *edges((0, 5), (1, 5), (2, 6), (3, 6), (4, 6), (5, 6), (6, 6), (7, 6), (7, 7), (8, 7)),
        *edges((2, 6), (2, 7), (3, 8), (2, 9), (2, 10), (1, 11)),
        *edges((8, 7), (9, 6), (9, 5), (9, 4), (9, 3), (10, 2)),
        *edges((8, 7), (9, 7), (10, 8), (10, 9), (11, 10), (10, 11), (11, 12), (11, 13)),
        *edges((11, 10), (12, 10)),
    ]
)
"""R3-ROAD-04  Roads join hexes, they do not mark them: two road hexes side by side need not be connected.

R3-ROAD-05  As near Suvar's Haven.
R3-ROAD-02  The cities, Trade Town and Suvar's Haven lie on them.
"""

RIVERS: frozenset[Edge] = frozenset(
    [
        *edges((2, 11), (3, 11), (3, 10)),
        *edges((4, 7), (5, 7), (5, 8), (5, 9), (4, 9), (5, 10)),
        *edges((5, 8), (6, 8)),
        *edges((5, 3), (6, 4), (6, 3), (7, 4), (6, 4)),
        *edges((6, 5), (7, 4), (7, 3), (8, 3), (8, 2)),
        *edges((7, 3), (8, 4)),
        *edges((8, 3), (9, 2), (9, 3)),
        *edges((8, 0), (9, 0), (8, 1)),
        *edges((9, 0), (9, 1), (10, 0)),
        *edges((9, 1), (10, 1)),
        *edges((8, 14), (9, 14), (8, 13), (9, 13), (9, 12)),
        *edges((9, 13), (10, 12), (10, 13), (11, 12), (12, 12), (11, 11), (12, 10), (11, 10)),
        *edges((11, 11), (12, 11)),
        *edges((12, 13), (12, 14), (13, 14)),
    ]
)
"""R3-RIVER-01  Rivers run along the borders of hexes."""

BRIDGES: frozenset[Edge] = frozenset([*edges((5, 8), (6, 8)), *edges((11, 10), (12, 10))])
"""One at Red Bridge, one at Zedrick's Crossing."""


class Place(NamedTuple):
    """A hex that is no wilderness."""

    id: str
    kind: PlaceKind
    row: int
    column: int

    @property
    def hex(self) -> Hex:
        return hex_at(self.row, self.column)


PLACES = (
    Place("tamalir", "city", 5, 6),
    Place("forge", "city", 1, 11),
    Place("dawnsmoor", "city", 10, 2),
    Place("riverwatch", "city", 11, 13),
    Place("suvars_haven", "shrine", 1, 5),
    Place("ithyrite_forge", "shrine", 2, 12),
    Place("hunting_circle", "shrine", 7, 4),
    Place("aris_sanctuary", "shrine", 8, 13),
    Place("madness_pass", "shrine", 13, 6),
    Place("caer_loek", "fortress", 0, 1),
    Place("telis_castle", "fortress", 5, 1),
    Place("fort_rodrik", "fortress", 6, 13),
    Place("firmament", "fortress", 11, 6),
    Place("sundergard", "fortress", 13, 12),
    Place("everton", "settlement", 3, 1),
    Place("underground_city", "settlement", 0, 14),
    Place("trade_town", "settlement", 8, 7),
    Place("bright_dale", "settlement", 12, 0),
    Place("red_bridge", "settlement", 6, 8),
)
"""R3-CITY-01  Four cities. Red Bridge lies south of its bridge (our reading: the source marks both ends)."""

PLACE_AT: dict[Hex, Place] = {place.hex: place for place in PLACES}


def is_wilderness(hex: Hex) -> bool:
    """R3-WILD-01  Every hex but cities, settlements, shrines and fortresses.

    R3-FORT-02  So no fortress,
    R3-SHRINE-02  no shrine
    R3-TOWN-02  and no settlement.
    """
    return hex not in PLACE_AT


GEM_PLACES: dict[Deck, tuple[tuple[int, int], ...]] = {
    "exploration": ((1, 7), (3, 0), (4, 9), (6, 14), (6, 2), (9, 12), (11, 4), (11, 9), (13, 0)),
    "social": ((0, 0), (0, 12), (2, 3), (5, 12), (7, 0), (9, 8), (10, 14), (12, 2), (13, 8)),
    "combat": ((0, 4), (0, 9), (3, 14), (5, 4), (7, 9), (8, 5), (10, 0), (12, 5), (13, 14)),
}
GEMS: dict[Hex, Deck] = {hex_at(*place): deck for deck, places in GEM_PLACES.items() for place in places}
"""One adventure gem on every hex that shows its symbol."""


@cache
def distances_from(start: Hex) -> tuple[int, ...]:
    """How many hexes away each hex is, whatever lies between."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        hex = waiting.popleft()
        for near in NEIGHBOURS[hex]:
            if near not in found:
                found[near] = found[hex] + 1
                waiting.append(near)
    return tuple(found[hex] for hex in HEXES)


def step_towards(here: Hex, goal: Hex) -> Hex:
    """The neighbour nearest to the goal; of equals the one with the lowest number, so that everyone can foresee it."""
    far = distances_from(goal)
    return min(NEIGHBOURS[here], key=lambda hex: (far[hex], hex))
