"""What a seat cannot know, dealt anew: the start card of the doom track. Decks have no order."""

from __future__ import annotations

from questhall.engine import Dream
from questhall.games.runebound1.state import State


def redraw(state: State, seat: int, dream: Dream) -> None:
    """The unseen card could be any of those still hidden in the green deck."""
    if state.is_start_unseen:
        hidden = state.decks["green"].cards
        hidden.append(state.doom[0])
        hidden.sort()  # how they lay is forgotten
        state.doom[0] = hidden.pop(dream.below(len(hidden)))
