"""The forms of everything that lies in the box as a card or a token, and where it is found by id."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from questhall.engine import Play, Table
from questhall.games.nearandfar.components import Building, Icons, Tribe

if TYPE_CHECKING:
    from questhall.games.nearandfar.state import State

Effect = Callable[["Table[State]", int], "Play[None] | None"]
"""What a card does for a seat: a plain function, or a generator where something is asked."""
Condition = Callable[["State", int], bool]
Points = Callable[["State", int], int]
NONE = Icons()


@dataclass(frozen=True)
class Adventurer:
    """A token of the saloon: tribe, price in coins, symbols."""

    id: str
    tribe: Tribe
    price: int
    icons: Icons


@dataclass(frozen=True, kw_only=True)
class Card:
    """What artifacts, treasures and keepsakes have in common: symbols and abilities.

    NF-REF-02  Symbols mean the same wherever they stand.
    """

    id: str
    icons: Icons = NONE
    avoids: Literal["", "free", "coin", "food"] = ""
    """It lets its owner pass a threat symbol, for nothing or for this each time (NF-EVADE-03)."""
    on_visit: Mapping[Building, Effect] = field(default_factory=dict)
    """What a visit to a building brings, whether its action is taken or not (NF-VISIT-01)."""
    on_any_visit: Effect | None = None
    on_camp: Effect | None = None
    """After a camp was placed on the map."""
    at_end: Points | None = None
    """Points at the end of the game, if its condition holds (NF-SCORE-05)."""
    wins_ties: bool = False
    """NF-TIE-02."""


@dataclass(frozen=True)
class Cost:
    """What a claim pays to the supply.

    NF-ART-04  A flag without a number is one token.
    """

    coins: int = 0
    gems: int = 0
    food: int = 0
    tokens: Mapping[Tribe, int] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Artifact(Card):
    """An artifact: hidden in hand until it is claimed.

    NF-ART-12  What it says goes before the rules: rules ask for the card where it changes them.
    """

    special: bool
    points: int
    cost: Cost
    reputation: int = 0
    """At least that if positive, at most that if negative (NF-ART-07)."""
    needs: Condition | None = None
    """To be met, not spent (NF-ART-06)."""
    on_claim: Effect | None = None


@dataclass(frozen=True, kw_only=True)
class Treasure(Card):
    """A treasure, carried by a pack animal. Copies have ids of their own (`fire_bomb_2`) and share a `name`.

    NF-TREC-02  What it says goes before the rules, as with artifacts.
    """

    name: str
    fight: int = 0
    """Discarded after the roll, it adds so much to one duel, threat fight or combat check."""
    skill: int = 0
    """The same for a skill check."""
    gives_hearts: int = 0
    """Discarded at any moment of the own turn."""


@dataclass(frozen=True, kw_only=True)
class Keepsake(Card):
    """A find of the storybook: kept to the end of the game.

    NF-REWARD-04  Only passages name them, each its own.
    """


@dataclass(frozen=True)
class Threat:
    """An enemy of the paths, or a boss of the last map."""

    id: str
    strength: int
    points: int
    passage: str = ""
    """What is read when a boss falls (NF-BOSS-04)."""
    seats: int = 0
    """NF-BOSS-01  The fewest players with whom a boss lies out."""


@dataclass(frozen=True)
class Talent:
    """Bought with experience (NF-TAL-08), kept to the end of the campaign. Its rules stand where they apply."""

    id: str
    price: int


ADVENTURERS: dict[str, Adventurer] = {}
ARTIFACTS: dict[str, Artifact] = {}
TREASURES: dict[str, Treasure] = {}
KEEPSAKES: dict[str, Keepsake] = {}
THREATS: dict[int, Threat] = {}
"""By strength."""
BOSSES: dict[str, Threat] = {}
TALENTS: dict[str, Talent] = {}
