"""The six heroes: what their cards print."""

from __future__ import annotations

from typing import Literal, NamedTuple

from questhall.games.runebound3.board import PlaceKind
from questhall.games.runebound3.tokens import HERO_TOKENS

Attribute = Literal["body", "mind", "spirit"]
ATTRIBUTES: tuple[Attribute, ...] = ("body", "mind", "spirit")


class Hero(NamedTuple):
    """The side of a hero card that is used in play.

    R3-ATTR-01  Body, mind and spirit serve abilities and tests.
    R3-HAND-01  The hand limit says how many skill cards may be held.
    """

    id: str
    body: int
    mind: int
    spirit: int
    speed: int
    health: int
    hand: int
    gold: int
    starts_in: PlaceKind

    @property
    def tokens(self) -> list[str]:
        """R3-HERO-01  Each hero has three combat tokens from the start."""
        return [f"{self.id}.{place}" for place in range(1, len(HERO_TOKENS[self.id]) + 1)]


HEROES: dict[str, Hero] = {
    hero.id: hero
    for hero in (
        Hero("corbin", 3, 2, 0, 3, 10, 3, 2, "fortress"),
        Hero("laurel", 2, 2, 1, 3, 8, 4, 2, "settlement"),
        Hero("lissa", 2, 2, 2, 3, 9, 3, 1, "shrine"),
        Hero("hawthorne", 3, 1, 1, 3, 9, 3, 3, "fortress"),
        Hero("mok", 2, 1, 2, 3, 9, 3, 2, "shrine"),
        Hero("thorn", 0, 3, 2, 3, 8, 4, 2, "settlement"),
    )
}
