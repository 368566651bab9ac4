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
    """What artifacts, treasures and keepsakes have in common: symbols and abilities."""

    id: str
    icons: Icons = NONE
    avoids: Literal["", "free", "coin", "food"] = ""
    """NF-EVADE-03  It lets its owner pass a threat symbol, for nothing or for this each time."""
    on_visit: Mapping[Building, Effect] = field(default_factory=dict)
    """NF-VISIT-01  What a visit to a building brings, whether its action is taken or not."""
    on_any_visit: Effect | None = None
    on_camp: Effect | None = None
    """After a camp was placed on the map."""
    at_end: Points | None = None
    """NF-SCORE-05  Points at the end of the game, if its condition holds."""
    wins_ties: bool = False
    """NF-TIE-02."""


@dataclass(frozen=True)
class Cost:
    """NF-ART-03  What a claim pays to the supply."""

    coins: int = 0
    gems: int = 0
    food: int = 0
    tokens: Mapping[Tribe, int] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Artifact(Card):
    """An artifact: hidden in hand until it is claimed."""

    special: bool
    points: int
    cost: Cost
    reputation: int = 0
    """NF-ART-07  At least that if positive, at most that if negative."""
    needs: Condition | None = None
    """NF-ART-06  To be met, not spent."""
    on_claim: Effect | None = None


@dataclass(frozen=True, kw_only=True)
class Treasure(Card):
    """A treasure, carried by a pack animal. Copies have ids of their own (`fire_bomb_2`) and share a `name`."""

    name: str
    fight: int = 0
    """Discarded after the roll, it adds so much to one duel, threat fight or combat check."""
    skill: int = 0
    """The same for a skill check."""
    gives_hearts: int = 0
    """Discarded at any moment of the own turn."""


@dataclass(frozen=True, kw_only=True)
class Keepsake(Card):
    """A find of the storybook: kept to the end of the game."""


@dataclass(frozen=True)
class Threat:
    """An enemy of the paths, or a boss of the last map."""

    id: str
    strength: int
    points: int
    passage: str = ""
    """NF-BOSS-04  What is read when a boss falls."""
    seats: int = 0
    """NF-BOSS-01  The fewest players with whom a boss lies out."""


@dataclass(frozen=True)
class Talent:
    """NF-TAL-08  Bought with experience, kept to the end of the campaign. Its rules stand where they apply."""

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
