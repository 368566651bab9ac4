"""The characters' own lines: whichever way somebody goes, ten passages, ever harder, and more than one ending."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from questhall.games.nearandfar.components import CHARACTER_QUESTS, CHARACTERS
from questhall.games.nearandfar.story.book import PASSAGES
from questhall.games.nearandfar.story.shelves import character_of, to_come

WRITTEN = [character for character in CHARACTERS if character not in to_come().characters]
FEWEST_PASSAGES = 14
ENDINGS = range(2, 5)
EARLY, LATE = range(4, 7), range(7, 11)
"""How hard the first three steps and the last two may be."""


def paths(key: str) -> Iterator[tuple[str, ...]]:
    """Every way from this passage to an ending, by the keys that are read."""
    for goal in {choice.next for choice in PASSAGES[key].choices}:
        if not goal:
            yield (key,)
        else:
            yield from ((key, *rest) for rest in paths(goal))


@pytest.mark.parametrize("character", WRITTEN)
@pytest.mark.rule("NF-CHARQ-03")
def test_every_path_through_a_line_has_ten_passages(character: str) -> None:
    ways = [*paths(f"{character}-1")]
    assert {len(way) for way in ways} == {CHARACTER_QUESTS}
    assert all(character_of(key) == character for way in ways for key in way)


@pytest.mark.parametrize("character", WRITTEN)
def test_a_line_branches_and_has_several_endings(character: str) -> None:
    ways = [*paths(f"{character}-1")]
    assert len({key for way in ways for key in way}) >= FEWEST_PASSAGES
    assert len({way[-1] for way in ways}) in ENDINGS


@pytest.mark.parametrize("character", WRITTEN)
def test_every_step_offers_a_choice_and_the_last_ones_are_the_hardest(character: str) -> None:
    for way in paths(f"{character}-1"):
        for step, key in enumerate(way, start=1):
            choices = PASSAGES[key].choices
            assert len([choice for choice in choices if not choice.keywords]) >= 2
            checks = [choice.difficulty for choice in choices if choice.check]
            assert step > 3 or all(difficulty in EARLY for difficulty in checks)
            assert step < 9 or all(difficulty in LATE for difficulty in checks)
