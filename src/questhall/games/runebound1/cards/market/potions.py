"""Six small things that are used once."""

from __future__ import annotations

from questhall.games.runebound1.cards.conditions import hero_is_tired_or_hurt, roll_failed, someone_has_wounds
from questhall.games.runebound1.cards.define import Ability, Item
from questhall.games.runebound1.cards.effects import ALL, heal_someone, refresh, reroll, slip_away
from questhall.games.runebound1.cards.travel import has_dice, more_dice

POTIONS: tuple[Item, ...] = (
    Item(
        "healing_potion",
        "artifact",
        2,
        abilities=(Ability("healing_potion", "any", heal_someone(2), discard=True, can=someone_has_wounds),),
    ),
    Item(
        "phoenix_tears",
        "artifact",
        4,
        abilities=(Ability("phoenix_tears", "any", heal_someone(ALL), discard=True, can=someone_has_wounds),),
    ),
    Item(
        "waking_tonic",
        "artifact",
        2,
        abilities=(Ability("waking_tonic", "any", refresh(1), discard=True, can=hero_is_tired_or_hurt),),
    ),
    Item(
        "halfling_charm",
        "artifact",
        2,
        abilities=(Ability("halfling_charm", "rolled", reroll, discard=True, can=roll_failed),),
    ),
    Item(
        "quickfoot_elixir",
        "artifact",
        1,
        abilities=(Ability("quickfoot_elixir", "dice", more_dice(2), discard=True, can=has_dice),),
    ),
    Item("smoke_powder", "artifact", 3, abilities=(Ability("smoke_powder", "escape", slip_away, discard=True),)),
)
