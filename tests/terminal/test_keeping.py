"""Nothing is lost: leaving, interruptions, kill -9, going on, and files that cannot be gone on with."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

import questhall
from questhall.engine import QuesthallError, SaveError
from questhall.text import Texts
from support.terminal import QUESTHALL, first_moves, kept_in, match_in, settings, type_in

Table = Callable[..., str]
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
        seen += os.read(process.stdout.fileno(), 65536)
    process.send_signal(ending)
    said, complaint = process.communicate(timeout=60)
    file = kept_in(tmp_path)
    if ending != signal.SIGKILL:
        assert (process.returncode, complaint) == (0, b"")
        assert f"questhall play --resume {file}" in said.decode()
    assert match_in(file).told() == first_moves(2, "greedy", 8, 5, short_game=True).told()


def test_a_match_goes_on_with_everybody_in_his_chair(table: Table, tmp_path: Path) -> None:
    table("1", players=3, humans=2)
    again = table(*["1"] * 6, game=None, resume=kept_in(tmp_path))
    prompts = {line.split(" > ")[0] for line in again.splitlines() if " > 1" in line}
    assert prompts == {"Hero 1", "Hero 2"}
    people = {entry.seat for entry in match_in(kept_in(tmp_path)).journal if entry.is_human}
    assert people == {0, 1}


def test_bots_can_finish_a_match_and_leave_the_file_alone(table: Table, tmp_path: Path) -> None:
    table("1", "1")
    file = kept_in(tmp_path)
    before = file.read_bytes()
    assert "Final count" in table(game=None, resume=file, auto=True)
    assert file.read_bytes() == before


def test_a_finished_match_shows_its_count_again(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "done.json"
    table(auto=True, save=file)
    assert "Final count" in table(game=None, resume=file)


def test_a_match_of_another_hand_can_be_gone_on_with(table: Table, tmp_path: Path) -> None:
    """A file that the engine wrote says nothing of chairs: the person takes the first one."""
    file = tmp_path / "plain.json"
    file.write_bytes(questhall.new("rollplayer", players=2, seed=4).save())
    assert "Hero > 1" in table("1", game=None, resume=file)


def test_a_copy_is_kept_where_asked_and_never_over_another_file(table: Table, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "my match.json"
    shown = table("1", f"s {copy}", f"s {copy}", "s")
    assert f"A copy is kept in {copy}." in shown
    assert f"{copy} exists already." in shown
    assert f"Every decision is kept at once in {kept_in(tmp_path)}." in shown
    assert match_in(copy).told() == match_in(kept_in(tmp_path)).told()
    with pytest.raises(QuesthallError, match="exists already"):
        table(save=copy)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"", "foreign"),
        (b"\xff\xfe\x00hello", "foreign"),
        (b'{"a": 1}', "foreign"),
        ("cut", "foreign"),
        ({"format": "something else"}, "foreign"),
        ({"schema": 99}, "newer"),
        ({"rules": 99}, "newer"),
        ({"game": "chess"}, "newer"),
        ({"seats": 7}, "damaged"),
        ({"beats": []}, "damaged"),
        ({"chairs": {"names": ["A"], "bots": ["", ""]}}, "damaged"),
        ({"chairs": 7}, "damaged"),
    ],
)
def test_a_file_that_cannot_be_gone_on_with_gets_one_sentence(
    table: Table, tmp_path: Path, content: bytes | str | dict[str, Any], kind: str, lang: str
) -> None:
    match = questhall.new("rollplayer", players=2, seed=4)
    file = tmp_path / "file.json"
    if isinstance(content, bytes):
        file.write_bytes(content)
    elif isinstance(content, str):
        file.write_bytes(match.save()[:-100])
    else:
        file.write_bytes(json.encode({**json.decode(match.save()), **content}))
    before = file.read_bytes()
    with pytest.raises(SaveError) as refused:
        table(game=None, resume=file, lang=lang)
    told = Texts(None, lang).say(f"terminal-{kind}-file", file=str(file), sentence="…").split("…")
    assert all(part in str(refused.value) for part in told)
    assert "\n" not in str(refused.value)
    assert file.read_bytes() == before


def test_files_that_are_not_there_or_cannot_be_written_get_one_sentence(table: Table, tmp_path: Path) -> None:
    missing = type_in(tmp_path, "play", "--resume", str(tmp_path / "no.json"), "--lang", "ru")
    assert (missing.returncode, missing.stderr) == (2, f"questhall: Файла {tmp_path / 'no.json'} нет.\n")
    (tmp_path / "file").write_text("in the way")
    blocked = tmp_path / "file" / "match.json"
    with pytest.raises(QuesthallError, match=re.escape(f"{blocked} cannot be written: ")):
        table(save=blocked)
    with pytest.raises(QuesthallError, match=re.escape(f"{tmp_path} cannot be read: ")):
        table(game=None, resume=tmp_path)
