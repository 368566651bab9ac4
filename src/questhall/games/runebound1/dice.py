"""The movement dice: five alike, and what a face lets a hero enter."""

from __future__ import annotations

from questhall.games.runebound1.components import Terrain

Face = int
"""The number of a face of the movement die."""

FACES: tuple[tuple[Terrain, ...], ...] = (
    ("road", "plains"),
    ("road", "plains", "hills"),
    ("road", "hills"),
    ("road", "plains", "river"),
    ("forest", "river"),
    ("mountains", "swamp"),
)
"""R1-MOVE-05  Each symbol is one of the seven terrains; every face shows two or three of them."""


def matches(face: Face, terrain: Terrain) -> bool:
    """Whether a die with this face leads onto a hex of this terrain.

    R1-MOVE-11  Any symbol leads into a town.
    """
    return terrain == "town" or terrain in FACES[face]
