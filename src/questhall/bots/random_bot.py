"""The bot that picks anything."""

from __future__ import annotations

from random import Random

from questhall.engine import Match, Move


class RandomBot:
    """Picks uniformly among everything its seat is offered, cut-ins included."""

    name = "random"

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.asks[seat].moves
        offers = match.offers[seat]
        if offers:
            moves = [*moves, *offers]
        return moves[int(self.rng.random() * len(moves))]
