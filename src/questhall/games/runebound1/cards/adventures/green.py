"""The challenges of the green deck: thirteen fights and two tests."""

from __future__ import annotations

from questhall.games.runebound1.cards.ambushes import where
from questhall.games.runebound1.cards.conditions import stands_on
from questhall.games.runebound1.cards.define import Ally, Challenge, Foe, Item, Reward, SkillTest
from questhall.games.runebound1.cards.effects import boost, by_test, harder, lose, tire
from questhall.games.runebound1.components import BODY, MIND, SPIRIT

SOFT_MINDS = (
    Challenge("razorwing_flock", "green", Foe(2, (10, 12, 12), (1, 1, 0)), breed="razorwing", reward=Reward(3)),
    Challenge(
        "road_bandits",
        "green",
        Foe(3, (11, 12, 13), (1, 1, 0)),
        before=by_test(SkillTest(SPIRIT, "diplomacy", 13), success=boost(2)),
        reward=Reward(4),
    ),
    Challenge(
        "wolf_pack",
        "green",
        Foe(3, (11, 13, 13), (0, 2, 0)),
        breed="beast",
        before=by_test(SkillTest(MIND, "track", 13), success=boost(2)),
        reward=Reward(3),
    ),
    Challenge("young_troll", "green", Foe(4, (10, 12, 11), (0, 1, 0)), breed="giant", reward=Reward(4)),
    Challenge(
        "proud_squire",
        "green",
        Foe(3, (10, 13, 12), (0, 1, 0)),
        reward=Reward(ally=Ally("proud_squire", 0, 2, 2, (1, 3, 1), (0, 1, 0))),
    ),
)
SOFT_BODIES = (
    Challenge(
        "lair_of_cursed_spiders",
        "green",
        Foe(3, (12, 10, 12), (0, 1, 1)),
        breed="beast",
        before=by_test(SkillTest(MIND, "notice", 13), failure=tire(1)),
        reward=Reward(3),
    ),
    Challenge("ferrox_scavengers", "green", Foe(3, (12, 11, 13), (0, 2, 0)), breed="ferrox", reward=Reward(3)),
    Challenge("goblin_slingers", "green", Foe(2, (12, 10, 13), (2, 0, 0)), reward=Reward(2)),
    Challenge(
        "bog_shambler",
        "green",
        Foe(4, (13, 10, 12), (0, 1, 0)),
        before=where(stands_on("forest", "swamp", "river"), harder(1)),
        reward=Reward(3),
    ),
)
SOFT_SPIRITS = (
    Challenge("marsh_wisp", "green", Foe(2, (13, 13, 10), (0, 0, 2)), reward=Reward(2)),
    Challenge("restless_bones", "green", Foe(3, (13, 12, 11), (0, 1, 1)), breed="undead", reward=Reward(3)),
    Challenge(
        "thieving_imp",
        "green",
        Foe(2, (13, 12, 10), (1, 0, 1)),
        breed="demon",
        before=lose(1),
        reward=Reward(4),
    ),
    Challenge(
        "hollow_lantern",
        "green",
        Foe(2, (12, 12, 10), (0, 0, 1)),
        breed="undead",
        reward=Reward(item=Item("hollow_lantern", "reward", gives={"notice": 2})),
    ),
)
TESTS = (
    Challenge("broken_bridge", "green", test=SkillTest(BODY, "leap", 14), reward=Reward(3), fail=tire(2)),
    Challenge("sealed_milestone", "green", test=SkillTest(SPIRIT, "lore", 14), reward=Reward(3), fail=tire(1)),
)

GREEN_CHALLENGES: tuple[Challenge, ...] = (*SOFT_MINDS, *SOFT_BODIES, *SOFT_SPIRITS, *TESTS)
