"""Playing at the text table: a person types, a real process answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from questhall.engine import QuesthallError
from questhall.engine.question import UNDO
from questhall.games.rollplayer import GAME
from questhall.text import Texts
from support.rollplayer import hero, position
from support.rollplayer_matches import match_at
from support.terminal import first_moves, kept_in, lines, match_in, terminal, type_in

Table = Callable[..., str]

QUICK = ("play", "rollplayer", "--players", "2", "--bots", "random", "--seed", "5")
SHORT = (*QUICK, "--option", "short_game=true")
ALL_FIRST = "1\n" * 300


@pytest.mark.parametrize(
    ("lang", "winner", "count"), [("en", " wins.", "Final count"), ("ru", "Побеждает ", "Финальный подсчёт")]
)
def test_a_person_who_always_types_1_reaches_the_final_count(
    tmp_path: Path, lang: str, winner: str, count: str
) -> None:
    done = type_in(tmp_path, *SHORT, "--lang", lang, typed=ALL_FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert count in done.stdout
    assert winner in done.stdout
    kept = match_in(kept_in(tmp_path))
    assert kept.over
    assert kept.told() == first_moves(2, "random", 5, short_game=True).told()


def test_in_a_pipe_there_is_no_colour_and_no_clearing(tmp_path: Path) -> None:
    done = type_in(tmp_path, *QUICK, "--lang", "en", typed=lines("1"))
    assert "\x1b" not in done.stdout


def test_in_a_terminal_the_table_has_colours_and_starts_a_fresh_page(tmp_path: Path) -> None:
    with terminal(tmp_path, *QUICK, "--lang", "en") as person:
        person.wait_for("Hero >")
        assert b"\x1b[2J" in person.shown
        assert b"\x1b[1m" in person.shown
        person.type("1")
        person.wait_for("Choose the class you will play.")


def test_the_end_of_the_input_keeps_the_match_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = type_in(tmp_path, *QUICK, "--lang", "en", typed=lines("1", "1"))
    file = kept_in(tmp_path)
    assert done.returncode == 0
    assert done.stdout.endswith(f"The match is kept in {file}. Go on with:\nquesthall play --resume {file}\n")
    assert match_in(file).told() == first_moves(2, "random", 5, decisions=2).told()


def test_q_leaves_at_once(table: Table, tmp_path: Path) -> None:
    shown = table("1", "выход", "1", "1", lang="ru")
    assert "Партия сохранена в " in shown
    assert len([entry for entry in match_in(kept_in(tmp_path)).journal if entry.seat == 0]) == 1


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("13", "There is no such move. The moves are numbered 1 to 12."),
        ("0", "There is no such move. The moves are numbered 1 to 12."),
        ("99999999999999999999", "There is no such move. The moves are numbered 1 to 12."),
        ("-1", "That means nothing here. Type the number of a move, or h for help."),
        ("1 2", "That means nothing here. Type the number of a move, or h for help."),
        ("buy everything", "That means nothing here. Type the number of a move, or h for help."),
        ("\x00\ufffd", "That means nothing here. Type the number of a move, or h for help."),
        ("lang de", "The languages are en, ru: type lang ru or lang en."),
        ("as Nobody", "At this keyboard sit: Hero."),
    ],
)
def test_what_cannot_be_understood_gets_one_sentence_and_another_try(
    table: Table, tmp_path: Path, typed: str, sentence: str
) -> None:
    assert sentence in table(typed, "1").splitlines()
    assert match_in(kept_in(tmp_path)).told() == first_moves(2, "random", 5, decisions=1).told()


def test_an_empty_line_shows_the_table_again(table: Table) -> None:
    assert table("", "").count("Choose your character sheet") == 3


def test_undo_takes_the_last_decision_back_and_is_kept(table: Table, tmp_path: Path) -> None:
    shown = table("1", "1", "2", "u").split("Hero >")
    assert "Choose the row for this die." in shown[3]
    assert "Choose the starting die to place next." in shown[4]
    assert "Hero takes a move back." in shown[4]
    kept = match_in(kept_in(tmp_path))
    assert kept.journal[-1].kind == UNDO
    assert kept.fingerprint() == first_moves(2, "random", 5, decisions=2).fingerprint()


def test_undo_says_what_stops_it(table: Table) -> None:
    assert "This cannot be taken back: the roll for the start player is done." in table("u")
    assert "Этот ход не вернуть: " in table("1", "отмена", lang="ru")


def test_the_language_can_change_in_the_middle(table: Table) -> None:
    before, after = table("1", "lang ru").split("lang ru\n")
    assert "Choose the class you will play." in before
    assert "Выберите класс своего персонажа." in after


def test_two_people_share_a_keyboard_and_undo_each_others_moves(table: Table, tmp_path: Path) -> None:
    shown = table("1", "u", "2", "1", humans=2)
    prompts = [line.split(" > ")[0] for line in shown.splitlines() if " > " in line]
    first, second = prompts[0], prompts[1]
    assert {first, second} == {"Hero 1", "Hero 2"}
    assert prompts[:4] == [first, second, first, second]  # after the undo the first one chooses again
    players = match_in(kept_in(tmp_path)).state.players
    chosen = {f"Hero {seat + 1}": (player.race, player.side) for seat, player in enumerate(players)}
    assert chosen == {first: ("dragonkin", "male"), second: ("dwarf", "female")}


def test_another_person_can_look_through_his_own_eyes(table: Table) -> None:
    shown = table("as Hero 2", "as 1", humans=2).split("as Hero 2\n")[-1]
    assert "Hero 2  Before the others go on: use something, or press Enter." in shown
    assert "Hero 2 > as 1" in shown


def test_bots_wait_while_a_person_could_use_a_skill_if_asked_to(table: Table, tmp_path: Path) -> None:
    """With Pickpocket in hand a person who typed `wait` is asked before the bot chooses its die."""
    state = position(hero("warrior", skills="pickpocket"), hero("druid", "elf"), pool="r1 g4 p6", market="climb weak")
    file = tmp_path / "position.json"
    file.write_bytes(match_at(state).save())
    before = file.read_bytes()
    at_once = table("1", "1", "2", game=None, resume=file)
    assert "Before the others go on" not in at_once
    file.write_bytes(before)
    waiting = table("wait", "1", "1", "2", "1", game=None, resume=file)
    assert "From now on the others wait for you" in waiting
    assert "Hero  Before the others go on: use something, or press Enter." in waiting
    assert "Hero uses “Pickpocket”." in waiting


def test_all_seats_can_be_bots_and_nothing_is_asked(table: Table, tmp_path: Path) -> None:
    shown = table(players=3, auto=True, lang="ru")
    assert "▌ Начинается раунд 11 из 11." in shown.splitlines()
    assert "Побеждает " in shown.splitlines()[-1]
    assert list(tmp_path.iterdir()) == []
    kept = tmp_path / "record.json"
    assert table(players=3, auto=True, lang="ru", save=kept) == shown
    assert match_in(kept).over


def test_options_reach_the_match(table: Table, tmp_path: Path) -> None:
    table("1", options=["short_game=true", "classes=chosen"])
    options = match_in(kept_in(tmp_path)).state.options
    assert (options.short_game, options.classes) == (True, "chosen")


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": 9}, "This game is for 1, 2, 3, 4 players, not 9."),
        ({"humans": 3}, "3 people cannot sit at a table of 2."),
        ({"humans": -1}, "-1 people cannot sit at a table of 2."),
        ({"bots": "nobody"}, "There is no bot “nobody”; there is random, easy, greedy, fair, search, strong."),
        ({"options": ["short_game"]}, "An option is written name=value, not “short_game”."),
        ({"options": ["short_game=maybe"]}, "option short_game takes false, true"),
        ({"options": {"no_such": 1}}, "there is no option 'no_such'"),
        ({"lang": "de"}, "there is no language 'de'"),
        ({"game": "chess"}, "there is no game 'chess'"),
    ],
)
def test_wrong_wishes_get_one_sentence(table: Table, tmp_path: Path, wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(QuesthallError, match=re.escape(sentence)):
        table(**wrong)
    assert list(tmp_path.iterdir()) == []


def test_wrong_wishes_end_with_code_2(tmp_path: Path) -> None:
    done = type_in(tmp_path, *QUICK, "--players", "9", "--lang", "en")
    assert done.returncode == 2
    assert done.stderr == "questhall: This game is for 1, 2, 3, 4 players, not 9.\n"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_solo_match_ends_with_a_rank(table: Table, tmp_path: Path, lang: str) -> None:
    kept = tmp_path / "solo.json"
    last = table(players=1, auto=True, bots="greedy", lang=lang, save=kept).splitlines()[-1]
    result = match_in(kept).result
    assert result is not None
    assert last.startswith(f"{result.totals[0]} ")
    assert last.endswith(f": {Texts(GAME, lang).name('rank', result.title)}.")
