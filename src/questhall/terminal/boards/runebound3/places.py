"""Where cards lead, and what hexes are called."""

from __future__ import annotations

from questhall.games.runebound3.board import HEIGHT, Hex
from questhall.games.runebound3.cards.define import ADVENTURES, STORIES, Event, Quest
from questhall.terminal.voice import Voice

SHOWN_HEXES = 3


def coordinates(hex: Hex) -> str:
    """A letter for the column, from the west, and a number from the north: G7."""
    column, place = divmod(hex, HEIGHT)
    return f"{chr(ord('A') + column)}{place + 1}"


def hexes_of_card(card: str) -> tuple[Hex, ...]:
    """Where a quest or a rumour leads."""
    found = ADVENTURES[card]
    if isinstance(found, Quest):
        return found.hexes
    options = found.options if isinstance(found, Event) else ()
    return tuple(hex for option in options if option.rumour is not None for hex in option.rumour.hexes)


def hexes_of_story(story: str) -> tuple[Hex, ...]:
    return STORIES[story].hexes


def places(hexes: tuple[Hex, ...], voice: Voice) -> str:
    """The first of them, by name."""
    names = [voice.name("hex", str(hex)) for hex in hexes[:SHOWN_HEXES]]
    return ", ".join(names) + (" …" if len(hexes) > SHOWN_HEXES else "")
