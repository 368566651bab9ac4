"""The others at the table, one line each."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from questhall.games.rollplayer.cards.classes import CLASS
from questhall.games.rollplayer.view import SheetView, TableView
from questhall.terminal.boards.rollplayer.pieces import STAR, color_mark, die
from questhall.terminal.screen import seat_style
from questhall.terminal.voice import Voice


def rival_lines(view: TableView, voice: Voice) -> Table:
    """Name, race and class, gold, stars so far, dice on the sheet, cards, initiative card."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, sheet in enumerate(view.sheets):
        if seat != view.seat:
            table.add_row(*rival(view, seat, sheet, voice))
    return table


def rival(view: TableView, seat: int, sheet: SheetView, voice: Voice) -> list[Text]:
    who = Text(f"▌ {voice.player(seat)}", style=f"bold {seat_style(seat)}")
    hero = Text(voice.name("race", sheet.race) if sheet.race else "")
    if sheet.class_card in CLASS:
        hero.append(" ").append(voice.name("class", sheet.class_card)).append(" ")
        hero.append_text(color_mark(CLASS[sheet.class_card].color, voice))
    stars = sum(line.stars for line in sheet.score)
    owned = len(sheet.weapons) + len(sheet.armour) + len(sheet.skills) + len(sheet.traits)
    return [
        who,
        hero,
        Text(voice.say("gold", gold=sheet.gold), style="yellow"),
        Text(f"{stars}{STAR}" if sheet.score else ""),
        Text(voice.say("board-dice-cards", dice=sum(map(len, sheet.rows)), cards=owned), style="dim"),
        doing(view, seat, sheet, voice),
    ]


def doing(view: TableView, seat: int, sheet: SheetView, voice: Voice) -> Text:
    """Which initiative card it holds, and the die not yet placed."""
    text = Text()
    held = next((card.number for card in view.initiative if card.holder == seat), None)
    if held is not None:
        text.append(voice.say("board-holds", card=held))
    if sheet.held is not None:
        text.append(" ").append_text(die(sheet.held, voice))
    return text
