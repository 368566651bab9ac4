"""The bot that takes what looks best one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean

from questhall.bots.thought import Thought
from questhall.engine import IllegalMove, Match, Move, QuesthallError

WORTH_CUTTING_IN = 0.1
"""A cut-in must improve the position by this much over leaving things as they are."""
SECOND_THOUGHTS = 3
"""In so many other imagined matches a cut-in is thought over: lucky dice in the first must not decide."""


class GreedyBot:
    """Tries every move in an imagined match and takes the one after which the position looks best.

    A step goes to the end of the effect it begins: the small questions inside it are answered as well as possible.
    """

    name = "greedy"

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, match: Match, seat: int) -> Move:
        return self.decide(match, seat).move

    def decide(self, match: Match, seat: int) -> Thought:
        """The move, and how it compares with the next best."""
        moves, offers = match.asks[seat].moves, match.offers[seat]
        if len(moves) == 1 and not offers:
            return Thought(moves[0])
        world = match.imagine(seat, self.rng)
        cuts = self.worth_a_look(world, seat, offers) if offers else ()
        if cuts:
            worth, cut = self.compare(world, seat, cuts)
            if worth > self.worth(world, seat) + WORTH_CUTTING_IN and self.still_good(match, seat, world, cut):
                return Thought(cut, moves=len(moves) + len(offers), word="timely")
        return self.pick(world, seat, moves) if len(moves) > 1 else Thought(moves[0])

    def still_good(self, match: Match, seat: int, world: Match, cut: Move) -> bool:
        """Whether a cut-in improves the position where chance falls otherwise, too."""
        plan = self.line(world, seat, [cut])[1]
        dreams = [match.imagine(seat, self.rng) for _ in range(SECOND_THOUGHTS)]
        return fmean(self.gain(dream, seat, plan) for dream in dreams) > WORTH_CUTTING_IN

    def gain(self, world: Match, seat: int, plan: list[Move]) -> float:
        """What a plan brings; where it cannot be followed to the end, what its first move brings."""
        after = world.clone(light=True)
        try:
            for move in plan:
                after.play(seat, move)
        except IllegalMove:
            return self.outlook(world, seat, plan[:1]) - self.worth(world, seat)
        return self.worth(after, seat) - self.worth(world, seat)

    def best(self, world: Match, seat: int, moves: Sequence[Move]) -> tuple[float, Move]:
        """The move with the best outlook; of equals a random one."""
        return self.compare(world, seat, self.worth_a_look(world, seat, moves))

    def pick(self, world: Match, seat: int, moves: Sequence[Move]) -> Thought:
        """The same, with what comes next; where one move alone is worth a look, there is nothing to compare."""
        listed = self.worth_a_look(world, seat, moves)
        if len(listed) > 1:
            (worth, best), (less, other), *_ = self.ranking(world, seat, listed)
            return Thought(best, other, worth - less, compared=len(listed), moves=len(moves))
        self.rng.random()  # as if it had been compared, so that a seed still plays the same match
        return Thought(listed[0], moves=len(moves))

    def compare(self, world: Match, seat: int, moves: Sequence[Move]) -> tuple[float, Move]:
        return self.ranking(world, seat, moves)[0]

    def ranking(self, world: Match, seat: int, moves: Sequence[Move]) -> list[tuple[float, Move]]:
        """All of these moves with their outlook, the best first; equals by chance."""
        outlooks = [(self.outlook(world, seat, [move]), self.rng.random(), i) for i, move in enumerate(moves)]
        return [(worth, moves[i]) for worth, _, i in sorted(outlooks, reverse=True)]

    def outlook(self, world: Match, seat: int, moves: list[Move]) -> float:
        """How the position looks after these moves and the best end of the effect they began."""
        return self.line(world, seat, moves)[0]

    def line(self, world: Match, seat: int, moves: list[Move]) -> tuple[float, list[Move]]:
        """These moves and the best end of the effect they began, and how the position looks then."""
        after = world.clone(light=True)
        for move in moves:
            after.play(seat, move)
        question = after.question
        if question is None or question.open or question.group or seat not in question.asks or len(moves) > 2:
            return self.worth(after, seat), moves
        further = self.worth_a_look(after, seat, question.asks[seat].moves)
        return max((self.line(world, seat, [*moves, move]) for move in further), key=lambda line: line[0])

    def worth_a_look(self, match: Match, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        shortlist = match.game.shortlist
        return shortlist(match.state, seat, moves) if shortlist is not None else moves

    def worth(self, match: Match, seat: int) -> float:
        if match.game.evaluate is None:
            raise QuesthallError(f"{match.game.key} cannot be played greedily: it has no evaluate")
        return match.game.evaluate(match.state, seat, match.answers(seat))
