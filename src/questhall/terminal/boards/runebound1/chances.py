"""Chances in a list: what each is about."""

from __future__ import annotations

from questhall.engine import Odds
from questhall.games.runebound1.components import ATTACKS
from questhall.terminal.voice import Voice

OF_A_PLAYER = ("fight", "escape")


def name_of(chance: Odds, word: str, voice: Voice) -> str:
    """A fight goes by the player whose victory it would be, a challenge that waits by its card."""
    if chance.ref in OF_A_PLAYER:
        return voice.player(int(chance.detail))
    if chance.ref == "enemy":
        return voice.name("kind", chance.detail) if chance.detail in ATTACKS else word
    return voice.name("card", chance.detail) if chance.ref.startswith("hex:") else word
