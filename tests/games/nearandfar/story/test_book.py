"""The storybook is read from its files: strictly, and a file only when somebody comes to one of its passages."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.games.nearandfar.story.book import ARCADE, PASSAGES, Book, BookError
from questhall.games.nearandfar.story.define import Reward

PASSAGE = '''
[[passages]]
key = "A"
title.en = "The Door"
title.ru = "Дверь"
opening.en = """
You see
a door.

It is shut."""
opening.ru = """Вы видите дверь.

Она заперта."""

[[passages.choices]]
check = "skill"
difficulty = 5
coins = 1
heading.en = "Pick the Lock"
heading.ru = "Вскрыть замок"
reward = { tokens = ["nomads"], reputation = -1 }
bonus = { coins = 1 }
outcome.en = "It opens."
outcome.ru = "Она открывается."
'''


def book(folder: Path, **files: str) -> Book:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return Book(folder)


def test_a_passage_is_read_with_everything_in_it(tmp_path: Path) -> None:
    passage = book(tmp_path, one=PASSAGE)["A"]
    choice = passage.choices[0]
    assert (passage.key, passage.title.en, passage.title.ru) == ("A", "The Door", "Дверь")
    assert (choice.check, choice.difficulty, choice.coins, choice.optional) == ("skill", 5, 1, False)
    assert choice.reward == Reward(tokens=("nomads",), reputation=-1)
    assert choice.bonus == Reward(coins=1)


def test_lines_run_on_and_an_empty_line_ends_a_paragraph(tmp_path: Path) -> None:
    opening = book(tmp_path, one=PASSAGE)["A"].opening
    assert opening is not None
    assert opening.en == "You see a door.\n\nIt is shut."
    assert opening.ru == "Вы видите дверь.\n\nОна заперта."


def test_a_file_is_read_only_when_somebody_comes_to_it(tmp_path: Path) -> None:
    pages = book(tmp_path, good=PASSAGE, bad='key = "B"\nthis is no storybook')
    assert set(pages) == {"A", "B"}
    assert "B" in pages
    assert pages["A"].title.en == "The Door"
    assert set(pages.read) == {"good.toml"}
    with pytest.raises(BookError, match=r"bad\.toml"):
        pages["B"]


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ('tokens = ["nomads"]', 'tokens = ["sailors"]', "sailors"),
        ("reputation = -1", "fame = 1", "fame"),
        ("bonus = { coins = 1 }", "bonus = { coins = -1 }", ">= 0"),
        ('check = "skill"', 'check = "luck"', "luck"),
        ('heading.ru = "Вскрыть замок"', "", "ru"),
        ('outcome.en = "It opens."', 'outcome.en = "It opens."\noutcome.de = "Sie geht auf."', "de"),
        ("difficulty = 5", 'difficulty = "5"', "int"),
        ("[[passages]]", "[[passage]]", "passage"),
    ],
)
def test_what_is_no_passage_is_refused_with_its_file_named(
    tmp_path: Path, right: str, wrong: str, complaint: str
) -> None:
    assert right in PASSAGE
    pages = book(tmp_path, one=PASSAGE.replace(right, wrong))
    with pytest.raises(BookError, match=complaint):
        pages["A"]


def test_a_key_that_the_index_cannot_find_is_refused(tmp_path: Path) -> None:
    hidden = PASSAGE.replace('key = "A"', 'key="B"')
    with pytest.raises(BookError, match=r"one\.toml: a line `key"):
        book(tmp_path, one=PASSAGE + hidden)["A"]


def test_a_passage_stands_in_the_book_once(tmp_path: Path) -> None:
    with pytest.raises(BookError, match=r"two\.toml: passage A stands in one\.toml already"):
        book(tmp_path, one=PASSAGE, two=PASSAGE)["A"]


def test_the_arcade_deck_is_no_part_of_the_storybook() -> None:
    assert set(PASSAGES.file_of.values()).isdisjoint(ARCADE.file_of.values())
