"""Windows at the text table: whoever can only pass is not troubled with it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from questhall.engine import Match, Move, Play, Table
from questhall.engine.deal import make_deal
from questhall.games.rollplayer import GAME
from questhall.games.rollplayer.moves import Refresh, Skip
from questhall.games.rollplayer.state import State
from questhall.terminal.chairs import seat_everybody
from questhall.terminal.keeping import Keeper
from questhall.terminal.screen import Screen
from questhall.terminal.session import Session
from questhall.terminal.voice import Voice

WINDOW = "cleanup.refresh"


def choices(state: State, seat: int) -> Sequence[Move]:
    """Only the second seat has something to use."""
    return [Skip()] if seat == 0 else [Refresh("climb"), Skip()]


def beat(table: Table[State]) -> Play[None]:
    """A window for all, again and again."""
    yield from table.choose_each(table.seats, WINDOW, choices)


def sit(folder: Path, monkeypatch: pytest.MonkeyPatch, *typed: str, people: int) -> Match:
    """A game of windows at one keyboard, until nothing more is typed."""
    match = Match(make_deal(replace(GAME, beat=beat), 2, seed=5))
    chairs = seat_everybody(2, people, ["random"], Voice(None, "en"))
    voice = Voice(match.game, "en", chairs.names)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    Session(match, chairs, voice, Keeper(folder / "match.json", voice), Screen()).run()
    return match


def test_a_lone_pass_is_made_by_itself_and_whoever_holds_something_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = sit(tmp_path, monkeypatch, "2", "1", people=2)
    assert [(entry.seat, entry.move, entry.by) for entry in match.journal] == [
        (0, Skip(), "auto:alone"),
        (1, Skip(), ""),
        (0, Skip(), "auto:alone"),
        (1, Refresh("climb"), ""),
        (0, Skip(), "auto:alone"),
    ]
    shown = capsys.readouterr().out
    assert shown.count("Hero 2 >") == 3
    assert "Hero 1 >" not in shown


def test_a_lone_pass_is_not_taken_back_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = sit(tmp_path, monkeypatch, "u", people=2)
    assert [(entry.kind, entry.seat) for entry in match.journal] == [("answer", 0)]
