"""The heroes' lives: after the final count, and by `questhall story` from a record, for people and for programs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import json
from rich.console import Console

import questhall
from questhall.bots import make_bot
from questhall.bots.base import play_out
from questhall.engine import Match, QuesthallError, Result
from questhall.games import GAMES
from questhall.terminal.boards import board_of
from questhall.terminal.chairs import Chairs
from questhall.terminal.ending import draw_ending
from questhall.terminal.keeping import file_of
from questhall.terminal.story import tell_story
from questhall.terminal.voice import Voice
from support.terminal import type_in

GAME = GAMES["calltoadventure"]
CHAIRS = Chairs(("Ann", "Ben"), ("", "random"))


@pytest.fixture(scope="module")
def finished() -> Match:
    """A match of two against Odium, played to its end."""
    match = questhall.new(GAME.key, 2, seed=3)
    play_out(match, {seat: make_bot("random", seat) for seat in match.seats})
    return match


@pytest.fixture
def record(finished: Match, tmp_path: Path) -> Path:
    file = tmp_path / "record.json"
    file.write_bytes(file_of(finished, CHAIRS))
    return file


def told(match: Match, seat: int, lang: str) -> list[list[str]]:
    """The life as the rules and the texts have it."""
    voice = Voice(GAME, lang)
    return [[voice.say(sentence) for sentence in paragraph] for paragraph in match.view(None).heroes[seat].tale]


def page(text: str) -> str:
    """Without the ends of lines."""
    return " ".join(text.split())


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_life_is_told_paragraph_by_paragraph(
    finished: Match, record: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tell_story(record, lang)
    shown = capsys.readouterr().out
    lives = [told(finished, seat, lang) for seat in finished.seats]
    assert page(shown) == page(" ".join(f"{name} {flat(life)}" for name, life in zip(CHAIRS.names, lives, strict=True)))
    assert max(map(len, shown.splitlines())) <= 88
    assert shown.count("\n\n") == sum(map(len, lives)) + 2, "an empty line before every paragraph and after every life"


def flat(life: list[list[str]]) -> str:
    return " ".join(sentence for paragraph in life for sentence in paragraph)


def test_one_seat_and_json_for_programs(finished: Match, record: Path) -> None:
    done = type_in(record.parent, "story", str(record), "--lang", "ru", "--seat", "1", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.decode(done.stdout) == {
        "game": "calltoadventure",
        "lang": "ru",
        "lives": [{"seat": 1, "player": "Ben", "paragraphs": told(finished, 1, "ru")}],
    }
    unfinished = record.with_name("unfinished.json")
    unfinished.write_bytes(questhall.new(GAME.key, 2, seed=1).save())
    refused = type_in(record.parent, "story", str(unfinished), "--lang", "ru")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == f"questhall: Партия в {unfinished} не окончена, а о жизни героев рассказывают в конце.\n"


def test_a_record_without_names_tells_of_players_by_number(
    finished: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(finished.save())
    tell_story(file, "en", 1)
    assert capsys.readouterr().out.startswith("Player 2\n")


@pytest.mark.parametrize(
    ("lang", "no_lives", "goes_on", "no_seat"),
    [
        ("en", "Roll Player tells no heroes' lives.", "is not over", "There is no seat 2; the seats are 0 to 1."),
        ("ru", "Игра «Путь героя» не рассказывает", "не окончена", "Места 2 нет; есть места от 0 до 1."),
    ],
)
def test_what_cannot_be_told_gets_one_sentence(
    record: Path, tmp_path: Path, lang: str, no_lives: str, goes_on: str, no_seat: str
) -> None:
    file = tmp_path / "other.json"
    file.write_bytes(questhall.new("rollplayer", 2, seed=1).save())
    with pytest.raises(QuesthallError, match=no_lives):
        tell_story(file, lang)
    file.write_bytes(questhall.new(GAME.key, 2, seed=1).save())
    with pytest.raises(QuesthallError, match=goes_on):
        tell_story(file, lang)
    with pytest.raises(QuesthallError, match=no_seat):
        tell_story(record, lang, 2)


def ending(match: Match, lang: str = "en") -> str:
    console = Console(width=100, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(draw_ending(match, board_of(match.game), Voice(match.game, lang, CHAIRS.names)))
    return capture.get()


def test_at_the_table_the_lives_follow_the_count(finished: Match) -> None:
    shown = ending(finished)
    count, lives = shown.split(" The stories ")
    assert "Final count" in count
    assert all(flat(told(finished, seat, "en")) in page(lives) for seat in finished.seats)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "21 points: Odium is defeated."), ("ru", "21 очко: Вражда побеждён.")]
)
def test_whoever_has_won_alone_without_a_rank_is_told_how_it_ended(lang: str, said: str) -> None:
    match = questhall.new(GAME.key, 1, seed=4)
    play_out(match, {0: make_bot("random", 0)})
    won = Result((1,), (21,), ((),), "odium-defeated")
    match.game = replace(GAME, result=lambda state: won)
    assert said in ending(match, lang).splitlines()
