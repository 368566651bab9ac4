"""What balance tables ask about a match: who played, what was claimed, what was carried."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.cards.define import ADVENTURERS, TREASURES
from questhall.games.nearandfar.moves import Claim
from questhall.games.nearandfar.state import State, treasures_of


def features(state: State, seat: int | None) -> dict[str, list[str]]:
    """What a seat had; of the table the map."""
    if seat is None:
        return {"map": [MAPS[state.map].id]}
    player = state.players[seat]
    return {
        "character": [player.character],
        "artifact": [*player.artifacts],
        "treasure": [TREASURES[treasure].name for treasure in treasures_of(player)],
        "keepsake": [*player.keepsakes],
        "adventurer": [member for member in (*player.team, *player.reserve) if member in ADVENTURERS],
        "talent": [*player.sheet.talents],
        "chief": [*player.chiefs],
    }


def buys(move: object) -> str:
    """The artifact a move claims."""
    return move.artifact if isinstance(move, Claim) else ""
