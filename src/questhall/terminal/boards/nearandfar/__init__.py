"""Near and Far in a terminal: what is under way on top, then town and map, the others, and the own board below."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from questhall.engine import Move, Ref, Result
from questhall.games.nearandfar.table_view import TableView
from questhall.terminal.boards.generic import Board, Entry
from questhall.terminal.boards.nearandfar.cards import all_entries, explain_entry, word_for
from questhall.terminal.boards.nearandfar.map import draw_map, routes
from questhall.terminal.boards.nearandfar.preview import preview_words
from questhall.terminal.boards.nearandfar.score import final_table, running_score
from questhall.terminal.boards.nearandfar.sheet import own_sheet, rival_line
from questhall.terminal.boards.nearandfar.story import fight_lines, introductions, on_the_table, quest_lines
from questhall.terminal.boards.nearandfar.town import draw_town, header
from questhall.terminal.screen import FULL_HEIGHT, Room, ink
from questhall.terminal.voice import Voice


class NearAndFarBoard(Board):
    """The table as a seat sees it; an onlooker sees everybody's board."""

    def table(self, view: TableView, voice: Voice, room: Room) -> RenderableType:
        parts: list[RenderableType] = [header(view, voice)]
        if view.map and view.phase in ("turn", "over"):
            parts += self.middle(view, voice, room)
        parts += [
            introductions(view, voice),
            quest_lines(view, voice),
            fight_lines(view, voice),
            on_the_table(view, voice),
        ]
        if view.seat is None:
            return Group(*filled(parts), self.sheets(view, voice, room))
        parts += [rival_line(view, seat, voice) for seat in range(len(view.players)) if seat != view.seat]
        parts.append(own_sheet(view, view.seat, voice))
        return Group(*filled(parts))

    def middle(self, view: TableView, voice: Voice, room: Room) -> list[RenderableType]:
        """Town and map; a low screen shows the one in which the reader's standee is."""
        on_map = view.seat is not None and view.players[view.seat].place == "map"
        land: list[RenderableType] = [draw_map(view, voice, room), routes(view, voice)]
        town = draw_town(view, voice, room)
        if room.height < FULL_HEIGHT:
            return land if on_map else [town]
        return [town, *land]

    def sheets(self, view: TableView, voice: Voice, room: Room) -> RenderableType:
        return Group(*(own_sheet(view, seat, voice) for seat in range(len(view.players))))

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


def filled(parts: list[RenderableType]) -> list[RenderableType]:
    """Without those that say nothing."""
    return [part for part in parts if not isinstance(part, Text) or part.plain.strip()]


__all__ = ["NearAndFarBoard"]
