"""A person at a browser who knows Call to Adventure: chooses a move, then looks for the piece that stands for it."""

from __future__ import annotations

from browser.adventurer import Adventurer
from questhall.games.runebound3.board import Hex


class Storyteller(Adventurer):
    """Takes what the rows offer, plays cards and uses powers when a window opens."""

    parts = ("acts", "hero", "others")
    best = {
        "turn.act": ("TakeTrait", "TryPath"),
        "attempt.dark": ("BuyRunes",),
        "attempt.before": ("PlayCard",),
        "attempt.during": ("UsePower", "PlayCard"),
    }

    def goal(self) -> Hex | None:
        """There is no map to walk on."""
        return None

    def makes_sense(self, kind: str) -> bool:
        return True
