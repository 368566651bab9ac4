"""How the database is opened, by whom it can be read, and what its errors come to."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from questhall.engine import QuesthallError
from questhall.server import database as databases
from questhall.server.config import Settings
from questhall.server.database import Database
from questhall.server.hosting import looked_into, opened
from questhall.server.problems import broken_by
from questhall.server.schema import JOURNAL
from support.serving import free_port, serving

ROW = {"match": "abc", "seq": 0, "row": b"[]"}
PUBLIC = 0o644


def with_database(settings: Settings, work: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(settings) as database:
            await work(database)

    asyncio.run(run())


def folder(settings: Settings) -> dict[str, tuple[bytes, int]]:
    """What lies there, and who may read it."""
    return {each.name: (each.read_bytes(), each.stat().st_mode) for each in settings.data.iterdir()}


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    return Settings(data=tmp_path, database=database)


def test_a_file_that_others_could_read_is_its_owner_s_alone_once_a_server_has_opened_it(tmp_path: Path) -> None:
    with serving(tmp_path):
        pass
    (tmp_path / "questhall.db").chmod(PUBLIC)
    with serving(tmp_path):
        modes = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.glob("questhall.db*")}
        assert modes == dict.fromkeys(("questhall.db", "questhall.db-wal", "questhall.db-shm"), 0o600)


@pytest.mark.parametrize("way", [opened, looked_into])
def test_somebody_else_s_file_stays_as_it_is(
    tmp_path: Path, way: Callable[[Settings], AbstractAsyncContextManager[Database]]
) -> None:
    settings = Settings(data=tmp_path)
    with sqlite3.connect(tmp_path / "questhall.db") as file:
        file.execute("CREATE TABLE tables (answer INTEGER)")
    file.close()
    (tmp_path / "questhall.db").chmod(PUBLIC)
    before = folder(settings)

    async def come() -> None:
        async with way(settings):
            raise AssertionError("it is not ours")

    with pytest.raises(QuesthallError, match="the database cannot be used"):
        asyncio.run(come())
    assert folder(settings) == before


def test_whoever_only_looks_cannot_write_and_leaves_nothing_behind(settings: Settings) -> None:
    with serving(settings.data, settings.database):
        pass
    before = folder(settings)

    async def look() -> None:
        async with looked_into(settings) as database:
            assert await database.fetch(text("SELECT version FROM questhall"))
            for write in (database.append(JOURNAL, [ROW]), database.execute((insert(JOURNAL).values(**ROW), None))):
                with pytest.raises((SQLAlchemyError, sqlite3.Error), match=r"read-?only"):
                    await write

    asyncio.run(look())
    assert folder(settings) == before


def test_a_database_is_ill_from_a_write_that_failed_to_one_that_did_not_or_for_a_while(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(database: Database, error: Exception) -> None:
        with suppress(type(error)):
            async with database.write():
                raise error

    async def work(database: Database) -> None:
        assert await database.is_well()
        await fails(database, ValueError("a mistake of ours"))
        assert await database.is_well()
        for write in (database.append(JOURNAL, [ROW]), database.execute((delete(JOURNAL), None))):
            await fails(database, OSError("no space left on device"))
            assert not await database.is_well()
            await write
            assert await database.is_well()
        await fails(database, OSError("no space left on device"))
        monkeypatch.setattr(databases, "SORE_SECONDS", 0.0)
        assert await database.is_well()

    with_database(settings, work)


def test_a_row_that_does_not_fit_is_neither_an_illness_nor_a_database_that_is_away(settings: Settings) -> None:
    async def work(database: Database) -> None:
        await database.append(JOURNAL, [ROW])
        wrong = [ROW] if database.is_sqlite else [ROW, {**ROW, "match": "x" * 1000}]  # SQLite takes any length
        for row in wrong:
            with pytest.raises(DBAPIError) as caught:
                await database.append(JOURNAL, [row])
            assert broken_by(caught.value).problem == "problem-server"
            assert await database.is_well()

    with_database(settings, work)


@pytest.mark.parametrize(
    "address", ["sqlite+aiosqlite:///{folder}/nowhere/hall.db", "postgresql+asyncpg://127.0.0.1:{port}/x"]
)
def test_a_database_that_is_away_is_no_mistake_of_ours(tmp_path: Path, address: str) -> None:
    async def ask() -> None:
        database = Database(address.format(folder=tmp_path, port=free_port()))
        with pytest.raises((SQLAlchemyError, OSError)) as caught:
            await database.fetch(text("SELECT 1"))
        assert broken_by(caught.value).problem == "problem-storage"
        await database.close()

    asyncio.run(ask())
