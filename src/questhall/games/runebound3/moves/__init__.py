"""Everything a player can do, as values, by theme."""

from __future__ import annotations

from questhall.games.runebound3.moves.answers import AnswerMove
from questhall.games.runebound3.moves.fight import FightMove
from questhall.games.runebound3.moves.market import MarketMove
from questhall.games.runebound3.moves.setup import SetupMove
from questhall.games.runebound3.moves.skills import SkillMove
from questhall.games.runebound3.moves.terrain import TerrainMove
from questhall.games.runebound3.moves.turn import TurnMove

RuneboundMove = SetupMove | TurnMove | TerrainMove | MarketMove | SkillMove | AnswerMove | FightMove
