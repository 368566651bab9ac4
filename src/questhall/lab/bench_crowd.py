"""What a crowd costs a server: memory, processor time and latency, seen from outside."""

from __future__ import annotations

import asyncio
import os
import resource
from collections.abc import Sequence
from pathlib import Path
from urllib.request import Request, urlopen

from msgspec import Struct

from questhall.lab.crowd import Crowd, Crowded
from questhall.lab.spots import Visit

TICKS = os.sysconf("SC_CLK_TCK")
AT_ONCE = 8
WARM_UP = 0.2
"""For so much of the measured time people play before it is measured."""


class Cost(Struct, kw_only=True):
    """Figures of one run. Server, bots and load share the machine."""

    crowd: Crowded
    tables: int
    """Open in the server: those where people sit, and those that somebody has only looked into."""
    empty_mb: float
    """Memory of the server before anybody came."""
    server_mb: float
    bots_mb: float
    """Memory of the processes in which bots think."""
    server_cores: float
    """Processor seconds a second while people played."""
    bots_cores: float
    load_cores: float
    load_average: float
    """Of the machine in the last minute. What is more than the three figures before was somebody else's."""
    table_kb: float
    """Memory of the server for every open table, with its sockets."""
    move_ms: float
    """Processor time of the server for every entry, of a person or a bot."""
    thought_ms: float
    """Processor time of the bots for every entry of theirs."""


async def measure_crowd(
    address: str, pid: int, visits: Sequence[Visit], others: Sequence[Visit], rate: float, seconds: float
) -> Cost:
    """People sit down at some tables and look into others; then they play."""
    let_many_sockets()
    empty = memory_of(pid)
    await look_into(address, others)
    crowd = Crowd(visits)
    try:
        await crowd.come(address)
        await crowd.warm_up(rate, seconds * WARM_UP)
        before = processor_seconds(pid)
        figures = await crowd.play(rate, seconds)
        spent = [after - earlier for after, earlier in zip(processor_seconds(pid), before, strict=True)]
        server_mb, bots_mb = memory_of(pid), sum(map(memory_of, children_of(pid)))
    finally:
        await crowd.go()
    tables, entries = len(visits) + len(others), max(1, figures.moves + figures.bots)
    server, bots, load = spent
    return Cost(
        crowd=figures,
        tables=tables,
        empty_mb=empty,
        server_mb=server_mb,
        bots_mb=round(bots_mb, 1),
        server_cores=round(server / seconds, 3),
        bots_cores=round(bots / seconds, 3),
        load_cores=round(load / seconds, 3),
        load_average=round(os.getloadavg()[0], 1),
        table_kb=round(1024 * (server_mb - empty) / tables, 1),
        move_ms=round(1000 * server / entries, 3),
        thought_ms=round(1000 * bots / max(1, figures.bots), 3),
    )


async def look_into(address: str, visits: Sequence[Visit]) -> None:
    """As somebody does who opens the page of a table and goes away."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(visit: Visit) -> None:
        async with turns:
            await asyncio.to_thread(fetch, address, f"/api/tables/{visit.table}", visit.tokens[0])

    await asyncio.gather(*(one(visit) for visit in visits))


def fetch(address: str, path: str, token: str) -> bytes:
    request = Request(address + path, headers={"Cookie": f"questhall={token}", "Origin": address})
    with urlopen(request) as answer:
        body: bytes = answer.read()
        return body


def let_many_sockets() -> None:
    """As many open files as the system allows."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# Processes


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def memory_of(pid: int) -> float:
    """Resident megabytes of one process."""
    status = Path(f"/proc/{pid}/status").read_text()
    return round(next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024, 1)


def processor_seconds(pid: int) -> tuple[float, float, float]:
    """Of the server, of its bots, and of this process, so far."""
    return ticks_of(pid), sum(map(ticks_of, children_of(pid))), ticks_of(os.getpid())


def ticks_of(pid: int) -> float:
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / TICKS
