"""Who wants and who shuns which card in an experiment: drawn for each match and card, apart from the deal."""

from __future__ import annotations

from random import Random

MINDED = 0.4
"""In this share of the matches somebody has made up his mind about a card; with 53 cards about 21 in a match."""


def wish(seed: int, seat: int, players: int, card: str) -> bool | None:
    """Whether a seat wants a card (True), shuns it (False), or has not made up its mind.

    At most one seat has a mind about a card, each as often as another, and it wants and shuns equally often.
    """
    rng = Random(f"{seed} {card}")
    minded, whose, wanted = rng.random() < MINDED, int(rng.random() * players), rng.random() < 1 / 2
    return wanted if minded and whose == seat else None
