"""Matches of Runebound played by a bot up to a moment that a test needs."""

from __future__ import annotations

from collections.abc import Callable

import questhall
from questhall.bots import make_bot
from questhall.engine import Match
from questhall.games.runebound3.state import State

ALONE = {"heroes": "dealt", "scenario": "margath", "enemy": "bot"}


def played_until(reached: Callable[[State], bool], seed: int = 5) -> Match:
    """A match for one, whose moves pass for those of a person."""
    match = questhall.new("runebound3", players=1, seed=seed, options=ALONE)
    bot = make_bot("greedy", 1)
    while not reached(match.state):
        match.play(0, bot.choose(match, 0), by="ann")
    return match


def fighting_with_a_quest() -> Match:
    return played_until(lambda state: state.fight is not None and bool(state.players[0].quests))


def on_the_way_with_a_quest() -> Match:
    """In a turn, with action points left to walk or to try it."""
    return played_until(
        lambda state: (
            state.phase == "turn"
            and state.fight is None
            and state.rolled is None
            and bool(state.players[0].quests)
            and state.players[0].points > 1
            and not state.players[0].is_defeated
        )
    )
