"""Symbols: catalogue chapters ICON, PET and what adds up from team, treasures, artifacts and keepsakes."""

from __future__ import annotations

from functools import cache, lru_cache

from questhall.games.nearandfar.cards.define import ADVENTURERS, ARTIFACTS, KEEPSAKES, TREASURES, Card
from questhall.games.nearandfar.components import BASE_MOVEMENT, PETS, PLATYPUS, Icons
from questhall.games.nearandfar.state import Player, Turn, treasures_of

PET_ICONS = Icons(skill=1, search=1, hearts=2)
"""NF-PET-03  An animal in the team gives 1 search, 1 skill and 2 hearts."""
KEPT_SUMS = 4096


def icons(player: Player) -> Icons:
    """All symbols that count: of the team, the treasures, the claimed artifacts and the keepsakes.

    NF-ICON-01  Skill counts for checks, the farm and the mine.
    NF-ICON-02  Combat counts for checks, duels and threats.
    NF-ART-02  Of artifacts only the claimed ones count,
    NF-ART-11  and what they show works like the symbols of the team.
    NF-DUEL-06  The reserve counts for nothing.
    """
    return added_up((*player.team, *treasures_of(player), *player.artifacts, *player.keepsakes))


@lru_cache(KEPT_SUMS)
def added_up(ids: tuple[str, ...]) -> Icons:
    return Icons(*map(sum, zip(Icons(), *map(icons_on, ids), strict=True)))


@cache
def icons_on(id: str) -> Icons:
    """What is printed on a token or a card."""
    if id in PETS or id == PLATYPUS:
        return PET_ICONS
    return ADVENTURERS[id].icons if id in ADVENTURERS else card(id).icons


@cache
def card(id: str) -> Card:
    """The artifact, treasure or keepsake of that id."""
    return ARTIFACTS.get(id) or TREASURES.get(id) or KEEPSAKES[id]


def cards_of(player: Player) -> list[Card]:
    """All cards whose abilities a player has."""
    return [*map(card, (*treasures_of(player), *player.artifacts, *player.keepsakes))]


def movement(player: Player, turn: Turn) -> int:
    """NF-MOVE-06  Two,

    NF-ICON-03  and one for each arrow,
    NF-STABLE-04  and for each pack animal.
    NF-DAY-05  A turtle moves like a bird.
    NF-STABLE-09  What was given back in this turn still counts.
    """
    return BASE_MOVEMENT + icons(player).movement + len(player.animals) + turn.returned
