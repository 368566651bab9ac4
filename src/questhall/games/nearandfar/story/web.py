"""The web of the storybook: every passage as a knot, every way from one to another as a thread."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from questhall.games.nearandfar.story.checks.links import Links, rewards
from questhall.games.nearandfar.story.define import Passage, Words
from questhall.games.nearandfar.story.shelves import Shelf, ToCome, character_of, shelf_of

Tie = Literal["next", "side", "keyword"]
"""A next passage of a character's line, a side quest that is noted, a keyword given here and asked for there."""


class Knot(Struct, frozen=True):
    """A passage, and where it hangs: on which map it can first be read, or in whose line."""

    key: str
    title: Words
    shelf: Shelf
    map: int
    line: str
    gives: tuple[str, ...]
    asks: tuple[str, ...]


class Thread(Struct, frozen=True):
    """A way from one passage to another."""

    start: str
    goal: str
    tie: Tie
    keyword: str = ""


class Web(Struct, frozen=True):
    knots: tuple[Knot, ...]
    threads: tuple[Thread, ...]

    def of(self, tie: Tie) -> list[Thread]:
        return [thread for thread in self.threads if thread.tie == tie]


def weave(book: Mapping[str, Passage]) -> Web:
    """The whole book. Passages that nobody comes to hang on no map."""
    links = Links(book, ToCome())
    knots = tuple(knot(links, key, passage) for key, passage in book.items())
    return Web(knots, tuple([*steps(links), *promises(links)]))


def knot(links: Links, key: str, passage: Passage) -> Knot:
    gives = [reward.keyword for choice in passage.choices for reward in rewards(choice) if reward.keyword]
    asks = [keyword for choice in passage.choices for keyword in choice.keywords]
    distinct = (tuple(dict.fromkeys(gives)), tuple(dict.fromkeys(asks)))
    return Knot(key, passage.title, shelf_of(key), links.reached.get(key, 0), character_of(key), *distinct)


def steps(links: Links) -> Iterator[Thread]:
    """Side quests that are noted, and next passages."""
    for goal, ways in links.leads_to.items():
        for start in dict.fromkeys(origin for origin, _ in ways):
            yield Thread(start, goal, "next" if character_of(goal) else "side")


def promises(links: Links) -> Iterator[Thread]:
    """Keywords, from every passage that gives one to every passage that asks for it later."""
    for (keyword, line), givers in links.givers.items():
        for asker in dict.fromkeys(links.askers.get((keyword, line), [])):
            for giver in givers:
                if giver != asker and links.reached[giver] <= links.reached[asker]:
                    yield Thread(giver, asker, "keyword", keyword)
