"""The smallest game: what happens in a beat is written inside a test, and words are all there is to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from questhall.engine import Box, Dream, Event, Game, Match, Move, Options, Part, Play, Question, Result, State, Table
from questhall.engine.deal import make_deal
from questhall.engine.replay import load


class Say(Move, frozen=True):
    """Say a word."""

    word: str


class Count(Move, frozen=True):
    """Say some numbers."""

    numbers: tuple[int, ...]


class Heard(Event, frozen=True):
    """A word was said aloud, or whispered to some."""

    word: str


class Voice(Part):
    """A seat, and the words only it knows."""

    secrets: list[str] = []


class Words(State):
    """All that was said, in order; the match is over when somebody has said the end."""

    players: list[Voice]
    said: list[str] = []
    over: bool = False


Beat = Callable[[Table[Words]], Play[None]]


def setup(box: Box[Words]) -> Words:
    return Words({}, [Voice() for _ in range(box.seats)])


def result(state: Words) -> Result:
    nobody = [0 for _ in state.players]
    return Result(tuple(1 for _ in nobody), tuple(nobody), tuple(() for _ in nobody), "said")


def view(state: Words, seat: int | None) -> tuple[list[str], list[str]]:
    """All words said, and the seat's own secrets."""
    return state.said, [] if seat is None else state.players[seat].secrets


def redraw(state: Words, seat: int, dream: Dream) -> None:
    """What the others keep secret could be any number."""
    for other, voice in enumerate(state.players):
        if other != seat:
            voice.secrets[:] = [str(dream.below(1000)) for _ in voice.secrets]


def no_offers(state: Words, question: Question, seat: int) -> Sequence[Move]:
    return ()


def tiny(
    beat: Beat,
    *,
    players: tuple[int, ...] = (1, 2, 3, 4),
    offers: Callable[[Words, Question, int], Sequence[Move]] = no_offers,
    cut_in: Callable[[Table[Words], int, Any], Play[None]] | None = None,
    **more: Any,
) -> Game[Words]:
    """A game that is this beat again and again, until `state.over`."""
    return Game(
        key="teaching-tiny",
        title={"en": "Tiny", "ru": "Кроха"},
        players=players,
        modes={"versus": players},
        stage="draft",
        rules_version=1,
        state=Words,
        moves=Say | Count,
        events=Heard,
        views=tuple[list[str], list[str]],
        options=Options,
        setup=setup,
        beat=beat,
        over=lambda state: state.over,
        result=result,
        view=view,
        redraw=redraw,
        pieces=lambda state: [],
        offers=offers,
        cut_in=cut_in,
        **more,
    )


def match_of(game: Game[Any], players: int = 2, seed: int = 1, **more: Any) -> Match:
    """A new match of a teaching game, with an open deal."""
    return Match(make_deal(game, players, seed=seed, **more))


def reloaded(match: Match) -> Match:
    """The match, saved and loaded."""
    return load(match.game, match.save())


def words(*offered: str) -> Callable[[Words, int], list[Say]]:
    """Moves that are always the same: one of these words."""
    return lambda state, seat: [Say(word) for word in offered]


def say(table: Table[Words], seat: int, *offered: str, topic: str = "say", **how: Any) -> Play[str]:
    """Ask a seat for a word and write it down."""
    answer = yield from table.choose(seat, topic, words(*offered), **how)
    table.state.said.append(answer.word)
    table.tell(Heard(answer.word))
    return answer.word
