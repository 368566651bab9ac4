"""Whatever lies in the box has a name in both languages, and no two things have the same."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast, serialize

from questhall.games.nearandfar.cards import (
    adventurers,
    artifacts_ordinary,
    artifacts_special,
    keepsakes,
    talents,
    threats,
    treasures,
)
from questhall.games.nearandfar.cards.define import NONE, Card
from questhall.games.nearandfar.components import BUILDINGS, CHARACTERS, GOODS, PETS, PLATYPUS, TRADE_GOODS, TRIBES
from questhall.text import LANGUAGES
from questhall.text.facts import dashed

FOUND: tuple[Card, ...] = (*treasures.CARDS, *keepsakes.CARDS)
DECKS = (
    [token.id for token in adventurers.CARDS],
    [card.id for card in (*artifacts_ordinary.CARDS, *artifacts_special.CARDS)],
    [card.id for card in FOUND],
    [enemy.id for enemy in (*threats.CARDS, *threats.BOSS_CARDS)],
)
CARDS = [id for deck in DECKS for id in deck]
TALENTS = [talent.id for talent in talents.CARDS]
WORDS: dict[str, Sequence[str]] = {
    "character": CHARACTERS,
    "tribe": TRIBES,
    "chief": TRIBES,
    "building": BUILDINGS,
    "good": GOODS,
    "trade-good": TRADE_GOODS,
    "talent": TALENTS,
    "threat": [str(threat.strength) for threat in threats.CARDS],
    "card": [*CARDS, *PETS, PLATYPUS],
}

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def messages_of(lang: str) -> dict[str, ast.Message]:
    folder = files("questhall.games.nearandfar").joinpath("text", lang)
    texts = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    assert not any(isinstance(entry, ast.Junk) for entry in entries)
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


@every_language
@pytest.mark.parametrize("vocabulary", WORDS)
def test_everything_has_a_name(lang: str, vocabulary: str) -> None:
    messages = messages_of(lang)
    assert [id for id in WORDS[vocabulary] if f"{vocabulary}-{dashed(id)}" not in messages] == []


def test_no_id_lies_in_two_decks() -> None:
    assert len(set(WORDS["card"])) == len(WORDS["card"])


@every_language
def test_every_talent_says_what_it_does(lang: str) -> None:
    messages = messages_of(lang)
    told = {id for id in TALENTS if "text" in {each.id.name for each in messages[f"talent-{dashed(id)}"].attributes}}
    assert told == set(TALENTS)


@every_language
def test_a_card_has_a_text_if_it_has_more_than_symbols(lang: str) -> None:
    messages = messages_of(lang)
    told = {card.id for card in FOUND if messages[f"card-{dashed(card.id)}"].attributes}
    assert told == {card.id for card in FOUND if card.icons == NONE}


@every_language
def test_no_two_cards_share_a_name(lang: str) -> None:
    messages = messages_of(lang)
    names = [serialize_value(messages[f"card-{dashed(id)}"]) for id in CARDS]
    copies = len(treasures.CARDS) - len({card.name for card in treasures.CARDS})
    assert len(set(names)) == len(names) - copies


def serialize_value(message: ast.Message) -> str:
    """The name itself, without what is said of it."""
    return serialize(ast.Resource([ast.Message(ast.Identifier("name"), message.value)]))
