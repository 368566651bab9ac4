"""Exact chances beside paths and moves: as things are, and with each Dark rune that could be bought."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.engine import Odds, Ref
from questhall.games.calltoadventure.chances import odds
from questhall.games.calltoadventure.table_view import TableView
from questhall.terminal.voice import Voice, percent

CERTAIN = 1.0


def chance_words(view: TableView, ref: Ref, voice: Voice) -> str:
    """Of a path, of a pair of abilities, of the cast that lies ready; empty if there is nothing to reckon."""
    return in_words((each for each in odds(view) if each.ref == ref), voice)


def in_words(found: Iterable[Odds], voice: Voice) -> str:
    """Beyond a certain success more Dark runes are not worth telling."""
    chances = [each.chance for each in found]
    telling = chances[: chances.index(CERTAIN) + 1] if CERTAIN in chances else chances
    if len(telling) < 2:
        return "".join(map(voice.percent, telling))
    dark = voice.say("odds-percent", percent=" / ".join(map(percent, telling[1:])))
    return voice.say("text-with-dark", chance=voice.percent(telling[0]), dark=dark)


def chance_with(view: TableView, dark: int, voice: Voice) -> str:
    """Of the cast that lies ready, with so many Dark runes more."""
    found = [each for each in odds(view) if each.ref == "attempt"]
    return voice.percent(found[dark].chance) if dark < len(found) else ""
