"""What is in the box: numbers, kinds and tables. The board is in `board.py`, the movement die in `dice.py`."""

from __future__ import annotations

from typing import Literal, TypeAlias

Hex = int
"""A hex of the board, by its number."""
NOWHERE: Hex = -1

Terrain = Literal["plains", "road", "hills", "mountains", "forest", "swamp", "river", "town"]
TERRAINS: tuple[Terrain, ...] = ("plains", "road", "hills", "mountains", "forest", "swamp", "river")
"""R1-COMP-03  The seven that the movement dice show; a town is none of them."""

Town = Literal["tamalir", "riverwatch", "dawnsmoor", "forge", "greyhaven", "nerekhall", "frostgate", "vynelvale"]
TOWNS: tuple[Town, ...] = (
    "tamalir",
    "riverwatch",
    "dawnsmoor",
    "forge",
    "greyhaven",
    "nerekhall",
    "frostgate",
    "vynelvale",
)
"""R1-COMP-04  One market box for each, in the order of the doom track:

R1-ADOOM-02  it begins with Tamalir, Riverwatch, Dawnsmoor.
"""
START: Town = "tamalir"

Colour = Literal["green", "yellow", "blue", "red"]
COLOURS: tuple[Colour, ...] = ("green", "yellow", "blue", "red")
"""R1-COMP-10  From the easiest to the hardest."""
POINTS: dict[Colour, int] = {"green": 1, "yellow": 2, "blue": 3, "red": 4}
"""R1-COMP-14  The experience on the back of an adventure counter."""

Attribute = Literal["mind", "body", "spirit"]
ATTRIBUTES: tuple[Attribute, ...] = ("mind", "body", "spirit")
Attack = Literal["ranged", "melee", "magic"]
ATTACKS: tuple[Attack, ...] = ("ranged", "melee", "magic")
"""R1-COMBAT-01  Three kinds of combat roll, in the order of the phases.

R1-COMBAT-02  Mind goes with ranged,
R1-COMBAT-03  body with melee
R1-COMBAT-04  and spirit with magic: a kind and its attribute have the same place in their tuples.
"""
Kind: TypeAlias = Literal[0, 1, 2]
"""A place in these tuples."""
MIND: Kind = 0
BODY: Kind = 1
SPIRIT: Kind = 2
RANGED, MELEE, MAGIC = MIND, BODY, SPIRIT
KINDS: tuple[Kind, ...] = (0, 1, 2)
Three: TypeAlias = tuple[int, int, int]
"""A number for each: attributes as mind, body, spirit; damage as ranged, melee, magic."""

Skill = Literal["climb", "swim", "leap", "hide", "notice", "track", "diplomacy", "lore"]
SKILL_ATTRIBUTE: dict[Skill, Kind] = {
    "climb": BODY,
    "swim": BODY,
    "leap": BODY,
    "hide": MIND,
    "notice": MIND,
    "track": MIND,
    "diplomacy": SPIRIT,
    "lore": SPIRIT,
}

ItemClass = Literal["weapon", "armour", "artifact", "reward"]
"""R1-COMP-13  Weapons, armour, other artifacts; rewards come from adventure decks and are none of the three."""

MOST_PLAYERS = 6
HEROES_IN_THE_BOX = 12
MARKET_CARDS = 60
ADVENTURE_CARDS: dict[Colour, int] = {"green": 24, "yellow": 20, "blue": 16, "red": 12}
SPOTS_ON_THE_BOARD: dict[Colour, int] = {"green": 18, "yellow": 14, "blue": 10, "red": 8}
HEXES_ON_THE_BOARD = 182
DIE_SIDES = 20
TEN_SIDES = 10
MOVEMENT_DICE = 5
"""R1-COMP-19"""
TRACK_SPACES = 6
"""R1-COMP-15"""
EVENT_NUMBERS = (1, 2, 3)
"""R1-COMP-20"""

STARTING_GOLD = 3
RUNES_TO_WIN = 3
WEAPONS, ARMOUR, ALLIES = 2, 1, 2
"""R1-LIMIT-01  At most two weapons and one armour."""
ESCAPE_WOUND = 1
IMPROVEMENT_COSTS: dict[int, int] = {1: 6, 2: 6, 3: 5, 4: 5, 5: 4, 6: 3}
"""Experience for an improvement, by the number of players; alone as for two (ours).

R1-EXP-03  2 players: 6.
R1-EXP-04  3 or 4 players: 5.
R1-EXP-05  5 players: 4.
R1-EXP-06  6 players: 3.
"""
DOOM_CARDS: dict[int, int] = {1: 4, 2: 4, 3: 6, 4: 8, 5: 8, 6: 8}
"""Cards on the doom track that bring a doom counter; alone as for two (ours).

R1-ADOOM-06  2 players: 4.
R1-ADOOM-07  3 players: 6.
R1-ADOOM-08  4 to 6 players: 8.
"""
FIRST_DICE: dict[int, tuple[int, ...]] = {1: (5,), 2: (4, 5), 3: (3, 4, 5), 4: (2, 3, 4, 5)}
"""Movement dice of the first turn, by the number of players and the place in turn order.

R1-AFIRST-02  2 players: 4 and 5.
R1-AFIRST-03  3 players: 3, 4 and 5.
R1-AFIRST-04  4 and more: 2, 3 and 4, then 5 for all.
"""
LIFE_RAISES = 3
