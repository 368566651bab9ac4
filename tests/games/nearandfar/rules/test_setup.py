"""Setting up: map, town, decks, characters; what everybody begins with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from questhall.engine import Box, Move
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.cards.define import ADVENTURERS, ARTIFACTS, KEEPSAKES, TREASURES
from questhall.games.nearandfar.components import (
    CAMP_SLOTS,
    CHARACTERS,
    LONG_STORIES,
    PETS,
    PLATYPUS,
    TRIBES,
    Icons,
)
from questhall.games.nearandfar.events.setup import CharacterTaken, NeutralPlaced, Opened
from questhall.games.nearandfar.moves import TakeCharacter, TakePet
from questhall.games.nearandfar.pieces import pieces
from questhall.games.nearandfar.rules.duel import opponents_in
from questhall.games.nearandfar.rules.icons import icons
from questhall.games.nearandfar.rules.setup import choose_characters, lay_out, open_atlas
from questhall.games.nearandfar.state import Campaign, Chapter, Options, Sheet, State
from questhall.games.nearandfar.story.book import ARCADE
from questhall.games.nearandfar.view import view
from support.nearandfar import play
from support.stretch import Played, Rigged

EACH_COUNT = pytest.mark.parametrize("seats", [2, 3, 4])


def box(seats: int = 2, campaign: Campaign | None = None, **options: Any) -> State:
    """The box just opened."""
    return lay_out(Box(seats, Options(**options), campaign))


def opened(state: State, first: int = 0, map: int | None = None, quests: Sequence[int] | None = None) -> Played[State]:
    """The map is opened, everything that is drawn being the first of its pile."""
    seats = len(state.players)
    tokens = 4 * seats if state.options.quests == "extra" else 3 * seats + 1
    streams: dict[str, Sequence[int]] = {"first player": [first], "bag": [0] * 5, "quests": quests or [0] * tokens}
    if map is not None:
        streams["map"] = [map]
    return play(state, open_atlas, chance=Rigged(**streams))


def taken(state: State, *answers: Move, characters: Sequence[int] = ()) -> Played[State]:
    """Characters are taken; with two players the last one drawn is the neutral one."""
    state.phase = "characters"
    return play(state, choose_characters, answers, Rigged(characters=characters))


@pytest.mark.rule("NF-SETUP-01", "NF-COMP-03")
def test_the_town_lies_with_its_dusk_side_up_unless_the_day_is_wanted() -> None:
    assert box().options.town == "dusk"
    assert view(box(town="day"), 0).town == "day"


@EACH_COUNT
@pytest.mark.rule("NF-SETUP-02")
def test_three_pack_birds_a_player_stand_in_the_stables(seats: int) -> None:
    assert box(seats).birds == {2: 6, 3: 9, 4: 12}[seats]


@pytest.mark.rule("NF-SETUP-03", "NF-SETUP-04", "NF-SETUP-06")
def test_treasures_adventurers_and_chiefs_are_all_there() -> None:
    state = box()
    assert sorted(state.treasures) == sorted(TREASURES)
    assert sorted(state.bag) == sorted(ADVENTURERS)
    assert not set(PETS) & set(state.bag)
    assert state.chiefs == [*TRIBES]
    shown = view(state, 1)
    assert (shown.treasures, shown.bag, shown.chiefs) == (36, 36, [*TRIBES])


@pytest.mark.rule("NF-SETUP-05")
def test_five_adventurers_lie_face_up_in_the_saloon() -> None:
    state = box()
    bag = [*state.bag]
    opened(state)
    assert (state.row, state.bag) == (bag[:5], bag[5:])
    assert view(state, None).row == bag[:5]


@pytest.mark.rule("NF-SETUP-08", "NF-MODE-02")
def test_the_first_adventure_is_on_map_1() -> None:
    state = box(mode="first")
    played = opened(state)
    assert state.map == 1
    assert played.events_of(Opened) == [Opened("glogo_caverns", 7, 0)]


@pytest.mark.rule("NF-MODE-09")
@pytest.mark.parametrize("roll", [0, 4, 10])
def test_the_arcade_opens_any_map(roll: int) -> None:
    state = box(mode="arcade")
    opened(state, map=roll)
    assert state.map == roll + 1
    chosen = box(mode="arcade", map="7")
    opened(chosen)
    assert chosen.map == 7


@EACH_COUNT
@pytest.mark.rule("NF-SETUP-09", "NF-COMP-10")
def test_three_quest_tokens_a_player_and_one_more(seats: int) -> None:
    state = box(seats)
    opened(state)
    assert len(state.quests) == {2: 7, 3: 10, 4: 13}[seats]


@EACH_COUNT
@pytest.mark.rule("NF-VAR-01")
def test_with_extra_quests_four_a_player(seats: int) -> None:
    state = box(seats, quests="extra")
    opened(state)
    assert len(state.quests) == 4 * seats


@pytest.mark.rule("NF-SETUP-10", "NF-SETUP-11", "NF-SETUP-13")
def test_tokens_lie_by_chance_on_different_spaces_with_a_book() -> None:
    books = [space for space, spot in enumerate(MAPS[1].spots) if spot.book]
    state, other = box(4), box(4)
    opened(state)
    opened(other, quests=[15 - place for place in range(13)])
    assert state.quests == books[:13]
    assert other.quests == sorted(books[3:])
    assert len(set(state.quests)) == 13 < len(books) == 16


@pytest.mark.rule("NF-SETUP-14")
def test_in_a_campaign_spaces_with_a_name_get_their_tokens_first() -> None:
    state = box(2, mode="campaign")
    opened(state)
    named = [space for space, spot in enumerate(MAPS[2].spots) if spot.named]
    assert len(named) == 6
    assert set(named) < set(state.quests)
    assert len(state.quests) == 7


@pytest.mark.rule("NF-SETUP-14")
def test_elsewhere_a_name_is_no_matter() -> None:
    state = box(2, mode="arcade", map="2")
    opened(state)
    assert state.quests == [space for space, spot in enumerate(MAPS[2].spots) if spot.book][:7]


@EACH_COUNT
@pytest.mark.rule("NF-SETUP-15", "NF-SETUP-16", "NF-SETUP-17")
def test_everybody_begins_with_an_animal_3_coins_14_camps_and_no_hearts(seats: int) -> None:
    for seat, one in enumerate(box(seats).players):
        assert (one.coins, one.gems, one.food, one.hearts, one.camps) == (3, 0, 0, 0, 0)
        assert one.team == [PETS[seat]]
        assert one.tokens == dict.fromkeys(TRIBES, 0)
        assert (one.reserve, one.hand, one.animals) == ([], [], [])
    assert len(CAMP_SLOTS) == 14


@pytest.mark.rule("NF-SETUP-19")
def test_the_animal_is_in_the_team() -> None:
    assert icons(box().players[0]) == Icons(skill=1, search=1, hearts=2)


@pytest.mark.rule("NF-SETUP-18", "NF-COMP-15")
def test_characters_are_chosen_clockwise_from_the_first_player_and_begin_at_reputation_0() -> None:
    state = box(3, characters="chosen")
    state.first = 1
    played = taken(state, TakeCharacter("kikli"), TakeCharacter("vera"), TakeCharacter("rin"))
    assert [asked.seat for asked in played.asked] == [1, 2, 0]
    assert played.asked[0].moves == [*map(TakeCharacter, CHARACTERS)]
    assert played.asked[2].moves == [*(TakeCharacter(one) for one in CHARACTERS if one not in ("kikli", "vera"))]
    assert [one.character for one in state.players] == ["rin", "kikli", "vera"]
    assert {one.reputation for one in state.players} == {0}


@pytest.mark.rule("NF-SETUP-18")
def test_or_they_are_dealt_by_lot() -> None:
    state = box(3)
    played = taken(state, characters=[0, 0, 5])
    assert played.events_of(CharacterTaken) == [
        CharacterTaken(0, "grear"),
        CharacterTaken(1, "vera"),
        CharacterTaken(2, "riza"),
    ]
    assert state.phase == "draft"


@pytest.mark.rule("NF-SETUP-20")
@pytest.mark.parametrize("mode", ["campaign", "character"])
def test_in_campaigns_everybody_gets_a_card_with_the_character_on_it(mode: str) -> None:
    state = box(3, mode=mode)
    assert [view(state, 0).players[seat].sheet is not None for seat in range(3)] == [True] * 3
    taken(state, characters=[0, 0, 0])
    assert [one.sheet.character for one in state.players] == [one.character for one in state.players]
    single = box(2, mode="first")
    taken(single, characters=[0, 0, 0])
    assert single.players[0].sheet == Sheet()
    assert view(single, 0).players[0].sheet is None


@pytest.mark.rule("NF-SETUP-21")
def test_two_stories_are_much_longer() -> None:
    assert LONG_STORIES == ("shardling", "rin")
    state = box(4, mode="character", characters="chosen")
    answers = [TakeCharacter("shardling"), TakeCharacter("rin"), TakeCharacter("vera"), TakeCharacter("grear")]
    first = taken(state, *answers)  # advice, no ban
    assert len(first.asked[0].moves) == 8


@pytest.mark.rule("NF-SETUP-22")
@pytest.mark.parametrize(("taken_first", "missing"), [("eyim", "rin"), ("rin", "eyim")])
def test_in_character_mode_eyim_and_rin_never_go_together(taken_first: str, missing: str) -> None:
    answers = [TakeCharacter(taken_first), TakeCharacter("vera"), TakeCharacter("grear")]  # type: ignore[arg-type]
    played = taken(box(3, mode="character", characters="chosen"), *answers)
    assert TakeCharacter(missing) in played.asked[0].moves  # type: ignore[arg-type]
    assert TakeCharacter(missing) not in played.asked[1].moves  # type: ignore[arg-type]
    elsewhere = taken(box(3, mode="campaign", characters="chosen"), *answers)
    assert TakeCharacter(missing) in elsewhere.asked[1].moves  # type: ignore[arg-type]


@pytest.mark.rule("NF-MODE-12")
def test_each_player_has_one_of_eight_characters() -> None:
    state = box(4, mode="character")
    taken(state, characters=[7, 6, 5, 0])
    assert len(CHARACTERS) == 8
    assert len({one.character for one in state.players}) == 4


@pytest.mark.rule("NF-SETUP-24", "NF-COMP-27")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_chosen_by_lot(first: int) -> None:
    state = box(3)
    opened(state, first=first)
    assert (state.first, state.active) == (first, first)
    assert view(state, 0).first == first


@pytest.mark.rule("NF-SETUP-25", "NF-COMP-18")
def test_keepsakes_lie_beside_the_town_by_name() -> None:
    assert sorted(box().keepsakes) == sorted(KEEPSAKES)
    assert len(KEEPSAKES) == 31


@pytest.mark.rule("NF-SETUP-29")
def test_the_threat_deck_is_sorted_with_4_on_top() -> None:
    assert box().threats == [*range(4, 16)]
    assert view(box(), None).threats[0] == 4


@pytest.mark.rule("NF-SETUP-28", "NF-MODE-11")
def test_the_arcade_deck_lies_ready_with_all_40_cards() -> None:
    assert sorted(box(mode="arcade").arcade) == sorted(ARCADE)
    assert view(box(mode="arcade"), 0).arcade == 40


@EACH_COUNT
@pytest.mark.rule("NF-SETUP-32", "NF-SETUP-27")
def test_what_is_not_laid_out_is_no_part_of_the_game(seats: int) -> None:
    state = box(seats)
    found = pieces(state)
    assert found.count("pack animal") == 3 * seats
    assert not {"zag", "red_king"} & set(found)
    teams = [card for player in state.players for card in (*player.team, *player.reserve)]
    assert sum(pet in teams for pet in PETS) == seats  # the others stay in the box, where they are counted, too
    assert PLATYPUS not in teams
    assert len(found) == len(set(found)) + 3 * seats - 1
    assert len(ARTIFACTS) == sum(piece in ARTIFACTS for piece in found)


@pytest.mark.rule("NF-SETUP-33")
def test_with_two_players_an_unused_character_stands_in_the_town_hall() -> None:
    state = box(2)
    played = taken(state, characters=[0, 0, 3])
    assert played.events_of(NeutralPlaced) == [NeutralPlaced("tanian")]
    assert state.neutral == "tanian"
    assert opponents_in(state, 0, "town_hall") == [-1]
    assert opponents_in(state, 0, "farm") == []


@pytest.mark.rule("NF-SETUP-33")
def test_with_more_players_nobody_does() -> None:
    state = box(3)
    taken(state, characters=[0, 0, 0])
    assert (state.neutral, opponents_in(state, 0, "town_hall")) == ("", [])


def second_game(*scores: int) -> State:
    sheets = [Sheet(character) for character in CHARACTERS[: len(scores)]]
    return box(len(scores), Campaign("campaign", sheets, [Chapter(2, [*scores])]), mode="campaign")


@pytest.mark.rule("NF-PLAT-01")
def test_whoever_had_the_fewest_points_may_begin_with_the_platypus() -> None:
    state = second_game(30, 20, 40)
    played = taken(state, TakePet("platypus"))
    assert played.topics == [(1, "setup.pet")]
    assert played.asked[0].moves == [TakePet("cat_1"), TakePet("platypus")]
    assert [one.team for one in state.players] == [["dog_1"], ["platypus"], ["dog_2"]]
    assert state.phase == "talents"


@pytest.mark.rule("NF-PLAT-01")
def test_nobody_has_to_and_of_two_last_ones_neither_may() -> None:
    state = second_game(30, 20, 40)
    taken(state, TakePet("cat_1"))
    assert state.players[1].team == ["cat_1"]
    assert taken(second_game(20, 20, 40)).asked == []


@pytest.mark.rule("NF-CEND-02")
@pytest.mark.parametrize("mode", ["campaign", "character"])
def test_in_a_campaign_everybody_keeps_the_character(mode: str) -> None:
    sheets = [Sheet("rin"), Sheet("kikli"), Sheet("vera")]
    document = Campaign(mode, sheets, [Chapter(2, [1, 1, 2])])  # type: ignore[arg-type]
    state = box(3, document, mode=mode)
    taken(state)
    assert [one.character for one in state.players] == ["rin", "kikli", "vera"]
