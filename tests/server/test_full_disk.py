"""The disk is full, for real: SQLite may not grow. Nothing is half done, people are told, and it goes on afterwards."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from questhall.server import engines
from questhall.server.messages import Say
from support.serving import serving
from support.visitor import Visitor


def test_on_a_full_disk_moves_are_refused_with_a_sentence_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server, Visitor(server.base) as ann:
        table, token = ann.open_table("me", start=True, seed=5), ann.token
        assert ann.sit(table).my_turn().play()["type"] == "Answer"
    with sqlite3.connect(tmp_path / "questhall.db") as file:
        (pages,) = file.execute("PRAGMA page_count").fetchone()
    file.close()

    with monkeypatch.context() as full:
        full.setattr(engines, "PRAGMAS", (*engines.PRAGMAS, f"PRAGMA max_page_count={pages + 1}"))
        with serving(tmp_path) as server, Visitor(server.base, token) as ann:
            place, made = ann.sit(table).my_turn(), 1
            while (answer := place.my_turn().play())["type"] == "Answer":
                made += 1
                assert made < 2_000, "the disk is not full"
            assert answer["problem"] == "problem-storage"
            assert "could not be kept on disk" in answer["sentence"]
            assert place.caught_up().position["entries"] == made, "it has not happened"
            assert ann.http.get("/healthz").status_code == 503
            said = place.tell(Say, text="is anybody here?" * 30)
            assert said["type"] == "Answer" or said["problem"] == "problem-storage"
            assert ann.get(f"/api/tables/{table}")["stage"] == "playing", "looking is still possible"

    with serving(tmp_path) as server, Visitor(server.base, token) as ann:
        place = ann.sit(table).my_turn()
        assert place.position["entries"] == made
        assert place.play()["type"] == "Answer", "there is room again"
        assert ann.http.get("/healthz").status_code == 200
