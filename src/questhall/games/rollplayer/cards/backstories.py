"""The sixteen backstories: in every row one marked cell, and the colour a die needs there."""

from __future__ import annotations

from questhall.games.rollplayer.components import Color

Mark = tuple[Color, int]
"""A colour and a cell, counted from 1."""

BACKSTORIES: dict[str, tuple[Mark, Mark, Mark, Mark, Mark, Mark]] = {
    "aristocrat": (("blue", 3), ("green", 2), ("purple", 1), ("red", 3), ("black", 2), ("white", 3)),
    "brawler": (("green", 2), ("red", 3), ("blue", 2), ("purple", 3), ("black", 3), ("white", 1)),
    "chosen_one": (("white", 3), ("green", 1), ("black", 2), ("blue", 3), ("red", 3), ("purple", 2)),
    "craftsman": (("white", 1), ("blue", 3), ("green", 3), ("black", 2), ("purple", 3), ("red", 2)),
    "devoted": (("black", 2), ("green", 3), ("red", 3), ("white", 1), ("purple", 3), ("blue", 2)),
    "exonerated": (("blue", 1), ("black", 3), ("white", 3), ("purple", 3), ("red", 2), ("green", 2)),
    "hunter": (("purple", 3), ("black", 2), ("red", 1), ("blue", 3), ("white", 2), ("green", 3)),
    "lost_soul": (("purple", 2), ("red", 1), ("white", 2), ("black", 3), ("blue", 3), ("green", 3)),
    "mentor": (("black", 2), ("white", 3), ("blue", 2), ("red", 3), ("purple", 1), ("green", 3)),
    "patrician": (("black", 3), ("blue", 2), ("green", 3), ("white", 3), ("red", 1), ("purple", 2)),
    "persecuted": (("red", 3), ("purple", 2), ("white", 2), ("green", 3), ("black", 3), ("blue", 1)),
    "resilient": (("green", 3), ("white", 3), ("black", 1), ("purple", 2), ("blue", 2), ("red", 3)),
    "rift_walker": (("red", 3), ("white", 2), ("purple", 3), ("green", 1), ("black", 3), ("blue", 2)),
    "savage": (("blue", 3), ("black", 1), ("green", 2), ("red", 3), ("white", 3), ("purple", 2)),
    "savant": (("red", 2), ("green", 3), ("blue", 2), ("white", 3), ("black", 3), ("purple", 1)),
    "street_urchin": (("purple", 2), ("blue", 3), ("white", 2), ("black", 1), ("red", 3), ("green", 3)),
}
