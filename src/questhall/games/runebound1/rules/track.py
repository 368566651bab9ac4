"""The track of undefeated challenges. Catalogue chapters ESC, FAIL, UNDEF, WIN."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.runebound1.cards.define import ADVENTURES
from questhall.games.runebound1.components import TRACK_SPACES, Hex
from questhall.games.runebound1.events.adventure import BumpedOffTrack, PutOnTrack
from questhall.games.runebound1.rules.decks import put_under
from questhall.games.runebound1.state import State, Undefeated


def undefeated_at(state: State, hex: Hex) -> Undefeated | None:
    """The challenge whose counter lies on this hex."""
    for waiting in state.undefeated:
        if waiting.hex == hex:
            return waiting
    return None


def put_on_track(table: Table[State], card: str, hex: Hex) -> None:
    """R1-ESC-06  The card goes to a free space, the counter with that number to the hex.

    R1-ESC-08  If all are taken, the oldest challenge goes under its deck, and the new one takes its space.
    R1-UNDEF-03  Wounds dealt to it are not kept.
    R1-WIN-05  A challenge that is taken on again leaves its space free.
    """
    state = table.state
    if len(state.undefeated) < TRACK_SPACES:
        taken = [waiting.space for waiting in state.undefeated]
        space = next(space for space in range(1, TRACK_SPACES + 1) if space not in taken)
    else:
        oldest = state.undefeated.pop(0)
        space = oldest.space
        put_under(state, oldest.card)
        table.tell(BumpedOffTrack(oldest.card, ADVENTURES[oldest.card].colour))
    state.undefeated.append(Undefeated(space, card, hex))
    table.tell(PutOnTrack(card, space, hex))
