"""What lies in the box, and what the modes are."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from questhall.games.nearandfar import GAME
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.cards.define import ADVENTURERS, ARTIFACTS, BOSSES, KEEPSAKES, THREATS, TREASURES
from questhall.games.nearandfar.components import (
    CAMP_SLOTS,
    CHARACTERS,
    COPIES_OF_A_CHARACTER,
    PACK_ANIMALS_PER_PLAYER,
    PETS,
    PLATYPUS,
    SPARE_CAMPS,
    TRIBES,
    Icons,
)
from questhall.games.nearandfar.rules.icons import icons
from questhall.games.nearandfar.rules.setup import quest_tokens
from questhall.games.nearandfar.state import Mode, Options
from questhall.games.nearandfar.story.book import ARCADE, PASSAGES
from support.nearandfar import player, position

NAMES = (
    "glogo_caverns broken_plains crimson_forest meteor_mountain toxic_desert cloudy_valley dried_sea fire_delta "
    "rocktooth_isles mammoth_jungle last_ruin"
)


@pytest.mark.rule("NF-MODE-01")
def test_there_are_four_modes() -> None:
    assert get_args(Mode) == ("first", "campaign", "arcade", "character")
    assert Options().mode == "first"


@pytest.mark.rule("NF-COMP-02", "NF-COMP-05", "NF-COMP-21")
def test_there_is_a_board_with_a_heart_marker_for_each_of_four_and_a_standee_for_each_of_eight() -> None:
    assert max(GAME.players) == 4
    assert len(CHARACTERS) == len(set(CHARACTERS)) == 8


@pytest.mark.rule("NF-COMP-06")
def test_four_dogs_and_cats_and_a_platypus() -> None:
    assert Counter(pet.partition("_")[0] for pet in (*PETS, PLATYPUS)) == {"dog": 2, "cat": 2, "platypus": 1}


@pytest.mark.rule("NF-COMP-07", "NF-COMP-12")
def test_nine_adventurers_of_each_tribe() -> None:
    assert Counter(token.tribe for token in ADVENTURERS.values()) == dict.fromkeys(TRIBES, 9)


@pytest.mark.rule("NF-COMP-08", "NF-COMP-09", "NF-COMP-11")
def test_coins_gems_and_food_are_counters_that_know_no_end() -> None:
    """The tokens of the box are what they are counted with; more stand in for them (NF-SETUP-26)."""
    one = player(coins=24 + 6 * 5 + 1, gems=61, food=22)
    assert (one.coins, one.gems, one.food) == (55, 61, 22)


@pytest.mark.rule("NF-COMP-10")
def test_18_quest_tokens_are_enough_for_any_game() -> None:
    four = position(*(player() for _ in range(4)))
    assert quest_tokens(four) == 13
    four.options = Options(quests="extra")
    assert quest_tokens(four) == 16 <= 18


@pytest.mark.rule("NF-COMP-14")
def test_12_pack_animals_are_enough_for_four() -> None:
    assert PACK_ANIMALS_PER_PLAYER * 4 == 12


@pytest.mark.rule("NF-COMP-17")
def test_20_camps_of_each_colour() -> None:
    assert len(CAMP_SLOTS) + SPARE_CAMPS == 20


@pytest.mark.rule("NF-COMP-18", "NF-COMP-19", "NF-COMP-25", "NF-COMP-24")
def test_keepsakes_bosses_threats_and_treasures() -> None:
    assert (len(KEEPSAKES), len(BOSSES), len(TREASURES)) == (31, 4, 36)
    assert [*THREATS] == [*range(4, 16)]


@pytest.mark.rule("NF-COMP-22")
def test_55_artifacts() -> None:
    assert Counter(card.special for card in ARTIFACTS.values()) == {True: 17, False: 38}


@pytest.mark.rule("NF-COMP-23")
def test_four_cards_of_each_character() -> None:
    assert COPIES_OF_A_CHARACTER * len(CHARACTERS) == 32


@pytest.mark.rule("NF-COMP-26", "NF-MAP-01")
def test_one_atlas_of_eleven_maps_and_one_storybook() -> None:
    assert [sheet.id for sheet in MAPS.values()] == NAMES.split()
    assert [*MAPS] == [*range(1, 12)]
    assert PASSAGES
    assert ARCADE


@pytest.mark.rule("NF-COMP-13")
def test_40_arcade_cards() -> None:
    assert len(ARCADE) == 40


@pytest.mark.rule("NF-REF-02")
def test_symbols_mean_the_same_on_every_kind_of_card() -> None:
    one = icons(player(team="krek_the_scavenger"))
    assert one == Icons(combat=1, search=1, hearts=2)
    everything = player(
        team="krek_the_scavenger",
        artifacts="fox_tail_cap",
        animals="bird:brass_spyglass",
        keepsakes="lantern_of_lost_souls",
    )
    assert icons(everything) == Icons(skill=1, combat=1, search=4, hearts=4)
