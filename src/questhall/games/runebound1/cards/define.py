"""What is printed on cards: what a card does stands beside it, as bonuses, abilities and effects.

A card is written in these words:

- `gives`: what it adds by lying there, a number for each word of `rules/bonuses.py`;
- `abilities`: what its owner may do with it, at which moment, and what that costs;
- effects: small generators `(table, seat, card)` that may ask, from `cards/effects.py` or written beside the card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from questhall.engine import Play, Table
from questhall.games.runebound1.components import Colour, ItemClass, Kind, Skill, Three
from questhall.games.runebound1.state import State

Effect: TypeAlias = "Callable[[Table[State], int, str], Play[None]]"
"""What a card does: it gets the table, the seat it is about, and the card it is printed on."""
Condition: TypeAlias = "Callable[[State, int, str], bool]"
Ending: TypeAlias = Colour | Literal["improvement"]
"""What ends an event."""
Bonuses = Mapping[str, int]
"""What a card adds by lying there, by the words of `rules/bonuses.py`."""

Moment = Literal[
    "before moving",
    "dice",
    "after moving",
    "before combat",
    "escape",
    "combat",
    "test",
    "rolled",
    "hit",
    "hurt",
    "market",
    "any",
]
"""When an ability can be used.

before moving  in the movement phase, before resting and rolling
dice           while movement dice lie on the table
after moving   when the movement is over, before the adventure phase (and before a travel hazard)
before combat  before the first round of a fight, after the enemy's own text; each once a turn
escape         in the escape phase of a combat round
combat         in the ranged, melee or magic phase, before the player attacks or defends
test           before the die of a skill test is rolled
rolled         after an own d20 roll of any kind, before its result counts
hit            after an own successful attack, before the enemy takes the wounds
hurt           when wounds are about to be taken by the hero or an ally
market         in the market phase
any            at any moment of the own turn, and of any fight the hero is in
"""
Limit = Literal["", "turn", "fight", "round"]


def always(state: State, seat: int, card: str) -> bool:
    """Most abilities know no other condition than their moment."""
    return True


@dataclass(frozen=True)
class Ability:
    """Something a card lets its owner do. What it costs is paid first, in the order of these fields.

    R1-ACT-01  Many cards must be activated: that turns them face down.
    """

    id: str
    """The card's own id, or one that begins with it if the card has several."""
    when: Moment
    effect: Effect
    activate: bool = False
    exhaustion: int = 0
    """Taken by the ally whose ability it is, else by the hero."""
    wounds: int = 0
    """Likewise."""
    gold: int = 0
    discard: bool = False
    """The card is used up."""
    limit: Limit = ""
    """How often, where neither activation nor discarding says so."""
    can: Condition = always


@dataclass(frozen=True)
class Hero:
    """R1-COMP-07  Life, stamina, three attributes, a damage value for each attack, skills with their modifiers."""

    id: str
    life: int
    stamina: int
    attributes: Three
    damage: Three
    skills: Mapping[Skill, int]
    gives: Bonuses = field(default_factory=dict)
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True)
class Item:
    """A weapon, armour or artifact of the market, or a reward that is kept (without a price)."""

    id: str
    kind: ItemClass
    price: int = 0
    gives: Bonuses = field(default_factory=dict)
    abilities: tuple[Ability, ...] = ()
    rune: bool = False
    """One of the dragon runes: three of them win."""


@dataclass(frozen=True)
class Ally:
    """R1-COMP-08  Price, life, stamina, attributes and damage, but no skills. What it `gives`, it gives the hero."""

    id: str
    price: int
    life: int
    stamina: int
    attributes: Three
    damage: Three
    gives: Bonuses = field(default_factory=dict)
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True)
class Foe:
    """R1-COMP-09  An enemy: life, attributes as target numbers, damage. What it `gives`, it gives whoever fights it."""

    life: int
    attributes: Three
    damage: Three
    gives: Bonuses = field(default_factory=dict)


@dataclass(frozen=True)
class SkillTest:
    """R1-TEST-01  An attribute, a skill, a target number."""

    attribute: Kind
    skill: Skill
    target: int


@dataclass(frozen=True)
class Reward:
    """What a defeated challenge brings: gold, what the `effect` does, and perhaps the card itself."""

    gold: int = 0
    effect: Effect | None = None
    item: Item | None = None
    """The card is kept as this item, under the same id."""
    ally: Ally | None = None
    """The card is kept as this ally, under the same id."""


@dataclass(frozen=True)
class AdventureCard:
    id: str
    colour: Colour


@dataclass(frozen=True)
class Challenge(AdventureCard):
    """R1-CHAL-01  Most are fights, some are skill tests: one of `foe` and `test` is there."""

    foe: Foe | None = None
    test: SkillTest | None = None
    breed: str = ""
    """The kind of creature, for cards that speak of one: dragon, undead, ferrox …"""
    before: Effect | None = None
    """Its own before-combat text."""
    reward: Reward = Reward()
    fail: Effect | None = None
    """What a failed test costs."""
    wins: bool = False
    """Whoever defeats it has won the game: High Lord Margath."""


@dataclass(frozen=True)
class Encounter(AdventureCard):
    """R1-ENC-01  Usually a skill test, sometimes a fight; what is neither happens by `meet` alone."""

    meet: Effect | None = None
    """What happens first, whatever follows."""
    test: SkillTest | None = None
    foe: Foe | None = None
    success: Effect | None = None
    failure: Effect | None = None
    """A lost fight is a knock-out or an escape, and needs nothing more."""
    kept: Item | None = None
    """With success the card is kept as this item, under the same id."""


@dataclass(frozen=True)
class EventCard(AdventureCard):
    """R1-EVENT-01  It is about everybody, as long as it is in force. What it `gives`, it gives every hero."""

    number: int = 1
    drawn: Effect | None = None
    """What happens when it comes into force; the seat is the one that drew it."""
    gives: Bonuses = field(default_factory=dict)
    until: Ending | None = None
    """It leaves play when a challenge of this colour is defeated, or when a hero improves; None: when replaced."""


HEROES: dict[str, Hero] = {}
ITEMS: dict[str, Item] = {}
"""Those of the market, and rewards by the id of their adventure card."""
ALLIES: dict[str, Ally] = {}
"""Likewise."""
ADVENTURES: dict[str, AdventureCard] = {}
FOES: dict[str, Foe] = {}
"""The enemies on adventure cards, by the card."""
LAWS: dict[str, Bonuses] = {}
"""What events give, by the card."""
ABILITIES: dict[str, Ability] = {}
"""All of them by id. `cards/box.py` lays everything in."""
