"""The box: everything is laid in here, once."""

from __future__ import annotations

from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.atlas.sheets import SHEETS
from questhall.games.nearandfar.cards import (
    adventurers,
    artifacts_ordinary,
    artifacts_special,
    keepsakes,
    talents,
    threats,
    treasures,
)
from questhall.games.nearandfar.cards.define import (
    ADVENTURERS,
    ARTIFACTS,
    BOSSES,
    KEEPSAKES,
    TALENTS,
    THREATS,
    TREASURES,
)

ADVENTURERS.update((token.id, token) for token in adventurers.CARDS)
ARTIFACTS.update((card.id, card) for card in (*artifacts_ordinary.CARDS, *artifacts_special.CARDS))
TREASURES.update((card.id, card) for card in treasures.CARDS)
KEEPSAKES.update((card.id, card) for card in keepsakes.CARDS)
THREATS.update((threat.strength, threat) for threat in threats.CARDS)
BOSSES.update((boss.id, boss) for boss in threats.BOSS_CARDS)
TALENTS.update((talent.id, talent) for talent in talents.CARDS)
MAPS.update((sheet.number, sheet) for sheet in SHEETS)
