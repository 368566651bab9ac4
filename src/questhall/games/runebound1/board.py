"""The map: 182 hexes with their terrain, the eight towns and the fifty adventure spots.

A hex is a number. `hex_at(row, column)` finds it by its place on the board: fourteen columns of thirteen hexes; rows
grow southwards, and odd columns lie half a hex lower.
"""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import NamedTuple

from questhall.games.runebound1.components import Colour, Hex, Terrain, Town

COLUMNS, ROWS = 14, 13
HEXES = range(COLUMNS * ROWS)

MAP = """
    fB  f   mr  m   m   h   h   hG  ~   fB  h   m   mr  h
    f   f   m   m   hy  h   I   ~   ~   f   h   m   m   hb
    fb  f   hY  p   p   p   hg  ~   p   pY  h   hG  m   h
    f   fg  p   Ag  p   py  ~   p   pb  p   h   F   h   ~
    f   f   ~   ~   =   =G  ~   py  p   =g  =   ~   ~   f
    fR  f   fy  ~   p   =   ~   ~   ~   =   ~   py  f   fr
    f   f   f   ~   pg  ~   T   =   =   =g  p   p   f   f
    fg  N   fG  ~   ~   pY  ~   pG  p   py  =   =   hb  m
    s   ~   ~   hg  fb  p   ~   ~   p   pb  h   =   h   mR
    ~   s   pY  p   f   f   fB  h   ~   ~   pg  =   hY  h
    sr  f   p   DG  p   f   fy  h   p   =   =   R   hG  f
    f   p   p   p   h   m   f   h   Vg  h   ~   s   f   f
    fb  h   hy  m   m   mr  m   hg  h   p   ~   py  f   fr
"""
"""R1-COMP-02  Every hex is a town or has one of the terrains, and some carry an adventure spot.

The second letter is the colour of the spot: green, yellow, blue, red. A capital is a starred one: events put its
counter back. Roads that lie in the course of a river are bridges.
"""
TERRAIN_LETTERS: dict[str, Terrain] = {
    "p": "plains",
    "=": "road",
    "h": "hills",
    "m": "mountains",
    "f": "forest",
    "s": "swamp",
    "~": "river",
}
TOWN_LETTERS: dict[str, Town] = {
    "T": "tamalir",
    "R": "riverwatch",
    "D": "dawnsmoor",
    "F": "forge",
    "A": "greyhaven",
    "N": "nerekhall",
    "I": "frostgate",
    "V": "vynelvale",
}
SPOT_LETTERS: dict[str, Colour] = {"g": "green", "y": "yellow", "b": "blue", "r": "red"}


def hex_at(row: int, column: int) -> Hex:
    return column * ROWS + row


def row_and_column(hex: Hex) -> tuple[int, int]:
    column, row = divmod(hex, ROWS)
    return row, column


def is_on_board(row: int, column: int) -> bool:
    return 0 <= row < ROWS and 0 <= column < COLUMNS


def read_picture(picture: str) -> tuple[str, ...]:
    """What a picture of the board shows on each hex."""
    rows = [line.split() for line in picture.strip().splitlines()]
    return tuple(rows[row][column] for row, column in map(row_and_column, HEXES))


class Spot(NamedTuple):
    """A place for an adventure counter; events put counters back on the starred ones."""

    colour: Colour
    starred: bool


CELLS = read_picture(MAP)
TERRAIN: tuple[Terrain, ...] = tuple(TERRAIN_LETTERS.get(cell[0], "town") for cell in CELLS)
TOWN_AT: dict[Hex, Town] = {hex: TOWN_LETTERS[cell[0]] for hex, cell in enumerate(CELLS) if cell[0] in TOWN_LETTERS}
HEX_OF: dict[Town, Hex] = {town: hex for hex, town in TOWN_AT.items()}
SPOTS: dict[Hex, Spot] = {
    hex: Spot(SPOT_LETTERS[cell[1].lower()], cell[1].isupper()) for hex, cell in enumerate(CELLS) if len(cell) == 2
}


def neighbours_of(hex: Hex) -> tuple[Hex, ...]:
    row, column = row_and_column(hex)
    beside = (row - 1, row) if column % 2 == 0 else (row, row + 1)
    around = [(row - 1, column), (row + 1, column)] + [(r, c) for r in beside for c in (column - 1, column + 1)]
    return tuple(hex_at(*place) for place in around if is_on_board(*place))


NEIGHBOURS = tuple(neighbours_of(hex) for hex in HEXES)


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


@cache
def nearest_towns(hex: Hex) -> tuple[Hex, ...]:
    """The towns to which a hero who was knocked out here may be carried: one, or several that are equally near.

    Which terrain lies between does not matter.
    """
    far = distances_from(hex)
    least = min(far[town] for town in TOWN_AT)
    return tuple(town for town in sorted(TOWN_AT) if far[town] == least)
