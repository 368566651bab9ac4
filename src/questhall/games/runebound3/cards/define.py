"""What is printed on cards, and the words that put a card and what it does side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from questhall.engine import Play, Table
from questhall.games.runebound3.board import Deck, Hex, PlaceKind
from questhall.games.runebound3.dice import Symbol
from questhall.games.runebound3.heroes import Attribute
from questhall.games.runebound3.state import Scenario, State, Who

Effect: TypeAlias = "Callable[[Table[State], Who], Play[None]]"
Condition: TypeAlias = "Callable[[State, Who], bool]"

Moment = Literal[
    "action",
    "turn",
    "die",
    "trophy",
    "defeated",
    "tested",
    "learned",
    "engage",
    "cast",
    "surge",
    "combat action",
    "acted",
    "cancel",
    "struck",
    "dealt",
    "hurt",
    "won",
]
"""When an ability can be used.

action         as an action of the own turn, for one action point
turn           at any moment of the own turn, between other things
die            a terrain die may be spent as `terrain`
trophy         after gaining a trophy
defeated       after having been defeated
tested         in an attribute test, after the cards have been revealed
learned        after learning a skill
engage         on engaging, before the first cast
cast           after the cast of a combat round, before initiative is counted
surge          as a combat action, for surge symbols
combat action  as a combat action, for nothing or by exerting
acted          after an own combat action
cancel         when the opponent's surge ability is about to happen
struck         when damage is about to be suffered in a fight, before shields
dealt          after an own attack has dealt damage
hurt           after the opponent's attack has dealt damage to the owner
won            after winning a fight
"""
Limit = Literal["", "turn", "round", "fight"]
X = 0
"""The price of an ability for any number of surges: X is what was spent."""


def always(state: State, who: Who) -> bool:
    """Most abilities know no other condition than their moment."""
    return True


@dataclass(frozen=True)
class Ability:
    """A paragraph of card text that does something.

    R3-ABIL-01  Each paragraph is an ability of its own.
    R3-EXERT-02  Many ask their owner to exert.
    """

    id: str
    moment: Moment
    effect: Effect
    surges: int = X
    exert: bool = False
    gold: int = 0
    limit: Limit = ""
    must: bool = False
    """It happens by itself; all others may be left out."""
    can: Condition = always
    terrain: Symbol | None = None


def surge(id: str, surges: int, effect: Effect, can: Condition = always) -> Ability:
    """R3-SURGEAB-01  A combat action for so many surge symbols.

    R3-SURGEAB-02  Each is used once a combat round at most.
    """
    return Ability(id, "surge", effect, surges, limit="round", can=can)


def once_per_turn(id: str, effect: Effect, can: Condition = always, *, exert: bool = False) -> Ability:
    """At any moment of the own turn."""
    return Ability(id, "turn", effect, exert=exert, limit="turn", can=can)


def action(id: str, effect: Effect, can: Condition = always, *, exert: bool = False) -> Ability:
    """R3-ACTN-06  An ability that costs an action point.

    R3-ACTN-03  An action is one of the own turn; combat actions are called so.
    """
    return Ability(id, "action", effect, exert=exert, can=can)


def engaging(id: str, effect: Effect, can: Condition = always, *, must: bool = True) -> Ability:
    """On engaging, before tokens are cast for the first time."""
    return Ability(id, "engage", effect, must=must, can=can)


def spend_as(id: str, terrain: Symbol, *, limit: Limit = "turn", exert: bool = False) -> Ability:
    """Any terrain die may be spent as this terrain; where it takes an exertion, only to move."""
    return Ability(id, "die", nothing, limit=limit, exert=exert, terrain=terrain)


def nothing(table: Table[State], who: Who) -> Play[None]:
    """An ability that works by being there."""
    return
    yield


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
