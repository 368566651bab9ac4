"""Draws how the cost of a hall grows with its tables, from the figures of `questhall bench server --growth --json`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import altair as alt
import polars as pl
from msgspec import json

FIGURES = Path(__file__).parents[1] / "docs" / "images" / "growth.json"
PICTURE = FIGURES.with_suffix(".svg")
WIDTH, HEIGHT = 260, 220


def curves(costs: list[dict[str, Any]]) -> list[tuple[str, str, list[dict[str, Any]]]]:
    """For each panel its title, its unit, and its points."""
    memory, processor, waiting = [], [], []
    for cost in costs:
        tables, crowd = cost["tables"], cost["crowd"]
        memory += [point(tables, "server", cost["server_mb"]), point(tables, "bots", cost["bots_mb"])]
        processor.append(point(tables, "server, for an entry", cost["move_ms"]))
        waiting += [point(tables, "p50", crowd["p50_ms"]), point(tables, "p99", crowd["p99_ms"])]
    return [("memory", "MB", memory), ("processor time", "ms", processor), ("until a move is seen", "ms", waiting)]


def point(tables: int, what: str, value: float) -> dict[str, Any]:
    return {"tables": tables, "what": what, "value": value}


def panel(title: str, unit: str, points: list[dict[str, Any]]) -> alt.Chart:
    drawn: alt.Chart = alt.Chart(pl.DataFrame(points), title=title, width=WIDTH, height=HEIGHT).mark_line(point=True)
    return drawn.encode(
        x=alt.X("tables", scale=alt.Scale(type="log")),
        y=alt.Y("value", title=unit, scale=alt.Scale(type="log")),
        color=alt.Color("what", title=None, legend=alt.Legend(orient="bottom")),
    )


def main() -> None:
    panels = [panel(*each) for each in curves(json.decode(FIGURES.read_bytes()))]
    alt.hconcat(*panels).resolve_scale(color="independent").save(PICTURE)


if __name__ == "__main__":
    main()
