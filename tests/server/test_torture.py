"""Two servers on one PostgreSQL, killed in the middle: a small version of `questhall torture`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from questhall.lab.torture import Plan, Sent, compared, torture
from support.serving import Postgres


def test_no_acknowledged_move_is_lost_when_servers_are_killed(tmp_path: Path, postgres: Postgres) -> None:
    plan = Plan(database=postgres.new_database(), games=2, at_once=2, kill_every=0.8, seed=5)
    report = asyncio.run(torture(plan, tmp_path))
    assert report.broken == []
    assert (report.games, report.finished) == (2, 2)
    assert report.kills > 0
    assert report.acknowledged > 100


def made(*moves: str) -> list[Sent]:
    return [Sent(f'"{move}"'.encode(), "made") for move in moves]


def test_what_was_lost_or_made_twice_would_be_noticed() -> None:
    unknown, refused = Sent(b'"b"'), Sent(b'"b"', "refused")
    assert compared(["a", "b"], made("a", "b")) == (None, False)
    assert compared(["a"], [*made("a"), unknown]) == (None, False)
    assert compared(["a", "b"], [*made("a"), unknown]) == (None, False)
    assert compared(["a", "b"], [*made("a"), refused]) == (None, True), "made although it was refused"
    assert compared(["a", "a"], made("a")) == (None, True), "made twice"
    sent = made("a", "b")
    assert compared(["a"], sent) == (sent[1], False), "lost"
