"""Exact chances beside a move, in a few signs."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.engine import Odds
from questhall.terminal.voice import Voice


def beside(found: Iterable[Odds], voice: Voice) -> str:
    """One after the other, each with what all help would make of it behind an arrow; nothing where there is none."""
    chances = " / ".join(in_short(each, voice) for each in found)
    return voice.say("terminal-chances", chances=chances) if chances else ""


def in_short(chance: Odds, voice: Voice) -> str:
    plain = voice.percent(chance.chance)
    return plain if chance.helped in (None, chance.chance) else f"{plain} → {voice.percent(chance.helped)}"
