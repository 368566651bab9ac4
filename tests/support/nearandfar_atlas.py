"""Looking at a map of the atlas: steps between spaces, and shapes on the sheet."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from math import dist, hypot
from typing import NamedTuple

from questhall.games.nearandfar.atlas.define import TOWN, MapSheet, Path, Space, Spot, Symbol

Point = tuple[float, float]


def steps_from(sheet: MapSheet, start: Space, closed: Collection[Space] = ()) -> dict[Space, int]:
    """How many steps away each space is, if nobody enters the closed ones. What cannot be reached is missing."""
    steps = {start: 0}
    reached = [start]
    for here in reached:
        for there in sheet.neighbours[here]:
            if there not in steps and there not in closed:
                steps[there] = steps[here] + 1
                reached.append(there)
    return steps


def paths_around_town(sheet: MapSheet) -> list[Path]:
    """The first two steps of every journey."""
    near = {TOWN, *sheet.neighbours[TOWN]}
    return [path for path in sheet.paths if path.a in near or path.b in near]


def with_symbol(sheet: MapSheet, symbol: Symbol) -> list[Path]:
    return [path for path in sheet.paths if path.symbol == symbol]


def place(spot: Spot) -> Point:
    return spot.x, spot.y


def ends(sheet: MapSheet, path: Path) -> tuple[Point, Point]:
    return place(sheet.spots[path.a]), place(sheet.spots[path.b])


def middle(sheet: MapSheet, path: Path) -> Point:
    (x1, y1), (x2, y2) = ends(sheet, path)
    return (x1 + x2) / 2, (y1 + y2) / 2


def length(sheet: MapSheet, path: Path) -> float:
    return dist(*ends(sheet, path))


def crossings(sheet: MapSheet) -> list[tuple[Path, Path]]:
    """Pairs of paths that cross somewhere between their ends."""
    return [
        (one, other)
        for one, other in combinations(sheet.paths, 2)
        if not {one.a, one.b} & {other.a, other.b} and _cross(ends(sheet, one), ends(sheet, other))
    ]


def _cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    return _side(one, other[0]) * _side(one, other[1]) < 0 and _side(other, one[0]) * _side(other, one[1]) < 0


def _side(line: tuple[Point, Point], point: Point) -> float:
    (x1, y1), (x2, y2) = line
    return (x2 - x1) * (point[1] - y1) - (y2 - y1) * (point[0] - x1)


def gap(sheet: MapSheet, path: Path, space: Space) -> float:
    """How near a path comes to a space that it does not join."""
    (x1, y1), (x2, y2) = ends(sheet, path)
    x, y = place(sheet.spots[space])
    along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length(sheet, path) ** 2
    along = min(1.0, max(0.0, along))
    return hypot(x1 + along * (x2 - x1) - x, y1 + along * (y2 - y1) - y)


class Label(NamedTuple):
    """The room that a place name takes below its circle."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def below(cls, spot: Spot, name: str) -> Label:
        half = (7.4 * len(name) + 8) / 2
        return cls(spot.x - half, spot.y + 22, spot.x + half, spot.y + 42)

    def overlaps(self, other: Label) -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def touches(self, circle: Point, radius: float) -> bool:
        x = min(self.right, max(self.left, circle[0]))
        y = min(self.bottom, max(self.top, circle[1]))
        return dist((x, y), circle) < radius
