"""Bots: they see what their seat sees, and answer with one of the offered moves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from questhall.bots.base import Bot
from questhall.bots.box import Box, read_box
from questhall.bots.easy import EasyBot
from questhall.bots.greedy import GreedyBot
from questhall.bots.random_bot import RandomBot
from questhall.bots.search import SearchBot, StrongBot
from questhall.bots.stdio import PREFIX, StdioBot
from questhall.bots.thought import Thought
from questhall.engine import QuesthallError

BOTS: dict[str, Callable[[Random], Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "greedy": GreedyBot,
    "fair": GreedyBot,
    "search": SearchBot,
    "strong": StrongBot,
}
"""Easy, fair and strong are the levels a person chooses from; the others are named after what they do."""
SEARCHES_FOR = "search:"


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by name, with a generator of its own; `search:0.5` thinks half a second, `search:200v` 200 visits long."""
    if name.startswith(SEARCHES_FOR):
        return SearchBot(Random(seed), read_box(name.removeprefix(SEARCHES_FOR)))
    if name not in BOTS:
        raise QuesthallError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](Random(seed))


def hire(name: str, seed: int = 0) -> Bot:
    """A bot by name, or `stdio:` and a command: a program that plays. For a person's own shell, never for a client."""
    if name.startswith(PREFIX):
        return StdioBot(name.removeprefix(PREFIX), Random(seed))
    return make_bot(name, seed)


__all__ = ["BOTS", "Bot", "Box", "SearchBot", "Thought", "hire", "make_bot"]
