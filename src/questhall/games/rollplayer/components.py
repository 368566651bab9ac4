"""What is in the box: numbers, kinds and tables that the whole game uses."""

from __future__ import annotations

from typing import Literal

Attribute = Literal["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"]
Color = Literal["green", "blue", "red", "purple", "black", "white", "gold"]
Direction = Literal["up", "down", "left", "right"]
Race = Literal["dragonkin", "dwarf", "elf", "halfling", "human", "orc"]
Side = Literal["female", "male"]
ArmourKind = Literal["chain", "leather", "mystic"]

ATTRIBUTES: tuple[Attribute, ...] = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")
STRENGTH, DEXTERITY, CONSTITUTION, INTELLIGENCE, WISDOM, CHARISMA = range(6)
ROW_OF: dict[Attribute, int] = {attribute: row for row, attribute in enumerate(ATTRIBUTES)}
CELLS = 3
SHEET_CELLS = 18

CLASS_COLORS: tuple[Color, ...] = ("green", "blue", "red", "purple", "black", "white")
DICE: dict[Color, int] = {color: 10 for color in CLASS_COLORS} | {"gold": 13}
FACES = 6

RACES: dict[Race, dict[Attribute, int]] = {
    "dragonkin": {"strength": +2, "dexterity": -2},
    "dwarf": {"constitution": +2, "charisma": -2},
    "elf": {"dexterity": +2, "constitution": -2},
    "halfling": {"strength": -2, "charisma": +2},
    "human": {},
    "orc": {"strength": +2, "intelligence": -2},
}
MODIFIERS: dict[str, tuple[int, ...]] = {
    race: tuple(changes.get(attribute, 0) for attribute in ATTRIBUTES) for race, changes in RACES.items()
}
SIDES: tuple[Side, ...] = ("female", "male")

DIRECTIONS: dict[Direction, tuple[int, int]] = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
"""Up is good, down is evil, left is lawful, right is chaotic."""
CENTRE = (1, 1)

STARTING_GOLD = 5
EXTRA_GOLD = {3: 1, 4: 2}
"""For the third and the fourth player in turn order."""
GOLD_DIE_PAYS = 2
FULL_ROW_PAYS = 1
DISCARD_PAYS = 2
HANDS = 2

STARTING_DICE_BEYOND_PLAYERS = 4
SHORT_GAME_MORE_DICE = 2
MOST_STARTING_DICE = 4 + STARTING_DICE_BEYOND_PLAYERS + SHORT_GAME_MORE_DICE
CARDS_REMOVED_PER_RANK = {1: 7, 2: 7, 3: 3, 4: 0}

BACKSTORY_STARS = (0, 0, 1, 1, 3, 3, 6)
"""Stars for 0 to 6 matches."""
ARMOUR_STARS: dict[ArmourKind, tuple[int, ...]] = {
    "chain": (1, 2, 4, 7, 11),
    "leather": (1, 3, 5, 8),
    "mystic": (1, 3, 6),
}
"""Stars for 1, 2, 3 … cards of one kind; the length of a row is the complete set."""
ARMOUR_COLORS: dict[ArmourKind, tuple[Color, ...]] = {
    "chain": ("white", "red"),
    "leather": ("green", "black"),
    "mystic": ("blue", "purple"),
}

SOLO_GOLD_PER_STAR = 8
SOLO_RANKS = ((38, "true-hero"), (34, "clan-leader"), (30, "celebrity"), (26, "adventurer"), (22, "mercenary"))
LOWEST_RANK = "npc"

BOX = {
    "bag": 1,
    "gold": 60,
    "dice": 73,
    "sheets": 6,
    "charisma tokens": 6,
    "reference cards": 4,
    "class cards": 6,
    "backstory cards": 16,
    "alignment cards": 17,
    "market cards": 53,
    "initiative cards": 5,
    "character tokens": 12,
}
"""The list on the box. Gold and charisma tokens are counted, never refused: the supply has no end."""
