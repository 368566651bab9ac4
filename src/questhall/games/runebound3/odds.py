"""Exact odds of terrain dice and of tests."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod

from questhall.games.runebound3.dice import FACES, Symbol
from questhall.games.runebound3.rules.terrain import can_pay


@lru_cache(4096)
def chance_of_dice(needs: tuple[Symbol, ...], dice: int) -> float:
    """How often so many terrain dice pay for these symbols."""
    good = sum(ways(faces) for faces in combinations_with_replacement(range(len(FACES)), dice) if can_pay(faces, needs))
    return float(good / len(FACES) ** dice)


def ways(faces: tuple[int, ...]) -> int:
    """In how many orders dice can show these faces."""
    return factorial(len(faces)) // prod(factorial(faces.count(face)) for face in set(faces))


@lru_cache(4096)
def chance_of_successes(successes: int, revealed: int, in_deck: int, deck: int) -> float:
    """How often so many of the revealed cards bear a symbol of success, of which the deck holds so many."""
    if revealed > deck or not deck:
        return 0.0
    hits = range(successes, min(revealed, in_deck) + 1)
    good = sum(comb(in_deck, hit) * comb(deck - in_deck, revealed - hit) for hit in hits)
    return good / comb(deck, revealed)
