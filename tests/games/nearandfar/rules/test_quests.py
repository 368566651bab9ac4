"""Quests: which passage, which option, which outcome; arcade cards and keywords."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import Move, Table
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.events.gains import FoodGained, TokenGained
from questhall.games.nearandfar.events.journey import (
    ArcadeDrawn,
    FightRolled,
    OptionChosen,
    PassageUnwritten,
    QuestDone,
    QuestFailed,
    QuestRead,
)
from questhall.games.nearandfar.moves import ChooseOption, Done, MakeCamp, SpendHearts, TakeQuest, Walk
from questhall.games.nearandfar.rules.journey import next_moves
from questhall.games.nearandfar.rules.quests import take_quest
from questhall.games.nearandfar.state import Campaign, Player, Sheet, State
from questhall.games.nearandfar.story.book import ARCADE, PASSAGES
from questhall.games.nearandfar.story.define import Choice, Passage, Reward, Words
from questhall.games.nearandfar.story.shelves import KEYS_OF_MAP
from questhall.games.nearandfar.view import view
from support.nearandfar import dice, go, on_the_map, play, player, position, storybook
from support.stretch import Played, Rigged

COIN = 2
"""A coin space of map 1, with book B."""


def words(text: str) -> Words:
    return Words(text, f"{text} (по-русски)")


def option(heading: str, check: Any = "skill", difficulty: int = 5, **more: Any) -> Choice:
    return Choice(words(heading), check, difficulty, outcome=words(f"{heading}: done"), **more)


def page(key: str, *choices: Choice) -> Passage:
    return Passage(key, words(f"Title {key}"), choices, words(f"Opening {key}"))


CLIFF = page(
    "B",
    option("Go around", "skill", 5, reward=Reward(tokens=("nomads",)), bonus=Reward(coins=1)),
    option("Climb", "skill", 7, reward=Reward(tokens=("outlaws",), food=2), bonus=Reward(gems=1)),
    option("Cut through", "combat", 6, reward=Reward(coins=2)),
)
"""The sample of the rulebook, and a way with swords."""


@pytest.fixture
def cliff(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch, CLIFF)


def at_the_book(one: Player | None = None, **more: Any) -> State:
    one = one or on_the_map(COIN)
    return position(one, player("grear", place="farm", team="cat_1"), quests=[COIN], **more)


def quest(state: State, *answers: Move, roll: int = 0, chance: Rigged | None = None) -> Played[State]:
    return go(state, TakeQuest(), *answers, chance=chance or (dice(roll) if roll else None))


@pytest.mark.rule("NF-QUEST-01", "NF-QUEST-02")
def test_where_a_token_lies_the_passage_of_the_book_may_be_read(cliff: None) -> None:
    state = at_the_book()
    assert MAPS[1].spots[COIN].book == "B"
    assert next_moves(state, 0) == [Walk(0), Walk(5), Walk(6), TakeQuest(), Done()]
    played = quest(state, ChooseOption(0), roll=6)
    assert played.events[0] == QuestRead(0)
    assert state.read == ["B"]
    assert state.told is not None
    assert state.told.key == "B"


@pytest.mark.rule("NF-QUEST-01")
def test_nobody_has_to_take_a_quest(cliff: None) -> None:
    state = at_the_book()
    go(state, Done())
    assert (state.quests, state.read) == ([COIN], [])


@pytest.mark.rule("NF-QUEST-03")
def test_opening_and_headings_are_read_and_nothing_else(cliff: None) -> None:
    state = at_the_book()
    state.turn.action = "arrived"
    seen: list[Any] = []

    def read_on(table: Table[State]) -> None:
        run = take_quest(table, 0)
        seen.append((next(run), view(state, 0).turn.quest))
        run.close()

    play(state, read_on)
    [(question, shown)] = seen
    assert question.topic == "quest.option"
    assert shown.opening.en == "Opening B"
    assert [(way.heading.en, way.check, way.difficulty) for way in shown.options] == [
        ("Go around", "skill", 5),
        ("Climb", "skill", 7),
        ("Cut through", "combat", 6),
    ]
    assert shown.ending is None


@pytest.mark.rule("NF-QUEST-04")
@pytest.mark.parametrize("key", KEYS_OF_MAP[1])
def test_a_passage_has_an_opening_and_options_with_check_difficulty_reward_and_bonus(key: str) -> None:
    passage = PASSAGES[key]
    assert passage.opening is not None
    assert len(passage.choices) >= 2
    for choice in passage.choices:
        assert choice.outcome is not None
        if choice.check is not None:
            assert choice.check in ("skill", "combat")
            assert choice.difficulty > 0
        assert choice.reward != Reward()


@pytest.mark.rule("NF-QUEST-05")
def test_the_option_is_named_before_the_die_is_rolled(cliff: None) -> None:
    state = at_the_book()
    played = quest(state, ChooseOption(1), roll=6)
    assert played.asked[1].moves == [ChooseOption(0), ChooseOption(1), ChooseOption(2)]
    kinds = [type(event) for event in played.events]
    assert kinds.index(OptionChosen) < kinds.index(FightRolled)
    assert played.events_of(OptionChosen) == [OptionChosen(0, 2)]


CARDS = {
    "artifacts": "smiths_hammer",
    "hand": "lightning_spear thinking_machine",
    "animals": "bird:tool_roll bird:iron_knuckles",
    "keepsakes": "star_iron_hammer",
    "reserve": "tokra_the_ancient",
}


@pytest.mark.rule("NF-QUEST-06", "NF-ICON-01")
def test_a_skill_check_adds_hands_of_team_and_cards_and_hearts(cliff: None) -> None:
    state = at_the_book(on_the_map(COIN, hearts=1, **CARDS))
    played = quest(state, ChooseOption(0), SpendHearts(1), roll=1)
    assert played.events_of(FightRolled) == [FightRolled(0, 1, 1 + 1 + 1 + 1 + 1, 5)]
    assert state.players[0].hearts == 0


@pytest.mark.rule("NF-QUEST-07", "NF-ICON-02")
def test_a_combat_check_adds_swords_of_team_and_cards_and_hearts(cliff: None) -> None:
    state = at_the_book(on_the_map(COIN, team="dog_1 brock_the_bruiser", hearts=1, **CARDS))
    played = quest(state, ChooseOption(2), SpendHearts(0), roll=1)
    assert played.events_of(FightRolled) == [FightRolled(0, 1, 1 + 2 + 1 + 1 + 1, 6)]
    assert state.players[0].coins == 2


@pytest.mark.rule("NF-QUEST-08")
@pytest.mark.parametrize(("roll", "tokens"), [(3, 0), (4, 1), (5, 1)])
def test_the_reward_comes_at_the_difficulty(cliff: None, roll: int, tokens: int) -> None:
    state = at_the_book()
    played = quest(state, ChooseOption(0), roll=roll)  # a dog has 1 skill
    assert state.players[0].tokens["nomads"] == tokens
    assert state.players[0].coins == 0
    assert bool(played.events_of(QuestDone)) == bool(tokens)


@pytest.mark.rule("NF-QUEST-09")
@pytest.mark.parametrize(("roll", "coins"), [(5, 0), (6, 1)])
def test_the_bonus_comes_with_2_more_and_on_top(cliff: None, roll: int, coins: int) -> None:
    state = at_the_book()
    played = quest(state, ChooseOption(0), roll=roll)
    assert (state.players[0].tokens["nomads"], state.players[0].coins) == (1, coins)
    assert played.events_of(QuestDone) == [QuestDone(0, bool(coins))]


@pytest.mark.rule("NF-QUEST-10")
def test_example_zhenya_reaches_7_of_5_and_gains_token_and_coin(cliff: None) -> None:
    state = at_the_book()
    quest(state, ChooseOption(0), roll=6)
    assert (state.players[0].tokens["nomads"], state.players[0].coins) == (1, 1)


@pytest.mark.rule("NF-QUEST-11")
def test_example_8_of_7_pays_the_token_and_the_food_only(cliff: None) -> None:
    state = at_the_book(on_the_map(COIN, team="dog_1 lio_the_novice"))
    played = quest(state, ChooseOption(1), roll=6)
    assert played.events[-2:] == [FoodGained(0, 2), TokenGained(0, "outlaws")]
    assert state.players[0].gems == 0


@pytest.mark.rule("NF-QUEST-12")
def test_after_a_success_the_token_is_gone_and_a_camp_may_follow_but_no_step(cliff: None) -> None:
    state = at_the_book(on_the_map(COIN, hearts=3))
    played = quest(state, ChooseOption(0), SpendHearts(0), MakeCamp(), roll=6)
    assert state.quests == []
    assert played.asked[-1].moves == [MakeCamp(), Done()]


@pytest.mark.rule("NF-QUEST-13")
def test_after_a_failure_nothing_is_read_and_nothing_gained_and_the_token_is_gone(cliff: None) -> None:
    state = at_the_book()
    played = quest(state, ChooseOption(1), roll=1)
    assert played.events_of(QuestFailed) == [QuestFailed(0)]
    assert state.quests == []
    assert state.players[0] == on_the_map(COIN)
    told = view(state, 0).told
    assert told is not None
    assert (told.outcome, told.ending) == ("failure", None)


@pytest.mark.rule("NF-QUEST-14")
def test_a_price_is_paid_before_the_check_and_must_be_affordable(monkeypatch: pytest.MonkeyPatch) -> None:
    toll = page(
        "B", option("Pay", coins=1, reward=Reward(gems=1)), option("Swim", difficulty=9), option("Feed", food=1)
    )
    storybook(monkeypatch, toll)
    state = at_the_book(on_the_map(COIN, coins=1))
    played = quest(state, ChooseOption(0), roll=1)
    assert played.asked[1].moves == [ChooseOption(0), ChooseOption(1)]
    kinds = [type(event).__name__ for event in played.events]
    assert kinds == ["QuestRead", "OptionChosen", "Paid", "FightRolled", "QuestFailed"]
    assert (state.players[0].coins, state.players[0].gems) == (0, 0)


def test_whoever_can_pay_for_no_option_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch, page("B", option("Pay", coins=1)))
    state = at_the_book()
    played = quest(state)
    assert (played.events_of(QuestFailed), state.quests) == ([QuestFailed(0)], [])


@pytest.mark.rule("NF-MODE-02")
def test_the_first_adventure_reads_the_passages_of_map_1() -> None:
    assert {spot.book for spot in MAPS[1].spots if spot.book} <= set(PASSAGES)
    state = at_the_book()
    played = quest(state, ChooseOption(0), roll=1)
    assert state.read == ["B"]
    assert played.events_of(PassageUnwritten) == []


# Arcade


def arcade_table(one: Player, deck: list[str], **more: Any) -> State:
    state = at_the_book(one, mode="arcade", **more)
    state.arcade = [*deck]
    return state


@pytest.mark.rule("NF-ARC-01", "NF-MODE-10", "NF-SETUP-28")
def test_in_the_arcade_a_card_is_drawn_instead_of_the_storybook() -> None:
    state = arcade_table(on_the_map(COIN), ["sleeping_sentry", "caravan_in_the_mud"])
    played = quest(state, ChooseOption(0), chance=dice(6, arcade=[1]))
    assert played.events[0] == ArcadeDrawn(0)
    assert played.asked[1].moves == [ChooseOption(0), ChooseOption(1)]
    assert state.read == []
    assert state.told is not None
    assert (state.told.key, state.told.is_arcade) == ("caravan_in_the_mud", True)


@pytest.mark.rule("NF-ARC-02")
@pytest.mark.parametrize(("roll", "nomads", "coins"), [(3, 0, 0), (4, 1, 0), (6, 1, 1)])
def test_a_card_is_played_like_a_passage(roll: int, nomads: int, coins: int) -> None:
    state = arcade_table(on_the_map(COIN), ["sleeping_sentry"])
    card = ARCADE["sleeping_sentry"].choices[0]
    assert (card.check, card.difficulty, card.reward, card.bonus) == (
        "skill",
        5,
        Reward(tokens=("nomads",)),
        Reward(coins=1),
    )
    quest(state, ChooseOption(0), chance=dice(roll, arcade=[0]))
    assert (state.players[0].tokens["nomads"], state.players[0].coins) == (nomads, coins)


@pytest.mark.rule("NF-ARC-03", "NF-ARC-04")
@pytest.mark.parametrize("roll", [1, 6])
def test_token_and_card_go_whether_it_succeeds_or_not(roll: int) -> None:
    state = arcade_table(on_the_map(COIN), ["sleeping_sentry"])
    quest(state, ChooseOption(0), chance=dice(roll, arcade=[0]))
    assert (state.quests, state.arcade, state.discarded_arcade) == ([], [], ["sleeping_sentry"])
    assert bool(state.players[0].tokens["nomads"]) == (roll == 6)


def test_an_empty_arcade_deck_is_made_of_the_discards() -> None:
    state = arcade_table(on_the_map(COIN), [])
    state.discarded_arcade = ["sleeping_sentry"]
    quest(state, ChooseOption(0), chance=dice(1, arcade=[0]))
    assert state.discarded_arcade == ["sleeping_sentry"]


@pytest.mark.rule("NF-COMP-13")
def test_there_are_40_arcade_cards_with_two_options_each() -> None:
    assert len(ARCADE) == 40
    assert {len(card.choices) for card in ARCADE.values()} == {2}


def test_where_the_book_has_no_page_yet_an_arcade_card_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch)
    state = at_the_book()
    state.arcade = ["sleeping_sentry"]
    played = quest(state, ChooseOption(0), chance=dice(1, arcade=[0]))
    assert played.events[:2] == [PassageUnwritten(0), ArcadeDrawn(0)]


# Keywords


BURNING = page(
    "B",
    Choice(
        words("Take the blade"),
        keywords=("burning",),
        reward=Reward(reputation=3, keepsake="cold_blade", side_quest="s178"),
        outcome=words("He nods"),
    ),
    option("Attack", "combat", 8, reward=Reward(reputation=-3, tokens=("outlaws",), coins=3), bonus=Reward(gems=1)),
    option("Talk", "skill", 6, coins=1, reward=Reward(hearts=1, keepsake="banshee_necklace"), bonus=Reward(hearts=2)),
)
"""The sample passage 347 of the rulebook."""


def in_a_campaign(one: Player, keywords: str) -> State:
    one.sheet = Sheet("vera", keywords=keywords.split())
    return at_the_book(one, mode="campaign", campaign=Campaign("campaign", [one.sheet, Sheet("grear")]))


@pytest.mark.rule("NF-KEY-02", "NF-KEY-03", "NF-KEY-04")
def test_example_with_the_keyword_its_option_is_the_only_one_and_nothing_is_rolled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    storybook(monkeypatch, BURNING)
    one = on_the_map(COIN, coins=1)
    state = in_a_campaign(one, "burning")
    played = quest(state, ChooseOption(0))
    assert played.asked[1].moves == [ChooseOption(0)]
    assert played.events_of(FightRolled) == []
    assert (one.reputation, one.keepsakes, one.sheet.side_quests) == (3, ["cold_blade"], ["s178"])


@pytest.mark.rule("NF-KEY-05")
@pytest.mark.parametrize(
    ("choice", "roll", "team", "expected"),
    [
        (1, 6, "brock_the_bruiser", (-3, 1, 4, 0, 0, [])),
        (1, 6, "brock_the_bruiser gorra_the_smith", (-3, 1, 4, 1, 0, [])),
        (2, 5, "dog_1", (0, 0, 0, 0, 1, ["banshee_necklace"])),
        (2, 6, "dog_1 lio_the_novice", (0, 0, 0, 0, 3, ["banshee_necklace"])),
    ],
)
def test_example_without_it_one_of_the_two_others_is_chosen(
    monkeypatch: pytest.MonkeyPatch, choice: int, roll: int, team: str, expected: tuple[Any, ...]
) -> None:
    storybook(monkeypatch, BURNING)
    one = on_the_map(COIN, coins=1, team=team)
    state = in_a_campaign(one, "other")
    stay = [Done()] if expected[4] == 3 else []  # with three hearts there might be a camp
    played = quest(state, ChooseOption(choice), *stay, roll=roll)
    assert played.asked[1].moves == [ChooseOption(1), ChooseOption(2)]
    gained = (one.reputation, one.tokens["outlaws"], one.coins, one.gems, one.hearts, one.keepsakes)
    assert gained == expected


@pytest.mark.rule("NF-KEY-02")
def test_an_optional_keyword_option_only_joins_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch, page("B", option("Walk"), option("Ask Mother", keywords=("ember",), optional=True)))
    played = quest(in_a_campaign(on_the_map(COIN), "ember"), ChooseOption(0), roll=1)
    assert played.asked[1].moves == [ChooseOption(0), ChooseOption(1)]


@pytest.mark.rule("NF-KEY-06", "NF-KEY-07")
@pytest.mark.parametrize(("keywords", "offered"), [("", [2]), ("ember", [0]), ("moth", [2]), ("moth ember", [1])])
def test_all_keywords_of_an_option_are_needed_and_the_best_fit_is_read(
    monkeypatch: pytest.MonkeyPatch, keywords: str, offered: list[int]
) -> None:
    ways = (option("One", keywords=("ember",)), option("Both", keywords=("ember", "moth")), option("None"))
    storybook(monkeypatch, page("B", *ways))
    played = quest(in_a_campaign(on_the_map(COIN), keywords), ChooseOption(offered[0]), roll=1)
    assert played.asked[1].moves == [*map(ChooseOption, offered)]
