"""Stored matches against the rules of today: looked at by `questhall doctor`, set back by `questhall repair`."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace
from sqlalchemy import insert, update
from typer.testing import CliRunner

from questhall.cli import make_app
from questhall.engine import QuesthallError
from questhall.server.config import UNLIMITED, Settings
from questhall.server.doctor import some
from questhall.server.hosting import opened
from questhall.server.journal import WRITE
from questhall.server.schema import JOURNAL
from support.serving import serving
from support.visitor import Visitor, play_out

NONSENSE = b'["play",0,"x",1.0,{"type":"Nonsense"}]'


@pytest.fixture
def hall(tmp_path: Path, database: str) -> Settings:
    return Settings(data=tmp_path, database=database, limits=UNLIMITED)


def questhall(hall: Settings, *words: str) -> tuple[int, Any]:
    """The command as a host types it: its exit code, and the JSON it prints."""
    where = ["--data", str(hall.data), *(["--database", hall.database] if hall.database else [])]
    done = CliRunner().invoke(make_app("doctor"), [*words, *where], catch_exceptions=False)
    return done.exit_code, json.decode(done.stdout)


def three_matches(hall: Settings) -> tuple[list[str], str]:
    """One that is over, one with an undo and a take-back in it, and one in the middle; and Ann's session."""
    with serving(hall.data, hall.database) as server, Visitor(server.base) as ann:
        tables = [ann.open_table("me", "random", start=True, seed=seed) for seed in (5, 6, 7)]
        play_out(ann.sit(tables[0]))
        for table in tables[1:]:
            place = ann.sit(table).my_turn()
            server.hall.rooms[table].snapshot_at = place.position["entries"] + 2  # and there are rows behind it
            for _ in range(6):
                assert place.my_turn().play()["type"] == "Answer"
            place.my_turn()
        return tables, ann.token


def spoil(hall: Settings, table: str) -> int:
    """A row that no rules can play stands behind all others; says how many there were."""

    async def write() -> int:
        async with opened(hall) as database:
            (stored,) = await some(database, "", table)
            row = insert(JOURNAL).values(match=table, seq=stored.entries, row=NONSENSE)
            await database.execute((row, None))
            return stored.entries

    return asyncio.run(write())


def test_the_doctor_names_what_cannot_go_on_and_a_repair_lets_it(hall: Settings) -> None:
    tables, token = three_matches(hall)
    assert questhall(hall, "doctor", "--json") == (0, {"matches": 3, "well": 3, "ill": []})

    entries = spoil(hall, tables[2])
    code, found = questhall(hall, "doctor", "--json")
    assert (code, found["matches"], found["well"]) == (1, 3, 2)
    (ill,) = found["ill"]
    assert (ill["table"], ill["health"], ill["entries"]) == (tables[2], "cannot go on", entries + 1)

    code, would = questhall(hall, "repair", tables[2], "--dry-run")
    assert (code, would["kept"], would["entries"], would["file"]) == (0, entries, entries + 1, "")
    assert questhall(hall, "doctor", tables[2], "--json")[0] == 1, "nothing was done yet"

    with serving(hall.data, hall.database) as server, Visitor(server.base, token) as ann:
        assert ann.get(f"/api/tables/{tables[2]}")["stage"] == "frozen"
    code, done = questhall(hall, "repair", tables[2])
    assert (code, done["kept"]) == (0, entries)
    assert json.decode(Path(done["file"]).read_bytes())["rows"][-1][4] == {"type": "Nonsense"}, "it is put aside"
    assert questhall(hall, "doctor", "--json") == (0, {"matches": 3, "well": 3, "ill": []})
    with serving(hall.data, hall.database) as server, Visitor(server.base, token) as ann:
        place = ann.sit(tables[2]).my_turn()
        assert [line["notice"] for line in place.chat] == ["repaired"]
        assert place.play()["type"] == "Answer"
        play_out(place)


def test_a_host_may_set_a_match_back_further(hall: Settings) -> None:
    tables, token = three_matches(hall)
    code, done = questhall(hall, "repair", tables[1], "--keep", "3")
    assert (code, done["kept"], done["was"]) == (0, 3, "well")
    assert questhall(hall, "doctor", "--json")[0] == 0
    with serving(hall.data, hall.database) as server, Visitor(server.base, token) as ann:
        place = ann.sit(tables[1]).my_turn()
        assert len(ann.get(f"/api/tables/{tables[1]}/export")["journal"]) >= 3
        assert place.play()["type"] == "Answer"


def test_a_match_whose_rules_were_changed_without_a_word_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From its checkpoint it goes on; played anew it would stand elsewhere."""
    from questhall.games.rollplayer.rules import market
    from questhall.server.doctor import diagnosis

    hall = Settings(data=tmp_path, limits=UNLIMITED)
    tables, _ = three_matches(hall)

    async def stored() -> Any:
        async with opened(hall) as database:
            return (await some(database, "", tables[0]))[0]

    found = asyncio.run(stored())
    assert diagnosis(found) == ("well", "")
    monkeypatch.setattr(market, "DISCARD_PAYS", 3)
    assert diagnosis(found)[0] == "differs"


def test_a_repair_stops_before_the_first_entry_that_comes_to_something_else(hall: Settings) -> None:
    """Such an entry can be made under today's rules; it is taken out all the same, with everything behind it."""
    tables, _ = three_matches(hall)

    async def falsify() -> int:
        async with opened(hall) as database:
            (stored,) = await some(database, "", tables[2])
            last = replace(stored.rows[-1], mark="elsewhere")
            where = (JOURNAL.c.match == tables[2], JOURNAL.c.seq == stored.entries - 1)
            await database.execute((update(JOURNAL).where(*where).values(row=WRITE(last)), None))
            return stored.entries

    entries = asyncio.run(falsify())
    code, found = questhall(hall, "doctor", "--json")
    assert (code, [(ill["table"], ill["health"]) for ill in found["ill"]]) == (1, [(tables[2], "cannot go on")])
    assert "leads elsewhere" in found["ill"][0]["why"]
    code, done = questhall(hall, "repair", tables[2])
    assert (code, done["kept"]) == (0, entries - 1)
    assert questhall(hall, "doctor", "--json")[0] == 0


@pytest.mark.parametrize("command", ["doctor", "backup", "export"])
def test_whoever_only_looks_makes_and_changes_nothing(tmp_path: Path, command: str) -> None:
    """A folder that was mistyped stays away, and a hall of an older version as it is."""
    words = {"doctor": [], "backup": [str(tmp_path / "file.gz")], "export": ["abc"]}[command]
    app = make_app("doctor", "backup", "import_report")
    mistyped = tmp_path / "mistyped"
    with pytest.raises(QuesthallError, match="there is no hall at"):
        CliRunner().invoke(app, [command, *words, "--data", str(mistyped)], catch_exceptions=False)
    assert not mistyped.exists()

    with serving(tmp_path / "hall"):
        pass
    older(tmp_path / "hall" / "questhall.db")
    with pytest.raises(QuesthallError, match=r"an older Questhall has written it \(version 7"):
        CliRunner().invoke(app, [command, *words, "--data", str(tmp_path / "hall")], catch_exceptions=False)
    with sqlite3.connect(tmp_path / "hall" / "questhall.db") as file:
        assert file.execute("SELECT version FROM questhall").fetchall() == [(7,)]
    assert not (tmp_path / "file.gz").exists()


def older(file: Path) -> None:
    """As if the last version had written it."""
    with sqlite3.connect(file) as connection:
        connection.execute("DROP TABLE alarms")
        connection.execute("UPDATE questhall SET version = 7")


def test_a_table_that_is_not_there_is_one_sentence(hall: Settings) -> None:
    with serving(hall.data, hall.database):
        pass
    for command in ("doctor", "repair"):
        with pytest.raises(QuesthallError, match="there is no match at a table abc"):
            questhall(hall, command, "abc", *(["--json"] if command == "doctor" else []))
