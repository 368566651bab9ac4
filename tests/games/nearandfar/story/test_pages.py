"""The storybook and the arcade deck as they are: nothing for the checker to find, and what the frame asks for."""

from __future__ import annotations

from collections import Counter

import pytest

import questhall.games.nearandfar.cards.box  # noqa: F401  Everything must lie in the box.
from questhall.games.nearandfar import GAME
from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.cards.define import BOSSES, KEEPSAKES
from questhall.games.nearandfar.components import TRIBES
from questhall.games.nearandfar.story.book import ARCADE, PASSAGES
from questhall.games.nearandfar.story.checker import check_arcade, check_book
from questhall.games.nearandfar.story.checks.links import keywords_in, rewards
from questhall.games.nearandfar.story.shelves import KEYS_OF_MAP, shelf_of, to_come
from questhall.text import LANGUAGES, Texts


def test_the_checker_finds_nothing_in_the_storybook() -> None:
    assert check_book(PASSAGES, KEEPSAKES, to_come()) == []


def test_the_checker_finds_nothing_in_the_arcade_deck() -> None:
    assert check_arcade(ARCADE) == []


@pytest.mark.parametrize("number", [*KEYS_OF_MAP])
def test_the_books_of_a_map_open_its_passages(number: int) -> None:
    assert set(MAPS[number].books) == set(KEYS_OF_MAP[number])
    if number not in to_come().maps:
        assert all(key in PASSAGES for key in MAPS[number].books)


def test_the_storybook_of_the_maps_is_whole() -> None:
    assert len([key for key in PASSAGES if shelf_of(key) == "map"]) == 176
    assert to_come().maps == ()


def test_every_boss_has_its_passage() -> None:
    for boss in BOSSES.values():
        choices = PASSAGES[boss.passage].choices
        assert all(choice.check is None for choice in choices)
        assert [bool(choice.keywords) for choice in choices].count(False) == 1


def test_the_first_adventure_needs_no_campaign() -> None:
    for key in KEYS_OF_MAP[1]:
        for choice in PASSAGES[key].choices:
            assert not choice.keywords
            assert not any(reward.keyword or reward.side_quest for reward in rewards(choice))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_keyword_has_a_name(language: str) -> None:
    texts = Texts(GAME, language)
    names = [texts.name("keyword", keyword) for keyword in sorted(keywords_in(PASSAGES))]
    assert all(name.isupper() for name in names)
    assert len({*names}) == len(names)


@pytest.mark.rule("NF-COMP-13")
def test_the_arcade_deck_has_forty_cards_within_the_frame() -> None:
    assert len(ARCADE) == 40
    kinds = Counter(tuple(sorted(choice.check or "" for choice in card.choices)) for card in ARCADE.values())
    assert kinds == {("combat", "skill"): 24, ("skill", "skill"): 10, ("combat", "combat"): 6}
    choices = [choice for card in ARCADE.values() for choice in card.choices]
    assert {choice.difficulty for choice in choices} == {*range(4, 11)}
    for tribe in TRIBES:
        assert 17 <= sum(tribe in choice.reward.tokens for choice in choices) <= 23
