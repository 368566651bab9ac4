"""The four adventure decks: 24 green, 20 yellow, 16 blue and 12 red cards. Catalogue chapters COMP, CHAL, ENC, EVENT.

Target numbers, life, damage and gold rise with the colour; in every enemy one attribute is softer than the others.

| colour | target numbers | life | damage in all | gold |
| --- | --- | --- | --- | --- |
| green | 10-13 | 2-4 | 1-2 | 2-4 |
| yellow | 12-14 | 3-4 | 2-3 | 6-8 |
| blue | 13-15 | 4-5 | 3-4 | 9-12 |
| red | 14-16 | 5 | 4-5 | a dragon rune, and its blood heals |
"""

from __future__ import annotations

from questhall.games.runebound1.cards.adventures.blue import BLUE_CHALLENGES
from questhall.games.runebound1.cards.adventures.encounters import ENCOUNTERS
from questhall.games.runebound1.cards.adventures.events import EVENTS
from questhall.games.runebound1.cards.adventures.green import GREEN_CHALLENGES
from questhall.games.runebound1.cards.adventures.red import RED_CHALLENGES
from questhall.games.runebound1.cards.adventures.yellow import YELLOW_CHALLENGES
from questhall.games.runebound1.cards.define import AdventureCard

ADVENTURE_CARDS: tuple[AdventureCard, ...] = (
    *GREEN_CHALLENGES,
    *YELLOW_CHALLENGES,
    *BLUE_CHALLENGES,
    *RED_CHALLENGES,
    *ENCOUNTERS,
    *EVENTS,
)
"""R1-COMP-11  Challenges, encounters and events."""
