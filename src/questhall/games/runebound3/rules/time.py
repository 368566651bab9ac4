"""Rounds, acts and the time track: catalogue chapters TIME, ACT, ROUND."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.board import GEMS
from questhall.games.runebound3.events.rounds import ActBegan, GemsRefreshed, TimeMoved
from questhall.games.runebound3.rules.scenario import end_of_act, instead_of_time
from questhall.games.runebound3.rules.story import draw_story
from questhall.games.runebound3.rules.turn import begin_turn
from questhall.games.runebound3.state import State, heroes_at, in_turn_order

SPACES = 12
STORY_SPACES = (2, 5, 8, 11)
"""R3-STORY-02  Run through twice they call for eight of the ten story cards."""
REFRESH_SPACES = (6, 12)
"""Counted from 1, as on the board."""


def end_round(table: Table[State]) -> Play[None]:
    """R3-TIME-02  At the end of each round the time token moves one space.

    R3-ACT-02  An act ends after the round on the last space.
    R3-FIRST-02  The first player moves it.
    R3-ROUND-02  All this comes before the first player's next turn.
    """
    state = table.state
    state.round += 1
    is_last = state.time == SPACES - 1
    if is_last:
        end_of_act(table)
    if state.phase != "over":
        if is_last and state.act == 2:
            instead_of_time(table)
        else:
            yield from move_time(table)
    if state.phase != "over":
        begin_round(table)


def begin_round(table: Table[State]) -> None:
    """R3-ROUND-01  The first player begins."""
    state = table.state
    state.phase, state.queue = "turn", in_turn_order(state)
    state.active = state.queue[0]
    begin_turn(table, state.active)


def move_time(table: Table[State]) -> Play[None]:
    """R3-TIME-01  The token shows how many rounds have passed.

    R3-TIME-03  From the last space it goes back to the first, turned to the second act.
    R3-ACT-03  It does so the next time it must move after the first act has ended.
    R3-ACT-01  The side that is up shows the act.
    """
    state = table.state
    if state.time == SPACES - 1:
        state.time, state.act = 0, 2
        table.tell(ActBegan(2))
    else:
        state.time += 1
    space = state.time + 1
    table.tell(TimeMoved(space, state.act))
    if space in REFRESH_SPACES:
        refresh_gems(table)
    if space in STORY_SPACES:
        yield from draw_story(table)


def refresh_gems(table: Table[State]) -> None:
    """R3-TIME-06  All adventure gems are turned face up,

    R3-TIME-07  but not those on a hex with a hero.
    R3-GEM-03  So it is on every refresh space.
    """
    state = table.state
    turned = [hex for hex in GEMS if hex not in state.gems and not heroes_at(state, hex)]
    state.gems += turned
    table.tell(GemsRefreshed(len(turned)))
