"""The games in the hall, written out."""

from __future__ import annotations

from typing import Any

from questhall.engine import Game, UnknownGame
from questhall.games.calltoadventure import GAME as CALLTOADVENTURE
from questhall.games.nearandfar import GAME as NEARANDFAR
from questhall.games.rollplayer import GAME as ROLLPLAYER
from questhall.games.runebound1 import GAME as RUNEBOUND1
from questhall.games.runebound3 import GAME as RUNEBOUND3

GAMES: dict[str, Game[Any]] = {
    game.key: game for game in (ROLLPLAYER, CALLTOADVENTURE, RUNEBOUND3, NEARANDFAR, RUNEBOUND1)
}


def game_of(key: str) -> Game[Any]:
    """The game of that key, or a sentence that lists what there is."""
    if key not in GAMES:
        known = ", ".join(GAMES)
        raise UnknownGame(f"there is no game {key!r}; there is {known}", "no-such-game", game=key, known=known)
    return GAMES[key]
