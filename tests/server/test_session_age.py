"""A session lasts as long as it is used, and not much longer."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from questhall.server.config import Settings
from questhall.server.people import SEEN_EVERY
from questhall.server.schema import SESSIONS
from questhall.server.security import wanted_language
from support.serving import Serving, both, serving
from support.visitor import Visitor, fetch

DAY = 24 * 60 * 60


def aged(server: Serving, seconds: float) -> None:
    """As if everybody had come so much earlier."""

    async def age() -> None:
        await server.hall.database.execute((update(SESSIONS).values(seen=SESSIONS.c.seen - seconds), None))
        server.hall.people._known.clear()

    asyncio.run_coroutine_threadsafe(age(), server.hall._tasks[0].get_loop()).result(10)


def newest_use(server: Serving) -> float:
    async def look() -> float:
        async with server.hall.database.read() as connection:
            return float((await connection.execute(select(func.max(SESSIONS.c.seen)))).scalar() or 0)

    return asyncio.run_coroutine_threadsafe(look(), server.hall._tasks[0].get_loop()).result(10)


@both
def test_after_long_disuse_the_browser_is_a_stranger(server: Serving) -> None:
    with Visitor(server.base) as ann, Visitor(server.base) as often:
        aged(server, 100 * DAY)
        assert often.get("/api/me")["id"] == often.id
        aged(server, 100 * DAY)
        assert often.get("/api/me")["id"] == often.id, "used in between"
        stranger = ann.http.get("/api/me")
        assert stranger.json()["id"] != ann.id
        assert "questhall=" in stranger.headers["set-cookie"]


def test_the_cookie_lasts_as_long_as_the_session_and_is_renewed_once_a_day(server: Serving) -> None:
    with Visitor(server.base) as ann:
        first = fetch("GET", f"{server.base}/api/me").headers["set-cookie"]
        assert f"Max-Age={180 * DAY};" in first
        assert "set-cookie" not in ann.http.get("/api/me").headers
        aged(server, SEEN_EVERY + 1)
        renewed = ann.http.get("/api/me")
        assert f"questhall={ann.token};" in renewed.headers["set-cookie"]
        assert f"Max-Age={180 * DAY};" in renewed.headers["set-cookie"]
        assert newest_use(server) == pytest.approx(time.time(), abs=30)
        written = newest_use(server)
        for _ in range(3):
            assert "set-cookie" not in ann.http.get("/api/me").headers
        assert newest_use(server) == written, "not a write for every request"


def test_the_host_may_say_how_long(tmp_path: Path) -> None:
    assert Settings(data=tmp_path).session_seconds == 180 * DAY
    with serving(tmp_path, session_seconds=10 * DAY) as server, Visitor(server.base) as ann:
        assert f"Max-Age={10 * DAY};" in fetch("GET", f"{server.base}/api/me").headers["set-cookie"]
        for _ in range(2):
            aged(server, 9 * DAY)
            assert ann.get("/api/me")["id"] == ann.id, "it counts from the last visit"
        token = ann.token
        aged(server, 11 * DAY)
        with Visitor(server.base, token) as late:
            assert late.id != ann.id


def test_old_sessions_are_forgotten_at_the_next_start(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Visitor(server.base):
        aged(server, 181 * DAY)
        assert newest_use(server) > 0
    with serving(tmp_path) as server:
        while not server.hall.housekeeping.rounds:
            time.sleep(0.01)
        assert newest_use(server) == 0


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7", "ru"),
        ("en-GB,en;q=0.9,ru;q=0.8", "en"),
        ("de, ru;q=0.3", "ru"),
        ("ru;q=0.4, en;q=0.6", "en"),
        ("ru;q=0", "en"),
        ("", "en"),
        ("*", "en"),
        ("ru;q=nonsense", "en"),
        ("rumantsch", "en"),
    ],
)
def test_of_the_languages_the_browser_likes_the_best_one_is_spoken(header: str, lang: str) -> None:
    assert wanted_language(header) == lang


def test_a_guest_is_called_so_in_the_language_of_his_browser(server: Serving) -> None:
    with Visitor(server.base, **{"Accept-Language": "ru-RU,ru;q=0.9"}) as anna, Visitor(server.base) as ben:
        assert anna.me["name"].startswith("Гость ")
        assert anna.me["name"].removeprefix("Гость ").isdecimal()
        assert ben.me["name"].startswith("Guest ")
        assert anna.post("/api/logout")["name"].startswith("Гость ")
        assert anna.get("/api/me")["name"].startswith("Гость ")
