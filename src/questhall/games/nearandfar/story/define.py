"""What a passage of the storybook is, and what an arcade card is: the same, only shorter."""

from __future__ import annotations

from msgspec import Struct

from questhall.games.nearandfar.components import Check, Tribe


class Words(Struct, frozen=True):
    """The same in both languages."""

    en: str
    ru: str


class Reward(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """NF-REWARD-01  What a quest gives or takes. The kinds are these and no others."""

    reputation: int = 0
    coins: int = 0
    gems: int = 0
    food: int = 0
    hearts: int = 0
    tokens: tuple[Tribe, ...] = ()
    treasures: int = 0
    adventurers: int = 0
    birds: int = 0
    keepsake: str = ""
    keyword: str = ""
    side_quest: str = ""
    """NF-SIDE-01  A passage to be read at the next quest."""
    next: str = ""
    """NF-CHARQ-03  The next passage of a character's line."""


class Choice(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """NF-QUEST-04  One option: check, difficulty and heading are read at once, the rest when it has succeeded."""

    heading: Words
    check: Check | None = None
    """Without one the player simply takes everything (NF-KEY-03)."""
    difficulty: int = 0
    keywords: tuple[str, ...] = ()
    """NF-KEY-06  All of them are needed."""
    optional: bool = False
    """NF-KEY-02  A keyword opens it, but does not force it."""
    coins: int = 0
    """NF-QUEST-14  Prices, paid before the roll."""
    gems: int = 0
    food: int = 0
    reward: Reward = Reward()
    bonus: Reward | None = None
    outcome: Words | None = None
    """Arcade cards have none."""


class Passage(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A passage: an opening that is read aloud, and options."""

    key: str
    title: Words
    choices: tuple[Choice, ...]
    opening: Words | None = None
    """Arcade cards have a title only."""


PASSAGES: dict[str, Passage] = {}
"""The storybook by key: `A` to `P`, numbers, side quests (`s12`), character quests (`rin-3`), bosses. By `cards/box.py`."""
ARCADE: dict[str, Passage] = {}
"""The arcade deck by id."""
