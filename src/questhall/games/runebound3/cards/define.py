"""What is printed on cards: what it does stands beside it, as abilities and effects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from questhall.games.runebound3.board import Deck, Hex, PlaceKind
from questhall.games.runebound3.cards.ability import Ability, Effect
from questhall.games.runebound3.dice import Symbol
from questhall.games.runebound3.heroes import Attribute
from questhall.games.runebound3.state import Scenario

SkillSet = Literal["nature", "military", "wanderlust", "fortune", "gods", "runes"]
"""R3-SKILL-17  Force of Nature, Military Training, Wanderlust, Gentleman of Fortune, Favourite of the Gods,
Rune Magic."""
Cost = Literal["exploration", "social", "combat", "any"]
AssetSet = Literal["A", "B", "C"]
AssetKind = Literal["clothing", "equipment", "goods", "transport", "weapon"]
ASSET_KINDS: tuple[AssetKind, ...] = ("clothing", "equipment", "goods", "transport", "weapon")
"""R3-ASSET-02"""
Trait = Literal["warrior", "mystic", "beast", "undead", "dragon", "humanoid", "demon", "villain"]

Bonuses = Mapping[str, int]
"""What a card adds by lying there, by the words of `rules/bonuses.py`: attributes, speed, health, hand, and rights."""


@dataclass(frozen=True)
class Skill:
    id: str
    set: SkillSet
    kind: Attribute
    cost: tuple[Cost, ...]
    success: bool = False
    """R3-SUCC-01  Some skill cards bear the symbol of success."""
    bonuses: Bonuses = field(default_factory=dict)
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True)
class Asset:
    """R3-GOODS-01  Goods have a trade value and a kind of place where it is paid."""

    id: str
    set: AssetSet
    kind: AssetKind
    price: int
    token: str = ""
    """R3-ASSET-05  The code of its combat token."""
    bonuses: Bonuses = field(default_factory=dict)
    abilities: tuple[Ability, ...] = ()
    trade: int = 0
    sells_in: PlaceKind | None = None


ALL = 99
"""Heal everything."""


@dataclass(frozen=True)
class Gain:
    """What a card brings its hero, in the order of these fields."""

    damage: int = 0
    """Suffered, and not to be blocked."""
    heal: int = 0
    gold: int = 0
    """Negative: paid, as far as there is any."""
    tokens: int = 0
    """Lore or allies."""
    draw: int = 0
    """Skill cards."""
    trophy: bool = False
    """The card itself is claimed. Quests and enemies are claimed unless `discard` says otherwise."""
    trophies: tuple[Cost, ...] = ()
    """Additional ones, from the decks."""
    learn: bool = False
    """A skill from the hand, for nothing."""
    asset: int = -1
    """An asset of at most this price, from any market."""
    move: int = 0
    """Up to so many hexes, whatever lies between."""
    delayed: bool = False
    zombies: int = 0
    """Black story tokens put on this hex; negative: taken from the board, nearest first."""
    discard: bool = False


@dataclass(frozen=True)
class AdventureCard:
    id: str
    deck: Deck
    scenario: Scenario | None = None


@dataclass(frozen=True)
class Enemy(AdventureCard):
    """R3-ENEMY-04  Traits do nothing by themselves."""

    health: int = 0
    traits: tuple[Trait, ...] = ()
    reward: tuple[Gain, ...] = ()
    """Of several the hero chooses one."""
    bonuses: Bonuses = field(default_factory=dict)
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True)
class Rumour:
    """R3-EVENT-03  An option that is kept until the hero spends an action at one of these places."""

    hexes: tuple[Hex, ...]
    gain: Gain
    test: Attribute | None = None
    fail: Gain = Gain()


@dataclass(frozen=True)
class Option:
    """One of the two options of an event."""

    gain: Gain = Gain()
    test: Attribute | None = None
    modifier: int = 0
    price: int = 0
    """Gold to be paid first; without it only what else the option says happens."""
    fail: Gain = Gain()
    """R3-TEST-10  What the card prescribes on failure."""
    rumour: Rumour | None = None


@dataclass(frozen=True)
class Event(AdventureCard):
    """Two options."""

    options: tuple[Option, Option] = (Option(), Option())


@dataclass(frozen=True)
class Outcome:
    """R3-QUEST-05  What it asks for, symbols of terrain or successes of a test, and what it brings."""

    gain: Gain
    needs: tuple[Symbol, ...] = ()
    successes: int = 0


@dataclass(frozen=True)
class Quest(AdventureCard):
    """R3-QUEST-02  Tied to certain hexes; R3-QUEST-07  most ask to explore, some for a test."""

    hexes: tuple[Hex, ...] = ()
    test: Attribute | None = None
    outcomes: tuple[Outcome, ...] = ()


@dataclass(frozen=True)
class StoryCard:
    """R3-STORY-01  Ten for each scenario. Those without a place are resolved at once."""

    id: str
    scenario: Scenario
    hexes: tuple[Hex, ...] = ()
    """Where a story quest is solved:

    R3-SQUEST-03  of several hexes any one will do.
    """
    drawn: Effect | None = None
    """What happens when it is drawn; the first player decides what it asks."""
    test: Attribute | None = None
    needs: tuple[Symbol, ...] = ()
    successes: int = 1
    enemy: Enemy | None = None
    gain: Gain = Gain()
    fail: Gain = Gain()
    each: bool = False
    """It stays until every hero has solved it."""

    @property
    def is_quest(self) -> bool:
        return bool(self.hexes)


HERO_ABILITIES: dict[str, tuple[Ability, ...]] = {}
SKILLS: dict[str, Skill] = {}
ASSETS: dict[str, Asset] = {}
ADVENTURES: dict[str, AdventureCard] = {}
ENEMIES: dict[str, Enemy] = {}
"""Those of the adventure decks, of story cards and of the scenario cards."""
STORIES: dict[str, StoryCard] = {}
ABILITIES: dict[str, Ability] = {}
"""All of them by id. `cards/box.py` lays everything in."""
