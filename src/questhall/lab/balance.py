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


class PurchaseRow(Struct):
    """A card and the seats that could buy it: those that did, and those that did not."""

    card: str
    could: int
    bought: int
    score: float
    """Mean final score of those that bought it."""
    score_interval: float
    score_without: float
    score_without_interval: float


class SourceRow(Struct):
    """What one kind of points brought."""

    what: str
    winners: float
    winners_interval: float
    everybody: float


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


def sources(outcomes: list[Outcome]) -> list[SourceRow]:
    """What winners scored, by kind of points, beside everybody; first the length and the sum."""
    won = [(outcome, seat) for outcome in outcomes for seat, place in enumerate(outcome.places) if place == 1]
    every = [(outcome, seat) for outcome in outcomes for seat in range(len(outcome.places))]
    if not won:
        return []
    kinds = dict.fromkeys(what for outcome, seat in every for what in outcome.lines[seat])
    rows = [source_row("rounds", [o.rounds for o, _ in won], [o.rounds for o, _ in every])] if won[0][0].rounds else []
    rows.append(source_row("total", [o.totals[seat] for o, seat in won], [o.totals[seat] for o, seat in every]))
    for kind in kinds:
        winners, everybody = ([o.lines[seat].get(kind, 0) for o, seat in seats] for seats in (won, every))
        rows.append(source_row(kind, winners, everybody))
    return rows


def source_row(what: str, winners: list[int], everybody: list[int]) -> SourceRow:
    return SourceRow(what, round(fmean(winners), 2), round(interval(winners), 2), round(fmean(everybody), 2))


def interval(values: list[int] | list[float]) -> float:
    return CONFIDENCE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def purchases(outcomes: list[Outcome]) -> list[PurchaseRow]:
    """One row for every card that could be bought, those bought most often first."""
    scores: dict[str, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    for outcome in outcomes:
        for seat, cards in enumerate(outcome.could if outcome.totals else []):
            for card in cards:
                scores[card][card in outcome.bought[seat]].append(outcome.totals[seat])
    rows = [purchase_row(card, *scores[card]) for card in scores]
    return sorted(rows, key=lambda each: (-each.bought / each.could, each.card))


def purchase_row(card: str, without: list[int], having: list[int]) -> PurchaseRow:
    figures = [round(figure, 3) for scores in (having, without) for figure in (mean(scores), interval(scores))]
    return PurchaseRow(card, len(having) + len(without), len(having), *figures)


def mean(values: list[int]) -> float:
    return fmean(values) if values else 0.0
