"""Twenty allies: seven who shoot, seven who strike, six who cast spells.

What an ally costs: half of best attribute times damage, half of life, and 1 more for what else he can do.
"""

from __future__ import annotations

from questhall.games.runebound1.cards.conditions import hero_is_hurt, someone_has_wounds
from questhall.games.runebound1.cards.define import Ability, Ally
from questhall.games.runebound1.cards.effects import cancel, heal_someone, strike

CHEAP = (
    Ally("village_hunter", 2, 2, 1, (3, 1, 0), (1, 0, 0)),
    Ally("guide", 4, 3, 2, (3, 2, 1), (1, 0, 0), {"forest_easy": 1}),
    Ally("deserter", 2, 2, 1, (0, 4, 1), (0, 1, 0)),
    Ally("toll_guard", 3, 3, 2, (1, 4, 0), (0, 1, 0)),
    Ally(
        "hedge_witch",
        4,
        3,
        2,
        (1, 0, 3),
        (0, 0, 1),
        abilities=(Ability("hedge_witch", "before moving", heal_someone(1), activate=True, can=someone_has_wounds),),
    ),
    Ally(
        "burning_priest",
        4,
        2,
        2,
        (1, 1, 4),
        (0, 0, 1),
        abilities=(Ability("burning_priest", "before combat", strike(1), exhaustion=1, activate=True),),
    ),
)
SEASONED = (
    Ally("quarrelsome_dwarf", 7, 4, 2, (5, 3, 0), (2, 1, 0)),
    Ally("elf_warden", 7, 3, 2, (5, 2, 1), (2, 0, 0), {"track": 3}),
    Ally("halfling_burglar", 8, 2, 2, (6, 1, 2), (2, 0, 0), {"gold": 1}),
    Ally("veteran_of_the_watch", 6, 4, 2, (2, 5, 2), (0, 2, 0)),
    Ally("orc_axeman", 8, 4, 1, (0, 6, 0), (0, 2, 0)),
    Ally(
        "shield_maiden",
        8,
        5,
        2,
        (1, 5, 1),
        (0, 2, 0),
        abilities=(Ability("shield_maiden", "hurt", cancel(1), exhaustion=1, can=hero_is_hurt),),
    ),
    Ally("ember_adept", 6, 2, 2, (1, 0, 6), (0, 0, 2)),
    Ally(
        "grey_healer",
        7,
        3,
        3,
        (1, 1, 5),
        (0, 0, 2),
        abilities=(
            Ability("grey_healer", "any", heal_someone(1), exhaustion=1, activate=True, can=someone_has_wounds),
        ),
    ),
)
FAMOUS = (
    Ally("eagle_rider", 11, 4, 3, (8, 2, 2), (2, 0, 0), {"dice": 1}),
    Ally("widow_of_greyhaven", 12, 3, 2, (7, 3, 2), (3, 1, 0)),
    Ally("young_giant", 13, 6, 1, (0, 7, 0), (0, 3, 0)),
    Ally("prince_gardun", 14, 5, 3, (3, 8, 2), (1, 3, 0)),
    Ally(
        "storm_sister",
        11,
        3,
        3,
        (3, 1, 9),
        (0, 0, 2),
        abilities=(Ability("storm_sister", "before combat", strike(1), exhaustion=1, activate=True),),
    ),
    Ally("lord_loren", 14, 4, 3, (2, 2, 8), (0, 0, 3), {"diplomacy": 3}),
)

ALLIES_FOR_HIRE: tuple[Ally, ...] = (*CHEAP, *SEASONED, *FAMOUS)
"""Prince Gardun and Lord Loren are known as the strongest, the Burning Priest as a cheap one."""
