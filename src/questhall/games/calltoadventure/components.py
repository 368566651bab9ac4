"""What lies in the box besides the cards: abilities, icons, runes with their faces, the Corruption track."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

Ability = Literal["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"]
ABILITIES: tuple[Ability, ...] = get_args(Ability)
Icon = Literal["faith", "justice", "magic", "nobility", "villainy", "radiant"]
ICONS: tuple[Icon, ...] = get_args(Icon)
"""CA-ICON-01  Six kinds of story icons."""
Side = Literal["hero", "antihero"]
SIDES: tuple[Side, ...] = get_args(Side)
Act = Literal[1, 2, 3]
ACTS: tuple[Act, ...] = get_args(Act)

Symbol = Literal["blank", "bar", "ability", "moon", "xp", "hero", "antihero", "either"]
VALUES: dict[Symbol, int] = {
    "blank": 0,
    "bar": 1,
    "ability": 2,
    "moon": 2,
    "xp": 0,
    "hero": 0,
    "antihero": 0,
    "either": 0,
}
"""CA-RUNE-02  A bar adds 1, an ability symbol 2, and so does the moon of a Dark rune; all others add nothing."""

Rune = str
"""A rune token: `core1` to `core3`, `dark1` to `dark3`, `strength1` to `strength3` …; the third of these is special."""
CORE: tuple[Rune, ...] = ("core1", "core2", "core3")
"""CA-RUNE-09  Three core runes; the third shows the either symbol instead of a blank."""
DARK: tuple[Rune, ...] = ("dark1", "dark2", "dark3")
"""CA-RUNE-10  Three Dark runes: a bar, or a moon."""
SPECIAL: dict[Ability, Symbol] = {
    "strength": "xp",
    "dexterity": "antihero",
    "constitution": "xp",
    "intelligence": "hero",
    "wisdom": "hero",
    "charisma": "antihero",
}
"""CA-RUNE-12  What the special rune of an ability shows instead of its symbol."""


def ability_runes(ability: Ability) -> tuple[Rune, Rune, Rune]:
    """CA-COMP-07  Three of each ability, two ordinary ones and the special one.

    CA-TERM-13  The special one is the third.
    """
    return (f"{ability}1", f"{ability}2", f"{ability}3")


RUNES: dict[Ability, tuple[Rune, Rune, Rune]] = {ability: ability_runes(ability) for ability in ABILITIES}
FACES: dict[Rune, tuple[Symbol, Symbol]] = {
    "core1": ("bar", "blank"),
    "core2": ("bar", "blank"),
    "core3": ("bar", "either"),
    **dict.fromkeys(DARK, ("bar", "moon")),
    **{rune: ("bar", "ability") for ability in ABILITIES for rune in ability_runes(ability)[:2]},
    **{ability_runes(ability)[2]: ("ability", SPECIAL[ability]) for ability in ABILITIES},
}
"""Both faces of every rune,"""
WORTH: dict[Rune, tuple[int, int]] = {rune: (VALUES[one], VALUES[other]) for rune, (one, other) in FACES.items()}
"""and what they add to the result."""


GIFTS: dict[Rune, Symbol] = {
    rune: second for rune, (_, second) in FACES.items() if second in ("xp", "hero", "antihero", "either")
}
"""Runes that bring something at once, if they show their second face, and what."""


class Space(NamedTuple):
    """CA-TRACK-06  Which cards may be played on a space of the Corruption track, and what it is worth at the end."""

    triumph: int
    tragedy: int
    plays: tuple[Side, ...]


TRACK: tuple[Space, ...] = (
    Space(4, 0, ("hero",)),
    Space(3, 0, ("hero",)),
    Space(2, 0, ("hero", "antihero")),
    Space(0, 2, ("hero", "antihero")),
    Space(0, 3, ("hero", "antihero")),
    Space(0, 4, ("antihero",)),
    Space(-4, 0, ("antihero",)),
)
"""CA-TRACK-01  Seven spaces, from the top down.

CA-TRACK-08  High up only hero cards may be played,
CA-TRACK-10  deep down only antihero cards.
"""
PLAYS = tuple(space.plays for space in TRACK)
"""Which cards may be played on each."""
START = 2
"""CA-TRACK-02  The third space from the top.

CA-TRACK-09  Cards of both kinds may be played there.
"""
LOWEST = len(TRACK) - 1

CARDS_PER_CHAPTER = 3
"""Three story cards under a character card end the act."""
WHOLE_STORY = 9
MOST_DARK_RUNES = 3
MOST_RUNES_OF_AN_ABILITY = 3
STARTING_XP = 3
ODIUM_XP = 5
"""CA-ODIUM-06  For each player."""
ODIUM_DIFFICULTY = 9
SETS = (0, 0, 2, 4, 8)
"""CA-ICON-05  What so many icons of a kind are worth: a single one nothing,

CA-ICON-02  two 2 points,
CA-ICON-03  three 4 points,
CA-ICON-04  four 8 points; more than four add nothing.
"""

ROW_LENGTHS = (0, 4, 4, 4, 5)
"""CA-TERM-01  Every act has a row, as long as the number of players says.

CA-SETUP-11  Four cards with up to three players,
CA-SETUP-12  five with four.
"""
