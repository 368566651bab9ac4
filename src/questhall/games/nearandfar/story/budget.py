"""What a reward is worth, and what an option of some difficulty may pay.

A common scale of values: that of the town hall's trades, and what is not traded there measured against it.
"""

from __future__ import annotations

from collections.abc import Iterator

from questhall.games.nearandfar.components import TRADE_VALUE
from questhall.games.nearandfar.story.define import Choice, Reward

HEART, REPUTATION, TREASURE, BIRD, ADVENTURER = 1, 2, 4, 4, 6
KEEPSAKE, KEYWORD, SIDE_QUEST = 7, 1, 2
FREE_DIFFICULTY = 3
"""A difficulty that is worth nothing; every step above it is worth two."""
BONUS = 2
TOLERANCE = 1
MOST_REPUTATION = 3
GIFT = range(3, 17)
"""What may be given without a check to somebody who brought the keyword."""


def value(reward: Reward) -> int:
    """What a reward is worth, without what its reputation costs."""
    goods = reward.food * TRADE_VALUE["food"] + reward.coins * TRADE_VALUE["coin"] + reward.gems * TRADE_VALUE["gem"]
    tokens = sum(TRADE_VALUE[tribe] for tribe in reward.tokens)
    company = reward.treasures * TREASURE + reward.birds * BIRD + reward.adventurers * ADVENTURER
    finds = KEEPSAKE * bool(reward.keepsake) + KEYWORD * bool(reward.keyword) + SIDE_QUEST * bool(reward.side_quest)
    return goods + tokens + company + finds + reward.hearts * HEART + max(reward.reputation, 0) * REPUTATION


def budget(choice: Choice) -> int:
    """What the option may pay: two for every step of difficulty, its price, and up to two for lost reputation."""
    price = choice.food * TRADE_VALUE["food"] + choice.coins * TRADE_VALUE["coin"] + choice.gems * TRADE_VALUE["gem"]
    lost = max(-choice.reward.reputation, 0)
    return 2 * (choice.difficulty - FREE_DIFFICULTY) + price + (lost + 1) // 2


def budget_problems(choice: Choice) -> Iterator[str]:
    """Where an option pays too much or too little."""
    worth = value(choice.reward)
    for reward in (choice.reward, choice.bonus or Reward()):
        if abs(reward.reputation) > MOST_REPUTATION:
            yield f"reputation {reward.reputation}, at most {MOST_REPUTATION} either way"
    if choice.check is None:
        if worth not in GIFT:
            yield f"pays {worth} without a check, {GIFT[0]} to {GIFT[-1]} wanted"
        return
    if abs(worth - budget(choice)) > TOLERANCE:
        yield f"pays {worth}, about {budget(choice)} wanted"
    if choice.bonus is None:
        yield "has no bonus"
    elif abs(value(choice.bonus) - BONUS) > TOLERANCE or choice.bonus.reputation < 0:
        yield f"has a bonus of {value(choice.bonus)}, about {BONUS} wanted"
