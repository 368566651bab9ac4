"""What nobody needs is thrown away in time; a match that was dealt and an account never are."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import func, select

from questhall.server.config import Keep
from questhall.server.housekeeping import Swept
from questhall.server.messages import Say
from questhall.server.schema import CHAT, NOTES, PEOPLE, SESSIONS, SITTERS, TABLES
from support.serving import Serving, serving
from support.visitor import Visitor

DAY = 24 * 60 * 60
NAME = {"name": "Ann the Bold", "password": "swordfish1"}


@pytest.fixture
def hall(tmp_path: Path, database: str) -> Iterator[Serving]:
    with serving(tmp_path, database, session_seconds=1000.0 * DAY) as server:
        yield server


def tidy(server: Serving, after: float) -> Swept:
    """Housekeeping as it is done after so many days."""
    house = server.hall.housekeeping
    while not house.rounds:  # the round with which the server starts knows nothing of another clock
        time.sleep(0.01)
    house.clock = lambda: time.time() + after * DAY
    return asyncio.run_coroutine_threadsafe(house.tidy(), server.hall._tasks[0].get_loop()).result(20)


def rows_of(server: Serving) -> dict[str, int]:
    async def count() -> dict[str, int]:
        async with server.hall.database.read() as connection:
            tables = TABLES, SITTERS, CHAT, NOTES, PEOPLE, SESSIONS
            found = [(await connection.execute(select(func.count()).select_from(each))).scalar() for each in tables]
            return {each.name: number or 0 for each, number in zip(tables, found, strict=True)}

    return asyncio.run_coroutine_threadsafe(count(), server.hall._tasks[0].get_loop()).result(20)


def test_guests_without_a_table_go_and_everybody_else_stays(hall: Serving) -> None:
    visitors = [Visitor(hall.base) for _ in range(4)]
    guest, sitter, account, player = visitors
    table = sitter.open_table("me", "open")
    player.open_table("me", start=True)
    account.post("/api/accounts", NAME)
    assert tidy(hall, 29) == Swept()
    assert tidy(hall, 31) == Swept(guests=2, tables=1), "the guest, and the one whose table went before"
    assert guest.get("/api/me")["id"] == guest.id, "believed for a moment yet"
    hall.hall.people._known.clear()
    assert guest.http.get("/api/me").json()["id"] != guest.id
    assert account.post("/api/login", NAME)["id"] == account.id
    assert len(player.get("/api/tables")["mine"]) == 1
    assert sitter.refused("GET", f"/api/tables/{table}") == (404, "problem-no-such-table")
    for visitor in visitors:
        visitor.http.close()


def test_a_table_that_never_began_goes_with_all_that_was_said_there(hall: Serving) -> None:
    with Visitor(hall.base) as ann:
        bare = rows_of(hall)
        table, closed = ann.open_table("me", "open"), ann.open_table("me")
        place = ann.sit(table)
        place.tell(Say, text="is anybody here?")
        ann.put(f"/api/tables/{table}/note", {"text": "nobody"})
        ann.post(f"/api/tables/{closed}/close")
        begun, over = ann.open_table("me", start=True), ann.open_table("random", start=True)
        for played in (begun, over):
            ann.sit(played).until(lambda it: it.position)
        ann.post(f"/api/tables/{begun}/close")
        assert tidy(hall, 400).tables == 1, "somebody looks at the other"
        place.close()
        while ann.get(f"/api/tables/{table}")["seats"][0]["online"]:
            time.sleep(0.01)
        assert tidy(hall, 400).tables == 1
        kept = rows_of(hall)
        assert (kept["tables"], kept["sitters"], kept["chat"], kept["notes"]) == (2, 2, bare["chat"], bare["notes"])
        assert ann.get(f"/api/tables/{over}")["stage"] in ("playing", "over")


def test_a_host_decides_how_long_things_are_kept(tmp_path: Path) -> None:
    for_ever = Keep(guests=0, open_tables=0, reports=0)
    with serving(tmp_path, keep=for_ever) as server, Visitor(server.base) as ann, Visitor(server.base) as ben:
        ann.open_table("me", "open")
        assert ben.id != ann.id
        assert tidy(server, 10_000) == Swept()
    with serving(tmp_path, keep=Keep(guests=1, open_tables=2)) as server:
        assert tidy(server, 1.5) == Swept(guests=1)
        assert tidy(server, 2.5) == Swept(guests=1, tables=1)


def test_old_reports_go(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Visitor(server.base) as ann:
        table = ann.open_table("me", start=True)
        ann.sit(table).my_turn()
        ann.post(f"/api/tables/{table}/report", {"expected": "a dragon"})
        (tmp_path / "reports" / "notes of the host.txt").write_text("mine")
        assert tidy(server, 364).reports == 0
        assert tidy(server, 366).reports == 1
        assert [file.name for file in (tmp_path / "reports").iterdir()] == ["notes of the host.txt"]


def test_it_is_done_when_the_server_starts(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Visitor(server.base) as ann:
        table = ann.open_table("me", "open")
    with serving(tmp_path, keep=Keep(guests=1e-9, open_tables=1e-9)) as server, Visitor(server.base) as ann:
        until = time.monotonic() + 60
        while ann.http.get(f"/api/tables/{table}").status_code != 404:
            assert time.monotonic() < until
            time.sleep(0.01)
