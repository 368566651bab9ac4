"""The screen: draws and reads. In a terminal in colour and a page at a time, in a pipe plainly line by line."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.text import Text

PIPE_WIDTH = 100
FULL_WIDTH, FULL_HEIGHT = 96, 36

SEAT_STYLES = ("cyan", "magenta", "yellow", "green", "blue", "red")


def seat_style(seat: int | None) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)] if seat is not None else "dim"


def ink(words: str, style: str = "") -> Text:
    """Words in a style that does not spread to what is appended to them."""
    return Text.assemble((words, style))


@dataclass(frozen=True)
class Room:
    """How much there is to draw on."""

    width: int
    height: int

    @property
    def is_small(self) -> bool:
        return self.width < FULL_WIDTH or self.height < FULL_HEIGHT


class Screen:
    """Where a table is shown and a person answers."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):  # no locale may stop a game
                stream.reconfigure(errors="replace")
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        width = None if self.is_live else int(os.environ.get("COLUMNS") or PIPE_WIDTH)
        live = None if self.is_live else False
        self.console = Console(
            width=width, force_terminal=live, no_color=live is False or None, markup=False, highlight=False, emoji=False
        )
        if self.is_live:
            with suppress(ImportError):  # line editing and history come by importing it
                import readline  # noqa: F401

    @property
    def room(self) -> Room:
        """A pipe has no bottom."""
        return Room(self.console.width, self.console.height if self.is_live else 1000)

    def show(self, what: RenderableType = "") -> None:
        self.console.print(what)

    def tell(self, sentence: str, style: str = "") -> None:
        """A sentence; a command in it can be copied, so that it is never cut into lines."""
        self.console.print(Text(sentence, style=style), soft_wrap=True)

    def fresh_page(self) -> None:
        if self.is_live:
            self.console.clear()
        else:
            self.show()

    def lines(self, what: RenderableType) -> int:
        """How many lines a drawing takes."""
        return len(self.console.render_lines(what, pad=False))

    def read(self, prompt: str) -> str:
        """One line of input; `EOFError` when there is no more."""
        if self.is_live:
            return input(f"{prompt} ")
        self.console.print(Text(f"{prompt} "), end="")
        sys.stdout.flush()
        line = sys.stdin.readline()
        self.show(line.rstrip("\r\n"))  # a transcript shows what was answered
        if not line:
            raise EOFError
        return line
