"""The position on the table: plain data, and questions that have one answer."""

from __future__ import annotations

from typing import Literal, get_args

from questhall.engine import Options as EngineOptions
from questhall.engine import Part, Remembering
from questhall.engine import State as EngineState
from questhall.games.calltoadventure.components import CARDS_PER_CHAPTER, START, Ability, Act

Mode = Literal["competitive", "cooperative"]
Scheme = Literal["radiants_united", "true_desolation", "contest_of_champions", "broken_bonds"]
Phase = Literal["deal", "characters", "beginning", "turn", "confrontation", "last cards", "over"]
Step = Literal["begin", "act", "runes", "before", "cast", "symbols", "during", "result", "after", "end"]
"""Where a turn stands: what comes next."""
ALL_STEPS: tuple[Step, ...] = get_args(Step)
PathName = Literal["upper", "lower"]

ODIUM = -1
"""Who played a card of the Odium deck."""
NOBODY = -1
"""Whom a card is played on that is about nobody in particular."""


class Options(EngineOptions, frozen=True):
    """What a table may choose."""

    mode: Literal["competitive", "cooperative"] = "cooperative"
    """Alone it is always the game against Odium."""
    scheme: Literal["radiants_united", "true_desolation", "contest_of_champions", "broken_bonds"] = "radiants_united"
    """CA-ODIUM-03  Odium's scheme, in the modes against him.

    CA-TERM-04  The table chooses one of the four.
    CA-SCHEME-02  For a first game Radiants United is a good choice, so it is the one that is proposed.
    """
    deal: Literal["chosen", "first_game"] = "chosen"
    """Choose of two cards of each kind, or get one of each."""
    base: bool = False
    """CA-BASE-01  The cards of the base game that go with this one are mixed in."""


class AllyCard(Part):
    """An ally beside the board; face down it is no longer part of the story."""

    id: str
    is_down: bool = False


class Player(Part, Remembering):
    """A hero with everything on and around the board.

    Whoever changes what can be seen of the story says so with `story_changed`: it is added up once until then.
    """

    origin: str = ""
    motivation: str = ""
    destiny: str = ""
    is_revealed: bool = False
    """The destiny lies face up."""
    dealt: list[str] = []
    """Character cards to choose from, and later those that were given back: nobody else has seen them."""
    story: list[str] = []
    """The visible strips of traits and challenges, in the order in which they were tucked: three under each character
    card. A trait is its id, a challenge is its id and path: `escape/upper`."""
    allies: list[AllyCard] = []
    hand: list[str] = []
    played: list[str] = []
    xp: int = 0
    corruption: int = START
    """The space of the marker, counted from the top."""
    next_bonus: int = 0
    """To the result in the next own turn."""
    turn_bonus: int = 0
    """To the result in this turn."""
    radiant: int = 0
    """Radiant icons until the end of the turn."""
    used: list[str] = []
    """Powers used in this turn that cannot be used twice in one."""
    used_up: list[str] = []
    """Powers used in this act of the hero that cannot be used twice in one."""
    oath: Literal["", "refused", "sworn"] = ""
    """What the hero answered when Odium offered an oath."""
    has_passed: bool = False
    """Odium's challenge."""

    def __post_init__(self) -> None:
        self.remembered = None

    def story_changed(self) -> None:
        """A strip, an ally or a destiny came, or was turned over: what is remembered of the story holds no more."""
        self.remembered = None


class Slot(Part):
    """A card in a row, with the ally under it."""

    card: str
    ally: str = ""


class Attempt(Part):
    """A challenge being attempted, from the announcement to its result."""

    card: str
    """Of the row, or `odium`."""
    act: Act | Literal[0]
    path: PathName
    abilities: list[Ability]
    """Those whose runes are cast."""
    plus: int = 0
    """To the result, by cards and powers."""
    harder: int = 0
    """To the difficulty, by cards."""
    bought: int = 0
    """Dark runes for experience."""
    free_dark: int = 0
    """Dark runes by cards."""
    added: list[str] = []
    """Other runes by cards: they may be special ones."""
    removed: list[str] = []
    """Runes taken out of the cast by cards."""
    runes: list[str] = []
    """As they were cast,"""
    faces: list[int] = []
    """and the face each shows."""
    casts: int = 0
    again: bool = False
    """The cast is to be repeated."""
    marks: list[str] = []
    """What else cards have laid on this attempt."""
    succeeded: bool = False
    reached: int = 0
    """The result, once it is settled,"""
    needed: int = 0
    """and the difficulty it had to reach."""


class Played(Part):
    """A hero or antihero card that has been played and waits to take effect."""

    card: str
    seat: int
    target: int
    is_cancelled: bool = False


class Odium(Part):
    """The villain: his experience, his scheme, his deck."""

    xp: int
    scheme: Scheme
    deck: list[str]
    revealed: list[str] = []
    """In this turn."""
    discard: list[str] = []


class State(EngineState):
    """The whole table.

    Whoever changes a hand or moves a marker says so with `hands_changed`: who may play one of his cards is found out
    once until then.
    """

    options: Options
    players: list[Player]
    origins: list[str]
    """Character cards nobody was dealt."""
    motivations: list[str]
    destinies: list[str]
    decks: list[list[str]]
    """The story decks of acts I to III: piles without order."""
    heroes: list[str]
    antiheroes: list[str]
    discards: list[list[str]]
    """Of the story decks."""
    rows: list[list[Slot]]
    """Open rows. A closed one lies face down, and nobody knows its cards."""
    hero_discard: list[str] = []
    antihero_discard: list[str] = []
    open: int = 0
    """How many rows are open."""
    odium: Odium | None = None
    phase: Phase = "deal"
    step: Step = "begin"
    active: int = 0
    first: int = 0
    turn: int = 0
    """Turns played."""
    has_journeyed: bool = False
    has_replaced: bool = False
    """A card for nothing, because none could be taken."""
    closer: int | None = None
    """Who was first to complete the story."""
    queue: list[int] = []
    """Seats that still take their last turn, or face Odium."""
    attempt: Attempt | None = None
    stack: list[Played] = []
    """Cards that wait to take effect: the last one first."""
    found: list[str] = []
    """Allies that came up and are to be attached."""
    is_beaten: bool = False
    """Odium is."""

    def __post_init__(self) -> None:
        self.remembered = None

    def hands_changed(self) -> None:
        """A card came into a hand or left it, or a marker moved: who may play one is to be looked for anew."""
        self.remembered = None


CLOCKWISE = tuple(
    tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats)) for seats in range(5)
)
"""For each number of seats and each of them, all seats from this one on."""


def chapter(player: Player) -> Act:
    """CA-ACT-05  The act a hero is in: three cards under the origin, three under the motivation, then the destiny.

    CA-ACT-06  Allies do not count.
    """
    count = len(player.story)
    return 1 if count < 3 else 2 if count < 6 else 3


def finished(player: Player, act: Act) -> bool:
    """CA-ACT-01  An act is over for a hero once three cards lie under its character card."""
    return acts_over(player) >= act


def acts_over(player: Player) -> int:
    """How many acts are over for a hero."""
    return len(player.story) // CARDS_PER_CHAPTER
