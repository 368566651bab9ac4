"""What goes to the people at a table after a change: for each pair of eyes once, however many look through it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from functools import lru_cache
from typing import Any

from msgspec import Raw, Struct, json

from questhall.engine import Game, Match, Move, Stop
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


class Reading:
    """The messages about one moment of a match. It is thrown away when anything changes."""

    def __init__(self, chronicle: Chronicle, around: Around) -> None:
        self.chronicle = chronicle
        self.match = chronicle.match
        self.around = around
        self._table: Any = None
        """What all eyes see alike, in a game that hides nothing."""
        self._views: dict[Reader, tuple[Raw, list[str]]] = {}
        self._positions: dict[tuple[Reader, tuple[int, ...], str], str] = {}
        self._told: dict[tuple[Reader, int], tuple[str, int]] = {}

    def told(self, eyes: Reader, since: int) -> tuple[str, int]:
        """The events from number `since` on, and how many there are then; empty if there are none."""
        key = (eyes, since)
        if key not in self._told:
            events = self.chronicle.events(eyes, since)
            self._told[key] = ENCODE(Told(since, events)).decode() if events else "", since + len(events)
        return self._told[key]

    def position(self, eyes: Reader, own: tuple[int, ...], person: str) -> str:
        """The table as somebody with these seats may see it."""
        key = (eyes, own, person if own else "")
        if key not in self._positions:
            self._positions[key] = ENCODE(self._position(eyes, own, person)).decode()
        return self._positions[key]

    def _position(self, eyes: Reader, own: tuple[int, ...], person: str) -> Position:
        match, around = self.match, self.around
        question = match.question
        view, things = self._view(eyes)
        live = not around.frozen
        return Position(
            entries=entries_shown(self.chronicle, among_people=around.among_people),
            seat=eyes,
            view=view,
            asks=asks(match, own, self.chronicle.at_of) if live else [],
            offers=self._offers(own) if live else [],
            undo=[self._undo(seat, person) for seat in own] if live else [],
            waiting=sorted(match.asks),
            topic=question.topic if question is not None else "",
            things=things,
            secret=secret_answers(match, own),
            clocks=around.clocks,
            take_back=around.take_back,
            held=around.held,
            result=match.result,
        )

    def _view(self, eyes: Reader) -> tuple[Raw, list[str]]:
        """The view encoded at once: what lies in it is the live position."""
        if eyes not in self._views:
            game, seen = self.match.game, self._seen(eyes)
            self._views[eyes] = Raw(game.write_view(seen)), list(game.things(seen))
        return self._views[eyes]

    def _seen(self, eyes: Reader) -> Any:
        game, state = self.match.game, self.match.state
        if not game.open_to_all:
            return game.view(state, eyes)
        if self._table is None:
            self._table = game.view(state, None)
        seen = copy(self._table)
        seen.seat = eyes
        return seen

    def _offers(self, own: Iterable[int]) -> list[OffersMessage]:
        offers = ((seat, self.match.offers[seat]) for seat in own)
        return [
            OffersMessage(seat, self.chronicle.at_of(seat), offered(self.match, moves))
            for seat, moves in offers
            if moves
        ]

    def _undo(self, seat: int, person: str) -> UndoState:
        point = undo_point(self.match, seat, person, among_people=self.around.among_people)
        if isinstance(point, Point):
            return UndoState(seat, True)
        acted = any(entry.seat == seat and entry.is_human for entry in reversed(self.match.journal))
        return UndoState(seat, False, point, self.around.may_take_back and acted and not self.match.over)


def undo_point(match: Match, seat: int, person: str, *, among_people: bool) -> Point | Stop:
    """Where undo leads, or what stops it.

    While several people answer in secret, only an own answer can be taken back: whether one could go further would
    show how far the others have come.
    """
    question = match.question
    if among_people and question is not None and question.group and not match.answers(seat):
        return Stop("nothing")
    return match.undo_point(seat, person)


def asks(match: Match, own: Iterable[int], at_of: Any) -> list[AskMessage]:
    """What these seats are asked."""
    topics = match.game.topics
    found = ((seat, match.asks[seat]) for seat in own if seat in match.asks)
    return [
        AskMessage(seat, at_of(seat), ask.topic, topics.get(ask.topic, ()), offered(match, ask.moves))
        for seat, ask in found
    ]


def offered(match: Match, moves: Sequence[Move]) -> list[OfferedMove]:
    game = match.game
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
