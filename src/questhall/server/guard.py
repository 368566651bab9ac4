"""Stands before every request: lets it in or not, knows who it is, writes it down."""

from __future__ import annotations

import logging
import time
from typing import Any

from litestar.types import ASGIApp, Receive, Send
from msgspec import json

from questhall.server.bodies import Person
from questhall.server.config import Settings
from questhall.server.hall import Hall
from questhall.server.limits import RateLimit
from questhall.server.problems import Denied, broken_by
from questhall.server.security import HEADERS, SAFE, Asking, cookie_header
from questhall.server.socket import table_socket, turn_away

log = logging.getLogger("questhall.request")
FOR_ANYBODY = ("/api/games",)
"""What is the same for everybody and may be kept by browsers: no session is made for it."""
SECRET_PATHS = (
    *("/api/login", "/api/accounts", "/api/me/continue", "/api/me/forget", "/api/tables/join"),
    *("/api/letters/confirm", "/api/letters/stop"),
)
INVITATIONS = ("/join/", "/letters/confirm/", "/letters/stop/")
"""What follows them lets people in, or speaks for them, so it is not for the logs."""
PRIVATE = (b"cache-control", b"no-store")


class Visit:
    """One request: who asks, and the session he has afterwards."""

    def __init__(self, asking: Asking, person: Person | None) -> None:
        self.asking = asking
        self.person = person
        self.new_token = ""
        """A session to be handed out with the answer."""
        self.lasts_longer = False
        """The session he came with begins to count anew, and its cookie has to know."""


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, hall: Hall, settings: Settings) -> None:
        self.app = app
        self.hall = hall
        self.settings = settings
        limits = settings.limits
        self.requests = RateLimit(limits.requests)
        self.secrets = RateLimit(limits.secrets)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "websocket":
                await self._socket(scope, receive, send)
            case "http":
                scope["path"] = plain_path(scope["path"])
                await self._request(scope, receive, send)
            case _:
                await self.app(scope, receive, send)

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        asking = Asking(scope, self.settings)
        if self.requests.allows(asking.address):
            await table_socket(self.hall, asking, scope, receive, send)
        else:
            await turn_away(receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        visit, began, status = Visit(Asking(scope, self.settings), None), time.perf_counter(), 0

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message["headers"], *self._headers(visit, scope["path"])]
                message = {**message, "headers": headers}
            await send(message)

        try:
            await self._let_in(scope, visit)
            await self.app(scope, receive, answer)
        except Denied as denied:
            await refuse(denied, answer)
        except Exception as error:
            log.exception("a request broke", extra={"path": told_path(scope["path"])})
            if not status:
                await refuse(broken_by(error), answer)
        finally:
            write_down(scope, visit, status, began)

    async def _let_in(self, scope: Any, visit: Visit) -> None:
        path, asking = scope["path"], visit.asking
        scope.setdefault("state", {})["visit"] = visit
        self.requests.check(asking.address)
        if scope["method"] not in SAFE:
            self._check_change(path, asking)
        if path.startswith("/api/") and not path.startswith(FOR_ANYBODY):
            await self._know(visit)

    def _check_change(self, path: str, asking: Asking) -> None:
        if not asking.may_change:
            raise Denied("problem-foreign", 403)
        if path in SECRET_PATHS:
            self.secrets.check(asking.address)

    async def _know(self, visit: Visit) -> None:
        """Who it is. A session that nobody knows is never taken over: a new one is made."""
        people, asking = self.hall.people, visit.asking
        visit.person = await people.by_session(asking.token) if asking.token else None
        if visit.person is None:
            await make_guest(self.hall, visit)
        else:
            visit.lasts_longer = await people.note_use(asking.token)

    def _headers(self, visit: Visit, path: str) -> list[tuple[bytes, bytes]]:
        headers = list(HEADERS)
        if path.startswith("/api/") and not path.startswith(FOR_ANYBODY):
            headers.append(PRIVATE)
        token = visit.new_token or (visit.asking.token if visit.lasts_longer else "")
        if token:
            headers.append(cookie_header(token, self.settings.session_seconds, secure=visit.asking.secure))
        return headers


def plain_path(path: str) -> str:
    """The one spelling of a path. The router takes others for the same, so they must not go round the checks."""
    return "/" + "/".join(part for part in path.split("/") if part)


def told_path(path: str) -> str:
    """A path for the logs."""
    return next((f"{each}…" for each in INVITATIONS if path.startswith(each)), path)


def write_down(scope: Any, visit: Visit, status: int, began: float) -> None:
    spent = round((time.perf_counter() - began) * 1000, 1)
    person = visit.person.id if visit.person is not None else ""
    path = told_path(scope["path"])
    log.info(
        "request", extra={"method": scope["method"], "path": path, "status": status, "ms": spent, "person": person}
    )


async def make_guest(hall: Hall, visit: Visit) -> Person:
    """Somebody nobody knows becomes a guest; not without end from one address."""
    hall.guest_limit.check(visit.asking.address)
    visit.person, visit.new_token = await hall.people.new_guest(visit.asking.lang)
    return visit.person


async def refuse(denied: Denied, send: Any) -> None:
    body = json.encode(denied.message)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": denied.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
