"""`questhall bench`: how fast a game is, beside a peer where one is installed."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec import json, structs
from rich.console import Console
from rich.table import Table

from questhall.cli.games import JsonFlag
from questhall.engine.deal import make_deal
from questhall.games import GAMES, game_of
from questhall.lab.bench import SLICE, SLICES, Bench, measure
from questhall.lab.bench_server import ServerBench, measure_server

LEAST_LOAD = 5.0
"""Seconds that a server is loaded at least."""


def add_to(app: typer.Typer) -> None:
    @app.command(name="bench")
    def bench(
        game: Annotated[str | None, typer.Argument(help="The game, or `server`; by default all games.")] = None,
        players: Annotated[int, typer.Option(help="Players in a match.")] = 4,
        seconds: Annotated[float, typer.Option(min=0.05, help="Length of a slice.")] = SLICE,
        slices: Annotated[int, typer.Option(min=1, help="Slices, taken in turn with the peer's.")] = SLICES,
        database: Annotated[str, typer.Option(help="For the server: postgresql://…")] = "",
        as_json: JsonFlag = False,
    ) -> None:
        """Measure decisions/s, clone, save and load through the public interface, on one core.

        `questhall bench server` measures moves/s and latency of the server through real sockets instead.
        """
        if game == "server":
            show_server(measure_server(max(seconds, LEAST_LOAD), database=database), as_json=as_json)
            return
        keys = [game] if game else list(GAMES)
        for key in keys:
            make_deal(game_of(key), players, seed=0)
        show_games([measure(key, players, seconds, slices) for key in keys], as_json=as_json)


def show_games(figures: list[Bench], *, as_json: bool) -> None:
    if as_json:
        print(json.format(json.encode(figures), indent=2).decode())
        return
    for each in figures:
        table = Table(each.game, f"{each.players} players, {each.python}")
        for name, value in structs.asdict(each).items():
            if name not in ("game", "players", "python") and value not in (None, ""):
                table.add_row(name, f"{value:,}" if isinstance(value, float) else str(value))
        Console().print(table)


def show_server(bench: ServerBench, *, as_json: bool) -> None:
    if as_json:
        print(json.format(json.encode(bench), indent=2).decode())
        return
    table = Table("server", "tables", "moves/s", "p50 ms", "p99 ms", "memory MB")
    for each in bench.loads:
        figures = (f"{each.moves_per_second:,.0f}", f"{each.p50_ms:.1f}", f"{each.p99_ms:.1f}", f"{each.memory_mb:.0f}")
        table.add_row(each.server, str(each.tables), *figures)
    console = Console()
    console.print(table)
    console.print(f"started in {bench.start_seconds:.2f} s; {bench.memory_mb:.0f} MB without a table,")
    console.print(f"{bench.live_table_kb:.0f} KB more for a live table, {bench.idle_table_kb:.0f} KB for an idle one")
