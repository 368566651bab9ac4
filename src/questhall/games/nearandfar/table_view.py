"""The shape of what a seat sees."""

from __future__ import annotations

from msgspec import Struct

from questhall.engine import ScoreLine
from questhall.games.nearandfar.components import Tribe
from questhall.games.nearandfar.story.define import Words


class BeastView(Struct):
    kind: str
    treasure: str


class SheetView(Struct):
    """The character card of a campaign."""

    experience: int
    """Left to spend."""
    stars: int
    squares: int
    quests: int
    talents: list[str]
    keywords: list[str]
    side_quests: int
    scores: list[int]


class PlayerView(Struct):
    """A character with everything on and around the player board; `hand` is empty where it is hidden."""

    character: str
    place: str
    space: int
    coins: int
    gems: int
    food: int
    hearts: int
    reputation: int
    tokens: dict[Tribe, int]
    team: list[str]
    reserve: list[str]
    animals: list[BeastView]
    beside: str
    hand: list[str]
    ordinary: int
    """How many ordinary artifacts are in hand; backs can be told apart."""
    special: int
    dealt: list[str]
    artifacts: list[str]
    keepsakes: list[str]
    threats: list[int]
    bosses: list[str]
    chiefs: list[str]
    camps: int
    icons: dict[str, int]
    movement: int
    prices: dict[str, int]
    """What each adventurer of the row would cost."""
    score: list[ScoreLine]
    sheet: SheetView | None
    introduction: Words | None
    """In Character mode, until the first quest: who this is."""


class OptionView(Struct):
    """An option of a passage as it is read out."""

    option: int
    heading: Words
    check: str
    difficulty: int
    coins: int
    gems: int
    food: int


class QuestView(Struct):
    """A quest being read, or the last one; texts are empty for those who must not be told."""

    key: str
    is_arcade: bool
    title: Words
    opening: Words | None
    options: list[OptionView]
    chosen: int
    outcome: str
    ending: Words | None
    """What came of it, once it is known."""


class FightView(Struct):
    why: str
    roll: int
    symbols: int
    extra: int
    spent: int
    total: int
    against: int
    is_skill: bool
    defender: int
    is_fair: bool
    threat: int
    boss: str


class DealView(Struct):
    wants: str
    gives: str
    others: list[str]


class TurnView(Struct):
    action: str
    steps: int
    building: str
    trade: DealView | None
    fight: FightView | None
    quest: QuestView | None
    target: int | None
    shown: list[str]


class ReachView(Struct):
    """A space the reader could walk to in this turn, and the fewest hearts that takes."""

    space: int
    steps: int
    hearts: int
    threats: int
    """Live symbols on that way."""


class TableView(Struct):
    """The table as a seat sees it."""

    seat: int | None
    mode: str
    map: int
    town: str
    phase: str
    round: int
    first: int
    active: int
    is_last_round: bool
    players: list[PlayerView]
    row: list[str]
    bag: int
    ordinary: int
    special: int
    treasures: int
    discarded_treasures: list[str]
    arcade: int
    birds: int
    threats: list[int]
    bosses: list[str]
    chiefs: list[str]
    quests: list[int]
    camps: dict[int, int]
    mine: dict[int, int]
    neutral: str
    turn: TurnView
    told: QuestView | None
    reach: list[ReachView]
    """In the reader's own turn, on the map and before leaving town."""
    games: int
    """Games of the campaign played before this one."""
