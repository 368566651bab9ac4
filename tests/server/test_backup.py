"""The whole hall as one file: taken while people play, and brought back on the same kind of database or the other."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest
from typer.testing import CliRunner

from questhall.cli import make_app
from questhall.engine import QuesthallError
from questhall.server.backup import back_up, restore
from questhall.server.config import Settings
from questhall.server.messages import Say
from support.serving import Postgres, serving
from support.visitor import Visitor


@pytest.mark.parametrize(("source", "target"), [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_a_hall_is_backed_up_while_it_is_open_and_goes_on_in_another_database(
    tmp_path: Path, postgres: Postgres, source: str, target: str
) -> None:
    addresses = {"sqlite": "", "postgres": postgres.new_database()}
    before = Settings(data=tmp_path / "before", database=addresses[source])
    after = Settings(data=tmp_path / "after", database=addresses[target])
    file = tmp_path / "hall.questhall.gz"
    with serving(before.data, before.database) as server, Visitor(server.base) as ann:
        table = ann.open_table("me", start=True, seed=6)
        place = ann.sit(table)
        for _ in range(5):
            assert place.my_turn().play()["type"] == "Answer"
        assert place.tell(Say, text="to be continued")["type"] == "Answer"
        ann.put(f"/api/tables/{table}/note", {"text": "buy the sword"})
        ann.post("/api/accounts", {"name": "Ann", "password": "correct horse"})
        taken = asyncio.run(back_up(before, file))
        place.my_turn().caught_up()
        entries, events = place.position["entries"], list(place.events)
        assert place.play()["type"] == "Answer", "it goes on, and this is not in the backup"
    assert (taken["tables"], taken["people"], taken["chat"]) == (1, 1, 1)

    assert asyncio.run(restore(after, file)) == taken
    with serving(after.data, after.database) as server, Visitor(server.base) as ann:
        ann.post("/api/login", {"name": "Ann", "password": "correct horse"})
        place = ann.sit(table).my_turn()
        assert (place.position["entries"], place.events) == (entries, events)
        assert place.chat[0]["text"] == "to be continued"
        assert ann.get(f"/api/tables/{table}/note")["text"] == "buy the sword"
        assert place.play()["type"] == "Answer"


def test_a_backup_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "hall.gz"
    with serving(tmp_path / "hall"):
        CliRunner().invoke(make_app("backup"), ["backup", str(file), "--data", str(tmp_path / "hall")])
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_backup_replaces_nothing_and_goes_into_an_empty_database_only(tmp_path: Path, database: str) -> None:
    hall, file = Settings(data=tmp_path, database=database), tmp_path / "hall.gz"
    with serving(hall.data, hall.database) as server, Visitor(server.base):
        asyncio.run(back_up(hall, file))
    with pytest.raises(QuesthallError, match="is there already"):
        asyncio.run(back_up(hall, file))
    with pytest.raises(QuesthallError, match="a hall in this database already"):
        asyncio.run(restore(hall, file))


def test_half_a_backup_brings_in_nothing(tmp_path: Path, database: str) -> None:
    hall, empty = Settings(data=tmp_path / "a"), Settings(data=tmp_path / "b", database=database)
    file = tmp_path / "hall.gz"
    with serving(hall.data) as server, Visitor(server.base) as ann:
        ann.open_table("me", start=True)
        asyncio.run(back_up(hall, file))
    whole = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    damages = {
        "ends in the middle": gzip.compress(b"".join(whole[:-1])),
        "rows are missing": gzip.compress(b"".join([*whole[:2], whole[-1]])),
        "is damaged": file.read_bytes()[:-20],
        "is not a backup": b"a text",
        "by a newer Questhall": gzip.compress(b'{"format":"questhall backup","tables":99,"version":"9.9"}\n'),
    }
    for sentence, data in damages.items():
        file.write_bytes(data)
        with pytest.raises(QuesthallError, match=sentence):
            asyncio.run(restore(empty, file))
    file.write_bytes(gzip.compress(b"".join(whole)))
    assert asyncio.run(restore(empty, file))["tables"] == 1
