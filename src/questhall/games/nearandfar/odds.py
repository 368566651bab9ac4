"""Chances of a roll that hearts can raise, and what it is worth to raise it."""

from __future__ import annotations

from functools import lru_cache

from questhall.games.nearandfar.components import FACES

KEPT = 4096


@lru_cache(KEPT)
def reach(symbols: int, against: int, hearts: int) -> tuple[float, float]:
    """The chance to reach a number, and the hearts it takes on average when it is reached."""
    needs = [max(0, against - symbols - face) for face in range(1, FACES + 1)]
    met = [need for need in needs if need <= hearts]
    return len(met) / FACES, sum(met) / len(met) if met else 0.0


@lru_cache(KEPT)
def duel_chance(attack: int, defence: int, hearts: int) -> tuple[float, float]:
    """The chance to win a duel, ties lost, and the hearts it takes on average."""
    needs = [
        max(0, theirs + defence + 1 - mine - attack) for mine in range(1, FACES + 1) for theirs in range(1, FACES + 1)
    ]
    met = [need for need in needs if need <= hearts]
    return len(met) / len(needs), sum(met) / len(met) if met else 0.0
