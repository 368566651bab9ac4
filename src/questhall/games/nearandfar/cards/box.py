"""The box: everything is laid in here, once."""

from __future__ import annotations

from questhall.games.nearandfar.cards import artifacts_ordinary, artifacts_special
from questhall.games.nearandfar.cards.define import ARTIFACTS

ARTIFACTS.update((card.id, card) for card in (*artifacts_ordinary.CARDS, *artifacts_special.CARDS))
