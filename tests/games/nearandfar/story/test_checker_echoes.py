"""The checker finds what was said before: words in a row that two passages share, and turns that become a habit."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.games.nearandfar.story.define import Passage, Words
from support.nearandfar_book import OPENING, found, own, passage


def saying(key: str, en: str = "", ru: str = "") -> Passage:
    """A sound passage with these words in front of its opening."""
    words = own(key, OPENING)
    return replace(passage(key), opening=Words(f"{en} {words.en}".strip(), f"{ru} {words.ru}".strip()))


EIGHT = "the goat looks down its nose at him."
ВОСЕМЬ = "козёл долго смотрит на него сверху вниз молча."


def test_eight_words_in_a_row_belong_to_one_passage() -> None:
    assert found(saying("1", EIGHT), passage("2")) == []
    assert found(saying("1", EIGHT), saying("2", EIGHT)) == [
        "2: says “the goat looks down its nose at him” (en), and so does 1"
    ]
    assert found(saying("1", ru=ВОСЕМЬ), saying("2", ru=ВОСЕМЬ)) == [
        "2: says “козёл долго смотрит на него сверху вниз молча” (ru), and so does 1"
    ]


def test_seven_words_may_be_shared_and_capitals_and_commas_hide_nothing() -> None:
    seven = EIGHT.removesuffix(" him.")
    assert found(saying("1", f"{seven} her."), saying("2", f"{seven} it.")) == []
    loud = "The Goat, looks down: its nose at HIM."
    assert any("and so does 1" in finding for finding in found(saying("1", EIGHT), saying("2", loud)))


def test_a_turn_of_phrase_stands_in_four_passages_at_most() -> None:
    turn = "there is a good deal"
    pages = [saying(str(number), f"{turn} {'abcdef'[number]}.") for number in range(1, 6)]
    assert found(*pages[:4]) == []
    assert found(*pages) == ["5: “there is a good deal” (en) stands in 5 passages: 1, 2, 3, 4, 5"]


def test_russian_turns_are_shorter() -> None:
    pages = [saying(str(number), ru=f"и вот наконец снова {'абвгде'[number]}.") for number in range(1, 6)]
    assert found(*pages[:4]) == []
    assert found(*pages) == ["5: “и вот наконец снова” (ru) stands in 5 passages: 1, 2, 3, 4, 5"]


def test_what_every_teller_needs_is_no_turn() -> None:
    pages = [saying(str(number), f"in the middle of some {'abcdef'[number]}.") for number in range(1, 6)]
    assert found(*pages) == []
