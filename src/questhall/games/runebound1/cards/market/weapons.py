"""Sixteen weapons: five for ranged attacks, six for melee, three for magic, and two that burst.

What a constant bonus costs: +1 is 2 gold, +2 is 4, +3 is 7, +4 is 10, +5 is 14; a wound more by activation is 5 or 6.
"""

from __future__ import annotations

from questhall.games.runebound1.cards.conditions import InPhase
from questhall.games.runebound1.cards.define import Ability, Item
from questhall.games.runebound1.cards.effects import more_damage, strike
from questhall.games.runebound1.components import MAGIC, MELEE, RANGED, Kind


def sharper(id: str, kind: Kind, amount: int) -> Ability:
    """Activated when the hero has hit: more wounds."""
    return Ability(id, "hit", more_damage(amount), activate=True, can=InPhase(kind))


def bursting(id: str, wounds: int) -> Ability:
    """Thrown before the fight, and gone."""
    return Ability(id, "before combat", strike(wounds), discard=True)


RANGED_WEAPONS = (
    Item("throwing_knives", "weapon", 2, {"ranged_attack": 1}),
    Item("hunting_bow", "weapon", 4, {"ranged_attack": 2}),
    Item("bone_bow", "weapon", 9, {"ranged_attack": 3, "ranged_defence": 3}),
    Item("windsong_bow", "weapon", 10, {"ranged_attack": 4}),
    Item("heavy_crossbow", "weapon", 11, abilities=(sharper("heavy_crossbow", RANGED, 2),)),
)
MELEE_WEAPONS = (
    Item("black_dagger", "weapon", 2, {"melee_attack": 1}),
    Item("iron_sword", "weapon", 4, {"melee_attack": 2}),
    Item("woodcutters_axe", "weapon", 7, {"melee_attack": 3}),
    Item("lightning_mace", "weapon", 10, {"melee_attack": 4}),
    Item("mace_of_kellos", "weapon", 11, abilities=(sharper("mace_of_kellos", MELEE, 2),)),
    Item("dragontooth_blade", "weapon", 14, {"melee_attack": 5}),
)
"""The two maces are known: always +4 on melee attacks, and 2 wounds more on a melee hit."""
MAGIC_WEAPONS = (
    Item("willow_wand", "weapon", 4, {"magic_attack": 2}),
    Item("ember_staff", "weapon", 7, {"magic_attack": 3}),
    Item("staff_of_the_grey_order", "weapon", 10, {"magic_attack": 2}, (sharper("staff_of_the_grey_order", MAGIC, 1),)),
)
EXPLOSIVES = (
    Item("fire_pot", "weapon", 3, abilities=(bursting("fire_pot", 1),)),
    Item("fire_bomb", "weapon", 4, abilities=(bursting("fire_bomb", 2),)),
)

WEAPON_CARDS: tuple[Item, ...] = (*RANGED_WEAPONS, *MELEE_WEAPONS, *MAGIC_WEAPONS, *EXPLOSIVES)
