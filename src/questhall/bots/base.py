"""What a bot is, and how bots sit at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from questhall.bots.thought import Thought
from questhall.engine import Match, Move


class Bot(Protocol):
    """Answers for a seat. It may look at that seat's view, asks and offers, and think in imagined matches."""

    name: str

    def choose(self, match: Match, seat: int) -> Move:
        """One of the seat's moves: an answer to what it is asked, or a cut-in."""
        ...


@runtime_checkable
class Candid(Protocol):
    """A bot that can say why it does what it does."""

    def decide(self, match: Match, seat: int) -> Thought:
        """What `choose` would choose, and why."""
        ...


def thought_of(bot: Bot, match: Match, seat: int) -> Thought:
    """What a bot does, and why if it says so."""
    return bot.decide(match, seat) if isinstance(bot, Candid) else Thought(bot.choose(match, seat), word="unsaid")


def bots_move(match: Match, bots: Mapping[int, Bot]) -> bool:
    """Let one asked bot make one move; says whether there was one to make it."""
    for seat in match.asks:
        bot = bots.get(seat)
        if bot is not None:
            thought = thought_of(bot, match, seat)
            match.play(seat, thought.move, by=f"bot:{bot.name}", why=thought.reason)
            return True
    return False


def play_out(match: Match, bots: Mapping[int, Bot]) -> None:
    """Play a match of bots to its end."""
    while bots_move(match, bots):
        pass
