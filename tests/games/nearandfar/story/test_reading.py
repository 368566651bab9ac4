"""What is read to whom: no outcome before it is earned, and a keyword option in the place of the others."""

from __future__ import annotations

from msgspec import to_builtins

from questhall.games.nearandfar.story.define import Choice, Passage, Reward, Words
from questhall.games.nearandfar.story.reading import offered, open_page


def option(*keywords: str, optional: bool = False) -> Choice:
    return Choice(Words("Go On", "Идти дальше"), "combat", 6, keywords, optional)


def passage(*choices: Choice) -> Passage:
    return Passage("1", Words("The Road", "Дорога"), choices, Words("You walk.", "Вы идёте."))


def test_an_open_page_holds_headings_and_checks_but_no_outcome_and_no_reward() -> None:
    secret = Choice(
        *(Words("Dig", "Копать"), "skill", 5, (), False, 1, 0, 2),
        reward=Reward(keepsake="cold_blade"),
        bonus=Reward(gems=1),
        outcome=Words("A blade!", "Клинок!"),
    )
    page = to_builtins(open_page(passage(secret)))
    heading = {"en": "Dig", "ru": "Копать"}
    assert page["headings"] == (
        {"heading": heading, "check": "skill", "difficulty": 5, "coins": 1, "gems": 0, "food": 2},
    )
    assert (page["title"]["en"], page["opening"]["ru"]) == ("The Road", "Вы идёте.")
    assert "blade" not in str(page).lower()


def test_without_keywords_the_options_without_keywords_are_offered() -> None:
    assert offered(passage(option("ember"), option(), option()), []) == [1, 2]


def test_a_keyword_forces_its_option() -> None:
    assert offered(passage(option(), option("ember"), option()), ["ember"]) == [1]


def test_an_optional_keyword_option_joins_the_others() -> None:
    assert offered(passage(option(), option("ember", optional=True)), ["ember"]) == [0, 1]
    assert offered(passage(option(), option("ember", optional=True)), []) == [0]


def test_all_keywords_of_an_option_are_needed_and_the_one_with_most_is_read() -> None:
    page = passage(option("ember"), option("ember", "moth"), option())
    assert offered(page, ["ember"]) == [0]
    assert offered(page, ["moth"]) == [2]
    assert offered(page, ["moth", "ember"]) == [1]


def test_a_forced_option_goes_before_an_optional_one() -> None:
    assert offered(passage(option("ember"), option("moth", optional=True), option()), ["moth", "ember"]) == [0]
