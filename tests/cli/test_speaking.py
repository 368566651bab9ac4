"""What a Russian player gets wrong is told in Russian, whatever part of the program notices it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from questhall.engine import BadOption, QuesthallError, SaveError
from questhall.text import LANGUAGES, Texts

RECORD = Path(__file__).parents[1] / "games" / "rollplayer" / "records" / "solo.json"


def said(*words: str, locale: str = "C.UTF-8") -> str:
    """The one sentence on standard error."""
    command = [sys.executable, "-m", "questhall", *words]
    environment = {**os.environ, "LC_ALL": locale}
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False, env=environment
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    return done.stderr.removeprefix("questhall: ").strip()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play chess", "игры «chess» здесь нет; есть rollplayer, calltoadventure, runebound3"),
        ("play rollplayer --option foo=1", "варианта «foo» нет; есть classes, setup"),
        ("play rollplayer --option short_game=maybe", "у варианта short_game бывают значения false, true"),
        ("play rollplayer --option short_game", "вариант записывается как имя=значение, а не «short_game»"),
        ("rules RP-MARKET-99", "правила RP-MARKET-99 нет ни в одной игре"),
    ],
)
def test_a_wrong_game_option_or_rule_is_told_in_russian(words: str, sentence: str) -> None:
    assert said(*words.split(), "--lang", "ru").startswith(sentence)


def test_without_lang_the_system_says_which_language_it_is() -> None:
    games = "rollplayer, calltoadventure, runebound3, nearandfar, runebound1"
    assert said("play", "chess", locale="ru_RU.UTF-8") == f"игры «chess» здесь нет; есть {games}"
    assert said("play", "chess") == f"there is no game 'chess'; there is {games}"


@pytest.mark.parametrize(
    ("changed", "detail"),
    [
        ({"seats": 7}, "файл партии повреждён в месте $.seats"),
        ({"beats": []}, "файл партии повреждён"),
        ({"journal": "nonsense"}, "файл партии повреждён в месте $.journal"),
        ({"chairs": 7}, "файл партии повреждён в месте $.chairs"),
        (
            {"fields": "other", "journal": []},
            "партия сыграна по правилам версии 1 игры rollplayer, и здесь её не продолжить",
        ),
    ],
)
def test_a_damaged_file_is_told_in_russian(tmp_path: Path, changed: dict[str, Any], detail: str) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(json.encode({**json.decode(RECORD.read_bytes()), **changed}))
    assert said("play", "--resume", str(file), "--lang", "ru") == f"Партию из {file} продолжить нельзя: {detail}."


def test_every_reason_has_a_sentence_of_its_own_in_both_languages() -> None:
    error = BadOption("there is no option 'foo'", "no-such-option", option="foo", known="none")
    assert Texts(None, "en").error(error, ()) == "there is no option 'foo'; there is none"
    assert Texts(None, "ru").error(error, ()) == "варианта «foo» нет; у этой игры их нет вовсе"
    for lang in LANGUAGES:
        plain = SaveError("somebody's own sentence")
        assert Texts(None, lang).error(plain, ()) == "somebody's own sentence"
    assert str(QuesthallError("in English", "damaged-file", place="none")) == "in English"
