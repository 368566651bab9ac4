"""`questhall play`: the text table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from questhall.cli.speaking import spoken_in
from questhall.lab.plan import parse_options
from questhall.terminal import command


def add_to(app: typer.Typer) -> None:
    @app.command(name="play")
    def play(
        game: Annotated[str | None, typer.Argument(help="The game to play, e.g. rollplayer.")] = None,
        players: Annotated[int | None, typer.Option(help="How many play, bots included.")] = None,
        humans: Annotated[int, typer.Option(help="How many of them sit at this keyboard.")] = 1,
        bots: Annotated[str, typer.Option(help="Who plays the other seats: greedy, random, or a list.")] = "greedy",
        lang: Annotated[str | None, typer.Option(help="en or ru; by default the language of the system.")] = None,
        seed: Annotated[int | None, typer.Option(help="An open deal: the same seed deals the same match.")] = None,
        option: Annotated[list[str] | None, typer.Option(help="A variant, as name=value; may be repeated.")] = None,
        save: Annotated[Path | None, typer.Option(help="Where to keep the match.")] = None,
        resume: Annotated[Path | None, typer.Option(help="Go on with a match kept in this file.")] = None,
        auto: Annotated[bool, typer.Option("--auto", help="Bots play all seats.")] = False,
        campaign: Annotated[
            Path | None, typer.Option(help="The campaign's file: read if it exists, written when the match is over.")
        ] = None,
    ) -> None:
        """Play in the terminal against bots, in English or Russian."""
        names = tuple(name.strip() for name in bots.split(","))
        with spoken_in(lang):
            options, _ = parse_options(option or [])
            command.play(
                game,
                players=players,
                humans=humans,
                bots=names,
                lang=lang,
                seed=seed,
                options=options,
                save=save,
                resume=resume,
                auto=auto,
                campaign=campaign,
            )
