"""The bot that a beginner can beat: it plays as the greedy one does, and makes mistakes."""

from __future__ import annotations

from questhall.bots.foresight import after
from questhall.bots.greedy import GreedyBot
from questhall.engine import Match, Move

CARELESS = 0.35
"""How often it does not look closely."""


class EasyBot(GreedyBot):
    """Now and then it takes any of the better half of its moves, by a glance at one imagined match."""

    name = "easy"

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.asks[seat].moves
        if len(moves) == 1 or self.rng.random() >= CARELESS:
            return super().choose(match, seat)
        world = match.imagine(seat, self.rng)
        by_looks = sorted(moves, key=lambda move: after(world, seat, move), reverse=True)
        return self.rng.choice(by_looks[: max(2, len(moves) // 2)])
