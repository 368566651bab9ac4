"""Which tokens to spend: handfuls that differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from questhall.games.runebound3.rules.pool import value
from questhall.games.runebound3.state import CombatToken


def handfuls(tokens: Sequence[CombatToken]) -> Iterator[tuple[tuple[str, ...], list[int]]]:
    """Every choice of tokens, the largest first: the tokens, and what each is worth.

    Of tokens worth the same, those that come first are taken: which of them does not matter.
    """
    kinds: dict[tuple[int, bool], list[CombatToken]] = {}
    for token in tokens:
        kinds.setdefault((value(token), bool(token.on)), []).append(token)
    groups = list(kinds.values())
    counts = product(*(range(len(group), -1, -1) for group in groups))
    for taken in counts:
        chosen = [token for group, count in zip(groups, taken, strict=True) for token in group[:count]]
        if chosen:
            yield tuple(token.id for token in chosen), [value(token) for token in chosen]
