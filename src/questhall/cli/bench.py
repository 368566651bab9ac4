"""`questhall bench`: how fast a game is, beside a peer where one is installed."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec import json, structs
from rich.console import Console
from rich.table import Table

from questhall.cli.games import JsonFlag
from questhall.engine.deal import make_deal
from questhall.games import GAMES, game_of
from questhall.lab.bench import SLICE, SLICES, measure


def add_to(app: typer.Typer) -> None:
    @app.command(name="bench")
    def bench(
        game: Annotated[str | None, typer.Argument(help="The game; by default all.")] = None,
        players: Annotated[int, typer.Option(help="Players in a match.")] = 4,
        seconds: Annotated[float, typer.Option(min=0.05, help="Length of a slice.")] = SLICE,
        slices: Annotated[int, typer.Option(min=1, help="Slices, taken in turn with the peer's.")] = SLICES,
        as_json: JsonFlag = False,
    ) -> None:
        """Measure decisions/s, clone, save and load through the public interface, on one core."""
        keys = [game] if game else list(GAMES)
        for key in keys:
            make_deal(game_of(key), players, seed=0)
        figures = [measure(key, players, seconds, slices) for key in keys]
        if as_json:
            print(json.format(json.encode(figures), indent=2).decode())
            return
        for each in figures:
            table = Table(each.game, f"{each.players} players, {each.python}")
            for name, value in structs.asdict(each).items():
                if name not in ("game", "players", "python") and value not in (None, ""):
                    table.add_row(name, f"{value:,}" if isinstance(value, float) else str(value))
            Console().print(table)
