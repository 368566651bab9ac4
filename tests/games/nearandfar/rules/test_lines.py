"""The character card in campaigns: which passage comes next, squares, stars, experience."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.components import CHARACTERS
from questhall.games.nearandfar.events.journey import ArcadeDrawn, SquareFilled
from questhall.games.nearandfar.moves import ChooseOption, TakeQuest
from questhall.games.nearandfar.rules.lines import experience_earned, experience_left, passage_for
from questhall.games.nearandfar.state import Campaign, Mode, Sheet, State
from questhall.games.nearandfar.story.book import PASSAGES
from questhall.games.nearandfar.story.define import Choice, Passage, Reward, Words
from questhall.games.nearandfar.story.shelves import shelf_of
from questhall.games.nearandfar.view import view
from support.nearandfar import dice, go, on_the_map, player, position, storybook
from support.stretch import Played


def words(text: str) -> Words:
    return Words(text, text)


def page(key: str, *nexts: str, side_quest: str = "") -> Passage:
    """Two options of skill 5, each with its next passage."""
    ways = tuple(
        Choice(
            words(f"Way {number}"),
            "skill",
            5,
            reward=Reward(coins=1, side_quest=side_quest),
            outcome=words(f"Outcome {number} of {key}"),
            next=follow,
        )
        for number, follow in enumerate(nexts or ("", ""))
    )
    return Passage(key, words(f"Title {key}"), ways, words(f"Opening {key}"))


def space_of(number: int) -> int:
    return min(MAPS[number].books.values())


def book_of(number: int) -> str:
    return MAPS[number].spots[space_of(number)].book


def table(mode: str, sheet: Sheet, map: int = 2) -> State:
    """Seat 0 stands on a quest token of that map."""
    sheet.character = "vera"
    document = Campaign(mode, [sheet, Sheet("grear")])  # type: ignore[arg-type]
    one = on_the_map(space_of(map), sheet=sheet)
    other = player("grear", place="farm", team="cat_1", sheet=Sheet("grear"))
    state = position(one, other, mode=mode, map=map, campaign=document, quests=[space_of(map)])
    state.arcade = ["sleeping_sentry"]
    return state


def quest(state: State, *answers: Move, roll: int = 6, arcade: bool = False) -> Played[State]:
    chance = dice(roll, arcade=[0]) if arcade else dice(roll)
    return go(state, TakeQuest(), *(answers or [ChooseOption(0)]), chance=chance)


# Campaign


@pytest.mark.rule("NF-MODE-05")
def test_a_campaign_reads_the_passage_of_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch, page(book_of(3)))
    state = table("campaign", Sheet(), map=3)
    quest(state)
    assert state.read == [book_of(3)]


@pytest.mark.rule("NF-ARC-01")
def test_the_arcade_reads_no_passage_whatever_the_space_says() -> None:
    assert passage_for(table("arcade", Sheet(side_quests=["s4"])), 0, book_of(2)) == ""


@pytest.mark.rule("NF-SIDE-02", "NF-SIDE-03")
def test_a_side_quest_takes_the_place_of_the_next_passage_and_is_crossed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch, page(book_of(2)), page("s7"), page("s4"))
    sheet = Sheet(side_quests=["s7", "s4"])
    state = table("campaign", sheet)
    quest(state)
    assert state.read == ["s7"]
    assert (sheet.side_quests, sheet.done_side_quests, state.quests) == (["s4"], ["s7"], [])
    assert passage_for(state, 0, book_of(2)) == "s4"


@pytest.mark.rule("NF-SIDE-03", "NF-QUEST-13")
def test_a_failed_side_quest_is_crossed_out_too(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch, page("s7"))
    sheet = Sheet(side_quests=["s7"])
    state = table("campaign", sheet)
    quest(state, roll=1)
    assert (sheet.side_quests, sheet.done_side_quests, state.quests) == ([], ["s7"], [])
    assert state.players[0].coins == 0


@pytest.mark.rule("NF-SIDE-01", "NF-SIDE-02")
def test_a_side_quest_is_read_at_the_next_quest_not_at_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch, page(book_of(2), side_quest="s2"), page("s2"))
    state = table("campaign", Sheet())
    quest(state)
    assert state.players[0].sheet.side_quests == ["s2"]
    state.quests = [space_of(2)]
    quest(state)
    assert state.read == [book_of(2), "s2"]


@pytest.mark.rule("NF-SIDE-04")
def test_side_quests_carry_a_letter_before_their_number() -> None:
    assert [shelf_of(key) for key in ("s2", "s178", "2", "B", "vera-2")] == ["side", "side", "map", "map", "character"]
    assert all(key.startswith("s") and key[1:].isdecimal() for key in PASSAGES if shelf_of(key) == "side")


@pytest.mark.rule("NF-XP-01", "NF-TAL-03")
@pytest.mark.parametrize(("squares", "stars"), [(0, 1), (1, 1), (2, 1), (3, 2), (8, 3), (9, 4), (30, 11)])
def test_three_squares_are_a_star(squares: int, stars: int) -> None:
    assert experience_earned(Sheet(squares=squares), "campaign") == stars


@pytest.mark.rule("NF-XP-01", "NF-XP-02")
@pytest.mark.parametrize("roll", [1, 6])
def test_each_quest_fills_a_square_failed_or_not(monkeypatch: pytest.MonkeyPatch, roll: int) -> None:
    storybook(monkeypatch, page(book_of(2)))
    second, third = Sheet(squares=1), Sheet(squares=2)
    assert quest(table("campaign", second), roll=roll).events_of(SquareFilled) == [SquareFilled(0, False)]
    assert quest(table("campaign", third), roll=roll).events_of(SquareFilled) == [SquareFilled(0, True)]
    assert (second.squares, third.squares) == (2, 3)


@pytest.mark.rule("NF-XP-03")
def test_with_all_squares_filled_quests_go_on_without_experience(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch, page(book_of(2)))
    sheet = Sheet(squares=30)
    state = table("campaign", sheet)
    played = quest(state)
    assert played.events_of(SquareFilled) == []
    assert (sheet.squares, state.players[0].coins) == (30, 1)


@pytest.mark.rule("NF-SHEET-02")
def test_a_campaign_has_no_line_and_character_mode_no_squares(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch, page(book_of(2)), page("vera-1"))
    campaign, character = Sheet(), Sheet()
    quest(table("campaign", campaign))
    quest(table("character", character))
    assert (campaign.squares, campaign.quests) == (1, [])
    assert (character.squares, character.quests) == (0, ["vera-1"])


@pytest.mark.rule("NF-SHEET-01")
@pytest.mark.parametrize("mode", ["campaign", "character"])
def test_the_first_star_is_filled_from_the_start(mode: Mode) -> None:
    assert experience_earned(Sheet(), mode) == 1


@pytest.mark.rule("NF-TAL-04", "NF-TAL-05")
def test_a_star_is_earned_and_with_its_circle_spent_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = Sheet(squares=9, spent=3)
    assert (experience_earned(sheet, "campaign"), experience_left(sheet, "campaign")) == (4, 1)
    shown = view(table("campaign", sheet), 0).players[0].sheet
    assert shown is not None
    assert (shown.stars, shown.experience) == (4, 1)
    sheet.squares = 12
    assert experience_left(sheet, "campaign") == 2


# Character


@pytest.mark.rule("NF-CHARQ-01", "NF-CHARQ-02")
def test_a_character_reads_its_own_line_from_its_first_passage_on(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch, page(book_of(2)), page("s7"), page("vera-1"))
    sheet = Sheet(side_quests=["s7"])
    state = table("character", sheet)
    quest(state)
    assert state.read == ["vera-1"]


@pytest.mark.rule("NF-CHARQ-03", "NF-CHARQ-04")
@pytest.mark.parametrize(("option", "follow"), [(0, "vera-3"), (1, "vera-8")])
def test_each_option_names_the_passage_that_follows(monkeypatch: pytest.MonkeyPatch, option: int, follow: str) -> None:
    storybook(monkeypatch, page("vera-1", "vera-3", "vera-8"), page("vera-3"), page("vera-8"))
    sheet = Sheet()
    state = table("character", sheet)
    quest(state, ChooseOption(option))
    assert sheet.next == follow
    state.quests = [space_of(2)]
    quest(state)
    assert state.read == ["vera-1", follow]
    assert sheet.quests == ["vera-1", follow]


@pytest.mark.rule("NF-CHARQ-05", "NF-TAL-02")
@pytest.mark.parametrize("roll", [1, 6])
def test_each_quest_of_the_line_is_a_star_failed_or_not(monkeypatch: pytest.MonkeyPatch, roll: int) -> None:
    storybook(monkeypatch, page("vera-1"))
    sheet = Sheet()
    played = quest(table("character", sheet), roll=roll)
    assert played.events_of(SquareFilled) == [SquareFilled(0, True)]
    assert experience_earned(sheet, "character") == 2


@pytest.mark.rule("NF-CHARQ-06")
def test_after_a_failure_the_outcome_is_read_and_the_next_passage_noted_but_nothing_gained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    storybook(monkeypatch, page("vera-1", "vera-3", "vera-8"))
    sheet = Sheet()
    state = table("character", sheet)
    quest(state, ChooseOption(1), roll=1)
    told = view(state, 1).told
    assert told is not None
    assert told.ending == words("Outcome 1 of vera-1")
    assert (sheet.next, state.players[0].coins) == ("vera-8", 0)


EIGHT = [f"vera-{step}" for step in range(1, 9)]


@pytest.mark.rule("NF-CHARQ-07", "NF-SHEET-06")
def test_the_last_two_quests_are_kept_for_the_last_map() -> None:
    sheet = Sheet("vera", quests=[*EIGHT], next="vera-12")
    assert passage_for(table("character", sheet, map=5), 0, "49") == ""
    assert passage_for(table("character", sheet, map=11), 0, "146") == "vera-12"
    sheet.quests.append("vera-12")
    sheet.next = "vera-20"
    assert passage_for(table("character", sheet, map=11), 0, "146") == "vera-20"
    sheet.quests.append("vera-20")
    assert passage_for(table("character", sheet, map=11), 0, "146") == ""


@pytest.mark.rule("NF-CHARQ-08", "NF-CHARQ-09")
def test_after_eight_quests_an_arcade_card_stands_in_without_experience(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch, page("vera-12"))
    sheet = Sheet(quests=[*EIGHT], next="vera-12")
    state = table("character", sheet, map=5)
    played = quest(state, arcade=True)
    assert played.events_of(ArcadeDrawn) == [ArcadeDrawn(0)]
    assert played.events_of(SquareFilled) == []
    assert sheet.quests == EIGHT
    assert sheet.next == "vera-12"  # the line goes on where it stopped
    assert state.players[0].tokens["nomads"] == 1


@pytest.mark.rule("NF-CHARQ-04")
@pytest.mark.parametrize("character", CHARACTERS)
def test_every_written_line_branches(character: str) -> None:
    line = {key: passage for key, passage in PASSAGES.items() if key.startswith(f"{character}-")}
    branches = [passage for passage in line.values() if len({choice.next for choice in passage.choices}) > 1]
    assert bool(branches) == bool(line)


def test_a_dreamer_does_not_learn_how_the_line_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    storybook(monkeypatch, page("vera-1", "vera-3", "vera-8"))
    sheet = Sheet()
    state = table("character", sheet)
    state.is_blind = True
    quest(state)
    assert sheet.next == ""
