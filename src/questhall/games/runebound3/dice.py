"""The terrain dice, and what a die pays for."""

from __future__ import annotations

from typing import Literal

from questhall.games.runebound3.board import BRIDGES, HEXES, NEIGHBOURS, RIVERS, ROADS, TERRAIN, Hex, Terrain

Symbol = Literal["plains", "hills", "forest", "mountains", "water", "wild"]
Face = int
"""The number of a face of the terrain die."""

FACES: tuple[frozenset[Symbol], ...] = (
    frozenset({"wild"}),
    frozenset({"mountains", "water"}),
    frozenset({"forest", "hills"}),
    frozenset({"plains", "forest"}),
    frozenset({"hills", "plains"}),
    frozenset({"plains"}),
)
"""R3-DICE-01  Forest, hills, mountains, plains, water and wild; some faces show two of them."""
DICE_IN_THE_BOX = 5


def matches(face: Face, terrain: Terrain) -> bool:
    """Whether a face counts as this terrain.

    R3-MOVE-07  A wild matches every terrain,
    R3-DICE-04  whatever the dice were rolled for,
    R3-DICE-05  also when that hurts.
    R3-CITY-02  A city counts as every terrain,
    R3-MOVE-08  so that every die leads into it.
    """
    return terrain == "city" or "wild" in FACES[face] or terrain in FACES[face]


def asked_for(here: Hex, there: Hex) -> Terrain | None:
    """The terrain a die must match to move a hero to a neighbouring hex; None: any die will do.

    R3-ROAD-01  Along a road any die does.
    R3-CITY-04  Out of a city too, for a city lies on the road.
    R3-MOVE-09  Any die crosses a bridge.
    R3-RIVER-02  A river is crossed by water or a wild, whatever lies on the other bank.
    R3-ROAD-03  Onto a road from beside it leads only the terrain.
    R3-MOVE-02  Else the die must match the terrain that is entered.
    """
    border = frozenset((here, there))
    if border in ROADS or border in BRIDGES:
        return None
    return "water" if border in RIVERS else TERRAIN[there]


ASKED_FOR: tuple[dict[Hex, Terrain | None], ...] = tuple(
    {there: asked_for(here, there) for there in NEIGHBOURS[here]} for here in HEXES
)
"""For each hex what each of its neighbours asks for."""


def pays_for(face: Face, here: Hex, there: Hex, *, ford: bool = False) -> bool:
    """Whether a die with this face moves a hero to a neighbouring hex; a river does not hinder who can ford it."""
    terrain = ASKED_FOR[here][there]
    return terrain is None or matches(face, terrain) or (ford and matches(face, TERRAIN[there]))


def pays_as(symbol: Symbol, here: Hex, there: Hex, *, ford: bool = False) -> bool:
    """Whether a die that may be spent as this symbol does."""
    terrain = ASKED_FOR[here][there]
    if terrain is None or terrain == "city" or symbol in ("wild", terrain):
        return True
    return ford and TERRAIN[there] in ("city", symbol)
