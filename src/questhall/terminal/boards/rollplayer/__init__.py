"""Roll Player in a terminal: the middle of the table above, the own sheet below, rivals one line each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from questhall.engine import Move, Ref, Result
from questhall.games.rollplayer.view import TableView
from questhall.terminal.boards.generic import Board, Entry
from questhall.terminal.boards.rollplayer.cards import all_entries, explain_entry
from questhall.terminal.boards.rollplayer.middle import header, initiative_row, market_row
from questhall.terminal.boards.rollplayer.placing import with_placed_dice
from questhall.terminal.boards.rollplayer.preview import preview_of
from questhall.terminal.boards.rollplayer.rivals import rival_lines
from questhall.terminal.boards.rollplayer.score import final_table, running_score
from questhall.terminal.boards.rollplayer.sheet import large_sheet, small_sheet
from questhall.terminal.boards.rollplayer.things import word_for
from questhall.terminal.screen import Room
from questhall.terminal.voice import Voice


class RollPlayerBoard(Board):
    """The table as a seat sees it; a spectator sees all sheets."""

    def as_answered(self, view: TableView, answers: Sequence[Move], topic: str) -> TableView:
        return with_placed_dice(view, answers, topic)

    def table(self, view: TableView, voice: Voice, room: Room) -> RenderableType:
        parts: list[RenderableType] = [header(view, voice, room)]
        if view.round or view.market:
            parts += [initiative_row(view, voice), market_row(view, voice, room)]
        if view.seat is None:
            return Group(*parts, self.sheets(view, voice, room))
        if len(view.sheets) > 1:
            parts.append(rival_lines(view, voice))
        if not view.sheets[view.seat].race:
            return Group(*parts)
        draw = small_sheet if room.is_small else large_sheet
        return Group(*parts, draw(view, view.seat, voice, room))

    def sheets(self, view: TableView, voice: Voice, room: Room) -> RenderableType:
        draw = small_sheet if room.is_small else large_sheet
        others = [seat for seat in range(len(view.sheets)) if seat != view.seat]
        if not others:
            return Text(voice.say("board-no-rivals"))
        return Group(*(draw(view, seat, voice, room) for seat in others))

    def score(self, view: TableView, voice: Voice) -> RenderableType:
        return running_score(view, voice)

    def final(self, result: Result, voice: Voice) -> RenderableType:
        return final_table(result, voice)

    def preview(self, view: TableView, move: Move, voice: Voice) -> Text | None:
        return preview_of(view, move, voice)

    def signs(self, voice: Voice) -> str:
        return voice.say("board-signs")

    def word(self, ref: Ref, voice: Voice) -> str:
        return word_for(ref, voice)

    def entries(self, voice: Voice) -> Iterable[Entry]:
        return all_entries(voice)

    def explain(self, entry: Entry, voice: Voice) -> RenderableType:
        return explain_entry(entry, voice)


__all__ = ["RollPlayerBoard"]
