"""The application: what answers which request."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from questhall import __version__
from questhall.server import http_campaigns, http_days, http_games, http_people, http_records, http_tables, pages
from questhall.server.bodies import Person, Problem
from questhall.server.config import Settings
from questhall.server.guard import Guard, Visit, told_path
from questhall.server.hall import Hall
from questhall.server.problems import Denied, broken_by

log = logging.getLogger("questhall.app")
PROBLEMS = {404: "problem-not-found", 405: "problem-method", 413: "problem-too-large", 429: "problem-too-many"}
MODULES: tuple[Any, ...] = (http_people, http_days, http_games, http_tables, http_records, http_campaigns, pages)
OPENAPI = OpenAPIConfig(
    "Questhall", __version__, path="/schema", render_plugins=[JsonRenderPlugin()], use_handler_docstrings=True
)


def create_app(settings: Settings) -> Guard:
    """Everything, ready to be served."""
    hall = Hall(settings)
    app = Litestar(
        [each for module in MODULES for each in module.HANDLERS],
        lifespan=[lifespan_of(hall)],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "visit": Provide(visit_of, sync_to_thread=False),
            "person": Provide(person_of, sync_to_thread=False),
        },
        exception_handlers={Denied: denied, HTTPException: refused, Exception: broken},
        request_max_body_size=settings.limits.body,
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5),
        openapi_config=OPENAPI,
        logging_config=None,
        debug=False,
    )
    return Guard(app, hall, settings)


def lifespan_of(hall: Hall) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """The hall is open as long as the application runs."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    return lifespan


def visit_of(scope: Scope) -> Visit:
    visit: Visit = scope["state"]["visit"]
    return visit


def person_of(scope: Scope) -> Person:
    person = visit_of(scope).person
    if person is None:
        raise Denied("problem-no-session", 403)
    return person


# Refusals


def denied(request: Request[Any, Any, Any], error: Denied) -> Response[Any]:
    if error.status == 404 and is_for_a_person(request):
        return pages.index(404)
    return Response(error.message, status_code=error.status)


def is_for_a_person(request: Request[Any, Any, Any]) -> bool:
    """Somebody typed an address, and is told by a page."""
    is_page = not request.url.path.startswith(("/api/", "/assets/", "/schema/"))
    return is_page and request.method == "GET" and "text/html" in request.headers.get("accept", "")


def refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework itself refuses: a wrong address, a body that does not fit."""
    if error.status_code >= 500:
        return broken(request, error)
    status = error.status_code
    problem = PROBLEMS.get(status)
    found = Denied(problem, status) if problem else Denied("problem-bad-request", status, what=said(error))
    return denied(request, found)


def said(error: HTTPException) -> str:
    """What exactly does not fit."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [str(each.get("message", "")) for each in extra if isinstance(each, dict)]
    return "; ".join([error.detail.partition(" for ")[0], *parts])[:300]


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request broke", extra={"path": told_path(request.url.path)}, exc_info=error)
    found = broken_by(error)
    return Response(found.message, status_code=found.status)
