"""A table in this very process: quick, for everything that does not need a process of its own."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from questhall.terminal.command import play

Table = Callable[..., str]


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Table:
    """`table("1", "u", lang="ru")` types these lines at a table of two, and gives what the table showed."""
    monkeypatch.setenv("QUESTHALL_DATA", str(tmp_path))
    monkeypatch.delenv("COLUMNS", raising=False)

    def sit_down(*typed: str, game: str | None = "rollplayer", **wishes: Any) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        usual: dict[str, Any] = {"players": 2, "bots": "random", "seed": 5, "lang": "en"}
        play(game, **{**usual, **wishes})
        shown = capsys.readouterr()
        assert shown.err == ""
        return shown.out

    return sit_down
