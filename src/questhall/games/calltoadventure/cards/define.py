"""What is printed on cards, and the words that put a card and what it does side by side.

Cards have slots: rules look at them all the time, and a slot is found at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from questhall.engine import Play, Table
from questhall.games.calltoadventure.components import Ability, Act, Icon, Side
from questhall.games.calltoadventure.state import PathName, Played, Scheme, State, Step

Effect: TypeAlias = "Callable[[Table[State], int], Play[None] | None]"
"""What a power does for the seat that owns it. Without a question it is a plain function."""
Happening: TypeAlias = "Callable[[Table[State], int], None]"
"""What follows by itself from something that happened to a seat. It never asks."""
Condition: TypeAlias = "Callable[[State, int], bool]"
Count: TypeAlias = "Callable[[State, int], int]"

Moment = Literal["turn", "before", "during", "after"]
"""When a power can be used.

turn    in the own turn, before or after its main action
before  before the cast of an attempt
during  after the cast of an attempt, before its result
after   after the result of an attempt
"""
STEPS: dict[Moment, tuple[Step, ...]] = {
    "turn": ("act", "before", "after"),
    "before": ("before",),
    "during": ("symbols", "during"),
    "after": ("after",),
}
"""CA-FAQ-04  In which steps of a turn a moment lies: what may be used during an attempt, after its cast."""
Trigger = Literal[
    "trait",
    "failed",
    "journey",
    "moon",
    "sun",
    "hero played",
    "antihero played",
    "helped",
    "ally won",
    "ally lost",
    "radiant",
    "set",
    "chapter",
    "row opened",
]
"""Something that happens to a hero.

trait             a trait was gained
failed            a challenge was
journey           the hero went on one
moon, sun         the marker moved one space down or up
hero played, antihero played   a card of this kind was played by the hero
helped            a card was played on another hero's behalf
ally won, ally lost            an ally joined, or was sacrificed
radiant           a Radiant icon came into the story, for good
set               the third story icon of a kind came into the story
chapter           three cards lie under a character card now
row opened        the hero has turned up the row of an act
"""


@dataclass(frozen=True, slots=True)
class Reward:
    """What a strip brings: icons and points stay in the story, the rest happens once."""

    abilities: tuple[Ability, ...] = ()
    icons: tuple[Icon, ...] = ()
    triumph: int = 0
    tragedy: int = 0
    hero: int = 0
    """Hero cards to draw."""
    antihero: int = 0
    xp: int = 0
    moons: int = 0
    suns: int = 0
    shown: tuple[Ability | Icon, ...] = field(init=False)
    """All icons of the strip."""
    given: frozenset[str] = field(init=False)
    """Abilities and story icons it shows, and its other fields by name if there is anything in them: `moons` …"""

    def __post_init__(self) -> None:
        others = ("triumph", "tragedy", "hero", "antihero", "xp", "moons", "suns")
        object.__setattr__(self, "shown", (*self.abilities, *self.icons))
        object.__setattr__(self, "given", frozenset((*self.shown, *(name for name in others if getattr(self, name)))))

    def gives(self, what: str) -> bool:
        return what in self.given


NO_REWARD = Reward()


def always(state: State, seat: int) -> bool:
    """Most powers know no other condition than their moment."""
    return True


@dataclass(frozen=True, slots=True)
class Power:
    """Something a card lets its owner do. A card has one at most, so it is called by the card's name."""

    moment: Moment
    effect: Effect
    xp: int = 0
    """To be paid."""
    radiant: int = 0
    """So many Radiant icons are needed."""
    limit: Literal["", "turn", "act"] = "turn"
    """Once a turn, once an act of the hero, or as often as it can be paid."""
    sacrifice: bool = False
    """The ally is turned face down for it."""
    any_hero: bool = False
    """In the attempts of other heroes, too."""
    can: Condition = always


@dataclass(frozen=True, kw_only=True, slots=True)
class StoryPart:
    """A card whose strip, once it is in a story, counts there and may work on from there."""

    id: str
    reward: Reward = NO_REWARD
    power: Power | None = None
    bonus: Count | None = None
    """To the result of the owner's attempts, looked at when the result is read; `state.attempt` says which."""
    triggers: Mapping[Trigger, Happening] = field(default_factory=dict)
    rights: tuple[str, ...] = ()
    """Small exceptions from rules, each looked for where the rule is."""
    is_base: bool = False
    """Of the base game."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Origin(StoryPart):
    """CA-GEN-08  Two ability icons and a power."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Motivation(StoryPart):
    """Its reward is gained before act I; moons and suns there move the marker from its starting space."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Destiny(StoryPart):
    """Points at the end; the ten of the Radiant orders also a Radiant icon and a power, from act III on."""

    points: Count
    is_radiant: bool = True
    needs_others: bool = False
    """CA-MODE-04  It looks at other heroes, so it is taken out of a solo game."""
    needs_partners: bool = False
    """CA-MODE-06  It helps other heroes, so it is taken out of a competitive game."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What a trait asks of the story."""

    abilities: tuple[Ability, ...] = ()
    icons: tuple[Icon, ...] = ()
    track: tuple[int, int] | None = None
    """The highest and the lowest space on which the marker may stand, counted from the top."""
    counts: tuple[tuple[Ability | Icon, int], ...] = field(init=False)
    """How many of each ability and each icon."""

    def __post_init__(self) -> None:
        wanted = (*self.abilities, *self.icons)
        object.__setattr__(self, "counts", tuple((what, wanted.count(what)) for what in dict.fromkeys(wanted)))


@dataclass(frozen=True, kw_only=True, slots=True)
class Trait(StoryPart):
    """CA-TYPE-02  One path, without a cast, for whoever meets its conditions."""

    act: Act
    needs: Needs = Needs()
    price: int = 0
    """In experience."""
    next_turn: int = 0
    """CA-FAQ-16  To the result in the owner's next turn."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Ally(StoryPart):
    """CA-TYPE-06  Won together with the challenge it is attached to."""

    act: Act
    parting: Effect | None = None
    """CA-ALLY-10  What sacrificing it brings, freely or by force; without it the ally cannot be sacrificed freely."""


@dataclass(frozen=True, slots=True)
class Path:
    """CA-TERM-15  One of the two paths of a challenge."""

    reward: Reward
    harder: bool = False
    """CA-CHAL-06  It bears a +1."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Challenge:
    """CA-TYPE-04  Two paths, and runes must be cast for either."""

    id: str
    act: Act | Literal[0]
    difficulty: int
    abilities: tuple[Ability, ...]
    """CA-RUNE-05  Those that suit it."""
    upper: Path
    lower: Path
    is_base: bool = False

    def path(self, name: PathName) -> Path:
        return self.upper if name == "upper" else self.lower


FateMoment = Literal["any", "before", "during", "after"]
"""When a card may be played. `any`: at any moment, in anybody's turn."""
FateEffect: TypeAlias = "Callable[[Table[State], Played], Play[None] | None]"
"""What a hero or antihero card does: who played it, and on whom, is in `Played`."""
FateCondition: TypeAlias = "Callable[[State, int, int], bool]"
"""Whether it could do anything: the state, who plays it, on whom."""


def on_anybody(state: State, seat: int, target: int) -> bool:
    return True


@dataclass(frozen=True, kw_only=True, slots=True)
class FateCard:
    """A hero or antihero card."""

    id: str
    side: Side
    moment: FateMoment
    effect: FateEffect
    copies: int = 2
    target: Literal["attempt", "hero", "self", "none"] = "attempt"
    """Whom it is played on: the hero who attempts something now, any hero, oneself, or nobody in particular."""
    can: FateCondition = on_anybody
    has_skull: bool = False
    """CA-ODIUM-04  It belongs to the Odium deck in the modes against him."""
    answers: bool = False
    """It cancels another card, so it is of use while one waits to take effect."""
    is_base: bool = False


@dataclass(frozen=True, kw_only=True, slots=True)
class SchemeCard:
    """How Odium gains and loses experience, whichever hero it happens to."""

    id: Scheme
    triggers: Mapping[Trigger, Happening]
    power: Power | None = None
    """What every hero may do while this scheme is on the table."""
    is_solo: bool = False
    """It may be used in a solo game."""


ORIGINS: dict[str, Origin] = {}
MOTIVATIONS: dict[str, Motivation] = {}
DESTINIES: dict[str, Destiny] = {}
TRAITS: dict[str, Trait] = {}
ALLIES: dict[str, Ally] = {}
CHALLENGES: dict[str, Challenge] = {}
FATE: dict[str, FateCard] = {}
"""Hero and antihero cards."""
SCHEMES: dict[str, SchemeCard] = {}
PARTS: dict[str, StoryPart] = {}
"""Everything with a strip but challenges, by id."""
STRIPS: dict[str, Reward] = {}
"""What lies in a story, by its name there: `escape/upper`, `scholar`, `soldier`. `cards/box.py` lays everything in."""
ACT_OF: dict[str, Act] = {}
"""In whose row each trait and each challenge lies, once it has come up."""
WORKING: set[str] = set()
"""The parts that do something in a story, besides counting."""
HELPERS: set[str] = set()
"""The destinies that help in the attempts of other heroes, too,"""
HELPFUL: set[Step] = set()
"""and the steps in which they do."""
