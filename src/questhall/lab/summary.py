"""What came of many matches, in one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import perf_counter

from msgspec import Struct

from questhall.lab.plan import Plan
from questhall.lab.simulate import Engine, Outcome, share, simulate


class Summary(Struct):
    """All matches of a plan."""

    game: str
    players: int
    games: int
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_second: float = 0.0
    errors: int = 0
    unfinished: int = 0
    wins: dict[str, float] = {}
    """By bot: sole first places, a tie counts half of itself (an equal share)."""
    sole_wins: dict[str, int] = {}
    scores: dict[str, float] = {}
    """By bot: mean of the final scores."""
    seat_wins: list[float] = []
    ends: dict[str, int] = {}
    """In which ways matches ended, the most frequent first,"""
    lost: int = 0
    """and in how many of them the game has beaten everybody: those are nobody's wins."""
    error_texts: list[str] = []


def timed(
    plan: Plan, jobs: int, progress: Callable[[int], None], engine: Engine = Engine.PROCESSES
) -> tuple[list[Outcome], Summary]:
    """Play a plan and sum it up."""
    began = perf_counter()
    outcomes = simulate(plan, jobs, progress, engine)
    return outcomes, summarise(plan, outcomes, perf_counter() - began)


def summarise(plan: Plan, outcomes: list[Outcome], seconds: float) -> Summary:
    """Totals over all matches; unfinished matches and errors are counted apart from wins."""
    summary = Summary(plan.game, plan.players, len(outcomes), seconds=round(seconds, 3))
    summary.decisions = sum(outcome.decisions for outcome in outcomes)
    summary.decisions_per_second = round(summary.decisions / seconds, 1) if seconds else 0.0
    summary.error_texts = [outcome.error for outcome in outcomes if outcome.error][:10]
    summary.errors = sum(bool(outcome.error) for outcome in outcomes)
    summary.unfinished = sum(outcome.unfinished for outcome in outcomes)
    finished = [outcome for outcome in outcomes if outcome.places]
    summary.ends = dict(Counter(outcome.end for outcome in finished).most_common())
    summary.lost = sum(outcome.lost for outcome in finished)
    summary.seat_wins = [sum(share(outcome, seat) for outcome in finished) for seat in range(plan.players)]
    for bot in dict.fromkeys(plan.bots):
        mine = [(outcome, seat) for outcome in finished for seat in range(plan.players) if outcome.bots[seat] == bot]
        summary.wins[bot] = round(sum(share(outcome, seat) for outcome, seat in mine), 2)
        summary.sole_wins[bot] = sum(share(outcome, seat) == 1 for outcome, seat in mine)
        scores = [outcome.totals[seat] for outcome, seat in mine]
        summary.scores[bot] = round(sum(scores) / len(scores), 2) if scores else 0.0
    return summary
