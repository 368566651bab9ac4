"""Whoever logs in where he sat as a guest goes on at the same tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from questhall.server.messages import Play
from support.serving import Serving, both, serving
from support.visitor import Place, Visitor, play_out

PASSWORD = "correct horse"


@pytest.fixture
def home(server: Serving) -> Iterator[Visitor]:
    """A browser at home, where somebody has an account."""
    with Visitor(server.base) as visitor:
        visitor.me = visitor.post("/api/accounts", {"name": f"Ann {token_hex(4)}", "password": PASSWORD})
        yield visitor


def log_in(browser: Visitor, account: Visitor) -> Any:
    name = account.get("/api/me")["name"]
    browser.me = browser.post("/api/login", {"name": name, "password": PASSWORD})
    return browser.me


def seats(visitor: Visitor, table: str) -> list[tuple[str, str]]:
    return [(seat["person"], seat["name"]) for seat in visitor.get(f"/api/tables/{table}")["seats"]]


def mine(visitor: Visitor) -> set[str]:
    return {each["id"] for each in visitor.get("/api/tables")["mine"]}


@both
def test_the_tables_of_the_guest_come_along(server: Serving, ann: Visitor, ben: Visitor, home: Visitor) -> None:
    own, others = ann.open_table("me", "random", start=True, seed=4), ben.open_table("me", "open")
    ann.post(f"/api/tables/{others}/seats/1/claim")
    ann.put(f"/api/tables/{others}/note", {"text": "watch Ben"})
    watching = ben.sit(others).until(lambda it: it.table)
    guest = ann.id
    me = log_in(ann, home)
    assert me["id"] == home.id != guest
    assert mine(ann) == mine(home) == {own, others}
    assert seats(ann, own)[0] == (me["id"], me["name"])
    assert seats(ann, others)[1] == (me["id"], me["name"])
    watching.until(lambda it: it.table["seats"][1]["person"] == me["id"])
    assert ann.get(f"/api/tables/{own}")["owner"] == me["id"]
    assert ann.get(f"/api/tables/{others}")["owner"] == ben.id
    assert home.get(f"/api/tables/{others}/note")["text"] == "watch Ben"


def test_the_match_goes_on_from_both_browsers_and_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Visitor(server.base) as home, Visitor(server.base) as ann:
        home.me = home.post("/api/accounts", {"name": "Ann", "password": PASSWORD})
        table = ann.open_table("me", "me", start=True, seed=4, settings={"leaver": "bot"})
        before = ann.sit(table).my_turn()
        before.play()
        assert log_in(ann, home)["id"] == home.id
        before.quiet(1)
        assert (before.socket.close_code, before.gone) == (1001, ""), "its browser comes again by itself"
        place = ann.sit(table, since=len(before.events)).my_turn()
        assert place.you == [0, 1]
        assert place.play()["type"] == "Answer"
        assert home.sit(table).my_turn().play()["type"] == "Answer"
        token = ann.token
    with serving(tmp_path) as server, Visitor(server.base, token) as ann:
        assert mine(ann) == {table}
        assert ann.sit(table).my_turn().play()["type"] == "Answer"


def test_another_socket_of_the_guest_does_not_become_the_persons(server: Serving, ann: Visitor, home: Visitor) -> None:
    """Somebody may have prepared the guest's session: after the login it is worth nothing at his tables."""
    table = ann.open_table("me", "open")
    code = ann.post("/api/me/code")["code"]
    with Visitor(server.base) as thief:
        thief.me = thief.post("/api/me/continue", {"code": code})
        assert thief.id == ann.id
        log_in(ann, home)
        ann.post(f"/api/tables/{table}/seats/1/claim")
        ann.post(f"/api/tables/{table}/start")
        asked = ann.sit(table).my_turn()
        spying = thief.sit(table).until(lambda it: it.position)
        assert (spying.you, spying.position["asks"]) == ([], [])
        assert refused_play(spying, asked) == "problem-not-your-seat"
        assert thief.get("/api/me")["id"] != home.id
        assert mine(thief) == set()


def refused_play(intruder: Place, asked: Place) -> Any:
    ask = asked.ask
    assert ask is not None
    return intruder.tell(Play, seat=ask["seat"], at=ask["at"], move=ask["moves"][0]["move"])["problem"]


def test_where_the_account_sits_already_the_guest_gets_up(ann: Visitor, home: Visitor) -> None:
    table = ann.open_table("me", "open", "me", start=False)
    home.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    ann.put(f"/api/tables/{table}/note", {"text": "as a guest"})
    home.put(f"/api/tables/{table}/note", {"text": "at home"})
    log_in(ann, home)
    info = ann.get(f"/api/tables/{table}")
    assert [seat["kind"] for seat in info["seats"]] == ["open", "person", "open"]
    assert [seat["bot"] for seat in info["seats"]] == ["greedy", None, "greedy"], "the match does not stand still"
    assert (info["owner"], ann.get(f"/api/tables/{table}/note")["text"]) == (home.id, "at home")


def test_nobody_comes_back_this_way_to_a_table_he_was_sent_away_from(ann: Visitor, ben: Visitor, home: Visitor) -> None:
    table = ben.open_table("me", "open", "open")
    home.post(f"/api/tables/{table}/seats/1/claim")
    ben.post(f"/api/tables/{table}/remove", {"person": home.id})
    ann.post(f"/api/tables/{table}/seats/1/claim")
    log_in(ann, home)
    assert [seat["kind"] for seat in ben.get(f"/api/tables/{table}")["seats"]] == ["person", "open", "open"]
    assert mine(ann) == set()


def test_what_was_over_stays_where_it_is_in_the_list(ann: Visitor, home: Visitor) -> None:
    table = ann.open_table("me", "random", start=True, seed=21, options={"short_game": True})
    play_out(ann.sit(table))
    before = ann.get("/api/tables")["mine"][0]
    log_in(ann, home)
    after = ann.get("/api/tables")["mine"][0]
    assert (after["id"], after["stage"], after["changed"]) == (table, "over", before["changed"])
    assert after["seats"][0]["person"] == home.id
    assert ann.get(f"/api/tables/{table}/export")["format"] == "questhall match"


@both
def test_a_moving_code_brings_the_guest_along_too(server: Serving, ann: Visitor, ben: Visitor) -> None:
    here, there = ben.open_table("me", "open"), ann.open_table("me", "open")
    ben.me = ben.post("/api/me/continue", {"code": ann.post("/api/me/code")["code"]})
    assert ben.id == ann.id
    assert mine(ben) == mine(ann) == {here, there}


def test_another_accounts_tables_stay_with_it(server: Serving, ann: Visitor, home: Visitor) -> None:
    name = f"Other {token_hex(4)}"
    ann.post("/api/accounts", {"name": name, "password": PASSWORD})
    table = ann.open_table("me", "open")
    log_in(ann, home)
    assert mine(ann) == set()
    with Visitor(server.base) as again:
        again.post("/api/login", {"name": name, "password": PASSWORD})
        assert mine(again) == {table}
