"""Everything that can happen, as the log tells it."""

from questhall.games.calltoadventure.events.attempt import AttemptEvent
from questhall.games.calltoadventure.events.gains import GainEvent
from questhall.games.calltoadventure.events.odium import OdiumEvent
from questhall.games.calltoadventure.events.setup import SetupEvent
from questhall.games.calltoadventure.events.turn import TurnEvent

AdventureEvent = SetupEvent | TurnEvent | AttemptEvent | GainEvent | OdiumEvent
