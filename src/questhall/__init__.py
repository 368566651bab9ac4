"""Questhall: five fantasy adventure board games behind one interface.

>>> import questhall
>>> match = questhall.new("rollplayer", players=2, seed=7)
>>> seat, ask = next(iter(match.asks.items()))
>>> ask.topic
'setup.sheet'
>>> match.play(seat, ask.moves[0])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questhall.engine import (
    Ask,
    BadOption,
    CannotUndo,
    DeadEnd,
    Event,
    IllegalMove,
    Match,
    Move,
    QuesthallError,
    Refusal,
    Result,
    RulesError,
    SaveError,
    StaleMove,
    Undone,
    UnknownGame,
)
from questhall.engine.deal import make_deal
from questhall.engine.game import GameInfo
from questhall.engine.record import read_header
from questhall.engine.replay import load as load_match
from questhall.games import GAMES, game_of

__version__ = "0.1.0"


def new(
    game: str,
    players: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    campaign: Any = None,
) -> Match:
    """A new match. With a seed the deal is open to all; without one it is secret and its hash can be shown."""
    return Match(make_deal(game_of(game), players, seed=seed, options=options, campaign=campaign))


def load(data: bytes) -> Match:
    """Continue a saved match exactly where it was."""
    return load_match(game_of(read_header(data).game), data)


def games() -> list[GameInfo]:
    """What is in the hall: keys, titles, seats, modes, options, stage."""
    return [game.info for game in GAMES.values()]


__all__ = [
    "Ask",
    "BadOption",
    "CannotUndo",
    "DeadEnd",
    "Event",
    "IllegalMove",
    "Match",
    "Move",
    "QuesthallError",
    "Refusal",
    "Result",
    "RulesError",
    "SaveError",
    "StaleMove",
    "Undone",
    "UnknownGame",
    "__version__",
    "games",
    "load",
    "new",
]
