"""Cards that go from one hero to another. Catalogue chapters PVP, VAR."""

from __future__ import annotations

from questhall.games.runebound1.state import State


def take_over(state: State, taker: int, giver: int, card: str) -> None:
    """A card changes hands as it lies, with the counters of an ally, face up or face down."""
    source, target = state.players[giver], state.players[taker]
    if card in source.items:
        source.items.remove(card)
        target.items.append(card)
    else:
        ally = next(ally for ally in source.allies if ally.card == card)
        source.allies.remove(ally)
        target.allies.append(ally)
    if card in source.face_down:
        source.face_down.remove(card)
        target.face_down.append(card)
