"""Ten artifacts and runes; five of them make up for the few magic weapons."""

from __future__ import annotations

from questhall.games.runebound1.cards.conditions import InPhase, roll_failed
from questhall.games.runebound1.cards.define import Ability, Item
from questhall.games.runebound1.cards.effects import more_damage, reroll
from questhall.games.runebound1.cards.finds import look_ahead
from questhall.games.runebound1.cards.travel import has_dice, turn_die
from questhall.games.runebound1.components import MAGIC

RUNES = (
    Item("rune_of_sparks", "artifact", 4, {"magic_attack": 2}),
    Item("rune_of_embers", "artifact", 7, {"magic_attack": 3}),
    Item(
        "lucky_rune",
        "artifact",
        8,
        abilities=(Ability("lucky_rune", "rolled", reroll, activate=True, can=roll_failed),),
    ),
    Item(
        "rune_of_storms",
        "artifact",
        11,
        abilities=(Ability("rune_of_storms", "hit", more_damage(2), activate=True, can=InPhase(MAGIC)),),
    ),
)
TREASURES = (
    Item(
        "seers_orb",
        "artifact",
        4,
        {"notice": 2, "lore": 2},
        (Ability("seers_orb", "before moving", look_ahead, activate=True),),
    ),
    Item("merchants_seal", "artifact", 5, {"income": 1}),
    Item(
        "wayfarers_compass",
        "artifact",
        5,
        abilities=(Ability("wayfarers_compass", "dice", turn_die, activate=True, can=has_dice),),
    ),
    Item("seven_league_boots", "artifact", 6, {"dice": 1}),
    Item("ring_of_the_adept", "artifact", 6, {"spirit": 1, "stamina": 1}),
    Item("crystal_of_tival", "artifact", 16, {"magic_attack": 4, "magic_damage": 1}),
)

ARTIFACTS: tuple[Item, ...] = (*RUNES, *TREASURES)
