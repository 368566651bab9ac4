"""Somebody goes on vacation: his clocks stand still, the others know it, and it is no weapon."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from questhall.server.clocks import DAY
from support.serving import Postgres, Serving, both, serving, wait_until
from support.visitor import Place, Visitor

DAYS = {"clock": {"bank": 3 * 86400, "add": 86400}}


def two_play(ann: Visitor, ben: Visitor, **settings: Any) -> str:
    table = ann.open_table("me", "open", seed=6, settings=settings)
    ben.post(f"/api/tables/{table}/seats/1/claim")
    wait_until(lambda: ann.get(f"/api/tables/{table}")["seats"][1]["kind"] == "person")
    ann.post(f"/api/tables/{table}/start")
    return table


def asked(*places: Place) -> Place:
    return next(place for place in places if place.quiet(0.2).ask is not None)


def days_later(server: Serving, days: float) -> None:
    """The time that passes for the clocks of this server."""
    ahead = days * DAY
    keeper = server.hall.keeper
    keeper.steady, keeper.date = lambda: time.monotonic() + ahead, lambda: time.time() + ahead


@pytest.fixture
def patient(server: Serving, monkeypatch: pytest.MonkeyPatch) -> Serving:
    """A server whose clock is put back after the test."""
    monkeypatch.setattr(server.hall.keeper, "steady", time.monotonic)
    monkeypatch.setattr(server.hall.keeper, "date", time.time)
    return server


def test_clocks_stand_still_and_go_on_afterwards(patient: Serving, ann: Visitor, ben: Visitor) -> None:
    table = two_play(ann, ben, **DAYS)
    away = asked(ann.sit(table).until(lambda it: it.position), ben.sit(table).until(lambda it: it.position))
    seat, who = away.you[0], away.visitor
    info = who.post("/api/me/vacation", {"days": 10})
    assert (info["left"], info["longest"]) == (20, 14)
    assert abs(info["until"] - time.time() - 10 * DAY) < 60
    away.caught_up()
    assert away.table["seats"][seat]["away_until"] == info["until"]
    assert [(line["notice"], line["name"]) for line in away.chat] == [("vacation", who.me["name"])]

    days_later(patient, 9)
    assert abs(patient.hall.rooms[table].telling._around().clocks[seat] - 3 * DAY) < 60  # type: ignore[index]
    days_later(patient, 11)
    assert abs(patient.hall.rooms[table].telling._around().clocks[seat] - 2 * DAY) < 60  # type: ignore[index]
    assert away.play()["type"] == "Answer"
    bank = away.caught_up().position["clocks"][seat]
    assert abs(bank - 3 * DAY) < 60, "a day of eleven was used, and a move adds one"


@both
def test_whoever_makes_a_move_is_back(ann: Visitor, ben: Visitor) -> None:
    table = two_play(ann, ben, **DAYS)
    places = ann.sit(table).until(lambda it: it.position), ben.sit(table).until(lambda it: it.position)
    away = asked(*places)
    who, seat = away.visitor, away.you[0]
    who.post("/api/me/vacation", {"days": 5})
    assert away.play()["type"] == "Answer"
    away.until(lambda it: len(it.chat) == 2)
    assert [line["notice"] for line in away.chat] == ["vacation", "returned"]
    away.until(lambda it: it.table["seats"][seat]["away_until"] < time.time() + 5)
    now = who.get("/api/me/vacation")
    assert (now["until"], now["left"]) == (0, 29), "a day that was begun is used up"


@both
def test_there_are_so_many_days_at_a_time_and_in_a_year(ann: Visitor) -> None:
    assert ann.get("/api/me/vacation") == {"until": 0, "left": 30, "longest": 14}
    assert ann.refused("POST", "/api/me/vacation", {"days": 15}) == (400, "problem-bad-request")
    assert ann.refused("POST", "/api/me/vacation", {"days": 0}) == (400, "problem-bad-request")
    for left in range(29, -1, -1):
        ann.post("/api/me/vacation", {"days": 1})
        assert ann.refused("POST", "/api/me/vacation", {"days": 1}) == (409, "problem-not-now"), "he is away already"
        assert ann.post("/api/me/vacation/end") == {"until": 0, "left": left, "longest": 14}
    assert ann.refused("POST", "/api/me/vacation", {"days": 1}) == (409, "problem-vacation")
    assert ann.post("/api/me/vacation/end")["until"] == 0, "nothing to end"


def test_a_clock_that_is_no_matter_of_days_is_not_stopped(ann: Visitor, ben: Visitor) -> None:
    table = two_play(ann, ben, clock={"bank": 3600, "add": 10})
    other = two_play(ann, ben)
    ben.post("/api/me/vacation", {"days": 3})
    assert ann.get(f"/api/tables/{table}")["seats"][1]["away_until"] == 0
    assert ann.get(f"/api/tables/{other}")["seats"][1]["away_until"] > 0, "without a clock the others know it at least"
    ben.post("/api/me/vacation/end")


def test_a_vacation_survives_a_restart(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database) as server, Visitor(server.base) as ann, Visitor(server.base) as ben:
        table = two_play(ann, ben, clock={"bank": 86400, "add": 0})
        for each in (ann, ben):
            each.post("/api/me/vacation", {"days": 14})
        tokens = ann.token, ben.token
    with serving(tmp_path, database) as server:
        days_later(server, 13)  # more than a clock holds
        with Visitor(server.base, tokens[0]) as ann, Visitor(server.base, tokens[1]) as ben:
            places = [each.sit(table).until(lambda it: it.position) for each in (ann, ben)]
            for place in places:
                assert all(abs(left - DAY) < 60 for left in place.position["clocks"])
                assert place.position["entries"] == 0, "no bot has answered"


def test_a_vacation_is_known_at_all_servers(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    with (
        serving(tmp_path / "a", database) as here,
        serving(tmp_path / "b", database) as there,
        Visitor(here.base) as ann,
        Visitor(there.base) as ben,
    ):
        table = two_play(ann, ben, **DAYS)
        place = ann.sit(table).until(lambda it: it.table)
        ben.sit(table).until(lambda it: it.table)
        until = ben.post("/api/me/vacation", {"days": 4})["until"]
        place.until(lambda it: it.table["seats"][1]["away_until"] == until)
        place.until(lambda it: [line["notice"] for line in it.chat] == ["vacation"])
        wait_until(lambda: here.hall.rooms[table].rests[1])
        assert place.table["seats"][1]["away_until"] == until


@both
def test_the_next_table_that_waits_for_me(ann: Visitor, ben: Visitor) -> None:
    assert ann.get("/api/me/waiting") == []
    tables = [two_play(ann, ben) for _ in range(3)]
    mine = [each["id"] for each in ann.get("/api/me/waiting")]
    theirs = [each["id"] for each in ben.get("/api/me/waiting")]
    assert sorted({*mine, *theirs}) == sorted(tables)
    assert mine == [table for table in tables if table in mine], "the one that has waited longest first"
    who = ann if mine else ben
    first = (mine or theirs)[0]
    place = who.sit(first).my_turn()
    while place.ask is not None:
        place.play()
        place.quiet(0.2)
    assert first not in [each["id"] for each in who.get("/api/me/waiting")]
    seat = place.you[0]
    for table in tables:
        who.put(f"/api/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"})
    assert who.get("/api/me/waiting") == [], "what a bot plays does not wait for anybody"
