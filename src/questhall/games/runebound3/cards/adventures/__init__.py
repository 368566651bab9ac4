"""The 120 adventure cards: twenty of each deck for every game, ten more of each for each scenario."""

from __future__ import annotations

from questhall.games.runebound3.cards.adventures import (
    combat,
    corpse_king,
    corpse_king_enemies,
    enemies,
    exploration,
    margath,
    margath_enemies,
    more_enemies,
    social,
)
from questhall.games.runebound3.cards.define import AdventureCard

ADVENTURE_CARDS: tuple[AdventureCard, ...] = (
    *exploration.CARDS,
    *social.CARDS,
    *combat.CARDS,
    *enemies.CARDS,
    *more_enemies.CARDS,
    *margath.CARDS,
    *margath_enemies.CARDS,
    *corpse_king.CARDS,
    *corpse_king_enemies.CARDS,
)
