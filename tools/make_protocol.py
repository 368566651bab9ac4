"""Writes docs/protocol.md from the message types and the request handlers: `python tools/make_protocol.py`."""

from __future__ import annotations

import ast
import tempfile
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Any

from litestar import Litestar

from questhall.server.app import create_app
from questhall.server.config import Settings

ROOT = Path(__file__).parents[1]
SERVER = ROOT / "src" / "questhall" / "server"
PAGE = ROOT / "docs" / "protocol.md"
SECTIONS = {
    "FromBrowser": "## At a table: what a browser says",
    "ToBrowser": "## At a table: what a browser is told",
    "Problem": "## The hall: bodies of requests and answers",
}
INTRODUCTION = """# Protocol

How does a browser, or any other program, talk to a table? This page is made from the types in
[bodies.py](../src/questhall/server/bodies.py), [bodies_days.py](../src/questhall/server/bodies_days.py) and
[messages.py](../src/questhall/server/messages.py) by `tools/make_protocol.py`; a test says when it is out of date.

Everything is JSON. The hall speaks HTTP under `/api`; a table speaks through the socket
`/api/tables/{id}/socket?since=N`, where N is how many events of this reader the browser already has.

- **Who you are** says the cookie `questhall`. Any request under `/api` that is about a person makes a guest of whoever
  has none.
- **Whoever changes something** sends the header `X-Questhall: 1`. A browser's `Origin` must be the server's own host,
  for sockets too. Behind a proxy: see [hosting](hosting.md).
- **What is refused** is answered with a status of 400 or more and a `Problem`.
- **On connecting** the socket brings `TableChanged` and `Chat`, and once the match runs `Told` (from `since` on) and
  `Position`. After every entry each reader gets `Told`, if there is something to tell, and `Position`. While several
  people answer in secret, a position that has not changed is not sent again.
- **Every frame** to a browser is a list of messages, in the order in which they happened: what waits goes out together.
- **Every message** of a browser has an `id` of its choice. It is answered with `Answer`, `Refused`, `WhyNotAnswer` or
  `TryAnswer`, which carry the same. An `Answer` to a move means that it is on disk. A message that cannot be read is
  refused with the id -1. Frames are at most 64 KB.
- **A question** has a number, `at`. A move names it, and a late one is refused with `problem-stale`: a double click
  answers nothing twice. Numbers only grow, whatever is taken back.
- **When several are asked at once** (`group`), who is asked hangs on public facts alone. For a seat that can only give
  one answer, and for one with a standing order, the table answers after a pause; its person is asked nothing, and what
  the others get is the same as if he had answered himself. See [hosting](hosting.md), "What a window hides".
- **Events** are numbered for each reader, from 0. `Undone` with `keep` strikes out what came after the first `keep`.
- **A socket that does not read** is closed when too much waits for it. It comes again with `since`.

The types of moves, events and views are those of the game; `touches` and `things` name what can be pointed at.
"""


def page() -> str:
    wire = [ast.parse((SERVER / name).read_text("utf-8")) for name in ("bodies.py", "bodies_days.py", "messages.py")]
    return "\n".join([INTRODUCTION, *requests(), *(line for module in wire for line in types(module))]).rstrip() + "\n"


def requests() -> Iterator[str]:
    """Every request, from the handlers themselves."""
    yield "## Requests"
    yield ""
    yield "`/schema/openapi.json` describes them in full."
    yield ""
    yield "| request | what it does |"
    yield "| --- | --- |"
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data=Path(folder))).app
        assert isinstance(app, Litestar)
        schema: dict[str, Any] = app.openapi_schema.to_schema()
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            said = operation.get("description") or operation["summary"]
            yield f"| `{method.upper()} {path}` | {' '.join(said.split())} |"
    yield ""


def types(module: ast.Module) -> Iterator[str]:
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            if node.name in SECTIONS:
                yield SECTIONS[node.name]
                yield ""
            yield from struct(node)


def struct(node: ast.ClassDef) -> Iterator[str]:
    """One type: what it is, and its fields."""
    yield f"### {node.name}"
    yield ""
    said = ast.get_docstring(node)
    if said:
        yield cleandoc(said)
        yield ""
    fields = list(fields_of(node))
    if fields:
        yield "| field | type | |"
        yield "| --- | --- | --- |"
        yield from fields
        yield ""


def fields_of(node: ast.ClassDef) -> Iterator[str]:
    for i, field in enumerate(node.body):
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        after = node.body[i + 1] if i + 1 < len(node.body) else None
        kind = ast.unparse(field.annotation)
        if field.value is not None:
            kind += f" = {ast.unparse(field.value)}"
        yield f"| `{field.target.id}` | `{kind.replace('|', chr(92) + '|')}` | {description(after)} |"


def description(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return " ".join(node.value.value.split())
    return ""


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
