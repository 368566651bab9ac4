"""`questhall doctor`: stored matches against the rules of today; `questhall repair`: one of them is set back."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec import json

from questhall.cli.games import JsonFlag
from questhall.cli.serve import Data, DatabaseAddress, settings_for

if TYPE_CHECKING:
    from questhall.server.config import Settings
    from questhall.server.doctor import Round

Keep = Annotated[int | None, typer.Option(min=0, help="So many entries stay; by default as many as can be played.")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Say what would be done.")]


def add_to(app: typer.Typer) -> None:
    @app.command(name="doctor")
    def doctor(
        table: Annotated[str, typer.Argument(help="The id of a table; by default all.")] = "",
        data: Data = None,
        database: DatabaseAddress = "",
        as_json: JsonFlag = False,
    ) -> None:
        """Play all stored matches anew with the rules of today, and say which would differ. Changes nothing.

        Exit code 0: all are well; 1: some are not.
        """
        found = asyncio.run(look(settings_for(data, database), table, aloud=not as_json))
        if as_json:
            print(json.format(json.encode(found), indent=2).decode())
        else:
            print(f"{found.matches} matches, {found.well} well, {len(found.ill)} not")
        if found.ill:
            raise typer.Exit(1)

    @app.command(name="repair")
    def repair(
        table: Annotated[str, typer.Argument(help="The id of a table, as in its address.")],
        keep: Keep = None,
        dry_run: DryRun = False,
        data: Data = None,
        database: DatabaseAddress = "",
    ) -> None:
        """Set a match back to the last position that today's rules can reach; what was there before is kept."""
        from questhall.server.hosting import kept_to_oneself
        from questhall.server.repair import repair as set_back

        with kept_to_oneself():
            done = asyncio.run(set_back(settings_for(data, database), table, keep=keep, dry_run=dry_run))
        print(json.format(json.encode(done), indent=2).decode())


async def look(settings: Settings, table: str, *, aloud: bool) -> Round:
    from questhall.engine import QuesthallError
    from questhall.server.doctor import Round, look_at_all

    found = Round()
    async for finding in look_at_all(settings, table):
        found.note(finding)
        if aloud and finding.health != "well":
            print(f"{finding.table} {finding.game} ({finding.stage}): {finding.health}: {finding.why}", file=sys.stderr)
    if table and not found.matches:
        raise QuesthallError(f"there is no match at a table {table}")
    return found
