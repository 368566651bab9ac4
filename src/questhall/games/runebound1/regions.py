"""The named lands of the map; every hex lies in one of them."""

from __future__ import annotations

from questhall.games.runebound1.board import HEXES, read_picture
from questhall.games.runebound1.components import Hex

MAP_OF_REGIONS = """
    b  b  g  g  g  g  g  g  s  v  c  p  p  p
    b  b  g  g  g  g  g  s  s  v  c  p  p  p
    b  b  g  r  r  r  g  s  v  v  c  c  p  p
    b  b  r  r  r  r  s  v  v  v  c  c  c  e
    x  x  f  f  r  r  s  v  v  v  c  e  e  w
    x  x  x  f  r  r  s  e  e  e  e  w  w  w
    x  x  x  f  r  f  t  t  t  t  t  w  w  w
    x  x  x  f  f  l  m  t  t  t  t  t  a  a
    x  f  f  d  l  l  m  m  t  t  a  a  a  a
    f  k  d  d  l  l  l  u  m  m  a  a  a  a
    k  k  d  d  d  l  l  u  u  u  m  a  a  n
    k  k  d  d  o  o  l  u  u  u  m  n  n  n
    k  o  o  o  o  o  o  u  u  u  m  n  n  n
"""
NAMES: dict[str, str] = {
    "g": "gate_to_the_north",
    "b": "blind_muir_forest",
    "s": "river_of_sleep",
    "p": "shadow_peaks",
    "c": "broken_crags",
    "v": "valley_of_souls",
    "e": "red_echo_river",
    "r": "plains_of_the_ruby_gate",
    "x": "crimson_forest",
    "f": "flametail_river",
    "k": "blackwing_swamp",
    "d": "misty_plains",
    "o": "mountains_of_despair",
    "l": "whispering_forest",
    "m": "morshan_river",
    "u": "guardian_hills",
    "t": "thelsvan_highway",
    "a": "ashen_hills",
    "w": "hanging_woods",
    "n": "moonglow_marsh",
}

REGION_OF: tuple[str, ...] = tuple(NAMES[letter] for letter in read_picture(MAP_OF_REGIONS))
"""The region of each hex."""
REGIONS: dict[str, tuple[Hex, ...]] = {
    region: tuple(hex for hex in HEXES if REGION_OF[hex] == region) for region in NAMES.values()
}
