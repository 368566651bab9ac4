"""The town: who stands where, the row of the saloon with prices, the mine, and the threat on top of the deck."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.cards.define import ADVENTURERS, BOSSES, THREATS, Threat
from questhall.games.nearandfar.components import (
    BUILDINGS,
    MINE_COLUMN_PAYS,
    MINE_COLUMNS,
    MINE_RENOWN,
    MINE_ROW_PAYS,
    MINE_ROWS,
    MINE_SKILL,
)
from questhall.games.nearandfar.table_view import TableView
from questhall.terminal.boards.nearandfar.signs import CAMP, GAP, figure, member_words
from questhall.terminal.screen import FULL_WIDTH, Room, ink, seat_style
from questhall.terminal.voice import Voice
from questhall.text.facts import dashed

CELL_WIDTH = 8


def header(view: TableView, voice: Voice) -> Text:
    """Mode, map and round; in a campaign which game it is."""
    text = ink(voice.say(f"option-mode-{view.mode}"), "bold")
    if view.players[0].sheet is not None:
        text.append(GAP).append(voice.say("text-game-number", number=view.games + 1))
    if not view.map:
        return text.append(GAP).append(voice.say(f"phase-{view.phase}"))
    text.append(GAP).append(voice.name("map", MAPS[view.map].id), style="bold")
    if view.phase != "turn":
        return text.append(GAP).append(voice.say(f"phase-{view.phase}"))
    text.append(GAP).append(voice.say("board-last-round" if view.is_last_round else "board-round", round=view.round))
    return text.append(GAP).append(voice.player(view.active), style=f"bold {seat_style(view.active)}")


def draw_town(view: TableView, voice: Voice, room: Room) -> RenderableType:
    """Buildings and mine side by side where there is room, the saloon below."""
    buildings = Table.grid(padding=(0, 2, 0, 0))
    for line in building_lines(view, voice):
        buildings.add_row(*line)
    beside = Table.grid(padding=(0, 3, 0, 0))
    beside.add_row(buildings, draw_mine(view, voice))
    middle: RenderableType = beside if room.width >= FULL_WIDTH else Group(buildings, draw_mine(view, voice))
    return Group(middle, draw_saloon(view, voice), threat_line(view, voice))


def building_lines(view: TableView, voice: Voice) -> Iterator[tuple[Text, Text]]:
    """Every building with what it gives and who is there; jail and gate only if somebody is."""
    for building in BUILDINGS:
        text = those_at(view, building, voice).append(building_words(view, building, voice), style="dim")
        yield ink(voice.name("building", building), "bold"), text
    for place in ("jail", "gate"):
        here = those_at(view, place, voice)
        if here.plain:
            yield ink(voice.say(f"board-{place}"), "bold"), here


def building_words(view: TableView, building: str, voice: Voice) -> str:
    """What a building gives, and how much of it is left."""
    left = {"stables": view.birds, "hut": view.treasures, "saloon": view.bag}
    by_day = f"board-gives-{dashed(building)}-day"
    gives = by_day if view.town == "day" and voice.has(by_day) else f"board-gives-{dashed(building)}"
    return voice.say(gives) + (f" ({left[building]})" if building in left else "")


def those_at(view: TableView, place: str, voice: Voice) -> Text:
    text = Text()
    for seat, player in enumerate(view.players):
        if player.place == place and player.character:
            text.append_text(figure(seat, voice)).append("  ")
    if place == "town_hall" and view.neutral:
        neutral = voice.say("board-neutral", character=voice.name("character", view.neutral))
        text.append(neutral, style="italic").append("  ")
    return text


def draw_saloon(view: TableView, voice: Voice) -> Text:
    """Five adventurers: price on the token, and another one if it is another for the reader."""
    text = ink(f"{voice.name('building', 'saloon')}: ", "bold")
    return text.append(GAP.join(for_hire(view, adventurer, voice) for adventurer in view.row))


def for_hire(view: TableView, adventurer: str, voice: Voice) -> str:
    printed = ADVENTURERS[adventurer].price
    price = view.players[view.seat].prices[adventurer] if view.seat is not None else printed
    shown = str(price) if price == printed else f"{price} ({printed})"
    return f"{member_words(adventurer, voice)} {voice.say('text-sign-coin')}{shown}"


def draw_mine(view: TableView, voice: Voice) -> Text:
    """Three rows of four cells: the skill that each asks for, or whose camp stands there; what rows and columns pay."""
    pays = "".join(f"{voice.say(f'text-sign-{mineral}'):<{CELL_WIDTH}}" for mineral in MINE_COLUMN_PAYS)
    text = ink(f"{voice.name('building', 'mine')}\n", "bold").append(f"  {pays}\n", style="dim")
    for row in range(MINE_ROWS):
        text.append("  ")
        for cell in range(row * MINE_COLUMNS, (row + 1) * MINE_COLUMNS):
            owner = view.mine.get(cell)
            renown = "+" if view.town == "day" and cell in MINE_RENOWN else ""
            words = f"{cell + 1}:{MINE_SKILL[cell]}{renown}" if owner is None else f"{cell + 1}:{CAMP}{owner + 1}"
            text.append(f"{words:<{CELL_WIDTH}}", style="" if owner is None else seat_style(owner))
        text.append("".join(voice.say(f"text-sign-{mineral}") for mineral in MINE_ROW_PAYS[row]), style="dim")
        text.append("\n" if row < MINE_ROWS - 1 else "")
    return text


def threat_line(view: TableView, voice: Voice) -> Text:
    """Whom one meets next on a path, and on the last map the bosses."""
    text = ink(threat_words(THREATS[view.threats[0]], voice), "red") if view.threats else Text()
    if not view.threats:
        text.append(voice.say("board-no-threats"), style="dim")
    for boss in view.bosses:
        text.append(GAP).append(threat_words(BOSSES[boss], voice), style="bold red")
    if view.chiefs:
        chiefs = ", ".join(voice.name("tribe", chief) for chief in view.chiefs)
        text.append(GAP).append(f"{voice.say('board-chiefs')}: {chiefs}", style="dim")
    return text


def threat_words(threat: Threat, voice: Voice) -> str:
    name = voice.name("card", threat.id)
    return voice.say("board-threat", threat=name, strength=threat.strength, points=threat.points)
