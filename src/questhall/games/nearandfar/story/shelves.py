"""Where a passage belongs: to a map, a character's line, the side quests or a boss; and what is still to come."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

from msgspec import Struct, convert

from questhall.games.nearandfar.components import CHARACTERS

Shelf = Literal["map", "side", "boss", "character", "unknown"]
PASSAGES_OF_A_MAP = 16
FIRST_NUMBER = {2: 1, 3: 17, 4: 33, 5: 49, 6: 65, 7: 81, 8: 97, 9: 113, 10: 130, 11: 146}
"""The first passage of each map of the campaign; 129 is missing."""
FIRST_KEYS = tuple("ABCDEFGHIJKLMNOP")
KEYS_OF_MAP: dict[int, tuple[str, ...]] = {1: FIRST_KEYS} | {
    number: tuple(str(first + place) for place in range(PASSAGES_OF_A_MAP)) for number, first in FIRST_NUMBER.items()
}
MAP_OF = {key: number for number, keys in KEYS_OF_MAP.items() for key in keys}
LAST_MAP = 11


class ToCome(Struct, forbid_unknown_fields=True):
    """What the book does not hold yet, so that the checker does not miss it."""

    maps: tuple[int, ...] = ()
    characters: tuple[str, ...] = ()
    passages: tuple[str, ...] = ()
    """Side quests that are named already."""
    given: tuple[str, ...] = ()
    """Keywords that are asked for and will be given."""
    asked: tuple[str, ...] = ()
    """Keywords that are given and will be asked for."""


@cache
def to_come() -> ToCome:
    """The list that stands beside the pages."""
    file = files("questhall.games.nearandfar.story") / "to_come.toml"
    return convert(tomllib.loads(file.read_text("utf-8")), ToCome)


def shelf_of(key: str) -> Shelf:
    if key in MAP_OF:
        return "map"
    if key.startswith("boss-"):
        return "boss"
    if re.fullmatch(r"s[1-9]\d*", key):
        return "side"
    return "character" if character_of(key) else "unknown"


def character_of(key: str) -> str:
    """Whose line it belongs to (`rin-3`: rin), or nobody's."""
    character, _, step = key.partition("-")
    return character if character in CHARACTERS and step else ""
