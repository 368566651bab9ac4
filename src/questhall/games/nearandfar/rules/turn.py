"""Turns and rounds: catalogue chapters GOAL, TOWN, END."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.nearandfar.components import STANDSTILL
from questhall.games.nearandfar.events.setup import AllLost, MatchEnded, NobodyCanCamp, RoundBegan
from questhall.games.nearandfar.moves import Done, MakeCamp, SetOut, TakeQuest, Visit, Walk
from questhall.games.nearandfar.rules.artifacts import could_claim
from questhall.games.nearandfar.rules.camps import can_anybody_camp
from questhall.games.nearandfar.rules.journey import adventure, begin_moving, leave_town, next_moves
from questhall.games.nearandfar.rules.scoring import final_count
from questhall.games.nearandfar.rules.team import ways_to_set_out
from questhall.games.nearandfar.rules.town import visit, ways_to_visit
from questhall.games.nearandfar.state import State, Turn, in_town

DONE = Done()


def take_turn(table: Table[State]) -> Play[None]:
    """NF-GOAL-03  One of two things: visit the town or adventure."""
    state = table.state
    seat = state.active
    player = state.players[seat]
    state.turn = Turn(began_in=player.place, start=player.space)
    answer = yield from table.choose(seat, "turn.action", actions, True)
    match answer:
        case Visit():
            yield from visit(table, seat, answer)
        case SetOut():
            leave_town(table, seat, answer)
            begin_moving(state, seat)
            yield from adventure(table, seat, None)
        case _:
            begin_moving(state, seat)
            yield from adventure(table, seat, answer)
    if could_claim(state, seat):
        yield from table.choose(seat, "turn.end", nothing_more, True)
    end_turn(table)


def actions(state: State, seat: int) -> list[Visit | SetOut | Walk | TakeQuest | MakeCamp | Done]:
    """NF-TOWN-05  In the first round everybody visits the town.

    NF-LEAVE-02  Whoever is on the map already goes on from there.
    """
    player = state.players[seat]
    visits: list[Visit | SetOut | Walk | TakeQuest | MakeCamp | Done] = [*ways_to_visit(player)]
    if state.round == 1:
        return visits
    return [*visits, *(ways_to_set_out(player) if in_town(player) else next_moves(state, seat))]


def nothing_more(state: State, seat: int) -> list[Done]:
    """The last moment of a turn, for whoever wants to claim something with what it brought."""
    return [DONE]


def end_turn(table: Table[State]) -> None:
    """NF-END-02  The last round is played to the player on the first player's right."""
    state = table.state
    state.turn = Turn()
    state.active = (state.active + 1) % len(state.players)
    if state.active != state.first:
        return
    if state.is_last_round:
        finish(table)
        return
    state.round += 1
    table.tell(RoundBegan(state.round, state.active))
    if not can_anybody_camp(state) or is_standstill(state):
        state.is_last_round = True
        table.tell(NobodyCanCamp())


def is_standstill(state: State) -> bool:
    """NF-END-06  For twenty rounds nobody has placed a camp."""
    return state.round - state.camped > STANDSTILL


def finish(table: Table[State]) -> None:
    state = table.state
    state.phase = "over"
    result = final_count(state)
    if result.lost:
        table.tell(AllLost())
    table.tell(MatchEnded(result.totals, result.places))
