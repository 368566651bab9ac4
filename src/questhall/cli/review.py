"""`questhall review`: where a match was won and lost, in the eyes of one seat."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import json

from questhall.cli.games import JsonFlag
from questhall.cli.speaking import spoken_in
from questhall.lab.outlook import WORLDS
from questhall.terminal.review import look_back, show_review


def add_to(app: typer.Typer) -> None:
    @app.command(name="review")
    def review(
        file: Annotated[Path, typer.Argument(help="A saved match.")],
        seat: Annotated[int, typer.Option(help="With the eyes of this seat (from 0).")] = 0,
        worlds: Annotated[int, typer.Option(min=2, help="Imagined matches at each position.")] = WORLDS,
        lang: Annotated[str | None, typer.Option(help="en or ru; by default the language of the system.")] = None,
        as_json: JsonFlag = False,
    ) -> None:
        """Weigh every decision of a match, and tell luck from choice."""
        with spoken_in(lang):
            voice, found = look_back(file, seat, lang, worlds)
            if as_json:
                print(json.format(json.encode(found), indent=2).decode())
            else:
                show_review(voice, found)
