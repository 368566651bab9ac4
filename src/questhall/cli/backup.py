"""`questhall backup` and `questhall restore`: the whole hall as one file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from questhall.cli.serve import Data, DatabaseAddress, settings_for


def add_to(app: typer.Typer) -> None:
    @app.command(name="backup")
    def backup(
        file: Annotated[Path, typer.Argument(help="Where to, e.g. hall.questhall.gz; it must not be there yet.")],
        data: Data = None,
        database: DatabaseAddress = "",
    ) -> None:
        """Write the whole hall to a file, also while the server runs."""
        from questhall.server.backup import back_up
        from questhall.server.hosting import kept_to_oneself

        with kept_to_oneself():
            print(in_words(asyncio.run(back_up(settings_for(data, database), file))))

    @app.command(name="restore")
    def restore(
        file: Annotated[Path, typer.Argument(help="A file that `questhall backup` has written.")],
        data: Data = None,
        database: DatabaseAddress = "",
    ) -> None:
        """Bring a backup into an empty database, of either kind."""
        from questhall.server.backup import restore as bring_in
        from questhall.server.hosting import kept_to_oneself

        with kept_to_oneself():
            print(in_words(asyncio.run(bring_in(settings_for(data, database), file))))


def in_words(counts: dict[str, int]) -> str:
    return ", ".join(f"{number:,} {table}" for table, number in counts.items())
