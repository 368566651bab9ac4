"""What a game must provide. The engine knows games only through this."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

from msgspec import Struct, json, msgpack

from questhall.engine.campaign import Campaigns
from questhall.engine.chance import Dream
from questhall.engine.errors import Refusal
from questhall.engine.odds import Odds
from questhall.engine.options import Option, list_options
from questhall.engine.question import Play, Question
from questhall.engine.values import Move, Options, Ref, State, Undone

if TYPE_CHECKING:
    from questhall.engine.match import Match
    from questhall.engine.table import Table

S = TypeVar("S", bound=State)
Stage = Literal["draft", "playable", "complete"]


class ScoreLine(Struct, frozen=True):
    """One line of the final count: what for (a message of the game), how much, and for which piece."""

    what: str
    stars: int
    detail: str = ""


class Result(Struct, frozen=True):
    """How a match ended. Places begin with 1; seats that share a place share it."""

    places: tuple[int, ...]
    totals: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    end: str
    """Which way the game ended; every way has a recorded match."""
    title: str = ""
    """A rank reached in a solo game (a message of the game)."""
    campaign: Any = None
    """The campaign document for the next match, where the game has one."""
    lost: bool = False
    """The game has beaten everybody: all share a place, and nobody has won."""

    @property
    def winners(self) -> tuple[int, ...]:
        if self.lost:
            return ()
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class GameInfo(Struct, frozen=True):
    """What the lobby shows of a game."""

    key: str
    title: dict[str, str]
    players: tuple[int, ...]
    modes: dict[str, tuple[int, ...]]
    options: tuple[Option, ...]
    stage: Stage
    rules_version: int
    campaigns: bool = False
    """Some of its matches leave something for the next one."""


@dataclass(frozen=True)
class Box(Generic[S]):
    """What lies ready before a match: seats, options, and for campaigns what earlier matches left."""

    seats: int
    options: Any
    campaign: Any = None


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """The side of the box: everything the engine, the tables, the bots and the tools ask of a game."""

    key: str
    title: Mapping[str, str]
    players: tuple[int, ...]
    modes: Mapping[str, tuple[int, ...]]
    """Ways to play it, each with its player counts (`solo`: (1,), `versus`: (2, 3, 4))."""
    stage: Stage
    rules_version: int

    state: type[S]
    moves: Any
    events: Any
    views: Any
    options: type[Options]

    setup: Callable[[Box[S]], S]
    beat: Callable[[Table[S]], Play[None]]
    over: Callable[[S], bool]
    result: Callable[[S], Result]

    view: Callable[[S, int | None], Any]
    redraw: Callable[[S, int, Dream], None]
    """Replace in place everything the seat cannot know by something it could be."""
    pieces: Callable[[S], Sequence[str]]
    """Every physical piece, by name, wherever it lies: the same list at every moment of a match."""

    write_view: Callable[[Any], bytes] = json.encode
    """A view as JSON, for a game that knows a shorter way to the same bytes."""
    suits: Callable[[Any, int], bool] = lambda options, seats: True
    """Whether these options can be played by so many; set-up refuses the others with a sentence."""

    endless: Callable[[Any], bool] = lambda options: False
    """With these options nobody need ever win: whoever plays at random stops somewhere."""

    open_to_all: bool = False
    """All eyes see the same, and only `seat` in the view says whose they are; all are told the same too.

    Then views and events are put into words once for all."""

    ends: tuple[str, ...] = ()
    """All ways a match can end, as `Result.end` names them."""
    impossible: Callable[[S], str] | None = None
    """What can never be true of a position and is (negative gold, an overfull row); empty if all is well."""

    offers: Callable[[S, Question, int], Sequence[Move]] = lambda state, question, seat: ()
    cut_in: Callable[[Table[S], int, Any], Play[None]] | None = None
    holds_up: Callable[[S, Question, int], bool] | None = None
    """Whether a seat's offers are worth asking even for a lone move; by default any offer is.

    It may look at public things only: where offers hang on hidden cards, the rules ask with `always`."""

    touches: Callable[[Any], Sequence[Ref]] = lambda move: ()
    things: Callable[[Any], Sequence[Ref]] = lambda view: ()
    why_not: Callable[[S, Question | None, int, Ref], Refusal] | None = None
    odds: Callable[[Any], Sequence[Odds]] = lambda view: ()
    """Exact chances that are told with every position, from a seat's view alone: they must cost next to nothing."""
    weigh: Callable[[Any, Any, Callable[[], Match]], Sequence[Odds]] | None = None
    """Chances that cost something, asked for one by one: of a move, or without one of what is under way.

    It gets a seat's view, the move or None, and a function that imagines the match anew each time: nothing hidden can
    get in."""
    topics: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Every question the game asks, with the rules behind it."""
    evaluate: Callable[[S, int, Sequence[Any]], float] | None = None
    """How good the position looks to a seat; the moves are what it has answered in secret so far."""
    shortlist: Callable[[S, int, Sequence[Any]], Sequence[Any]] | None = None
    """Of many moves of one kind those worth a look, for bots that cannot try them all; of cut-ins perhaps none."""
    shortlist_binds: bool = False
    """Futures of other moves are not played: `evaluate` promises more for putting things off than comes of it."""
    prospects: Callable[[S, int], float] | None = None
    """How likely a seat is to win, in percent, as it looks where a stretch of play ends: what a search compares then,

    where `evaluate` will not do."""
    plans: Callable[[S, int, Sequence[Any]], Sequence[tuple[Any, ...]]] | None = None
    """What a seat may be about, the most promising first: rows of moves that a search compares and then keeps to.

    None, where it shall compare single moves as usual."""
    stretch_of: Callable[[S], Any] | None = None
    """The stretch of play under way, by anything that differs from that of the next: a search plays its futures to the

    end of it, whoever is asked in between. Without it, to the seat's next turn."""
    rivals: Callable[[S, int], Sequence[int]] | None = None
    """Whom a seat plays against now, where that is not everybody else."""
    features: Callable[[S, int | None], dict[str, list[str]]] | None = None
    """What a seat had (None: what the table saw), by kind: heroes, cards … For balance tables."""
    buys: Callable[[Any], str] | None = None
    """The card a move buys, empty if none: for experiments about what a card is worth."""
    round_of: Callable[[S], int] | None = None
    """The number of the round, where a game has rounds."""
    printed: Callable[[], Any] | None = None
    """Printed facts of all components, for boards and the encyclopedia."""
    tale: Callable[[S, int], Sequence[Sequence[str]]] | None = None
    """A hero's life once a match is over, in paragraphs: messages of the game, each a sentence that stands alone."""
    campaign: Any = None
    """The type of the campaign document, for games that have one."""
    campaigns: Campaigns | None = None
    """What else there is to know of its campaigns."""

    @cached_property
    def read_state(self) -> Callable[[bytes], S]:
        return msgpack.Decoder(self.state).decode

    @cached_property
    def read_view(self) -> Callable[[bytes], Any]:
        return msgpack.Decoder(self.views).decode

    @cached_property
    def read_move(self) -> Callable[[bytes | str], Move]:
        decode: Callable[[bytes | str], Move] = json.Decoder(self.moves).decode
        return decode

    @property
    def told(self) -> Any:
        """All events a log of this game can hold."""
        return self.events | Undone

    @property
    def info(self) -> GameInfo:
        """What the lobby shows."""
        return GameInfo(
            self.key,
            dict(self.title),
            self.players,
            dict(self.modes),
            list_options(self.options),
            self.stage,
            self.rules_version,
            self.campaigns is not None,
        )

    @property
    def folder(self) -> Traversable:
        """Where the game's rules and texts lie."""
        return files(f"questhall.games.{self.key}")
