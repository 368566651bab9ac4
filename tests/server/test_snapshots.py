"""Snapshots of running matches go to disk together, the newest of each, and nothing hangs on them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from questhall.server.database import Database
from questhall.server.snapshots import Snapshots
from questhall.server.store import Store
from support.serving import Serving, both
from support.visitor import Visitor


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    database = Database(f"sqlite+aiosqlite:///{folder / 'hall.db'}")
    await database.open()
    try:
        yield Store(database)
    finally:
        await database.close()


def test_the_newest_of_each_match_is_written(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path) as store:
            await store.keep_snapshot("a", 0, b"dealt")
            snapshots = Snapshots(store)
            snapshots.keep("a", 64, b"old")
            snapshots.keep("b", 64, b"another")
            snapshots.keep("a", 128, b"new")
            assert await store.snapshot("a") == (0, b"dealt"), "they wait for each other"
            await snapshots.close()
            assert await store.snapshot("a") == (128, b"new")
            assert await store.snapshot("b") == (64, b"another")

    asyncio.run(check())


def test_one_that_somebody_else_has_written_anew_does_not_come_after_it(tmp_path: Path) -> None:
    async def check() -> None:
        async with opened(tmp_path) as store:
            snapshots = Snapshots(store)
            snapshots.keep("a", 64, b"old")
            snapshots.forget("a")
            await store.keep_snapshot("a", 70, b"the end")
            await snapshots.close()
            assert await store.snapshot("a") == (70, b"the end")

    asyncio.run(check())


def test_one_that_cannot_be_written_stops_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        async with opened(tmp_path) as store:
            snapshots = Snapshots(store)
            no_number: int = None  # type: ignore[assignment]
            snapshots.keep("a", no_number, b"bad")
            await snapshots.close()
            snapshots.keep("b", 64, b"good")
            await snapshots.close()
            assert await store.snapshot("b") == (64, b"good")

    asyncio.run(check())
    assert "snapshots could not be written" in caplog.text


@both
def test_a_new_table_that_cannot_be_written_is_nowhere(
    server: Serving, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise OSError("no space left")

    before = set(server.hall.rooms)
    with monkeypatch.context() as patch:
        patch.setattr(server.hall.store, "add", full)
        assert ann.refused("POST", "/api/tables", {"game": "rollplayer", "seats": [{"kind": "me"}]})[0] == 503
    assert set(server.hall.rooms) == before
    table = ann.open_table("me", start=True)
    assert ann.sit(table).my_turn().position["asks"]
