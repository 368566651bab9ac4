"""Looking back: a record step by step in a terminal, or its whole log in a pipe."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import questhall
from questhall.bots.base import bots_move
from questhall.bots.greedy import GreedyBot
from questhall.engine import Match, QuesthallError
from questhall.games.rollplayer import GAME
from questhall.terminal.replay import reasons, step_through
from questhall.terminal.voice import Voice
from questhall.text import Texts
from support.terminal import first_moves, terminal


@pytest.fixture
def record(tmp_path: Path) -> tuple[Path, Match]:
    """A match of two, four decisions old."""
    file, match = tmp_path / "record.json", first_moves(2, "random", 5, decisions=4)
    file.write_bytes(match.save())
    return file, match


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_pipe_gets_the_whole_log_in_words(
    record: tuple[Path, Match], lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    file, match = record
    step_through(file, lang, None)
    texts = Texts(GAME, lang)
    assert capsys.readouterr().out.splitlines() == [f"▌ {texts.event(event, ())}" for event in match.events(None)]


def test_a_finished_record_ends_with_its_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "done.json"
    file.write_bytes(first_moves(2, "random", 5, short_game=True).save())
    step_through(file, "en", 0)
    assert "Final count" in capsys.readouterr().out


def test_under_the_move_of_a_bot_stands_why() -> None:
    match = questhall.new("rollplayer", 2, seed=5)
    assert bots_move(match, {seat: GreedyBot(Random(1)) for seat in match.seats})
    why, voice = match.journal[-1].why, Voice(GAME, "en", ("Ann", "Ben"))
    assert why is not None
    assert why.instead_of is not None
    said = (
        f"  Ann: Looks better than “{voice.move(why.instead_of)}” one step ahead; {why.compared} moves were looked at."
    )
    assert [line.plain for line in reasons(match.journal, voice)] == [said]


def test_in_a_terminal_a_record_is_leafed_through(record: tuple[Path, Match]) -> None:
    file, match = record
    last = len(match.journal)
    with terminal(file.parent, "replay", str(file), "--lang", "en", "--seat", "0") as person:
        person.wait_for(f" 0 of {last} ")
        person.wait_for("q > ")
        person.type("n")
        assert "takes the Dragonkin sheet, female side." in person.wait_for("q > ")
        person.type(str(last))
        person.wait_for(f" {last} of {last} ")
        person.type("n")
        person.wait_for(f" {last} of {last} ")
        person.type("p")
        person.wait_for(f" {last - 1} of {last} ")
        person.type("999")
        person.wait_for(f"a number from 0 to {last}, or q.")
        person.type("q")
        assert person.process.wait(timeout=60) == 0


def test_what_cannot_be_replayed_gets_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    with pytest.raises(QuesthallError, match="There is no file"):
        step_through(file, "en", None)
    file.write_bytes(b"nothing")
    with pytest.raises(QuesthallError, match="is not a Questhall match"):
        step_through(file, "en", None)
    file.write_bytes(questhall.new("rollplayer", players=2, seed=1).save())
    with pytest.raises(QuesthallError, match="There is no seat 5; the seats are 0 to 1"):
        step_through(file, "en", 5)
