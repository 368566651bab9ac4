"""What is let in, and with which headers it goes out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import json
from sqlalchemy import text
from websockets.exceptions import InvalidStatus

from questhall.server import pages
from questhall.server.config import Limits
from questhall.server.database import Database
from questhall.server.logs import JsonLines
from questhall.server.security import household
from support.serving import Serving, both, serving, wait_until
from support.visitor import Visitor, fetch

NEW = {"game": "rollplayer", "seats": [{"kind": "me"}]}


def test_every_answer_carries_the_headers(server: Serving) -> None:
    for path in ("/", "/t/abc", "/api/me", "/api/games", "/no-such-page", "/healthz", "/schema/openapi.json"):
        headers = fetch("GET", f"{server.base}{path}").headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


@both
def test_only_our_own_pages_may_change_anything(server: Serving, ann: Visitor) -> None:
    cookie = {"Cookie": f"questhall={ann.token}"}
    ours = {"X-Questhall": "1", "Origin": server.base, **cookie}
    assert fetch("POST", f"{server.base}/api/tables", json=NEW, headers=ours).status_code == 201
    for wrong in (
        {"Origin": server.base, **cookie},
        {**ours, "X-Questhall": "0"},
        {**ours, "Origin": "https://elsewhere.example"},
        {**ours, "Origin": "null"},
        {**ours, "Origin": server.base + ".elsewhere.example"},
    ):
        answer = fetch("POST", f"{server.base}/api/tables", json=NEW, headers=wrong)
        assert (answer.status_code, answer.json()["problem"]) == (403, "problem-foreign")
    assert len(ann.get("/api/tables")["mine"]) == 1


@pytest.mark.parametrize("path", ["/api/login/", "//api/login", "/api//login", "/api/login//"])
def test_another_spelling_of_a_path_goes_round_nothing(tmp_path: Path, database: str, path: str) -> None:
    body = {"name": "Ann", "password": "wrong horse"}
    with serving(tmp_path, database, limits=Limits(secrets=(2, 0.001))) as server:
        foreign = fetch("POST", f"{server.base}{path}", json=body)
        assert (foreign.status_code, foreign.json()["problem"]) == (403, "problem-foreign")
        ours = [fetch("POST", f"{server.base}{path}", json=body, headers={"X-Questhall": "1"}) for _ in range(3)]
        assert [answer.status_code for answer in ours] == [403, 403, 429]


@both
def test_cookies_of_others_on_the_same_host_do_not_hide_ours(server: Serving, ann: Visitor) -> None:
    for others in ('theirs={"a": 1}; ', "=; ;; x[]=1; ", "theirs=a b,c; "):
        answer = fetch("GET", f"{server.base}/api/me", headers={"Cookie": f"{others}questhall={ann.token}"})
        assert answer.json()["id"] == ann.id


def test_what_is_for_one_person_is_kept_by_nobody_on_the_way(server: Serving, ann: Visitor) -> None:
    for path in ("/api/me", "/api/tables", f"/api/tables/{ann.open_table('me', start=True)}/export", "/api/no-such"):
        assert ann.http.get(path).headers.get_list("cache-control") == ["no-store"]
    assert "no-store" not in ann.http.get("/api/games/rollplayer/printed").headers["cache-control"]


@pytest.mark.parametrize("where", ["by_session", "room"])
@pytest.mark.parametrize(
    ("error", "answered"),
    [
        (OSError("the database is gone"), (503, "problem-storage")),
        (RuntimeError("a mistake of ours"), (500, "problem-server")),
    ],
)
def test_a_request_that_breaks_at_the_door_or_behind_it_is_answered_like_any_other(
    server: Serving,
    ann: Visitor,
    monkeypatch: pytest.MonkeyPatch,
    where: str,
    error: Exception,
    answered: tuple[int, str],
) -> None:
    async def breaks(name: str) -> None:
        raise error

    monkeypatch.setattr(server.hall if where == "room" else server.hall.people, where, breaks)
    answer = ann.http.get("/api/tables/abc")
    assert (answer.status_code, answer.json()["problem"]) == answered
    assert "content-security-policy" in answer.headers


@both
def test_a_socket_from_a_foreign_page_or_without_a_session_is_refused(server: Serving, ann: Visitor) -> None:
    table = ann.open_table("me", start=True)
    assert ann.sit(table, Origin=server.base).my_turn()
    with pytest.raises(InvalidStatus):
        ann.sit(table, Origin="https://elsewhere.example")
    with Visitor(server.base) as stranger:
        stranger.given = "nobody"
        with pytest.raises(InvalidStatus):
            stranger.sit(table)


@both
def test_no_such_table_is_said_on_the_socket(ann: Visitor) -> None:
    for id in ("0" * 16, "..", "%00", "x" * 200):
        assert ann.sit(id).quiet(5).gone == "problem-no-such-table"


@both
def test_what_is_too_large_is_refused(ann: Visitor) -> None:
    note = {"text": "x" * 70_000}
    table = ann.open_table("me")
    assert ann.refused("PUT", f"/api/tables/{table}/note", note) == (413, "problem-too-large")
    answer = ann.http.post("/api/tables/import", content=b"x" * 5_000_000)
    assert (answer.status_code, answer.json()["problem"]) == (413, "problem-too-large")


@both
def test_what_does_not_fit_is_refused_with_a_reason(ann: Visitor) -> None:
    for body, status, problem in (
        ({}, 400, "problem-bad-request"),
        ({**NEW, "more": 1}, 400, "problem-bad-request"),
        ({**NEW, "seats": []}, 400, "problem-bad-request"),
        ({**NEW, "seats": [{"kind": "king"}]}, 400, "problem-bad-request"),
        ({**NEW, "game": "chess"}, 404, "problem-no-such-game"),
        ({**NEW, "seats": [{"kind": "me"}] * 5}, 400, "problem-bad-table"),
        ({**NEW, "options": {"no_such": True}}, 400, "problem-bad-table"),
        ({**NEW, "options": {"classes": "stolen"}}, 400, "problem-bad-table"),
        ({**NEW, "seats": [{"kind": "open"}], "start": True}, 409, "problem-seat-open"),
    ):
        assert ann.refused("POST", "/api/tables", body) == (status, problem), body
    answer = ann.http.post("/api/tables", content=b"{not json")
    assert (answer.status_code, answer.json()["problem"]) == (400, "problem-bad-request")
    assert ann.refused("GET", "/api/no-such") == (404, "problem-not-found")
    assert ann.refused("DELETE", "/api/tables") == (405, "problem-method")
    assert ann.get("/api/tables")["mine"] == []


def test_too_many_requests_are_refused(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database, limits=Limits(requests=(10, 0.001))) as server, Visitor(server.base) as ann:
        answers = [ann.http.get("/api/me").status_code for _ in range(12)]
    assert (answers[0], answers[-1]) == (200, 429)


def test_guests_are_not_made_without_end(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database, limits=Limits(guests=(2, 0.001))) as server:
        answers = [fetch("GET", f"{server.base}/api/me").status_code for _ in range(4)]
    assert answers == [200, 200, 429, 429]


def test_who_logs_out_again_and_again_makes_no_guests_without_end(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database, limits=Limits(guests=(3, 0.001))) as server, Visitor(server.base) as ann:
        ids = [ann.post("/api/logout")["id"] for _ in range(2)]
        assert ann.refused("POST", "/api/logout") == (429, "problem-too-many")
        assert ann.get("/api/me")["id"] == ids[-1], "refused, so nothing has changed"


def test_sockets_are_not_opened_without_end(tmp_path: Path) -> None:
    with serving(tmp_path / "a", limits=Limits(sockets=2)) as server, Visitor(server.base) as ann:
        table = ann.open_table("me")
        open_ones = [ann.sit(table).until(lambda it: it.table) for _ in range(2)]
        assert ann.sit(table).quiet(5).gone == "problem-too-many"
        open_ones[0].close()
        wait_until(lambda: server.hall.sockets[ann.id] == 1)
        open_ones[0] = ann.sit(table).until(lambda it: it.table)
        for place in open_ones:
            place.close()
        wait_until(lambda: ann.id not in server.hall.sockets)
    with serving(tmp_path / "b", limits=Limits(requests=(5, 0.001))) as server, Visitor(server.base) as ann:
        table = ann.open_table("me")
        for _ in range(3):
            ann.sit(table).until(lambda it: it.table)
        with pytest.raises(InvalidStatus):
            ann.sit(table)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_one_household_counts_once(address: str, counted: str) -> None:
    assert household(address) == counted


def test_behind_a_proxy_people_are_told_apart_by_what_it_says(tmp_path: Path) -> None:
    def statuses(server: Serving, *addresses: str) -> list[int]:
        asked = [fetch("GET", f"{server.base}/api/me", headers={"X-Forwarded-For": each}) for each in addresses]
        return [answer.status_code for answer in asked]

    few = Limits(guests=(1, 0.001))
    with serving(tmp_path / "a", behind_proxy=True, limits=few) as server:
        assert statuses(server, "203.0.113.1", "203.0.113.2", "203.0.113.1") == [200, 200, 429]
        assert statuses(server, "198.51.100.7, 203.0.113.1") == [429], "only the last one is the proxy's own word"
    with serving(tmp_path / "b", limits=few) as server:
        assert statuses(server, "203.0.113.1", "203.0.113.2") == [200, 429], "nobody may say so himself"


def test_behind_a_proxy_sockets_come_from_its_address_too(tmp_path: Path, database: str) -> None:
    through = {"X-Forwarded-Host": "hall.example"}
    with serving(tmp_path, database, behind_proxy=True) as server, Visitor(server.base) as ann:
        table = ann.open_table("me", start=True)
        assert ann.sit(table, 0, Origin="https://hall.example", **through).my_turn()
        with pytest.raises(InvalidStatus):
            ann.sit(table, 0, Origin="https://other.example", **through)


def test_behind_a_proxy_its_headers_are_believed_and_the_cookie_is_secure(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "hall.example", "X-Forwarded-For": "203.0.113.9"}
    ours = {"X-Questhall": "1", "Origin": "https://hall.example", **forwarded}
    with serving(tmp_path / "a", behind_proxy=True) as server:
        assert "Secure" in fetch("GET", f"{server.base}/api/me", headers=forwarded).headers["set-cookie"]
        assert fetch("POST", f"{server.base}/api/tables", json=NEW, headers=ours).status_code == 201
        plain = {**ours, "X-Forwarded-Host": "other.example"}
        assert fetch("POST", f"{server.base}/api/tables", json=NEW, headers=plain).status_code == 403
    with serving(tmp_path / "b") as server:
        assert "Secure" not in fetch("GET", f"{server.base}/api/me", headers=forwarded).headers["set-cookie"]
        assert fetch("POST", f"{server.base}/api/tables", json=NEW, headers=ours).status_code == 403
    with serving(tmp_path / "c", public_url="https://hall.example") as server:
        assert "Secure" in fetch("GET", f"{server.base}/api/me").headers["set-cookie"]
        direct = {"X-Questhall": "1", "Origin": "https://hall.example"}
        assert fetch("POST", f"{server.base}/api/tables", json=NEW, headers=direct).status_code == 201


def test_no_secret_is_logged(tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    with serving(tmp_path, database) as server, Visitor(server.base) as ann:
        ann.post("/api/accounts", {"name": "Ann", "password": "correct horse"})
        code, token = ann.post("/api/me/code")["code"], ann.token
        place = ann.sit(ann.open_table("me", start=True)).my_turn()
        place.play()
        record = ann.get(f"/api/tables/{place.table['id']}/export")
        fetch("GET", f"{server.base}/join/{place.table['code']}")
    questhall = [each for each in caplog.records if each.name.startswith("questhall")]
    assert {each.name for each in questhall} >= {"questhall.request", "questhall.table"}
    written = json.encode([{name: str(value) for name, value in vars(each).items()} for each in questhall]).decode()
    assert "/join/…" in written
    for secret in (token, "correct horse", code, place.table["code"], record["key"]):
        assert secret not in written


async def spoil(address: str) -> None:
    """From now on the database refuses whatever is to be written. PostgreSQL quotes the row when it does."""
    database = Database(address)
    refuse = "CREATE TRIGGER never_{0}_{1} BEFORE {0} ON {1} BEGIN SELECT RAISE(ABORT, 'never'); END"
    if not database.is_sqlite:
        refuse = "ALTER TABLE {1} ADD CONSTRAINT never_{0} CHECK (false) NOT VALID"
    async with database.write() as connection:
        for table in ("notes", "tables", "people", "journal"):
            for deed in ("INSERT", "UPDATE"):
                await connection.execute(text(refuse.format(deed, table)))
    await database.close()


def test_no_secret_is_logged_when_the_database_breaks(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """What a statement was given holds codes, hashes, names, notes and moves: errors must not quote it."""
    caplog.set_level("INFO")
    with serving(tmp_path, database) as server, Visitor(server.base) as ann, Visitor(server.base) as ben:
        name = ben.put("/api/me", {"name": "Benvolio"})["name"]
        place = ann.sit(ann.open_table("me", "open", start=False)).until(lambda it: it.table)
        table, code = place.table["id"], place.table["code"]
        played = ann.sit(ann.open_table("me", start=True)).my_turn()
        asyncio.run(spoil(server.settings.database_url))
        for method, path, body in (
            ("PUT", f"/api/tables/{table}/note", {"text": "the dagger is cursed"}),
            ("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "greedy"}),
            ("POST", "/api/tables", NEW),
            ("POST", "/api/accounts", {"name": "Capulet", "password": "correct horse"}),
        ):
            assert not ben.http.request(method, path, json=body).is_success
            assert not ann.http.request(method, path, json=body).is_success
        assert played.play()["type"] == "Refused"
        assert not fetch("GET", f"{server.base}/api/me").is_success
    written = "\n".join(JsonLines().format(each) for each in caplog.records if each.name != "httpx")
    assert written.count('"trace"') >= 4, "it did break"
    secrets = ("the dagger is cursed", code, name, "Capulet", "$argon2", "Failing row", "[parameters")
    assert [secret for secret in secrets if secret in written] == []


def test_games_texts_and_rules_can_be_kept_by_browsers(server: Serving, ann: Visitor) -> None:
    assert ann.get("/api/games")[0]["key"] == "rollplayer"
    for path in ("hall/texts/ru", "rollplayer/texts/en", "rollplayer/rules/ru", "rollplayer/printed"):
        first = ann.http.get(f"/api/games/{path}")
        assert first.status_code == 200
        again = ann.http.get(f"/api/games/{path}", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    texts = ann.get("/api/games/rollplayer/texts/ru")
    assert "problem-no-such-table" in texts["ftl"]
    assert "event-CardBought" in texts["ftl"]
    assert texts["words"]["skill"] == "card"
    rules = ann.get("/api/games/rollplayer/rules/en")
    assert rules["topics"]["market.turn"][0] in [rule["id"] for rule in rules["rules"]]
    for path, problem in (("chess/texts/en", "problem-no-such-game"), ("hall/texts/xx", "problem-no-such-language")):
        assert ann.refused("GET", f"/api/games/{path}") == (404, problem)
    assert ann.refused("GET", "/api/games/hall/rules/en")[0] == 404


def test_the_clients_files_are_served_and_nothing_beside_them(server: Serving, ann: Visitor) -> None:
    static = Path(pages.__file__).with_name("static")
    for path in ("/assets/../messages.py", "/..%2fmessages.py", "/%2e%2e/app.py", "/assets/%2e%2e/%2e%2e/app.py"):
        assert ann.http.get(path).status_code == 404, path
    for file in list(static.glob("assets/*.js"))[:1]:
        answer = ann.http.get(f"/assets/{file.name}")
        assert (answer.status_code, answer.content) == (200, file.read_bytes())
        assert "immutable" in answer.headers["cache-control"]
        assert "javascript" in answer.headers["content-type"]


def test_an_address_that_means_nothing_is_a_page_for_people_and_a_problem_for_programs(server: Serving) -> None:
    for path in ("/nope", "/t/x/y"):
        page = fetch("GET", f"{server.base}{path}", headers={"accept": "text/html,*/*;q=0.8"})
        assert (page.status_code, page.headers["content-type"].partition(";")[0]) == (404, "text/html")
        assert "<title>Questhall</title>" in page.text
        assert fetch("GET", f"{server.base}{path}").json()["problem"] == "problem-not-found"
    told = fetch("GET", f"{server.base}/api/nope", headers={"accept": "text/html"})
    assert (told.status_code, told.json()["problem"]) == (404, "problem-not-found")
