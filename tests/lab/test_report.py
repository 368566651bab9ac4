"""Simulated matches as tables and as a page; what an option changes, deal by deal."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from questhall.engine import QuesthallError
from questhall.lab.frames import cards_frame, seats_frame, write_frame
from questhall.lab.plan import make_plan
from questhall.lab.report import report
from questhall.lab.simulate import Outcome, simulate
from questhall.lab.sweep import sweep

PLAN = make_plan("rollplayer", 2, 6, ("greedy", "random"), seed=3, options={"short_game": True})
PLAYED = simulate(PLAN)


def test_every_seat_is_a_row_with_what_it_played_with() -> None:
    frame = seats_frame(PLAYED)

    assert frame.height == 12
    assert {"match", "seat", "bot", "score", "place", "win", "decisions", "rounds", "class", "race"} <= {*frame.columns}
    assert frame["score"].to_list() == [total for outcome in PLAYED for total in outcome.totals]
    assert frame.group_by("match").agg(pl.col("win").sum())["win"].to_list() == [1.0] * 6
    assert frame["rounds"].min() == frame["rounds"].max() == PLAYED[0].rounds > 0


def test_every_card_that_could_be_bought_is_a_row() -> None:
    frame = cards_frame(PLAYED)

    could = [(o.index, seat, card) for o in PLAYED for seat, cards in enumerate(o.could) for card in cards]
    assert frame.select("match", "seat", "card").rows() == could
    bought = {(o.index, seat, card) for o in PLAYED for seat, cards in enumerate(o.bought) for card in cards}
    assert {*frame.filter("bought").select("match", "seat", "card").rows()} == bought & {*could}


@pytest.mark.parametrize("ending", [".parquet", ".csv"])
def test_a_table_is_written_by_its_ending_and_read_again(tmp_path: Path, ending: str) -> None:
    frame, file = seats_frame(PLAYED), tmp_path / f"seats{ending}"

    write_frame(frame, file)

    read = pl.read_parquet(file) if ending == ".parquet" else pl.read_csv(file)
    assert read.select("match", "seat", "bot", "score").equals(frame.select("match", "seat", "bot", "score"))


def test_another_ending_is_refused(tmp_path: Path) -> None:
    with pytest.raises(QuesthallError, match=r"should end in \.parquet or \.csv"):
        write_frame(seats_frame(PLAYED), tmp_path / "seats.xls")


def test_the_page_stands_alone_and_shows_bots_seats_classes_cards_and_length() -> None:
    page = report(PLAN, PLAYED)

    for title in ("Scores", "Seats", "Class", "Race", "Cards", "Length", "Prompts", "Rounds"):
        assert f"<h2>{title}</h2>" in page
    assert page.count("<svg") == page.count("<figure>") >= 8
    assert "greedy" in page
    assert "short_game=True" in page
    assert "<script" not in page
    assert 'src="http' not in page


def test_it_is_counted_how_often_a_seat_has_a_choice_and_in_what() -> None:
    for outcome in PLAYED:
        assert sum(sum(prompts.values()) for prompts in outcome.prompts) == outcome.decisions
        assert all(prompts["dice.row"] > 0 and prompts["market.turn"] > 0 for prompts in outcome.prompts)


def test_a_page_about_nothing_but_errors_says_so() -> None:
    assert "2 errors" in report(PLAN, [Outcome(0, ["greedy", "random"], 3, error="x"), Outcome(1, ["a"], 0, error="y")])


def test_an_option_is_compared_on_the_same_deals() -> None:
    plan = make_plan("rollplayer", 2, 4, ("random",), seed=3)

    rows = sweep(plan, "short_game")

    assert [row.value for row in rows] == ["False", "True"]
    assert (rows[0].score_change, rows[0].decisions_change) == (0.0, 0.0)
    assert rows[1].decisions_change < 0  # a short game takes fewer decisions, on every deal
    assert rows[1].decisions == pytest.approx(rows[0].decisions + rows[1].decisions_change, abs=0.2)


def test_an_option_that_is_not_there_is_told() -> None:
    with pytest.raises(QuesthallError, match="has no option 'weather'; it has classes"):
        sweep(PLAN, "weather")
