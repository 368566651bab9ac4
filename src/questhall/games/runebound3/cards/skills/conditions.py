"""When skills can be used: questions that several cards ask."""

from __future__ import annotations

from questhall.games.runebound3.rules.bonuses import at_least_zero
from questhall.games.runebound3.rules.parties import opponent, side_of
from questhall.games.runebound3.rules.pool import targets
from questhall.games.runebound3.state import State, Who


def can_walk(state: State, who: Who) -> bool:
    """R3-CBT-20  Nobody walks off in the middle of a fight, or while lying defeated."""
    return state.fight is None and not state.players[who].is_defeated


def in_own_turn(state: State, who: Who) -> bool:
    return state.active == who


def is_hurt(state: State, who: Who) -> bool:
    return state.players[who].damage > 0


def has_mind(state: State, who: Who) -> bool:
    return half_of_mind(state, who) > 0


def half_of_mind(state: State, who: Who) -> int:
    """Rounded up; nothing for whoever has none."""
    return (at_least_zero(state.players[who], "mind") + 1) // 2


def opponent_has_tokens(state: State, who: Who) -> bool:
    return bool(targets(side_of(state, opponent(state, who))))
