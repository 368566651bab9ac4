"""What does this house rule do? The same deals with every value of an option, and what differs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from questhall.engine import QuesthallError
from questhall.games import game_of
from questhall.lab.balance import interval
from questhall.lab.plan import Plan
from questhall.lab.simulate import Engine, Outcome, simulate


class SweepRow(Struct):
    """One value of the option. Changes are those of each deal against the first value, with their interval of 95 %."""

    value: str
    matches: int
    errors: int
    unfinished: int
    score: float
    score_change: float
    score_interval: float
    decisions: float
    decisions_change: float
    decisions_interval: float
    first_seat: float
    """Share of first places of the seat that sits first."""


def sweep(
    plan: Plan,
    option: str,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    engine: Engine = Engine.PROCESSES,
) -> list[SweepRow]:
    """Play the plan with every value of an option; match by match the deal is the same."""
    values = values_of(plan.game, option)
    played = {}
    for value in values:
        played[value] = simulate(replace(plan, options={**plan.options, option: value}), jobs, progress, engine)
    first = played[values[0]]
    return [sweep_row(str(value), outcomes, first) for value, outcomes in played.items()]


def values_of(game: str, option: str) -> list[Any]:
    for each in game_of(game).info.options:
        if each.name == option:
            return [*each.values]
    names = ", ".join(each.name for each in game_of(game).info.options)
    raise QuesthallError(f"{game} has no option {option!r}; it has {names}")


def sweep_row(value: str, outcomes: Sequence[Outcome], first: Sequence[Outcome]) -> SweepRow:
    pairs = [(here, there) for here, there in zip(outcomes, first, strict=True) if here.totals and there.totals]
    scores = [fmean(here.totals) - fmean(there.totals) for here, there in pairs]
    lengths = [float(here.decisions - there.decisions) for here, there in pairs]
    finished = [outcome for outcome in outcomes if outcome.totals]
    return SweepRow(
        value,
        len(outcomes),
        sum(bool(outcome.error) for outcome in outcomes),
        sum(outcome.unfinished for outcome in outcomes),
        round(fmean(fmean(outcome.totals) for outcome in finished), 2) if finished else 0.0,
        round(fmean(scores), 2) if scores else 0.0,
        round(interval(scores), 2),
        round(fmean(outcome.decisions for outcome in finished), 1) if finished else 0.0,
        round(fmean(lengths), 1) if lengths else 0.0,
        round(interval(lengths), 1),
        round(fmean((outcome.places[0] == 1) / outcome.places.count(1) for outcome in finished), 3)
        if finished
        else 0.0,
    )
