"""The whole game on one page: characters, turns, the last turns, the confrontation, the count.

CA-MEMO-10  That is its order: a story is complete, all others take a last turn, all face Odium, points are counted.
"""

from __future__ import annotations

from collections.abc import Callable

from questhall.engine import NOTHING, Play, Table
from questhall.games.calltoadventure.events.turn import MatchEnded
from questhall.games.calltoadventure.rules.casting import before, cast_runes, collect_runes, settle
from questhall.games.calltoadventure.rules.ending import clean_up, end_turn
from questhall.games.calltoadventure.rules.odium import decide, face_odium
from questhall.games.calltoadventure.rules.scoring import final_count
from questhall.games.calltoadventure.rules.setup import begin, choose_characters, deal
from questhall.games.calltoadventure.rules.turn import act, after, begin_turn
from questhall.games.calltoadventure.rules.windows import window
from questhall.games.calltoadventure.state import Phase, State

Stretch = Callable[[Table[State]], Play[None] | None]


def beat(table: Table[State]) -> Play[None]:
    """One beat: a step of set-up, of a turn, of an attempt."""
    step = PHASES[table.state.phase](table)
    return NOTHING if step is None else step  # a step without questions has happened already


def turn(table: Table[State]) -> Play[None]:
    """A turn is one beat: its beginning, whatever goes before the main action, that action, and the end.

    CA-ODIUM-10  It is the same in all modes.
    """
    state = table.state
    if state.step == "begin":
        yield from begin_turn(table)
    while state.step == "act":
        yield from act(table)
    if state.step == "runes":
        yield from collect_runes(table)
        yield from attempt(table)
    if state.step == "after":
        yield from after(table)
    end_turn(table)


def attempt(table: Table[State]) -> Play[None]:
    """The time before the cast, the cast, again if it is to be repeated, and the result."""
    yield from before(table)
    table.state.step = "cast"
    while table.state.step == "cast":
        yield from cast_runes(table)
    yield from settle(table)


def confrontation(table: Table[State]) -> Play[None] | None:
    """CA-ODIUM-14  The game against Odium always ends with this."""
    state = table.state
    if not state.queue:
        decide(table)
        state.phase = "last cards"
        return None
    return face_to_face(table)


def face_to_face(table: Table[State]) -> Play[None]:
    """CA-ODIUM-20  Cards may be played as in any other attempt."""
    yield from face_odium(table)
    yield from attempt(table)
    yield from after(table)
    table.state.queue.pop(0)
    clean_up(table.state)


def last_cards(table: Table[State]) -> Play[None]:
    """CA-CARD-12  Cards in hand are worth nothing: what may be played at any moment can be played until the count."""
    state = table.state
    state.step = "begin"
    yield from window(table, "end.cards")
    state.phase = "over"
    result = final_count(state)
    table.tell(MatchEnded(result.totals, result.places))


PHASES: dict[Phase, Stretch] = {
    "deal": deal,
    "characters": choose_characters,
    "beginning": begin,
    "turn": turn,
    "confrontation": confrontation,
    "last cards": last_cards,
}
