"""The map as a list of spaces, the nearest first: what each pays, who camps there, and where its paths lead."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from questhall.games.nearandfar.atlas.define import MAPS, TOWN, MapSheet, Space, Symbol
from questhall.games.nearandfar.table_view import TableView
from questhall.terminal.boards.nearandfar.signs import CAMP, GAP, QUEST, SYMBOLS
from questhall.terminal.screen import FULL_HEIGHT, Room, ink, seat_style
from questhall.terminal.voice import Voice
from questhall.text.facts import dashed

ENTRY_WIDTH = 39
"""Room for a space with all its paths: two to a line of 80 signs, three to one of 120."""
NEAR = 3
"""How many steps a low screen shows."""
KIND_STYLES = {"town": "bold white", "coin": "yellow", "gem": "magenta"}


def draw_map(view: TableView, voice: Voice, room: Room) -> Table:
    """All spaces in columns; on a low screen those a few steps from the standee."""
    sheet, here = MAPS[view.map], standing(view)
    away = distances(sheet, here)
    spaces = sorted(away, key=lambda space: (away[space], space))
    if room.height < FULL_HEIGHT:
        spaces = [space for space in spaces if away[space] <= NEAR]
    columns = max(1, room.width // ENTRY_WIDTH)
    rows = -(-len(spaces) // columns)
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        table.add_column(width=ENTRY_WIDTH - 1)
    for row in range(rows):
        table.add_row(*(draw_space(view, space, voice) for space in spaces[row::rows]))
    return table


def standing(view: TableView) -> Space:
    """Where the reader's standee is, an onlooker's that of whoever plays; from town every way begins at its space."""
    player = view.players[view.seat if view.seat is not None else view.active]
    return player.space if player.place == "map" else TOWN


def distances(sheet: MapSheet, here: Space) -> dict[Space, int]:
    """How many steps away every space is."""
    away, edge = {here: 0}, [here]
    while edge:
        beyond = dict.fromkeys(other for space in edge for other in sheet.neighbours[space] if other not in away)
        away |= dict.fromkeys(beyond, away[edge[0]] + 1)
        edge = [*beyond]
    return away


def draw_space(view: TableView, space: Space, voice: Voice) -> Text:
    """`12 ● D?  ▲2 [1] → 8 9† 17*`."""
    spot = MAPS[view.map].spots[space]
    sign = voice.say(f"text-sign-{dashed(spot.kind)}")
    text = ink(f"{space:>2} ", "dim").append(sign, style=KIND_STYLES.get(spot.kind, "bold cyan"))
    if spot.book:
        text.append(f" {spot.book}", style="dim")
    if space in view.quests:
        text.append(QUEST, style="bold yellow")
    for is_there, mark in ((spot.water, "water"), (spot.mammoths, "mammoths")):
        text.append(f" {voice.say(f'text-sign-{mark}')}" if is_there else "", style="blue")
    if space in view.camps:
        owner = view.camps[space]
        text.append(f" {CAMP}{owner + 1}", style=seat_style(owner))
    for seat, player in enumerate(view.players):
        if player.place == "map" and player.space == space:
            text.append(f" [{seat + 1}]", style=f"bold reverse {seat_style(seat)}")
    ways = " ".join(f"{other}{sign_between(view, space, other)}" for other in MAPS[view.map].neighbours[space])
    return text.append(" → ", style="dim").append(ways)


def sign_between(view: TableView, here: Space, there: Space) -> str:
    symbol = symbol_between(view, here, there)
    return SYMBOLS[symbol] if symbol else ""


def symbol_between(view: TableView, here: Space, there: Space) -> Symbol:
    """The symbol of a path; between two camps, or a camp and the town, it is asleep."""
    if all(space == TOWN or space in view.camps for space in (here, there)):
        return ""
    symbol = MAPS[view.map].symbols[here, there]
    return "" if symbol == "threat" and not (view.threats or view.bosses) else symbol


def space_words(view: TableView, space: Space, voice: Voice) -> str:
    """What is known of a space, in words."""
    sheet = MAPS[view.map]
    spot = sheet.spots[space]
    if space == TOWN:
        return voice.say("board-town-space")
    parts = [voice.say(f"text-kind-{dashed(spot.kind)}")]
    if spot.named:
        parts.append(voice.name(f"place-{dashed(sheet.id)}", spot.book))
    parts.append(voice.say("board-space-quest") if space in view.quests else "")
    parts.append(voice.say("board-space-water") if spot.water else "")
    parts.append(voice.say("board-space-mammoths") if spot.mammoths else "")
    if space in view.camps:
        parts.append(voice.say("board-space-camp", name=voice.player(view.camps[space])))
    return GAP.join(filter(None, parts))


def routes(view: TableView, voice: Voice) -> Text:
    """The trade routes: their two spaces, and what they are worth to one owner or to each of two."""
    sheet = MAPS[view.map]
    text = ink(f"{voice.say('board-routes')}: ", "dim")
    parts = []
    for good, (alone, shared) in sheet.routes.items():
        first, second = sheet.route_spaces[good]
        parts.append(f"{voice.name('trade-good', good)} {first}–{second}: {alone}/{shared}")
    return text.append("  ".join(parts), style="dim")
