"""Matches of Runebound played by a bot up to a moment that a test needs."""

from __future__ import annotations

from collections.abc import Callable

import questhall
from questhall.bots import make_bot
from questhall.engine import Match, Move
from questhall.games.runebound3.moves.setup import TakeHero
from questhall.games.runebound3.moves.turn import UseAction
from questhall.games.runebound3.state import State

ALONE = {"heroes": "dealt", "scenario": "margath", "enemy": "bot"}


def played_until(reached: Callable[[State], bool], seed: int = 5) -> Match:
    """A match for one, whose moves pass for those of a person; if it ends before that moment, the next deal."""
    match = questhall.new("runebound3", players=1, seed=seed, options=ALONE)
    bot = make_bot("greedy", 1)
    while not match.over:
        if reached(match.state):
            return match
        match.play(0, bot.choose(match, 0), by="ann")
    return played_until(reached, seed + 1)


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


def duel() -> Match:
    """Corbin challenges Hawthorne where both begin; both seats are played by the same person."""
    match = questhall.new("runebound3", players=2, seed=1, options={"scenario": "margath"})
    wanted = iter(("corbin", "hawthorne"))
    place: Move | None = None
    while match.state.fight is None or match.state.fight.phase != "act":
        seat, ask = next(iter(match.asks.items()))
        move = ask.moves[-1]
        match ask.topic:
            case "setup.hero":
                move = TakeHero(next(wanted))
            case "setup.place":
                move = place = place or move
            case "turn.act" if UseAction("bounty") in ask.moves:
                move = UseAction("bounty")
        match.play(seat, move, by="ann")
    return match
