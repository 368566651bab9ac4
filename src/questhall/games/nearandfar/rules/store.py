"""The general store: catalogue chapter STORE. A coin, or artifacts of both decks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from questhall.engine import Play, Table
from questhall.games.nearandfar.components import STORE_DRAW
from questhall.games.nearandfar.events.gains import ArtifactsKept, ArtifactsTaken
from questhall.games.nearandfar.events.town import ArtifactsDrawn, ArtifactsSeen
from questhall.games.nearandfar.moves import Done, DrawArtifacts, Keep, TakeCoin
from questhall.games.nearandfar.rules.gains import gain_coins
from questhall.games.nearandfar.state import State


def visit_store(table: Table[State], seat: int) -> Play[None]:
    """NF-STORE-01  A coin or four artifacts, not both.

    NF-TAL-29  Persuasion: one artifact more, with either.
    """
    has_persuasion = "persuasion" in table.state.players[seat].sheet.talents
    answer = yield from table.choose(seat, "store.action", store_moves, True)
    match answer:
        case TakeCoin():
            gain_coins(table, seat, 1)
        case DrawArtifacts():
            yield from draw_artifacts(table, seat, answer.ordinary, answer.special)
    if has_persuasion and not isinstance(answer, DrawArtifacts):
        yield from draw_some(table, seat, "store.extra", one_more)


def store_moves(state: State, seat: int) -> list[TakeCoin | DrawArtifacts | Done]:
    """NF-STORE-02  In any mix of the two decks,

    NF-STORE-03  fixed before looking.
    """
    count = STORE_DRAW + ("persuasion" in state.players[seat].sheet.talents)
    return [TakeCoin(), *mixes(state, count), Done()]


def mixes(state: State, count: int) -> list[DrawArtifacts]:
    """All ways to draw so many of the two decks, or as many as they hold."""
    ordinary, special = len(state.ordinary), len(state.special)
    count = min(count, ordinary + special)
    if not count:
        return []
    return [DrawArtifacts(count - some, some) for some in range(max(0, count - ordinary), min(count, special) + 1)]


def one_more(state: State, seat: int) -> list[DrawArtifacts | Done]:
    return [*mixes(state, 1), Done()]


def two_more(state: State, seat: int) -> list[DrawArtifacts | Done]:
    return [*mixes(state, 2), Done()]


Ways = Callable[[State, int], list[DrawArtifacts | Done]]


def draw_some(table: Table[State], seat: int, topic: str, ways: Ways) -> Play[None]:
    """Artifacts that a talent allows, of either deck, or none."""
    answer = yield from table.choose(seat, topic, ways, True)
    if isinstance(answer, DrawArtifacts):
        yield from draw_artifacts(table, seat, answer.ordinary, answer.special)


def draw_artifacts(table: Table[State], seat: int, ordinary: int, special: int) -> Play[None]:
    """NF-STORE-04  Look at them, and keep or discard any number.

    NF-ART-10  What is discarded at once costs nothing.
    """
    state = table.state
    table.tell(ArtifactsDrawn(seat, ordinary, special))
    ordinary, special = min(ordinary, len(state.ordinary)), min(special, len(state.special))
    drawn = table.draws(state.ordinary, ordinary, "artifacts") + table.draws(state.special, special, "artifacts")
    if not drawn:
        return
    state.turn.shown = sorted(drawn)
    table.tell_only([seat], ArtifactsSeen(tuple(state.turn.shown)))
    answer = yield from table.choose(seat, "artifacts.keep", ways_to_keep, False, True)
    shown, state.turn.shown = state.turn.shown, []
    keep_artifacts(table, seat, shown, answer)


def ways_to_keep(state: State, seat: int) -> list[Keep]:
    return subsets(state.turn.shown)


def subsets(cards: list[str]) -> list[Keep]:
    """Any number of them, the most first."""
    return [Keep(some) for size in range(len(cards), -1, -1) for some in combinations(cards, size)]


def keep_artifacts(table: Table[State], seat: int, shown: list[str], answer: Keep) -> None:
    """NF-STORE-05  Those kept join the hand."""
    state = table.state
    discarded = tuple(card for card in shown if card not in answer.cards)
    state.players[seat].hand += answer.cards
    state.discarded_artifacts += discarded
    table.tell_only([seat], ArtifactsKept(answer.cards, discarded), ArtifactsTaken(seat, len(answer.cards)))
