"""High Lord Margath, and how his skeleton wakes him."""

from __future__ import annotations

from questhall.engine import NOTHING, Play, Table
from questhall.games.runebound1.cards.define import Challenge, Foe
from questhall.games.runebound1.events.adventure import MargathWoken
from questhall.games.runebound1.rules.decks import take_out
from questhall.games.runebound1.state import Fight, State, Venture

MARGATH = Challenge("high_lord_margath", "red", Foe(7, (17, 16, 17), (2, 2, 2)), breed="dragon", wins=True)
FIRST_ROLL = 4


def wake_margath(table: Table[State], seat: int, card: str) -> Play[None]:
    """He is fetched from the red deck, or from the track, and fought at once: +4 on the first roll, and no escape.

    If he is in neither, he sleeps on; in the final battle he comes in his own time.
    """
    state = table.state
    if state.phase != "final" and take_out(state, MARGATH.id):
        table.tell(MargathWoken(seat))
        state.venture, state.phase = Venture("red", MARGATH.id), "adventure"
        state.fight = Fight(seat, "challenge", MARGATH.id, boost=FIRST_ROLL, no_escape=True)
    return NOTHING
