"""The first edition of Runebound in a terminal: the map, markets and tracks, the heroes; in a fight the two sides."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from questhall.engine import Move, Odds, Ref
from questhall.games.runebound1.table_view import TableView
from questhall.terminal.boards.generic import Board, Entry
from questhall.terminal.boards.runebound1.cards import all_entries, explain_entry
from questhall.terminal.boards.runebound1.chances import name_of
from questhall.terminal.boards.runebound1.fights import fight_lines, needed_words
from questhall.terminal.boards.runebound1.heroes import own_sheet, rival_line
from questhall.terminal.boards.runebound1.map import draw_map
from questhall.terminal.boards.runebound1.middle import header, market_lines, on_the_table, track_lines
from questhall.terminal.screen import Room, ink
from questhall.terminal.voice import Voice

VOCABULARIES = ("card", "hex", "town", "colour", "ability", "attribute", "terrain")
"""The words for things on the table have the names of their kinds."""
NAMELESS = ("enemy", "test", "spot", "dice")
"""Of these there is only one."""
CARDS = ("hero", "item", "ally", "event", "market")
"""Kinds of things that are cards."""


class Runebound1Board(Board):
    """The table as a seat sees it."""

    def table(self, view: TableView, voice: Voice, room: Room) -> RenderableType:
        parts: list[RenderableType] = [header(view, voice)]
        if view.fight is not None:
            parts.append(fight_lines(view, view.fight, voice))
        else:
            parts += [draw_map(view, voice, small=room.is_small), track_lines(view, voice), market_lines(view, voice)]
        parts.append(on_the_table(view, voice))
        parts += [rival_line(view, seat, voice) for seat in range(len(view.heroes)) if seat != view.seat]
        if view.seat is not None and view.heroes[view.seat].hero:
            parts.append(own_sheet(view, view.seat, voice))
        return Group(*(part for part in parts if not isinstance(part, Text) or part.plain.strip()))

    def sheets(self, view: TableView, voice: Voice, room: Room) -> RenderableType:
        return Group(*(own_sheet(view, seat, voice) for seat, hero in enumerate(view.heroes) if hero.hero))

    def preview(self, view: TableView, move: Move, voice: Voice) -> Text | None:
        """What an attack or a defence needs on the die."""
        words = needed_words(view, move, voice)
        return ink(words, "dim") if words else None

    def signs(self, voice: Voice) -> str:
        return voice.say("text-legend")

    def word(self, ref: Ref, voice: Voice) -> str:
        kind, _, name = ref.partition(":")
        if kind in NAMELESS:
            return voice.name("thing", kind)
        if kind in CARDS:
            return voice.name("card", name)
        return voice.name(kind, name) if kind in VOCABULARIES else ref

    def odds_of(self, odds: Odds, voice: Voice) -> str:
        return name_of(odds, self.word(odds.ref, voice), voice)

    def entries(self, voice: Voice) -> Iterable[Entry]:
        return all_entries(voice)

    def explain(self, entry: Entry, voice: Voice) -> RenderableType:
        return explain_entry(entry, voice)


__all__ = ["Runebound1Board"]
