"""Readers, the bots that seek the unread: what they want, where they walk, and what they count."""

from __future__ import annotations

import pytest

from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.story.book import PASSAGES
from questhall.games.nearandfar.story.define import Passage
from questhall.games.nearandfar.story.shelves import MAP_OF
from questhall.lab.reading import distances, play_campaign, read_campaigns
from questhall.lab.unread import Memory
from support.nearandfar_book import gift, giving, option, other, passage


@pytest.fixture
def memory() -> Memory:
    pages: list[Passage] = [
        passage("1", option(), giving(keyword="ember")),
        passage("2", option(), giving(side_quest="s1")),
        passage("17", option(), other(), gift("ember")),
        passage("s1", option(), other()),
    ]
    return Memory({page.key: page for page in pages})


def test_a_page_that_nobody_has_read_is_wanted_more_than_one_that_was(memory: Memory) -> None:
    before = memory.appetite("17", [])
    memory.note("17", [0, 1])
    assert before > memory.appetite("17", []) == 0.0


def test_a_page_is_opened_again_for_what_it_leads_to(memory: Memory) -> None:
    """The side quest of passage 2 while it is unread, the keyword of passage 1 while it opens something."""
    memory.note("1", [0, 1])
    memory.note("2", [0, 1])
    assert memory.appetite("2", []) > 0.0
    assert memory.appetite("1", []) > 0.0 == memory.appetite("1", ["ember"])
    memory.note("s1", [0, 1])
    assert memory.appetite("2", []) == 0.0
    memory.note("17", [2])
    assert memory.appetite("1", []) == 0.0


def test_an_option_nobody_was_offered_is_wanted_by_whoever_has_its_keyword(memory: Memory) -> None:
    memory.note("17", [0, 1])
    assert memory.appetite("17", ["ember"]) > memory.appetite("17", [])
    assert memory.never_offered[-3:] == ["17, option 3", "s1, option 1", "s1, option 2"]


def test_a_line_counts_what_is_unread_from_a_passage_on() -> None:
    pages = [passage("rin-1", option(next="rin-2"), other()), passage("rin-2", option(), other())]
    memory = Memory({page.key: page for page in pages})
    assert (memory.onward("rin-1"), memory.onward("rin-2")) == pytest.approx((9.6, 4.8))
    memory.note("rin-1", [0])
    assert (memory.onward("rin-1"), memory.onward("rin-2")) == pytest.approx((5.2, 4.8))


def test_distances_are_steps_along_the_trails() -> None:
    far = distances(2, 0)
    assert far[0] == 0
    assert len(far) == len(MAPS[2].spots)
    assert all(abs(far[a] - far[b]) <= 1 for a in far for b in MAPS[2].neighbours[a])


def test_readers_read_most_of_the_first_map_in_one_game() -> None:
    memory = Memory(PASSAGES)
    assert play_campaign(memory, "first", seed=0) == 1
    assert len(memory.read) >= 10
    assert set(memory.read) <= set("ABCDEFGHIJKLMNOP")


def test_a_group_may_come_late() -> None:
    memory = Memory(PASSAGES)
    assert play_campaign(memory, "campaign", seed=0, first=11) >= 1
    assert {key for key in memory.read if key in MAP_OF} <= {key for key in MAP_OF if MAP_OF[key] == 11}
    assert len(memory.read) >= 8


def test_a_round_says_what_was_never_read() -> None:
    found = read_campaigns(1, seed=1)
    assert (found.campaigns, found.passages) == (2, len(PASSAGES))
    assert found.read + len(found.unread) == found.passages
    assert found.read > found.passages // 4
