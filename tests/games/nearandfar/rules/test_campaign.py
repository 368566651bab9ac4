"""Campaigns played by code: documents from game to game, latecomers, the order of maps, the champion."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import questhall
from questhall.engine import BadOption, Box
from questhall.games.nearandfar import GAME
from questhall.games.nearandfar.chronicle import what_is_wrong
from questhall.games.nearandfar.components import CHARACTERS, Character
from questhall.games.nearandfar.moves import BuyTalent, ChooseOption, Done, OpenMap, TakePet
from questhall.games.nearandfar.rules import quests
from questhall.games.nearandfar.rules.campaign import begin, champions, latecomer, next_map, next_maps, suits
from questhall.games.nearandfar.rules.lines import experience_left
from questhall.games.nearandfar.rules.quests import take_quest
from questhall.games.nearandfar.rules.setup import choose_characters, lay_out, open_atlas
from questhall.games.nearandfar.rules.talents import choose_talents
from questhall.games.nearandfar.state import Campaign, Chapter, Mode, Options, Sheet, State
from questhall.games.nearandfar.story.define import Choice, Passage, Reward, Words
from support.nearandfar import dice, play
from support.stretch import Rigged

X = Words("x", "x")


def document(mode: Mode, played: int = 0, seats: int = 2, quests: int = 0, **more: Any) -> Campaign:
    """A campaign after so many games, and so many quests of everybody's line."""
    names: tuple[Character, ...] = CHARACTERS[:seats]
    sheets = [Sheet(name, quests=[f"{name}-{step}" for step in range(quests)]) for name in names]
    return Campaign(mode, sheets, [Chapter(map, [0] * seats) for map in range(2, 2 + played)], **more)


def set_up(mode: str, campaign: Campaign | None, seats: int = 2, **options: Any) -> State:
    """A game of a campaign with its map open and characters taken, chance always taking the first."""
    state = lay_out(Box(seats, Options(mode=mode, **options), campaign))  # type: ignore[arg-type]
    tokens = 4 * seats if options.get("quests") == "extra" else 3 * seats + 1
    streams: dict[str, Any] = {"first player": [0], "bag": [0] * 5, "quests": [0] * tokens}
    play(state, open_atlas, chance=Rigged(**streams))
    drawn = sum(not one.sheet.character for one in state.players) + (seats == 2)
    play(state, choose_characters, chance=Rigged(characters=[0] * drawn))
    return state


def do_quests(state: State, seat: int, count: int) -> None:
    """So many quests of a seat, all of them successful."""
    for _ in range(count):
        state.active, state.players[seat].space = seat, state.quests[0]
        play(state, lambda table: take_quest(table, seat), [ChooseOption(0)], dice(6))


def after_game(state: State, *scores: int) -> Campaign:
    """The game is over; everybody has as many faction tokens as points, and nothing else."""
    for one, points in zip(state.players, scores, strict=True):
        one.coins, one.tokens = 0, {"nomads": points}
    campaign = GAME.result(state).campaign
    assert isinstance(campaign, Campaign)
    return campaign


class EveryPage(dict[str, Passage]):
    """A storybook in which every passage is the same easy one."""

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and bool(key)

    def __missing__(self, key: str) -> Passage:
        return Passage(key, X, (Choice(X, "skill", 2, reward=Reward(coins=1), outcome=X),), X)


@pytest.fixture
def every_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quests, "PASSAGES", EveryPage())


# Which map comes next


@pytest.mark.rule("NF-MODE-04", "NF-CEND-01")
def test_a_campaign_goes_through_maps_2_to_11_in_order() -> None:
    assert [next_map(document("campaign", played)) for played in range(10)] == [*range(2, 12)]
    state = set_up("campaign", document("campaign", 3), seats=2)
    assert state.map == 5


@pytest.mark.rule("NF-VAR-02")
@pytest.mark.parametrize(
    ("maps", "offered"),
    [
        ([], [2, 3, 4, 5]),
        ([2], [3, 4, 5, 6]),
        ([3], [4, 5, 6]),
        ([5], [6]),
        ([2, 3, 6], [7, 8]),
        ([2, 3, 4, 5, 6], [7, 8, 9, 10]),
        ([2, 3, 4, 5, 6, 7], [11]),
        ([5, 6, 7, 8, 9], [10]),
        ([5, 6, 7, 8, 9, 10], [11]),
    ],
)
def test_with_extra_quests_three_maps_are_skipped_as_the_players_like(maps: list[int], offered: list[int]) -> None:
    campaign = begin(Options(mode="campaign", quests="extra"), 2, None)
    campaign.chapters = [Chapter(map, [0, 0]) for map in maps]
    assert next_maps(campaign) == offered


@pytest.mark.rule("NF-VAR-02")
def test_the_first_player_says_for_all_which_map_is_next() -> None:
    state = lay_out(Box(2, Options(mode="campaign", quests="extra"), document("campaign", 1, extra=True)))
    streams: dict[str, Any] = {"first player": [1], "bag": [0] * 5, "quests": [0] * 8}
    played = play(state, open_atlas, [OpenMap("toxic_desert")], Rigged(**streams))
    assert played.topics == [(1, "setup.map")]
    names = ["crimson_forest", "meteor_mountain", "toxic_desert", "cloudy_valley"]
    assert played.asked[0].moves == [*map(OpenMap, names)]
    assert state.map == 5


@pytest.mark.rule("NF-MODE-04", "NF-VAR-02")
def test_without_extra_quests_nobody_is_asked() -> None:
    state = lay_out(Box(2, Options(mode="campaign"), document("campaign", 1)))
    streams: dict[str, Any] = {"first player": [1], "bag": [0] * 5, "quests": [0] * 7}
    assert play(state, open_atlas, chance=Rigged(**streams)).topics == []
    assert state.map == 3


@pytest.mark.rule("NF-MODE-13", "NF-MODE-14")
def test_character_mode_roams_maps_2_to_10_and_closes_on_11_when_all_have_done_eight_quests() -> None:
    assert [next_map(document("character", played, quests=7)) for played in range(9)] == [*range(2, 11)]
    assert next_map(document("character", 12, quests=7)) in range(2, 11)
    ready = document("character", 3, quests=8)
    assert next_map(ready) == 11
    ready.sheets[1].quests.pop()
    assert next_map(ready) == 5


@pytest.mark.rule("NF-MODE-13", "NF-MODE-02", "NF-MODE-09")
def test_which_map_a_table_may_choose() -> None:
    maps = ["auto", *map(str, range(1, 12))]

    def chosen(mode: str) -> list[str]:
        return [each for each in maps if suits(Options(mode=mode, map=each), 2)]  # type: ignore[arg-type]

    assert chosen("first") == ["auto", "1"]
    assert chosen("arcade") == maps
    assert chosen("campaign") == ["auto"]
    assert chosen("character") == ["auto", *map(str, range(2, 11))]
    state = set_up("character", document("character", 1), map="8")
    assert state.map == 8


@pytest.mark.rule("NF-VAR-03", "NF-MODE-13")
@pytest.mark.parametrize(("quests", "games"), [("usual", 3), ("extra", 2)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_character_mode_so_many_games_at_least_come_before_the_last(seats: int, quests: str, games: int) -> None:
    """Eight quests of everybody need so many tokens."""
    state = set_up("character", None, seats, quests=quests)
    tokens = len(state.quests)
    assert -(-8 * seats // tokens) == games


# A campaign of several games


@pytest.mark.rule("NF-MODE-06", "NF-MODE-07", "NF-XP-01")
def test_a_campaign_of_three_games(every_page: None) -> None:
    first = set_up("campaign", None)
    assert (first.map, first.phase) == (2, "draft")
    do_quests(first, 0, 4)
    do_quests(first, 1, 2)
    campaign = after_game(first, 20, 25)
    assert [sheet.squares for sheet in campaign.sheets] == [4, 2]
    assert campaign.chapters == [Chapter(2, [20, 25])]

    second = lay_out(Box(2, Options(mode="campaign"), campaign))
    streams: dict[str, Any] = {"first player": [0], "bag": [0] * 5, "quests": [0] * 7}
    play(second, open_atlas, chance=Rigged(**streams))
    play(second, choose_characters, [TakePet("platypus")], Rigged(characters=[0]))
    assert (second.map, second.phase) == (3, "talents")
    assert [experience_left(one.sheet, "campaign") for one in second.players] == [2, 1]
    play(second, choose_talents, [BuyTalent("bribery"), BuyTalent("fishing")])
    assert [one.sheet.talents for one in second.players] == [["bribery"], ["fishing"]]
    assert [one.food for one in second.players] == [0, 1]
    do_quests(second, 1, 1)
    campaign = after_game(second, 30, 10)
    assert [sheet.squares for sheet in campaign.sheets] == [4, 3]

    third = lay_out(Box(2, Options(mode="campaign"), campaign))
    assert [one.sheet.talents for one in third.players] == [["bribery"], ["fishing"]]
    assert [experience_left(one.sheet, "campaign") for one in third.players] == [0, 1]
    assert [sheet.scores for sheet in campaign.sheets] == [[20, 30], [25, 10]]
    assert campaign.read == second.read


@pytest.mark.rule("NF-SHEET-07", "NF-CEND-03")
def test_points_of_all_games_are_added_and_the_highest_total_is_the_champion() -> None:
    campaign = document("campaign", 9)
    campaign.sheets[0].scores, campaign.sheets[1].scores = [30, 20], [25, 27]
    state = set_up("campaign", campaign)
    state.bosses = []
    done = after_game(state, 22, 19)
    assert [sheet.scores for sheet in done.sheets] == [[30, 20, 22], [25, 27, 19]]
    assert done.chapters[-1] == Chapter(11, [22, 19])
    assert champions(done) == [0]
    done.sheets[1].scores[-1] += 1
    assert champions(done) == [0, 1]


@pytest.mark.rule("NF-BOSS-05")
def test_a_lost_last_game_is_not_entered_and_is_played_again() -> None:
    campaign = document("campaign", 9)
    state = set_up("campaign", campaign)
    assert state.bosses == ["ivory_queen", "red_king"]
    state.players[0].sheet.squares = 9
    again = after_game(state, 40, 30)
    assert again == campaign
    assert next_map(again) == 11


@pytest.mark.rule("NF-MODE-08")
@pytest.mark.parametrize("mode", ["first", "arcade"])
def test_single_games_leave_no_document(mode: str) -> None:
    state = lay_out(Box(2, Options(mode=mode)))  # type: ignore[arg-type]
    assert state.campaign is None
    state.map = 1
    assert GAME.result(state).campaign is None


@pytest.mark.rule("NF-MODE-15", "NF-MODE-16", "NF-MODE-14")
def test_character_mode_from_the_first_quest_to_the_last(every_page: None) -> None:
    campaign: Campaign | None = None
    for count in (3, 3, 2):
        state = set_up("character", campaign)
        assert state.map != 11
        do_quests(state, 0, count)
        do_quests(state, 1, count)
        campaign = after_game(state, 10, 10)
    assert campaign is not None
    assert [len(sheet.quests) for sheet in campaign.sheets] == [8, 8]
    assert [sheet.squares for sheet in campaign.sheets] == [0, 0]
    last = set_up("character", campaign)
    assert (last.map, last.bosses) == (11, [])
    do_quests(last, 0, 2)
    name = last.players[0].character
    assert last.players[0].sheet.quests[-2:] == [f"{name}-9", f"{name}-10"]
    assert "sheet" in {line.what for line in GAME.result(last).lines[0]}
    assert "sheet" not in {line.what for line in GAME.result(last).lines[1]}


# Who may join


@pytest.mark.rule("NF-JOIN-01")
@pytest.mark.parametrize(("played", "squares", "experience"), [(0, 0, 1), (1, 3, 2), (4, 12, 5), (9, 27, 10)])
def test_a_latecomer_to_a_campaign_has_a_row_for_every_game_missed(played: int, squares: int, experience: int) -> None:
    sheet = latecomer(document("campaign", played))
    assert (sheet.squares, experience_left(sheet, "campaign")) == (squares, experience)


@pytest.mark.rule("NF-JOIN-01")
def test_he_may_buy_talents_before_his_first_game() -> None:
    state = set_up("campaign", document("campaign", 2), seats=3)
    assert state.phase == "talents"
    played = play(state, choose_talents, [Done(), Done(), BuyTalent("knowledge")])
    assert state.players[2].sheet.talents == ["knowledge"]
    assert BuyTalent("knowledge") not in played.asked[0].moves


@pytest.mark.rule("NF-JOIN-02")
def test_a_latecomer_in_character_mode_begins_with_a_new_card_and_the_others_wait_for_him() -> None:
    campaign = document("character", 4, quests=8)
    assert next_map(campaign) == 11
    state = set_up("character", campaign, seats=3)
    late = state.players[2].sheet
    assert (late.quests, late.squares, experience_left(late, "character")) == ([], 0, 1)
    assert state.map != 11


def test_a_campaign_goes_on_in_its_own_mode_and_with_its_own_players() -> None:
    with pytest.raises(BadOption, match="campaign mode"):
        begin(Options(mode="character"), 2, document("campaign", 1))
    with pytest.raises(BadOption, match="3 players"):
        begin(Options(mode="campaign"), 2, document("campaign", 1, seats=3))


def test_a_whole_match_hands_its_document_on() -> None:
    """By the engine, with random seats: the next match begins where this one ended."""
    chance = Random(1)
    match = questhall.new("nearandfar", players=2, seed=3, options={"mode": "campaign"})
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, chance.choice(ask.moves))
    assert match.result is not None
    campaign = match.result.campaign
    assert [chapter.map for chapter in campaign.chapters] == [2]
    assert [sheet.scores for sheet in campaign.sheets] == [[total] for total in match.result.totals]
    again = questhall.new("nearandfar", players=2, seed=4, options={"mode": "campaign"}, campaign=campaign)
    assert again.view(0).map == 3


@pytest.mark.rule("NF-SETUP-22")
@pytest.mark.parametrize(
    ("mode", "names", "wrong"),
    [
        ("campaign", ("eyim", "rin"), ""),
        ("character", ("eyim", "rin"), "characters that never play together"),
        ("character", ("eyim", "vera"), ""),
        ("campaign", ("vera", "vera"), "a character twice"),
    ],
)
def test_only_a_character_campaign_keeps_eyim_and_rin_apart(mode: Mode, names: tuple[Any, Any], wrong: str) -> None:
    campaign = Campaign(mode, [Sheet(name) for name in names])
    assert what_is_wrong(campaign) == wrong
