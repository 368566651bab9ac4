"""The checker finds words that are missing, in the wrong language, or out of place in a story."""

from __future__ import annotations

import pytest

from questhall.games.nearandfar.story.define import Words
from support.nearandfar_book import OPENING, found, option, passage


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (Words("", "Идти вперёд"), "a translation is missing"),
        (Words("Go On", "Go On"), "the same in both languages"),
        (Words("Go On", "Идти впеpёд"), "Latin letters in the Russian"),
        (Words("Gо On", "Идти вперёд"), "Cyrillic letters in the English"),
        (Words("Go On", "Идти вперёд и никогда не оглядываться"), "letters, the English"),
        (Words("Go", "Идти вперёд"), "1 words in English, 2 to 6 wanted"),
        (Words("Go On.", "Идти вперёд"), "a full stop (en)"),
        (Words("Lose Your Reputation", "Потерять лицо"), "“Reputation” is a word of the rules (en)"),
        (Words("Take the Coins", "Взять 2 монеты"), "“2” is a word of the rules (ru)"),
        (Words('Say "No" Again', "Сказать «нет» снова"), "is typewriting (en)"),
        (Words("Say “No” Again", "Сказать “нет” снова"), "is typewriting (ru)"),
        (Words("Try Once More", "Попробовать еще раз"), "“еще” without its ё"),
    ],
)
def test_words_that_are_not_right_are_found(words: Words, complaint: str) -> None:
    findings = found(passage("1", option(), option(heading=words)))
    assert any("heading: " in finding and complaint in finding for finding in findings), findings


def test_openings_and_outcomes_speak_to_the_player_at_some_length() -> None:
    silent = Words(OPENING.en.replace("You", "They").strip(), OPENING.ru.replace("Вы", "Они").strip())
    assert found(passage("1", opening=silent)) == [
        "1: opening: nobody is spoken to (en)",
        "1: opening: nobody is spoken to (ru)",
    ]
    short = found(passage("1", option(), option(check="combat", outcome=Words("You win.", "Вы берёте."))))
    assert short == [
        "1, option 2: outcome: 2 words in English, 25 to 80 wanted",
        "1, option 2: outcome: 2 words in Russian, 20 to 75 wanted",
    ]


def test_two_passages_of_one_title_are_found() -> None:
    title = Words("The Door", "Дверь")
    assert "2: has the title of 1" in found(passage("1", title=title), passage("2", title=title))


def test_a_passage_that_is_only_summed_up_in_russian_is_found() -> None:
    """A summary, in letters: 993 for 1989."""
    opening = Words("You " + "bbbbbbbbbbbb " * 70, "Вы " + "бббббббб " * 50)
    outcome = Words("You " + "bbbbbbbbbbbb " * 40, "Вы " + "бббббббббб " * 23)
    choices = [option(check=check, outcome=outcome) for check in ("skill", "combat")]
    summed_up = [finding for finding in found(passage("1", *choices, opening=opening)) if "is told in" in finding]
    assert summed_up == ["1: is told in 993 letters in Russian, in 1989 in English"]
    assert not any("is told in" in finding for finding in found(passage("1")))
