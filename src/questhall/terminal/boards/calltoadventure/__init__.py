"""Call to Adventure in a terminal: the rows and what goes on, the others in two lines each, the own board below."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from questhall.engine import Move, Ref, Result
from questhall.games.calltoadventure.table_view import TableView
from questhall.terminal.boards.calltoadventure.cards import all_entries, explain_entry
from questhall.terminal.boards.calltoadventure.middle import (
    attempt_lines,
    dealt_lines,
    found_lines,
    header,
    odium_lines,
    stack_lines,
)
from questhall.terminal.boards.calltoadventure.preview import preview_words
from questhall.terminal.boards.calltoadventure.rivals import rival_line
from questhall.terminal.boards.calltoadventure.rows import rows
from questhall.terminal.boards.calltoadventure.score import final_table, running_score
from questhall.terminal.boards.calltoadventure.sheet import sheet
from questhall.terminal.boards.calltoadventure.things import word_for
from questhall.terminal.boards.generic import Board, Entry
from questhall.terminal.screen import Room, ink
from questhall.terminal.voice import Voice


class CallToAdventureBoard(Board):
    """The table as a seat sees it; a spectator sees everybody's board."""

    def table(self, view: TableView, voice: Voice, room: Room) -> RenderableType:
        parts: list[RenderableType] = [header(view, voice), *odium_lines(view, voice)]
        if any(view.rows):
            parts.append(rows(view, voice, in_brief=room.is_small and view.attempt is not None))
        parts += [*attempt_lines(view, voice), *stack_lines(view, voice), *found_lines(view, voice)]
        if view.seat is None:
            return Group(*parts, self.sheets(view, voice, room))
        parts += [rival_line(view, seat, voice) for seat in range(len(view.heroes)) if seat != view.seat]
        parts += dealt_lines(view, voice)
        if view.heroes[view.seat].origin:
            parts.append(sheet(view, view.seat, voice, room))
        return Group(*parts)

    def sheets(self, view: TableView, voice: Voice, room: Room) -> RenderableType:
        others = [seat for seat, hero in enumerate(view.heroes) if seat != view.seat and hero.origin]
        if not others:
            return Text(voice.say("text-no-others"))
        return Group(*(sheet(view, seat, voice, room) for seat in others))

    def score(self, view: TableView, voice: Voice) -> RenderableType:
        return running_score(view, voice)

    def final(self, result: Result, voice: Voice) -> RenderableType:
        return final_table(result, voice)

    def preview(self, view: TableView, move: Move, voice: Voice) -> Text | None:
        words = preview_words(view, move, voice)
        return ink(words, "dim") if words else None

    def signs(self, voice: Voice) -> str:
        return voice.say("text-legend")

    def word(self, ref: Ref, voice: Voice) -> str:
        return word_for(ref, voice)

    def entries(self, voice: Voice) -> Iterable[Entry]:
        return all_entries(voice)

    def explain(self, entry: Entry, voice: Voice) -> RenderableType:
        return explain_entry(entry, voice)


__all__ = ["CallToAdventureBoard"]
