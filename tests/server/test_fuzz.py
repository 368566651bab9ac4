"""Messages of every type with fields of every kind: a small version of `questhall torture --messages 100000`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from questhall.cli.torture import shapes
from questhall.games import GAMES
from questhall.lab.fuzz import fuzz

MESSAGES = 1500


def test_whatever_is_sent_is_answered_and_breaks_nothing(tmp_path: Path) -> None:
    report = asyncio.run(fuzz(shapes(), tmp_path, messages=MESSAGES, seed=3))
    assert report.broken == []
    assert (report.messages, report.answered) == (MESSAGES, MESSAGES)
    assert report.kinds.keys() == {*shapes(), "none at all"}, "of every type some"
    assert report.tables >= len(GAMES)
    assert report.entries > 0, "some of them were good"
    assert report.bystander > 0, "and somebody else could play"
    assert {
        "problem-not-a-message",
        "problem-not-your-seat",
        "problem-illegal",
        "problem-stale",
    } <= report.refused.keys()
