"""Runebound in a terminal: the map, the own hero below, rivals in a line or two; in a fight the two sides."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from questhall.engine import Move, Odds, Ref
from questhall.games.runebound3.table_view import TableView
from questhall.terminal.boards.generic import Board, Entry
from questhall.terminal.boards.runebound3.cards import all_entries, explain_entry
from questhall.terminal.boards.runebound3.chances import chances_of, name_of
from questhall.terminal.boards.runebound3.choosing import choice_words
from questhall.terminal.boards.runebound3.kit import own_sheet, rival_line
from questhall.terminal.boards.runebound3.map import draw_map
from questhall.terminal.boards.runebound3.middle import fight_lines, header, market_lines, on_the_table, story_lines
from questhall.terminal.screen import Room, ink
from questhall.terminal.voice import Voice

VOCABULARIES = {
    "hand": "skill",
    "skill": "skill",
    "asset": "asset",
    "market": "asset",
    "quest": "card",
    "rumour": "card",
    "story": "story",
    "token": "token",
    "hex": "hex",
    "hero": "hero",
    "ability": "ability",
}
"""By which words the things on the table are called."""


class Runebound3Board(Board):
    """The table as a seat sees it."""

    def table(self, view: TableView, voice: Voice, room: Room) -> RenderableType:
        parts: list[RenderableType] = [header(view, voice)]
        if view.fight is not None:
            parts.append(fight_lines(view, voice))
        else:
            parts += [draw_map(view, voice, small=room.is_small), story_lines(view, voice), market_lines(view, voice)]
        parts.append(on_the_table(view, voice))
        parts += [rival_line(view, seat, voice) for seat in range(len(view.heroes)) if seat != view.seat]
        if view.seat is not None and view.heroes[view.seat].hero:
            parts.append(own_sheet(view, view.seat, voice))
        return Group(*(part for part in parts if not isinstance(part, Text) or part.plain.strip()))

    def sheets(self, view: TableView, voice: Voice, room: Room) -> RenderableType:
        return Group(*(own_sheet(view, seat, voice) for seat, hero in enumerate(view.heroes) if hero.hero))

    def preview(self, view: TableView, move: Move, voice: Voice) -> Text | None:
        """What a choice asks for and brings, and the chances of what a move would try."""
        words = " · ".join(filter(None, (choice_words(view, move, voice), chances_of(view, move, voice))))
        return ink(words, "dim") if words else None

    def signs(self, voice: Voice) -> str:
        return voice.say("text-legend")

    def word(self, ref: Ref, voice: Voice) -> str:
        kind, _, name = ref.partition(":")
        return voice.name(VOCABULARIES[kind], name) if kind in VOCABULARIES else ref

    def odds_of(self, odds: Odds, voice: Voice) -> str:
        return name_of(odds, self.word(odds.ref, voice), voice)

    def entries(self, voice: Voice) -> Iterable[Entry]:
        return all_entries(voice)

    def explain(self, entry: Entry, voice: Voice) -> RenderableType:
        return explain_entry(entry, voice)


__all__ = ["Runebound3Board"]
