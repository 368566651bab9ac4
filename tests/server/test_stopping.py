"""Being told to stop is no failure: what was acknowledged is on disk, and the exit code says so."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from questhall.server.neighbours import Neighbours
from support.serving import Postgres, Serving, free_port, serving, wait_until
from support.visitor import Place, Visitor


@contextmanager
def hosted(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The server in a process group of its own, as a terminal starts it: Ctrl-C reaches its bots too."""
    command = [sys.executable, "-m", "questhall", "serve", "--no-browser", "--log-level", "warning"]
    command += ["--port", str(free_port()), "--data", str(data)]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        assert running.stdout is not None
        yield running, running.stdout.readline().removeprefix("Questhall: ").strip()
    finally:
        running.kill()
        running.communicate()


def in_the_middle(ann: Visitor) -> tuple[str, Place]:
    """Greedy bots have thought, in processes of their own."""
    table = ann.open_table("me", "greedy", start=True, seed=8)
    place = ann.sit(table)
    for _ in range(3):
        assert place.my_turn().play()["type"] == "Answer"
    return table, place.my_turn()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_ends_with_0_and_loses_nothing(tmp_path: Path, number: signal.Signals) -> None:
    with hosted(tmp_path) as (running, base), Visitor(base) as ann:
        table, place = in_the_middle(ann)
        os.killpg(running.pid, number)
        _, said = running.communicate(timeout=60)
        entries, token = place.quiet(0.1).position["entries"], ann.token
    assert (running.returncode, said) == (0, "")
    with hosted(tmp_path) as (running, base), Visitor(base, token) as ann:
        assert ann.sit(table).my_turn().position["entries"] >= entries
        os.kill(running.pid, number)
        running.communicate(timeout=60)
    assert running.returncode == 0


def test_being_told_twice_changes_nothing(tmp_path: Path) -> None:
    with hosted(tmp_path) as (running, base), Visitor(base) as ann:
        in_the_middle(ann)
        for _ in range(3):
            os.killpg(running.pid, signal.SIGINT)
            time.sleep(0.02)
        _, said = running.communicate(timeout=60)
    assert (running.returncode, said) == (0, "")


def do_on_loop(server: Serving, work: Coroutine[Any, Any, None]) -> None:
    asyncio.run_coroutine_threadsafe(work, server.loop).result(10)


def test_a_table_that_is_woken_at_the_very_moment_it_is_stopped(server: Serving, ann: Visitor) -> None:
    """It waits for a bot's pause just then; the waking must not hide the stopping."""
    table = ann.open_table("me", "greedy", start=True, seed=8, settings={"pace": "slow"})
    autopilot = server.hall.rooms[table].autopilot

    def is_waiting() -> bool:
        step = autopilot.next_step()
        return step is not None and step.due > time.monotonic() + 0.2

    place = ann.sit(table)
    wait_until(lambda: is_waiting() or (place.quiet(0.05).ask is not None and place.play() is None))

    async def stop() -> None:
        autopilot.wake()
        await autopilot.stop()

    do_on_loop(server, stop())
    assert autopilot.rests, "nothing goes on by itself at that table"


def test_a_server_that_is_stopped_at_the_very_moment_its_heart_beats(tmp_path: Path, postgres: Postgres) -> None:
    with serving(tmp_path, postgres.new_database()) as server:
        neighbours = Neighbours(server.hall)

        async def stop() -> None:
            async def beat() -> None:
                running.cancel()

            neighbours._beat = beat  # type: ignore[method-assign]
            running = asyncio.create_task(neighbours.run())
            await asyncio.wait([running])
            assert running.cancelled()

        do_on_loop(server, stop())
