"""Balance tables: how well each hero, race and card did over many matches, with intervals."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from questhall.lab.simulate import Outcome, share

CONFIDENCE = 1.96
"""Intervals cover 95 %."""


class BalanceRow(Struct):
    """How seats with one feature did."""

    kind: str
    name: str
    seats: int
    score: float
    score_interval: float
    wins: float
    """Share of first places; with n players a fair share is 1/n."""
    wins_interval: float
    taken: float | None = None
    """For things on offer: in what share of the matches that saw it somebody had it at the end."""


def balance(outcomes: list[Outcome]) -> list[BalanceRow]:
    """One row for every feature of a kind, best scores first."""
    results: dict[tuple[str, str], list[tuple[int, float]]] = defaultdict(list)
    seen: dict[tuple[str, str], int] = defaultdict(int)
    had: dict[tuple[str, str], set[int]] = defaultdict(set)
    for outcome in outcomes:
        for kind, names in outcome.seen.items():
            for name in names:
                seen[kind, name] += 1
        for seat, features in enumerate(outcome.features):
            for feature in ((kind, name) for kind, names in features.items() for name in names):
                results[feature].append((outcome.totals[seat], share(outcome, seat)))
                had[feature].add(outcome.index)
    kinds = list(dict.fromkeys(kind for kind, _ in results))
    rows = [row(*feature, results[feature], len(had[feature]), seen.get(feature)) for feature in results]
    return sorted(rows, key=lambda each: (kinds.index(each.kind), -each.score))


def row(kind: str, name: str, results: list[tuple[int, float]], had: int, seen: int | None) -> BalanceRow:
    scores, wins = [score for score, _ in results], [win for _, win in results]
    return BalanceRow(
        kind,
        name,
        len(results),
        round(fmean(scores), 2),
        round(interval(scores), 2),
        round(fmean(wins), 3),
        round(interval(wins), 3),
        round(had / seen, 2) if seen else None,
    )


def interval(values: list[int] | list[float]) -> float:
    return CONFIDENCE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
