"""Chances that are asked for one by one: what a card or a power would make of the cast that lies ready."""

from __future__ import annotations

from collections.abc import Callable

from questhall.engine import Match, Move, Odds
from questhall.games.calltoadventure.bot.dry import tried_out
from questhall.games.calltoadventure.moves import PlayCard, UsePower
from questhall.games.calltoadventure.odds import chance
from questhall.games.calltoadventure.rules.attempt import bonuses, difficulty, pool
from questhall.games.calltoadventure.state import State
from questhall.games.calltoadventure.table_view import TableView


def weigh(view: TableView, move: Move | None, imagine: Callable[[], Match]) -> list[Odds]:
    """Exact, if nobody answers: the card takes effect beside an imagined table, and the cast there is counted."""
    if view.seat is None or view.attempt is None or view.attempt.casts or view.step != "before":
        return []
    if not isinstance(move, PlayCard | UsePower):
        return []
    found = chance_with(imagine().state, view.seat, move)
    ref = f"hand:{move.card}" if isinstance(move, PlayCard) else f"story:{move.card}"
    return [] if found is None else [Odds(ref, "success", found)]


def chance_with(state: State, seat: int, move: PlayCard | UsePower) -> float | None:
    """None: the card leaves somebody a choice, so that there is more than one chance."""
    table = tried_out(state, seat, (move,))
    if table.has_asked:
        return None
    return chance(pool(table.state), difficulty(table.state) - bonuses(table.state))
