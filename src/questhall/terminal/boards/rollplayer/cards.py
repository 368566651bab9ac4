"""Looking things up: every card, class, backstory, alignment and race, with all that is printed on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from questhall.games.rollplayer.cards.alignments import ALIGNMENTS
from questhall.games.rollplayer.cards.backstories import BACKSTORIES
from questhall.games.rollplayer.cards.classes import CLASS
from questhall.games.rollplayer.cards.define import CARDS
from questhall.games.rollplayer.components import ATTRIBUTES, CELLS, RACES
from questhall.terminal.boards.generic import Entry
from questhall.terminal.boards.rollplayer.goals import goal_words
from questhall.terminal.boards.rollplayer.kit import cell_text
from questhall.terminal.boards.rollplayer.middle import kind_words
from questhall.terminal.boards.rollplayer.pieces import EMPTY, STAR, color_mark, joined
from questhall.terminal.voice import Voice

SHELF: dict[str, Iterable[str]] = {
    "card": CARDS,
    "class": CLASS,
    "backstory": BACKSTORIES,
    "alignment": ALIGNMENTS,
    "race": RACES,
}


def all_entries(voice: Voice) -> list[Entry]:
    found = [Entry(kind, id, voice.name(kind, id)) for kind, ids in SHELF.items() for id in ids]
    return found + [Entry("ability", card.ability, voice.say(f"class-{id}.ability")) for id, card in CLASS.items()]


def explain_entry(entry: Entry, voice: Voice) -> RenderableType:
    kinds: dict[str, Callable[[str, Voice], RenderableType]] = {
        "card": market_card,
        "class": class_card,
        "ability": class_with,
        "backstory": backstory_card,
        "alignment": alignment_card,
    }
    return kinds.get(entry.kind, race_sheet)(entry.id, voice)


def printed(kind: str, id: str, part: str, voice: Voice, style: str = "") -> Text:
    message = f"{kind}-{id.replace('_', '-')}.{part}"
    return Text(voice.say(message) if voice.has(message) else "", style=style)


def market_card(id: str, voice: Voice) -> RenderableType:
    card = CARDS[id]
    facts = voice.say("board-card-facts", kind=kind_words(card, voice), cost=card.cost, dots=card.dots)
    head = Text.assemble((voice.name("card", id), "bold"), "  ", (facts, "dim"))
    return Group(head, printed("card", id, "text", voice), printed("card", id, "flavour", voice, "dim italic"))


def class_card(id: str, voice: Voice) -> RenderableType:
    card = CLASS[id]
    head = Text.assemble((voice.name("class", id), "bold"), "  ", color_mark(card.color, voice), " ")
    head.append(voice.name("color", card.color), style="dim")
    ability = Text.assemble((voice.say(f"class-{id}.ability"), "bold"), ": ", voice.say(f"class-{id}.text"))
    return Group(head, ability, goals_line(id, voice))


def class_with(ability: str, voice: Voice) -> RenderableType:
    return class_card(next(id for id, card in CLASS.items() if card.ability == ability), voice)


def goals_line(id: str, voice: Voice) -> Text:
    """The six goals of a class with their stars."""
    parts = [
        Text.assemble(
            (voice.say(f"row-{attribute}.short"), "bold"),
            " ",
            goal_words(goal, voice),
            " ",
            (f"{goal.stars}{STAR}", "yellow"),
        )
        for attribute, goal in zip(ATTRIBUTES, CLASS[id].goals, strict=True)
    ]
    return joined(parts, "  ")


def backstory_card(id: str, voice: Voice) -> RenderableType:
    """The marked cells as they lie on the sheet, and the story."""
    table = Table.grid(padding=(0, 1))
    for attribute, (color, marked) in zip(ATTRIBUTES, BACKSTORIES[id], strict=True):
        cells = [
            color_mark(color, voice) if cell == marked else Text(EMPTY[0], style="dim") for cell in range(1, CELLS + 1)
        ]
        table.add_row(Text(voice.say(f"row-{attribute}.short"), style="bold"), *cells)
    return Group(
        Text(voice.name("backstory", id), style="bold"), table, printed("backstory", id, "story", voice, "italic")
    )


def alignment_card(id: str, voice: Voice) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    for row in ALIGNMENTS[id]:
        grid.add_row(*(cell_text(stars, False) for stars in row))
    return Group(Text(voice.name("alignment", id), style="bold"), grid, printed("alignment", id, "text", voice))


def race_sheet(id: str, voice: Voice) -> RenderableType:
    return Group(Text(voice.name("race", id), style="bold"), printed("race", id, "text", voice))
