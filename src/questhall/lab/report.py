"""A page about many simulated matches: scores, seats, heroes, cards and length, in tables and drawings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from io import StringIO

import altair as alt
import polars as pl

from questhall.lab.balance import interval
from questhall.lab.frames import cards_frame, seats_frame
from questhall.lab.plan import Plan
from questhall.lab.rating import Standing, standings
from questhall.lab.simulate import Outcome

FEWEST = 10
"""Things that were there less often are left out of the drawings: they would be all interval."""
MOST_BARS = 40
FIXED = ("match", "seat", "bot", "score", "place", "win", "decisions", "rounds")
STYLE = """
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 Georgia, serif }
body { color: #2b2118; background: #fbf6e9 }
h1, h2 { line-height: 1.2 }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .25rem .8rem; border-bottom: 1px solid #d8c9a8; text-align: right }
th:first-child, td:first-child { text-align: left }
figure { margin: 1rem 0; overflow-x: auto }
figcaption { color: #6b5b43 }
"""


def report(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    """The page, as HTML."""
    title = f"{plan.game}, {plan.players} players, {len(outcomes)} matches"
    body = [f"<h1>{escape(title)}</h1>", about(plan, outcomes)]
    if any(outcome.totals for outcome in outcomes):
        body += [bots_table(standings(outcomes)), *drawings(outcomes)]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(body)}</body></html>\n'


def about(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    broken, unfinished = sum(bool(each.error) for each in outcomes), sum(each.unfinished for each in outcomes)
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or "as the rulebook has them"
    facts = f"Bots by seat: {', '.join(plan.bots)}. Options: {options}. Seed {plan.seed}."
    return f"<p>{escape(facts)} {broken} errors, {unfinished} unfinished.</p>"


def bots_table(rows: Sequence[Standing]) -> str:
    head = "".join(f"<th>{name}</th>" for name in ("bot", "seats", "first places (95 %)", "rating", "mean score"))
    lines = [
        f"<tr><td>{escape(row.bot)}</td><td>{row.seats}</td><td>{row.rate:.1%} ({row.low:.1%} to {row.high:.1%})</td>"
        f"<td>{row.rating:+.0f} ± {row.rating_interval:.0f}</td><td>{row.score:.2f}</td></tr>"
        for row in rows
    ]
    return f"<table><tr>{head}</tr>{''.join(lines)}</table>"


def drawings(outcomes: Sequence[Outcome]) -> Iterator[str]:
    seats, cards = seats_frame(outcomes), cards_frame(outcomes)
    yield figure("Scores", "how often each final score was reached", histogram(seats, "score", "bot"))
    yield figure("Seats", "first places by seat, ties shared; bars are 95 %", shares(seats, "seat"))
    for kind in [name for name in seats.columns if name not in FIXED]:
        yield figure(kind.capitalize(), f"first places by {kind}; bars are 95 %", shares(seats, kind))
    if cards["bought"].any():
        yield figure(
            "Cards", "first places of those who bought a card when they could", shares(cards.filter("bought"), "card")
        )
    matches = seats.unique("match")
    yield figure("Length", "decisions in a match", histogram(matches, "decisions", None))
    if any(outcome.prompts for outcome in outcomes):
        yield figure(
            "Prompts", "how often a seat has a choice in a match, by the topic of the question", prompts(outcomes)
        )
    if matches["rounds"].max():
        yield figure("Rounds", "rounds in a match", histogram(matches, "rounds", None))


def figure(title: str, caption: str, chart: alt.Chart | alt.LayerChart) -> str:
    drawn = StringIO()
    chart.save(drawn, format="svg")
    return f"<h2>{escape(title)}</h2><figure>{drawn.getvalue()}<figcaption>{escape(caption)}</figcaption></figure>"


def histogram(frame: pl.DataFrame, what: str, colour: str | None) -> alt.Chart:
    bars: alt.Chart = alt.Chart(frame.select(what, *([colour] if colour else []))).mark_bar(opacity=0.7)
    bars = bars.encode(x=alt.X(what, bin=alt.Bin(maxbins=40)), y=alt.Y("count()", stack=None, title="seats"))
    return bars.encode(color=colour) if colour else bars


def prompts(outcomes: Sequence[Outcome]) -> alt.Chart:
    """The mean over all seats, the most frequent topics first."""
    asked = pl.DataFrame([row for outcome in outcomes for row in outcome.prompts], infer_schema_length=None)
    means = asked.fill_null(0).mean().unpivot(variable_name="topic", value_name="prompts")
    chart: alt.Chart = alt.Chart(means.sort("prompts", descending=True).head(MOST_BARS)).mark_bar(opacity=0.7)
    return chart.encode(x=alt.X("prompts", title="a seat, a match"), y=alt.Y("topic", sort=None, title=None))


def shares(frame: pl.DataFrame, by: str) -> alt.LayerChart:
    """The share of first places of each, with its interval, the best first."""
    rows = []
    for (name,), group in frame.group_by(by, maintain_order=True):
        wins = group["win"].to_list()
        rows.append((str(name), sum(wins) / len(wins), interval(wins), len(wins)))
    table = pl.DataFrame(rows, schema=[by, "share", "half", "seats"], orient="row").filter(pl.col("seats") >= FEWEST)
    return with_intervals(table.sort("share", descending=True).head(MOST_BARS), by)


def with_intervals(table: pl.DataFrame, by: str) -> alt.LayerChart:
    low, high = pl.col("share") - pl.col("half"), pl.col("share") + pl.col("half")
    base = alt.Chart(table.with_columns(low.alias("low"), high.alias("high"))).encode(
        y=alt.Y(by, sort=None, title=None)
    )
    title = "share of first places"
    bars = base.mark_bar(opacity=0.55).encode(x=alt.X("share", title=title, axis=alt.Axis(format="%")))
    rules = base.mark_rule(strokeWidth=2).encode(x=alt.X("low", title=""), x2="high")
    return alt.LayerChart(layer=[bars, rules])
