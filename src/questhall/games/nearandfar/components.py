"""Numbers, kinds and tables of the box: what is printed on boards and counted out of bags."""

from __future__ import annotations

from typing import Literal, NamedTuple

Tribe = Literal["outlaws", "mystics", "lizardfolk", "nomads"]
TRIBES: tuple[Tribe, ...] = ("outlaws", "mystics", "lizardfolk", "nomads")
"""NF-GOAL-01  Outlaws green, mystics blue, lizardfolk red, nomads yellow."""

Character = Literal["grear", "vera", "eyim", "rin", "shardling", "tanian", "kikli", "riza"]
CHARACTERS: tuple[Character, ...] = ("grear", "vera", "eyim", "rin", "shardling", "tanian", "kikli", "riza")
COPIES_OF_A_CHARACTER = 4
NEVER_TOGETHER: tuple[Character, Character] = ("eyim", "rin")
LONG_STORIES: tuple[Character, ...] = ("shardling", "rin")
"""NF-SETUP-21  Best for games of two."""

Building = Literal["town_hall", "saloon", "stables", "store", "farm", "hut", "mine"]
BUILDINGS: tuple[Building, ...] = ("town_hall", "saloon", "stables", "store", "farm", "hut", "mine")
Place = Literal["gate", "jail", "map", "town_hall", "saloon", "stables", "store", "farm", "hut", "mine"]
"""Where a standee is: before the first turn at the gate, in a building, in jail, or on the map."""
TownSide = Literal["dusk", "day"]

Good = Literal["food", "coin", "gem", "outlaws", "mystics", "lizardfolk", "nomads"]
GOODS: tuple[Good, ...] = ("food", "coin", "gem", "nomads", "lizardfolk", "outlaws", "mystics")
TRADE_VALUE: dict[Good, int] = {
    "food": 1,
    "coin": 2,
    "gem": 2,
    "nomads": 4,
    "lizardfolk": 5,
    "outlaws": 6,
    "mystics": 7,
}
"""NF-HALL-06  What a good counts in a trade; a tribe stands for one of its tokens. Two of them are our guess."""
MOST_TRADED = 5

Mineral = Literal["coin", "gem"]
MINE_ROWS, MINE_COLUMNS = 3, 4
MINE_CELLS = MINE_ROWS * MINE_COLUMNS
MINE_SKILL = (1, 2, 4, 6, 1, 3, 5, 6, 3, 4, 5, 7)
"""NF-MINE-02  What each cell asks for, row by row."""
MINE_COLUMN_PAYS: tuple[Mineral, ...] = ("coin", "gem", "coin", "gem")
MINE_ROW_PAYS: tuple[tuple[Mineral, ...], ...] = (("coin",), ("gem",), ("coin", "gem"))
MINE_ENTRANCE = 0
MINE_RENOWN = (6, 7, 9, 11)
"""Cells of the day side with the small reputation symbol (NF-DAY-11)."""

CAMP_SLOTS: tuple[Mineral | None, ...] = (
    *("coin", "coin", None, "gem", "coin", "gem", "coin"),
    *(None, None, None, None, None, None, None),
)
"""NF-BOARD-06  What lies under each camp of a player board, in the order in which camps are taken."""
CAMPS = len(CAMP_SLOTS)
SPARE_CAMPS = 6
STANDSTILL = 20
"""So many rounds without a camp end the game (our ruling)."""
MORE_CAMPS = 2
"""Of the longer game (NF-VAR-04)."""

TEAM = 4
BASE_MOVEMENT = 2
PACK_ANIMALS_PER_PLAYER = 3
MOST_PACK_ANIMALS = 3
MOST_HEARTS_LEAVING = 13
CAMP_HEARTS = 3
BONUS_ABOVE = 2
"""NF-QUEST-09  How far above the difficulty the bonus of a quest begins."""
FACES = 6
LOWEST_REPUTATION, HIGHEST_REPUTATION = -6, 12
STARTING_COINS = 3
ROW = 5
STORE_DRAW = 4
DEALT_SPECIAL, DEALT_ORDINARY = 2, 5
FLAGS_OF_A_CHIEF = 4

CHIEF_POINTS = 5
EMPTY_BOARD_POINTS = 2
FULL_PACK_POINTS = 5
MAMMOTH_PENALTY = 8
WHOLE_SHEET_POINTS = 7

PackAnimal = Literal["bird", "turtle"]
Pet = Literal["dog_1", "dog_2", "cat_1", "cat_2", "platypus"]
PETS: tuple[Pet, ...] = ("dog_1", "cat_1", "dog_2", "cat_2")
PLATYPUS: Pet = "platypus"

Check = Literal["skill", "combat"]
TradeGood = Literal["pepper", "machine_part", "bloodstone", "tea_leaves"]
TRADE_GOODS: tuple[TradeGood, ...] = ("pepper", "machine_part", "bloodstone", "tea_leaves")
SpaceKind = Literal["town", "coin", "gem", "pepper", "machine_part", "bloodstone", "tea_leaves"]

BANDIT, LAST_THREAT = 4, 15

EXPERIENCE_AT_START = 1
SQUARES_IN_A_ROW = 3
SHEET_ROWS = 10
CHARACTER_QUESTS = 10
QUESTS_BEFORE_THE_LAST_MAP = 8
"""NF-SHEET-06  Ten lines on the card; the last two are one block, for map 11."""


class Icons(NamedTuple):
    """Symbols on adventurers and cards. They add up."""

    skill: int = 0
    combat: int = 0
    movement: int = 0
    caution: int = 0
    search: int = 0
    hearts: int = 0

    def plus(self, other: Icons) -> Icons:
        return Icons(*map(sum, zip(self, other, strict=True)))


def reputation_points(reputation: int, side: TownSide) -> int:
    """NF-SCORE-11  A point for every two steps above 0, and 6 at the top.

    NF-DAY-12  By day -3 and -4 cost a point, -5 and -6 cost two.
    """
    if reputation >= 0:
        return reputation // 2
    return -((-1 - reputation) // 2) if side == "day" else 0
