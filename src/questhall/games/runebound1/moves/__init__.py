"""Everything a player can do, as values, by theme."""

from __future__ import annotations

from questhall.games.runebound1.moves.answers import AnswerMove
from questhall.games.runebound1.moves.fight import FightMove
from questhall.games.runebound1.moves.market import MarketMove
from questhall.games.runebound1.moves.turn import TurnMove

RuneboundMove = TurnMove | FightMove | MarketMove | AnswerMove
