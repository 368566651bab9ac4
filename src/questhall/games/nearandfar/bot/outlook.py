"""How good a position looks to a seat, outside of anything under way."""

from __future__ import annotations

from questhall.games.nearandfar.bot.worth import (
    best_icons,
    flags_worth,
    fuel,
    goods_worth,
    hand_worth,
    icons_worth,
    pack_worth,
    turns_left,
)
from questhall.games.nearandfar.rules.scoring import score
from questhall.games.nearandfar.state import State

RIVALRY = 0.25
COUNTED_APART = ("wealth",)
"""Lines of the count that are valued as what they can still buy."""
PENALTY_OF_HAND = 1.0


def outlook(state: State, seat: int) -> float:
    """Points so far, and what everything else promises."""
    player, turns = state.players[seat], turns_left(state)
    points = sum(line.stars for line in score(state, seat) if line.what not in COUNTED_APART)
    return (
        points
        + PENALTY_OF_HAND * len(player.hand)
        + goods_worth(player, turns)
        + icons_worth(best_icons(player), turns)
        + flags_worth(state, player)
        + hand_worth(state, seat, turns)
        + pack_worth(player, turns)
        + fuel(state, player, turns)
    )


def rivals(state: State, seat: int) -> float:
    """What the others have, as far as it can be seen."""
    others = [other for other in range(len(state.players)) if other != seat]
    points = sum(line.stars for other in others for line in score(state, other))
    return RIVALRY * points / len(others)
