"""What lies around a sheet: the alignment card, the purse, weapons, armour, skills and traits."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from questhall.games.rollplayer.cards.alignments import ALIGNMENTS
from questhall.games.rollplayer.cards.define import CARDS, Armour, Skill, Trait
from questhall.games.rollplayer.components import ARMOUR_STARS
from questhall.games.rollplayer.view import SheetView
from questhall.terminal.boards.rollplayer.middle import armour_count, armour_table
from questhall.terminal.boards.rollplayer.pieces import ARROWS, STAR, signed
from questhall.terminal.screen import ink
from questhall.terminal.voice import Voice


def purse(sheet: SheetView, voice: Voice) -> Text:
    text = ink(voice.say("board-purse", gold=sheet.gold), "yellow")
    if sheet.charisma:
        text.append(" · ").append(voice.say("tokens", tokens=sheet.charisma))
    return text


def alignment_grid(sheet: SheetView, voice: Voice) -> Table:
    """The nine cells with their stars, good at the top, order on the left; the token stands in brackets."""
    grid = Table.grid(padding=(0, 1))
    for justify in ("right", "right", "right", "right", "left"):
        grid.add_column(justify=justify, no_wrap=True)
    sides = (voice.say("board-good"), voice.say("board-order"), voice.say("board-evil"))
    name = Text(voice.name("alignment", sheet.alignment), style="bold")
    notes = (name, Text(voice.say("board-chaos"), style="dim"), Text())
    for row, stars in enumerate(ALIGNMENTS[sheet.alignment]):
        cells = [cell_text(value, (row, column) == tuple(sheet.token)) for column, value in enumerate(stars)]
        grid.add_row(Text(sides[row], style="dim"), *cells, notes[row])
    return grid


def cell_text(stars: int, has_token: bool) -> Text:
    style = "green" if stars > 0 else "red" if stars < 0 else "dim"
    text = signed(stars)
    return Text(f"[{text}]", style=f"bold reverse {style}") if has_token else Text(f" {text} ", style=style)


def belongings(sheet: SheetView, voice: Voice, *, with_tables: bool = True) -> RenderableType:
    """Everything bought, a line for each kind; on a small screen without the tables of the armour."""
    kinds = (
        weapons(sheet, voice),
        armour(sheet, voice, with_tables=with_tables),
        skills(sheet, voice),
        traits(sheet, voice),
    )
    lines = [line for line in kinds if line is not None]
    return Group(*lines) if lines else Text(voice.say("board-owns-nothing"), style="dim")


def labelled(message: str, parts: list[Text], voice: Voice) -> Text:
    label = ink(voice.say(message), "bold").append(" ")
    return label.append_text(Text(", ").join(parts))


def weapons(sheet: SheetView, voice: Voice) -> Text | None:
    names = [Text(voice.name("card", weapon)) for weapon in sheet.weapons]
    return labelled("board-weapons", names, voice) if names else None


def armour(sheet: SheetView, voice: Voice, *, with_tables: bool) -> Text | None:
    """Each set by its table, and the star for the class colour."""
    parts: list[Text] = []
    for kind in ARMOUR_STARS:
        count = armour_count(sheet, kind)
        if not count:
            continue
        card = next(card for id in sheet.armour if isinstance(card := CARDS[id], Armour) and card.kind == kind)
        stars = sum(line.stars for line in sheet.score if line.what == "armour" and line.detail == kind)
        part = Text(voice.say("board-set", kind=kind, count=count, full=len(ARMOUR_STARS[kind]))).append(" ")
        if with_tables:
            part.append_text(armour_table(card, count)).append(" = ", style="dim")
        parts.append(part.append(f"{stars}{STAR}", style="yellow"))
    return labelled("board-armour", parts, voice) if parts else None


def skills(sheet: SheetView, voice: Voice) -> Text | None:
    """Upright ones with their arrow; used ones in brackets."""
    parts: list[Text] = []
    for owned in sheet.skills:
        card = CARDS[owned.id]
        arrow = ARROWS[card.arrow] if isinstance(card, Skill) and card.arrow is not None else ""
        state = "used" if owned.exhausted else "ready"
        words = voice.say("board-skill", name=voice.name("card", owned.id), arrow=arrow, state=state)
        parts.append(Text(words, style="dim" if owned.exhausted else ""))
    return labelled("board-skills", parts, voice) if parts else None


def traits(sheet: SheetView, voice: Voice) -> Text | None:
    """With the stars each would count now."""
    parts: list[Text] = []
    for trait in sheet.traits:
        assert isinstance(CARDS[trait], Trait)
        stars = sum(line.stars for line in sheet.score if line.what == "trait" and line.detail == trait)
        parts.append(Text.assemble(voice.name("card", trait), " ", (f"{stars}{STAR}", "yellow" if stars else "dim")))
    return labelled("board-traits", parts, voice) if parts else None
