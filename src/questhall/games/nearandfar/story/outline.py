"""The web of the storybook as text: map by map, what leads where and which keyword opens what."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from questhall.games.nearandfar.components import CHARACTERS
from questhall.games.nearandfar.story.checks.echoes import Language
from questhall.games.nearandfar.story.shelves import KEYS_OF_MAP
from questhall.games.nearandfar.story.web import Knot, Thread, Tie, Web


def outline(web: Web, language: Language) -> Iterator[str]:
    """A line for each passage, and under it its ways: map by map, then character by character."""
    titles = {knot.key: getattr(knot.title, language) for knot in web.knots}
    after = {key: [*threads] for key, threads in groupby(sorted(web.threads, key=start_of), start_of)}
    for heading, knots in chapters(web):
        yield heading
        for knot in knots:
            yield f"  {knot.key:<14} {titles[knot.key]}"
            yield from ways(after.get(knot.key, []), titles)
        yield ""


def start_of(thread: Thread) -> str:
    return thread.start


def chapters(web: Web) -> Iterator[tuple[str, list[Knot]]]:
    for number in KEYS_OF_MAP:
        here = [knot for knot in web.knots if knot.map == number]
        for shelf in ("map", "side", "boss"):
            if knots := [knot for knot in here if knot.shelf == shelf]:
                yield f"{shelf} {number}", knots
    for character in CHARACTERS:
        yield character, [knot for knot in web.knots if knot.line == character]


def ways(threads: list[Thread], titles: dict[str, str]) -> Iterator[str]:
    arrows: dict[Tie, str] = {"next": "→", "side": "⇒", "keyword": "…"}
    for thread in threads:
        word = f"{thread.keyword.upper()} " if thread.keyword else ""
        yield f"      {arrows[thread.tie]} {word}{thread.goal} {titles.get(thread.goal, '')}".rstrip()
