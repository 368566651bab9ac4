"""Exact odds of terrain dice and of tests."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod

from questhall.games.runebound3.board import NEIGHBOURS, Hex
from questhall.games.runebound3.dice import FACES, Symbol, pays_for
from questhall.games.runebound3.rules.terrain import can_pay

Faces = tuple[int, ...]
"""What dice show, in ascending order."""
Needs = tuple[Symbol, ...]


def rolls(dice: int) -> list[tuple[Faces, int]]:
    """Everything so many dice can show, and in how many ways."""
    return [(faces, ways(faces)) for faces in combinations_with_replacement(range(len(FACES)), dice)]


def ways(faces: Faces) -> int:
    """In how many orders dice can show these faces."""
    return factorial(len(faces)) // prod(factorial(faces.count(face)) for face in set(faces))


@lru_cache(4096)
def chance_of_dice(needs: Needs, dice: int, changes: Needs = (), rerolls: int = 0) -> float:
    """How often so many terrain dice pay for these symbols, if so many of them are rerolled one by one."""
    good = sum(often * chance_by_rerolling(needs, faces, changes, rerolls) for faces, often in rolls(dice))
    return float(good / len(FACES) ** dice)


@lru_cache(65536)
def chance_by_rerolling(needs: Needs, faces: Faces, changes: Needs, rerolls: int) -> float:
    """The same with dice that lie there already, each time rerolling the one that promises most."""
    if can_pay(faces, needs, changes):
        return 1.0
    if not rerolls or len(needs) > len(faces):
        return 0.0
    places = [place for place in range(len(faces)) if not place or faces[place] != faces[place - 1]]
    return max(after_rerolling(needs, faces, place, changes, rerolls - 1) for place in places)


def after_rerolling(needs: Needs, faces: Faces, place: int, changes: Needs, rerolls: int) -> float:
    others = faces[:place] + faces[place + 1 :]
    rolled = (tuple(sorted((*others, face))) for face in range(len(FACES)))
    return sum(chance_by_rerolling(needs, each, changes, rerolls) for each in rolled) / len(FACES)


@lru_cache(4096)
def chance_of_successes(successes: int, revealed: int, in_deck: int, deck: int) -> float:
    """How often so many of the revealed cards bear a symbol of success, of which the deck holds so many."""
    if revealed > deck or not deck:
        return 0.0
    hits = range(max(0, successes), min(revealed, in_deck) + 1)
    good = sum(comb(in_deck, hit) * comb(deck - in_deck, revealed - hit) for hit in hits)
    return good / comb(deck, revealed)


# Ways over the board


@lru_cache(2048)
def chances_to_reach(start: Hex, dice: int, *, ford: bool) -> dict[Hex, float]:
    """How often so many dice lead to each hex around."""
    good: dict[Hex, int] = {}
    for faces, often in rolls(dice):
        for hex in within_reach(start, faces, ford=ford):
            good[hex] = good.get(hex, 0) + often
    good.pop(start, None)
    return {hex: often / len(FACES) ** dice for hex, often in sorted(good.items())}


@lru_cache(32768)
def within_reach(hex: Hex, faces: Faces, *, ford: bool) -> frozenset[Hex]:
    """Where these dice lead, this hex included."""
    found = {hex}
    for place, face in enumerate(faces):
        if place and face == faces[place - 1]:
            continue
        left = faces[:place] + faces[place + 1 :]
        for near in NEIGHBOURS[hex]:
            if pays_for(face, hex, near, ford=ford):
                found |= within_reach(near, left, ford=ford)
    return frozenset(found)
