"""A character sheet: six rows of dice against their goals, and all that lies around it."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from questhall.games.rollplayer.cards.backstories import BACKSTORIES
from questhall.games.rollplayer.cards.classes import CLASS
from questhall.games.rollplayer.components import ATTRIBUTES, CELLS, MODIFIERS
from questhall.games.rollplayer.view import SheetView, TableView
from questhall.terminal.boards.rollplayer.goals import MARKS, STYLES, goal_words, progress
from questhall.terminal.boards.rollplayer.kit import alignment_grid, belongings, purse
from questhall.terminal.boards.rollplayer.pieces import EMPTY, STAR, color_mark, die, joined, number, signed
from questhall.terminal.boards.rollplayer.score import score_line, total
from questhall.terminal.screen import Room, ink, seat_style
from questhall.terminal.voice import Voice

LEFT_WIDTH = 56


def large_sheet(view: TableView, seat: int, voice: Voice, room: Room) -> RenderableType:
    """One frame: on the left the dice, on the right the alignment and everything owned."""
    sheet = view.sheets[seat]
    left: list[RenderableType] = [rows(sheet, voice)]
    if sheet.starting:
        left.append(starting_dice(sheet, voice))
    right: list[RenderableType] = [purse(sheet, voice)]
    if sheet.alignment:
        right.append(alignment_grid(sheet, voice))
    right.append(belongings(sheet, voice))
    both = Table.grid(expand=True, padding=(0, 2, 0, 0))
    both.add_column(width=LEFT_WIDTH)
    both.add_column(ratio=1)
    both.add_row(Group(*left), Group(*right))
    style = seat_style(seat)
    inside = Group(both, *notes(sheet, voice))
    return Panel(inside, title=title(view, seat, voice), title_align="left", border_style=style, box=box.ROUNDED)


def notes(sheet: SheetView, voice: Voice) -> list[Text]:
    """Ability, backstory and the stars so far, below the dice."""
    lines: list[Text] = []
    if sheet.class_card in CLASS:
        lines.append(ability(sheet, voice))
    if sheet.backstory:
        lines.append(backstory(sheet, voice))
    if sheet.score:
        lines.append(score_line(sheet, voice))
    return lines


def small_sheet(view: TableView, seat: int, voice: Voice, room: Room) -> RenderableType:
    """The same without a frame and in as few lines as possible, for a small screen."""
    sheet = view.sheets[seat]
    head = title(view, seat, voice).append(" · ").append_text(purse(sheet, voice))
    if sheet.score:
        head.append(" · ").append(f"{total(sheet.score)}{STAR}", style="bold yellow")
    right: list[RenderableType] = [alignment_grid(sheet, voice)] if sheet.alignment else []
    if sheet.weapons or sheet.armour or sheet.skills or sheet.traits:
        right.append(belongings(sheet, voice, with_tables=False))
    both = Table.grid(padding=(0, 1, 0, 0), expand=True)
    both.add_column(no_wrap=True)
    both.add_column(ratio=1)
    both.add_row(rows(sheet, voice), Group(*right))
    return Group(head, both, starting_dice(sheet, voice)) if sheet.starting else Group(head, both)


def title(view: TableView, seat: int, voice: Voice) -> Text:
    """Name, race and class, and the die in hand."""
    sheet = view.sheets[seat]
    text = ink(voice.player(seat), f"bold {seat_style(seat)}")
    if sheet.race:
        text.append(" · ").append(voice.name("race", sheet.race))
    if sheet.class_card in CLASS:
        text.append(" ").append(voice.name("class", sheet.class_card)).append(" ")
        text.append_text(color_mark(CLASS[sheet.class_card].color, voice))
    if sheet.held is not None:
        text.append(" · ").append(voice.say("board-in-hand"), style="bold").append(" ").append_text(
            die(sheet.held, voice)
        )
    return text


def rows(sheet: SheetView, voice: Voice) -> Table:
    """The six attributes: dice, total, goal, stars, and how it stands."""
    table = Table.grid(padding=(0, 1))
    for justify in ("left", "right", "left", "right", "right", "left", "left"):
        table.add_column(justify=justify, no_wrap=True)
    for row, attribute in enumerate(ATTRIBUTES):
        modifier = MODIFIERS[sheet.race][row] if sheet.race in MODIFIERS else 0
        short = Text(voice.say(f"row-{attribute}.short"), style="bold")
        extra = Text(signed(modifier) if modifier else "", style="dim")
        table.add_row(short, extra, cells(sheet, row, voice), *against_goal(sheet, row, voice))
    return table


def starting_dice(sheet: SheetView, voice: Voice) -> Text:
    """The dice of set-up that are still to be placed."""
    dice = joined([die(piece, voice) for piece in sheet.starting])
    return Text.assemble((voice.say("board-starting"), "bold"), " ", dice)


def cells(sheet: SheetView, row: int, voice: Voice) -> Text:
    """The three cells; a ✓ or the wanted colour beside the one that the backstory marks."""
    dice, parts = sheet.rows[row], []
    mark = BACKSTORIES[sheet.backstory][row] if sheet.backstory else None
    for cell in range(CELLS):
        piece = die(dice[cell], voice) if cell < len(dice) else ink(f" {EMPTY} ", "dim")
        if mark is None or mark[1] != cell + 1:
            piece.append(" ")
        elif cell < len(dice) and dice[cell].color == mark[0]:
            piece.append("✓", style="green")
        else:
            piece.append_text(color_mark(mark[0], voice))
        parts.append(piece)
    return joined(parts)


def against_goal(sheet: SheetView, row: int, voice: Voice) -> list[Text]:
    if sheet.class_card not in CLASS or not sheet.alignment:
        return []
    stand = progress(sheet, row)
    style = STYLES[stand.standing]
    return [
        Text(number(stand.total), style=f"bold {style}"),
        Text(goal_words(stand.goal, voice), style="cyan"),
        Text(f"{stand.goal.stars}{STAR}", style="yellow"),
        Text(f"{MARKS[stand.standing]} {stand.words(voice)}", style=style),
    ]


def ability(sheet: SheetView, voice: Voice) -> Text:
    name = voice.say(f"class-{sheet.class_card}.ability")
    return Text.assemble((name, "bold"), ": ", voice.say(f"class-{sheet.class_card}.text"))


def backstory(sheet: SheetView, voice: Voice) -> Text:
    """How many dice lie as the backstory tells."""
    marks = BACKSTORIES[sheet.backstory]
    matches = sum(
        cell <= len(sheet.rows[row]) and sheet.rows[row][cell - 1].color == color
        for row, (color, cell) in enumerate(marks)
    )
    name = voice.name("backstory", sheet.backstory)
    return Text(voice.say("board-backstory", name=name, matches=matches, marks=len(marks)))
