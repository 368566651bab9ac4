"""What can be said to have happened, by theme."""

from __future__ import annotations

from questhall.games.nearandfar.events.gains import GainEvent
from questhall.games.nearandfar.events.journey import JourneyEvent
from questhall.games.nearandfar.events.setup import SetupEvent
from questhall.games.nearandfar.events.town import TownEvent

NearAndFarEvent = SetupEvent | GainEvent | TownEvent | JourneyEvent
