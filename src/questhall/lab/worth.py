"""What is a card worth to a player who sets out to buy it?

Chance decides in each match which seat wants and which shuns a card, so the two groups differ in nothing else. Seats
are compared that could buy the card at least once: up to that moment both groups play alike.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Literal, NamedTuple

from msgspec import Struct

from questhall.bots.resolute import Chance
from questhall.lab.balance import CONFIDENCE
from questhall.lab.simulate import Outcome


class Limits(NamedTuple):
    """What a card may cost (`trap`) or bring (`must`) its buyer on average, price included."""

    trap: float
    must: float


POINTS = Limits(-1.5, 2.5)
WINS = Limits(-0.05, 0.1)
"""Where a score only says who has won: 5 matches of a hundred lost, or 10 won, by buying the card."""
ENOUGH = 3
"""Seats that each group needs before anything is said about it."""
Verdict = Literal["trap", "must", "fair", "open"]


class Estimate(Struct, frozen=True):
    """A figure, and how far it may be off."""

    stars: float
    interval: float


class WorthRow(Struct):
    """One card: those that wanted it against those that shunned it."""

    card: str
    wanted: int
    """Seats that wanted it and could buy it at least once."""
    shunned: int
    bought: float
    """Share of the wanting seats that came to buy it."""
    meant: Estimate
    """Mean final score of the wanting seats less that of the shunning ones."""
    worth: Estimate
    """Stars gained by buying it at the first chance, net of its price; the positions before are levelled."""
    suited: Estimate | None
    """The same where the greedy bot would have bought it anyway."""
    verdict: Verdict
    """Trap and must: the whole interval lies beyond a limit; fair: within both; open: across one."""


class Seat(NamedTuple):
    """What one seat made of its chance."""

    chance: Chance
    score: int


def limits_for(outcomes: list[Outcome]) -> Limits:
    """Those for points, or for wins where nobody can score more than 1."""
    return WINS if all(score <= 1 for outcome in outcomes for score in outcome.totals) else POINTS


def worths(outcomes: list[Outcome]) -> list[WorthRow]:
    """One row for every card that enough seats wanted and enough shunned, the most valuable first."""
    seats: dict[str, list[Seat]] = defaultdict(list)
    for outcome in outcomes:
        for chance in outcome.chances if outcome.totals else []:
            seats[chance.card].append(Seat(chance, outcome.totals[chance.seat]))
    limits = limits_for(outcomes)
    rows = [row for card in sorted(seats) if (row := row_of(card, seats[card], limits)) is not None]
    return sorted(rows, key=lambda row: -row.worth.stars)


def row_of(card: str, seats: Sequence[Seat], limits: Limits) -> WorthRow | None:
    worth = worth_of(seats)
    if worth is None:
        return None
    wanted, shunned = groups(seats)
    scores = [seat.score for seat in wanted], [seat.score for seat in shunned]
    return WorthRow(
        card,
        len(wanted),
        len(shunned),
        round(fmean(seat.chance.bought for seat in wanted), 3),
        Estimate(round(fmean(scores[0]) - fmean(scores[1]), 2), round(CONFIDENCE * error_of(*scores), 2)),
        worth,
        worth_of([seat for seat in seats if seat.chance.suits]),
        verdict(worth, limits),
    )


def worth_of(seats: Sequence[Seat]) -> Estimate | None:
    """The difference in levelled scores for each purchase that wanting brought about."""
    wanted, shunned = groups(seats)
    if min(len(wanted), len(shunned)) < ENOUGH:
        return None
    more_bought = fmean(seat.chance.bought for seat in wanted) - fmean(seat.chance.bought for seat in shunned)
    if more_bought <= 0:
        return None
    slope = slope_within(wanted, shunned)
    levelled = [[seat.score - slope * seat.chance.outlook for seat in group] for group in (wanted, shunned)]
    stars = (fmean(levelled[0]) - fmean(levelled[1])) / more_bought
    left = [
        [score - stars * seat.chance.bought for score, seat in zip(scores, group, strict=True)]
        for scores, group in zip(levelled, (wanted, shunned), strict=True)
    ]
    return Estimate(round(stars, 2), round(CONFIDENCE * error_of(*left) / more_bought, 2))


def groups(seats: Sequence[Seat]) -> tuple[list[Seat], list[Seat]]:
    """Those that wanted the card, and those that shunned it."""
    return [seat for seat in seats if seat.chance.wanted], [seat for seat in seats if not seat.chance.wanted]


def slope_within(*groups: Sequence[Seat]) -> float:
    """How many stars at the end go with one star of outlook at the chance, within the groups."""
    together, spread = 0.0, 0.0
    for group in groups:
        score, outlook = fmean(seat.score for seat in group), fmean(seat.chance.outlook for seat in group)
        together += sum((seat.chance.outlook - outlook) * (seat.score - score) for seat in group)
        spread += sum((seat.chance.outlook - outlook) ** 2 for seat in group)
    return together / spread if spread else 0.0


def error_of(some: Sequence[float], others: Sequence[float]) -> float:
    """The standard error of the difference of two means."""
    return sqrt(variance(some) / len(some) + variance(others) / len(others))


def verdict(worth: Estimate, limits: Limits = POINTS) -> Verdict:
    low, high = worth.stars - worth.interval, worth.stars + worth.interval
    if high < limits.trap:
        return "trap"
    if low > limits.must:
        return "must"
    return "fair" if low >= limits.trap and high <= limits.must else "open"
