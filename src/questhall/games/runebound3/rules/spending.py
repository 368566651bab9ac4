"""Which tokens to spend: handfuls that differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from questhall.games.runebound3.rules.pool import back, value
from questhall.games.runebound3.state import CombatToken


def kind_of(token: CombatToken) -> tuple[int, bool, str]:
    """What tokens that show the same symbol may differ in: the back too, for what is kept can be flipped."""
    return value(token), bool(token.on), back(token)


def unlike(tokens: Sequence[CombatToken]) -> list[CombatToken]:
    """Of tokens that differ in nothing only the first."""
    found: dict[tuple[int, bool, str], CombatToken] = {}
    for token in tokens:
        found.setdefault(kind_of(token), token)
    return list(found.values())


def handfuls(tokens: Sequence[CombatToken]) -> Iterator[tuple[tuple[str, ...], list[int]]]:
    """Every choice of tokens, the largest first: the tokens, and what each is worth.

    Of tokens with the same on both sides, those that come first are taken: which of them does not matter.
    """
    kinds: dict[tuple[int, bool, str], list[CombatToken]] = {}
    for token in tokens:
        kinds.setdefault(kind_of(token), []).append(token)
    groups = list(kinds.values())
    counts = product(*(range(len(group), -1, -1) for group in groups))
    for taken in counts:
        chosen = [token for group, count in zip(groups, taken, strict=True) for token in group[:count]]
        if chosen:
            yield tuple(token.id for token in chosen), [value(token) for token in chosen]
