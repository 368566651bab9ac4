"""The web of the storybook as a picture: a page with an SVG that any browser shows.

Maps stand side by side as columns, their passages above and the side quests that begin there below; bosses stand under
the last map, and each character's line runs from left to right in a strip of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import NamedTuple

from questhall.games.nearandfar.components import CHARACTERS
from questhall.games.nearandfar.story.checks.echoes import Language
from questhall.games.nearandfar.story.shelves import KEYS_OF_MAP, PASSAGES_OF_A_MAP
from questhall.games.nearandfar.story.web import Knot, Thread, Web

COLUMN, ROW, WIDTH, HEIGHT = 236, 30, 182, 22
MARGIN = 40
LETTERS = 25
"""What fits into a box."""
STYLE = """
body { background: #f7f3ea; color: #3a332b; font: 15px/1.5 Georgia, serif; margin: 24px }
text { font: 11px Georgia, serif; fill: #3a332b } text.head { font-weight: bold; font-size: 13px }
rect { stroke: #8a7f70; fill: #fffdf8 } .side rect { fill: #e3eefb } .boss rect { fill: #f8dcd6 }
.character rect { fill: #eaf3df } path { fill: none; stroke-width: 1.2 }
.next { stroke: #7aa05a } .side-thread { stroke: #3d76b8 } .keyword { stroke: #c98a2b; stroke-opacity: .55 }
g.knot:hover rect { stroke: #000; stroke-width: 2 }
path:hover, path.lit { stroke-width: 3; stroke-opacity: 1 } svg.looking path:not(.lit) { stroke-opacity: .08 }
i { display: inline-block; width: 2em; border-top: 3px solid; vertical-align: middle; margin: 0 .4em 0 1.2em }
"""
SCRIPT = """
const svg = document.querySelector("svg")
for (const knot of document.querySelectorAll("g.knot")) {
  const key = knot.dataset.key
  const own = document.querySelectorAll(`path[data-start="${key}"], path[data-goal="${key}"]`)
  const light = (on) => { svg.classList.toggle("looking", on); own.forEach((path) => path.classList.toggle("lit", on)) }
  knot.addEventListener("mouseenter", () => light(true))
  knot.addEventListener("mouseleave", () => light(false))
}
"""
"""Pointing at a passage shows its ways alone."""
LEGEND: dict[Language, tuple[str, str, str]] = {
    "en": ("a keyword given and asked for", "a side quest", "the next passage of a line"),
    "ru": ("подсказка: где дают и где спрашивают", "дополнительное приключение", "следующий отрывок"),
}
COLOURS = ("#c98a2b", "#3d76b8", "#7aa05a")


class Spot(NamedTuple):
    x: int
    y: int


def draw_page(web: Web, language: Language, heading: str, maps: Mapping[int, str]) -> str:
    """The whole page. A passage shows its title when pointed at, and its ways; a thread its keyword."""
    spots = lay_out(web)
    width = max(spot.x for spot in spots.values()) + WIDTH + MARGIN
    height = max(spot.y for spot in spots.values()) + HEIGHT + MARGIN
    threads = "\n".join(draw_thread(thread, spots) for thread in web.threads if thread.goal in spots)
    knots = "\n".join(draw_knot(knot, spots[knot.key], language) for knot in web.knots)
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{threads}\n{knots}\n{"".join(heads(maps))}\n</svg>'
    title = escape(heading)
    signs = zip(COLOURS, LEGEND[language], strict=True)
    legend = "".join(f'<i style="color: {colour}"></i>{escape(what)}' for colour, what in signs)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n<body><h1>{title}</h1><p>{legend}</p>\n{svg}\n<script>{SCRIPT}</script></body></html>\n"
    )


def lay_out(web: Web) -> dict[str, Spot]:
    """Where every passage stands."""
    spots: dict[str, Spot] = {}
    for column, number in enumerate(KEYS_OF_MAP):
        here = [knot for knot in web.knots if knot.map == number]
        own = [knot for knot in here if knot.shelf == "map"]
        others = [knot for knot in here if knot.shelf != "map"]
        for row, knot in [*enumerate(own), *enumerate(others, start=PASSAGES_OF_A_MAP + 1)]:
            spots[knot.key] = Spot(MARGIN + column * COLUMN, MARGIN + (row + 1) * ROW)
    below = max((spot.y for spot in spots.values()), default=0) + 2 * ROW
    for character in CHARACTERS:
        line = [knot for knot in web.knots if knot.line == character]
        spots |= lay_out_line(web, line, below)
        below = max((spots[knot.key].y for knot in line), default=below) + 2 * ROW
    return spots | {knot.key: Spot(MARGIN, below) for knot in web.knots if knot.key not in spots}


def lay_out_line(web: Web, line: list[Knot], top: int) -> dict[str, Spot]:
    """A character's line: a column for each step."""
    steps = steps_of(web, line)
    taken: dict[int, int] = {}
    spots: dict[str, Spot] = {}
    for knot in line:
        step = steps.get(knot.key, 0)
        row = taken[step] = taken.get(step, 0) + 1
        spots[knot.key] = Spot(MARGIN + step * COLUMN, top + row * ROW)
    return spots


def steps_of(web: Web, line: list[Knot]) -> dict[str, int]:
    """How many passages lie before each one of a line."""
    onward: dict[str, list[str]] = {}
    for thread in web.of("next"):
        onward.setdefault(thread.start, []).append(thread.goal)
    steps = {knot.key: 0 for knot in line[:1]}
    waiting = [*steps]
    for key in waiting:
        fresh = [goal for goal in onward.get(key, []) if goal not in steps]
        steps |= dict.fromkeys(fresh, steps[key] + 1)
        waiting += fresh
    return steps


def draw_knot(knot: Knot, spot: Spot, language: Language) -> str:
    title = escape(getattr(knot.title, language))
    name = f"{knot.key} {title}"
    label = name if len(name) <= LETTERS else name[: LETTERS - 1] + "…"
    box = f'<rect x="{spot.x}" y="{spot.y}" width="{WIDTH}" height="{HEIGHT}" rx="4"/>'
    text = f'<text x="{spot.x + 6}" y="{spot.y + 15}">{label}</text>'
    return f'<g class="knot {knot.shelf}" data-key="{knot.key}"><title>{name}</title>{box}{text}</g>'


def draw_thread(thread: Thread, spots: dict[str, Spot]) -> str:
    """A curve from the right side of one to the left side of the other; the keyword is its name."""
    start, goal = spots[thread.start], spots[thread.goal]
    x1, y1, x2, y2 = start.x + WIDTH, start.y + HEIGHT // 2, goal.x, goal.y + HEIGHT // 2
    bend = max(40, abs(x2 - x1) // 2)
    name = "side-thread" if thread.tie == "side" else thread.tie
    told = escape(f"{thread.keyword.upper()} {thread.start} → {thread.goal}".strip())
    ends = f'data-start="{thread.start}" data-goal="{thread.goal}"'
    curve = f"M{x1} {y1} C{x1 + bend} {y1} {x2 - bend} {y2} {x2} {y2}"
    return f'<path class="{name}" {ends} d="{curve}"><title>{told}</title></path>'


def heads(maps: Mapping[int, str]) -> Iterator[str]:
    for column, number in enumerate(KEYS_OF_MAP):
        name = escape(f"{number} {maps[number]}")
        yield f'<text class="head" x="{MARGIN + column * COLUMN}" y="{MARGIN + 14}">{name}</text>'
