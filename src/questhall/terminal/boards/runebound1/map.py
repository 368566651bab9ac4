"""The board as a map of signs: every hex is its terrain and what lies or stands there."""

from __future__ import annotations

from rich.text import Text

from questhall.games.runebound1.board import COLUMNS, ROWS, SPOTS, TERRAIN, hex_at, row_and_column
from questhall.games.runebound1.components import Hex
from questhall.games.runebound1.table_view import TableView
from questhall.terminal.screen import ink, seat_style
from questhall.terminal.voice import Voice

TERRAIN_SIGNS = {
    "plains": ".",
    "road": "=",
    "hills": "n",
    "mountains": "▲",
    "forest": "♣",
    "swamp": "%",
    "river": "≈",
    "town": "■",
}
TERRAIN_STYLES = {
    "plains": "green",
    "road": "yellow",
    "hills": "yellow",
    "mountains": "white",
    "forest": "bold green",
    "swamp": "magenta",
    "river": "blue",
    "town": "bold white",
}
SPOT_SIGNS = {"green": "g", "yellow": "y", "blue": "b", "red": "r"}
TAKEN_SIGN, UNDEFEATED_SIGN, REACH_SIGN = "·", "!", "+"
NEAR = 4
"""How many columns and rows around the own hero a small screen shows."""


def draw_map(view: TableView, voice: Voice, *, small: bool) -> Text:
    """Columns side by side, odd ones half a hex lower, as they lie on the board."""
    columns, rows = window(view) if small else (range(COLUMNS), range(ROWS))
    text = ink("    " + "".join(f"{letter(column):<4}" for column in columns) + "\n", "dim")
    for row in rows:
        for parity in (0, 1):
            text.append("    " if parity else f"{row + 1:>3} ", style="dim")
            for column in columns:
                text.append_text(draw_hex(view, hex_at(row, column)) if column % 2 == parity else Text("    "))
            text.append("\n")
    return text.append(voice.say("text-legend"), style="dim")


def letter(column: int) -> str:
    return chr(ord("A") + column)


def coordinates(hex: Hex) -> str:
    """A letter for the column, from the west, and a number from the north: G7."""
    row, column = row_and_column(hex)
    return f"{letter(column)}{row + 1}"


def window(view: TableView) -> tuple[range, range]:
    """The part of the map around the own hero."""
    hero = view.heroes[view.seat if view.seat is not None else view.active]
    row, column = row_and_column(max(hero.hex, 0))
    return clipped(column, COLUMNS), clipped(row, ROWS)


def clipped(middle: int, size: int) -> range:
    first = min(max(0, middle - NEAR), size - 2 * NEAR - 1)
    return range(first, first + 2 * NEAR + 1)


def draw_hex(view: TableView, hex: Hex) -> Text:
    """Terrain, adventure counter, who stands there, and whether a challenge waits or the dice lead there."""
    terrain = TERRAIN[hex]
    text = Text.assemble((TERRAIN_SIGNS[terrain], TERRAIN_STYLES[terrain]))
    text.append_text(spot_on(view, hex)).append_text(figure_on(view, hex))
    if any(waiting.hex == hex for waiting in view.undefeated):
        return text.append(UNDEFEATED_SIGN, style="bold red")
    is_near = any(way.hex == hex for way in view.reach)
    return text.append(REACH_SIGN if is_near else " ", style="bold")


def spot_on(view: TableView, hex: Hex) -> Text:
    """A capital letter is a starred spot: events put its counter back."""
    if hex not in SPOTS:
        return Text(" ")
    spot = SPOTS[hex]
    if hex not in view.spots:
        return ink(TAKEN_SIGN, "dim")
    sign = SPOT_SIGNS[spot.colour]
    return ink(sign.upper() if spot.starred else sign, f"bold {spot.colour}")


def figure_on(view: TableView, hex: Hex) -> Text:
    here = [seat for seat, hero in enumerate(view.heroes) if hero.hex == hex]
    if not here:
        return Text(" ")
    seat = view.seat if view.seat in here else here[0]
    return ink(str(seat + 1), f"bold reverse {seat_style(seat)}")
