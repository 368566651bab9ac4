"""The texts of character cards: complete in both languages, and stories of the right length."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from questhall.games.calltoadventure.cards import base_characters, destinies, motivations, origins

TEXT = Path(origins.__file__).parents[1] / "text"
DECKS = {
    "origins": origins.CARDS,
    "motivations": motivations.CARDS,
    "destinies": destinies.CARDS,
    "base-characters": base_characters.CARDS,
}
ALL = [(lang, deck) for lang in ("en", "ru") for deck in DECKS]


def messages(lang: str, deck: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse((TEXT / lang / f"{deck}.ftl").read_text("utf-8")).body
    assert not any(isinstance(entry, ast.Junk) for entry in entries)
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def attribute(message: ast.Message, name: str) -> str:
    pattern = next(attribute.value for attribute in message.attributes if attribute.id.name == name)
    return "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))


@pytest.mark.parametrize(("lang", "deck"), ALL)
def test_every_card_has_a_name_a_text_and_a_story(lang: str, deck: str) -> None:
    found = {
        id: [attribute.id.name for attribute in message.attributes]
        for id, message in messages(lang, deck).items()
        if id.startswith("card-")
    }
    assert found == {f"card-{card.id.replace('_', '-')}": ["text", "story"] for card in DECKS[deck]}


@pytest.mark.parametrize("deck", DECKS)
def test_both_languages_ask_the_same(deck: str) -> None:
    assert [*messages("en", deck)] == [*messages("ru", deck)]


@pytest.mark.parametrize(("lang", "deck"), ALL)
def test_a_story_is_one_sentence_without_numbers(lang: str, deck: str) -> None:
    for id, message in messages(lang, deck).items():
        if id.startswith("card-"):
            story = attribute(message, "story")
            assert 12 <= len(re.findall(r"[\w’-]+", story)) <= 30, id
            assert story.count(".") == 1, id
            assert story.endswith("."), id
            assert not re.search(r"\d", story), id
