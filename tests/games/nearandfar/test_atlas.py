"""The eleven maps keep to the frame: how many spaces, where the books lie, how far everything is, how it is drawn."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from math import dist
from pathlib import Path as File

import pytest
from fluent.syntax import FluentParser, ast

from questhall.games import nearandfar
from questhall.games.nearandfar.atlas.define import TOWN, MapSheet
from questhall.games.nearandfar.atlas.map11_last_ruin import LAST_RUIN, RUIN
from questhall.games.nearandfar.atlas.sheets import SHEETS
from questhall.games.nearandfar.components import TRADE_GOODS
from support.nearandfar_atlas import (
    Label,
    crossings,
    gap,
    length,
    middle,
    paths_around_town,
    place,
    steps_from,
    with_symbol,
)

EACH_MAP = pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.id for sheet in SHEETS])
TOXIC_DESERT, MAMMOTH_JUNGLE = SHEETS[4], SHEETS[9]
NAMED = {
    1: "B D H M",
    2: "1 3 4 10 13 15",
    3: "20 23 27 28",
    4: "33 34 37 40 43 44 48",
    5: "51 54 59 60 63",
    6: "69 70 72 76 78 79 80",
    7: "81 85 87 88 89 94",
    8: "98 105 106 108 110 111",
    9: "115 117 118 119 123 126 128",
    10: "133 138 141 145",
    11: "146 147 148 150 152 153 158",
}


def books_of(number: int) -> list[str]:
    """Sixteen to a map: letters in the caverns, then numbers, of which 129 is missing."""
    if number == 1:
        return list("ABCDEFGHIJKLMNOP")
    first = 16 * (number - 2) + (1 if number < 10 else 2)
    return [str(key) for key in range(first, first + 16)]


def words(lang: str) -> dict[str, str]:
    """The messages of the atlas in one language, attributes included."""
    file = File(nearandfar.__file__).parent / "text" / lang / "atlas.ftl"
    found: dict[str, str] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert isinstance(entry, ast.Message | ast.Comment), "a line that cannot be read"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = plain(entry.value)
            found.update({f"{entry.id.name}.{each.id.name}": plain(each.value) for each in entry.attributes})
    return found


def plain(pattern: ast.Pattern | None) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement)) if pattern else ""


WORDS = {lang: words(lang) for lang in ("en", "ru")}


@pytest.mark.rule("NF-MAP-01")
def test_the_atlas_has_eleven_maps_from_the_caverns_to_the_ruin() -> None:
    assert [sheet.number for sheet in SHEETS] == list(range(1, 12))
    assert [sheet.id for sheet in SHEETS] == [
        *("glogo_caverns", "broken_plains", "crimson_forest", "meteor_mountain", "toxic_desert", "cloudy_valley"),
        *("dried_sea", "fire_delta", "rocktooth_isles", "mammoth_jungle", "last_ruin"),
    ]


@EACH_MAP
@pytest.mark.rule("NF-ROUTE-01", "NF-LEAVE-08")
def test_a_map_has_a_town_and_room_for_thirty_camps_or_two_more(sheet: MapSheet) -> None:
    kinds = Counter(spot.kind for spot in sheet.spots)

    assert sheet.spots[TOWN].kind == "town"
    assert kinds["town"] == 1
    assert 30 <= len(sheet.spots) - 1 <= 32
    assert all(kinds[good] == 2 for good in TRADE_GOODS)
    assert 22 <= kinds["coin"] + kinds["gem"] <= 24
    assert abs(kinds["coin"] - kinds["gem"]) <= 1


@EACH_MAP
def test_sixteen_spaces_have_a_book_and_the_known_ones_a_name(sheet: MapSheet) -> None:
    assert sorted(sheet.books) == sorted(books_of(sheet.number))
    assert sheet.spots[TOWN].book == ""
    assert sorted(spot.book for spot in sheet.spots if spot.named) == sorted(NAMED[sheet.number].split())
    below = Counter("good" if spot.kind in TRADE_GOODS else spot.kind for spot in sheet.spots if spot.book)
    assert min(below["coin"], below["gem"], below["good"]) >= 2


@EACH_MAP
def test_some_named_places_are_near_and_some_far(sheet: MapSheet) -> None:
    steps = steps_from(sheet, TOWN)
    named = [steps[space] for space, spot in enumerate(sheet.spots) if spot.named]

    assert min(named) <= 3
    assert max(named) >= max(steps.values()) - 2


@EACH_MAP
def test_every_space_is_reached_and_none_blocks_a_region(sheet: MapSheet) -> None:
    everything = set(range(len(sheet.spots)))

    assert len({frozenset((path.a, path.b)) for path in sheet.paths}) == len(sheet.paths)
    assert steps_from(sheet, TOWN).keys() == everything
    for camped in everything - {TOWN}:
        assert steps_from(sheet, TOWN, {camped}).keys() == everything - {camped}


@EACH_MAP
def test_three_or_four_paths_leave_the_town_and_the_end_is_eight_to_ten_steps_away(sheet: MapSheet) -> None:
    assert 3 <= len(sheet.neighbours[TOWN]) <= 4
    assert 8 <= max(steps_from(sheet, TOWN).values()) <= 10


@EACH_MAP
def test_threats_and_treasures_are_as_many_as_they_should_be(sheet: MapSheet) -> None:
    assert 9 <= len(with_symbol(sheet, "threat")) <= 13
    assert 5 <= len(with_symbol(sheet, "treasure")) <= 8


@EACH_MAP
def test_about_a_third_of_the_paths_around_the_town_is_free_of_threats(sheet: MapSheet) -> None:
    around = paths_around_town(sheet)
    free = [path for path in around if path.symbol != "threat"]

    assert 0.3 <= len(free) / len(around) <= 0.45
    assert any(TOWN in (path.a, path.b) for path in free), "a way out that needs no sword"


@EACH_MAP
@pytest.mark.rule("NF-ROUTE-02")
def test_the_four_routes_are_longer_the_more_they_are_worth(sheet: MapSheet) -> None:
    steps = steps_from(sheet, TOWN)
    apart = {}
    for good, (one, other) in sheet.route_spaces.items():
        apart[sheet.routes[good]] = steps_from(sheet, one)[other]
        assert abs(steps[one] - steps[other]) >= 2, "one end nearer"

    assert sorted(apart) == [(8, 4), (9, 4), (11, 5), (13, 6)]
    assert all(shorter < longer for shorter, longer in pairwise(apart[points] for points in sorted(apart)))
    assert min(apart.values()) >= 4
    assert max(apart.values()) <= 9


def test_the_maps_grow_harder() -> None:
    farthest = [max(steps_from(sheet, TOWN).values()) for sheet in SHEETS]
    threats = [len(with_symbol(sheet, "threat")) for sheet in SHEETS]

    assert farthest == sorted(farthest)
    assert farthest[0] == 8
    assert farthest[8:] == [10, 10, 10]
    assert threats == sorted(threats)
    assert threats[0] == 9
    assert threats[-1] == 13


def test_the_pools_of_the_desert_can_be_walked_around() -> None:
    water = {space for space, spot in enumerate(TOXIC_DESERT.spots) if spot.water}
    dry = set(range(len(TOXIC_DESERT.spots))) - water

    assert 5 <= len(water) <= 6
    assert not water & set(TOXIC_DESERT.neighbours[TOWN])
    assert steps_from(TOXIC_DESERT, TOWN, water).keys() == dry
    assert not any(spot.water for sheet in SHEETS for spot in sheet.spots if sheet is not TOXIC_DESERT)


def test_mammoths_graze_half_way() -> None:
    steps = steps_from(MAMMOTH_JUNGLE, TOWN)
    herds = [steps[space] for space, spot in enumerate(MAMMOTH_JUNGLE.spots) if spot.mammoths]

    assert len(herds) >= 5
    assert min(herds) >= 3
    assert max(herds) <= 6
    assert not any(spot.mammoths for sheet in SHEETS for spot in sheet.spots if sheet is not MAMMOTH_JUNGLE)


def test_every_gate_of_the_last_ruin_is_guarded() -> None:
    gates = [path for path in LAST_RUIN.paths if (path.a in RUIN) != (path.b in RUIN)]

    assert len(gates) >= 3
    assert all(path.symbol == "threat" for path in gates)
    assert len(with_symbol(LAST_RUIN, "threat")) >= 12


@EACH_MAP
def test_spaces_lie_on_the_sheet_with_room_around_them(sheet: MapSheet) -> None:
    assert all(50 <= spot.x <= 950 and 50 <= spot.y <= 650 for spot in sheet.spots)
    for one, other in combinations(sheet.spots, 2):
        assert dist(place(one), place(other)) >= 55


@EACH_MAP
def test_paths_cross_nothing_and_have_room_for_their_symbols(sheet: MapSheet) -> None:
    assert crossings(sheet) == []
    for path in sheet.paths:
        assert not path.symbol or length(sheet, path) >= 80
        for space in set(range(len(sheet.spots))) - {path.a, path.b}:
            assert gap(sheet, path, space) >= 36


@EACH_MAP
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_place_names_cover_no_circle_no_symbol_and_no_other_name(sheet: MapSheet, lang: str) -> None:
    key = f"place-{sheet.id.replace('_', '-')}"
    labels = {spot: Label.below(spot, WORDS[lang][f"{key}-{spot.book}"]) for spot in sheet.spots if spot.named}

    assert all(label.left >= 0 and label.right <= 1000 and label.bottom <= 700 for label in labels.values())
    assert not any(one.overlaps(other) for one, other in combinations(labels.values(), 2))
    for spot, label in labels.items():
        assert not any(label.touches(place(other), 26) for other in sheet.spots if other != spot)
        assert not any(label.touches(middle(sheet, path), 14) for path in sheet.paths if path.symbol)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_maps_and_named_places_have_words_and_nothing_else_has(lang: str) -> None:
    ids = {sheet.id: sheet.id.replace("_", "-") for sheet in SHEETS}
    maps = {f"map-{id}{part}" for id in ids.values() for part in ("", ".text")}
    places = {f"place-{ids[sheet.id]}-{spot.book}" for sheet in SHEETS for spot in sheet.spots if spot.named}

    assert WORDS[lang].keys() == maps | places
    assert all(WORDS[lang].values())
    names = [text for key, text in WORDS[lang].items() if key.startswith("place-")]
    assert len(set(names)) == len(names)
