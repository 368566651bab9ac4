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


def test_chunks_hold_every_match_once() -> None:
    plan = make_plan("rollplayer", 2, 10, ("random",))
    assert [index for chunk in chunks_of(plan) for index in chunk] == [*range(10)]
    assert len(chunks_of(plan)) == 3
