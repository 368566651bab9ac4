"""`questhall torture`: two servers, one PostgreSQL and a very bad day; or one server and a lot of nonsense."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, get_args

import typer
from msgspec import json
from msgspec.structs import fields

from questhall.engine import QuesthallError
from questhall.lab.fuzz import Fuzzed, fuzz
from questhall.lab.torture import Plan, Torture
from questhall.lab.torture import torture as suffer


def add_to(app: typer.Typer) -> None:
    @app.command(name="torture")
    def torture(
        database: Annotated[str, typer.Option(help="postgresql://…, an empty database that nobody needs.")] = "",
        games: Annotated[int, typer.Option(min=1, help="Matches of two people and a bot.")] = 200,
        at_once: Annotated[int, typer.Option(min=1, help="Matches at the same time.")] = 4,
        kill_every: Annotated[float, typer.Option(min=0, help="Seconds between kills, about; 0: none.")] = 15.0,
        restart: Annotated[str, typer.Option(help="A command that restarts the database.")] = "",
        restart_every: Annotated[float, typer.Option(min=1, help="Seconds between restarts.")] = 60.0,
        seed: Annotated[int, typer.Option(help="The same seed gives the same moves and kills.")] = 0,
        messages: Annotated[int, typer.Option(min=0, help="Instead: so many messages of nonsense.")] = 0,
    ) -> None:
        """Kill servers (`kill -9`) and restart the database while people play; print what was broken as JSON.

        Exit code 0: no acknowledged move was lost, none was made twice, no table stood still. With `--messages` one
        server on SQLite is sent nonsense of every kind, and exit code 0 says that all was answered and nothing broke.
        """
        if messages:
            with TemporaryDirectory(prefix="questhall-torture-") as folder:
                say(asyncio.run(fuzz(shapes(), Path(folder), messages=messages, seed=seed)))
            return
        if not database:
            raise QuesthallError(
                "name a database (--database postgresql://…), or how many messages to send (--messages)"
            )
        plan = Plan(
            database=database,
            games=games,
            at_once=at_once,
            kill_every=kill_every,
            restart=restart,
            restart_every=restart_every,
            seed=seed,
        )
        with TemporaryDirectory(prefix="questhall-torture-") as folder:
            say(asyncio.run(suffer(plan, Path(folder))))


def say(report: Torture | Fuzzed) -> None:
    print(json.format(json.encode(report), indent=2).decode())
    if report.broken:
        raise typer.Exit(1)


def shapes() -> dict[str, list[str]]:
    """Every type of message that a browser may send, with its fields."""
    from questhall.server.messages import BrowserMessage  # only who sends them pays for the server's libraries

    return {
        kind.__name__: [field.name for field in fields(kind) if field.name != "id"] for kind in get_args(BrowserMessage)
    }
