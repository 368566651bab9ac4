"""What balance tables ask about a match: who played whom, how it ended, what was bought."""

from __future__ import annotations

from questhall.games.runebound3.moves import RuneboundMove
from questhall.games.runebound3.moves.market import Buy
from questhall.games.runebound3.moves.skills import Learn
from questhall.games.runebound3.play import way_it_ended
from questhall.games.runebound3.state import State

TOKENS = {"margath": "lore", "corpse_king": "allies"}


def features(state: State, seat: int | None) -> dict[str, list[str]]:
    """The hero, how the match ended, and lore or allies at the end; an eliminated hero has none left.

    Cards are not among them: whoever falls to the villain has lost his, so they are counted as they are bought.
    """
    if seat is None:
        return {}
    player = state.players[seat]
    held = f"{player.tokens} {TOKENS[state.scenario]}"
    return {
        "hero": [player.hero],
        "end": [f"{state.scenario}: {way_it_ended(state)}"],
        "tokens": ["eliminated" if player.is_eliminated else held],
    }


def buys(move: RuneboundMove) -> str:
    """The asset a move buys for gold, or the skill it learns for trophies."""
    match move:
        case Buy(asset=card) | Learn(skill=card):
            return card
    return ""
