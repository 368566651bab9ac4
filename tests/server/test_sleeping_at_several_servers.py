"""A table that sleeps is in no server's memory: whichever is there when its clock runs out opens it, and only one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from questhall.server.clocks import DAY
from questhall.server.room import Room
from questhall.server.vacations import go_away
from support.serving import Postgres, Serving, serving, wait_until
from support.sleeping import (
    SOON,
    STILL,
    alarm_of,
    asleep,
    days_later,
    hall,
    is_answered_once,
    on_loop,
    rows_of,
    stays_asleep,
    table_over_days,
)


@contextmanager
def two_halls(tmp_path: Path, postgres: Postgres) -> Iterator[tuple[Serving, Serving, str]]:
    """Two servers, and a table that sleeps."""
    database = postgres.new_database()
    with (
        hall(tmp_path / "here", database) as (here, ann),
        serving(tmp_path / "there", database, **SOON) as there,
    ):
        table = table_over_days(ann)
        asleep(here, table)
        stays_asleep(there, table)
        yield here, there, table


def test_a_server_that_is_taken_for_dead_puts_nothing_to_sleep(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stands_still() -> None:
        raise OSError("no route to host")

    with hall(tmp_path, postgres.new_database()) as (server, ann):
        with monkeypatch.context() as heart:
            heart.setattr(server.hall.neighbours, "_beat", stands_still)
            wait_until(lambda: not server.hall.leases.is_alive)
            table = table_over_days(ann)
            time.sleep(2 * STILL)
            assert table in server.hall.rooms, "nobody else knows of it"
            assert alarm_of(server, table) is None
        asleep(server, table)


def test_of_two_servers_one_answers(tmp_path: Path, postgres: Postgres) -> None:
    with two_halls(tmp_path, postgres) as (here, there, table):
        for each in (here, there):
            days_later(each, 3.001)
        is_answered_once(here, table)
        asleep(there, table, lambda it: it.rows > 0)


def test_the_alarm_of_a_server_that_is_no_more_is_another_s(tmp_path: Path, postgres: Postgres) -> None:
    with two_halls(tmp_path, postgres) as (here, there, table):
        here.stop()
        stays_asleep(there, table)
        assert rows_of(there, table) == []
        days_later(there, 3.001)
        is_answered_once(there, table)


def test_a_server_that_dies_when_it_was_to_open_a_table_is_stood_in_for(tmp_path: Path, postgres: Postgres) -> None:
    async def never(table: str) -> Room:
        await asyncio.Event().wait()
        raise AssertionError

    with two_halls(tmp_path, postgres) as (here, there, table):
        here.hall._open = never  # type: ignore[method-assign]
        days_later(here, 3.001)
        wait_until(lambda: here.hall.leases.holds(table))
        days_later(there, 3.001)
        stays_asleep(there, table)
        assert rows_of(there, table) == []
        here.stop()
        is_answered_once(there, table)


def test_what_one_server_changes_while_another_sleeps_on_it_moves_the_alarm(tmp_path: Path, postgres: Postgres) -> None:
    with two_halls(tmp_path, postgres) as (here, there, table):
        usual = asleep(here, table).due
        owner = on_loop(there, there.hall.store.paper(table)).owner
        on_loop(there, go_away(there.hall, owner, 4))
        moved = asleep(there, table, lambda it: it.due > usual + DAY)
        assert abs(moved.due - usual - 4 * DAY) < 60
        days_later(here, 6.9)
        stays_asleep(here, table)
        days_later(here, 7.001)
        is_answered_once(here, table)
