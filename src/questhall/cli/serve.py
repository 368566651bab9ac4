"""`questhall serve`: the table in the browser."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from questhall.games import GAMES

DataOption = Annotated[Path | None, typer.Option(help="Where everything is kept; by default ~/.questhall.")]
DatabaseOption = Annotated[str, typer.Option(help="postgresql://…; by default a SQLite file in the data folder.")]


def serve_here() -> None:
    """For somebody who typed nothing but `questhall`: the server on this machine, and a browser before it."""
    serve_with()


def serve_with(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str = "",
    data: Path | None = None,
    lan: bool = False,
    browser: bool = True,
    public_url: str = "",
    behind_proxy: bool = False,
    limited: bool = True,
    lab_games: bool = False,
    log_level: str = "info",
) -> None:
    from questhall.server.config import UNLIMITED, Limits, Settings  # only who serves pays for the server's libraries
    from questhall.server.running import run

    if lab_games:
        from questhall.lab.tictactoe import GAME

        GAMES[GAME.key] = GAME
    settings = Settings(
        data=folder(data),
        database=database,
        public_url=public_url.rstrip("/"),
        behind_proxy=behind_proxy,
        limits=Limits() if limited else UNLIMITED,
    )
    run(settings, host=host, port=port, lan=lan, browser=browser, log_level=log_level)


def folder(data: Path | None) -> Path:
    return data if data is not None else Path("~/.questhall").expanduser()


def add_to(app: typer.Typer) -> None:
    @app.command(name="serve")
    def serve(
        host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
        port: Annotated[int | None, typer.Option(help="By default 8377, or the next free one.")] = None,
        database: DatabaseOption = "",
        data: DataOption = None,
        lan: Annotated[bool, typer.Option("--lan", help="For everybody in the network; prints a QR code.")] = False,
        no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
        public_url: Annotated[str, typer.Option(help="What people type to come here, e.g. https://hall.example.")] = "",
        behind_proxy: Annotated[
            bool, typer.Option("--behind-proxy", help="Trust the X-Forwarded headers of a proxy in front.")
        ] = False,
        no_limits: Annotated[
            bool, typer.Option("--no-limits", help="Without rate limits, for measuring only.", hidden=True)
        ] = False,
        lab_games: Annotated[
            bool, typer.Option("--lab-games", help="With the games of the lab, for measuring only.", hidden=True)
        ] = False,
        log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    ) -> None:
        """Start the table in the browser."""
        serve_with(
            host=host,
            port=port,
            database=database,
            data=data,
            lan=lan,
            browser=not no_browser,
            public_url=public_url,
            behind_proxy=behind_proxy,
            limited=not no_limits,
            lab_games=lab_games,
            log_level=log_level,
        )

    @app.command(name="host-code")
    def host_code(data: DataOption = None, database: DatabaseOption = "") -> None:
        """Print a one-time code: whoever continues with it in his browser is the host of this server."""
        from questhall.server.config import Settings
        from questhall.server.hosting import new_host_code

        code = asyncio.run(new_host_code(Settings(data=folder(data), database=database)))
        print(code.code)
