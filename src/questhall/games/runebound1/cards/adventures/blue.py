"""The challenges of the blue deck: ten fights and a test."""

from __future__ import annotations

from questhall.games.runebound1.cards.ambushes import scare_an_ally, where
from questhall.games.runebound1.cards.conditions import roll_failed, stands_on
from questhall.games.runebound1.cards.define import Ability, Challenge, Foe, Item, Reward, SkillTest
from questhall.games.runebound1.cards.effects import by_test, harder, hurt, reroll
from questhall.games.runebound1.components import BODY, MIND, SPIRIT

SOFT_MINDS = (
    Challenge(
        "frost_giant",
        "blue",
        Foe(5, (13, 15, 15), (1, 2, 0)),
        breed="giant",
        before=where(stands_on("hills", "mountains"), harder(1)),
        reward=Reward(11),
    ),
    Challenge("razorwing_matriarch", "blue", Foe(4, (13, 15, 14), (1, 2, 0)), breed="razorwing", reward=Reward(10)),
    Challenge("shadow_of_the_woods", "blue", Foe(4, (13, 14, 15), (1, 1, 1)), reward=Reward(10)),
)
SOFT_BODIES = (
    Challenge("ferrox_packlord", "blue", Foe(4, (15, 13, 15), (0, 1, 2)), breed="ferrox", reward=Reward(10)),
    Challenge(
        "manticore",
        "blue",
        Foe(4, (14, 13, 15), (1, 2, 0)),
        breed="beast",
        before=by_test(SkillTest(BODY, "leap", 17), failure=hurt(1)),
        reward=Reward(11),
    ),
    Challenge(
        "vorakesh",
        "blue",
        Foe(4, (15, 13, 15), (1, 1, 2)),
        reward=Reward(
            item=Item(
                "vorakesh",
                "reward",
                abilities=(Ability("vorakesh", "rolled", reroll, activate=True, can=roll_failed),),
            )
        ),
    ),
)
SOFT_SPIRITS = (
    Challenge(
        "sir_farrow",
        "blue",
        Foe(5, (15, 15, 13), (0, 2, 2)),
        breed="undead",
        before=by_test(SkillTest(SPIRIT, "lore", 17), failure=scare_an_ally),
        reward=Reward(12),
    ),
    Challenge("bone_colossus", "blue", Foe(5, (14, 15, 13), (0, 1, 2)), breed="undead", reward=Reward(11)),
    Challenge("pit_demon", "blue", Foe(4, (15, 15, 13), (1, 1, 2)), breed="demon", reward=Reward(9)),
    Challenge(
        "drowned_king",
        "blue",
        Foe(5, (15, 15, 14), (1, 1, 2)),
        breed="undead",
        reward=Reward(item=Item("drowned_king", "reward", gives={"attack": 2})),
    ),
)
TESTS = (Challenge("warded_vault", "blue", test=SkillTest(MIND, "hide", 19), reward=Reward(11), fail=hurt(2)),)

BLUE_CHALLENGES: tuple[Challenge, ...] = (*SOFT_MINDS, *SOFT_BODIES, *SOFT_SPIRITS, *TESTS)
