"""The curve of a search's strength shows what stands in files of the arena."""

from __future__ import annotations

from pathlib import Path

from msgspec import json

import plot_strength
from questhall.lab.arena import go_on
from questhall.lab.plan import make_plan
from questhall.lab.rating import standings
from questhall.lab.simulate import share


def test_a_file_of_the_arena_becomes_a_point_of_the_curve(tmp_path: Path) -> None:
    plan = make_plan("rollplayer", 2, 2, ("search:0.001", "greedy"), options={"short_game": True}, seed=3)
    outcomes = go_on(plan, tmp_path / "file.jsonl")
    found = plot_strength.strength_in(tmp_path / "file.jsonl")

    won = sum(share(outcome, outcome.bots.index("search:0.001")) for outcome in outcomes)
    assert (found.game, found.seconds, found.matches, found.share) == ("rollplayer", 0.001, 2, won / 2)
    row = next(row for row in standings(outcomes) if row.bot != "greedy")
    assert (found.low, found.high) == (row.low, row.high)


def test_the_picture_shows_the_figures_that_lie_beside_it() -> None:
    found = json.decode(plot_strength.FIGURES.read_bytes(), type=list[plot_strength.Strength])
    assert [each.seconds for each in found] == sorted({each.seconds for each in found})
    drawn = plot_strength.curve(found).to_dict()
    points = [rows for rows in drawn["datasets"].values() if "seconds" in rows[0]]
    assert [[each["share"] for each in rows] for rows in points] == [[each.share for each in found]]
