"""Tables over days leave the memory though a clock runs, and are opened when it has run out: not before, and once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from questhall.server import hall as hall_module
from questhall.server.backup import back_up, restore
from questhall.server.clocks import DAY
from questhall.server.config import Settings
from questhall.server.repair import repair
from questhall.server.timekeeping import Timekeeper
from support.serving import Postgres, wait_until
from support.sleeping import (
    STILL,
    alarm_of,
    asleep,
    days_later,
    hall,
    is_answered_once,
    rows_of,
    stays_asleep,
    table_over_days,
)
from support.visitor import Visitor


def test_a_table_with_a_clock_sleeps_until_it_has_run_out_and_not_longer(tmp_path: Path, database: str) -> None:
    with hall(tmp_path, database) as (server, ann):
        table = table_over_days(ann)
        alarm = asleep(server, table)
        assert abs(alarm.due - time.time() - 3 * DAY) < 60
        days_later(server, 2.99)
        stays_asleep(server, table)
        assert rows_of(server, table) == []
        days_later(server, 3.001)
        is_answered_once(server, table)
        later = asleep(server, table, lambda it: it.rows > 0)
        assert abs(later.due - alarm.due - 3 * DAY) < 300, "and it sleeps until the other has no time left"


def test_whoever_looks_finds_the_table_as_it_was(tmp_path: Path, database: str) -> None:
    with hall(tmp_path, database) as (server, ann):
        table = table_over_days(ann)
        place = ann.sit(table)
        for _ in range(5):
            assert place.my_turn().play()["type"] == "Answer"
        before = place.my_turn().caught_up().position
        place.close()
        asleep(server, table)
        days_later(server, 1)
        again = ann.sit(table).my_turn()
        assert {**again.position, "clocks": []} == {**before, "clocks": []}
        seat = again.ask["seat"] if again.ask is not None else -1
        assert abs(before["clocks"][seat] - again.position["clocks"][seat] - DAY) < 60
        time.sleep(STILL)
        assert table in server.hall.rooms, "as long as somebody looks"


@pytest.mark.parametrize("settings", [{"leaver": "bot"}, {"clock": {"bank": 50, "add": 0}}])
def test_a_table_that_waits_for_something_nearer_stays_in_memory(tmp_path: Path, settings: dict[str, Any]) -> None:
    with hall(tmp_path, leaver_seconds=3600.0) as (server, ann):
        table = table_over_days(ann, **settings)
        time.sleep(2 * STILL)
        assert table in server.hall.rooms
        assert alarm_of(server, table) is None


def test_a_vacation_moves_the_alarm_of_a_table_that_sleeps(tmp_path: Path, database: str) -> None:
    with hall(tmp_path, database) as (server, ann):
        table = table_over_days(ann)
        usual = asleep(server, table).due
        ann.post("/api/me/vacation", {"days": 10})
        away = asleep(server, table, lambda it: it.due > usual + DAY)
        assert abs(away.due - usual - 10 * DAY) < 60
        days_later(server, 12.9)
        stays_asleep(server, table)
        assert rows_of(server, table) == []
        days_later(server, 9)
        ann.post("/api/me/vacation/end")
        back = asleep(server, table, lambda it: it.due < away.due - DAY / 2)
        assert abs(back.due - usual - 9 * DAY) < 60
        days_later(server, 12.001)
        is_answered_once(server, table)


def test_after_a_restart_it_sleeps_on(tmp_path: Path, database: str) -> None:
    with hall(tmp_path, database) as (server, ann):
        table = table_over_days(ann)
        alarm = asleep(server, table)
    with hall(tmp_path, database) as (server, _):
        stays_asleep(server, table)
        assert alarm_of(server, table) == alarm
        days_later(server, 3.001)
        is_answered_once(server, table)


def test_what_ran_out_while_no_server_ran_is_answered_after_the_start(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Later(Timekeeper):
        def __init__(self) -> None:
            super().__init__(lambda: time.time() + 3.5 * DAY)

        def agree(self, date: float) -> None:
            super().agree(date + 3.5 * DAY)

    with hall(tmp_path, database) as (server, ann):
        table = table_over_days(ann)
        asleep(server, table)
    monkeypatch.setattr(hall_module, "Timekeeper", Later)
    with hall(tmp_path, database) as (server, _):
        is_answered_once(server, table)


def goes_away(ann: Visitor, table: str) -> None:
    ann.post("/api/me/vacation", {"days": 2})


def moves(ann: Visitor, table: str) -> None:
    assert ann.sit(table).my_turn().play()["type"] == "Answer"


def hands_over(ann: Visitor, table: str) -> None:
    ann.put(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})


@pytest.mark.parametrize("change", [goes_away, moves, hands_over])
def test_an_alarm_of_before_a_change_keeps_no_table_closed(
    tmp_path: Path, database: str, change: Callable[[Visitor, str], None]
) -> None:
    """The server stops before it puts the table away again: the next one must not believe the old alarm."""
    with hall(tmp_path, database) as (server, ann):
        table, token = table_over_days(ann), ann.token
        asleep(server, table)
    with hall(tmp_path, database, token, idle_seconds=300.0) as (server, ann):
        stays_asleep(server, table)
        change(ann, table)
    with hall(tmp_path, database, idle_seconds=300.0) as (server, _):
        wait_until(lambda: table in server.hall.rooms)


def test_a_table_that_is_closed_in_its_sleep_is_not_opened_for_it(tmp_path: Path, database: str) -> None:
    opened: list[str] = []

    async def note(tables: list[str]) -> None:
        opened.extend(tables)

    with hall(tmp_path, database) as (server, ann):
        table = table_over_days(ann)
        asleep(server, table)
        server.hall.go_on_with = note  # type: ignore[method-assign]
        ann.post(f"/api/tables/{table}/close")
        wait_until(lambda: table not in server.hall.rooms)
        days_later(server, 3.001)
        wait_until(lambda: alarm_of(server, table) is None)
        assert (opened, rows_of(server, table)) == ([], [])


@pytest.mark.parametrize("jump", [5 * DAY, -5 * DAY])
def test_a_clock_that_is_set_wakes_nobody_too_early_nor_too_late(tmp_path: Path, database: str, jump: float) -> None:
    with hall(tmp_path, database) as (server, ann):
        table = table_over_days(ann)
        asleep(server, table)
        days_later(server, 1)
        stays_asleep(server, table)
        days_later(server, 1.1, set_by=jump)
        time.sleep(STILL)
        assert rows_of(server, table) == []
        days_later(server, 2.99, set_by=jump)
        time.sleep(STILL)
        assert rows_of(server, table) == []
        days_later(server, 3.001, set_by=jump)
        is_answered_once(server, table)


def test_a_table_whose_alarm_could_not_be_set_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with hall(tmp_path) as (server, ann):
        keep = server.hall.store.keep_snapshot
        failed: list[str] = []

        async def full(match: str, *facts: Any) -> None:
            if len(failed) < 2:
                failed.append(match)
                raise OSError("no space left on device")
            await keep(match, *facts)

        monkeypatch.setattr(server.hall.store, "keep_snapshot", full)
        table = table_over_days(ann)
        asleep(server, table)
        assert failed == [table, table]


def test_a_match_that_is_set_back_in_its_sleep_is_looked_at_anew(tmp_path: Path, database: str) -> None:
    with hall(tmp_path, database) as (server, ann):
        table = table_over_days(ann)
        place = ann.sit(table)
        for _ in range(3):
            assert place.my_turn().play()["type"] == "Answer"
        place.close()
        before = asleep(server, table)
        assert asyncio.run(repair(server.settings, table, keep=1)).kept == 1
        after = asleep(server, table, lambda it: it.revision > before.revision)
        assert after.rows == before.rows + 1, "a row says that it was set back"


@pytest.mark.parametrize(("source", "target"), [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_alarms_are_in_a_backup(tmp_path: Path, postgres: Postgres, source: str, target: str) -> None:
    addresses = {"sqlite": "", "postgres": postgres.new_database()}
    with hall(tmp_path / "before", addresses[source]) as (server, ann):
        table = table_over_days(ann)
        alarm = asleep(server, table)
        assert asyncio.run(back_up(server.settings, tmp_path / "hall.gz"))["alarms"] == 1
    asyncio.run(restore(Settings(data=tmp_path / "after", database=addresses[target]), tmp_path / "hall.gz"))
    with hall(tmp_path / "after", addresses[target]) as (server, _):
        stays_asleep(server, table)
        assert alarm_of(server, table) == alarm
        days_later(server, 3.001)
        is_answered_once(server, table)
