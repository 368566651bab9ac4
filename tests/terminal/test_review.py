"""A match file is looked back at in words, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.engine import QuesthallError
from questhall.terminal.review import look_back, show_review
from support.terminal import first_moves


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match of two who play at random."""
    file = tmp_path / "record.json"
    file.write_bytes(first_moves(2, "random", 5, short_game=True).save())
    return file


@pytest.mark.parametrize(
    ("lang", "title", "mostly"),
    [("en", "Where did I lose it?", "Mostly by"), ("ru", "Где партия ушла из рук?", "Больше всего —")],
)
def test_three_lines_four_sums_and_every_decision(
    record: Path,
    lang: str,
    title: str,
    mostly: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    voice, found = look_back(record, 0, lang, 4)
    show_review(voice, found)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == title
    assert lines[1].startswith(mostly)
    assert [line.split("  ")[0] for line in lines[5:9]] == [
        voice.say(f"review-{cause}") for cause in ("choice", "luck", "others", "course")
    ]
    decisions = [one for one in found.stretches if one.topic]
    assert all(any(voice.move(one.move) in line for line in lines) for one in decisions)


def test_a_seat_that_is_not_there(record: Path) -> None:
    with pytest.raises(QuesthallError, match="There is no seat 5; the seats are 0 to 1"):
        look_back(record, 5, "en", 4)
