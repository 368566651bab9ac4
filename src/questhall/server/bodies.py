"""What travels by HTTP, as types: the hall with its people, tables and games. The client's types are made from these.

What travels through the socket of a table is in `messages.py`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from questhall.engine import Result
from questhall.lab.review import Review

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Code = Annotated[str, Meta(pattern="^[A-Z]{6}$")]
Lang = Literal["en", "ru"]
BotLevel = Literal["random", "easy", "greedy", "strong"]
"""What a person chooses from; `greedy` is the fair one in the middle."""
Pace = Literal["instant", "natural", "slow"]
TableStage = Literal["open", "playing", "over", "closed", "frozen"]


class Problem(Struct):
    """What every refused request answers: a key of the texts (`problem-…`) with its facts, and an English sentence."""

    problem: str
    sentence: str
    facts: dict[str, str | int] = {}


class Person(Struct):
    """Who you are here. A guest has no account; his tables live as long as his session."""

    id: str
    name: str
    account: bool


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class MovingCode(Struct):
    """A one-time code that brings this session to another device."""

    code: str
    seconds: int


class ContinueHere(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=4, max_length=16)]


class WantedSeat(Struct, forbid_unknown_fields=True):
    """How a seat of a new table is to be filled. `me` more than once is a hotseat."""

    kind: Literal["me", "open", "bot"]
    bot: BotLevel = "greedy"
    name: Annotated[str, Meta(max_length=24)] = ""
    """What a second or third person at the same screen is called."""


class Clock(Struct, forbid_unknown_fields=True):
    """A time bank for each seat, and what every move adds. When it runs out, a bot answers for the seat."""

    bank: Annotated[int, Meta(ge=10, le=60 * 60 * 24 * 30)]
    """Seconds."""
    add: Annotated[int, Meta(ge=0, le=60 * 60 * 24 * 7)] = 0


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses beside the rules."""

    public: bool = False
    past_bots: bool = True
    """Undo may also take back what bots did since."""
    take_back: bool = True
    """A person may ask the others for a take-back that undo does not allow."""
    pace: Pace = "natural"
    leaver: Literal["wait", "bot"] = "wait"
    clock: Clock | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = {}
    settings: TableSettings = TableSettings()
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """Announced to the table as an open deal; without one the deal is secret."""
    start: bool = False
    """Begin at once; refused while a seat is open."""
    campaign: dict[str, Any] | None = None
    """The file of a campaign, to play its next game here; the options it fixes are taken from it."""


class Seat(Struct):
    """A chair: who sits on it, and whether he is here."""

    number: int
    kind: Literal["open", "person", "bot"]
    name: str
    person: str = ""
    bot: BotLevel | None = None
    """The level of the bot that plays the seat now, also for somebody who has left it."""
    online: bool = False
    resigned: bool = False
    away_until: float = 0
    """On vacation until then: his clock stands still."""


class TableInfo(Struct):
    """A table as everybody may see it."""

    id: str
    code: str
    game: str
    options: dict[str, bool | int | str]
    settings: TableSettings
    stage: TableStage
    owner: str
    seats: list[Seat]
    waiting: list[int] = []
    """Seats that must answer now."""
    round: int | None = None
    created: float = 0
    changed: float = 0
    commitment: str = ""
    """The hash of the deal's secret, shown from the start; the key itself is in the record of a finished match."""
    seed: int | None = None
    rematch: str = ""
    """The table that the same people went on to."""
    campaign: str = ""
    """The campaign that the match belongs to."""
    note: str = ""
    """Why a table is frozen, in English."""
    why: str = ""
    """The same for all languages: a text of the hall (`error-<why>`), which `facts` fill."""
    facts: dict[str, str | int] = {}
    exported: bool = False
    """Its only person has taken the whole record out while it ran."""


class TableList(Struct):
    mine: list[TableInfo]
    """Where it is your turn first, then what changed last."""
    public: list[TableInfo]
    more: int = 0
    """How many tables of yours are not shown here: ask for more at once."""


class CampaignInfo(Struct):
    """A campaign as those who play it may see it."""

    id: str
    game: str
    table: TableInfo
    """Where it is played now, or was played last."""
    over: bool
    changed: float
    page: Raw | None
    """The character sheets in the game's own form; none before the first match is over."""


class CampaignRow(Struct):
    """A campaign in the list of somebody who plays it."""

    id: str
    game: str
    table: str
    """Where it is played now, or was played last."""
    over: bool
    changed: float


class JoinTable(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=6, max_length=12)]


class SetSeat(Struct, forbid_unknown_fields=True):
    """The owner fills or empties a chair; a person may hand his own to a bot and take it back."""

    kind: Literal["open", "bot"]
    bot: BotLevel = "greedy"


class RemovePerson(Struct, forbid_unknown_fields=True):
    person: str


class Mute(Struct, forbid_unknown_fields=True):
    person: str
    muted: bool = True


class Report(Struct, forbid_unknown_fields=True):
    """Something went wrong: what the person expected."""

    expected: Annotated[str, Meta(min_length=3, max_length=2000)]
    seat: int | None = None


class Reported(Struct):
    file: str


class Note(Struct, forbid_unknown_fields=True):
    """Private notes of one person at one table."""

    text: Annotated[str, Meta(max_length=20_000)]


class Fork(Struct, forbid_unknown_fields=True):
    """A new table of one's own from a point of a finished match: what if."""

    entries: Annotated[int, Meta(ge=0)]


class Weigh(Struct, forbid_unknown_fields=True):
    """The chances of one of your moves, or without one of what is under way."""

    seat: Annotated[int, Meta(ge=0)]
    move: Any = None


class AskHint(Struct, forbid_unknown_fields=True):
    """What would a strong bot do in your place?"""

    seat: Annotated[int, Meta(ge=0)]


class Hint(Struct):
    """What a strong bot would do, from what your seat knows, and why: how it compares with the next best move."""

    move: Any
    instead_of: Any
    """The next best of all; nothing if there was no choice."""
    clarity: str
    """In a word: the message `thought` makes a sentence of it."""
    compared: int
    """So many moves,"""
    visits: int
    """in so many imagined futures."""


class Given(Struct):
    """The reason of a bot for something it did, and where that stands in the log of a reader."""

    event: int
    """The number of the event it led to."""
    seat: int
    hint: Hint


class Step(Struct):
    """A match after some of its entries, from one pair of eyes."""

    entries: int
    of: int
    seat: int | None
    view: Raw
    events: list[Any]
    """The log of that reader up to here."""
    waiting: list[int]
    topic: str
    result: Result | None = None


class LookBack(Struct):
    """A finished match as your seat may look back at it; nothing yet while it is still being weighed: ask again."""

    review: Review | None


class ScorePoint(Struct):
    entries: int
    round: int | None
    totals: list[int]


class Texts(Struct):
    """All texts of the hall and of one game in one language, and the vocabularies of its fields: docs/texts.md."""

    ftl: str
    words: dict[str, str]


class RuleText(Struct):
    id: str
    chapter: str
    kind: str
    text: str
    ruling: str


class RulesPage(Struct):
    """The catalogue of a game in one language, and which rules stand behind which question."""

    game: str
    title: str
    chapters: list[str]
    rules: list[RuleText]
    topics: dict[str, list[str]]
