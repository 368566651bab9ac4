"""Named stretches of the wilderness: where quests lead."""

from __future__ import annotations

from questhall.games.runebound3.board import Hex, hex_at

REGION_PLACES: dict[str, tuple[tuple[int, int], ...]] = {
    "starfall_forest": ((2, 0), (1, 1)),
    "rogue_peak": ((2, 2),),
    "cursed_ruins": ((3, 3),),
    "telsvan_plains": ((1, 3), (2, 4), (2, 5)),
    "blackwing_swamp": ((5, 4), (5, 5), (4, 5)),
    "outlaw_glade": ((1, 8),),
    "thicket_of_despair": ((0, 7), (0, 8), (0, 9)),
    "valley_of_souls": ((0, 13), (1, 12)),
    "snake_wood": ((4, 8),),
    "echo_lake": ((4, 10),),
    "sharp_cliffs": ((3, 12), (3, 13), (3, 14)),
    "ash_hills": ((4, 13), (5, 13), (5, 14), (6, 14)),
    "hedgewood": ((6, 2), (6, 3)),
    "howling_dale": ((6, 0), (7, 0)),
    "lake_kernan": ((7, 5),),
    "breath_of_kellos": ((8, 0), (7, 1), (8, 2)),
    "stubwood": ((9, 0), (10, 0)),
    "misty_plains": ((11, 1), (11, 2), (12, 2), (11, 3)),
    "bitter_lowlands": ((12, 3), (12, 4)),
    "mountains_of_despair": ((11, 5), (12, 6)),
    "blue_haze_hills": ((11, 7), (12, 8), (12, 9)),
    "moonlight_marsh": ((11, 8), (11, 9)),
    "zedricks_crossing": ((11, 10),),
    "southern_plains": ((13, 10), (12, 11), (12, 12)),
    "greenwood": ((11, 14), (10, 14)),
    "lake_of_tears": ((9, 11),),
    "fangs_of_mennara": ((7, 9), (8, 10)),
    "riverlands": ((6, 7), (7, 6), (8, 6)),
}
"""Ash Hills: the source names (4, 12), which is plains; we take its neighbour (4, 13), which is hills."""

REGIONS: dict[str, tuple[Hex, ...]] = {
    region: tuple(hex_at(*place) for place in places) for region, places in REGION_PLACES.items()
}
