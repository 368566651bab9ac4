"""The bot that a beginner can beat: it plays as the greedy one does, and makes mistakes."""

from __future__ import annotations

from questhall.bots.foresight import after
from questhall.bots.greedy import GreedyBot
from questhall.bots.thought import Thought
from questhall.engine import Match

CARELESS = 0.35
"""How often it does not look closely."""


class EasyBot(GreedyBot):
    """Now and then it takes any of the better half of its moves, by a glance at one imagined match."""

    name = "easy"

    def decide(self, match: Match, seat: int) -> Thought:
        moves = match.asks[seat].moves
        if len(moves) == 1 or self.rng.random() >= CARELESS:
            return super().decide(match, seat)
        world = match.imagine(seat, self.rng)
        by_looks = sorted(moves, key=lambda move: after(world, seat, move), reverse=True)
        move = self.rng.choice(by_looks[: max(2, len(moves) // 2)])
        return Thought(move, compared=len(moves), moves=len(moves), word="careless")
