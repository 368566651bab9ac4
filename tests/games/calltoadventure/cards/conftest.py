"""Plain cards around those under test."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from questhall.games.calltoadventure.cards.define import Reward
from support.calltoadventure_characters import lay_in_plain_cards, lay_in_trial

Trial = Callable[[Reward, Reward], None]


@pytest.fixture
def plain_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Strips with a single icon, allies without any, four hero and antihero cards that do nothing, a challenge."""
    lay_in_plain_cards(monkeypatch)
    lay_in_trial(monkeypatch, Reward(), Reward())


@pytest.fixture
def trial(monkeypatch: pytest.MonkeyPatch, plain_cards: None) -> Trial:
    """Lays in the challenge that is attempted: what its upper and its lower path give."""
    return lambda upper, lower: lay_in_trial(monkeypatch, upper, lower)
