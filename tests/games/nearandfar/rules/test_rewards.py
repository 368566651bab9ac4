"""Rewards of quests, each kind of them, and what keepsakes do."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import fields

from questhall.engine import Play, Table
from questhall.games.nearandfar.events.gains import (
    AdventurerJoined,
    AnimalTaken,
    ChiefWon,
    CoinsGained,
    FoodGained,
    GemsGained,
    HeartsGained,
    KeepsakeFound,
    ReputationChanged,
    TokenGained,
    TreasureDrawn,
)
from questhall.games.nearandfar.events.journey import KeywordLearned, SideQuestNoted
from questhall.games.nearandfar.moves import Decline, LoadTreasure
from questhall.games.nearandfar.rules.icons import icons
from questhall.games.nearandfar.rules.rewards import give, hand_out
from questhall.games.nearandfar.state import Campaign, Player, Sheet, State
from questhall.games.nearandfar.story.book import ARCADE
from questhall.games.nearandfar.story.define import Choice, Reward, Words
from support.nearandfar import on_the_map, play, player, position
from support.stretch import Played, Rigged

ONE = Words("x", "x")


def handed(state: State, reward: Reward, *answers: Any, chance: Rigged | None = None) -> Played[State]:
    return play(state, lambda table: hand_out(table, 0, reward), answers, chance)


def table(one: Player, **more: Any) -> State:
    return position(one, player("grear", place="farm", team="cat_1"), **more)


@pytest.mark.rule("NF-REWARD-01")
@pytest.mark.parametrize(
    ("reward", "event"),
    [
        (Reward(reputation=2), ReputationChanged(0, 2, 2)),
        (Reward(reputation=-3), ReputationChanged(0, -3, -3)),
        (Reward(tokens=("mystics",)), TokenGained(0, "mystics")),
        (Reward(coins=2), CoinsGained(0, 2)),
        (Reward(gems=3), GemsGained(0, 3)),
        (Reward(food=1), FoodGained(0, 1)),
        (Reward(hearts=2), HeartsGained(0, 2)),
        (Reward(birds=1), AnimalTaken(0, "bird")),
        (Reward(keepsake="cold_blade"), KeepsakeFound(0, "cold_blade")),
    ],
)
def test_kinds_of_reward_that_ask_nothing(reward: Reward, event: object) -> None:
    assert handed(table(on_the_map(2)), reward).events == [event]


@pytest.mark.rule("NF-REWARD-01")
def test_a_rewarded_treasure_needs_an_animal_and_an_adventurer_comes_from_the_bag() -> None:
    state = table(on_the_map(2, animals="bird"))
    state.treasures, state.bag = ["snare"], ["pip_the_lookout", "krek_the_scavenger"]
    chance = Rigged(treasures=[0], bag=[1])
    played = handed(state, Reward(treasures=1, adventurers=1), LoadTreasure("snare", 0), chance=chance)
    assert played.events[:2] == [AdventurerJoined(0, "krek_the_scavenger", True), TreasureDrawn(0, "snare")]
    assert (state.players[0].team, state.bag) == (["dog_1", "krek_the_scavenger"], ["pip_the_lookout"])
    assert handed(table(on_the_map(2)), Reward(treasures=1)).events == []


@pytest.mark.rule("NF-REWARD-01")
def test_there_are_no_other_kinds() -> None:
    names = {field.name for field in fields(Reward)}
    kinds = {"reputation", "tokens", "treasures", "keepsake", "coins", "gems", "food", "hearts", "adventurers", "birds"}
    assert names - kinds == {"keyword", "side_quest"}  # written on character cards


@pytest.mark.rule("NF-REWARD-03")
@pytest.mark.parametrize("steps", [-2, 2])
def test_nobody_is_asked_about_reputation(steps: int) -> None:
    state = table(on_the_map(2, reputation=1))
    assert handed(state, Reward(reputation=steps)).asked == []
    assert state.players[0].reputation == 1 + steps


@pytest.mark.rule("NF-REWARD-04", "NF-SETUP-25")
def test_keepsakes_are_named_by_passages_and_come_from_no_deck() -> None:
    state = table(on_the_map(2))
    assert len(state.keepsakes) == 31
    handed(state, Reward(keepsake="glass_eye"))
    assert state.players[0].keepsakes == ["glass_eye"]
    assert len(state.keepsakes) == 30
    ways = [way for card in ARCADE.values() for way in card.choices]
    assert not any(way.reward.keepsake or (way.bonus and way.bonus.keepsake) for way in ways)


@pytest.mark.rule("NF-SETUP-27")
def test_a_keepsake_that_somebody_has_found_is_gone() -> None:
    state = table(on_the_map(2))
    state.keepsakes.remove("glass_eye")
    assert handed(state, Reward(keepsake="glass_eye")).events == []


@pytest.mark.rule("NF-REWARD-05")
def test_a_keepsake_works_at_once() -> None:
    state = table(on_the_map(2))
    before = icons(state.players[0]).combat
    handed(state, Reward(keepsake="cold_blade"))
    assert icons(state.players[0]).combat == before + 2


@pytest.mark.rule("NF-CHIEF-02")
def test_a_rewarded_token_may_bring_the_chief() -> None:
    state = table(on_the_map(2, tokens="mystics mystics"))
    played = handed(state, Reward(tokens=("mystics", "mystics")))
    assert played.events_of(ChiefWon) == [ChiefWon(0, "mystics")]


def test_a_rewarded_treasure_may_be_declined() -> None:
    state = table(on_the_map(2, animals="bird"))
    state.treasures = ["snare"]
    handed(state, Reward(treasures=1), Decline(), chance=Rigged(treasures=[0]))
    assert state.discarded_treasures == ["snare"]


NOTED = Reward(keyword="ember", side_quest="s2")


def with_cards(mode: str) -> State:
    one = on_the_map(2, sheet=Sheet("vera"))
    return table(one, mode=mode, map=2, campaign=Campaign(mode, [one.sheet, Sheet("grear")]))  # type: ignore[arg-type]


@pytest.mark.rule("NF-KEY-01", "NF-SIDE-01", "NF-MODE-06")
def test_in_a_campaign_keywords_and_side_quests_are_written_down_once() -> None:
    state = with_cards("campaign")
    played = handed(state, NOTED)
    sheet = state.players[0].sheet
    assert played.events == [KeywordLearned(0), SideQuestNoted(0)]
    assert (sheet.keywords, sheet.side_quests) == (["ember"], ["s2"])
    assert handed(state, NOTED).events == []


@pytest.mark.rule("NF-KEY-01", "NF-SHEET-05", "NF-MODE-15")
def test_in_character_mode_there_are_keywords_but_no_side_quests() -> None:
    state = with_cards("character")
    assert handed(state, NOTED).events == [KeywordLearned(0)]
    assert state.players[0].sheet.side_quests == []


@pytest.mark.rule("NF-MODE-03")
@pytest.mark.parametrize("mode", ["first", "arcade"])
def test_outside_campaigns_nothing_is_written_down(mode: str) -> None:
    state = table(on_the_map(2), mode=mode)
    assert handed(state, NOTED).events == []
    assert state.players[0].sheet == Sheet()


@pytest.mark.rule("NF-QUEST-09")
def test_reward_and_bonus_are_both_given() -> None:
    choice = Choice(ONE, "skill", 5, reward=Reward(coins=2), bonus=Reward(gems=1))
    state = table(on_the_map(2))
    play(state, lambda table: give(table, 0, choice, bonus=True))
    assert (state.players[0].coins, state.players[0].gems) == (2, 1)


def test_a_dreamer_gets_a_guessed_reward() -> None:
    choice = Choice(ONE, "skill", 7, reward=Reward(keepsake="cold_blade", hearts=9), bonus=Reward(reputation=3))

    def blind(table: Table[State]) -> Play[None]:
        table.state.is_blind = True
        yield from give(table, 0, choice, bonus=True)

    state = table(on_the_map(2))
    play(state, blind)
    one = state.players[0]
    assert (one.keepsakes, one.hearts, one.reputation) == ([], 0, 0)
    assert (one.coins, one.gems) == (3, 2)
