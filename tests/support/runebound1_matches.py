"""Real matches of Runebound's first edition that begin in a position, or that bots have played up to a moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import questhall
from questhall.bots import make_bot
from questhall.engine import Match
from questhall.engine.deal import make_deal
from questhall.games.runebound1 import GAME
from questhall.games.runebound1.cards.define import FOES
from questhall.games.runebound1.state import NOBODY, State


def match_at(state: State, seed: int = 1) -> Match:
    """A real match that begins in this position."""
    game = replace(GAME, setup=lambda box: state)
    return Match(make_deal(game, len(state.players), seed=seed, options=state.options))


def played_until(reached: Callable[[Match], bool], seed: int = 5) -> Match:
    """A match for one, whose moves pass for those of a person; if it ends before that moment, the next deal."""
    match = questhall.new("runebound1", players=1, seed=seed)
    bot = make_bot("greedy", 1)
    while not match.over:
        if reached(match):
            return match
        match.play(0, bot.choose(match, 0), by="ann")
    return played_until(reached, seed + 1)


def fighting() -> Match:
    """A challenge with an end that is still open, and the way out."""

    def is_open(match: Match) -> bool:
        fight = match.state.fight
        return fight is not None and fight.rival == NOBODY and fight.round > 1 and match.asks[0].topic == "fight.escape"

    return played_until(is_open)


def on_the_way() -> Match:
    """Before a move, while an undefeated challenge waits somewhere."""
    return played_until(
        lambda match: (
            any(each.card in FOES for each in match.state.undefeated) and match.asks[0].topic == "move.prepare"
        )
    )


def before_a_challenge() -> Match:
    """On a hex with an undefeated challenge, which may be taken on."""

    def lies_here(match: Match) -> bool:
        here = match.state.players[0].hex
        waits = any(each.hex == here and each.card in FOES for each in match.state.undefeated)
        return waits and match.asks[0].topic == "adventure.choose"

    return played_until(lies_here)
