"""Load for servers: tables with two sockets each, moves as fast as the tables allow, and how long each one took.

A move's latency runs from sending it to the other socket's having the new position. One program drives ours and the
peer's, so that both pay the same for the sockets on this side.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from statistics import quantiles
from time import perf_counter
from typing import Protocol

from msgspec import Struct


class LoadedTable(Protocol):
    """One table with two sockets, at which moves can be made one after another."""

    played: int
    """Moves made so far, also those that the other does not see at once."""
    begun: int
    """Matches begun so far."""

    @property
    def is_over(self) -> bool:
        """The next move would have to begin another match."""
        ...

    async def move(self) -> float:
        """Make one move, wait until the other socket has it, and give the seconds that took."""
        ...

    async def close(self) -> None: ...


Seating = Callable[[int], Awaitable[LoadedTable]]
"""Opens the table of this number."""


class Load(Struct):
    """What a server did with so many tables."""

    server: str
    tables: int
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    begun: int = 0
    """Matches begun while it was measured: none, unless those that lay ready were used up."""
    memory_mb: float = 0.0
    """Resident memory of the server's processes at the end."""


async def load(server: str, seat: Seating, tables: int, seconds: float, ready: int = 0) -> Load:
    """Keep every table busy for a while. Warm-up and opening the tables do not count.

    Where matches end, others lie ready: what is measured is playing, and not opening tables.
    """
    opened = [await seat(number) for number in range(tables + ready)]
    busy, spare = opened[:tables], opened[tables:]
    try:
        await asyncio.gather(*(keep_busy(busy, n, spare, perf_counter() + seconds / 5) for n in range(tables)))
        began, before, begun = perf_counter(), played(opened), matches(opened)
        times = await asyncio.gather(*(keep_busy(busy, n, spare, began + seconds) for n in range(tables)))
        passed, moves = perf_counter() - began, played(opened) - before
    finally:
        await asyncio.gather(*(table.close() for table in opened))
    latencies = [latency for of_table in times for latency in of_table]
    figures = percentiles(latencies)
    return Load(server, tables, moves, round(moves / passed, 1), *figures, begun=matches(opened) - begun)


async def keep_busy(busy: list[LoadedTable], place: int, spare: list[LoadedTable], until: float) -> list[float]:
    times: list[float] = []
    while perf_counter() < until:
        if busy[place].is_over and spare:
            busy[place] = spare.pop()
        times.append(await busy[place].move())
    return times


def played(tables: Sequence[LoadedTable]) -> int:
    return sum(table.played for table in tables)


def matches(tables: Sequence[LoadedTable]) -> int:
    return sum(table.begun for table in tables)


def percentiles(latencies: Sequence[float]) -> tuple[float, float]:
    """The median and the 99th percentile, in milliseconds."""
    cuts = quantiles(latencies, n=100, method="inclusive")
    return round(1000 * cuts[49], 2), round(1000 * cuts[98], 2)
