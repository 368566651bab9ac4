"""The arena keeps every match, goes on after a stop, and rates bots by who came in before whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.engine import QuesthallError
from questhall.lab.arena import go_on, read_arena
from questhall.lab.plan import make_plan
from questhall.lab.rating import interval, standings
from questhall.lab.simulate import Outcome, simulate

PLAN = make_plan("rollplayer", 2, 4, ("greedy", "random"), seed=3)


def finished(index: int, bots: list[str], places: list[int]) -> Outcome:
    return Outcome(index, bots, 10, totals=[10 - place for place in places], places=places)


def test_matches_come_out_as_in_the_simulator_and_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"

    outcomes = go_on(PLAN, file)

    assert outcomes == simulate(PLAN)
    assert read_arena(file) == (PLAN, outcomes)


def test_a_stopped_arena_goes_on_where_it_was_and_plays_nothing_twice(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    go_on(make_plan("rollplayer", 2, 2, ("greedy", "random"), seed=3), file)
    cut_off = file.read_bytes() + b'{"index":2,"bo'
    file.write_bytes(cut_off)

    outcomes = go_on(PLAN, file)

    assert outcomes == simulate(PLAN)
    assert file.read_bytes().startswith(cut_off[: cut_off.rindex(b"\n") + 1])
    assert [outcome.index for outcome in read_arena(file)[1]] == [0, 1, 2, 3]


def test_two_processes_play_the_same_matches(tmp_path: Path) -> None:
    assert go_on(PLAN, tmp_path / "arena.jsonl", jobs=2) == simulate(PLAN)


def test_a_file_of_another_plan_is_refused_and_stays(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    go_on(PLAN, file)
    before = file.read_bytes()

    with pytest.raises(QuesthallError, match="another plan"):
        go_on(make_plan("rollplayer", 2, 4, ("random",), seed=3), file)
    assert file.read_bytes() == before


def test_what_is_no_arena_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("bring bread\n")

    with pytest.raises(QuesthallError, match="not a file of the arena"):
        go_on(PLAN, file)
    assert file.read_text() == "bring bread\n"


def test_the_interval_is_wilsons() -> None:
    assert interval(65, 100) == (0.65, 0.5525, 0.7364)
    assert interval(0, 10) == (0.0, 0.0, 0.2775)
    assert interval(0, 0) == (0.0, 0.0, 1.0)


def test_ratings_order_bots_who_never_met_by_those_they_both_met() -> None:
    chain = [finished(i, ["strong", "fair"], [1, 2] if i % 4 else [2, 1]) for i in range(40)]
    chain += [finished(i, ["fair", "weak"], [1, 2] if i % 4 else [2, 1]) for i in range(40, 80)]

    rows = standings(chain)

    assert [row.bot for row in rows] == ["strong", "fair", "weak"]
    gaps = [rows[0].rating - rows[1].rating, rows[1].rating - rows[2].rating]
    assert all(150 < gap < 230 for gap in gaps)  # three wins of four are 191 points
    assert sum(row.rating for row in rows) == pytest.approx(0, abs=2)
    assert all(30 < row.rating_interval < 150 for row in rows)


def test_ties_are_shared_and_seats_of_one_bot_do_not_beat_each_other() -> None:
    rows = {row.bot: row for row in standings([finished(0, ["a", "b", "b", "b"], [1, 1, 3, 4])])}

    assert (rows["a"].wins, rows["a"].seats, rows["a"].rate) == (0.5, 1, 0.5)
    assert (rows["b"].wins, rows["b"].seats) == (0.5, 3)
    assert rows["a"].rating > rows["b"].rating
