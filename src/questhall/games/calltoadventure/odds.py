"""Exact odds of a cast: every rune has two faces, so the sums can be counted."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from questhall.games.calltoadventure.components import DARK, FACES, VALUES, Rune

Kinds = tuple[int, int, int]
"""How many runes of a cast show 0 or 1, 1 or 2, 0 or 2."""
STEPS = ((0, 1), (1, 2), (0, 2))
KIND = {rune: STEPS.index(tuple(sorted(VALUES[symbol] for symbol in faces))) for rune, faces in FACES.items()}
"""Which of the three a rune is."""


def kinds(runes: Iterable[Rune]) -> Kinds:
    """CA-RUNE-15  Core runes, ordinary and Dark ones, special ones."""
    found = [KIND[rune] for rune in runes]
    return found.count(0), found.count(1), found.count(2)


@lru_cache(1024)
def ways(cast: Kinds) -> tuple[int, ...]:
    """In how many ways a cast comes to 0, 1, 2 …"""
    sums = [1]
    for count, (low, high) in zip(cast, STEPS, strict=True):
        for _ in range(count):
            longer = [0] * (len(sums) + high)
            for total, often in enumerate(sums):
                longer[total + low] += often
                longer[total + high] += often
            sums = longer
    return tuple(sums)


def chance(runes: Iterable[Rune], needed: int) -> float:
    """How often a cast comes to so much or more."""
    cast = kinds(runes)
    return chance_of(cast, needed)


@lru_cache(8192)
def chance_of(cast: Kinds, needed: int) -> float:
    sums = ways(cast)
    return sum(sums[max(0, needed) :]) / sum(sums)


def with_dark(runes: list[Rune], count: int) -> list[Rune]:
    """The same cast with so many more Dark runes."""
    spare = [rune for rune in DARK if rune not in runes]
    return [*runes, *spare[:count]]
