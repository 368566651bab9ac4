"""What a passage of the storybook is, and what an arcade card is: the same, only shorter."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from questhall.games.nearandfar.components import Check, Tribe

Count = Annotated[int, Meta(ge=0)]


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """The same in both languages."""

    en: str
    ru: str


class Reward(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """NF-REWARD-01  What a quest gives or takes. The kinds are these and no others."""

    reputation: int = 0
    coins: Count = 0
    gems: Count = 0
    food: Count = 0
    hearts: Count = 0
    tokens: tuple[Tribe, ...] = ()
    treasures: Count = 0
    adventurers: Count = 0
    birds: Count = 0
    keepsake: str = ""
    keyword: str = ""
    side_quest: str = ""
    """A passage to be read at the next quest (NF-SIDE-01)."""


class Choice(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """NF-QUEST-04  One option: check, difficulty and heading are read at once, the rest when it has succeeded."""

    heading: Words
    check: Check | None = None
    """Without one the player simply takes everything (NF-KEY-03)."""
    difficulty: Count = 0
    keywords: tuple[str, ...] = ()
    """NF-KEY-06  All of them are needed."""
    optional: bool = False
    """A keyword opens it, but does not force it (NF-KEY-02)."""
    coins: Count = 0
    """Prices, paid before the roll (NF-QUEST-14)."""
    gems: Count = 0
    food: Count = 0
    reward: Reward = Reward()
    bonus: Reward | None = None
    outcome: Words | None = None
    """Arcade cards have none."""
    next: str = ""
    """NF-CHARQ-03  The next passage of a character's line. No reward: it is noted after a failure too (NF-CHARQ-06)."""


class Passage(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A passage: an opening that is read aloud, and options."""

    key: str
    """`A` to `P`, a number, a side quest (`s12`), a character's step (`rin-3`), a boss (`boss-zag`), an arcade card."""
    title: Words
    choices: tuple[Choice, ...]
    opening: Words | None = None
    """Arcade cards have a title only."""
    introduction: Words | None = None
    """Of the first passage of a character's line: who this is, read when somebody begins with it (NF-SETUP-23)."""
