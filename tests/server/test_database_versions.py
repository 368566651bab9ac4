"""People's tables survive an upgrade, and a database that is not ours is left alone."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from questhall.server import migrations
from questhall.server.config import Settings
from questhall.server.database import Database
from questhall.server.messages import Say
from questhall.server.migrations import STEPS
from questhall.server.schema import METADATA
from support.serving import free_port, serving
from support.visitor import Visitor


@pytest.fixture
def settings(tmp_path: Path, database: str) -> Settings:
    return Settings(data=tmp_path, database=database)


def on(settings: Settings, *statements: str) -> list[tuple[object, ...]]:
    """Carry out some SQL beside the server; what the last statement found."""

    async def carry_out() -> list[tuple[object, ...]]:
        database = Database(settings.database_url)
        async with database.write() as connection:
            for statement in statements:
                found = await connection.execute(text(statement))
            rows = [tuple(row) for row in found] if found.returns_rows else []
        await database.close()
        return rows

    return asyncio.run(carry_out())


def open_once(settings: Settings) -> None:
    """What every start of the server does first."""

    async def start() -> None:
        database = Database(settings.database_url)
        try:
            await database.open()
        finally:
            await database.close()

    asyncio.run(start())


def tables_in(settings: Settings) -> set[str]:
    async def look() -> set[str]:
        database = Database(settings.database_url)
        async with database.read() as connection:
            found: set[str] = await connection.run_sync(lambda it: set(inspect(it).get_table_names()))
        await database.close()
        return found

    return asyncio.run(look())


def test_a_new_database_says_its_version_and_starting_again_changes_nothing(settings: Settings) -> None:
    for _ in range(2):
        open_once(settings)
        assert on(settings, "SELECT version FROM questhall") == [(len(STEPS),)]


def test_tables_from_before_there_were_versions_are_adopted_and_played_on(settings: Settings) -> None:
    with serving(settings.data, settings.database) as server, Visitor(server.base) as ann:
        table = ann.open_table("me", "random", start=True, seed=3)
        place = ann.sit(table)
        for _ in range(5):
            place.my_turn().play()
        entries, token = place.my_turn().position["entries"], ann.token
    on(settings, "DROP TABLE questhall")
    with serving(settings.data, settings.database) as server, Visitor(server.base, token) as ann:
        place = ann.sit(table).my_turn()
        assert place.position["entries"] >= entries
        assert place.play()["type"] == "Answer"
    assert on(settings, "SELECT version FROM questhall") == [(len(STEPS),)]


def test_what_people_said_before_the_table_could_speak_is_kept(settings: Settings) -> None:
    with serving(settings.data, settings.database) as server, Visitor(server.base) as ann:
        table, token = ann.open_table("me"), ann.token
        assert ann.sit(table).tell(Say, text="good evening")["type"] == "Answer"
    on(settings, "ALTER TABLE chat DROP COLUMN notice", "UPDATE questhall SET version = 1")
    with serving(settings.data, settings.database) as server, Visitor(server.base, token) as ann:
        (line,) = ann.sit(table).caught_up().chat
        assert (line["text"], line["notice"]) == ("good evening", "")


def test_a_hall_from_before_there_were_campaigns_can_keep_them(settings: Settings) -> None:
    open_once(settings)
    on(settings, "DROP TABLE campaigns", "UPDATE questhall SET version = 2")
    open_once(settings)
    assert on(settings, "SELECT version FROM questhall") == [(len(STEPS),)]
    assert on(settings, "SELECT count(*) FROM campaigns") == [(0,)]


def test_a_table_from_before_several_servers_could_share_it_is_played_on(settings: Settings) -> None:
    with serving(settings.data, settings.database) as server, Visitor(server.base) as ann:
        table, token = ann.open_table("me", "open"), ann.token
    gone = [f"DROP TABLE {name}" for name in ("nodes", "leases", "presence")]
    on(settings, *gone, "ALTER TABLE tables DROP COLUMN revision", "UPDATE questhall SET version = 3")
    with serving(settings.data, settings.database) as server, Visitor(server.base, token) as ann:
        ann.put(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
        ann.post(f"/api/tables/{table}/start")
        assert ann.sit(table).my_turn().play()["type"] == "Answer"


def indexes_in(settings: Settings) -> set[str]:
    async def look() -> set[str]:
        database = Database(settings.database_url)
        async with database.read() as connection:
            found: set[str] = await connection.run_sync(names_of_indexes)
        await database.close()
        return found

    return asyncio.run(look())


def names_of_indexes(connection: Connection) -> set[str]:
    there = inspect(connection)
    return {str(index["name"]) for table in METADATA.tables for index in there.get_indexes(table)}


def test_a_hall_from_before_it_was_large_gets_the_indexes_of_a_new_one(settings: Settings) -> None:
    open_once(settings)
    new = indexes_in(settings)
    missing = {"tables_by_stage", "sitters_at_a_table"}
    assert missing < new
    on(settings, *(f"DROP INDEX {name}" for name in sorted(missing)), "UPDATE questhall SET version = 4")
    assert indexes_in(settings) == new - missing
    open_once(settings)
    assert indexes_in(settings) == new


def test_people_of_an_older_hall_may_go_on_vacation_and_be_told_of_their_turns(settings: Settings) -> None:
    with serving(settings.data, settings.database) as server, Visitor(server.base) as ann:
        table, token = ann.open_table("me", "random", start=True, seed=3), ann.token
    gone = [f"DROP TABLE {name}" for name in ("vacations", "reach", "letters")]
    on(settings, *gone, "UPDATE questhall SET version = 5")
    with serving(settings.data, settings.database) as server, Visitor(server.base, token) as ann:
        assert ann.post("/api/me/vacation", {"days": 2})["left"] == 28
        assert ann.get(f"/api/tables/{table}")["seats"][0]["away_until"] > 0
        assert ann.put("/api/me/reach/on", {"on": False})["on"] is False


def test_tables_of_an_older_hall_may_sleep(settings: Settings) -> None:
    open_once(settings)
    new = indexes_in(settings)
    on(settings, "DROP TABLE alarms", "UPDATE questhall SET version = 7")
    open_once(settings)
    assert on(settings, "SELECT count(*) FROM alarms") == [(0,)]
    assert "ix_alarms_due" in new
    assert indexes_in(settings) == new


def test_a_step_is_taken_once_and_only_by_older_databases(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    open_once(settings)
    on(settings, "INSERT INTO people (id, name, created) VALUES ('a', 'Ann', 0)")
    monkeypatch.setattr(migrations, "STEPS", [*STEPS, adds_a_column])
    for _ in range(2):
        open_once(settings)
        assert on(settings, "SELECT version FROM questhall") == [(len(STEPS) + 1,)]
    assert on(settings, "SELECT id, colour FROM people") == [("a", "green")]


def test_a_step_that_fails_leaves_everything_as_it_was(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbles(connection: Connection) -> None:
        adds_a_column(connection)
        raise RuntimeError("in the middle")

    open_once(settings)
    monkeypatch.setattr(migrations, "STEPS", [*STEPS, stumbles])
    with pytest.raises(RuntimeError, match="in the middle"):
        open_once(settings)
    assert on(settings, "SELECT version FROM questhall") == [(len(STEPS),)]
    monkeypatch.setattr(migrations, "STEPS", [*STEPS, adds_a_column])
    open_once(settings)
    assert on(settings, "SELECT version FROM questhall") == [(len(STEPS) + 1,)]


def adds_a_column(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE people ADD COLUMN colour VARCHAR(9) NOT NULL DEFAULT 'green'"))


def test_two_servers_may_start_at_once_on_an_empty_database(settings: Settings) -> None:
    async def start_all() -> None:
        databases = [Database(settings.database_url) for _ in range(4)]
        await asyncio.gather(*(database.open() for database in databases))
        for database in databases:
            await database.close()

    asyncio.run(start_all())
    assert on(settings, "SELECT version FROM questhall") == [(len(STEPS),)]


def newer(settings: Settings) -> None:
    open_once(settings)
    on(settings, "UPDATE questhall SET version = 99")


def foreign(settings: Settings) -> None:
    on(settings, "CREATE TABLE tables (id INTEGER, legs INTEGER)", "INSERT INTO tables VALUES (1, 4)")


def half(settings: Settings) -> None:
    open_once(settings)
    on(settings, "DROP TABLE questhall", "DROP TABLE notes")


def of_another_program(settings: Settings) -> None:
    on(settings, "CREATE TABLE questhall (answer INTEGER)")


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (newer, "a newer Questhall has written it (version 99 of the tables, here is 8)"),
        (foreign, "its table 'tables' is not one of Questhall: it has no code, game, stage"),
        (half, "only some of Questhall's tables are in it: there is no notes"),
        (of_another_program, "its table 'questhall' is not one of Questhall: it has no version"),
    ],
)
def test_a_newer_or_foreign_database_is_one_sentence_and_exit_code_2(
    settings: Settings, make: Callable[[Settings], None], sentence: str
) -> None:
    make(settings)
    before = tables_in(settings)
    where = ["--data", str(settings.data), *(["--database", settings.database] if settings.database else [])]
    command = [sys.executable, "-m", "questhall", "serve", "--port", str(free_port()), "--no-browser", *where]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    assert done.stderr.startswith(f"questhall: the database cannot be used: {sentence}")
    assert tables_in(settings) == before, "nothing was touched"


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "questhall.db").write_bytes(b"Dear diary, " * 500)
    command = [sys.executable, "-m", "questhall", "host-code", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    assert (done.returncode, done.stderr) == (
        2,
        "questhall: the database cannot be used: file is not a database\n",
    )


def test_the_newest_version_is_the_schema_of_today() -> None:
    """Whoever changes a table writes a step: this number and the tables change together."""
    form = {name: [column.name for column in table.columns] for name, table in METADATA.tables.items()}
    assert (len(STEPS), form) == (
        8,
        {
            "questhall": ["version"],
            "people": ["id", "name", "account", "password", "created"],
            "sessions": ["hash", "person", "seen"],
            "codes": ["hash", "person", "expires"],
            "tables": ["id", "code", "game", "stage", "public", "created", "changed", "paper", "revision"],
            "sitters": ["person", "table_id"],
            "journal": ["match", "seq", "row"],
            "snapshots": ["match", "seq", "data"],
            "campaigns": ["id", "game", "table_id", "document", "created", "changed"],
            "chat": ["table_id", "number", "person", "name", "text", "said", "notice"],
            "notes": ["table_id", "person", "text"],
            "vacations": ["person", "begins", "ends"],
            "reach": ["person", "lang", "mail", "confirmed", "code", "code_until", "stop", "hook", "wanted"],
            "letters": ["person", "table_id", "way", "turn", "told", "again", "tries"],
            "alarms": ["table_id", "due", "rows", "revision"],
            "nodes": ["id", "seen", "build"],
            "leases": ["match", "node"],
            "presence": ["table_id", "node", "person"],
        },
    )
