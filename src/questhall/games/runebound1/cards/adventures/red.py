"""The challenges of the red deck: High Lord Margath, eight dragons with their runes, the skeleton that wakes him."""

from __future__ import annotations

from questhall.games.runebound1.cards.adventures.margath import MARGATH, wake_margath
from questhall.games.runebound1.cards.ambushes import where
from questhall.games.runebound1.cards.conditions import stands_on
from questhall.games.runebound1.cards.define import Challenge, Effect, Foe, Item, Reward, SkillTest
from questhall.games.runebound1.cards.effects import boost, by_test, harder, heal_all, hurt
from questhall.games.runebound1.components import BODY, MIND, Three


def dragon(id: str, life: int, attributes: Three, damage: Three, before: Effect | None = None) -> Challenge:
    """Whoever slays it takes its rune, the card itself, and bathes in its blood with the allies: that heals."""
    reward = Reward(item=Item(id, "reward", rune=True), effect=heal_all)
    return Challenge(id, "red", Foe(life, attributes, damage), breed="dragon", before=before, reward=reward)


DRAGONS = (
    dragon("dragon_of_ash", 5, (14, 16, 16), (1, 2, 1)),
    dragon("dragon_of_dusk", 5, (14, 15, 16), (2, 1, 1), by_test(SkillTest(MIND, "hide", 19), boost(2), hurt(1))),
    dragon("dragon_of_thorns", 5, (15, 16, 16), (1, 2, 1)),
    dragon("dragon_of_mire", 5, (16, 14, 16), (1, 1, 2), where(stands_on("swamp", "river"), harder(1))),
    dragon("dragon_of_embers", 5, (16, 14, 15), (1, 1, 2), by_test(SkillTest(BODY, "leap", 19), failure=hurt(2))),
    dragon("dragon_of_rust", 5, (15, 14, 16), (1, 2, 1)),
    dragon("dragon_of_frost", 5, (16, 16, 14), (1, 2, 1)),
    dragon("dragon_of_storms", 5, (15, 16, 14), (2, 1, 1)),
)
SKELETON = Challenge(
    "skeleton_of_margath",
    "red",
    Foe(5, (16, 16, 14), (1, 2, 1)),
    breed="undead",
    reward=Reward(effect=wake_margath),
)
"""Known: it gives no rune, but wakes Margath, who must be fought at once, with +4 on the first roll and no way out."""

RED_CHALLENGES: tuple[Challenge, ...] = (MARGATH, *DRAGONS, SKELETON)
