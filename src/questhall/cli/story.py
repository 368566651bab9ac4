"""`questhall story`: the heroes' lives of a finished match, as pages to read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from questhall.cli.games import JsonFlag
from questhall.cli.speaking import spoken_in
from questhall.terminal.story import tell_story


def add_to(app: typer.Typer) -> None:
    @app.command(name="story")
    def story(
        record: Annotated[Path, typer.Argument(help="A saved match that is over.")],
        lang: Annotated[str | None, typer.Option(help="en or ru; by default the language of the system.")] = None,
        seat: Annotated[int | None, typer.Option(help="Only the hero of this seat (from 0).")] = None,
        as_json: JsonFlag = False,
    ) -> None:
        """Tell the lives of the heroes of a finished match."""
        with spoken_in(lang):
            tell_story(record, lang, seat, as_json=as_json)
