"""Longer stretches of Call to Adventure: beats up to a point, the end of a match, a real match from a position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from questhall.engine import Box, Event, Match, Play, Table
from questhall.engine.deal import make_deal
from questhall.engine.log import Told
from questhall.games.calltoadventure import GAME
from questhall.games.calltoadventure.play import beat
from questhall.games.calltoadventure.rules.setup import lay_out
from questhall.games.calltoadventure.state import Options, Player, State
from support.calltoadventure import hero, position
from support.stretch import Played

WHOLE = (
    "escape/upper surgeons_table/upper village_fever/upper "
    "chasmfiend_hunt/lower frozen_exile/upper oathgate/upper "
    "war_engine/upper last_line/upper last_soulcaster/upper"
)
"""Nine story cards, three of each act."""


def box(seats: int, **options: Any) -> State:
    """The table before the first beat of a match."""
    return lay_out(Box(seats, Options(**options)))


def until(done: Callable[[State], bool]) -> Callable[[Table[State]], Play[None]]:
    """Beat after beat, as a match runs them, at least one, until the table looks like that or the match is over."""

    def beats(table: Table[State]) -> Play[None]:
        yield from beat(table)
        while not done(table.state) and table.state.phase != "over":
            yield from beat(table)

    return beats


def until_phase(phase: str) -> Callable[[Table[State]], Play[None]]:
    return until(lambda state: state.phase == phase)


def finished_hero(origin: str = "soldier", **more: Any) -> Player:
    """A hero with nine story cards, who is asked nothing because no card is in hand."""
    return hero(origin, **{"story": WHOLE, "destiny": "mad_genius", **more})


def confronting(*heroes: Player, scheme: str = "radiants_united", xp: int = 0, closer: int = 0) -> State:
    """The last turns are over, and Odium is waiting: for the seat that closed the game first."""
    state = position(*heroes, mode="cooperative", scheme=scheme, opened=3)
    assert state.odium is not None
    state.odium.xp = xp
    state.phase, state.step, state.closer, state.active = "confrontation", "begin", closer, closer
    state.queue = [(closer + step) % len(heroes) for step in range(len(heroes))]
    return state


def seen(played: Played[State], seat: int | None = None) -> list[Event]:
    """What a seat was told, or what everyone was."""
    faces = [line.face(seat) if isinstance(line, Told) else line for line in played.events]
    return [event for event in faces if event is not None]


def match_at(state: State, seed: int = 1) -> Match:
    """A real match that begins in this position."""
    game = replace(GAME, setup=lambda box: state)
    return Match(make_deal(game, len(state.players), seed=seed, options=state.options))


def at_random(match: Match, seed: int, steps: int | None = None) -> Match:
    """The match goes on at random, to its end or for so many moves."""
    rng = Random(seed)
    while not match.over and steps != 0:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, rng.choice(ask.moves))
        steps = None if steps is None else steps - 1
    return match
