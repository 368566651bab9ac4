"""Rewards of quests: catalogue chapter REWARD. The storybook is closed to whoever only imagines."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.engine import Play, Table
from questhall.games.nearandfar.events.gains import KeepsakeFound
from questhall.games.nearandfar.events.journey import KeywordLearned, SideQuestNoted
from questhall.games.nearandfar.rules.gains import (
    change_reputation,
    draw_treasure,
    gain_animal,
    gain_coins,
    gain_food,
    gain_gems,
    gain_hearts,
    gain_token,
)
from questhall.games.nearandfar.rules.saloon import draw_adventurer
from questhall.games.nearandfar.rules.team import welcome
from questhall.games.nearandfar.state import State
from questhall.games.nearandfar.story.define import Choice, Reward

EASIEST = 3
"""A reward is worth twice what its difficulty lies above this, counted in trade value."""


def give(table: Table[State], seat: int, choice: Choice, *, bonus: bool) -> Play[None]:
    """NF-QUEST-08  The listed rewards, and the bonus on top of them."""
    rewards = [choice.reward, choice.bonus] if bonus else [choice.reward]
    if table.state.is_blind:
        rewards = [guess(choice, bonus=bonus)]
    for reward in rewards:
        if reward is not None:
            yield from hand_out(table, seat, reward)


def guess(choice: Choice, *, bonus: bool) -> Reward:
    """What such an option usually brings: for those who have not read on."""
    worth = max(0, choice.difficulty - EASIEST) + bonus
    return replace(Reward(), gems=worth // 2, coins=worth - worth // 2)


def hand_out(table: Table[State], seat: int, reward: Reward) -> Play[None]:
    """All kinds there are (NF-REWARD-01).

    NF-REWARD-03  Reputation cannot be declined.
    """
    state = table.state
    change_reputation(table, seat, reward.reputation)
    gain_coins(table, seat, reward.coins)
    gain_gems(table, seat, reward.gems)
    gain_food(table, seat, reward.food)
    gain_hearts(table, seat, reward.hearts)
    for tribe in reward.tokens:
        gain_token(table, seat, tribe)
    for _ in range(reward.birds):
        gain_animal(table, seat)
    for _ in range(reward.adventurers):
        if (newcomer := draw_adventurer(table)) is not None:
            welcome(table, seat, newcomer)
    find_keepsake(table, seat, reward.keepsake)
    learn(table, seat, reward)
    for _ in range(reward.treasures):
        yield from draw_treasure(table, seat)
    assert not state.turn.shown


def find_keepsake(table: Table[State], seat: int, keepsake: str) -> None:
    """NF-REWARD-05  A keepsake works from now on. Each exists once (NF-SETUP-27)."""
    state = table.state
    if keepsake in state.keepsakes:
        state.keepsakes.remove(keepsake)
        state.players[seat].keepsakes.append(keepsake)
        table.tell(KeepsakeFound(seat, keepsake))


def learn(table: Table[State], seat: int, reward: Reward) -> None:
    """NF-KEY-01  Keywords go on the back of the character card,

    NF-SIDE-01  side quests into its boxes;
    NF-SHEET-05  those of Campaign mode only.
    NF-MODE-03  Outside campaigns there is no card to write on.
    """
    state = table.state
    if state.campaign is None:
        return
    sheet = state.players[seat].sheet
    if reward.keyword and reward.keyword not in sheet.keywords:
        sheet.keywords.append(reward.keyword)
        table.tell(KeywordLearned(seat))
    is_new = reward.side_quest not in (*sheet.side_quests, *sheet.done_side_quests)
    if reward.side_quest and is_new and state.options.mode == "campaign":
        sheet.side_quests.append(reward.side_quest)
        table.tell(SideQuestNoted(seat))
