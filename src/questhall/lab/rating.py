"""How strong bots are beside one another: shares of first places with their intervals, and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import log10, sqrt
from random import Random

from msgspec import Struct

from questhall.lab.simulate import Outcome, share

CONFIDENCE = 1.96
SPREAD = 400.0
"""As in chess: so many points more win ten times as often as they lose."""
SWEEPS = 200
RESAMPLES = 200
HALF_A_DRAW = 0.5
"""Everybody is taken to have drawn half a match with everybody, so that no rating runs away."""

Pair = tuple[str, str]


class Standing(Struct):
    """How a bot did in all its matches."""

    bot: str
    seats: int
    wins: float
    """Sole first places, a tie counts its share."""
    rate: float
    low: float
    high: float
    """The interval of 95 % around the rate."""
    rating: float
    rating_interval: float
    score: float


def standings(outcomes: Sequence[Outcome]) -> list[Standing]:
    """All bots of these matches, the strongest first."""
    finished = [outcome for outcome in outcomes if outcome.places]
    bots = list(dict.fromkeys(bot for outcome in finished for bot in outcome.bots))
    rated, spread = ratings(finished, bots), uncertainty(finished, bots)
    rows = [standing(bot, finished, rated[bot], spread[bot]) for bot in bots]
    return sorted(rows, key=lambda row: -row.rating)


def standing(bot: str, outcomes: Sequence[Outcome], rating: float, spread: float) -> Standing:
    mine = [(outcome, seat) for outcome in outcomes for seat, name in enumerate(outcome.bots) if name == bot]
    wins = sum(share(outcome, seat) for outcome, seat in mine)
    rate, low, high = interval(wins, len(mine))
    score = sum(outcome.totals[seat] for outcome, seat in mine) / len(mine)
    return Standing(bot, len(mine), round(wins, 2), rate, low, high, round(rating), round(spread), round(score, 2))


def interval(wins: float, tries: int) -> tuple[float, float, float]:
    """The share of wins, and the interval of 95 % around it after Wilson."""
    if not tries:
        return 0.0, 0.0, 1.0
    rate, z2 = wins / tries, CONFIDENCE**2
    middle = (rate + z2 / (2 * tries)) / (1 + z2 / tries)
    half = CONFIDENCE * sqrt(rate * (1 - rate) / tries + z2 / (4 * tries**2)) / (1 + z2 / tries)
    return round(rate, 4), round(middle - half, 4), round(middle + half, 4)


def ratings(outcomes: Sequence[Outcome], bots: Sequence[str]) -> dict[str, float]:
    """The ratings that explain best who came in before whom (Bradley and Terry), around 0."""
    beaten = dict.fromkeys(((a, b) for a in bots for b in bots if a != b), HALF_A_DRAW / 2)
    for outcome in outcomes:
        for a, b in combinations(range(len(outcome.bots)), 2):
            count_pair(beaten, outcome, a, b)

    strength = dict.fromkeys(bots, 1.0)
    for _ in range(SWEEPS if len(bots) > 1 else 0):
        strength = {bot: improved(bot, strength, beaten) for bot in bots}
        mean = sum(strength.values()) / len(bots)
        strength = {bot: value / mean for bot, value in strength.items()}
    points = {bot: SPREAD * log10(value) for bot, value in strength.items()}
    middle = sum(points.values()) / max(1, len(points))
    return {bot: value - middle for bot, value in points.items()}


def count_pair(beaten: dict[Pair, float], outcome: Outcome, a: int, b: int) -> None:
    """Who of two seats came in first; a draw is half a win for both."""
    one, other = outcome.bots[a], outcome.bots[b]
    if one == other:
        return
    lead = outcome.places[b] - outcome.places[a]
    won = 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    beaten[one, other] += won
    beaten[other, one] += 1 - won


def improved(bot: str, strength: dict[str, float], beaten: dict[Pair, float]) -> float:
    """One step towards the strength under which a bot would win as often as it did."""
    others = [other for other in strength if other != bot]
    won = sum(beaten[bot, other] for other in others)
    met = sum((beaten[bot, x] + beaten[x, bot]) / (strength[bot] + strength[x]) for x in others)
    return won / met


def uncertainty(outcomes: Sequence[Outcome], bots: Sequence[str]) -> dict[str, float]:
    """How far each rating may be off: it is found anew for matches drawn at random from those played."""
    rng = Random(len(outcomes))
    again = [ratings(rng.choices(outcomes, k=len(outcomes)), bots) for _ in range(RESAMPLES if outcomes else 0)]
    found = {bot: sorted(each[bot] for each in again) for bot in bots}
    edge = RESAMPLES // 40  # two and a half of a hundred on each side
    return {bot: (values[-1 - edge] - values[edge]) / 2 if values else 0.0 for bot, values in found.items()}
