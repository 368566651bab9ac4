"""Dice, arrows and stars, as small signs. A die has its colour and a letter: colour never carries meaning alone."""

from __future__ import annotations

from rich.text import Text

from questhall.games.rollplayer.components import DIRECTIONS, Color, Direction
from questhall.games.rollplayer.view import DieView
from questhall.terminal.screen import ink
from questhall.terminal.voice import Voice

DIE_STYLES: dict[Color, str] = {
    "green": "bold white on #1e7a34",
    "blue": "bold white on #1f5fbf",
    "red": "bold white on #b3261e",
    "purple": "bold white on #7b3fa0",
    "black": "bold white on #3a3a3a",
    "white": "bold black on #f2f2f2",
    "gold": "bold black on #e0b020",
}
INK: dict[Color, str] = {
    "green": "#2fa84f",
    "blue": "#4a8df0",
    "red": "#e0524a",
    "purple": "#a86fd0",
    "black": "#8a8a8a",
    "white": "bold",
    "gold": "#d0a010",
}
"""How the letter of a colour is written where no die lies."""
ARROWS: dict[Direction, str] = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
STAR = "★"
EMPTY = "··"

assert ARROWS.keys() == DIRECTIONS.keys()


def letter(color: Color, voice: Voice) -> str:
    """The mark of a colour: R, К …; gold is $."""
    return voice.say(f"board-mark-{color}")


def die(piece: DieView, voice: Voice) -> Text:
    """` R5 ` on red."""
    return ink(f" {letter(piece.color, voice)}{piece.value} ", DIE_STYLES[piece.color])


def color_mark(color: Color, voice: Voice) -> Text:
    """A colour without a die: its letter in its ink."""
    return ink(letter(color, voice), INK[color])


def number(value: int) -> str:
    """With a real minus sign."""
    return str(value).replace("-", "−")


def signed(stars: int) -> str:
    return number(stars) if stars <= 0 else f"+{stars}"


def joined(parts: list[Text], gap: str = " ") -> Text:
    return ink(gap, "dim").join(parts)
