"""Tables over days: whether they sleep, what their alarms say, and time that passes for a server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import select

from questhall.server.clocks import DAY
from questhall.server.journal import Row
from questhall.server.schema import ALARMS
from questhall.server.timekeeping import Timekeeper
from support.serving import Serving, serving, wait_until
from support.visitor import Visitor

OVER_DAYS = {"clock": {"bank": 3 * 86400, "add": 86400}}
SOON: dict[str, Any] = {"idle_seconds": 0.2, "nap_seconds": 60.0, "alarm_seconds": 0.1, "beat_seconds": 0.2}
STILL = 0.8
"""Seconds in which a server looks several times."""


class Alarm(NamedTuple):
    due: float
    rows: int
    revision: int


def on_loop(server: Serving, work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(30)


def alarm_of(server: Serving, table: str) -> Alarm | None:
    query = select(ALARMS.c.due, ALARMS.c.rows, ALARMS.c.revision).where(ALARMS.c.table_id == table)
    found = on_loop(server, server.hall.database.fetch(query))
    return Alarm(*found[0]) if found else None


def rows_of(server: Serving, table: str) -> list[Row]:
    """What was entered, without the table being opened for it."""
    rows: list[Row] = on_loop(server, server.hall.store.rows(table, 0))
    return rows


def asleep(server: Serving, table: str, met: Callable[[Alarm], bool] = lambda _: True) -> Alarm:
    """It has left the memory, and its alarm is set."""

    def sleeps() -> bool:
        alarm = alarm_of(server, table)
        return table not in server.hall.rooms and alarm is not None and met(alarm)

    wait_until(sleeps)
    alarm = alarm_of(server, table)
    assert alarm is not None
    return alarm


def days_later(server: Serving, days: float, *, set_by: float = 0.0) -> None:
    """The time that passes for this server; its machine's date, or that of its database, may be set besides."""
    passed, keeper = days * DAY, server.hall.keeper
    keeper.steady, keeper.date = lambda: time.monotonic() + passed, lambda: time.time() + passed + set_by
    keeper.agree = lambda date: Timekeeper.agree(keeper, date + passed + set_by)  # type: ignore[method-assign]


def is_answered_once(server: Serving, table: str, before: int = 0) -> None:
    """A bot answers for whoever is out of time; after that everybody has a day or more."""
    wait_until(lambda: len(rows_of(server, table)) > before)
    time.sleep(STILL)
    rows = rows_of(server, table)[before:]
    assert {row.by for row in rows} == {"auto:clock"}
    assert len({row.seat for row in rows}) == len(rows), "once for each who was asked"


def stays_asleep(server: Serving, table: str) -> None:
    wait_until(server.hall._tasks[0].done)  # what has to be opened after a start has been
    end = time.monotonic() + STILL
    while time.monotonic() < end:
        assert table not in server.hall.rooms
        time.sleep(0.01)


@contextmanager
def hall(tmp_path: Path, database: str = "", token: str = "", **more: Any) -> Iterator[tuple[Serving, Visitor]]:
    with serving(tmp_path, database, **{**SOON, **more}) as server, Visitor(server.base, token) as ann:
        yield server, ann


def table_over_days(ann: Visitor, **settings: Any) -> str:
    return ann.open_table("me", "me", start=True, seed=6, settings={**OVER_DAYS, **settings})
