"""Roll Player from the open box on: its set-up driven by hand, or whole matches played at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import questhall
from questhall.engine import Box, Match, Move, Play, Table
from questhall.games.rollplayer.components import Attribute, Race
from questhall.games.rollplayer.moves import PlaceDie, TakeDie, TakeSheet
from questhall.games.rollplayer.play import beat
from questhall.games.rollplayer.rules.setup import lay_out
from questhall.games.rollplayer.state import Die, Options, State

FIRST: dict[str, int] = {"green": 0, "blue": 10, "red": 20, "purple": 30, "black": 40, "white": 50, "gold": 60}
"""The chance result that draws a colour from the full bag; it still does after dice of it or later colours are gone."""


def opened(players: int, **options: Any) -> State:
    """The box opened for so many players, nothing done yet."""
    return lay_out(Box(players, Options(**options)))


def up_to(phase: str) -> Callable[[Table[State]], Play[None]]:
    """The stretch of play that ends when this phase would begin."""

    def stretch(table: Table[State]) -> Play[None]:
        while table.state.phase != phase:
            assert table.state.phase != "over", f"the match ended before {phase!r}"
            yield from beat(table)

    return stretch


def sheets(*races: Race) -> list[Move]:
    return [TakeSheet(race, "female") for race in races]


def card_chance(state: State) -> dict[str, list[int]]:
    """Chance for everything dealt from the decks in set-up, when it does not matter which cards come."""
    players = len(state.players)
    removed = {1: 14, 2: 14, 3: 6, 4: 0}[players]
    trashed = 1 if players == 1 else 0
    return {
        "deck__backstory": [0] * players,
        "deck__alignment": [0] * players,
        "deck__removed": [0] * removed,
        "deck__market": [0] * (max(2, players) + 1 + trashed),
    }


def placings(dice: Sequence[Die], *rows: Attribute) -> list[Move]:
    """Answers that place starting dice one after another into these rows; the last die is taken unasked."""
    left = list(dice)
    answers: list[Move] = []
    for row in rows:
        if any(die != left[0] for die in left):
            answers.append(TakeDie(0, left[0].color, left[0].value))
        left.pop(0)
        answers.append(PlaceDie(row))
    return answers


def at_first_round(players: int, seed: int, **options: Any) -> Match:
    """A real match whose set-up was played at random: the first round has been rolled."""
    match = questhall.new("rollplayer", players=players, seed=seed, options=options)
    answer_at_random(match, Random(seed), lambda: match.state.round > 0)
    return match


def at_placing(players: int, seed: int, **options: Any) -> Match:
    """A real match in which everything is dealt and nobody has placed a starting die."""
    match = questhall.new("rollplayer", players=players, seed=seed, options=options)
    answer_at_random(match, Random(seed), lambda: match.state.phase == "placing")
    return match


def finished(players: int, seed: int, **options: Any) -> Match:
    """A real match played at random to its end."""
    match = questhall.new("rollplayer", players=players, seed=seed, options=options)
    answer_at_random(match, Random(seed), lambda: False)
    return match


def answer_at_random(match: Match, rng: Random, enough: Callable[[], bool]) -> None:
    while not match.over and not enough():
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, rng.choice(ask.moves))
