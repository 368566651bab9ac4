"""The plot of what many tables cost shows the figures that lie beside it."""

from __future__ import annotations

from typing import Any

from msgspec import json

import plot_growth
from questhall.lab.bench_crowd import Cost


def test_every_figure_is_a_point_of_its_panel() -> None:
    data = plot_growth.FIGURES.read_bytes()
    figures: list[dict[str, Any]] = json.decode(data)
    assert [cost.tables for cost in json.decode(data, type=list[Cost])] == [each["tables"] for each in figures]
    memory, processor, waiting = plot_growth.curves(figures)
    assert (memory[:2], processor[:2], waiting[:2]) == (
        ("memory", "MB"),
        ("processor time", "ms"),
        ("until a move is seen", "ms"),
    )
    servers = [point["value"] for point in memory[2] if point["what"] == "server"]
    assert servers == [each["server_mb"] for each in figures]
    assert [point["value"] for point in waiting[2] if point["what"] == "p99"] == [
        each["crowd"]["p99_ms"] for each in figures
    ]


def test_a_panel_has_both_axes_by_orders_of_magnitude() -> None:
    drawn = plot_growth.panel("memory", "MB", [plot_growth.point(10, "server", 100.0)]).to_dict()
    assert {drawn["encoding"][axis]["scale"]["type"] for axis in ("x", "y")} == {"log"}
