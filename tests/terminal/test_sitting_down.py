"""The way in: a few friendly questions, the language of the computer, the last match; and small words."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from questhall.engine import Undone
from questhall.engine.values import Event
from questhall.games.rollplayer.events import CharismaTaken, EnemyRolled
from questhall.terminal.orders import Order, understand
from questhall.terminal.telling import still_true
from questhall.terminal.voice import language_of
from support.terminal import kept_in, lines, match_in, type_in

Table = Callable[..., str]


def test_whoever_only_says_play_is_playing_after_three_questions(tmp_path: Path) -> None:
    done = type_in(tmp_path, "play", typed=lines("", "", "", "1"), LANG="ru_RU.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Language / Язык: en, ru [ru]" in done.stdout
    assert "Сколько игроков за столом вместе с вами: 1, 2, 3, 4 [3]" in done.stdout
    match = match_in(kept_in(tmp_path))
    assert len(match.seats) == 3
    assert any(entry.seat == 0 and entry.is_human for entry in match.journal)


def test_a_wrong_answer_to_a_question_is_asked_again(table: Table, tmp_path: Path) -> None:
    shown = table("fr", "en", "9", "1", "7", "2", game=None, lang=None, players=None, seed=None)
    assert "Please answer with one of: en, ru." in shown
    assert "Please answer with one of: 1, 2, 3, 4." in shown
    assert len(match_in(kept_in(tmp_path)).seats) == 2


def test_whoever_leaves_at_the_door_leaves_nothing_behind(table: Table, tmp_path: Path) -> None:
    table("en", game=None, lang=None, players=None)
    assert list(tmp_path.iterdir()) == []


def test_the_last_match_is_offered_and_gone_on_with(table: Table, tmp_path: Path) -> None:
    table("1", "1")
    before = len(match_in(kept_in(tmp_path)).journal)
    shown = table("", "1", game=None)
    assert "Your last match is not over. 1 go on with it, 2 begin a new one [1]" in shown
    assert len(match_in(kept_in(tmp_path)).journal) > before


def test_a_new_match_can_be_begun_instead_and_a_finished_one_is_not_offered(table: Table, tmp_path: Path) -> None:
    table("1")
    table("2", "1", game=None)
    assert len(list(tmp_path.glob("*.json"))) == 2
    finished = tmp_path / "z.json"
    table(auto=True, save=finished)
    newest = max(file.stat().st_mtime for file in tmp_path.glob("*.json")) + 10
    os.utime(finished, (newest, newest))
    assert "Your last match" not in table("1", game=None)


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_computer_is_spoken(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("7", Order("move", number=7)),
        ("  12 ", Order("move", number=12)),
        ("\ufeff3", Order("move", number=3)),
        ("", Order("repeat")),
        ("U", Order("undo")),
        ("отмена", Order("undo")),
        ("г", Order("undo")),
        ("?", Order("explain")),
        ("?longsword", Order("explain", "longsword")),
        ("? длинный меч", Order("explain", "длинный меч")),
        ("почему сила", Order("why", "сила")),
        ("s my match.json", Order("save", "my match.json")),
        ("7 8", None),
        ("٣", None),
        ("hello", None),
    ],
)
def test_a_line_is_understood_in_both_languages(line: str, order: Order | None) -> None:
    assert understand(line) == order


def test_the_log_leaves_out_what_was_taken_back() -> None:
    one, two, three = EnemyRolled(1), EnemyRolled(2), CharismaTaken(0)
    back = Undone(0, 1)
    events: list[Event] = [one, two, three, back, three]
    assert still_true(events) == [one, back, three]
    assert still_true(events, 2) == [back, three]
