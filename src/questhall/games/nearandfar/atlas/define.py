"""What a map of the atlas is: spaces joined by paths, drawn as pieces of data."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from questhall.games.nearandfar.components import SpaceKind, TradeGood

Symbol = Literal["", "threat", "treasure"]
Space = int
TOWN: Space = 0
"""NF-LEAVE-08  The town space of a map, the circle with a heart and an arrow."""


@dataclass(frozen=True)
class Spot:
    """A circle of the map: what it pays, the number or letter of its book, and its name if it has one.

    `x` and `y` are places on a sheet 1000 wide and 700 high.
    """

    kind: SpaceKind
    x: int
    y: int
    book: str = ""
    named: bool = False
    water: bool = False
    """Poisoned water, map 5 (NF-MAP-02)."""
    mammoths: bool = False
    """Six-eyed mammoths, map 10 (NF-MAP-04)."""


@dataclass(frozen=True)
class Path:
    """A dashed line between two circles, perhaps with a symbol on it."""

    a: Space
    b: Space
    symbol: Symbol = ""


@dataclass(frozen=True)
class MapSheet:
    """One of the eleven maps."""

    number: int
    id: str
    spots: tuple[Spot, ...]
    paths: tuple[Path, ...]
    routes: dict[TradeGood, tuple[int, int]] = field(hash=False)
    """Points for a sole owner and for each of two (NF-ROUTE-06)."""

    @cached_property
    def symbols(self) -> dict[tuple[Space, Space], Symbol]:
        """The symbol on every path, both ways."""
        both: dict[tuple[Space, Space], Symbol] = {}
        for path in self.paths:
            both[path.a, path.b] = both[path.b, path.a] = path.symbol
        return both

    @cached_property
    def neighbours(self) -> tuple[tuple[Space, ...], ...]:
        """The spaces one step away, by space."""
        return tuple(
            tuple(sorted(other for space, other in self.symbols if space == here)) for here in range(len(self.spots))
        )

    @cached_property
    def books(self) -> dict[str, Space]:
        """Where each passage of the storybook begins."""
        return {spot.book: space for space, spot in enumerate(self.spots) if spot.book}

    @cached_property
    def route_spaces(self) -> dict[TradeGood, tuple[Space, Space]]:
        """NF-ROUTE-02  The two spaces of each trade route."""
        pairs: dict[TradeGood, tuple[Space, Space]] = {}
        for good in self.routes:
            first, second = (space for space, spot in enumerate(self.spots) if spot.kind == good)
            pairs[good] = first, second
        return pairs


MAPS: dict[int, MapSheet] = {}
"""Laid in by `cards/box.py`."""
