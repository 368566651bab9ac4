"""Who is who: sessions cannot be guessed, fixed or taken over; accounts and one-time codes."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import select

from questhall.server.config import Limits, Settings
from questhall.server.hosting import new_host_code
from questhall.server.schema import CODES, PEOPLE, SESSIONS
from support.serving import Serving, both, serving
from support.visitor import Visitor, fetch


def test_everybody_is_somebody_at_once(server: Serving) -> None:
    answer = fetch("GET", f"{server.base}/api/me")
    cookie = answer.headers["set-cookie"]
    assert answer.json()["account"] is False
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie, "over plain http the browser would not send it back"
    assert len(answer.cookies["questhall"]) >= 43, "32 random bytes"
    assert "set-cookie" not in fetch("GET", f"{server.base}/api/games").headers


def test_a_session_cannot_be_chosen(server: Serving, ann: Visitor) -> None:
    """Neither guessed nor prepared: an unknown one is replaced by a new one, of a new guest."""
    for chosen in ("prepared-by-somebody-else", ann.token[:-1], ann.token + "x", "'; DROP TABLE people; --"):
        answer = fetch("GET", f"{server.base}/api/me", headers={"Cookie": f"questhall={chosen}"})
        assert answer.json()["id"] != ann.id
        assert answer.cookies["questhall"] not in (chosen, ann.token)


@both
def test_only_hashes_of_secrets_are_kept(server: Serving, ann: Visitor) -> None:
    ann.post("/api/accounts", {"name": "Ann of the Hashes", "password": "correct horse"})
    code = ann.post("/api/me/code")["code"]
    kept = " ".join(asyncio.run_coroutine_threadsafe(everything(server), loop_of(server)).result(10))
    for secret in (ann.token, "correct horse", code):
        assert secret not in kept
    assert "$argon2id$" in kept


def loop_of(server: Serving) -> asyncio.AbstractEventLoop:
    task = server.hall._tasks[0] if server.hall._tasks else None
    assert task is not None
    return task.get_loop()


async def everything(server: Serving) -> list[str]:
    async with server.hall.database.read() as connection:
        return [
            str(tuple(row)) for table in (PEOPLE, SESSIONS, CODES) for row in await connection.execute(select(table))
        ]


@both
def test_an_account_keeps_its_tables_and_gets_a_new_session_at_every_login(server: Serving, ann: Visitor) -> None:
    table, guest, old = ann.open_table("me", "random", seed=1), ann.id, ann.token
    name = f"Ann {guest[:8]}"
    made = ann.post("/api/accounts", {"name": name, "password": "correct horse"})
    assert made == {"id": guest, "name": name, "account": True}
    assert ann.token != old
    with Visitor(server.base, old) as thief:
        assert thief.id != guest, "the session from before is worth nothing"
    assert (
        ann.refused("POST", "/api/accounts", {"name": "Another", "password": "correct horse"})[1]
        == "problem-has-account"
    )

    new_guest = ann.post("/api/logout")
    assert new_guest["id"] != guest
    assert ann.get("/api/tables")["mine"] == []
    for wrong in ({"name": name, "password": "wrong horse"}, {"name": "Nobody", "password": "correct horse"}):
        assert ann.refused("POST", "/api/login", wrong) == (403, "problem-wrong-password")
    before = ann.token
    assert ann.post("/api/login", {"name": f"  {name.upper()} ", "password": "correct horse"})["id"] == guest
    assert ann.token != before
    assert [each["id"] for each in ann.get("/api/tables")["mine"]] == [table]
    with Visitor(server.base) as ben:
        taken = {"name": name.lower(), "password": "battery staple"}
        assert ben.refused("POST", "/api/accounts", taken) == (409, "problem-name-taken")


@both
def test_a_one_time_code_brings_the_session_to_another_device(server: Serving, ann: Visitor) -> None:
    code = ann.post("/api/me/code")
    assert (len(code["code"]), code["seconds"]) == (10, 300)
    with Visitor(server.base) as phone, Visitor(server.base) as late:
        before = phone.token
        assert phone.refused("POST", "/api/me/continue", {"code": "WRONGWRONG"}) == (403, "problem-wrong-code")
        assert phone.post("/api/me/continue", {"code": code["code"].lower()})["id"] == ann.id
        assert phone.token not in (before, ann.token)
        assert late.refused("POST", "/api/me/continue", {"code": code["code"]}) == (403, "problem-wrong-code")
        second, third = ann.post("/api/me/code"), ann.post("/api/me/code")
        assert late.refused("POST", "/api/me/continue", {"code": second["code"]})[0] == 403, "only the newest is good"
        assert late.post("/api/me/continue", {"code": third["code"]})["id"] == ann.id


def test_passwords_and_codes_cannot_be_tried_for_long(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(secrets=(3, 0.001))) as server, Visitor(server.base) as ann:
        tries = [ann.refused("POST", "/api/me/continue", {"code": f"TRY{n:07}"}) for n in range(5)]
        assert [problem for _, problem in tries] == ["problem-wrong-code"] * 3 + ["problem-too-many"] * 2
        assert ann.refused("POST", "/api/login", {"name": "Ann", "password": "12345678"}) == (429, "problem-too-many")


def test_a_new_name_shows_at_the_table(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("me", "open")
    place = ben.sit(table).until(lambda it: it.table)
    changed = ann.get("/api/tables")["mine"][0]["changed"]
    assert ann.put("/api/me", {"name": "  Ann\u200bthe \n Bold "})["name"] == "Annthe Bold"
    place.until(lambda it: it.table["seats"][0]["name"] == "Annthe Bold")
    assert ann.get("/api/tables")["mine"][0]["changed"] == changed, "no reason to move up in the list"
    for name in ("", " ", "x" * 25):
        assert ann.refused("PUT", "/api/me", {"name": name})[0] == 400


def test_the_host_is_whoever_has_his_code(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Visitor(server.base) as ann, Visitor(server.base) as host:
        table = ann.open_table("me", "open")
        assert host.refused("POST", f"/api/tables/{table}/close") == (403, "problem-not-your-table")
        code = asyncio.run(new_host_code(Settings(data=tmp_path)))
        host.post("/api/me/continue", {"code": code.code})
        assert host.post(f"/api/tables/{table}/close")["stage"] == "closed"
