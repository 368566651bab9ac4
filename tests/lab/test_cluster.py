"""Matches on Ray. That they come out the same there is for `tools/check_ray.py`: Ray is too large for `./test`."""

from __future__ import annotations

import sys

import pytest

from questhall.engine import QuesthallError
from questhall.lab.plan import make_plan
from questhall.lab.simulate import Engine, chunks_of, simulate


def test_whoever_has_no_ray_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    plan = make_plan("rollplayer", 2, 1, ("random",))
    with pytest.raises(QuesthallError, match=r"pip install 'questhall\[ray\]'"):
        simulate(plan, engine=Engine.RAY)


@pytest.mark.parametrize(("games", "jobs"), [(1, 2), (10, 2), (2004, 2), (2004, 16)])
def test_chunks_hold_every_match_once_and_shrink_to_one(games: int, jobs: int) -> None:
    chunks = chunks_of(make_plan("rollplayer", 2, games, ("random",)), jobs)
    assert [index for chunk in chunks for index in chunk] == [*range(games)]
    sizes = [len(chunk) for chunk in chunks]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-jobs:] == [1] * min(games, jobs)


def test_many_matches_are_handed_out_in_few_chunks() -> None:
    assert len(chunks_of(make_plan("rollplayer", 2, 10_000, ("random",)), 2)) < 250
