"""The board as a map of signs: every hex is its terrain and what lies or stands there."""

from __future__ import annotations

from rich.text import Text

from questhall.games.runebound3.board import (
    BRIDGES,
    COLUMNS,
    GEMS,
    HEIGHT,
    PLACE_AT,
    RIVERS,
    ROADS,
    TERRAIN,
    Hex,
)
from questhall.games.runebound3.table_view import HeroView, TableView
from questhall.terminal.boards.runebound3.places import hexes_of_card, hexes_of_story
from questhall.terminal.screen import ink, seat_style
from questhall.terminal.voice import Voice

TERRAIN_SIGNS = {"plains": ".", "hills": "n", "forest": "♣", "mountains": "▲", "water": "≈", "city": "■"}
TERRAIN_STYLES = {
    "plains": "green",
    "hills": "yellow",
    "forest": "bold green",
    "mountains": "white",
    "water": "blue",
    "city": "bold white",
}
PLACE_SIGNS = {"city": "■", "settlement": "o", "shrine": "†", "fortress": "#"}
GEM_SIGNS = {"exploration": "e", "social": "s", "combat": "c"}
GEM_STYLES = {"exploration": "bold green", "social": "bold magenta", "combat": "bold red"}
VILLAIN_SIGN, ZOMBIE_SIGN, QUEST_SIGN, ROAD_SIGN = "V", "z", "!", "="
RIVER_SIGNS = {(True, True): "(", (True, False): "/", (False, True): "\\", (False, False): " "}
"""A river along the two western borders of a hex, the upper and the lower one."""
ON_ROADS = frozenset(hex for edge in ROADS for hex in edge)
NEAR = 4
"""How many columns and rows around the own hero a small screen shows."""


def draw_map(view: TableView, voice: Voice, *, small: bool) -> Text:
    """Columns side by side, odd ones half a hex higher, as they lie on the board."""
    columns, rows = window(view) if small else (range(COLUMNS), range(HEIGHT))
    goals = goal_hexes(view)
    text = ink("    " + "".join(f"{chr(ord('A') + column):<4}" for column in columns) + "\n", "dim")
    for row in rows:
        for parity in (1, 0):  # columns B, D, F … begin half a hex higher
            text.append(f"{row + 1:>3} " if parity else "    ", style="dim")
            for column in columns:
                if column % 2 == parity:
                    text.append_text(draw_hex(view, column * HEIGHT + row, goals))
                else:
                    text.append(draw_rivers(column, row if parity == 0 else row - 1, row), style="bold blue")
            text.append("\n")
    text.append(voice.say("text-legend"), style="dim")
    return text


def draw_rivers(column: int, upper: int, east: int) -> str:
    """The gap between two hexes of a column: the border between them, and their borders with the next column."""
    above, below, beside = at(column, upper), at(column, upper + 1), at(column + 1, east)
    here = frozenset((above, below))
    across = "‖ " if here in BRIDGES else "~~" if here in RIVERS else "  "
    return across + " " + RIVER_SIGNS[frozenset((above, beside)) in RIVERS, frozenset((below, beside)) in RIVERS]


def at(column: int, place: int) -> Hex:
    """A hex by its column and its place in it; beyond the board there is none, and it has no number."""
    return column * HEIGHT + place if column < COLUMNS and 0 <= place < HEIGHT else -1


def window(view: TableView) -> tuple[range, range]:
    """The part of the map around the own hero."""
    hero = view.heroes[view.seat if view.seat is not None else view.active]
    column, row = divmod(max(hero.hex, 0), HEIGHT)
    return clipped(column, COLUMNS), clipped(row, HEIGHT)


def clipped(middle: int, size: int) -> range:
    first = min(max(0, middle - NEAR), size - 2 * NEAR - 1)
    return range(first, first + 2 * NEAR + 1)


def goal_hexes(view: TableView) -> set[Hex]:
    """Where own quests, rumours and the story quests of the table lead."""
    goals = {hex for slot in view.slots if slot.story for hex in hexes_of_story(slot.story)}
    if view.seat is not None:
        hero = view.heroes[view.seat]
        goals |= {hex for card in (*hero.quests, *hero.rumours) for hex in hexes_of_card(card)}
    return goals


def draw_hex(view: TableView, hex: Hex, goals: set[Hex]) -> Text:
    """Terrain, place or gem, who stands there, and a mark if something is to be done there."""
    terrain = TERRAIN[hex]
    text = Text.assemble((TERRAIN_SIGNS[terrain], TERRAIN_STYLES[terrain]))
    if hex in PLACE_AT:
        text.append(PLACE_SIGNS[PLACE_AT[hex].kind], style="bold white")
    elif hex in GEMS:
        up = hex in view.gems
        text.append(GEM_SIGNS[GEMS[hex]] if up else "·", style=GEM_STYLES[GEMS[hex]] if up else "dim")
    else:
        text.append(" ")
    text.append_text(figure_on(view, hex))
    text.append(QUEST_SIGN if hex in goals else " ", style="bold yellow")
    return text


def figure_on(view: TableView, hex: Hex) -> Text:
    here = [(seat, hero) for seat, hero in enumerate(view.heroes) if hero.hex == hex and stands(hero)]
    if view.villain_hex == hex:
        return ink(VILLAIN_SIGN, "bold red")
    if here:
        seat = next((seat for seat, _ in here if seat == view.seat), here[0][0])
        return ink(str(seat + 1), f"bold reverse {seat_style(seat)}")
    if hex in view.zombies:
        return ink(ZOMBIE_SIGN, "red")
    return ink(ROAD_SIGN, "yellow") if hex in ON_ROADS else Text(" ")


def stands(hero: HeroView) -> bool:
    return bool(hero.hero) and not hero.is_eliminated
