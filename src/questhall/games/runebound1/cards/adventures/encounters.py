"""The thirteen encounters: five green, four yellow, three blue and a red one. All of them test a skill."""

from __future__ import annotations

from questhall.games.runebound1.cards.conditions import fights_a, hero_has_wounds, roll_failed
from questhall.games.runebound1.cards.define import Ability, Encounter, Item, SkillTest
from questhall.games.runebound1.cards.effects import ALL, boost, gain, heal, hurt, in_turn, lose, recover, strike, tire
from questhall.games.runebound1.cards.finds import half_price
from questhall.games.runebound1.components import BODY, MIND, SPIRIT

GREEN = (
    Encounter("lost_pedlar", "green", test=SkillTest(MIND, "track", 13), success=half_price, failure=tire(1)),
    Encounter("old_soldier", "green", test=SkillTest(SPIRIT, "diplomacy", 13), success=gain(2), failure=tire(1)),
    Encounter("loaded_dice", "green", test=SkillTest(MIND, "notice", 13), success=gain(2), failure=lose(1)),
    Encounter("shrine_of_kellos", "green", test=SkillTest(SPIRIT, "lore", 13), success=heal(2), failure=tire(1)),
    Encounter(
        "healing_spring",
        "green",
        test=SkillTest(BODY, "climb", 13),
        failure=hurt(1),
        kept=Item(
            "healing_spring",
            "reward",
            abilities=(Ability("healing_spring", "any", heal(2), discard=True, can=hero_has_wounds),),
        ),
    ),
)
YELLOW = (
    Encounter(
        "mistress_of_the_ferrox",
        "yellow",
        test=SkillTest(SPIRIT, "diplomacy", 15),
        failure=hurt(1),
        kept=Item(
            "mistress_of_the_ferrox",
            "reward",
            abilities=(
                Ability("mistress_of_the_ferrox", "before combat", strike(ALL), discard=True, can=fights_a("ferrox")),
            ),
        ),
    ),
    Encounter("smugglers_cache", "yellow", test=SkillTest(MIND, "hide", 15), success=gain(4), failure=lose(2)),
    Encounter(
        "hermit_physician",
        "yellow",
        test=SkillTest(BODY, "climb", 15),
        success=in_turn(heal(), recover()),
        failure=tire(2),
    ),
    Encounter("barge_trader", "yellow", test=SkillTest(BODY, "swim", 15), success=half_price, failure=tire(2)),
)
"""Known: the Mistress is kept, and given up to beat a ferrox challenge."""
BLUE = (
    Encounter("sunken_treasury", "blue", test=SkillTest(BODY, "swim", 17), success=gain(6), failure=tire(3)),
    Encounter("captive_envoy", "blue", test=SkillTest(SPIRIT, "diplomacy", 17), success=half_price, failure=hurt(1)),
    Encounter(
        "oracle_of_the_deep",
        "blue",
        test=SkillTest(MIND, "notice", 17),
        failure=tire(2),
        kept=Item(
            "oracle_of_the_deep",
            "reward",
            abilities=(Ability("oracle_of_the_deep", "rolled", boost(4), discard=True, can=roll_failed),),
        ),
    ),
)
RED = (
    Encounter(
        "sleeping_hoard",
        "red",
        test=SkillTest(MIND, "hide", 19),
        success=gain(9),
        failure=in_turn(hurt(1), tire(2)),
    ),
)

ENCOUNTERS: tuple[Encounter, ...] = (*GREEN, *YELLOW, *BLUE, *RED)
