"""The whole game on one page: set up, turns of three action points, fights, the end of a round."""

from __future__ import annotations

from collections.abc import Callable

from questhall.engine import Play, Result, ScoreLine, Table
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.setup import choose_heroes, place_heroes, setup_abilities
from questhall.games.runebound3.rules.time import begin_round, end_round
from questhall.games.runebound3.rules.turn import end_turn, take_turn
from questhall.games.runebound3.state import Phase, State

ENDS = ("villain-defeated", "all-eliminated", "time-is-up", "tamalir-fell")


def beat(table: Table[State]) -> Play[None]:
    """One beat: a step of set-up, one thing of a turn, one thing of a fight, the end of a round."""
    if table.state.fight is not None:
        return fight_on(table)
    return STEPS[table.state.phase](table)


def first_round(table: Table[State]) -> Play[None]:
    """R3-SETUP-18  After set-up the game begins with the first player's turn."""
    yield from setup_abilities(table)
    begin_round(table)


def turn(table: Table[State]) -> Play[None]:
    """R3-ACTIVE-01  The active player is the one whose turn it is."""
    state = table.state
    if state.players[state.active].is_eliminated:
        end_turn(table)
        return
    yield from take_turn(table)


STEPS: dict[Phase, Callable[[Table[State]], Play[None]]] = {
    "heroes": choose_heroes,
    "places": place_heroes,
    "abilities": first_round,
    "turn": turn,
    "round end": end_round,
}


def result(state: State) -> Result:
    """The hero who defeats the villain has won; otherwise all have lost.

    What heroes have achieved is counted beside it, for those who want to compare.
    """
    lines = [[ScoreLine("villain", int(state.winner == seat))] for seat in range(len(state.players))]
    places = tuple(1 if state.winner in (None, seat) else 2 for seat in range(len(state.players)))
    totals = tuple(sum(line.stars for line in each) for each in lines)
    return Result(places, totals, tuple(map(tuple, lines)), way_it_ended(state), lost=state.winner is None)


def way_it_ended(state: State) -> str:
    if state.winner is not None:
        return "villain-defeated"
    if all(player.is_eliminated for player in state.players):
        return "all-eliminated"
    return "time-is-up" if state.scenario == "corpse_king" else "tamalir-fell"
