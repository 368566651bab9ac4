"""The checker looks at arcade cards, one by one and as a deck."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from questhall.games.nearandfar.story.checker import check_arcade
from questhall.games.nearandfar.story.define import Choice, Passage, Words
from support.nearandfar_book import giving, option


def test_an_arcade_card_is_a_title_and_two_headings() -> None:
    bare = option(outcome=None)

    def about(*choices: Choice, **fields: Any) -> list[str]:
        card = replace(Passage("the_door", Words("The Door", "Дверь"), choices), **fields)
        return [str(finding) for finding in check_arcade({"the_door": card}) if not finding.where.startswith("arcade")]

    assert about(bare, bare) == []
    assert about(bare) == ["the_door: is not a title with two options"]
    assert about(bare, option()) == ["the_door, option 2: has what only a passage may have"]
    keepsake = replace(giving(keepsake="cold_blade"), outcome=None)
    assert about(bare, keepsake) == ["the_door, option 2: gives what is not used in the arcade"]
    assert "the_door, option 2: has no check of difficulty 4 to 10" in about(bare, replace(bare, difficulty=11))


def test_the_frame_of_the_deck_is_looked_at() -> None:
    findings = [str(finding) for finding in check_arcade({})]
    assert "arcade: has 0 cards, 40 wanted" in findings
    assert "arcade: has 0 cards with skill and skill, 10 wanted" in findings
    assert "arcade: has a mean difficulty of combat that is not about 7.0" in findings
    assert "arcade: gives tokens of the mystics 0 times, about 20 wanted" in findings
