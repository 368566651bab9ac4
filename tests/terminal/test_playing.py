"""Playing at the text table: a person types, a real process answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.engine.question import UNDO
from support.terminal import first_moves, kept_in, lines, match_in, terminal, type_in

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
        first = person.wait_for("Hero >")
        assert "\x1b[2J" in first
        assert "\x1b[1m" in first
        person.type("1")
        person.wait_for("Choose the class you will play.")


def test_the_end_of_the_input_keeps_the_match_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = type_in(tmp_path, *QUICK, "--lang", "en", typed=lines("1", "1"))
    file = kept_in(tmp_path)
    assert done.returncode == 0
    assert done.stdout.endswith(f"The match is kept in {file}. Go on with:\nquesthall play --resume {file}\n")
    assert match_in(file).told() == first_moves(2, "random", 5, decisions=2).told()


def test_q_leaves_at_once(tmp_path: Path) -> None:
    done = type_in(tmp_path, *QUICK, "--lang", "ru", typed=lines("1", "выход", "1", "1"))
    assert "Партия сохранена в " in done.stdout
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
def test_what_cannot_be_understood_gets_one_sentence_and_another_try(tmp_path: Path, typed: str, sentence: str) -> None:
    done = type_in(tmp_path, *QUICK, "--lang", "en", typed=lines(typed, "1"))
    assert sentence in done.stdout.splitlines()
    assert match_in(kept_in(tmp_path)).told() == first_moves(2, "random", 5, decisions=1).told()


def test_an_empty_line_shows_the_table_again(tmp_path: Path) -> None:
    done = type_in(tmp_path, *QUICK, "--lang", "en", typed=lines("", ""))
    assert done.stdout.count("Choose your character sheet") == 3


def test_undo_takes_the_last_decision_back_and_is_kept(tmp_path: Path) -> None:
    asked = type_in(tmp_path / "a", *QUICK, "--lang", "en", typed=lines("1", "1", "2")).stdout
    assert "Choose the row for this die." in asked.split("Hero >")[-2]
    undone = type_in(tmp_path / "b", *QUICK, "--lang", "en", typed=lines("1", "1", "2", "u")).stdout
    assert "Choose the starting die to place next." in undone.split("Hero >")[-2]
    assert "Hero takes a move back." in undone
    kept = match_in(kept_in(tmp_path / "b"))
    assert kept.journal[-1].kind == UNDO
    assert kept.fingerprint() == first_moves(2, "random", 5, decisions=2).fingerprint()


def test_undo_says_what_stops_it(tmp_path: Path) -> None:
    nothing = type_in(tmp_path / "a", *QUICK, "--lang", "en", typed=lines("u"))
    assert "There is nothing to take back." in nothing.stdout
    drawn = type_in(tmp_path / "b", *QUICK, "--lang", "ru", typed=lines("1", "отмена"))
    assert "Этот ход не вернуть: " in drawn.stdout


def test_the_language_can_change_in_the_middle(tmp_path: Path) -> None:
    done = type_in(tmp_path, *QUICK, "--lang", "en", typed=lines("1", "lang ru"))
    before, after = done.stdout.split("lang ru\n")
    assert "Choose the class you will play." in before
    assert "Выберите класс своего персонажа." in after


def test_two_people_share_a_keyboard_and_undo_each_others_moves(tmp_path: Path) -> None:
    done = type_in(tmp_path, "play", "rollplayer", "--players", "2", "--humans", "2", "--seed", "5", "--lang", "en",
                   typed=lines("1", "u", "2", "1"))  # fmt: skip
    prompts = [line.split(" > ")[0] for line in done.stdout.splitlines() if " > " in line]
    first, second = prompts[0], prompts[1]
    assert {first, second} == {"Hero 1", "Hero 2"}
    assert prompts[:4] == [first, second, first, second]  # after the undo the first one chooses again
    kept = match_in(kept_in(tmp_path))
    assert {kept.state.players[seat].race for seat in (0, 1)} == {"dragonkin"} | {kept.state.players[0].race}


def test_bots_wait_while_a_person_could_use_a_skill_if_asked_to(tmp_path: Path) -> None:
    switched = type_in(tmp_path, *QUICK, "--lang", "en", typed=lines("wait", "wait")).stdout
    assert "From now on the others wait for you" in switched
    assert "From now on the others go on without waiting." in switched


def test_all_seats_can_be_bots_and_nothing_is_asked(tmp_path: Path) -> None:
    auto = ("play", "rollplayer", "--players", "3", "--bots", "random", "--seed", "9", "--auto", "--lang", "ru")
    done = type_in(tmp_path, *auto)
    assert (done.returncode, done.stderr) == (0, "")
    assert "▌ Начинается раунд 11 из 11." in done.stdout.splitlines()
    assert "Побеждает " in done.stdout.splitlines()[-1]
    assert done.stdout == type_in(tmp_path, *auto).stdout
    assert list(tmp_path.iterdir()) == []
    kept = tmp_path / "record.json"
    type_in(tmp_path, *auto, "--save", str(kept))
    assert match_in(kept).over


def test_options_reach_the_match(tmp_path: Path) -> None:
    type_in(tmp_path, *SHORT, "--option", "classes=chosen", typed=lines("1"))
    options = match_in(kept_in(tmp_path)).state.options
    assert (options.short_game, options.classes) == (True, "chosen")


@pytest.mark.parametrize(
    "wrong",
    [
        ("--players", "9"),
        ("--humans", "3"),
        ("--humans", "-1"),
        ("--bots", "nobody"),
        ("--option", "short_game=maybe"),
        ("--option", "no_such=1"),
        ("--lang", "de"),
    ],
)
def test_wrong_wishes_get_one_sentence_and_code_2(tmp_path: Path, wrong: tuple[str, str]) -> None:
    done = type_in(tmp_path, *QUICK, *wrong)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []
