"""The storybook in figures, its web, the outline and the picture: on a small book, and on the book as it is."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from questhall.games.nearandfar.story.book import PASSAGES
from questhall.games.nearandfar.story.checks.finding import Finding
from questhall.games.nearandfar.story.define import Passage
from questhall.games.nearandfar.story.drawing import draw_page, lay_out
from questhall.games.nearandfar.story.outline import outline
from questhall.games.nearandfar.story.survey import Survey, survey
from questhall.games.nearandfar.story.web import Thread, weave
from support.nearandfar_book import gift, giving, option, other, passage


def small_book() -> dict[str, Passage]:
    """A keyword from map 2 to map 3, a side quest, a boss, and a line of two passages."""
    first = passage("rin-1", option(next="rin-2"))
    pages = [
        passage("1", option(), giving(keyword="ember", side_quest="s1")),
        passage("17", option(), other(), gift("ember")),
        passage("s1", option()),
        passage("boss-zag", gift()),
        replace(first, introduction=first.opening),
        passage("rin-2", option()),
    ]
    return {page.key: page for page in pages}


SMALL = small_book()
MAP_NAMES = {number: f"map {number}" for number in range(1, 12)}


def test_a_small_book_is_counted() -> None:
    found: Survey = survey(SMALL, [Finding("1", "is wrong")])
    assert found.passages == {"map": 2, "side": 1, "boss": 1, "intro": 1, "character": 2}
    assert (found.keywords, found.endings, found.errors, found.findings) == (1, 1, 1, ["1: is wrong"])
    pay = found.rewards["map 2"]
    assert (pay.passages, pay.options, pay.skill, pay.combat, pay.gifts) == (1, 2, 2, 0, 0)
    assert (pay.mean_difficulty, pay.mean_reward, pay.keywords, pay.side_quests) == (6.0, 6.0, 1, 1)
    assert pay.tokens == {"outlaws": 0, "mystics": 0, "lizardfolk": 0, "nomads": 1}
    assert found.rewards["map 3"].gifts == 1


def test_words_are_counted_in_both_languages_and_read_at_the_pace_of_a_table() -> None:
    found = survey(PASSAGES)
    assert found.minutes_en == found.words_en // 150
    assert found.minutes_ru == found.words_ru // 120
    only = survey({"1": passage("1")})
    assert (only.words_en, only.words_ru) == (1 + 76 + 2 * (3 + 46), 1 + 61 + 2 * (2 + 37))


def test_the_web_has_every_way_once() -> None:
    web = weave(SMALL)
    assert set(web.threads) == {
        Thread("1", "s1", "side"),
        Thread("1", "17", "keyword", "ember"),
        Thread("rin-1", "rin-2", "next"),
    }
    assert {knot.key: knot.map for knot in web.knots} == {
        "1": 2,
        "17": 3,
        "s1": 2,
        "boss-zag": 11,
        "rin-1": 0,
        "rin-2": 0,
    }
    (giver,) = [knot for knot in web.knots if knot.key == "1"]
    assert (giver.gives, giver.asks, giver.shelf) == (("ember",), (), "map")


def test_a_keyword_that_comes_too_late_is_no_way() -> None:
    late = {**SMALL, "33": passage("33", option(), giving(keyword="ember"))}
    assert [thread.start for thread in weave(late).of("keyword")] == ["1"]


def test_a_passage_at_which_a_line_may_end_is_an_ending() -> None:
    fork = passage("rin-1", option(next="rin-2"), other())
    assert survey({"rin-1": fork, "rin-2": passage("rin-2", option())}).endings == 2


def test_the_outline_says_what_leads_where() -> None:
    lines = [line.split() for line in outline(weave(SMALL), "en") if line]
    assert lines[:4] == [["map", "2"], ["1", "Doorw"], ["⇒", "s1", "Doorsw"], ["…", "EMBER", "17", "Doorwi"]]
    assert ["→", "rin-2", "Doorrin-e"] in lines


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_picture_shows_every_passage_and_every_way(language: str) -> None:
    web = weave(PASSAGES)
    page = draw_page(web, "ru" if language == "ru" else "en", "Near and Far", MAP_NAMES)
    svg = ElementTree.fromstring(page[page.index("<svg") : page.index("</svg>") + 6])
    space = "{http://www.w3.org/2000/svg}"
    assert len(svg.findall(f"{space}g")) == len(PASSAGES)
    assert len(svg.findall(f"{space}path")) == len(web.threads)


def test_no_two_passages_stand_in_the_same_place_of_the_picture() -> None:
    spots = lay_out(weave(PASSAGES))
    assert set(spots) == set(PASSAGES)
    assert len(set(spots.values())) == len(spots)
