"""What a bot has decided, and why."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from questhall.engine import Move, Reason

Plan = tuple[Move, ...]
"""Moves of one seat, one after the other; mostly a single one."""
Clarity = Literal["only", "usual", "clear", "slight", "even", "glance", "timely", "careless", "resolved", "unsaid"]
"""Why, in a word. There was no other move, or none that the game thinks worth a look; it is two standard errors better
than the next, one, or less; it looks best one step ahead; it is a cut-in that makes things better at once; the bot
did not look closely; its mind had been made up for it; or it does not say.
"""
SURE = 2.0


class Thought(Struct, frozen=True):
    """A move, and how it compares with the next best."""

    move: Move
    instead_of: Move | None = None
    """The next best of those that were compared."""
    gain: float = 0.0
    """By how much the move is better than that, in the measure of the game's `evaluate` or `prospects`."""
    error: float = 0.0
    """The standard error of the gain."""
    compared: int = 1
    """Of these moves futures were played, or they were looked at."""
    visits: int = 0
    moves: int = 1
    """All there were."""
    plan: Plan = ()
    """What is to follow, where the move begins a plan."""
    word: Clarity | None = None
    """The reason in a word, where it does not follow from the figures."""

    @property
    def clarity(self) -> Clarity:
        """The reason in a word."""
        if self.word is not None:
            return self.word
        if self.instead_of is None:
            return "only" if self.moves == 1 else "usual"
        if not self.visits:
            return "glance"
        if self.gain > SURE * self.error:
            return "clear"
        return "slight" if self.gain > self.error else "even"

    @property
    def reason(self) -> Reason[Move]:
        """What the journal keeps of it."""
        return Reason(self.clarity, self.instead_of, self.compared, self.visits)
