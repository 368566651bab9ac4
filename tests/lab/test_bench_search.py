"""The bench of search and simulation measures what it says. How fast is for the command, never for a test."""

from __future__ import annotations

import pytest

from questhall.engine import Match
from questhall.engine.deal import Deal
from questhall.lab import bench_search
from questhall.lab.bench_search import bare_loop, decisions_of, search_speed
from questhall.lab.plan import make_plan
from questhall.lab.simulate import simulate


def test_a_search_is_measured_where_it_compares_moves() -> None:
    speed = search_speed("rollplayer", thinks=0.01, positions=2)
    assert (speed.game, speed.positions) == ("rollplayer", 2)
    assert speed.futures >= 2
    assert speed.futures_per_second > 0
    assert speed.memory_mb > 1


def test_it_thinks_at_real_choices_of_whoever_is_asked() -> None:
    for _, (match, seat) in zip(range(3), decisions_of("rollplayer"), strict=False):
        assert len(match.asks[seat].moves) > 1


def test_a_bare_loop_plays_the_matches_that_simulate_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two loops share a plan: together they come to the same scores."""
    plan = make_plan("rollplayer", 2, 4, ("random",), options={"short_game": True}, closely=False)
    played: list[Match] = []

    def remembered(deal: Deal) -> Match:
        played.append(Match(deal))
        return played[-1]

    monkeypatch.setattr(bench_search, "Match", remembered)
    bare_loop(plan, 0)
    bare_loop(plan, 1)
    expected = [simulate(plan)[index].totals for index in (0, 2, 1, 3)]
    assert [[*match.result.totals] for match in played if match.result is not None] == expected


def test_what_was_asked_and_could_be_bought_is_noted_only_when_somebody_wants_to_know() -> None:
    plan = make_plan("rollplayer", 2, 1, ("random",), options={"short_game": True})
    lean = make_plan("rollplayer", 2, 1, ("random",), options={"short_game": True}, closely=False)
    (noted,), (not_noted,) = simulate(plan), simulate(lean)
    assert noted.could[0]
    assert noted.prompts[0]
    assert (not_noted.could, not_noted.bought, not_noted.prompts) == ([], [], [])
    assert not_noted.totals == noted.totals
