"""`questhall soak`: thousands of random matches, watched by the contract."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer
from msgspec import json
from rich.console import Console

from questhall.cli.games import JsonFlag
from questhall.cli.simulate import progress_bar
from questhall.games import GAMES, game_of
from questhall.lab.soak import soak as run_soak


def add_to(app: typer.Typer) -> None:
    @app.command(name="soak")
    def soak(
        game: Annotated[str | None, typer.Argument(help="The game; by default all.")] = None,
        matches: Annotated[int, typer.Option(min=1, help="Matches a game, over all player counts and options.")] = 1000,
        seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
        jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
        campaigns: Annotated[int, typer.Option(min=0, help="So many whole campaigns instead of matches.")] = 0,
        as_json: JsonFlag = False,
    ) -> None:
        """Play random matches over all player counts and option sets, and check every promise on the way."""
        reports = []
        keys = [game_of(game).key] if game else [key for key in GAMES if not campaigns or GAMES[key].campaigns]
        for key in keys:
            with progress_bar() as bar:
                advance = partial(bar.advance, bar.add_task(key, total=campaigns or matches))
                reports.append(run_soak(key, campaigns or matches, seed, jobs, advance, campaigns=campaigns > 0))
        if as_json:
            print(json.format(json.encode(reports), indent=2).decode())
        else:
            for report in reports:
                Console(highlight=False).print(report.words())
        if any(report.broken for report in reports):
            raise typer.Exit(1)
