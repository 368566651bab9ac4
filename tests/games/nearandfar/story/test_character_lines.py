"""The characters' own lines: whichever way somebody goes, ten passages, ever harder, and more than one ending."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from questhall.games.nearandfar.components import CHARACTER_QUESTS, CHARACTERS
from questhall.games.nearandfar.story.book import PASSAGES
from questhall.games.nearandfar.story.checks.links import rewards
from questhall.games.nearandfar.story.shelves import character_of

LONG = ("shardling", "rin")
"""The rulebook calls their stories much longer than the others'."""
MUCH_LONGER = 1.25
FEWEST_PASSAGES, FEWEST_IN_ALL = 20, 172
ENDINGS = range(3, 5)
EARLY, LATE = range(4, 7), range(7, 11)
"""How hard the first three steps and the last two may be."""
SHARED_KEYWORDS = {"rope", "well"}
"""The torn rope of the ferry and the well on the road, where Eyim and Rin, or Tansy for him, have hold of two ends."""


def paths(key: str) -> Iterator[tuple[str, ...]]:
    """Every way from this passage to an ending, by the keys that are read."""
    for goal in {choice.next for choice in PASSAGES[key].choices}:
        if not goal:
            yield (key,)
        else:
            yield from ((key, *rest) for rest in paths(goal))


def line_of(character: str) -> list[str]:
    return [key for key in PASSAGES if character_of(key) == character]


def step(key: str) -> int:
    """`rin-10c` is read as the tenth."""
    return int(key.partition("-")[2].rstrip("abcd"))


def after(key: str) -> set[str]:
    """What may still be read by somebody who has come to this passage."""
    return {passage for way in paths(key) for passage in way}


def given(character: str) -> dict[str, int]:
    """The keywords of a line, and at which step each is first given."""
    steps: dict[str, int] = {}
    for key in sorted(line_of(character), key=step):
        for choice in PASSAGES[key].choices:
            for reward in filter(lambda reward: reward.keyword, rewards(choice)):
                steps.setdefault(reward.keyword, step(key))
    return steps


def asked(character: str) -> dict[str, int]:
    """The keywords that open an option, and at which step the last of these is."""
    choices = [(step(key), choice) for key in line_of(character) for choice in PASSAGES[key].choices]
    return {
        keyword: place for place, choice in sorted(choices, key=lambda found: found[0]) for keyword in choice.keywords
    }


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.rule("NF-CHARQ-03")
def test_every_path_through_a_line_has_ten_passages(character: str) -> None:
    ways = [*paths(f"{character}-1")]
    assert {len(way) for way in ways} == {CHARACTER_QUESTS}
    assert {key for way in ways for key in way} == {*line_of(character)}
    assert all(step(key) == place for way in ways for place, key in enumerate(way, start=1))


def test_the_lines_are_long_and_two_of_them_longer() -> None:
    long = [len(line_of(character)) for character in LONG]
    others = [len(line_of(character)) for character in CHARACTERS if character not in LONG]
    assert min(others) >= FEWEST_PASSAGES
    assert min(long) >= MUCH_LONGER * max(others)
    assert sum(long) + sum(others) >= FEWEST_IN_ALL


@pytest.mark.parametrize("character", CHARACTERS)
def test_the_endings_differ_in_what_they_pay(character: str) -> None:
    endings = [key for key in line_of(character) if step(key) == CHARACTER_QUESTS]
    assert len(endings) in ENDINGS
    for one, other in combinations(endings, 2):
        pays = [choice.reward for choice in PASSAGES[one].choices]
        assert not any(choice.reward in pays for choice in PASSAGES[other].choices)


@pytest.mark.parametrize("character", CHARACTERS)
def test_what_is_chosen_early_closes_some_late_passages(character: str) -> None:
    late = {key for key in line_of(character) if step(key) > CHARACTER_QUESTS // 2}
    early = [key for key in line_of(character) if step(key) in (4, 5)]
    assert any(late - after(one) != late - after(other) for one, other in combinations(early, 2))


@pytest.mark.parametrize("character", CHARACTERS)
def test_something_taken_along_early_opens_an_option_late(character: str) -> None:
    early = {keyword for keyword, place in given(character).items() if place <= CHARACTER_QUESTS // 2}
    assert any(place > CHARACTER_QUESTS // 2 for keyword, place in asked(character).items() if keyword in early)


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_step_offers_a_choice_and_the_last_ones_are_the_hardest(character: str) -> None:
    for key in line_of(character):
        choices = PASSAGES[key].choices
        assert len([choice for choice in choices if not choice.keywords]) >= 2
        checks = [choice.difficulty for choice in choices if choice.check]
        assert step(key) > 3 or all(difficulty in EARLY for difficulty in checks)
        assert step(key) < 9 or all(difficulty in LATE for difficulty in checks)


def test_the_lines_of_eyim_and_rin_cross() -> None:
    for one, other in (("eyim", "Rin"), ("rin", "Eyim")):
        texts = [choice.outcome for key in line_of(one) for choice in PASSAGES[key].choices]
        assert any(text and other in text.en for text in texts)
        assert {*given(one)} & {*asked(one)} >= SHARED_KEYWORDS
