"""What lies in the box: cards, runes, the Corruption track; and what casts come to."""

from __future__ import annotations

from itertools import product
from statistics import mean

import pytest

from questhall.engine import Box, QuesthallError
from questhall.engine.deal import make_deal
from questhall.games.calltoadventure import GAME
from questhall.games.calltoadventure.components import (
    ABILITIES,
    CORE,
    DARK,
    FACES,
    ICONS,
    START,
    TRACK,
    VALUES,
    Rune,
    Space,
    ability_runes,
)
from questhall.games.calltoadventure.odds import kinds, ways
from questhall.games.calltoadventure.rules.attempt import cast_sum
from questhall.games.calltoadventure.rules.setup import lay_out
from questhall.games.calltoadventure.state import Attempt, Options

ORDINARY = tuple(rune for ability in ABILITIES for rune in ability_runes(ability)[:2])


def sums(runes: tuple[Rune, ...]) -> list[int]:
    """What a cast of these runes can come to, in all the ways they can fall."""
    falls = product((0, 1), repeat=len(runes))
    return sorted(cast_sum(Attempt("trial", 1, "upper", [], runes=[*runes], faces=[*faces])) for faces in falls)


# The box


@pytest.mark.rule("CA-GEN-01")
def test_one_to_four_play() -> None:
    for seats in (1, 2, 3, 4):
        assert len(lay_out(Box(seats, Options())).players) == make_deal(GAME, seats).seats == seats
    for seats in (0, 5):
        with pytest.raises(QuesthallError, match="1, 2, 3, 4 players"):
            make_deal(GAME, seats)


@pytest.mark.rule("CA-COMP-02", "CA-COMP-03", "CA-COMP-04")
def test_the_cards_of_the_box() -> None:
    state = lay_out(Box(4, Options(mode="cooperative")))
    assert [len(pile) for pile in (state.origins, state.motivations, state.destinies)] == [12, 10, 12]
    assert [len(deck) for deck in state.decks] == [27, 25, 20]
    assert state.odium is not None
    assert (len(state.heroes), len(state.antiheroes) + len(state.odium.deck)) == (24, 24)


@pytest.mark.rule("CA-COMP-06")
def test_each_of_four_players_has_a_board_and_a_marker_of_his_own() -> None:
    state = lay_out(Box(4, Options()))
    state.players[0].corruption += 1
    state.players[0].story.append("escape/upper")
    assert [player.corruption for player in state.players] == [START + 1, START, START, START]
    assert [len(player.story) for player in state.players] == [1, 0, 0, 0]


@pytest.mark.rule("CA-COMP-07")
def test_24_runes_three_of_each_kind() -> None:
    names = [*ABILITIES, "core", "dark"]
    assert sorted(FACES) == sorted(f"{name}{number}" for name in names for number in (1, 2, 3))
    assert len(FACES) == 24


@pytest.mark.rule("CA-ICON-01")
def test_six_kinds_of_story_icons() -> None:
    assert ICONS == ("faith", "justice", "magic", "nobility", "villainy", "radiant")


@pytest.mark.rule("CA-TRACK-01")
def test_seven_spaces_with_their_points_and_the_cards_that_may_be_played_there() -> None:
    assert [*TRACK] == [
        Space(4, 0, ("hero",)),
        Space(3, 0, ("hero",)),
        Space(2, 0, ("hero", "antihero")),
        Space(0, 2, ("hero", "antihero")),
        Space(0, 3, ("hero", "antihero")),
        Space(0, 4, ("antihero",)),
        Space(-4, 0, ("antihero",)),
    ]


# Faces


@pytest.mark.rule("CA-RUNE-02")
def test_a_bar_adds_1_an_ability_2_and_so_does_a_moon() -> None:
    assert {symbol: value for symbol, value in VALUES.items() if value} == {"bar": 1, "ability": 2, "moon": 2}
    assert set(VALUES) == {"bar", "ability", "moon", "blank", "xp", "hero", "antihero", "either"}


@pytest.mark.rule("CA-RUNE-09")
def test_core_runes_show_a_bar_or_nothing_and_the_third_both_triangles() -> None:
    assert [FACES[rune] for rune in CORE] == [("bar", "blank"), ("bar", "blank"), ("bar", "either")]


@pytest.mark.rule("CA-RUNE-10")
def test_dark_runes_show_a_bar_or_a_moon() -> None:
    assert [FACES[rune] for rune in DARK] == [("bar", "moon")] * 3


@pytest.mark.rule("CA-RUNE-12")
def test_two_ordinary_runes_of_every_ability_and_a_special_one() -> None:
    bonus = {ability: FACES[ability_runes(ability)[2]] for ability in ABILITIES}
    assert all(FACES[rune] == ("bar", "ability") for rune in ORDINARY)
    assert bonus == {
        "strength": ("ability", "xp"),
        "dexterity": ("ability", "antihero"),
        "constitution": ("ability", "xp"),
        "intelligence": ("ability", "hero"),
        "wisdom": ("ability", "hero"),
        "charisma": ("ability", "antihero"),
    }


# Sums


@pytest.mark.rule("CA-RUNE-15")
@pytest.mark.parametrize(
    ("rune", "average", "values"),
    [
        *((rune, 1.5, [1, 2]) for rune in (*DARK, *ORDINARY)),
        *((ability_runes(ability)[2], 1, [0, 2]) for ability in ABILITIES),
    ],
)
def test_what_a_rune_adds_on_average(rune: str, average: float, values: list[int]) -> None:
    assert sums((rune,)) == values
    assert mean(values) == average
    assert [value for value, often in enumerate(ways(kinds([rune]))) for _ in range(often)] == values


@pytest.mark.parametrize(
    ("more", "least", "average", "most"),
    [
        pytest.param(0, 0, 1.5, 3, marks=pytest.mark.rule("CA-EX-10")),
        pytest.param(1, 1, 3, 5, marks=pytest.mark.rule("CA-EX-11")),
        pytest.param(2, 2, 4.5, 7, marks=pytest.mark.rule("CA-EX-12")),
        pytest.param(3, 3, 6, 9, marks=pytest.mark.rule("CA-EX-13")),
        pytest.param(4, 4, 7.5, 11, marks=pytest.mark.rule("CA-EX-14")),
        pytest.param(5, 5, 9, 13, marks=pytest.mark.rule("CA-EX-15")),
    ],
)
def test_the_table_of_chances(more: int, least: int, average: float, most: int) -> None:
    """Core runes with so many ordinary ones, or with up to three Dark ones among them."""
    for cast in ((*CORE, *ORDINARY[:more]), (*CORE, *(*DARK, *ORDINARY)[:more])):
        found = sums(cast)
        assert (found[0], mean(found), found[-1]) == (least, average, most)
        odds = ways(kinds(cast))
        assert [value for value, often in enumerate(odds) for _ in range(often)] == found
