"""Speed of the server, measured from outside through real sockets; beside boardgame.io where Node is at hand."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import urlopen

from msgspec import Struct

from questhall.engine import QuesthallError
from questhall.lab import load_boardgameio, load_questhall
from questhall.lab.load import Load, Seating, load

GAMES = {"tic-tac-toe": 0, "rollplayer": 30}
"""What the peer plays too, so that servers are compared and not games; and what people play.

With it, how many matches lie ready for each second of load: the one has no end, the other ends after 140 moves.
"""
TABLES = (1, 50)
IDLE_TABLES = 100
PEER = Path(__file__).parents[3] / "tools" / "peers" / "boardgameio"
PATIENCE = 30


class ServerBench(Struct):
    """All figures of one run: ours, and the peer's under the same load."""

    start_seconds: float
    memory_mb: float
    """Of the server with no table."""
    live_table_kb: float
    """More for every table being played, with two sockets."""
    idle_table_kb: float
    """More for every table that everybody has left."""
    loads: list[Load]
    peer: str = ""


def measure_server(seconds: float, tables: tuple[int, ...] = TABLES, database: str = "") -> ServerBench:
    """Start the server as people do, load it, and do the same with the peer."""
    with ours(database) as (address, pid, started):
        empty = memory_of(pid)
        loads = [
            asyncio.run(loaded(f"questhall, {game}", seating(address, game), n, seconds, pid, int(ready * seconds)))
            for game, ready in GAMES.items()
            for n in tables
        ]
    with ours(database) as (address, pid, _):
        live, idle = asyncio.run(memory_per_table(address, pid, IDLE_TABLES))
    bench = ServerBench(started, empty, live, idle, loads)
    if which("npm") and PEER.is_dir():
        bench.peer = "boardgame.io 0.50.2, in memory"
        with boardgameio() as (address, pid):
            seat = partial(load_boardgameio.seat_at, address)
            bench.loads += [asyncio.run(loaded("boardgame.io, tic-tac-toe", seat, n, seconds, pid)) for n in tables]
    return bench


def seating(address: str, game: str) -> Seating:
    return partial(load_questhall.seat_at, address, game)


async def loaded(server: str, seat: Seating, tables: int, seconds: float, pid: int, ready: int = 0) -> Load:
    figures = await load(server, seat, tables, seconds, ready)
    figures.memory_mb = memory_of(pid)
    return figures


async def memory_per_table(address: str, pid: int, tables: int) -> tuple[float, float]:
    """Kilobytes more for each table in play, and for each that everybody has left."""
    first = await load_questhall.seat_at(address, "rollplayer", 0)
    before = memory_of(pid)
    opened = [await load_questhall.seat_at(address, "rollplayer", number) for number in range(tables)]
    live = memory_of(pid) - before
    await asyncio.gather(*(table.close() for table in [first, *opened]))
    await asyncio.sleep(1)
    idle = memory_of(pid) - before
    return round(1024 * live / tables, 1), round(1024 * max(0.0, idle) / tables, 1)


@contextmanager
def ours(database: str = "", data: Path | None = None) -> Iterator[tuple[str, int, float]]:
    """A server of ours on a free port, in this folder or one of its own: address, process, seconds until it answers."""
    with TemporaryDirectory(prefix="questhall-bench-") as own:
        port, folder = free_port(), str(data or own)
        command = [sys.executable, "-m", "questhall", "serve", "--port", str(port), "--data", folder]
        command += ["--no-browser", "--no-limits", "--lab-games", *(["--database", database] if database else [])]
        began = monotonic()
        with process(command) as pid:
            address = f"http://127.0.0.1:{port}"
            wait_for(f"{address}/healthz")
            yield address, pid, round(monotonic() - began, 2)


@contextmanager
def boardgameio() -> Iterator[tuple[str, int]]:
    """The peer, installed once in its own folder."""
    if not (PEER / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=PEER, check=True, capture_output=True)
    port = free_port()
    environment = {**os.environ, "PORT": str(port), "NODE_ENV": "production"}
    with process(["node", "server.js"], PEER, environment) as pid:
        wait_for(f"http://127.0.0.1:{port}/games")
        yield f"http://127.0.0.1:{port}", pid


@contextmanager
def process(command: list[str], folder: Path | None = None, environment: dict[str, str] | None = None) -> Iterator[int]:
    running = subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield running.pid
    finally:
        running.terminate()
        running.wait(PATIENCE)


def wait_for(url: str) -> None:
    until = monotonic() + PATIENCE
    while monotonic() < until:
        try:
            with urlopen(url) as answer:
                answer.read()
                return
        except (URLError, ConnectionError):
            sleep(0.02)
    raise QuesthallError(f"the server did not answer within {PATIENCE} seconds")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def memory_of(pid: int) -> float:
    """Resident megabytes of a process and its children."""
    tasks = Path(f"/proc/{pid}/task/{pid}/children")
    children = [int(child) for child in tasks.read_text().split()] if tasks.exists() else []
    status = Path(f"/proc/{pid}/status").read_text()
    own = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return round(own / 1024 + sum(memory_of(child) for child in children), 1)
