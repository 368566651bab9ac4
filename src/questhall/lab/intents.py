"""Who wants and who shuns which card in an experiment: drawn for each match and card, apart from the deal."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

MINDED = 0.4
"""In this share of the matches somebody has made up his mind about a card; with 53 cards about 21 in a match."""


def wish(seed: int, seat: int, players: int, cards: Collection[str], card: str) -> bool | None:
    """Whether a seat wants a card (True), shuns it (False), or has not made up its mind.

    At most one seat has a mind about a card, each as often as another, and it wants and shuns equally often. An
    experiment about a few cards leaves nobody without one: in every match somebody has a mind about each of them.
    """
    if cards and card not in cards:
        return None
    rng = Random(f"{seed} {card}")
    minded, whose, wanted = rng.random() < (1 if cards else MINDED), int(rng.random() * players), rng.random() < 1 / 2
    return wanted if minded and whose == seat else None
