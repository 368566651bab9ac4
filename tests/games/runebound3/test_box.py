"""What lies in the box of Runebound, third edition: counted, and checked against the sources' own figures."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import product

import pytest
from msgspec import convert

from questhall.engine.catalogue import Catalogue
from questhall.games.runebound3.board import (
    BRIDGES,
    GEMS,
    HEXES,
    NEIGHBOURS,
    PLACE_AT,
    PLACES,
    RIVERS,
    ROADS,
    TERRAIN,
    distances_from,
    hex_at,
    is_wilderness,
    row_and_column,
)
from questhall.games.runebound3.dice import FACES, matches, pays_for
from questhall.games.runebound3.heroes import HEROES
from questhall.games.runebound3.regions import REGIONS
from questhall.games.runebound3.tokens import TOKENS, TokenFace

WILD, MOUNTAINS_WATER, FOREST_HILLS, PLAINS_FOREST, HILLS_PLAINS, PLAINS = range(6)


def place(id: str) -> int:
    return next(place.hex for place in PLACES if place.id == id)


@pytest.mark.rule("R3-HEX-01")
def test_the_board_has_fifteen_columns_of_fourteen_hexes() -> None:
    assert len(HEXES) == len(TERRAIN) == len(NEIGHBOURS) == 210
    assert [hex_at(*row_and_column(hex)) for hex in HEXES] == list(HEXES)
    assert Counter(TERRAIN) == {"plains": 129, "forest": 28, "hills": 25, "mountains": 16, "water": 8, "city": 4}
    assert row_and_column(hex_at(-1, 13)) == (-1, 13)


def test_neighbours_are_mutual_and_six_but_at_the_edge() -> None:
    assert all(hex in NEIGHBOURS[near] for hex in HEXES for near in NEIGHBOURS[hex])
    assert NEIGHBOURS[hex_at(5, 6)] == tuple(hex_at(*at) for at in ((4, 6), (6, 6), (4, 5), (4, 7), (5, 5), (5, 7)))
    assert NEIGHBOURS[hex_at(7, 7)] == tuple(hex_at(*at) for at in ((6, 7), (8, 7), (7, 6), (7, 8), (8, 6), (8, 8)))
    assert Counter(len(near) for near in NEIGHBOURS) == {6: 13 * 12, 4: 2 * 12, 3: 15, 5: 13, 2: 2}


@pytest.mark.rule("R3-CITY-01", "R3-FORT-01", "R3-TOWN-01", "R3-SHRINE-01")
def test_places_of_every_kind() -> None:
    assert Counter(place.kind for place in PLACES) == {"city": 4, "shrine": 5, "fortress": 5, "settlement": 5}
    assert len(PLACE_AT) == len(PLACES)
    assert [(place.row, place.column) for place in PLACES] == [
        *[(5, 6), (1, 11), (10, 2), (11, 13)],
        *[(1, 5), (2, 12), (7, 4), (8, 13), (13, 6)],
        *[(0, 1), (5, 1), (6, 13), (11, 6), (13, 12)],
        *[(3, 1), (0, 14), (8, 7), (12, 0), (6, 8)],
    ]
    cities = {place.id: TERRAIN[place.hex] for place in PLACES if place.kind == "city"}
    assert cities == {"dawnsmoor": "city", "forge": "city", "riverwatch": "city", "tamalir": "city"}
    assert {TERRAIN[place.hex] for place in PLACES if place.kind != "city"} <= {*TERRAIN} - {"city"}
    terrains = {"underground_city": "mountains", "sundergard": "plains", "ithyrite_forge": "mountains"}
    assert {id: TERRAIN[place(id)] for id in terrains} == terrains, "as the rulebook says"
    assert not is_wilderness(place("everton"))
    assert is_wilderness(hex_at(0, 0))


def test_nine_gems_of_each_deck_lie_in_the_wilderness() -> None:
    assert Counter(GEMS.values()) == {"exploration": 9, "social": 9, "combat": 9}
    assert all(is_wilderness(hex) for hex in GEMS)


def test_regions_lie_in_the_wilderness_and_hold_together() -> None:
    assert len(REGIONS) == 28
    for hexes in REGIONS.values():
        assert all(len(hexes) == 1 or set(NEIGHBOURS[hex]) & set(hexes) for hex in hexes)
    assert not {hex for hexes in REGIONS.values() for hex in hexes} & set(PLACE_AT)


@pytest.mark.rule("R3-RIVER-01")
def test_roads_and_rivers_run_between_neighbours() -> None:
    assert (len(ROADS), len(RIVERS), len(BRIDGES)) == (27, 38, 2)
    assert all(there in NEIGHBOURS[here] for here, there in map(tuple, ROADS | RIVERS))
    assert BRIDGES < RIVERS
    crossing = frozenset((hex_at(11, 10), hex_at(12, 10)))
    assert {crossing} == ROADS & RIVERS == BRIDGES & ROADS, "a road crosses a river by a bridge"


def test_from_the_firmament_it_is_six_hexes_to_tamalir() -> None:
    assert distances_from(place("firmament"))[place("tamalir")] == 6
    assert distances_from(place("tamalir"))[place("firmament")] == 6


def test_a_die_pays_for_the_terrain_it_shows() -> None:
    here, plain, wood = hex_at(3, 2), hex_at(3, 1), hex_at(2, 1)
    assert [pays_for(face, plain, wood) for face in range(6)] == [True, False, True, True, False, False]
    assert [pays_for(face, here, hex_at(2, 2)) for face in range(6)] == [True, True, False, False, False, False]


def test_any_die_leads_along_a_road_but_not_onto_it() -> None:
    on_road, along, beside = hex_at(3, 6), hex_at(4, 6), hex_at(3, 5)
    assert all(pays_for(face, on_road, along) for face in range(6))
    assert not pays_for(MOUNTAINS_WATER, beside, on_road)
    assert not pays_for(MOUNTAINS_WATER, hex_at(2, 7), hex_at(3, 6)), "side by side, but their roads do not meet"
    assert all(pays_for(face, place("tamalir"), hex_at(4, 6)) for face in range(6)), "a city lies on the road"
    assert all(pays_for(face, hex_at(4, 5), place("tamalir")) for face in range(6)), "every die leads into a city"


def test_a_river_wants_water_or_a_wild_and_a_bridge_nothing() -> None:
    assert [pays_for(face, hex_at(9, 0), hex_at(9, 1)) for face in range(6)] == [True, True, False, False, False, False]
    assert all(pays_for(face, hex_at(5, 8), hex_at(6, 8)) for face in range(6))


@pytest.mark.rule("R3-DICE-01")
@pytest.mark.parametrize(
    ("needs", "three", "four", "five"),
    [
        (("plains",), 96, 99, 100),
        (("hills",), 88, 94, 97),
        (("forest",), 88, 94, 97),
        (("water",), 70, 80, 87),
        (("plains", "plains"), 74, 89, 95),
        (("hills", "hills"), 50, 69, 81),
        (("plains", "hills"), 81, 92, 96),
        (("forest", "water"), 56, 73, 83),
        (("mountains", "water"), 26, 41, 54),
        (("forest", "mountains", "water"), 14, 33, 49),
    ],
)
def test_the_odds_of_the_dice_are_those_of_the_source(needs: tuple[str, ...], three: int, four: int, five: int) -> None:
    assert [round(100 * chance(needs, dice)) for dice in (3, 4, 5)] == [three, four, five]


def chance(needs: tuple[str, ...], dice: int) -> float:
    rolls = list(product(range(len(FACES)), repeat=dice))
    return sum(is_paid(needs, roll) for roll in rolls) / len(rolls)


def is_paid(needs: tuple[str, ...], roll: tuple[int, ...]) -> bool:
    """Each die pays for at most one symbol."""
    if not needs:
        return True
    first, *rest = needs
    return any(
        matches(face, first) and is_paid(tuple(rest), roll[:at] + roll[at + 1 :])  # type: ignore[arg-type]
        for at, face in enumerate(roll)
    )


def test_sixty_combat_tokens() -> None:
    kinds = Counter(
        "asset" if token[0] in "ABC" else "enemy" if token.startswith("enemy") else token.partition(".")[0]
        for token in TOKENS
    )
    assert kinds == {"asset": 34, "enemy": 5, "veteran": 1, "margath": 1, "vorakesh": 1} | {hero: 3 for hero in HEROES}
    assert Counter(token[0] for token in TOKENS if token[0] in "ABC") == {"A": 11, "B": 11, "C": 12}
    assert all(one != other for one, other in TOKENS.values())


def test_a_token_is_read_as_it_is_printed() -> None:
    assert TOKENS["A11"] == (TokenFace("magic", 1, gold=True), TokenFace("surge", 2, gold=False))
    assert TOKENS["enemy.5"] == (TokenFace("double", 1, gold=False), TokenFace("dash", 1, gold=True))
    assert TOKENS["B08"] == (TokenFace("physical", 3, gold=False), TokenFace("agility", 1, gold=False))


def test_only_enemies_have_skulls_and_only_heroes_physical_and_magic() -> None:
    enemy = {token for token in TOKENS if token.partition(".")[0] in ("enemy", "veteran", "margath", "vorakesh")}
    for token, faces in TOKENS.items():
        symbols = {face.symbol for face in faces}
        assert not symbols & ({"physical", "magic"} if token in enemy else {"skull"}), token


@pytest.mark.rule("R3-HERO-01", "R3-HAND-01", "R3-ATTR-01", "R3-BODY-01", "R3-MIND-01", "R3-SPIRIT-01")
def test_six_heroes() -> None:
    printed = {hero.id: tuple(hero)[1:8] for hero in HEROES.values()}
    assert printed == {
        "corbin": (3, 2, 0, 3, 10, 3, 2),
        "laurel": (2, 2, 1, 3, 8, 4, 2),
        "lissa": (2, 2, 2, 3, 9, 3, 1),
        "hawthorne": (3, 1, 1, 3, 9, 3, 3),
        "mok": (2, 1, 2, 3, 9, 3, 2),
        "thorn": (0, 3, 2, 3, 8, 4, 2),
    }
    assert Counter(hero.starts_in for hero in HEROES.values()) == {"fortress": 2, "settlement": 2, "shrine": 2}
    assert all(token in TOKENS for hero in HEROES.values() for token in hero.tokens)


def test_the_catalogue_can_be_read_and_speaks_both_languages() -> None:
    text = files("questhall.games.runebound3").joinpath("rules.toml").read_text("utf-8")
    catalogue = convert(tomllib.loads(text), Catalogue)
    assert len({rule.id for rule in catalogue.rule}) == len(catalogue.rule) == 484
    assert all(rule.text and rule.text_ru and bool(rule.ruling) == bool(rule.ruling_ru) for rule in catalogue.rule)
