"""One match under examination: played at random, while the contract looks on."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from questhall.engine import Game, Match, Move
from questhall.engine.deal import make_deal
from questhall.engine.past import Point
from questhall.engine.record import read
from questhall.engine.replay import load

CUTS_IN = 0.2
UNDOES = 0.04
IS_BOT = 0.3
ENOUGH = 2_000
"""Steps after which a match that need not end is left alone."""


class ContractBroken(Exception):
    """A game or the engine does not keep a promise; the sentence says which one, and where to look."""


@dataclass
class Tally:
    """What was looked at, so that nobody believes in a check that never happened."""

    matches: int = 0
    decisions: int = 0
    examined: int = 0
    refused: int = 0
    undone: int = 0
    imagined: int = 0
    different: int = 0
    """Pairs of imagined worlds that turned out different."""
    pointed_at: int = 0
    not_your_turn: int = 0
    not_now: int = 0

    def add(self, other: Tally) -> None:
        for name, count in vars(other).items():
            setattr(self, name, getattr(self, name) + count)


@dataclass
class Trial:
    """A match, what has been seen of it, and copies that follow it step by step."""

    game: Game[Any]
    players: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    rules: Collection[str] = ()
    """The ids of the game's rules; empty: not looked at."""
    campaign: Any = None
    """What earlier matches of a campaign have left."""

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        self.match = Match(
            make_deal(self.game, self.players, seed=self.seed, options=self.options, campaign=self.campaign)
        )
        self.step = 0
        self.tally = Tally(matches=1)
        self.pieces = list(self.game.pieces(self.match.state))
        self.seen: dict[type[Move], Move] = {}
        """The last move of each kind that was offered to anybody."""
        self.trail: list[str | None] = []
        """The fingerprint of the position before each entry that still stands; None where it has changed since."""
        self.loaded: Match | None = None
        self.cloned: Match | None = None

    @property
    def is_done(self) -> bool:
        """Over, or long enough where the rules know no end."""
        return self.match.over or (self.step >= ENOUGH and self.game.endless(self.match.deal.options))

    def demand(self, kept: bool, promise: str) -> None:
        if not kept:
            raise self.broken(promise)

    def broken(self, promise: str) -> ContractBroken:
        options = "".join(f", {name} {value}" for name, value in self.options.items())
        where = f"{self.game.key}, {self.players} players, seed {self.seed}{options}, step {self.step}"
        return ContractBroken(f"{where}: {promise}")

    def copy(self) -> Match:
        """The match, saved and loaded: it can be played with."""
        return load(self.game, self.match.save())

    # Playing

    def advance(self) -> None:
        """One step at random; the copies follow."""
        back = [seat for seat in self.match.seats if self.match.can_undo(seat)]
        if back and self.rng.random() < UNDOES:
            self.undo(self.rng.choice(back))
        else:
            seat, move = random_step(self.match, self.rng)
            self.play(seat, move, "bot:random" if self.rng.random() < IS_BOT else "")
        self.step += 1

    def play(self, seat: int, move: Move, by: str) -> None:
        self.trail.append(self.match.fingerprint())
        for match in (self.match, self.loaded, self.cloned):
            if match is not None:
                match.play(seat, move, by=by)
        self.tally.decisions += 1

    def undo(self, seat: int) -> None:
        point = self.match.undo_point(seat)
        assert isinstance(point, Point)
        dropped = entries_after(self.match, point)
        kept = [entry for entry in dropped if entry.seat != seat] if point.withdrawn else []
        self.trail[len(self.trail) - len(dropped) :] = [None for _ in kept]
        for match in (self.match, self.loaded):
            if match is not None:
                match.undo(seat)
        self.cloned = None


def random_step(match: Match, rng: Random) -> tuple[int, Move]:
    """A cut-in now and then, else an answer of somebody who is asked."""
    if rng.random() < CUTS_IN:
        cuts = [(seat, move) for seat, moves in match.offers.items() for move in moves]
        if cuts:
            return rng.choice(cuts)
    seat = rng.choice(sorted(match.asks))
    return seat, random_move(match.asks[seat].moves, rng)


def random_move(moves: Sequence[Move], rng: Random) -> Move:
    """Every kind of move is as likely as the others: the rare ones are met more often, and matches end sooner."""
    kind = rng.choice(sorted({type(move).__name__ for move in moves}))
    return rng.choice([move for move in moves if type(move).__name__ == kind])


def entries_after(match: Match, point: Point) -> list[Any]:
    """The entries from the point of an undo on, the one that it takes back first."""
    beats = read(match.game, match.save()).beats
    target = len(beats) - 1 - point.back
    later = [entry for beat in beats[target + 1 :] for entry in beat.entries]
    return [*beats[target].entries[point.entry :], *later]
