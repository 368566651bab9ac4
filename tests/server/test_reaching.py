"""Whoever is not at the table learns that it is his turn: once, if he wants it, and nothing but that."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from questhall.engine import QuesthallError
from questhall.server import turns
from questhall.server.calling import is_public
from questhall.server.config import Limits, Post
from questhall.server.mailing import Mailing
from support.mailbox import Calls, Mailbox, listener, mailbox
from support.serving import Postgres, Serving, serving, wait_until
from support.visitor import Place, Visitor

HOME = "http://hall.example"
ANN = "ann@example.org"


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def calls() -> Iterator[Calls]:
    with listener() as calls:
        yield calls


@pytest.fixture
def hall(tmp_path: Path, database: str, box: Mailbox, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    monkeypatch.setattr(turns, "SELDOM_SECONDS", 0.0)
    with serving(tmp_path, database, public_url=HOME, post=posting(box)) as server:
        yield server


def posting(box: Mailbox, hooks: Any = "anywhere") -> Post:
    return Post(box.address, "hall@example.org", hooks, after_seconds=0.0, look_seconds=0.1)


def confirmed(visitor: Visitor, box: Mailbox, mail: str = ANN, lang: str = "en") -> None:
    visitor.put("/api/me/reach/mail", {"mail": mail, "lang": lang})
    visitor.post("/api/letters/confirm", {"code": box.link("confirm")})
    box.letters.clear()


def two_play(ann: Visitor, ben: Visitor) -> tuple[str, Visitor, Visitor]:
    """A table of two, who is asked and who is not. Nobody looks at it."""
    while True:
        table = ann.open_table("me", "open", seed=6, options={"short_game": True})
        ben.post(f"/api/tables/{table}/seats/1/claim")
        wait_until(partial(is_taken, ann, table))
        ann.post(f"/api/tables/{table}/start")
        (seat, *more) = ann.get(f"/api/tables/{table}")["waiting"]
        if not more:
            return (table, ann, ben) if seat == 0 else (table, ben, ann)


def is_taken(ann: Visitor, table: str) -> bool:
    """Perhaps he took the seat at another server."""
    return bool(ann.get(f"/api/tables/{table}")["seats"][1]["kind"] == "person")


def looked(server: Serving, times: int = 3) -> None:
    """So often this server has looked whose turn it is."""
    loop = server.hall._tasks[0].get_loop()
    for _ in range(times):
        asyncio.run_coroutine_threadsafe(server.hall.turns.look(), loop).result(20)


def end_turn(place: Place) -> None:
    """Play until the other is asked, and get up."""
    place.until(lambda it: it.position)
    while place.quiet(0.2).ask is not None:
        assert place.play()["type"] == "Answer"
    place.close()


def test_an_address_is_confirmed_before_anything_is_sent_there(hall: Serving, box: Mailbox) -> None:
    with Visitor(hall.base) as ann, Visitor(hall.base) as ben:
        assert ann.get("/api/me/reach") == {
            "letters": True,
            "calls": True,
            "mail": "",
            "confirmed": False,
            "hook": "",
            "on": True,
        }
        for each in (ann, ben):
            each.put("/api/me/reach/mail", {"mail": ANN})
        assert [letter["To"] for letter in box.letters] == [ANN, ANN]
        assert {letter["Subject"] for letter in box.letters} == {"Is this your address?"}
        two_play(ann, ben)
        looked(hall)
        assert len(box.letters) == 2, "nobody has confirmed anything"
        with Visitor(hall.base) as anybody:
            assert anybody.refused("POST", "/api/letters/confirm", {"code": "x" * 32}) == (403, "problem-wrong-code")
            anybody.post("/api/letters/confirm", {"code": box.link("confirm", 0)})
            assert anybody.refused("POST", "/api/letters/confirm", {"code": box.link("confirm", 0)})[0] == 403, "once"
        assert ann.get("/api/me/reach")["confirmed"]
        assert not ben.get("/api/me/reach")["confirmed"], "each for himself"
        ann.put("/api/me/reach/mail", {"mail": "other@example.org"})
        assert not ann.get("/api/me/reach")["confirmed"], "another address is not confirmed"
        assert ann.refused("PUT", "/api/me/reach/mail", {"mail": "a@b\nBcc: c@d"})[0] == 400
        assert ann.refused("PUT", "/api/me/reach/mail", {"mail": "a@b, c@d"})[0] == 400


def test_one_letter_for_a_turn_in_the_own_language_and_nothing_secret_in_it(hall: Serving, box: Mailbox) -> None:
    with Visitor(hall.base) as ann, Visitor(hall.base) as ben:
        confirmed(ann, box, lang="ru")
        confirmed(ben, box, "ben@example.org")
        table, first, second = two_play(ann, ben)
        wait_until(lambda: box.letters)
        looked(hall)
        (letter,) = box.letters
        mails = {ann.id: ANN, ben.id: "ben@example.org"}
        assert letter["To"] == mails[first.id]
        title = "Путь героя" if first is ann else "Roll Player"
        assert letter["Subject"] == (f"Ваш ход: {title}" if first is ann else f"Your turn: {title}")
        words = box.text()
        assert f"{HOME}/t/{table}" in words
        assert letter["List-Unsubscribe"].strip() == f"<{HOME}/letters/stop/{box.link('stop')}>"
        for secret in (
            first.token,
            second.token,
            ann.get(f"/api/tables/{table}")["code"],
            ann.id,
            ben.id,
            ben.me["name"],
        ):
            assert secret not in words

        end_turn(first.sit(table))
        wait_until(lambda: len(box.letters) == 2)
        looked(hall)
        assert [each["To"] for each in box.letters] == [mails[first.id], mails[second.id]]
        end_turn(second.sit(table))
        wait_until(lambda: len(box.letters) == 3)
        assert box.letters[2]["To"] == mails[first.id], "his next turn is another one"


def test_not_while_he_looks_nor_on_vacation_nor_when_switched_off(hall: Serving, box: Mailbox) -> None:
    with Visitor(hall.base) as ann, Visitor(hall.base) as ben:
        for each in (ann, ben):
            confirmed(each, box)
            each.put("/api/me/reach/on", {"on": False})
        table, first, _ = two_play(ann, ben)
        looked(hall)
        place = first.sit(table).my_turn()
        first.put("/api/me/reach/on", {"on": True})
        looked(hall)
        first.post("/api/me/vacation", {"days": 1})
        place.close()
        wait_until(lambda: not hall.hall.rooms[table].online)
        looked(hall)
        assert box.letters == []
        first.post("/api/me/vacation/end")
        wait_until(lambda: box.letters)


def test_the_link_in_a_letter_stops_them(hall: Serving, box: Mailbox) -> None:
    with Visitor(hall.base) as ann, Visitor(hall.base) as ben, Visitor(hall.base) as anybody:
        for each in (ann, ben):
            confirmed(each, box)
        table, first, _ = two_play(ann, ben)
        wait_until(lambda: box.letters)
        code = box.link("stop")
        assert anybody.refused("POST", "/api/letters/stop", {"code": "y" * 32}) == (403, "problem-wrong-code")
        anybody.post("/api/letters/stop", {"code": code})
        assert first.get("/api/me/reach")["on"] is False
        before = len(box.letters)
        end_turn(first.sit(table))
        wait_until(lambda: len(box.letters) > before)
        end_turn((ann if first is ben else ben).sit(table))
        looked(hall)
        assert len(box.letters) == before + 1, "only the other one got another"


def test_a_letter_that_was_not_taken_is_sent_again(
    hall: Serving, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "AGAIN_SECONDS", 0.2)
    monkeypatch.setattr(turns, "MOST_TRIES", 1000)  # a slow machine may need many looks before it is taken
    with Visitor(hall.base) as ann, Visitor(hall.base) as ben:
        for each in (ann, ben):
            confirmed(each, box)
        box.refuses = True
        two_play(ann, ben)
        looked(hall)
        time.sleep(0.3)
        looked(hall, 1)
        box.refuses = False
        wait_until(lambda: box.letters)
        looked(hall)
        time.sleep(0.3)
        looked(hall)
        assert len(box.letters) == 1
    with Visitor(hall.base) as cleo:
        box.refuses = True
        assert cleo.refused("PUT", "/api/me/reach/mail", {"mail": "cleo@example.org"}) == (409, "problem-letter")


def test_a_program_is_called(hall: Serving, calls: Calls) -> None:
    with Visitor(hall.base) as ann, Visitor(hall.base) as ben:
        for each in (ann, ben):
            each.put("/api/me/reach/hook", {"hook": calls.address})
        assert [each["type"] for each in calls.heard] == ["hello", "hello"]
        calls.heard.clear()
        table, _, _ = two_play(ann, ben)
        wait_until(lambda: calls.heard)
        looked(hall)
        (heard,) = calls.heard
        sentence = f"It is your turn in Roll Player: {HOME}/t/{table}"
        assert heard == {
            "type": "turn",
            "game": "rollplayer",
            "table": table,
            "hall": HOME,
            "link": f"{HOME}/t/{table}",
            "text": sentence,
            "content": sentence,
            "path": "/turn?who=ann",
        }


def test_a_program_that_is_not_there_or_refuses_is_not_kept(hall: Serving, calls: Calls) -> None:
    with Visitor(hall.base) as ann:
        for status in (302, 404, 500):
            calls.status = status
            assert ann.refused("PUT", "/api/me/reach/hook", {"hook": calls.address}) == (409, "problem-hook")
        assert len(calls.heard) == 3, "nobody is sent elsewhere"
        for hook in ("ftp://example.org/", "turn", "http://", "http://me@example.org/", "http://x:y/", "javascript:1"):
            assert ann.refused("PUT", "/api/me/reach/hook", {"hook": hook}) == (400, "problem-hook"), hook
        assert ann.get("/api/me/reach")["hook"] == ""


PRIVATE = "127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 0.0.0.0 100.64.0.1 224.0.0.1 255.255.255.255"
PRIVATE_6 = "::1 :: fe80::1 fc00::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: ff02::1"


@pytest.mark.parametrize("address", [*PRIVATE.split(), *PRIVATE_6.split()])
def test_addresses_of_this_machine_and_its_network_are_private(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:8.8.8.8"])
def test_other_addresses_are_public(address: str) -> None:
    assert is_public(address)


def test_what_is_only_for_this_machine_is_not_called(tmp_path: Path, box: Mailbox, calls: Calls) -> None:
    port = calls.address.split(":")[2].split("/")[0]
    hooks = [calls.address, f"http://localhost:{port}/", "http://localhost/", "http://2130706433/", "http://[::1]/"]
    hooks += ["http://169.254.169.254/latest/meta-data", "http://0x7f.1/", "https://127.0.0.1:443/"]
    post = posting(box, "public")
    with serving(tmp_path, public_url=HOME, post=post) as server, Visitor(server.base) as ann:
        for hook in hooks:
            assert ann.refused("PUT", "/api/me/reach/hook", {"hook": hook}) == (400, "problem-hook"), hook
    assert calls.heard == []


def test_a_hall_without_post_has_none(tmp_path: Path, box: Mailbox, calls: Calls) -> None:
    with serving(tmp_path) as server, Visitor(server.base) as ann:
        assert [ann.get("/api/me/reach")[key] for key in ("letters", "calls")] == [False, False]
        assert ann.refused("PUT", "/api/me/reach/mail", {"mail": ANN}) == (409, "problem-not-now")
        assert ann.refused("PUT", "/api/me/reach/hook", {"hook": calls.address}) == (409, "problem-not-now")
    assert (box.letters, calls.heard) == ([], [])


def test_nobody_is_flooded_with_codes(tmp_path: Path, box: Mailbox) -> None:
    with serving(tmp_path, public_url=HOME, post=posting(box), limits=Limits()) as server:
        told = 0
        for _ in range(3):
            with Visitor(server.base) as ann:
                for _ in range(3):
                    refused = ann.http.request("PUT", "/api/me/reach/mail", content=b'{"mail": "ann@example.org"}')
                    told += refused.status_code == 200
        assert told == len(box.letters) == 4


def test_however_many_servers_look_there_is_one_letter_for_a_turn(
    tmp_path: Path, postgres: Postgres, box: Mailbox, calls: Calls
) -> None:
    database = postgres.new_database()
    common: dict[str, Any] = {"public_url": HOME, "post": posting(box)}
    with (
        serving(tmp_path / "a", database, **common) as here,
        serving(tmp_path / "b", database, **common) as there,
        serving(tmp_path / "c", database, **common) as third,
        Visitor(here.base) as ann,
        Visitor(there.base) as ben,
    ):
        for each in (ann, ben):
            confirmed(each, box)
            each.put("/api/me/reach/hook", {"hook": calls.address})
        calls.heard.clear()
        tables = {two_play(ann, ben)[0] for _ in range(5)}
        wait_until(lambda: len(box.letters) >= 5 and len(calls.heard) >= 5)
        for server in (here, there, third):
            looked(server, 2)
        assert len(box.letters) == len(calls.heard) == 5
        assert {heard["table"] for heard in calls.heard} == tables
        assert sum(server.hall.turns.sent for server in (here, there, third)) == 10
        who = ann if ann.get("/api/me/waiting") else ben
        table = who.get("/api/me/waiting")[0]["id"]
        place = Visitor(third.base, who.token).sit(table).my_turn()
        before = len(box.letters)
        end_turn(place)
        wait_until(lambda: len(box.letters) > before)
        place.visitor.http.close()


def test_a_guest_who_logs_in_takes_his_address_along(hall: Serving, box: Mailbox) -> None:
    name = {"name": f"Ann {time.monotonic_ns()}"[:24], "password": "swordfish1"}
    with Visitor(hall.base) as ann, Visitor(hall.base) as guest:
        ann.post("/api/accounts", name)
        confirmed(guest, box)
        guest.post("/api/login", name)
        assert (guest.get("/api/me/reach")["mail"], guest.get("/api/me/reach")["confirmed"]) == (ANN, True)


def test_a_host_who_names_no_server_or_no_sender_is_told_so() -> None:
    for address, sender in (("mail.example.org", "a@b"), ("http://x", "a@b"), ("smtp://x", ""), ("smtp://", "a@b")):
        with pytest.raises(QuesthallError):
            Mailing(address, sender)
    assert not Mailing("", "").is_possible
