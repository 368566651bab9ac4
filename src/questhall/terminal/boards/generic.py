"""The plain board: any game's view as a tidy tree. A game's own board replaces what it can show better."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import to_builtins
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from questhall.engine import Move, Odds, Ref, Result
from questhall.terminal.screen import Room, ink, seat_style
from questhall.terminal.voice import Voice


@dataclass(frozen=True)
class Entry:
    """Something that can be looked up: a card, a class; what it is called and what there is to say of it."""

    kind: str
    id: str
    name: str


class Board:
    """Draws what a seat may see, and nothing else."""

    def as_answered(self, view: Any, answers: Sequence[Move], topic: str) -> Any:
        """The view with what a seat has answered in secret so far: the table itself changes when all have answered."""
        return view

    def table(self, view: Any, voice: Voice, room: Room) -> RenderableType:
        """The whole table from the eyes of the view's seat."""
        return self.tree(view, voice)

    def sheets(self, view: Any, voice: Voice, room: Room) -> RenderableType:
        """What lies before everybody."""
        return self.tree(view, voice)

    def tree(self, view: Any, voice: Voice) -> Tree:
        title = voice.game.title[voice.lang] if voice.game is not None else ""
        tree = Tree(Text(title, style="bold"), guide_style="dim")
        grow(tree, to_builtins(view))
        return tree

    def score(self, view: Any, voice: Voice) -> RenderableType:
        """The count as it would be now."""
        return Text(voice.say("terminal-no-running-score"))

    def final(self, result: Result, voice: Voice) -> RenderableType:
        """The itemised final count."""
        return Group(*(self.count(result, seat, voice) for seat in ranking(result)))

    def count(self, result: Result, seat: int, voice: Voice) -> Table:
        table = Table.grid(padding=(0, 2))
        table.add_row(Text(str(result.totals[seat]), style="bold"), Text(voice.player(seat), style=seat_style(seat)))
        for line in result.lines[seat]:
            table.add_row(str(line.stars), voice.score(line))
        return table

    def preview(self, view: Any, move: Move, voice: Voice) -> Text | None:
        """What a move would change, in a few signs."""
        return None

    def signs(self, voice: Voice) -> str:
        """What the signs on this board mean, for the help."""
        return ""

    def word(self, ref: Ref, voice: Voice) -> str:
        """What a thing on the table is called, so that a person can ask about it."""
        return ref

    def odds_of(self, odds: Odds, voice: Voice) -> str:
        """What a chance is about."""
        return self.word(odds.ref, voice)

    def entries(self, voice: Voice) -> Iterable[Entry]:
        """Everything that can be looked up."""
        return ()

    def explain(self, entry: Entry, voice: Voice) -> RenderableType:
        """All that is printed on a card."""
        return Text(entry.name)


def ranking(result: Result) -> list[int]:
    """The seats, the winner first."""
    return sorted(range(len(result.places)), key=lambda seat: result.places[seat])


def grow(tree: Tree, data: Any) -> None:
    """Hang plain data into a tree: short lists on one line, everything else branch by branch."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in pairs:
        label = ink(str(key), "cyan")
        if isinstance(value, dict | list) and not is_short(value):
            grow(tree.add(label), value)
        else:
            tree.add(label.append("  ").append(in_line(value)))


def is_short(value: Any) -> bool:
    parts = value.values() if isinstance(value, dict) else value
    return not any(isinstance(part, dict | list) for part in parts) and len(in_line(value)) < 60


def in_line(value: Any) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{key} {part}" for key, part in value.items())
    if isinstance(value, list):
        return "  ".join(map(str, value))
    return str(value)
