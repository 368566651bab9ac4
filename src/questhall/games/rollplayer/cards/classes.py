"""The six class cards: on each of their two sides a class with its goals and its ability."""

from __future__ import annotations

from dataclasses import dataclass

from questhall.games.rollplayer.components import Color
from questhall.games.rollplayer.state import Player


@dataclass(frozen=True)
class Goal:
    """The desired final value of an attribute: from `low` to `high`, and the stars for reaching it."""

    low: int
    high: int
    stars: int

    def is_met(self, value: int) -> bool:
        return self.low <= value <= self.high


NO_LIMIT = 99


def exactly(value: int) -> Goal:
    return Goal(value, value, {17: 3, 18: 4}[value])


def between(low: int, high: int) -> Goal:
    return Goal(low, high, 2)


def at_least(low: int) -> Goal:
    return Goal(low, NO_LIMIT, {14: 1, 18: 3}[low])


@dataclass(frozen=True)
class ClassCard:
    """One side of a class card.

    RP-CLASS-04  Goals and ability are its own.
    RP-CLASS-05  For every attribute a desired final value and the stars for it.
    """

    id: str
    color: Color
    ability: str
    goals: tuple[Goal, Goal, Goal, Goal, Goal, Goal]


CLASSES = (
    ClassCard(
        "cleric",
        "white",
        "charitable",
        (between(14, 15), between(16, 17), between(15, 16), at_least(14), exactly(18), at_least(14)),
    ),
    ClassCard(
        "paladin",
        "white",
        "vigilant",
        (exactly(17), between(15, 16), exactly(17), at_least(14), between(16, 17), at_least(14)),
    ),
    ClassCard(
        "druid",
        "green",
        "attuned",
        (between(14, 15), between(16, 17), between(15, 16), between(14, 15), between(17, 18), between(17, 18)),
    ),
    ClassCard(
        "ranger",
        "green",
        "skilled",
        (between(14, 15), between(16, 17), exactly(18), at_least(14), between(15, 16), at_least(14)),
    ),
    ClassCard(
        "monk",
        "purple",
        "enlightened",
        (at_least(18), between(16, 17), between(17, 18), at_least(14), between(15, 16), between(14, 15)),
    ),
    ClassCard(
        "bard",
        "purple",
        "charming",
        (at_least(14), exactly(17), at_least(14), between(16, 17), at_least(14), exactly(18)),
    ),
    ClassCard(
        "rogue",
        "black",
        "mischievous",
        (between(16, 17), exactly(18), between(14, 15), at_least(14), at_least(14), between(15, 16)),
    ),
    ClassCard(
        "thief",
        "black",
        "shrewd",
        (at_least(14), between(16, 17), at_least(14), exactly(17), between(15, 16), exactly(17)),
    ),
    ClassCard(
        "sorcerer",
        "blue",
        "mysterious",
        (at_least(14), between(16, 17), between(15, 16), exactly(18), at_least(14), between(14, 15)),
    ),
    ClassCard(
        "wizard",
        "blue",
        "enigmatic",
        (between(14, 15), exactly(17), at_least(14), exactly(17), at_least(14), between(16, 17)),
    ),
    ClassCard(
        "warrior",
        "red",
        "prepared",
        (exactly(18), between(16, 17), exactly(17), at_least(14), at_least(14), at_least(14)),
    ),
    ClassCard(
        "barbarian",
        "red",
        "powerful",
        (between(16, 17), exactly(17), at_least(18), at_least(14), between(14, 15), at_least(14)),
    ),
)
CLASS: dict[str, ClassCard] = {card.id: card for card in CLASSES}
ABILITIES: dict[str, str] = {"": ""} | {card.id: card.ability for card in CLASSES}
"""By class; who has none yet has no ability. In every turn rules ask here, to spare a call; else `has_ability`."""


def sides_of(color: Color) -> tuple[str, ...]:
    """The two classes on the card of a colour."""
    return tuple(card.id for card in CLASSES if card.color == color)


def has_ability(player: Player, ability: str) -> bool:
    """RP-CLAR-01  Where a card contradicts the rules the card is followed: every exception asks here."""
    return ABILITIES[player.class_card] == ability
