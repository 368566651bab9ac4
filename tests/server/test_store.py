"""What is kept of tables: also when two servers keep it at once, or chance gives two tables one code."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from questhall.server import seating, store
from questhall.server.bodies import TableSettings
from questhall.server.config import Settings
from questhall.server.database import Lost
from questhall.server.hosting import opened
from questhall.server.paper import Chair, Paper
from questhall.server.store import Store
from support.serving import both
from support.visitor import Visitor

AT_ONCE = 20


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    return Settings(data=tmp_path, database=database)


def with_two(settings: Settings, work: Callable[[Store, Store], Coroutine[Any, Any, None]]) -> None:
    """Two servers with one database."""

    async def within() -> None:
        async with opened(settings) as here, opened(settings) as there:
            await work(Store(here), Store(there))

    asyncio.run(within())


def a_paper(table: str = "1", code: str = "AAAAAA") -> Paper:
    chairs = [Chair("person", "Ann", "ann"), Chair("person", "Ben", "ben")]
    return Paper(id=table, code=code, game="chess", options={}, settings=TableSettings(), owner="ann", chairs=chairs)


def test_of_snapshots_kept_at_once_the_newest_stays(settings: Settings) -> None:
    async def work(here: Store, there: Store) -> None:
        kept = [each.keep_snapshot("1", seq, b"%d" % seq) for seq in range(AT_ONCE) for each in (here, there)]
        await asyncio.gather(*reversed(kept))
        assert await here.snapshot("1") == (AT_ONCE - 1, b"%d" % (AT_ONCE - 1))

    with_two(settings, work)


def test_a_paper_and_notes_can_be_kept_by_two_at_once(settings: Settings) -> None:
    async def work(here: Store, there: Store) -> None:
        await here.add(a_paper())
        kept = [each.keep(a_paper()) for each in (here, there) for _ in range(AT_ONCE)]
        results = await asyncio.gather(*kept, return_exceptions=True)
        lost = [result for result in results if result is not None]
        assert [type(result) for result in lost] == [Lost] * (2 * AT_ONCE - 1), "one of them had read the newest"
        again = await there.paper("1")
        assert again is not None
        assert again.revision == 1
        await there.keep(again)
        await asyncio.gather(*(each.keep_note("1", "ann", "later") for each in (here, there) for _ in range(AT_ONCE)))
        assert await there.note("1", "ann") == "later"
        assert [await there.all_of_person(person) for person in ("ann", "ben", "cleo")] == [["1"], ["1"], []]

    with_two(settings, work)


def test_whoever_gets_up_is_no_longer_of_the_table(settings: Settings) -> None:
    async def work(here: Store, there: Store) -> None:
        table = a_paper()
        await here.add(table)
        table.chairs[1] = Chair("open")
        await here.keep(table)
        assert await there.all_of_person("ben") == []

    with_two(settings, work)


@both
def test_a_table_whose_code_is_taken_gets_another(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["TAKENA", "TAKENA", "TAKENA", "FREEAA"])
    for module in (seating, store):
        monkeypatch.setattr(module, "new_code", lambda: next(codes))
    first, second = ann.open_table("me"), ann.open_table("me")
    assert [ann.get(f"/api/tables/{table}")["code"] for table in (first, second)] == ["TAKENA", "FREEAA"]
    assert ann.post("/api/tables/join", {"code": "FREEAA"})["id"] == second
