"""`questhall games`: what is in the hall."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec import json
from rich.console import Console
from rich.table import Table

import questhall

JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def add_to(app: typer.Typer) -> None:
    @app.command(name="games")
    def games(as_json: JsonFlag = False) -> None:
        """List the games with their seats, options and stage."""
        if as_json:
            print(json.format(json.encode(questhall.games()), indent=2).decode())
            return
        table = Table("key", "game", "игра", "players", "stage", "options")
        for game in questhall.games():
            options = "\n".join(f"{o.name}: {', '.join(str(v).lower() for v in o.values)}" for o in game.options)
            players = f"{min(game.players)}-{max(game.players)}"
            table.add_row(game.key, game.title["en"], game.title["ru"], players, game.stage, options)
        Console().print(table)
