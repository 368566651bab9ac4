"""What travels through the socket of a table, as types. The client's types are made from these.

What travels by HTTP is in `bodies.py`.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from questhall.engine import Odds, Refusal, Result, Stop
from questhall.server.bodies import TableInfo

Line = Annotated[str, Meta(min_length=1, max_length=500)]


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
    group: bool
    """Several are asked at the same time, and nobody sees the others' answers before all have given theirs."""


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
    """What the reader has to answer. Of several who are asked at once, nobody whom the table answers for in a moment:
    because he can answer nothing else, or has given a standing order. His seat is `waiting` all the same."""
    offers: list[OffersMessage]
    undo: list[UndoState]
    waiting: list[int]
    """Seats that must answer, by public knowledge."""
    topic: str
    """What is asked of them."""
    things: list[str] = []
    """Everything the reader could point at."""
    odds: list[Odds] = []
    """Exact chances of what lies before the reader, from what he sees alone."""
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
    """What somebody said; or, with a `notice`, what the table says of him in the reader's own language."""

    number: int
    person: str
    name: str
    text: str
    when: float
    notice: str = ""
    """A text of the pages (`ui-notice-<notice>`), which `name` fills: a bot took over, somebody is back, resigned."""

    def without(self, person: str) -> ChatLine:
        """Empty, if it is of somebody who has been forgotten."""
        return ChatLine(self.number, "", "", "", self.when) if self.person == person else self


class Chat(ToBrowser):
    lines: list[ChatLine]


class TableChanged(ToBrowser):
    """Seats, people, stage: the table as everybody may see it."""

    table: TableInfo
    you: list[int]
    """Your own seats."""
    muted: bool = False
    """You may not speak."""
    silenced: list[str] = []
    """All who may not; only the owner of the table and the host are told."""
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
    """The message with this id changed nothing: a key of the texts with its facts, and an English sentence."""

    id: int
    problem: str
    sentence: str
    refusal: Refusal | None = None
    stop: Stop | None = None
    facts: dict[str, str | int] = {}
    """As in a `Problem`; `why` and its facts if the problem has several reasons."""


class Gone(ToBrowser):
    """The table is closed, or you were removed; the socket ends."""

    problem: str


TableMessage = Position | Told | Chat | TableChanged | Answer | WhyNotAnswer | TryAnswer | Refused | Gone
