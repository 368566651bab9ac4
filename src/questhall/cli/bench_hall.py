"""`questhall bench server --tables`, `--stored`, `--growth`: a crowd, a full archive, and how the cost grows."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import json
from rich.console import Console
from rich.table import Table

from questhall.games import GAMES
from questhall.lab.bench_crowd import Cost, measure_crowd
from questhall.lab.bench_server import ours
from questhall.lab.bench_stored import Shelf, Waited, measure_stored
from questhall.lab.spots import Visit
from questhall.server.config import Settings
from questhall.server.samples import Sample, samples_of
from questhall.server.stock import Stock, fill, table_id, token_of

MATCHES = 4
"""Of each game, each at six stages."""
MOST_WITH_SOCKETS = 2000
GROWTH = (10, 30, 100, 300, 1000, 2000, 5000, 10000)
RATE_OF_A_TABLE = 0.1
"""Moves a second that people make at one table, so that a hall of 2,000 has 200."""
MOST_RATE = 200.0
WAITING = 500
RUNNING = 0.2
PEOPLE = 0.1
"""For each table of an archive."""
VETERANS = 3
TIMES = 200


def samples() -> list[Sample]:
    """Of every game; bots that do not think play them in no time."""
    return [sample for seed in range(MATCHES) for key in GAMES for sample in samples_of(key, seed, "random")]


@contextmanager
def hall_of(stock: Stock, database: str) -> Iterator[tuple[str, int]]:
    """A server with this stock: its address and its process."""
    with TemporaryDirectory(prefix="questhall-bench-") as folder:
        settings = Settings(data=Path(folder), database=database)
        asyncio.run(fill(settings, stock, samples()))
        with ours(database, settings.data) as (address, pid, _):
            yield address, pid


def visit_of(stock: Stock, number: int) -> Visit:
    return Visit(table_id(number), [token_of(person) for person in stock.people_at(number)])


def crowd(tables: int, rate: float, seconds: float, database: str = "") -> Cost:
    """So many tables in memory, people with sockets at as many of them as the machine may have."""
    stock = Stock(tables=tables)
    visits = [visit_of(stock, number) for number in range(tables)]
    with hall_of(stock, database) as (address, pid):
        seated, others = visits[:MOST_WITH_SOCKETS], visits[MOST_WITH_SOCKETS:]
        return asyncio.run(measure_crowd(address, pid, seated, others, rate, seconds))


def growth(seconds: float, sizes: Sequence[int] = GROWTH, database: str = "") -> list[Cost]:
    """The same with more and more tables: every one has as many moves, as long as the whole hall has not too many."""
    return [crowd(tables, min(MOST_RATE, tables * RATE_OF_A_TABLE), seconds, database) for tables in sizes]


def stored(tables: int, database: str = "", times: int = TIMES) -> list[Waited]:
    """An archive, a fifth of it still being played, and what people ask of it."""
    stock = Stock(tables=tables, running=RUNNING, waiting=WAITING, people=max(10, int(tables * PEOPLE)))
    with hall_of(stock, database) as (address, pid):
        return measure_stored(address, pid, shelf_of(stock), times)


def shelf_of(stock: Stock) -> Shelf:
    running = [number for number in range(stock.tables) if stock.is_running(number)]
    finished = sorted({*range(stock.tables)} - {*running})
    return Shelf(
        people=[token_of(person) for person in range(stock.people // 2, stock.people)],
        veterans=[token_of(person) for person in range(VETERANS)],
        finished=[visit_of(stock, number) for number in finished],
        sleeping=[visit_of(stock, number) for number in running],
    )


def show_costs(costs: Sequence[Cost], *, as_json: bool) -> None:
    if as_json:
        print(json.format(json.encode(costs), indent=2).decode())
        return
    table = Table(
        "tables", "sockets", "people's moves/s", "p50 ms", "p99 ms", "worst", "server", "bots", "cores", "load"
    )
    for each in costs:
        seen = (f"{each.crowd.p50_ms:.0f}", f"{each.crowd.p99_ms:.0f}", f"{each.crowd.worst_ms:.0f}")
        cores = f"{each.server_cores:.2f} + {each.bots_cores:.2f}"
        memory = (f"{each.server_mb:.0f} MB", f"{each.bots_mb:.0f} MB")
        rate = f"{each.crowd.moves / each.crowd.seconds:.0f}"
        table.add_row(
            f"{each.tables:,}", f"{each.crowd.sockets:,}", rate, *seen, *memory, cores, str(each.load_average)
        )
    Console().print(table)


def show_stored(found: Sequence[Waited], *, as_json: bool) -> None:
    if as_json:
        print(json.format(json.encode(found), indent=2).decode())
        return
    table = Table("request", "times", "p50 ms", "p99 ms", "processor ms", "KB")
    for each in found:
        table.add_row(
            each.what, str(each.times), str(each.p50_ms), str(each.p99_ms), str(each.processor_ms), str(each.kilobytes)
        )
    Console().print(table)
