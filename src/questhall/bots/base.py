"""What a bot is, and how bots sit at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from questhall.engine import Match, Move


class Bot(Protocol):
    """Answers for a seat. It may look at that seat's view, asks and offers, and think in imagined matches."""

    name: str

    def choose(self, match: Match, seat: int) -> Move:
        """One of the seat's moves: an answer to what it is asked, or a cut-in."""
        ...


def bots_move(match: Match, bots: Mapping[int, Bot]) -> bool:
    """Let one asked bot make one move; says whether there was one to make it."""
    for seat in match.asks:
        bot = bots.get(seat)
        if bot is not None:
            match.play(seat, bot.choose(match, seat), by=f"bot:{bot.name}")
            return True
    return False


def play_out(match: Match, bots: Mapping[int, Bot]) -> None:
    """Play a match of bots to its end."""
    while bots_move(match, bots):
        pass
