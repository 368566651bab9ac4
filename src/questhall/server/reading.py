"""What goes to the people at a table after a change: for each pair of eyes once, however many look through it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Raw, Struct, json
from msgspec.structs import replace

from questhall.engine import Game, Match, Move, Odds, Result, Stop
from questhall.engine.past import Point
from questhall.server.chronicle import Chronicle, Reader
from questhall.server.messages import (
    AskMessage,
    OfferedMove,
    OffersMessage,
    Position,
    TakeBackRequest,
    Told,
    UndoState,
)

ENCODE = json.Encoder().encode


class Around(Struct, frozen=True):
    """What stands around the match: nothing of it is secret."""

    clocks: list[float] | None = None
    take_back: TakeBackRequest | None = None
    held: bool = False
    may_take_back: bool = False
    among_people: bool = False
    """More than one person plays."""
    frozen: bool = False


def without_document(result: Result | None) -> Result | None:
    """The document of a campaign stays on the server: what it tells of the story to come is nobody's yet."""
    return replace(result, campaign=None) if result is not None else None


class Reading:
    """The messages about one moment of a match. It is thrown away when anything changes."""

    def __init__(self, chronicle: Chronicle, around: Around) -> None:
        self.chronicle = chronicle
        self.match = match = chronicle.match
        self.around = around
        self.question = match.question
        self._result = without_document(match.result)
        self._entries = entries_shown(chronicle, among_people=around.among_people)
        self._waiting = sorted(match.asks)
        self._table: Any = None
        """What all eyes see alike, in a game that hides nothing."""
        self._views: dict[Reader, tuple[Raw, list[str], list[Odds]]] = {}
        self._positions: dict[tuple[Reader, tuple[int, ...], tuple[int, ...], str], str] = {}
        self._told: dict[tuple[Reader, int], tuple[str, int]] = {}

    def told(self, eyes: Reader, since: int) -> tuple[str, int]:
        """The events from number `since` on, and how many there are then; empty if there are none."""
        reader = None if self.match.game.open_to_all else eyes
        key = (reader, since)
        found = self._told.get(key)
        if found is None:
            events = self.chronicle.events(reader, since)
            told = ENCODE(Told(since, events)).decode() if events else ""
            found = self._told[key] = told, since + len(events)
        return found

    def position(self, eyes: Reader, own: tuple[int, ...], asked: tuple[int, ...], person: str) -> str:
        """The table as somebody with these seats may see it; of those that are asked, he has to answer for some."""
        key = (eyes, own, asked, person if own else "")
        found = self._positions.get(key)
        if found is None:
            found = self._positions[key] = ENCODE(self._position(eyes, own, asked, person)).decode()
        return found

    def _position(self, eyes: Reader, own: tuple[int, ...], asked: tuple[int, ...], person: str) -> Position:
        match, around, question = self.match, self.around, self.question
        view, things, odds = self._view(eyes)
        live = not around.frozen
        return Position(
            entries=self._entries,
            seat=eyes,
            view=view,
            asks=asks(match, asked, self.chronicle.at_of) if live else [],
            offers=self._offers(own) if live and question is not None and question.open else [],
            undo=[self._undo(seat, person) for seat in own] if live else [],
            waiting=self._waiting,
            topic=question.topic if question is not None else "",
            things=things,
            odds=odds,
            secret=secret_answers(match, own) if question is not None and question.group else {},
            clocks=around.clocks,
            take_back=around.take_back,
            held=around.held,
            result=self._result,
        )

    def _view(self, eyes: Reader) -> tuple[Raw, list[str], list[Odds]]:
        """The view encoded at once: what lies in it is the live position."""
        found = self._views.get(eyes)
        if found is None:
            game, seen = self.match.game, self._seen(eyes)
            found = self._views[eyes] = Raw(game.write_view(seen)), list(game.things(seen)), list(game.odds(seen))
        return found

    def _seen(self, eyes: Reader) -> Any:
        """In a game that hides nothing, the same table for all eyes: it is written before the next ones look."""
        game, state = self.match.game, self.match.state
        if not game.open_to_all:
            return game.view(state, eyes)
        if self._table is None:
            self._table = game.view(state, eyes)
        self._table.seat = eyes
        return self._table

    def _offers(self, own: Iterable[int]) -> list[OffersMessage]:
        match, offers = self.match, self.match.offers
        return [
            OffersMessage(seat, self.chronicle.at_of(seat), offered(match.game, moves))
            for seat in own
            if (moves := offers[seat])
        ]

    def _undo(self, seat: int, person: str) -> UndoState:
        match, around = self.match, self.around
        point = undo_point(match, seat, person, among_people=around.among_people)
        if isinstance(point, Point):
            return UndoState(seat, True)
        may_ask = around.may_take_back and not match.over and has_acted(match, seat)
        return UndoState(seat, False, point, may_ask)


def has_acted(match: Match, seat: int) -> bool:
    """Whether there is anything of a person's at this seat to take back."""
    return any(entry.seat == seat and entry.is_human for entry in reversed(match.journal))


def undo_point(match: Match, seat: int, person: str, *, among_people: bool) -> Point | Stop:
    """Where undo leads, or what stops it.

    While several people answer in secret, only an own answer can be taken back: whether one could go further would
    show how far the others have come.
    """
    question, point = match.question, match.undo_point(seat, person)
    is_secret = among_people and question is not None and question.group
    if is_secret and not (isinstance(point, Point) and point.withdrawn):
        return Stop("nothing")
    return point


def asks(match: Match, own: Iterable[int], at_of: Any) -> list[AskMessage]:
    """What these seats are asked."""
    game, asked = match.game, match.asks
    group = match.question is not None and match.question.group
    return [
        AskMessage(seat, at_of(seat), ask.topic, game.topics.get(ask.topic, ()), offered(game, ask.moves), group)
        for seat in own
        if (ask := asked.get(seat)) is not None
    ]


def offered(game: Game[Any], moves: Sequence[Move]) -> list[OfferedMove]:
    found: list[Any] = [offered_move(game, move) for move in moves]
    return found


@lru_cache(maxsize=50_000)
def offered_move(game: Game[Any], move: Move) -> Raw:
    """An `OfferedMove`, encoded: the same few hundred moves of a game are offered again and again."""
    as_itself: Any = move
    return Raw(ENCODE(OfferedMove(as_itself, tuple(game.touches(move)))))


def secret_answers(match: Match, own: Iterable[int]) -> dict[int, list[Any]]:
    answers = ((seat, match.answers(seat)) for seat in own)
    return {seat: given for seat, given in answers if given}


def entries_shown(chronicle: Chronicle, *, among_people: bool) -> int:
    """The length of the journal. How far other people of a group have come in secret is not shown by it."""
    question = chronicle.match.question
    if among_people and question is not None and question.group:
        return chronicle.shift + question.at
    return chronicle.entries
