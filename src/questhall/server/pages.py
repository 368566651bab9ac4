"""The client: its files, and one page for every address a person may type."""

from __future__ import annotations

import re
from importlib.resources import files
from mimetypes import guess_type

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from questhall.server.given import TheHall
from questhall.server.problems import Denied

STATIC = files("questhall.server").joinpath("static")
SAFE_NAME = re.compile(r"[\w-][\w.-]*")
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Questhall</title>
<p>The server runs, but its pages have not been built. See CONTRIBUTING.md.</p>
"""
PAGES = ["/", "/new/{game:str}", "/t/{table_id:str}", "/join/{code:str}", "/review/{table_id:str}"]
PAGES += ["/letters/{deed:str}/{code:str}"]
PAGES += ["/rules/{game:str}", "/campaign/{campaign_id:str}", "/about"]


@get(PAGES, include_in_schema=False, media_type=MediaType.HTML)
async def page() -> Response[str]:
    """The client finds out by itself what the address means."""
    return index()


def index(status: int = 200) -> Response[str]:
    """The client itself; at an address that means nothing it says so."""
    file = STATIC.joinpath("index.html")
    html = file.read_text("utf-8") if file.is_file() else NOT_BUILT
    return Response(html, status_code=status, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get(["/assets/{path:path}", "/{name:str}"], include_in_schema=False)
async def asset(path: FromPath[str] = "", name: FromPath[str] = "") -> Response[bytes]:
    """A file of the client. Those under assets carry a hash in their name and never change."""
    found = contents(f"assets/{path.lstrip('/')}" if path else name)
    if found is None:
        raise Denied("problem-not-found", 404)
    body, kind = found
    return Response(body, media_type=kind, headers={"cache-control": FOREVER if path else "no-cache"})


def contents(path: str) -> tuple[bytes, str] | None:
    """A file that lies in the client's folder, and what kind it is; nothing outside can be asked for."""
    parts = path.split("/")
    if not all(SAFE_NAME.fullmatch(part) for part in parts):
        return None
    file = STATIC.joinpath(*parts)
    return (file.read_bytes(), guess_type(path)[0] or "application/octet-stream") if file.is_file() else None


@get("/healthz", include_in_schema=False)
async def healthz(hall: TheHall) -> Response[dict[str, str]]:
    """Whether the server and its database are well."""
    try:
        well = await hall.database.is_well()
    except Exception:
        well = False
    return Response({"status": "ok" if well else "no database"}, status_code=200 if well else 503)


HANDLERS = [page, asset, healthz]
