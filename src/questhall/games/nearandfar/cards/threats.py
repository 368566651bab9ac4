"""The twelve threats of the paths, and the four bosses of the last map.

Only the bandit and two of the bosses are named in the rulebook; points, and the strength of the bosses, are ours.
"""

from __future__ import annotations

from questhall.games.nearandfar.cards.define import Threat

CARDS = (
    Threat("bandit", 4, 1),
    Threat("sand_jackal", 5, 1),
    Threat("rusty_sentry", 6, 2),
    Threat("road_gang", 7, 2),
    Threat("cave_spider", 8, 2),
    Threat("runaway_thresher", 9, 2),
    Threat("mercenary_captain", 10, 2),
    Threat("mire_serpent", 11, 3),
    Threat("siege_walker", 12, 3),
    Threat("warlord_of_the_wastes", 13, 4),
    Threat("three_tailed_scorpion", 14, 4),
    Threat("waking_colossus", 15, 5),
)

BOSS_CARDS = (
    Threat("zag", 13, 5, passage="boss-zag", seats=4),
    Threat("captain_shreya", 14, 6, passage="boss-captain-shreya", seats=3),
    Threat("ivory_queen", 16, 8, passage="boss-ivory-queen", seats=2),
    Threat("red_king", 18, 10, passage="boss-red-king", seats=2),
)
