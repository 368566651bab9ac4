"""A person at a browser who knows Call to Adventure: takes what the rows offer, answers what others do."""

from __future__ import annotations

from browser.hands import Hands


class Storyteller(Hands):
    """Takes what the rows offer, plays cards and uses powers when a window opens."""

    game = "calltoadventure"
    parts = ("acts", "hero", "others")
    best = {
        "turn.act": ("TakeTrait", "TryPath"),
        "attempt.dark": ("BuyRunes",),
        "attempt.before": ("PlayCard",),
        "attempt.during": ("UsePower", "PlayCard"),
    }
