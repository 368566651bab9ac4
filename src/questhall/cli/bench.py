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
from questhall.lab.bench_search import LabBench, measure_lab
from questhall.lab.bench_server import ServerBench, measure_server

LEAST_LOAD, LEAST_LOOP = 5.0, 3.0
"""Seconds that a server is loaded at least, and that a slice of simulated matches takes."""
CROWD_SECONDS = 60.0


def add_to(app: typer.Typer) -> None:
    @app.command(name="bench")
    def bench(
        game: Annotated[
            str | None, typer.Argument(help="The game, `server` or `search`; by default all games.")
        ] = None,
        players: Annotated[int, typer.Option(help="Players in a match.")] = 4,
        seconds: Annotated[float | None, typer.Option(min=0.05, help="Length of a slice, or of a load.")] = None,
        slices: Annotated[int, typer.Option(min=1, help="Slices, taken in turn with the peer's.")] = SLICES,
        database: Annotated[str, typer.Option(help="For the server: postgresql://…")] = "",
        tables: Annotated[int, typer.Option(min=0, help="For the server: a crowd at so many tables with bots.")] = 0,
        rate: Annotated[float, typer.Option(min=0.1, help="Moves a second of that crowd.")] = 200.0,
        stored: Annotated[int, typer.Option(min=0, help="For the server: an archive of so many matches.")] = 0,
        growth: Annotated[bool, typer.Option("--growth", help="For the server: 10 to 10,000 tables.")] = False,
        as_json: JsonFlag = False,
    ) -> None:
        """Measure decisions/s, clone, save and load through the public interface, on one core.

        `questhall bench server` measures moves/s and latency of the server through real sockets instead,
        `questhall bench search` the search bot's futures/s in all games, and what simulations make of two cores.

        `bench server --tables`: people answer at a fixed rate at many tables. `--stored`: they ask for their lists and
        for old matches. `--growth`: the first of these with 10 to 10,000 tables.
        """
        if game == "server" and (tables or stored or growth):
            bench_hall(tables, stored, rate, seconds or CROWD_SECONDS, database, growth=growth, as_json=as_json)
            return
        if game == "server":
            show_server(measure_server(max(seconds or SLICE, LEAST_LOAD), database=database), as_json=as_json)
            return
        if game == "search":
            show_lab(measure_lab(max(seconds or SLICE, LEAST_LOOP), slices), as_json=as_json)
            return
        keys = [game] if game else list(GAMES)
        for key in keys:
            make_deal(game_of(key), players, seed=0)
        show_games([measure(key, players, seconds or SLICE, slices) for key in keys], as_json=as_json)


def bench_hall(
    tables: int, stored: int, rate: float, seconds: float, database: str, *, growth: bool, as_json: bool
) -> None:
    from questhall.cli import bench_hall as hall  # only who measures a hall pays for the server's libraries

    if stored:
        hall.show_stored(hall.stored(stored, database), as_json=as_json)
    elif growth:
        hall.show_costs(hall.growth(seconds, database=database), as_json=as_json)
    else:
        hall.show_costs([hall.crowd(tables, rate, seconds, database)], as_json=as_json)


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


def show_lab(bench: LabBench, *, as_json: bool) -> None:
    if as_json:
        print(json.format(json.encode(bench), indent=2).decode())
        return
    console, table = Console(), Table("search in", "futures/s", "futures", "decisions", "memory MB")
    for search in bench.searches:
        figures = (f"{search.futures_per_second:,.0f}", str(search.futures), str(search.positions))
        table.add_row(search.game, *figures, f"{search.memory_mb:.0f}")
    if bench.peer_iterations_per_second is not None:
        table.add_row(bench.peer, f"{bench.peer_iterations_per_second:,.0f}")
    console.print(table)
    table = Table("two cores", "simulate, decisions/s", "two bare loops", "share")
    for loop in bench.loops:
        figures = (f"{loop.simulate_per_second:,.0f}", f"{loop.loops_per_second:,.0f}", f"{loop.share:.2f}")
        table.add_row(f"{loop.game}, {loop.bots}", *figures)
    console.print(table)
