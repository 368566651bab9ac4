"""Everything that travels between the table and a browser, as types. The client's types are made from these.

HTTP speaks of the hall: people, tables, games. The socket of a table carries what happens at it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from questhall.engine import Refusal, Result, Stop

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Code = Annotated[str, Meta(pattern="^[A-Z]{6}$")]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Lang = Literal["en", "ru"]
BotLevel = Literal["random", "greedy"]
Pace = Literal["instant", "natural", "slow"]
TableStage = Literal["open", "playing", "over", "closed", "frozen"]


# -- The hall, by HTTP ---------------------------------------------------------------------------------------


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
    note: str = ""
    """Why a table is frozen."""
    exported: bool = False
    """Its only person has taken the whole record out while it ran."""


class TableList(Struct):
    mine: list[TableInfo]
    public: list[TableInfo]


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


# -- At a table, by socket: from the browser -----------------------------------------------------------------


class FromBrowser(Struct, tag=True, forbid_unknown_fields=True):
    """Every message has an id of the browser's choice; its answer carries the same."""

    id: int


class Play(FromBrowser):
    """Make a move for one of the own seats. `at` is that of the question it answers: an old one is refused."""

    seat: int
    at: int
    move: Raw


class Undo(FromBrowser):
    seat: int


class AskTakeBack(FromBrowser):
    """Ask all other people at the table to take back the seat's last move, where undo says no."""

    seat: int


class AnswerTakeBack(FromBrowser):
    seat: int
    agree: bool


class WhyNot(FromBrowser):
    seat: int
    ref: Annotated[str, Meta(max_length=100)]


class Try(FromBrowser):
    """What would these moves lead to? Nothing is played; what the seat cannot know is imagined."""

    seat: int
    moves: Annotated[list[Raw], Meta(min_length=1, max_length=60)]


class Say(FromBrowser):
    """A line of chat."""

    text: Line


class Resign(FromBrowser):
    """The seat's owner gives up: a bot plays it to the end."""

    seat: int


class Hold(FromBrowser):
    """Bots wait, because somebody is thinking about cutting in."""

    hold: bool


class StandingOrder(FromBrowser):
    """Answer a question of this topic for the seat without asking, as long as the answer is among its moves.

    Without a move the order is taken back.
    """

    seat: int
    topic: Annotated[str, Meta(max_length=80)]
    move: Any = None


class LookFrom(FromBrowser):
    """Look through the eyes of another of the own seats (hotseat); none: as a spectator does."""

    seat: int | None


class Ping(FromBrowser):
    pass


BrowserMessage = (
    Play | Undo | AskTakeBack | AnswerTakeBack | WhyNot | Try | Say | Resign | Hold | StandingOrder | LookFrom | Ping
)


# -- At a table, by socket: to the browser -------------------------------------------------------------------


class ToBrowser(Struct, tag=True):
    """A message to one browser: it holds what its seat may know, and nothing else."""


class OfferedMove(Struct):
    """A move, and the things on the board that stand for it."""

    move: Raw
    touches: tuple[str, ...]


class AskMessage(Struct):
    """What one of the own seats is asked."""

    seat: int
    at: int
    topic: str
    rules: tuple[str, ...]
    moves: list[OfferedMove]


class OffersMessage(Struct):
    """What one of the own seats may do at any moment."""

    seat: int
    at: int
    moves: list[OfferedMove]


class UndoState(Struct):
    """Whether undo works for a seat, or what stops it; whether the others may be asked."""

    seat: int
    can: bool
    stop: Stop | None = None
    take_back: bool = False


class TakeBackRequest(Struct):
    seat: int
    agreed: list[int]
    waiting: list[int]


class Position(ToBrowser):
    """The table as the reader may see it now. It replaces the one before."""

    entries: int
    seat: int | None
    """Whose eyes."""
    view: Raw
    asks: list[AskMessage]
    offers: list[OffersMessage]
    undo: list[UndoState]
    waiting: list[int]
    """Seats that must answer, by public knowledge."""
    topic: str
    """What is asked of them."""
    things: list[str] = []
    """Everything the reader could point at."""
    secret: dict[int, list[Any]] = {}
    """What the own seats have answered in secret so far, in a question put to several."""
    clocks: list[float] | None = None
    """Seconds left for each seat."""
    take_back: TakeBackRequest | None = None
    held: bool = False
    result: Result | None = None


class Told(ToBrowser):
    """Events of this reader, beginning with his number `since`. An `Undone` voids what came after its `keep`."""

    since: int
    events: list[Raw]


class ChatLine(Struct):
    number: int
    person: str
    name: str
    text: str
    when: float


class Chat(ToBrowser):
    lines: list[ChatLine]


class TableChanged(ToBrowser):
    """Seats, people, stage: the table as everybody may see it."""

    table: TableInfo
    you: list[int]
    """Your own seats."""
    muted: bool = False
    orders: dict[str, Any] = {}
    """Your standing orders, by `seat/topic`."""


class Answer(ToBrowser):
    """The message with this id was carried out; a move is on disk."""

    id: int


class WhyNotAnswer(ToBrowser):
    id: int
    ref: str
    refusal: Refusal | None
    """None: it is legal after all."""


class TryAnswer(ToBrowser):
    """Where the moves would lead. If chance had a say, this is one of several worlds."""

    id: int
    view: Raw
    asks: list[AskMessage]
    chance: bool
    result: Result | None = None


class Refused(ToBrowser):
    """The message with this id changed nothing."""

    id: int
    problem: str
    sentence: str
    refusal: Refusal | None = None
    stop: Stop | None = None


class Gone(ToBrowser):
    """The table is closed, or you were removed; the socket ends."""

    problem: str


TableMessage = Position | Told | Chat | TableChanged | Answer | WhyNotAnswer | TryAnswer | Refused | Gone
