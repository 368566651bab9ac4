"""Nothing is lost: leaving, interruptions, kill -9, going on, and files that cannot be gone on with."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest
from msgspec import json

import questhall
from questhall.engine import Match
from support.terminal import QUESTHALL, first_moves, kept_in, lines, match_in, settings, type_in

START = ("play", "rollplayer", "--players", "2", "--bots", "greedy", "--seed", "8", "--option", "short_game=true")
DECISIONS = 30


def test_a_match_left_in_the_middle_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    type_in(tmp_path, *START, "--lang", "en", typed="1\n" * DECISIONS)
    file = kept_in(tmp_path)
    assert match_in(file).told() == first_moves(2, "greedy", 8, DECISIONS, short_game=True).told()
    done = type_in(tmp_path, "play", "--resume", str(file), "--lang", "ru", typed="1\n" * 300)
    assert "Герой" not in done.stdout  # the names stay as they were
    assert " > 1" in done.stdout
    assert "Побеждает " in done.stdout
    whole = first_moves(2, "greedy", 8, short_game=True)
    assert match_in(file).told() == whole.told()
    assert [(entry.seat, entry.move, entry.by) for entry in match_in(file).journal] == [
        (entry.seat, entry.move, entry.by) for entry in whole.journal
    ]


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_interruption_in_mid_match_loses_nothing(tmp_path: Path, ending: signal.Signals) -> None:
    process = subprocess.Popen(
        [*QUESTHALL, *START, "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=settings(tmp_path),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n" * 5)
    process.stdin.flush()
    seen = b""
    while seen.count(b"Hero >") < 6:  # five answered, the sixth waits
        seen += process.stdout.read1()
    process.send_signal(ending)
    said, complaint = process.communicate(timeout=60)
    file = kept_in(tmp_path)
    if ending != signal.SIGKILL:
        assert (process.returncode, complaint) == (0, b"")
        assert f"questhall play --resume {file}" in said.decode()
    assert match_in(file).told() == first_moves(2, "greedy", 8, 5, short_game=True).told()


def test_a_match_goes_on_with_everybody_in_his_chair(tmp_path: Path) -> None:
    three = ("play", "rollplayer", "--players", "3", "--humans", "2", "--bots", "random", "--seed", "2", "--lang", "en")
    type_in(tmp_path, *three, typed=lines("1"))
    again = type_in(tmp_path, "play", "--resume", str(kept_in(tmp_path)), "--lang", "en", typed="1\n" * 6).stdout
    prompts = {line.split(" > ")[0] for line in again.splitlines() if " > 1" in line}
    assert prompts == {"Hero 1", "Hero 2"}
    people = {entry.seat for entry in match_in(kept_in(tmp_path)).journal if entry.is_human}
    assert people == {0, 1}


def test_a_finished_match_shows_its_count_again(tmp_path: Path) -> None:
    file = tmp_path / "done.json"
    type_in(tmp_path, *START, "--auto", "--save", str(file))
    done = type_in(tmp_path, "play", "--resume", str(file), "--lang", "en")
    assert done.returncode == 0
    assert "Final count" in done.stdout


def test_a_match_of_another_hand_can_be_gone_on_with(tmp_path: Path) -> None:
    """A file that the engine wrote says nothing of chairs: the person takes the first one."""
    file = tmp_path / "plain.json"
    file.write_bytes(questhall.new("rollplayer", players=2, seed=4).save())
    done = type_in(tmp_path, "play", "--resume", str(file), "--lang", "en", typed=lines("1"))
    assert done.returncode == 0
    assert "Hero > 1" in done.stdout


def test_a_copy_is_kept_where_asked_and_never_over_another_file(tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "my match.json"
    first = type_in(tmp_path, *START, "--lang", "en", typed=lines("1", f"s {copy}", f"s {copy}", "s"))
    assert f"A copy is kept in {copy}." in first.stdout
    assert f"{copy} exists already." in first.stdout
    assert f"Every decision is kept at once in {kept_in(tmp_path)}." in first.stdout
    assert match_in(copy).told() == match_in(kept_in(tmp_path)).told()
    again = type_in(tmp_path, *START, "--lang", "en", "--save", str(copy))
    assert again.returncode == 2
    assert "exists already" in again.stderr


def changed(match: Match, **fields: object) -> bytes:
    return json.encode({**json.decode(match.save()), **fields})


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is not a Questhall match, or it is damaged."),
        (b"\xff\xfe\x00hello", "is not a Questhall match, or it is damaged."),
        (b'{"a": 1}', "is not a Questhall match, or it is damaged."),
        ("cut", "is not a Questhall match, or it is damaged."),
        ({"format": "something else"}, "is not a Questhall match, or it is damaged."),
        ({"schema": 99}, "was kept by a newer Questhall"),
        ({"rules": 99}, "was kept by a newer Questhall"),
        ({"game": "chess"}, "was kept by a newer Questhall"),
        ({"seats": 7}, "cannot go on: this match file is damaged"),
        ({"beats": []}, "cannot go on: this match file is damaged"),
        ({"chairs": {"names": ["A"], "bots": ["", ""]}}, "cannot go on: this match file is damaged"),
        ({"chairs": 7}, "cannot go on: this match file is damaged"),
    ],
)
def test_a_file_that_cannot_be_gone_on_with_gets_one_sentence(
    tmp_path: Path, content: bytes | str | dict[str, object], sentence: str
) -> None:
    match = questhall.new("rollplayer", players=2, seed=4)
    file = tmp_path / "file.json"
    if isinstance(content, bytes):
        file.write_bytes(content)
    else:
        file.write_bytes(match.save()[:-100] if isinstance(content, str) else changed(match, **content))
    before = file.read_bytes()
    done = type_in(tmp_path, "play", "--resume", str(file), "--lang", "en")
    assert done.returncode == 2
    [complaint] = done.stderr.splitlines()
    assert str(file) in complaint
    assert sentence in complaint
    assert file.read_bytes() == before


def test_files_that_are_not_there_or_cannot_be_written_get_one_sentence(tmp_path: Path) -> None:
    missing = type_in(tmp_path, "play", "--resume", str(tmp_path / "no.json"), "--lang", "ru")
    assert (missing.returncode, missing.stderr) == (2, f"questhall: Файла {tmp_path / 'no.json'} нет.\n")
    (tmp_path / "file").write_text("in the way")
    blocked = type_in(tmp_path, *START, "--save", str(tmp_path / "file" / "match.json"), "--lang", "en")
    assert blocked.returncode == 2
    assert "cannot be written" in blocked.stderr
    assert type_in(tmp_path, "play", "--resume", str(tmp_path), "--lang", "en").returncode == 2
