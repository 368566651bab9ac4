"""`questhall story`: the heroes' lives of a finished match, as pages to read; or a game's storybook, looked through."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from questhall.cli.games import JsonFlag
from questhall.cli.speaking import spoken_in
from questhall.cli.storybook import STORYBOOKS, Wishes, show_storybook
from questhall.terminal.story import tell_story


def add_to(app: typer.Typer) -> None:
    @app.command(name="story")
    def story(
        what: Annotated[
            str, typer.Argument(help="A saved match that is over, or a game with a storybook: nearandfar.")
        ],
        lang: Annotated[str | None, typer.Option(help="en or ru; by default the language of the system.")] = None,
        seat: Annotated[int | None, typer.Option(help="A match: only the hero of this seat (from 0).")] = None,
        graph: Annotated[
            Path | None, typer.Option(help="A storybook: draw who leads where into this HTML file.")
        ] = None,
        outline: Annotated[bool, typer.Option(help="A storybook: the same as text, passage by passage.")] = False,
        reach: Annotated[
            int, typer.Option(min=0, help="A storybook: play so many campaigns with bots that seek the unread.")
        ] = 0,
        seed: Annotated[int, typer.Option(help="The same seed plays the same campaigns.")] = 0,
        as_json: JsonFlag = False,
    ) -> None:
        """Tell the lives of the heroes of a finished match, or look through a game's storybook."""
        with spoken_in(lang):
            if what in STORYBOOKS and not Path(what).is_file():
                show_storybook(Wishes(lang, graph, outline, reach, seed, as_json))
            else:
                tell_story(what, lang, seat, as_json=as_json)
