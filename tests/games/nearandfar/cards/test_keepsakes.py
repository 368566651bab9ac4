"""Keepsakes: the spread, and what those do that do more than show a symbol."""

from __future__ import annotations

import pytest

from questhall.games.nearandfar.cards.keepsakes import AT_THE_END, CARDS, SYMBOLS, VISITS
from questhall.games.nearandfar.components import BUILDINGS, Icons
from questhall.games.nearandfar.state import Beast, Player
from support.nearandfar_cards import points, position, visited

KEEPSAKE = {card.id: card for card in CARDS}


@pytest.mark.rule("NF-COMP-18")
def test_there_are_31_keepsakes() -> None:
    assert len(CARDS) == len(KEEPSAKE) == 31
    assert (len(SYMBOLS), len(VISITS), len(AT_THE_END)) == (16, 7, 8)


def test_the_two_of_the_rulebooks_sample_are_there() -> None:
    assert KEEPSAKE["cold_blade"].icons == Icons(combat=2)
    assert KEEPSAKE["banshee_necklace"].icons == Icons(hearts=3)


def test_every_building_has_a_keepsake_for_its_visitors() -> None:
    assert sorted(building for card in VISITS for building in card.on_visit) == sorted(BUILDINGS)


@pytest.mark.parametrize(
    ("keepsake", "building", "gain"),
    [
        ("golden_inkwell", "town_hall", Player(gems=1, food=1)),
        ("music_box", "saloon", Player(coins=1, food=1)),
        ("silver_bridle", "stables", Player(gems=1, food=1)),
        ("coin_with_a_hole", "store", Player(coins=1, food=1)),
        ("singing_seeds", "farm", Player(food=3)),
        ("crystal_ball", "hut", Player(gems=1, food=1)),
        ("jar_of_fireflies", "mine", Player(coins=1, food=1)),
    ],
)
def test_a_visit_brings_something(keepsake: str, building: str, gain: Player) -> None:
    assert visited(KEEPSAKE[keepsake], building) == gain


@pytest.mark.parametrize(
    ("keepsake", "player", "expected"),
    [
        ("deed_to_a_ruin", Player(), 3),
        ("guild_ledger", Player(coins=2, gems=2), 4),
        ("guild_ledger", Player(coins=2, gems=1), 0),
        ("medal_of_valour", Player(threats=[4, 5], bosses=["zag"]), 3),
        ("medal_of_valour", Player(threats=[4, 5]), 0),
        ("pilgrims_bell", Player(reputation=6), 3),
        ("pilgrims_bell", Player(reputation=5), 0),
        ("wanted_poster", Player(reputation=-3), 3),
        ("wanted_poster", Player(reputation=-2), 0),
        ("four_strand_bracelet", Player(team=["dog_1", "dak_the_runner", "lio_the_novice"]), 2),
        ("four_strand_bracelet", Player(team=["dak_the_runner"], reserve=["granny_aysu", "mother_ilva"]), 2),
        ("four_strand_bracelet", Player(team=["dog_1"]), 0),
        ("egg_of_the_first_bird", Player(animals=[Beast("bird"), Beast("turtle")]), 2),
        ("egg_of_the_first_bird", Player(), 0),
    ],
)
def test_at_the_end_keepsakes_are_counted(keepsake: str, player: Player, expected: int) -> None:
    assert points(KEEPSAKE[keepsake], player, Player(coins=3)) == expected


@pytest.mark.parametrize(("owners", "expected"), [([0, 0, 1], 3), ([0, 1], 0), ([0, 1, 1], 0)])
def test_the_song_of_the_road_is_for_whoever_has_most_camps_on_the_map(owners: list[int], expected: int) -> None:
    state = position(Player(), Player())
    state.camps = dict(enumerate(owners, start=1))
    state.mine = {0: 1}
    song = KEEPSAKE["song_of_the_road"].at_end
    assert song is not None
    assert song(state, 0) == expected
