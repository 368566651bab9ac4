"""What is read to a player, and when: chapters QUEST and KEY as far as they concern the page alone."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from questhall.games.nearandfar.components import Check
from questhall.games.nearandfar.story.define import Choice, Passage, Words


class Heading(Struct, frozen=True):
    """An option as it is read before it is chosen."""

    heading: Words
    check: Check | None
    difficulty: int
    coins: int
    gems: int
    food: int


class OpenPage(Struct, frozen=True):
    """A passage as it is read aloud: no outcome and no reward stands here, so none can be seen too early."""

    key: str
    title: Words
    opening: Words | None
    headings: tuple[Heading, ...]


def open_page(passage: Passage) -> OpenPage:
    """The opening, and of every option its check, difficulty, price and heading (NF-QUEST-03)."""
    headings = tuple(
        Heading(choice.heading, choice.check, choice.difficulty, choice.coins, choice.gems, choice.food)
        for choice in passage.choices
    )
    return OpenPage(passage.key, passage.title, passage.opening, headings)


def offered(passage: Passage, keywords: Collection[str]) -> list[int]:
    """The options for somebody with these keywords, by their place in the passage. Prices are not looked at.

    NF-KEY-02  A keyword option that fits replaces all others,
    NF-KEY-07  the one with most keywords before the rest; an optional one only joins those without keywords.
    """
    if forced := most_fitting(passage, keywords):
        return forced[:1]
    return [place for place, choice in enumerate(passage.choices) if set(choice.keywords) <= set(keywords)]


def most_fitting(passage: Passage, keywords: Collection[str]) -> list[int]:
    """The forced options that fit best. The book should never leave two (the checker looks); the first one counts."""
    forced = {
        place: len(choice.keywords)
        for place, choice in enumerate(passage.choices)
        if is_forced(choice) and set(choice.keywords) <= set(keywords)
    }
    return [place for place, count in forced.items() if count == max(forced.values())]


def is_forced(choice: Choice) -> bool:
    """Whether it must be read to whoever has its keywords."""
    return bool(choice.keywords) and not choice.optional


def has_price(choice: Choice) -> bool:
    return bool(choice.coins or choice.gems or choice.food)
