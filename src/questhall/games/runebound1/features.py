"""What balance tables ask about a match: who played whom, how it ended, what was bought."""

from __future__ import annotations

from questhall.games.runebound1.moves import RuneboundMove
from questhall.games.runebound1.moves.market import Buy, Hire
from questhall.games.runebound1.rules.final_battle import level
from questhall.games.runebound1.state import State


def features(state: State, seat: int | None) -> dict[str, list[str]]:
    """The hero, how the match ended, the level reached, and the cards at the end."""
    if seat is None:
        return {"event": state.event_box}
    player = state.players[seat]
    return {
        "hero": [player.hero],
        "end": [state.end],
        "level": [str(level(player))],
        "card": [*player.items, *(ally.card for ally in player.allies)],
    }


def buys(move: RuneboundMove) -> str:
    """The card a move buys or hires."""
    match move:
        case Buy(card=card) | Hire(card=card):
            return card
    return ""
