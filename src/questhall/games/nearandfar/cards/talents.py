"""The eighteen talents and what they cost in experience. Each takes effect where its rule stands."""

from __future__ import annotations

from questhall.games.nearandfar.cards.define import Talent

CARDS = (
    Talent("martial_arts", 2),
    Talent("potion_brewing", 2),
    Talent("knowledge", 3),
    Talent("piano_playing", 4),
    Talent("treasure_hunting", 3),
    Talent("cooking", 3),
    Talent("meditation", 4),
    Talent("sharp_tongue", 2),
    Talent("bounty_hunting", 3),
    Talent("bribery", 2),
    Talent("politics", 3),
    Talent("begging", 3),
    Talent("pack_bird_breeding", 3),
    Talent("fishing", 1),
    Talent("storytelling", 3),
    Talent("spelunking", 4),
    Talent("gem_trading", 2),
    Talent("persuasion", 2),
)
