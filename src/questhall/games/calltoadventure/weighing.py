"""Chances that are asked for one by one: what a card or a power would make of the cast that lies ready."""

from __future__ import annotations

from collections.abc import Callable

from questhall.engine import Match, Move, Odds
from questhall.games.calltoadventure.moves import Pass, PlayCard, UsePower
from questhall.games.calltoadventure.odds import chance
from questhall.games.calltoadventure.rules.attempt import bonuses, difficulty, pool
from questhall.games.calltoadventure.state import State
from questhall.games.calltoadventure.table_view import TableView

PATIENCE = 40
"""Questions after which a card counts as not weighable."""


def weigh(view: TableView, move: Move | None, imagine: Callable[[], Match]) -> list[Odds]:
    """Exact, if nobody answers: the card takes effect in an imagined match, and the cast there is counted."""
    if view.seat is None or view.attempt is None or view.attempt.casts or view.step != "before":
        return []
    if not isinstance(move, PlayCard | UsePower):
        return []
    world = imagine()
    world.play(view.seat, move)
    found = chance_when_settled(world)
    ref = f"hand:{move.card}" if isinstance(move, PlayCard) else f"story:{move.card}"
    return [] if found is None else [Odds(ref, "success", found)]


def chance_when_settled(world: Match) -> float | None:
    """Everybody passes until the cards have taken effect; None: they ask for something first."""
    state: State = world.state
    for _ in range(PATIENCE):
        if state.attempt is None or state.attempt.casts or state.step != "before":
            return None
        if not state.stack and all(Pass() in ask.moves for ask in world.asks.values()):
            return chance(pool(state), difficulty(state) - bonuses(state))
        seat, ask = next(iter(world.asks.items()))
        if Pass() not in ask.moves:
            return None
        world.play(seat, Pass())
        state = world.state
    return None
