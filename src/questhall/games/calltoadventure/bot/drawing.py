"""A hero or an antihero card: by what they are worth on the whole, for which one comes is chance."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from questhall.games.calltoadventure.bot.last_cast import HELP
from questhall.games.calltoadventure.components import TRACK, Side
from questhall.games.calltoadventure.moves import DrawFrom
from questhall.games.calltoadventure.state import State


def better_side(state: State, seat: int, moves: Sequence[DrawFrom]) -> DrawFrom:
    """The kind of card that promises more help against Odium where the marker stands."""
    return max(moves, key=lambda move: promise(state, seat, move.side))


def promise(state: State, seat: int, side: Side) -> float:
    """What a card of this kind adds to a last cast in the middle. The deck is one that may be, not the real one."""
    if side not in TRACK[state.players[seat].corruption].plays:
        return 0.0
    deck, discard = (state.heroes, state.hero_discard) if side == "hero" else (state.antiheroes, state.antihero_discard)
    return fmean(HELP.get(card, 0.0) for card in deck or discard or ("",))
