"""What balance tables ask about a match: who the hero was, and how it ended."""

from __future__ import annotations

from questhall.games.calltoadventure.moves import AdventureMove, KeepCard, TakeTrait, TryPath
from questhall.games.calltoadventure.rules.scoring import way_it_ended
from questhall.games.calltoadventure.state import State


def features(state: State, seat: int | None) -> dict[str, list[str]]:
    """The character cards, and how the match ended: against Odium with the name of his scheme."""
    if seat is None:
        return {}
    player = state.players[seat]
    end = way_it_ended(state)
    return {
        "origin": [player.origin],
        "motivation": [player.motivation],
        "destiny": [player.destiny],
        "end": [end if state.odium is None else f"{state.odium.scheme}: {end}"],
    }


def buys(move: AdventureMove) -> str:
    """The character card a move keeps, the trait it gains, or the path it tries: a turn is what that costs."""
    match move:
        case KeepCard(card=name) | TakeTrait(trait=name) | TryPath(path=name):
            return name
    return ""
