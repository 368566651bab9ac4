"""What is printed on artifacts: names, and words for what symbols cannot say, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from questhall.games import nearandfar
from questhall.games.nearandfar.cards import artifacts_ordinary, artifacts_special
from questhall.games.nearandfar.cards.define import Artifact

FOLDER = Path(nearandfar.__path__[0]) / "text"
SILENT = {"spices", "merchants_coat", "trade_wagon", "merchants_contract"}
"""They do something, but in other rules."""
DECKS = {"artifacts-ordinary": artifacts_ordinary.CARDS, "artifacts-special": artifacts_special.CARDS}


def attributes(card: Artifact) -> list[str]:
    """What a card needs besides its name."""
    hooks = (card.avoids, card.on_visit, card.on_any_visit, card.on_camp, card.on_claim, card.at_end, card.wins_ties)
    return [*["needs"] * bool(card.needs), *["text"] * bool(any(hooks) or card.id in SILENT)]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_artifact_is_named_and_says_what_symbols_do_not(deck: str, lang: str) -> None:
    entries = FluentParser().parse((FOLDER / lang / f"{deck}.ftl").read_text("utf-8")).body
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]

    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    printed = {message.id.name: sorted(part.id.name for part in message.attributes) for message in messages}
    assert printed == {f"card-{card.id.replace('_', '-')}": attributes(card) for card in DECKS[deck]}
    assert list(printed) == [f"card-{card.id.replace('_', '-')}" for card in DECKS[deck]]
