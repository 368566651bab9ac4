"""Draws how a search gets stronger with more time, from files of the arena in which it plays against one greedy bot.

    python tools/plot_strength.py a.jsonl b.jsonl …

Without files it draws again what was counted last.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import altair as alt
import polars as pl
from msgspec import Struct, json, structs

from questhall.bots import SearchBot, make_bot
from questhall.engine import QuesthallError
from questhall.lab.arena import read_arena
from questhall.lab.rating import standings

FIGURES = Path(__file__).parents[1] / "docs" / "images" / "strength.json"
PICTURE = FIGURES.with_suffix(".svg")
WIDTH, HEIGHT = 420, 260
EVEN = 0.5
RIVAL = "greedy"


class Strength(Struct):
    """What a search with so much time made of its matches against a greedy bot."""

    game: str
    seconds: float
    """Of one core's time, for a decision."""
    matches: int
    share: float
    low: float
    high: float


def strength_in(file: Path) -> Strength:
    """The first places of the search, ties shared, and the interval of 95 %."""
    plan, outcomes = read_arena(file)
    name = next(bot for bot in plan.bots if bot != RIVAL)
    bot, row = make_bot(name), next(row for row in standings(outcomes) if row.bot == name)
    if not isinstance(bot, SearchBot):
        raise QuesthallError(f"{file} is about {name}, which does not search")
    return Strength(plan.game, bot.box.seconds, row.seats, row.rate, row.low, row.high)


def curve(found: list[Strength]) -> alt.LayerChart:
    """The share by the time, with its intervals, and a line where both are equally strong."""
    drawn = alt.Chart(pl.DataFrame([structs.asdict(each) for each in found]), width=WIDTH, height=HEIGHT)
    time = alt.X("seconds", title="seconds for a decision", scale=alt.Scale(type="log"))
    share = alt.Y("share", title="first places", axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1]))
    even = alt.Chart(pl.DataFrame({"share": [EVEN]})).mark_rule(strokeDash=[4, 4]).encode(y="share")
    intervals = drawn.mark_rule().encode(x=time, y=alt.Y("low"), y2="high")
    layers: alt.LayerChart = even + intervals + drawn.mark_line(point=True).encode(x=time, y=share)
    return layers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    files = parser.parse_args().files
    if files:
        found = sorted(map(strength_in, files), key=lambda each: each.seconds)
        FIGURES.write_bytes(json.format(json.encode(found), indent=2) + b"\n")
    curve(json.decode(FIGURES.read_bytes(), type=list[Strength])).save(PICTURE)


if __name__ == "__main__":
    main()
