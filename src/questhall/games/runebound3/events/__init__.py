"""What can be said to have happened, by theme. Where a seat may be None, that is the enemy in the fight."""

from __future__ import annotations

from questhall.games.runebound3.events.adventure import AdventureEvent
from questhall.games.runebound3.events.attribute_tests import AttributeTestEvent
from questhall.games.runebound3.events.fight import FightEvent
from questhall.games.runebound3.events.hero import HeroEvent
from questhall.games.runebound3.events.market import MarketEvent
from questhall.games.runebound3.events.rounds import RoundEvent
from questhall.games.runebound3.events.skills import SkillEvent
from questhall.games.runebound3.events.story import StoryEvent

RuneboundEvent = (
    RoundEvent | StoryEvent | HeroEvent | MarketEvent | SkillEvent | AdventureEvent | AttributeTestEvent | FightEvent
)
