"""Servers die, are stopped and come again, each in a process of its own; the tables go on at the others."""

from __future__ import annotations

import signal
import time
from contextlib import ExitStack
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from support.serving import Postgres, end, free_port, process
from support.visitor import Place, Visitor

SECONDS = 20
"""A dead server is missed after five seconds; this machine may be slow."""


def test_after_kill_minus_nine_another_server_plays_for_the_bots_within_seconds(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    with (
        process(tmp_path, database) as (running, here),
        process(tmp_path, database) as (_, there),
        Visitor(here) as ann,
        Visitor(there) as ben,
    ):
        table = ann.open_table("random", "greedy", "random", start=True, seed=6, settings={"pace": "natural"})
        onlooker = ben.sit(table).until(lambda it: it.position.get("entries", 0) > 2)
        end(running, signal.SIGKILL)
        entries = onlooker.quiet(0.2).position["entries"]
        onlooker.until(lambda it: it.position["entries"] > entries + 2, SECONDS)
        assert onlooker.position["entries"] > entries + 2, "the other server plays on"


def again(visitor: Visitor, table: str, base: str, seconds: float = SECONDS) -> Place:
    """As a browser does: come again until somebody answers, with what is known already."""
    until, visitor.base = time.monotonic() + seconds, base
    while True:
        try:
            return visitor.sit(table).until(lambda it: it.position)
        except (OSError, ConnectionClosed):
            assert time.monotonic() < until
            time.sleep(0.1)


def test_a_rolling_restart_breaks_no_table(tmp_path: Path, postgres: Postgres) -> None:
    """Each server in turn is stopped and started anew, while people and a bot play on at the other."""
    database, ports = postgres.new_database(), (free_port(), free_port())
    with ExitStack() as hosts:
        first, here = hosts.enter_context(process(tmp_path, database, ports[0]))
        second, there = hosts.enter_context(process(tmp_path, database, ports[1]))
        ann = hosts.enter_context(Visitor(here))
        table = ann.open_table("me", "random", start=True, seed=6)
        place, told = again(ann, table, here), 0
        for running, other in ((first, there), (second, here)):
            for _ in range(4):
                assert place.my_turn().play()["type"] == "Answer"
            entries, told = place.my_turn().position["entries"], len(place.events)
            events = list(place.events)
            end(running, signal.SIGTERM)
            assert running.returncode == 0
            place = again(ann, table, other).my_turn()
            assert place.position["entries"] >= entries
            assert place.events[:told] == events, "nothing was lost, nothing told otherwise"
            assert place.play()["type"] == "Answer"
            port = ports[0] if other == there else ports[1]
            hosts.enter_context(process(tmp_path, database, port))
