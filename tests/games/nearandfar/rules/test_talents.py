"""Talents: bought between games with experience, and kept to the end of the campaign."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.nearandfar.cards.define import TALENTS
from questhall.games.nearandfar.events.setup import StartingFood, TalentBought
from questhall.games.nearandfar.moves import BuyTalent, Done
from questhall.games.nearandfar.rules.campaign import after
from questhall.games.nearandfar.rules.setup import choose_characters
from questhall.games.nearandfar.rules.talents import choose_talents, ways_to_learn
from questhall.games.nearandfar.state import Campaign, Chapter, Sheet, State
from questhall.games.nearandfar.view import view
from support.nearandfar import play, player, position
from support.stretch import Played


def between_games(*sheets: Sheet, mode: str = "campaign") -> State:
    """A campaign in which one game has been played, before the second."""
    document = Campaign(mode, [*sheets], [Chapter(2, [10, 10])])  # type: ignore[arg-type]
    players = [player(sheet.character, sheet=sheet, place="gate", team="dog_1") for sheet in sheets]
    state = position(*players, mode=mode, campaign=document, map=3, round=1)
    state.phase = "talents"
    return state


def shop(state: State, *answers: Move) -> Played[State]:
    return play(state, choose_talents, answers)


@pytest.mark.rule("NF-TAL-08", "NF-TAL-04")
def test_talents_cost_experience_that_does_not_come_back() -> None:
    sheet = Sheet("vera", squares=6)
    state = between_games(sheet, Sheet("grear"))
    played = shop(state, BuyTalent("sharp_tongue"), BuyTalent("fishing"), Done())
    two = [talent.id for talent in TALENTS.values() if talent.price <= 3]
    assert played.asked[0].moves == [*map(BuyTalent, two), Done()]
    assert played.asked[1].moves == [BuyTalent("fishing"), Done()]
    assert (sheet.talents, sheet.spent) == (["sharp_tongue", "fishing"], 3)
    assert ways_to_learn(state, 0) == []


@pytest.mark.rule("NF-TAL-08")
def test_there_are_18_and_each_is_bought_once() -> None:
    assert len(TALENTS) == 18
    assert {talent.price for talent in TALENTS.values()} == {1, 2, 3, 4}
    state = between_games(Sheet("vera", squares=30, talents=["fishing", "bribery"]), Sheet("grear"))
    assert {move.talent for move in ways_to_learn(state, 0)} == set(TALENTS) - {"fishing", "bribery"}


@pytest.mark.rule("NF-TAL-01")
def test_all_shop_at_once_between_two_games() -> None:
    state = between_games(Sheet("vera", squares=3), Sheet("grear", squares=3))
    played = shop(state, BuyTalent("bribery"), BuyTalent("persuasion"))
    assert [asked.seat for asked in played.asked] == [0, 1]
    assert played.gates == ["answers"]
    assert played.events == [TalentBought(0, "bribery", 0), TalentBought(1, "persuasion", 0)]
    assert state.phase == "draft"


@pytest.mark.rule("NF-TAL-01")
@pytest.mark.parametrize(("chapters", "phase"), [(0, "draft"), (1, "talents")])
@pytest.mark.parametrize("mode", ["campaign", "character"])
def test_before_the_very_first_game_there_is_nothing_to_buy(mode: str, chapters: int, phase: str) -> None:
    sheets = [Sheet("vera"), Sheet("grear"), Sheet("kikli")]
    document = Campaign(mode, sheets, [Chapter(2, [1, 1, 1])] * chapters)  # type: ignore[arg-type]
    players = [player(sheet.character, sheet=sheet) for sheet in sheets]
    state = position(*players, mode=mode, campaign=document)
    play(state, choose_characters)
    assert state.phase == phase


@pytest.mark.rule("NF-TAL-06", "NF-TAL-07")
def test_a_talent_is_written_on_the_card_and_kept_for_the_games_to_come() -> None:
    state = between_games(Sheet("vera", squares=3), Sheet("grear"))
    shop(state, BuyTalent("bribery"), Done())
    shown = view(state, 1).players[0].sheet
    assert shown is not None
    assert shown.talents == ["bribery"]
    document = after(state, (20, 10), lost=False)
    assert document is not None
    assert document.sheets[0].talents == ["bribery"]


@pytest.mark.rule("NF-TAL-14", "NF-TAL-25", "NF-TAL-07")
@pytest.mark.parametrize(
    ("talents", "food"), [(["cooking"], 2), (["fishing"], 1), (["cooking", "fishing"], 3), ([], 0)]
)
def test_cooks_and_fishers_begin_every_game_with_food(talents: list[str], food: int) -> None:
    state = between_games(Sheet("vera", squares=9, spent=4, talents=[*talents]), Sheet("grear", spent=1))
    played = shop(state)
    assert [one.food for one in state.players] == [food, 0]
    assert played.events_of(StartingFood) == ([StartingFood(0, food)] if food else [])


@pytest.mark.rule("NF-TAL-07", "NF-TAL-14")
def test_a_talent_just_bought_feeds_the_game_it_was_bought_for() -> None:
    state = between_games(Sheet("vera", squares=6), Sheet("grear", spent=1))
    shop(state, BuyTalent("cooking"))
    assert state.players[0].food == 2


@pytest.mark.rule("NF-TAL-02", "NF-TAL-01")
def test_in_character_mode_every_quest_of_the_line_is_a_point() -> None:
    state = between_games(Sheet("vera", quests=["vera-1"], squares=9), Sheet("grear", spent=1), mode="character")
    cheap = [talent.id for talent in TALENTS.values() if talent.price <= 2]
    assert shop(state, Done()).asked[0].moves == [*map(BuyTalent, cheap), Done()]
