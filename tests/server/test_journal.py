"""The journal: rows that wait together go to disk together, and a second writer loses and looks again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from sqlalchemy import select, text
from websockets.exceptions import ConnectionClosed

from questhall.server.config import Settings
from questhall.server.database import Database, Lost
from questhall.server.hosting import opened
from questhall.server.journal import Journal, Row
from questhall.server.schema import JOURNAL
from questhall.server.store import Store
from support.serving import Serving, both, serving
from support.visitor import Visitor

ROW = Row("play", 0, "ann", 1.0, Raw(b'{"type":"Skip"}'))


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    return Settings(data=tmp_path, database=database)


def run(settings: Settings, work: Callable[[Database], Coroutine[Any, Any, None]]) -> None:
    async def within() -> None:
        async with opened(settings) as database:
            await work(database)

    asyncio.run(within())


def count_commits(database: Database) -> list[int]:
    """How many rows each transaction held."""
    sizes: list[int] = []
    append = database.append

    async def counted(table: Any, rows: Any) -> None:
        sizes.append(len(rows))
        await append(table, rows)

    database.append = counted  # type: ignore[method-assign]
    return sizes


def test_rows_of_many_matches_share_transactions(settings: Settings) -> None:
    async def work(database: Database) -> None:
        sizes, journal = count_commits(database), Journal(database)
        await asyncio.gather(*(write_five(journal, f"match{n}") for n in range(40)))
        async with database.read() as connection:
            rows = (await connection.execute(select(JOURNAL.c.match, JOURNAL.c.seq))).all()
        assert len(rows) == 200
        assert sum(sizes) == 200
        assert len(sizes) <= 10, "one after the other it would have been two hundred"
        assert await Store(database).rows("match7", 3) == [ROW, ROW]

    async def write_five(journal: Journal, match: str) -> None:
        for seq in range(5):
            await journal.write(match, seq, ROW)

    run(settings, work)


def test_who_loses_his_place_does_not_hurt_the_others(settings: Settings) -> None:
    async def work(database: Database) -> None:
        journal = Journal(database)
        await journal.write("taken", 0, ROW)
        wanted = [("one", 0), ("taken", 0), ("two", 0), ("three", 0)]
        results = await asyncio.gather(*(journal.write(*each, ROW) for each in wanted), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Lost, type(None), type(None)]
        for match in ("one", "taken", "two", "three"):
            assert len(await Store(database).rows(match, 0)) == 1

    run(settings, work)


def test_a_commit_is_on_disk_when_it_returns(settings: Settings) -> None:
    async def work(database: Database) -> None:
        async with database.read() as connection:
            if database.is_sqlite:
                assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
                assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
            else:
                assert (await connection.execute(text("SHOW synchronous_commit"))).scalar() == "on"

    run(settings, work)


@both
def test_two_servers_on_one_database_never_write_the_same_row(server: Serving, tmp_path: Path) -> None:
    database = server.settings.database or f"sqlite:///{server.settings.data / 'questhall.db'}"
    with serving(tmp_path, database) as second, Visitor(server.base) as ann:
        table = ann.open_table("me", start=True, seed=5)
        with Visitor(second.base, ann.token) as elsewhere:
            here, there = ann.sit(table).my_turn(), elsewhere.sit(table).my_turn()
            assert here.play()["type"] == "Answer"
            lost = there.play()
            assert (lost["type"], lost["problem"]) == ("Refused", "problem-stale")
            there.until(lambda it: it.position["entries"] == 1)
            assert there.position == here.caught_up().position, "it has looked again"
            assert there.play()["type"] == "Answer"
            assert here.play()["type"] == "Refused"
            assert here.until(lambda it: it.position["entries"] == 2).events == there.caught_up().events


def test_a_move_that_cannot_be_kept_is_not_made(server: Serving, ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.open_table("me", "me", start=True, seed=5)
    place, other = ann.sit(table).my_turn(), ann.sit(table).my_turn()
    other.quiet(0.1)

    async def full(table: Any, rows: Any) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(server.hall.database, "append", full)
        refused = place.play()
    assert (refused["type"], refused["problem"]) == ("Refused", "problem-storage")
    assert other.quiet(0.2).position["entries"] == 0, "nobody saw it"
    assert place.play()["type"] == "Answer"


def test_when_the_disk_cannot_even_be_read_everybody_comes_again_and_nothing_is_left_out(
    server: Serving, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.open_table("me", "me", start=True, seed=5)
    place, other = ann.sit(table).my_turn(), ann.sit(table).my_turn()

    async def gone(*words: Any) -> None:
        raise OSError("no database")

    with monkeypatch.context() as broken:
        broken.setattr(server.hall.database, "append", gone)
        broken.setattr(server.hall.store, "paper", gone)
        with pytest.raises(ConnectionClosed):
            place.play()
        with pytest.raises(ConnectionClosed):
            other.until(lambda it: it.position["entries"] > 0)
        assert (place.gone, other.gone) == ("", "")
    again = ann.sit(table).my_turn()
    assert again.position["entries"] == 0
    assert again.play()["type"] == "Answer"
    room = server.hall.rooms[table]
    rows = asyncio.run_coroutine_threadsafe(server.hall.store.rows(table, 0), server.hall._tasks[0].get_loop())
    assert room.chronicle is not None
    assert len(rows.result(10)) == room.chronicle.entries == 1


def test_a_seat_that_cannot_be_kept_is_not_taken(
    server: Serving, ann: Visitor, ben: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.open_table("me", "open")

    async def full(*steps: Any) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(server.hall.database, "execute", full)
        assert ben.refused("POST", f"/api/tables/{table}/seats/1/claim") == (409, "problem-storage")
    assert ann.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
    assert ben.post(f"/api/tables/{table}/seats/1/claim")["seats"][1]["person"] == ben.id


def test_nothing_is_shown_before_it_is_on_disk(server: Serving, ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.open_table("me", "me", start=True, seed=5)
    place, other = ann.sit(table).my_turn(), ann.sit(table).my_turn()
    append, slow = server.hall.database.append, asyncio.Event()

    async def late(table: Any, rows: Any) -> None:
        await slow.wait()
        await append(table, rows)

    monkeypatch.setattr(server.hall.database, "append", late)
    ask = place.ask
    assert ask is not None
    from msgspec import json

    from questhall.server.messages import Play

    id = place.send(Play, seat=ask["seat"], at=ask["at"], move=Raw(json.encode(ask["moves"][0]["move"])))
    newcomer = ann.sit(table)
    for each in (place, other, newcomer):
        each.quiet(0.2)
        assert each.position.get("entries", 0) == 0
    server.hall._tasks[0].get_loop().call_soon_threadsafe(slow.set)
    assert place.answer_to(id)["type"] == "Answer"
    for each in (other, newcomer):
        each.until(lambda it: it.position.get("entries") == 1)
