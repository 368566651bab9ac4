"""The movement dice: what a face leads onto, and how often."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from questhall.games.runebound1.components import MOVEMENT_DICE, TERRAINS, Terrain
from questhall.games.runebound1.dice import FACES, matches

PEAKS = 5


@pytest.mark.rule("R1-COMP-19", "R1-MOVE-05")
def test_every_face_shows_two_or_three_of_the_seven_terrains() -> None:
    assert MOVEMENT_DICE == 5
    assert Counter(map(len, FACES)) == {2: 4, 3: 2}
    shown = Counter(terrain for face in FACES for terrain in face)
    assert shown == {"road": 4, "plains": 3, "hills": 2, "river": 2, "forest": 1, "swamp": 1, "mountains": 1}
    assert set(shown) == set(TERRAINS)


@pytest.mark.rule("R1-MOVE-11")
def test_any_face_leads_into_a_town_and_else_onto_what_it_shows() -> None:
    assert [matches(face, "town") for face in range(6)] == [True] * 6
    assert [matches(face, "river") for face in range(6)] == [False, False, False, True, True, False]
    assert [matches(face, "hills") for face in range(6)] == [False, True, True, False, False, False]
    assert [terrain for terrain in TERRAINS if matches(PEAKS, terrain)] == ["mountains", "swamp"]


@pytest.mark.parametrize(
    ("terrain", "of_five", "of_four", "hazard"),
    [
        ("road", 100, 99, 11),
        ("plains", 97, 94, 25),
        ("hills", 87, 80, 44),
        ("river", 87, 80, 44),
        ("forest", 60, 52, 69),
        ("mountains", 60, 52, 69),
        ("swamp", 60, 52, 69),
    ],
)
def test_the_chances_of_the_dice(terrain: Terrain, of_five: int, of_four: int, hazard: int) -> None:
    missing = sum(not matches(face, terrain) for face in range(6)) / 6
    assert [round(100 * (1 - missing**dice)) for dice in (5, 4)] == [of_five, of_four]
    assert round(100 * missing**2) == hazard


def test_two_dice_show_four_five_or_six_symbols() -> None:
    symbols = Counter(len(one) + len(other) for one, other in product(FACES, repeat=2))
    assert {count: round(100 * ways / 36) for count, ways in symbols.items()} == {4: 44, 5: 44, 6: 11}
