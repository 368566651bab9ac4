"""Exact odds of a cast: against the rulebook's table, and against every way the runes can fall."""

from __future__ import annotations

from itertools import product

import pytest

from questhall.games.calltoadventure.components import ABILITIES, CORE, DARK, FACES, VALUES, ability_runes
from questhall.games.calltoadventure.odds import chance, kinds, ways, with_dark

ORDINARY = [rune for ability in ABILITIES for rune in ability_runes(ability)[:2]]
SPECIALS = [ability_runes(ability)[2] for ability in ABILITIES]


def cast(ordinary: int, special: int = 0) -> list[str]:
    """The core runes and so many others."""
    return [*CORE, *ORDINARY[:ordinary], *SPECIALS[:special]]


def average(runes: list[str]) -> float:
    often = ways(kinds(runes))
    return sum(total * times for total, times in enumerate(often)) / sum(often)


@pytest.mark.parametrize(
    ("more", "least", "middle", "most"),
    [
        pytest.param(0, 0, 1.5, 3, marks=pytest.mark.rule("CA-EX-10")),
        pytest.param(1, 1, 3, 5, marks=pytest.mark.rule("CA-EX-11")),
        pytest.param(2, 2, 4.5, 7, marks=pytest.mark.rule("CA-EX-12")),
        pytest.param(3, 3, 6, 9, marks=pytest.mark.rule("CA-EX-13")),
        pytest.param(4, 4, 7.5, 11, marks=pytest.mark.rule("CA-EX-14")),
        pytest.param(5, 5, 9, 13, marks=pytest.mark.rule("CA-EX-15")),
    ],
)
def test_the_table_of_the_rulebook(more: int, least: int, middle: float, most: int) -> None:
    dark = [*CORE, *ORDINARY[: max(0, more - 3)], *DARK[: min(more, 3)]]
    for runes in (cast(more), dark):
        assert (chance(runes, least), average(runes), chance(runes, most + 1)) == (1, middle, 0)
        assert chance(runes, least + 1) < 1
        assert chance(runes, most) > 0


@pytest.mark.parametrize(
    ("ordinary", "special", "middle", "chances"),
    [
        (0, 0, 1.5, "12 0"),
        (1, 0, 3, "69 31 6 0"),
        (2, 0, 4.5, "97 81 50 19 3 0"),
        (3, 0, 6, "100 98 89 66 34 11 2 0"),
        (2, 1, 5.5, "98 91 73 50 27 9 2 0"),
        (4, 0, 7.5, "100 100 99 94 77 50 23 6 1 0"),
        (3, 1, 7, "100 99 95 82 62 38 18 5 1 0"),
        (4, 1, 8.5, "100 100 100 97 88 72 50 28 12 3"),
        (4, 2, 9.5, "100 100 100 98 94 84 69 50 31 16"),
        (5, 0, 9, "100 100 100 100 96 86 64 36 14 4"),
        (5, 1, 10, "100 100 100 100 98 93 80 61 39 20"),
    ],
)
def test_chances_to_reach_3_and_more(ordinary: int, special: int, middle: float, chances: str) -> None:
    """In per cent, as the cards were weighed by them."""
    runes = cast(ordinary, special)
    assert average(runes) == middle
    assert [round(100 * chance(runes, 3 + place)) for place in range(len(chances.split()))] == [
        int(word) for word in chances.split()
    ]


@pytest.mark.parametrize("runes", [cast(0), cast(2, 1), [*cast(1, 2), *DARK], [*cast(4), "dark1"], list(DARK), []])
def test_every_way_the_runes_can_fall_is_counted(runes: list[str]) -> None:
    falls = [sum(VALUES[symbol] for symbol in fall) for fall in product(*(FACES[rune] for rune in runes))]
    for needed in range(-2, 16):
        assert chance(runes, needed) == sum(fall >= needed for fall in falls) / len(falls)


def test_dark_runes_are_added_as_long_as_there_are_some() -> None:
    assert with_dark(["core1"], 2) == ["core1", "dark1", "dark2"]
    assert with_dark(["core1", "dark1", "dark2"], 2) == ["core1", "dark1", "dark2", "dark3"]
