"""`questhall serve`: the table in the browser."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from questhall.engine import QuesthallError
from questhall.games import GAMES

if TYPE_CHECKING:
    from questhall.server.config import Settings

Host = Annotated[str, typer.Option(help="The address to listen on.")]
Port = Annotated[int | None, typer.Option(help="By default 8377, or the next free one.")]
Data = Annotated[Path | None, typer.Option(help="Where everything is kept; by default ~/.questhall.")]
DatabaseAddress = Annotated[str, typer.Option(help="postgresql://…; by default a SQLite file in the data folder.")]
Lan = Annotated[bool, typer.Option("--lan", help="For everybody in the network; prints a QR code.")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")]
PublicUrl = Annotated[str, typer.Option(help="What people type to come here, e.g. https://hall.example.")]
BehindProxy = Annotated[bool, typer.Option("--behind-proxy", help="Trust the X-Forwarded headers of a proxy in front.")]
KeepGuests = Annotated[float, typer.Option(min=0, help="Days a guest is known who sits nowhere; 0: for ever.")]
KeepOpenTables = Annotated[float, typer.Option(min=0, help="Days a table waits for its match; 0: for ever.")]
KeepReports = Annotated[float, typer.Option(min=0, help="Days reported problems are kept; 0: for ever.")]
Smtp = Annotated[
    str,
    typer.Option(
        envvar="QUESTHALL_SMTP",
        show_envvar=True,
        help="smtp://user:password@server:port or smtps://…: people may be told of their turn by letter.",
    ),
]
MailFrom = Annotated[str, typer.Option(envvar="QUESTHALL_MAIL_FROM", help="The sender of letters.", show_envvar=True)]
Webhooks = Annotated[bool, typer.Option("--webhooks", help="People may have a program called when it is their turn.")]
WebhooksAnywhere = Annotated[
    bool, typer.Option("--webhooks-anywhere", help="The same, in this machine's own network too.")
]
TellAfter = Annotated[float, typer.Option(min=0, help="Seconds a table waits for somebody before he is told.")]
NoLimits = Annotated[bool, typer.Option("--no-limits", help="Without rate limits, for measuring only.", hidden=True)]
LabGames = Annotated[bool, typer.Option("--lab-games", help="With the games of the lab, for measuring.", hidden=True)]
LogLevel = Annotated[str, typer.Option(help="debug, info, warning or error.")]


def add_to(app: typer.Typer) -> None:
    app.command(name="serve")(serve)
    app.command(name="host-code")(host_code)


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    database: DatabaseAddress = "",
    data: Data = None,
    lan: Lan = False,
    no_browser: NoBrowser = False,
    public_url: PublicUrl = "",
    behind_proxy: BehindProxy = False,
    keep_guests: KeepGuests = 30,
    keep_open_tables: KeepOpenTables = 30,
    keep_reports: KeepReports = 365,
    smtp: Smtp = "",
    mail_from: MailFrom = "",
    webhooks: Webhooks = False,
    webhooks_anywhere: WebhooksAnywhere = False,
    tell_after: TellAfter = 120,
    no_limits: NoLimits = False,
    lab_games: LabGames = False,
    log_level: LogLevel = "info",
) -> None:
    """Start the table in the browser."""
    from questhall.server.config import Keep, Post  # only who serves pays for the server's libraries
    from questhall.server.running import run

    if lab_games:
        add_lab_games()
    keep = Keep(keep_guests, keep_open_tables, keep_reports)
    if (smtp or webhooks or webhooks_anywhere) and not public_url:
        raise QuesthallError("letters and calls need an address that leads here: --public-url https://hall.example")
    hooks: Literal["off", "public", "anywhere"] = "anywhere" if webhooks_anywhere else "public" if webhooks else "off"
    post = Post(smtp, mail_from, hooks, tell_after, min(20.0, max(1.0, tell_after)))
    known = {"public_url": public_url.rstrip("/"), "behind_proxy": behind_proxy, "keep": keep, "post": post}
    settings = settings_for(data, database, limited=not no_limits, **known)
    run(settings, host=host, port=port, lan=lan, browser=not no_browser, log_level=log_level)


def settings_for(data: Path | None, database: str, *, limited: bool = True, **known: Any) -> Settings:
    from questhall.server.config import UNLIMITED, Limits, Settings

    folder = data if data is not None else Path("~/.questhall").expanduser()
    return Settings(data=folder, database=database, limits=Limits() if limited else UNLIMITED, **known)


def add_lab_games() -> None:
    from questhall.lab.tictactoe import GAME

    GAMES[GAME.key] = GAME


def host_code(data: Data = None, database: DatabaseAddress = "") -> None:
    """Print a one-time code: whoever continues with it in his browser is the host of this server."""
    from questhall.server.hosting import new_host_code

    print(asyncio.run(new_host_code(settings_for(data, database))).code)
