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
from questhall.server.problems import Denied
from questhall.server.security import HEADERS, SAFE, Asking, cookie_header
from questhall.server.socket import table_socket

log = logging.getLogger("questhall.request")
FOR_ANYBODY = ("/api/games",)
"""What is the same for everybody and may be kept by browsers: no session is made for it."""
SECRET_PATHS = ("/api/login", "/api/accounts", "/api/me/continue", "/api/tables/join")


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
        self.guests = RateLimit(limits.guests)
        self.secrets = RateLimit(limits.secrets)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await table_socket(self.hall, scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        visit = Visit(Asking(scope, self.settings), None)
        status = 500

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message["headers"], *self._headers(visit)]}
            await send(message)

        try:
            await self._let_in(scope, visit)
            await self.app(scope, receive, answer)
        except Denied as denied:
            await refuse(denied, answer)
        finally:
            spent = round((time.perf_counter() - began) * 1000, 1)
            person = visit.person.id if visit.person is not None else ""
            facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": spent, "person": person}
            log.info("request", extra=facts)

    async def _let_in(self, scope: Any, visit: Visit) -> None:
        path, asking = scope["path"], visit.asking
        scope.setdefault("state", {})["visit"] = visit
        if not self.requests.allows(asking.address):
            raise Denied("problem-too-many", 429)
        if not path.startswith("/api/"):
            return
        if scope["method"] not in SAFE:
            self._check_change(path, asking)
        if not path.startswith(FOR_ANYBODY):
            await self._know(visit)

    def _check_change(self, path: str, asking: Asking) -> None:
        if not asking.may_change:
            raise Denied("problem-foreign", 403)
        if path in SECRET_PATHS and not self.secrets.allows(asking.address):
            raise Denied("problem-too-many", 429)

    async def _know(self, visit: Visit) -> None:
        """Who it is. A session that nobody knows is never taken over: a new one is made."""
        people, asking = self.hall.people, visit.asking
        visit.person = await people.by_session(asking.token) if asking.token else None
        if visit.person is None:
            if not self.guests.allows(asking.address):
                raise Denied("problem-too-many", 429)
            visit.person, visit.new_token = await people.new_guest(asking.lang)
        else:
            visit.lasts_longer = await people.note_use(asking.token)

    def _headers(self, visit: Visit) -> list[tuple[bytes, bytes]]:
        token = visit.new_token or (visit.asking.token if visit.lasts_longer else "")
        if not token:
            return HEADERS
        return [*HEADERS, cookie_header(token, self.settings.session_seconds, secure=visit.asking.secure)]


async def refuse(denied: Denied, send: Any) -> None:
    body = json.encode(denied.message)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": denied.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
