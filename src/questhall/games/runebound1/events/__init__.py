"""Everything that can happen, told to everyone, by theme."""

from __future__ import annotations

from questhall.games.runebound1.events.adventure import AdventureEvent
from questhall.games.runebound1.events.fight import FightEvent
from questhall.games.runebound1.events.market import MarketEvent
from questhall.games.runebound1.events.turn import TurnEvent

RuneboundEvent = TurnEvent | AdventureEvent | FightEvent | MarketEvent
