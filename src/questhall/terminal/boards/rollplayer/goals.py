"""How a row of dice stands against the goal of its class: met, still open, or missed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from questhall.games.rollplayer.cards.classes import CLASS, NO_LIMIT, Goal
from questhall.games.rollplayer.components import CELLS, FACES
from questhall.games.rollplayer.view import SheetView
from questhall.terminal.voice import Voice

RAISING_WEAPONS = ("longsword", "jeweled_dagger")
"""With one of these a die yet to come may count 1 more than it shows."""

Standing = Literal["met", "open", "missed"]
STYLES: dict[Standing, str] = {"met": "green", "open": "", "missed": "red"}
MARKS: dict[Standing, str] = {"met": "✓", "open": "…", "missed": "✗"}


@dataclass(frozen=True)
class Progress:
    """A row against its goal: `low` to `high` is what the empty cells must bring together."""

    goal: Goal
    total: int
    empty: int
    best: int

    @property
    def low(self) -> int:
        return max(self.goal.low - self.total, self.empty)

    @property
    def high(self) -> int:
        return min(self.goal.high - self.total, self.best)

    @property
    def standing(self) -> Standing:
        if not self.empty:
            return "met" if self.goal.is_met(self.total) else "missed"
        return "open" if self.low <= self.high else "missed"

    def words(self, voice: Voice) -> str:
        """What is still needed, or by how much it was missed."""
        if self.standing == "met":
            return voice.say("board-goal-met")
        if self.standing == "missed":
            return self.miss(voice)
        if self.low == self.empty and self.high == self.best:
            return voice.say("board-needs-anything")
        if self.low == self.high:
            return voice.say("board-needs-exactly", value=self.low)
        if self.high == self.best:
            return voice.say("board-needs-least", low=self.low)
        if self.low == self.empty:
            return voice.say("board-needs-most", high=self.high)
        return voice.say("board-needs", low=self.low, high=self.high)

    def miss(self, voice: Voice) -> str:
        if self.empty:
            return voice.say("board-out-of-reach")
        if self.total < self.goal.low:
            return voice.say("board-short", count=self.goal.low - self.total)
        return voice.say("board-over", count=self.total - self.goal.high)


def progress(sheet: SheetView, row: int) -> Progress:
    empty = CELLS - len(sheet.rows[row])
    highest = FACES + any(weapon in sheet.weapons for weapon in RAISING_WEAPONS)
    return Progress(CLASS[sheet.class_card].goals[row], sheet.totals[row], empty, empty * highest)


def goal_words(goal: Goal, voice: Voice) -> str:
    """`17`, `14–15` or `14+`, as on the class card."""
    if goal.low == goal.high:
        return voice.say("board-goal-exactly", value=goal.low)
    if goal.high == NO_LIMIT:
        return voice.say("board-goal-least", low=goal.low)
    return voice.say("board-goal-between", low=goal.low, high=goal.high)
