"""The challenges of the yellow deck: eleven fights and two tests."""

from __future__ import annotations

from questhall.games.runebound1.cards.ambushes import alone, scare_an_ally
from questhall.games.runebound1.cards.conditions import hero_is_hurt
from questhall.games.runebound1.cards.define import Ability, Ally, Challenge, Foe, Item, Reward, SkillTest
from questhall.games.runebound1.cards.effects import by_test, cancel, hurt, in_turn, tire
from questhall.games.runebound1.components import BODY, MIND, SPIRIT

SOFT_MINDS = (
    Challenge(
        "ferrox_on_the_prowl",
        "yellow",
        Foe(3, (12, 14, 13), (0, 1, 1)),
        breed="ferrox",
        before=by_test(SkillTest(MIND, "notice", 15), failure=hurt(1)),
        reward=Reward(7),
    ),
    Challenge("razorwing_nest", "yellow", Foe(3, (12, 13, 14), (1, 1, 0)), breed="razorwing", reward=Reward(6)),
    Challenge(
        "harpy_matron",
        "yellow",
        Foe(3, (12, 14, 14), (2, 0, 0)),
        before=by_test(SkillTest(MIND, "hide", 15), failure=scare_an_ally),
        reward=Reward(7),
    ),
)
SOFT_BODIES = (
    Challenge("cursed_knight", "yellow", Foe(4, (14, 12, 14), (0, 1, 1)), breed="undead", reward=Reward(7)),
    Challenge(
        "vorakeshs_acolyte",
        "yellow",
        Foe(3, (14, 12, 13), (0, 0, 2)),
        before=by_test(SkillTest(SPIRIT, "lore", 15), failure=tire(2)),
        reward=Reward(7),
    ),
    Challenge("bandit_queen", "yellow", Foe(3, (14, 13, 14), (1, 1, 0)), reward=Reward(8)),
    Challenge(
        "stone_guardian",
        "yellow",
        Foe(4, (13, 12, 14), (0, 1, 2)),
        reward=Reward(
            item=Item(
                "stone_guardian",
                "reward",
                abilities=(Ability("stone_guardian", "hurt", cancel(1), activate=True, can=hero_is_hurt),),
            )
        ),
    ),
)
SOFT_SPIRITS = (
    Challenge("a_matter_of_honor", "yellow", Foe(3, (13, 14, 12), (0, 2, 0)), before=alone, reward=Reward(8)),
    Challenge("ogre_toll_keeper", "yellow", Foe(4, (13, 14, 12), (0, 2, 0)), breed="giant", reward=Reward(8)),
    Challenge("bog_hydra", "yellow", Foe(4, (14, 14, 13), (0, 2, 1)), breed="beast", reward=Reward(7)),
    Challenge(
        "captive_griffin",
        "yellow",
        Foe(3, (13, 14, 12), (1, 1, 0)),
        breed="beast",
        reward=Reward(ally=Ally("captive_griffin", 0, 4, 2, (2, 5, 1), (0, 2, 0), {"hills_easy": 1})),
    ),
)
TESTS = (
    Challenge(
        "chasm_of_thuul",
        "yellow",
        test=SkillTest(BODY, "climb", 16),
        reward=Reward(7),
        fail=in_turn(hurt(1), tire(1)),
    ),
    Challenge("cold_trail", "yellow", test=SkillTest(MIND, "track", 16), reward=Reward(7), fail=tire(2)),
)

YELLOW_CHALLENGES: tuple[Challenge, ...] = (*SOFT_MINDS, *SOFT_BODIES, *SOFT_SPIRITS, *TESTS)
