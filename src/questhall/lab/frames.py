"""Simulated matches as tables: a row for every seat, and a row for every card a seat could buy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import polars as pl

from questhall.engine import QuesthallError
from questhall.lab.simulate import Outcome, share


def seats_frame(outcomes: Sequence[Outcome]) -> pl.DataFrame:
    """A row for every seat of every finished match: bot, score, place, length, and what it played with."""
    return pl.DataFrame(list(seat_rows(outcomes)), infer_schema_length=None)


def seat_rows(outcomes: Sequence[Outcome]) -> Iterator[dict[str, Any]]:
    for outcome in outcomes:
        for seat, total in enumerate(outcome.totals):
            row: dict[str, Any] = {"match": outcome.index, "seat": seat, "bot": outcome.bots[seat]}
            row |= {"score": total, "place": outcome.places[seat], "win": share(outcome, seat)}
            row |= {"decisions": outcome.decisions, "rounds": outcome.rounds}
            features = outcome.features[seat] if outcome.features else {}
            yield row | {kind: ", ".join(names) for kind, names in features.items() if kind != "card"}


def cards_frame(outcomes: Sequence[Outcome]) -> pl.DataFrame:
    """A row for every card that a seat could buy at some time: whether it did, and how it fared."""
    rows = [
        {
            "match": outcome.index,
            "seat": seat,
            "card": card,
            "bought": card in outcome.bought[seat],
            "score": total,
            "win": share(outcome, seat),
        }
        for outcome in outcomes
        for seat, total in enumerate(outcome.totals)
        for card in (outcome.could[seat] if outcome.could else ())
    ]
    schema = {"match": pl.Int64, "seat": pl.Int64, "card": pl.String, "bought": pl.Boolean}
    return pl.DataFrame(rows, schema=schema | {"score": pl.Int64, "win": pl.Float64})


def write_frame(frame: pl.DataFrame, file: Path) -> None:
    """As Parquet or CSV, by the file's ending."""
    if file.suffix == ".parquet":
        frame.write_parquet(file)
    elif file.suffix == ".csv":
        frame.write_csv(file)
    else:
        raise QuesthallError(f"{file} should end in .parquet or .csv")
