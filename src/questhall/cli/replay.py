"""`questhall replay`: step through a recorded match in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from questhall.cli.speaking import spoken_in
from questhall.terminal.replay import step_through


def add_to(app: typer.Typer) -> None:
    @app.command(name="replay")
    def replay(
        file: Annotated[Path, typer.Argument(help="A saved match.")],
        lang: Annotated[str | None, typer.Option(help="en or ru; by default the language of the system.")] = None,
        seat: Annotated[int | None, typer.Option(help="See it with the eyes of this seat (from 0).")] = None,
    ) -> None:
        """Step through a recorded match in words."""
        with spoken_in(lang):
            step_through(file, lang, seat)
