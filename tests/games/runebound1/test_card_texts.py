"""Card texts: whoever does something says so, in both languages and with the same numbers."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentSerializer, ast

from questhall.games.runebound1 import GAME
from questhall.games.runebound1.cards.define import ADVENTURES, ALLIES, HEROES, ITEMS, Challenge, EventCard
from support.ftl import messages_in

CARDS = sorted(HEROES.keys() | ITEMS.keys() | ALLIES.keys() | ADVENTURES.keys())
LANGUAGES = ("en", "ru")


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    return {message.id.name: message for message in messages_in(GAME, lang)}


def text_of(card: str, lang: str) -> str | None:
    """The text of a card as it stands in the file; None: it has none."""
    message = messages(lang)[f"card-{card.replace('_', '-')}"]
    found = [attribute for attribute in message.attributes if attribute.id.name == "text"]
    return written(ast.Message(ast.Identifier("text"), found[0].value)) if found else None


def written(message: ast.Message) -> str:
    return FluentSerializer().serialize_entry(message)


def abilities_of(card: str) -> list[str]:
    owners = [cards[card] for cards in (HEROES, ITEMS, ALLIES) if card in cards]
    return [ability.id for owner in owners for ability in owner.abilities]


def does_something(card: str) -> bool:
    """Beside attacks, target numbers and a reward of gold."""
    owners = [cards[card] for cards in (HEROES, ITEMS, ALLIES) if card in cards]
    if any(owner.gives or owner.abilities for owner in owners):
        return True
    adventure = ADVENTURES.get(card)
    if isinstance(adventure, Challenge):
        reward = adventure.reward
        return adventure.wins or any((adventure.before, adventure.test, reward.effect, reward.item, reward.ally))
    return adventure is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_has_a_text_if_it_does_something(lang: str) -> None:
    assert len(CARDS) == 12 + 60 + 72
    assert {card for card in CARDS if text_of(card, lang) is not None} == {
        card for card in CARDS if does_something(card)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_quotes_every_ability(lang: str) -> None:
    for card in CARDS:
        for ability in abilities_of(card):
            assert f"{{ ability-{ability.replace('_', '-')} }}" in (text_of(card, lang) or ""), card


def test_both_languages_name_the_same_numbers() -> None:
    for card in CARDS:
        english, russian = (sorted(re.findall(r"\d+", text_of(card, lang) or "")) for lang in LANGUAGES)
        assert english == russian, card
        for ability in abilities_of(card):
            labels = [written(messages(lang)[f"ability-{ability.replace('_', '-')}"]) for lang in LANGUAGES]
            assert re.findall(r"\d+", labels[0]) == re.findall(r"\d+", labels[1]), card


def test_tests_in_texts_name_their_target_numbers() -> None:
    for card in ADVENTURES.values():
        test = None if isinstance(card, EventCard) else getattr(card, "test", None)
        if test is not None:
            assert all(f"({test.target})" in (text_of(card.id, lang) or "") for lang in LANGUAGES), card.id
