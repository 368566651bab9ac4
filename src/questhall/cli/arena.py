"""`questhall arena`: bots against one another, kept in a file and gone on with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import json
from rich.console import Console
from rich.table import Table

from questhall.cli.games import JsonFlag
from questhall.cli.simulate import progress_bar
from questhall.lab.arena import go_on
from questhall.lab.plan import Plan, make_plan, parse_options
from questhall.lab.rating import Standing, standings
from questhall.lab.simulate import Outcome


def add_to(app: typer.Typer) -> None:
    @app.command(name="arena")
    def arena(
        game: Annotated[str, typer.Argument(help="The game, e.g. rollplayer.")],
        file: Annotated[Path, typer.Argument(help="Where the matches are kept; an old file is gone on with.")],
        bots: Annotated[str, typer.Option(help="Bots by seat, e.g. search,greedy; the last fills up.")],
        players: Annotated[int, typer.Option(help="Players in a match.")] = 2,
        games: Annotated[int, typer.Option(min=1, help="How many matches the file shall hold.")] = 100,
        seed: Annotated[int, typer.Option(help="The same seed deals the same matches.")] = 0,
        jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
        option: Annotated[list[str] | None, typer.Option(help="name=value, or random for all others.")] = None,
        max_rounds: Annotated[int | None, typer.Option(help="Stop a match after so many rounds.")] = None,
        as_json: JsonFlag = False,
    ) -> None:
        """Let bots play against one another, and print how strong each is. May be stopped and started again."""
        options, any_options = parse_options(option or [])
        names = tuple(name.strip() for name in bots.split(","))
        plan = make_plan(
            game, players, games, names, seed=seed, options=options, random_options=any_options, max_rounds=max_rounds
        )
        with progress_bar() as bar:
            task = bar.add_task(f"{game}, {players} players", total=games)
            outcomes = go_on(plan, file, jobs, lambda done: bar.advance(task, done))
        show = print_json if as_json else print_table
        show(plan, outcomes, standings(outcomes))


def print_json(plan: Plan, outcomes: list[Outcome], rows: list[Standing]) -> None:
    document = {
        "game": plan.game,
        "players": plan.players,
        "games": len(outcomes),
        "errors": sum(bool(outcome.error) for outcome in outcomes),
        "unfinished": sum(outcome.unfinished for outcome in outcomes),
        "standings": rows,
    }
    print(json.format(json.encode(document), indent=2).decode())


def print_table(plan: Plan, outcomes: list[Outcome], rows: list[Standing]) -> None:
    caption = "first places with ties shared, 95 %; ratings as in chess, around the middle of these bots"
    table = Table("bot", "seats", "first places", "share", "rating", "mean score", caption=caption)
    for row in rows:
        share = f"{row.rate:.1%} ({row.low:.1%} to {row.high:.1%})"
        rating = f"{row.rating:+.0f} ± {row.rating_interval:.0f}"
        table.add_row(row.bot, str(row.seats), f"{row.wins:g}", share, rating, f"{row.score:.2f}")
    console = Console()
    broken, unfinished = sum(bool(each.error) for each in outcomes), sum(each.unfinished for each in outcomes)
    console.print(f"{plan.game}: {len(outcomes)} matches of {plan.players}, {broken} errors, {unfinished} unfinished")
    console.print(table)
