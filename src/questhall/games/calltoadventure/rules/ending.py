"""How a turn ends, and with the last ones the game. Catalogue chapters TURN and END."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.calltoadventure.components import WHOLE_STORY
from questhall.games.calltoadventure.events.turn import LastTurns
from questhall.games.calltoadventure.state import CLOCKWISE, State


def end_turn(table: Table[State]) -> None:
    """CA-TURN-05  What was played in this turn stops working.

    CA-TURN-07  The next player's turn comes.
    CA-END-01  Once a story is complete, every other player takes one last turn.
    """
    state = table.state
    clean_up(state)
    active = state.active
    if state.closer is None and len(state.players[active].story) >= WHOLE_STORY:
        state.closer = active
        state.queue = [*CLOCKWISE[len(state.players)][active][1:]]
        table.tell(LastTurns(active))
    elif state.closer is None:
        state.active = (active + 1) % len(state.players)
        return
    if not state.queue:
        state.phase = "confrontation" if state.odium is not None else "last cards"
        state.queue = challengers(state)
        return
    state.active = state.queue.pop(0)


def challengers(state: State) -> list[int]:
    """CA-END-02  Everybody faces Odium once,

    CA-ODIUM-17  whoever closed the game first.
    CA-SCHEME-05  The sworn do not.
    """
    if state.odium is None or state.closer is None:
        return []
    around = CLOCKWISE[len(state.players)][state.closer]
    return [seat for seat in around if state.players[seat].oath != "sworn"]


def clean_up(state: State) -> None:
    """Everything that lasts until the end of a turn ends:

    CA-RAD-06  Radiant icons for a turn,
    CA-FAQ-17  bonuses for it, used or not,
    CA-ODIUM-28  and what Odium's cards did.
    CA-ODIUM-08  These are discarded.
    """
    for player in state.players:
        if player.radiant or player.used:
            player.radiant = 0
            player.used.clear()
    state.players[state.active].turn_bonus = 0
    state.attempt = None
    state.has_journeyed = state.has_replaced = False
    state.turn += 1
    state.step = "begin"
    if state.odium is not None and state.odium.revealed:
        state.odium.discard += state.odium.revealed
        state.odium.revealed.clear()
