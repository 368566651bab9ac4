"""Longer stretches of Runebound: beats up to a point, set-up from the box on, a real match from a position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from questhall.engine import Box, Event, Match, Play, Table
from questhall.engine.deal import make_deal
from questhall.engine.log import Told
from questhall.games.runebound3 import GAME
from questhall.games.runebound3.play import beat
from questhall.games.runebound3.rules.setup import lay_out
from questhall.games.runebound3.state import Options, State
from support.stretch import Played


def box(seats: int, *, scenario: str = "margath", **options: Any) -> State:
    """The table before the first beat of a match."""
    chosen = Options(scenario=scenario, **{"enemy": "fixed", **options})  # type: ignore[arg-type]
    return lay_out(Box(seats, chosen))


def until(done: Callable[[State], bool]) -> Callable[[Table[State]], Play[None]]:
    """Beat after beat, as a match runs them, at least one, until the table looks like that or the match is over."""

    def beats(table: Table[State]) -> Play[None]:
        yield from beat(table)
        while not done(table.state) and table.state.phase != "over":
            yield from beat(table)

    return beats


def until_phase(phase: str) -> Callable[[Table[State]], Play[None]]:
    return until(lambda state: state.phase == phase)


def several(count: int) -> Callable[[Table[State]], Play[None]]:
    """So many beats."""

    def beats(table: Table[State]) -> Play[None]:
        for _ in range(count):
            yield from beat(table)

    return beats


def seen(played: Played[State], seat: int | None = None) -> list[Event]:
    """What a seat was told, or what everyone was."""
    faces = [line.face(seat) if isinstance(line, Told) else line for line in played.events]
    return [event for event in faces if event is not None]


def match_at(state: State, seed: int = 1) -> Match:
    """A real match that begins in this position."""
    game = replace(GAME, setup=lambda box: state)
    return Match(make_deal(game, len(state.players), seed=seed, options=state.options))
