"""Playing an imagined match on: what a seat and its rivals would probably do, and how things stand then."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from questhall.bots.thought import Plan
from questhall.engine import Match, Move, QuesthallError

MOST_STEPS = 60
"""Whoever plays alone, or whose turn does not end, looks no further."""
FIRST_PLACE = 5.0
"""What it is worth to have won, besides everything that `evaluate` sees in it: a lead is not all."""


def worth(world: Match, seat: int) -> float:
    """How good an imagined position looks to one seat."""
    if world.game.evaluate is None:
        raise QuesthallError(f"{world.game.key} cannot be played by this bot: it has no evaluate")
    return world.game.evaluate(world.state, seat, world.answers(seat))


def prospects(world: Match, seat: int) -> float:
    """How likely the seat is to win, where the game can tell; else its lead."""
    if world.game.prospects is None:
        return lead(world, seat)
    result = world.result
    if result is None:
        return world.game.prospects(world.state, seat)
    return 100.0 / len(result.winners) if seat in result.winners else 0.0


def lead(world: Match, seat: int) -> float:
    """How good it looks beside the rivals: what harms the only one is as good as what helps oneself.

    Of several the best counts as much as all of them together, for who is the best may yet change.
    """
    theirs = [worth(world, rival) for rival in rivals_of(world, seat)]
    own = worth(world, seat) - (fmean([max(theirs), fmean(theirs)]) if theirs else 0.0)
    result = world.result
    if result is None or seat not in result.winners:
        return own
    return own + FIRST_PLACE / len(result.winners)


def rivals_of(world: Match, seat: int) -> Sequence[int]:
    rivals = world.game.rivals
    return rivals(world.state, seat) if rivals is not None else [other for other in world.seats if other != seat]


def worth_a_look(world: Match, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    shortlist = world.game.shortlist
    return shortlist(world.state, seat, moves) if shortlist is not None and len(moves) > 1 else moves


def after(world: Match, seat: int, move: Move) -> float:
    """How good the position looks right after a move."""
    trial = world.clone(light=True)
    trial.play(seat, move)
    return worth(trial, seat)


def ranked(world: Match, seat: int, moves: Sequence[Move]) -> list[Move]:
    """The moves worth a look, what looks best one step ahead first."""
    moves = worth_a_look(world, seat, moves)
    if len(moves) == 1:
        return [*moves]
    return sorted(moves, key=lambda move: after(world, seat, move), reverse=True)


def likely(world: Match, seat: int) -> Move:
    """What a seat that thinks no further than a step would answer. Nobody cuts in."""
    moves = worth_a_look(world, seat, world.asks[seat].moves)
    return moves[0] if len(moves) == 1 else max(moves, key=lambda move: after(world, seat, move))


def follow(world: Match, seat: int, plan: Plan) -> None:
    """Carry a plan out, as far as that is possible."""
    for move in plan:
        if seat not in world.asks or move not in (*world.asks[seat].moves, *world.offers[seat]):
            return
        world.play(seat, move)


def stretch(world: Match) -> object:
    """What is under way, where the game can tell."""
    stretch_of = world.game.stretch_of
    return stretch_of(world.state) if stretch_of is not None else None


class Horizon:
    """How far a future is played: until the seat's turn has come again so many times, or with none to its turn's end.

    A turn ends when somebody else alone is asked; what several are asked at once belongs to everybody, but whoever has
    prepared in secret and can see what came of it need not wait for the others. Where the game tells its stretches of
    play, a future ends with the one it began in.
    """

    def __init__(self, world: Match, seat: int, turns: int) -> None:
        self.seat = seat
        self.turns = turns
        self.steps = 0
        self.is_own_turn = True
        self.stretch = stretch(world)

    def is_reached(self, world: Match) -> bool:
        """Whether to stop here. To be asked before every step."""
        question = world.question
        self.steps += 1
        if question is None or self.steps > MOST_STEPS:
            return True
        if self.stretch is not None:
            return stretch(world) != self.stretch
        if self.is_prepared(world):
            return True
        if question.group or (self.seat in question.asks) == self.is_own_turn:
            return False
        self.is_own_turn = not self.is_own_turn
        self.turns -= self.is_own_turn
        return self.turns <= 0

    def is_prepared(self, world: Match) -> bool:
        """Whether the seat is through with steps in secret, and `evaluate` shows what came of them."""
        evaluate, answers = world.game.evaluate, world.answers(self.seat)
        if len(answers) < 2 or self.seat in world.asks or evaluate is None:
            return False
        return evaluate(world.state, self.seat, answers) != evaluate(world.state, self.seat, ())
