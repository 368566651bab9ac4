"""`questhall story nearandfar`: the storybook for people and for programs; a record of that name is still a record."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json
from typer.testing import CliRunner

from questhall.cli import make_app
from questhall.games.nearandfar.story.book import PASSAGES


def run(*words: str) -> str:
    done = CliRunner().invoke(make_app("story", "games"), ["story", "nearandfar", *words], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def test_programs_get_the_figures() -> None:
    told = json.decode(run("--json"))
    assert sum(count for kind, count in told["passages"].items() if kind != "intro") == len(PASSAGES)
    assert told["passages"]["map"] == 176
    assert (told["errors"], told["findings"]) == (0, [])
    assert told["words_en"] > told["words_ru"] > 50_000


def test_people_get_two_tables_and_an_outline_if_they_like() -> None:
    shown = run("--outline", "--lang", "en")
    assert "The Goat Considers the Matter" in shown
    assert "… GOAT 158" in shown
    assert "Checks and rewards" in shown
    assert "Козёл рассматривает вопрос" in run("--outline", "--lang", "ru")


def test_the_graph_is_a_page_for_the_browser(tmp_path: Path) -> None:
    run("--graph", str(tmp_path / "book.html"), "--lang", "ru")
    page = (tmp_path / "book.html").read_text("utf-8")
    assert page.startswith("<!doctype html>")
    assert "Козёл рассматривает вопрос" in page


def test_how_far_readers_come_is_told_with_the_figures() -> None:
    reached = json.decode(run("--reach", "1", "--json"))["reached"]
    assert reached["read"] + len(reached["unread"]) == reached["passages"] == len(PASSAGES)


def test_a_file_of_the_name_of_a_game_is_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("nearandfar").write_text("no match")
    done = CliRunner().invoke(make_app("story", "games"), ["story", "nearandfar"])
    assert done.exit_code != 0
    assert "Checks and rewards" not in done.output
