"""Real servers on free ports, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import pytest
import uvicorn
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from questhall.server.config import UNLIMITED, Settings
from questhall.server.guard import Guard
from questhall.server.running import config_for, listen
from support.visitor import fetch

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
BINARIES += [Path(found).parent for found in [shutil.which("initdb")] if found]


def wait_until(met: Callable[[], Any], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not met():
        assert time.monotonic() < end, "it did not come to pass"
        time.sleep(0.02)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# PostgreSQL


class Postgres:
    """A cluster of its own in a temporary folder."""

    def __init__(self, folder: Path) -> None:
        if not BINARIES:
            pytest.fail("these tests need the programs of PostgreSQL (initdb, postgres)")
        self.bin, self.folder, self.port = BINARIES[0], folder, free_port()
        self.as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.as_user:  # it refuses to be run by root
            shutil.chown(folder, "postgres", "postgres")
        self.run("initdb", "-D", str(folder / "data"), "-U", "postgres", "--auth=trust", "--no-sync")
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        self.run("pg_ctl", "-D", str(folder / "data"), "-l", str(folder / "log"), "-o", options, "-w", "start")

    def run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [*self.as_user, str(self.bin / program), *words], capture_output=True, text=True, check=False, cwd="/"
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def new_database(self) -> str:
        name = f"hall_{token_hex(4)}"
        asyncio.run(self.execute(f"CREATE DATABASE {name}"))
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    async def execute(self, statement: str) -> None:
        address = f"postgresql+asyncpg://postgres@127.0.0.1:{self.port}/postgres"
        engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")


both = pytest.mark.parametrize("server", ["sqlite", "postgres"], indirect=True)
"""For tests that would notice the difference: the same on both kinds of database."""


# Servers


class Serving:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listening = listen("127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        config = config_for(settings)
        assert isinstance(config.app, Guard)
        self.hall = config.app.hall
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([self.listening],), daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return self.hall._tasks[0].get_loop()

    def at_work(self) -> str:
        """What each of its tasks waits for."""

        async def look() -> str:
            out = StringIO()
            for task in asyncio.all_tasks():
                task.print_stack(file=out)
            return out.getvalue()

        return asyncio.run_coroutine_threadsafe(look(), self.loop).result(10)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(15)
        assert not self.thread.is_alive(), f"the server does not end: {self.at_work()}"
        self.listening.close()


@contextmanager
def serving(data: Path, database: str = "", **more: Any) -> Iterator[Serving]:
    server = Serving(Settings(data=data, database=database, **{"limits": UNLIMITED, **more}))
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def process(
    data: Path, database: str = "", port: int | None = None, environment: dict[str, str] | None = None
) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """The server as a host starts it."""
    port = port or free_port()
    words = ["serve", "--port", str(port), "--data", str(data), "--no-browser", "--log-level", "warning"]
    words += ["--database", database] if database else []
    command = [sys.executable, "-m", "questhall", *words]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, **(environment or {})})
    base = f"http://127.0.0.1:{port}"
    try:
        wait_for(base)
        yield running, base
    finally:
        running.kill()
        running.wait()


def wait_for(base: str) -> None:
    for _ in range(600):
        try:
            if fetch("GET", f"{base}/healthz").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server does not start")


def end(running: subprocess.Popen[bytes], how: signal.Signals) -> None:
    running.send_signal(how)
    running.wait(30)
