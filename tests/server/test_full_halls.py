"""Halls full of tables, as the benches fill them: they are real ones, and nothing in them is looked for one by one."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from questhall.cli.bench_hall import shelf_of
from questhall.server.alarms import alarm_at, due_between, first_after
from questhall.server.config import Settings
from questhall.server.database import Database
from questhall.server.hosting import opened
from questhall.server.samples import BOT, Sample, samples_of
from questhall.server.schema import METADATA
from questhall.server.stock import Stock, fill, person_id, table_id, token_of
from questhall.server.store import Store
from support.serving import serving
from support.visitor import Visitor

STOCK = Stock(tables=30, running=0.5, waiting=3, people=6)


@pytest.fixture(scope="module")
def samples() -> list[Sample]:
    return samples_of("rollplayer", 2, "random")


@pytest.fixture
def settings(tmp_path: Path, database: str, samples: list[Sample]) -> Settings:
    settings = Settings(data=tmp_path, database=database)
    asyncio.run(fill(settings, STOCK, samples))
    return settings


def test_samples_are_one_match_at_six_stages(samples: list[Sample]) -> None:
    assert [sample.over for sample in samples] == [False] * 5 + [True]
    lengths = [len(sample.rows) for sample in samples]
    assert lengths == sorted(lengths)
    assert all(sample.waiting in ([0], [1]) for sample in samples[:-1]), f"a person is asked, and not seat {BOT}"
    assert all(0 <= len(sample.rows) - sample.seq < 64 for sample in samples)
    assert samples[-1].seq == len(samples[-1].rows)


def test_a_match_of_a_full_hall_is_played_on_and_a_finished_one_looked_at(settings: Settings) -> None:
    shelf = shelf_of(STOCK)
    with serving(settings.data, settings.database) as server:
        sleeping = shelf.sleeping[0]
        stage = [Visitor(server.base, token) for token in sleeping.tokens]
        places = [person.sit(sleeping.table) for person in stage]
        mover = next(place for place in places if place.caught_up().position["asks"])
        before = mover.position["entries"]
        assert mover.play()["type"] == "Answer"
        assert mover.caught_up().position["entries"] > before
        finished = shelf.finished[0]
        with Visitor(server.base, finished.tokens[1]) as ann:
            assert ann.get(f"/api/tables/{finished.table}")["stage"] == "over"
            entries = ann.get(f"/api/tables/{finished.table}/steps/0")["of"]
            assert ann.get(f"/api/tables/{finished.table}/steps/{entries}")["result"] is not None
        for person in stage:
            person.__exit__(None, None, None)


def test_everybody_finds_his_tables_and_all_find_the_open_ones(settings: Settings) -> None:
    seats = Counter(person for number in range(STOCK.tables + STOCK.waiting) for person in owner_and_guests(number))
    with serving(settings.data, settings.database) as server:
        for person in range(STOCK.people):
            with Visitor(server.base, token_of(person)) as visitor:
                listed = visitor.get("/api/tables")
                assert visitor.id == person_id(person)
                assert (len(listed["mine"]), listed["more"]) == (seats[person], 0)
                turns = [is_my_turn(table, visitor.id) for table in listed["mine"]]
                assert turns == sorted(turns, reverse=True), "where it is his turn comes first"
                few = visitor.get("/api/tables?most=2")
                assert (len(few["mine"]), few["more"]) == (2, seats[person] - 2)
                assert {table["stage"] for table in listed["public"]} <= {"open", "playing"}


def owner_and_guests(number: int) -> tuple[int, ...]:
    people = STOCK.people_at(number)
    return people if number < STOCK.tables else people[:1]


def is_my_turn(table: dict[str, Any], person: str) -> bool:
    return table["stage"] == "playing" and any(table["seats"][seat]["person"] == person for seat in table["waiting"])


def test_nothing_in_a_full_hall_is_looked_for_one_by_one(tmp_path: Path, samples: list[Sample]) -> None:
    """Whatever SQLite is asked when lists are made and tables opened and kept, it finds by an index."""
    settings = Settings(data=tmp_path)
    asyncio.run(fill(settings, STOCK, samples))
    asked = asyncio.run(statements(settings))
    assert len(asked) > 10
    assert scans(tmp_path / "questhall.db", asked) == []
    with sqlite3.connect(tmp_path / "questhall.db") as line:
        line.execute("DROP INDEX sitters_at_a_table")
    assert scans(tmp_path / "questhall.db", asked) == ["DELETE FROM sitters WHERE sitters.table_id = ?"], "as it was"


def scans(file: Path, asked: dict[str, Any]) -> list[str]:
    """Statements that go through a whole table of ours."""
    whole = {f"SCAN {name}" for name in METADATA.tables}
    with sqlite3.connect(file) as line:
        plans = {statement: plan_of(line, statement, words) for statement, words in asked.items()}
    return [statement for statement, plan in plans.items() if whole & {" ".join(step.split()[:2]) for step in plan}]


def plan_of(line: sqlite3.Connection, statement: str, words: Any) -> list[str]:
    first = words[0] if isinstance(words, list) else words
    return [str(step[3]) for step in line.execute(f"EXPLAIN QUERY PLAN {statement}", first)]


async def statements(settings: Settings) -> dict[str, Any]:
    """Everything that is asked of the database meanwhile."""
    asked: dict[str, Any] = {}
    async with opened(settings) as database:

        def note(line: Any, cursor: Any, statement: str, words: Any, context: Any, many: bool) -> None:
            if statement.startswith(("SELECT", "UPDATE", "DELETE", "INSERT")):
                asked[statement] = words

        for engine in (database.engine.sync_engine, database._straight):
            assert engine is not None
            event.listen(engine, "before_cursor_execute", note)
        await ask_everything(database)
    return asked


async def ask_everything(database: Database) -> None:
    store = Store(database)
    await store.of_person(person_id(0))
    await store.public()
    await store.unattended(0.0)
    await store.all_of_person(person_id(1))
    table = table_id(3)
    paper = await store.paper(table)
    assert paper is not None
    await store.paper_by_code(paper.code)
    await store.chat(table)
    found = await store.snapshot(table)
    assert found is not None
    await store.rows(table, 0)
    await store.keep(paper, *found)
    await store.keep_snapshot(table, *found, alarm_at(database, 9.0, paper, found[0]))
    assert (await database.fetch(first_after(0.0)))[0][0] == 9.0
    assert [alarm.table_id for alarm in await database.fetch(due_between(0.0, 10.0))] == [table]
    await store.note(table, person_id(1))
    await store.keep_note(table, person_id(1), "north first")
