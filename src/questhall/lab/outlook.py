"""How a match looks to one seat: means over imagined matches, so that nothing hidden from it can get in."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from msgspec import Struct

from questhall.bots.foresight import lead, likely, worth_a_look
from questhall.engine import IllegalMove, Match, Move

WORLDS = 16
"""So many imagined matches are looked at in each position."""
SCOUTS = 3
"""In so many of them all moves are tried, to see which ones are worth comparing in all."""
CANDIDATES = 4
STEPS = 3
"""So many small questions inside an effect are answered before the position is looked at."""
DOUBT = 2.5
"""A move is better than another only if the difference is this many times its own uncertainty."""
TRIFLE = 0.05


class Considered(Struct, frozen=True):
    """A move, and how the match looked after it, on average."""

    move: Any
    value: float


class Weighed(Struct, frozen=True):
    """The moves that were compared, the best first; the one that was made, and one that was clearly better."""

    moves: tuple[Considered, ...]
    made: Considered
    best: Considered

    @property
    def lost(self) -> float:
        return self.made.value - self.best.value


class Outlook:
    """Looks at a match for a seat. A position's number seeds its dreams: the same match is always seen the same."""

    def __init__(self, seat: int, worlds: int = WORLDS, seed: int = 0) -> None:
        self.seat = seat
        self.worlds = worlds
        self.seed = seed
        self._rng = Random(seed)

    def dreams(self, match: Match, number: int) -> list[Match]:
        """Imagined matches for a position; what has ended is known to all and needs no more than one."""
        rng = Random(f"{self.seed}/{number}")
        return [match.imagine(self.seat, rng) for _ in range(1 if match.over else self.worlds)]

    def value(self, match: Match, number: int) -> float:
        """How far ahead of the best rival the seat may feel."""
        return fmean(self.settled(dream) for dream in self.dreams(match, number))

    def settled(self, world: Match) -> float:
        """The lead once the effect under way is over; its small questions are answered as they probably would be."""
        for _ in range(STEPS):
            question = world.question
            if question is None or question.open or question.group or self.seat not in question.asks:
                break
            world.play(self.seat, self.next_move(world))
        return lead(world, self.seat)

    def next_move(self, world: Match) -> Move:
        """Found in another dream: nobody knows beforehand how the dice of this one fall."""
        moves = world.asks[self.seat].moves
        return moves[0] if len(moves) == 1 else likely(world.imagine(self.seat, self._rng), self.seat)

    def after(self, world: Match, seat: int, move: Move) -> float | None:
        """How one imagined match looks after a move; None if it cannot be made there."""
        trial = world.clone()
        try:
            trial.play(seat, move)
        except IllegalMove:
            return None
        return self.settled(trial)

    def expected(self, match: Match, number: int, seat: int, move: Any) -> float | None:
        """What to expect of somebody's move before its dice fall; None if most dreams know no such move."""
        found = [self.after(dream, seat, move) for dream in self.dreams(match, number)]
        values = [value for value in found if value is not None]
        return fmean(values) if 2 * len(values) > len(found) else None

    # Comparing

    def weigh(self, match: Match, number: int, made: Any) -> Weighed:
        """The move that was made beside others that could have been, each in the same imagined matches."""
        dreams = self.dreams(match, number)
        moves = self.candidates(match, dreams, made)
        values = {move: [self.after(dream, self.seat, move) or 0.0 for dream in dreams] for move in moves}
        ranking = sorted(moves, key=lambda move: -fmean(values[move]))
        considered = {move: Considered(move, round(fmean(values[move]), 4)) for move in ranking}
        better = [move for move in ranking if is_better(values[move], values[made])]
        best = better[0] if better else made
        return Weighed(tuple(considered.values()), considered[made], considered[best])

    def candidates(self, match: Match, dreams: Sequence[Match], made: Move) -> list[Move]:
        """The moves worth comparing, the one that was made among them."""
        ask = match.asks.get(self.seat)
        asked = ask is not None and made in ask.moves
        moves = list(ask.moves if ask is not None and asked else match.offers[self.seat])
        moves = list(worth_a_look(dreams[0], self.seat, moves))
        if len(moves) > CANDIDATES:
            scouts = dreams[:SCOUTS]
            promise = {move: sum(self.after(dream, self.seat, move) or 0.0 for dream in scouts) for move in moves}
            moves = sorted(moves, key=lambda move: -promise[move])[:CANDIDATES]
        return moves if made in moves else [*moves, made]


def is_better(these: Sequence[float], those: Sequence[float]) -> bool:
    """Whether the differences, dream by dream, are more than chance and more than a trifle."""
    differences = [this - that for this, that in zip(these, those, strict=True)]
    doubt = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
    return fmean(differences) > max(TRIFLE, DOUBT * doubt)
