"""Eight suits of armour: a cancelled wound a turn costs about 4 gold, a point of defence about 1 for each phase."""

from __future__ import annotations

from questhall.games.runebound1.cards.conditions import hero_is_hurt
from questhall.games.runebound1.cards.define import Ability, Item
from questhall.games.runebound1.cards.effects import cancel


def stops(id: str, wounds: int) -> Ability:
    """Activated when the hero is about to take wounds."""
    return Ability(id, "hurt", cancel(wounds), activate=True, can=hero_is_hurt)


ARMOUR_CARDS: tuple[Item, ...] = (
    Item("oak_buckler", "armour", 3, {"melee_defence": 3}),
    Item("leather_jerkin", "armour", 4, abilities=(stops("leather_jerkin", 1),)),
    Item("moss_cloak", "armour", 4, {"ranged_defence": 3, "escape": 2}),
    Item("runed_robe", "armour", 5, {"magic_defence": 4}),
    Item("westerian_shell_shield", "armour", 6, {"defence": 1}, (stops("westerian_shell_shield", 1),)),
    Item("chain_mail", "armour", 9, abilities=(stops("chain_mail", 2),)),
    Item("dwarven_plate", "armour", 15, abilities=(stops("dwarven_plate", 3),)),
    Item("ghost_armor", "armour", 17, {"defence": 3}, (stops("ghost_armor", 2),)),
)
