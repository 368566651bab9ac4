"""Bots: they see what their seat sees, and answer with one of the offered moves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from questhall.bots.base import Bot
from questhall.bots.greedy import GreedyBot
from questhall.bots.random_bot import RandomBot
from questhall.engine import QuesthallError

BOTS: dict[str, Callable[[Random], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by name, with a generator of its own."""
    if name not in BOTS:
        raise QuesthallError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](Random(seed))


__all__ = ["BOTS", "Bot", "make_bot"]
