"""Draws the picture of the text table for the README: a match in its middle, as a person sees it."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console, Group
from rich.rule import Rule as Line
from rich.text import Text

import questhall
from questhall.engine import Match
from questhall.terminal.boards import board_of
from questhall.terminal.chairs import SteadyBot
from questhall.terminal.offering import Offering, draw
from questhall.terminal.screen import Room
from questhall.terminal.telling import tell
from questhall.terminal.voice import Voice

PICTURE = Path(__file__).parents[1] / "docs" / "images" / "table.svg"
NAMES = ("Hero", "Mira", "Oswin")
SEED = 7
ROUND, TOPIC = 7, "dice.row"
LOG_LINES = 7


def middle_of_a_match() -> Match:
    """Bots play until the first seat must place its die in a late round."""
    match = questhall.new("rollplayer", players=len(NAMES), seed=SEED)
    bot = SteadyBot("greedy")
    while match.state.round < ROUND or 0 not in match.asks or match.asks[0].topic != TOPIC:
        seat = next(iter(match.asks))
        match.play(seat, bot.choose(match, seat))
    return match


def page(match: Match) -> Group:
    voice, room = Voice(match.game, "en", NAMES), Room(100, 40)
    board, offering, view = board_of(match.game), Offering(match, 0), match.view(0)
    question = Text.assemble((NAMES[0], "bold cyan"), "  ", (voice.ask(offering.topic), "bold"))
    news = tell(match.events(0)[-LOG_LINES:], voice)
    moves = draw(offering, view, board, voice, room)
    return Group(board.table(view, voice, room), news, Line(style="dim"), question, moves)


def main() -> None:
    console = Console(width=100, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor",
                      markup=False, highlight=False)  # fmt: skip
    console.print(page(middle_of_a_match()))
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    plain = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)  # the viewer's own fonts will do
    console.save_svg(str(PICTURE), title="questhall play rollplayer", code_format=plain, unique_id="table")


if __name__ == "__main__":
    main()
