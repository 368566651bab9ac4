"""The bot that plays futures through: information-set Monte Carlo tree search over imagined matches, for any game."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2, sqrt
from random import Random
from statistics import fmean, stdev

from msgspec.structs import replace

from questhall.bots.box import Box, Stint
from questhall.bots.foresight import Horizon, after, follow, likely, prospects, worth_a_look
from questhall.bots.greedy import GreedyBot
from questhall.bots.thought import Plan, Thought
from questhall.bots.tree import Path, Tree
from questhall.engine import Match, Move

SEARCH, STRONG = Box(seconds=0.2), Box(seconds=0.5, clock=2.0)
WIDTH, EACH = 8, 3
"""So many moves at most are played on from, and no more than can have so many futures each; of more, those that look
best one step ahead."""
TURNS = 1
"""A future is played until the seat's next turn begins."""
DOUBT, FEW = 1.0, 4.0
"""By so many standard errors another move must be better than what a greedy bot would do; by more after few tries."""
CAUTION = 2.0
"""The same where plans are compared: the more luck there is in a turn, the more often one of many looks better."""
SETTLED, LEAST = 2.5, 6
"""By so many standard errors, after so many futures of each, the best must be better than every other to end the
thinking before its time."""


class Candidate:
    """A move at the root, and what came of it in each imagined match: the n-th value of all is from the same one.

    Where the game has plans, the move begins one.
    """

    __slots__ = ("move", "plan", "tree", "values")

    def __init__(self, plan: Plan, seat: int) -> None:
        self.plan, self.move = plan, plan[0]
        self.tree = Tree(seat)
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return fmean(self.values)


class SearchBot:
    """Plays the futures of each move through in the same imagined matches, and takes what came out best.

    All moves meet the same hidden cards and the same luck, so that few futures tell them apart; half of the moves are
    dropped again and again, so that most futures go to those that are hard to tell apart.
    """

    name = "search"

    def __init__(self, rng: Random, box: Box = SEARCH) -> None:
        self.rng = rng
        self.box = box
        self.last: Thought | None = None
        """What it is about, and why."""

    def choose(self, match: Match, seat: int) -> Move:
        return self.decide(match, seat).move

    def decide(self, match: Match, seat: int) -> Thought:
        """What it is about, as long as that is possible; else it thinks."""
        last = self.last
        if last is not None and last.plan and last.plan[0] in match.asks[seat].moves:
            self.last = replace(last, move=last.plan[0], plan=last.plan[1:])
        else:
            self.last = self.think(match, seat)
        return self.last

    def think(self, match: Match, seat: int) -> Thought:
        """The move, and how it compares with the next best."""
        moves = [*match.asks[seat].moves, *match.offers[seat]]
        if len(moves) == 1:
            return Thought(moves[0])
        search = Search(match, seat, moves, self.rng, Stint(self.box))
        return search.decide() if len(search.candidates) > 1 else Thought(search.favourite, moves=len(moves))


class StrongBot(SearchBot):
    """The same with more time."""

    name = "strong"

    def __init__(self, rng: Random) -> None:
        super().__init__(rng, STRONG)


class Search:
    """The thinking about one decision."""

    def __init__(self, match: Match, seat: int, moves: Sequence[Move], rng: Random, stint: Stint) -> None:
        self.match, self.seat, self.rng, self.stint = match, seat, rng, stint
        self.moves = moves
        self.worlds: list[Match] = []
        self.favourite = GreedyBot(rng).choose(match, seat)
        self.candidates = [Candidate(plan, seat) for plan in self.plans()]

    def world(self, number: int) -> Match:
        """An imagined match, the same for all moves."""
        while len(self.worlds) <= number:
            self.worlds.append(self.match.imagine(self.seat, self.rng))
        return self.worlds[number]

    def plans(self) -> list[Plan]:
        """What a greedy bot would begin, first, and what else the game thinks one may be about."""
        plans = self.match.game.plans
        found = plans(self.world(0).state, self.seat, self.match.asks[self.seat].moves) if plans is not None else ()
        if not found:
            return [(move,) for move in self.promising()]
        usual = next((plan for plan in found if plan[0] == self.favourite), (self.favourite,))
        return [*dict.fromkeys([usual, *found])][:WIDTH]

    def promising(self) -> list[Move]:
        """What a greedy bot would do, what the game thinks worth a look, and what looks best one step ahead."""
        moves = self.moves
        if self.match.game.shortlist_binds:
            listed = worth_a_look(self.world(0), self.seat, self.match.asks[self.seat].moves)
            moves = [*dict.fromkeys([self.favourite, *listed])]
        if len(moves) > 2:
            looks = {move: after(self.world(0), self.seat, move) for move in moves}
            moves = sorted(looks, key=looks.__getitem__, reverse=True)
        return [*dict.fromkeys([self.favourite, *moves])][:WIDTH]

    def decide(self) -> Thought:
        """Sequential halving: every round costs the same part of the box, and drops half of the moves."""
        left = self.affordable()
        rounds = max(1, ceil(log2(len(left))))
        for number in range(1, rounds + 1):
            self.try_out(left, number / rounds)
            left = sorted((one for one in left if one.values), key=lambda candidate: candidate.mean, reverse=True)
            if self.stint.used >= 1 or self.is_settled(left):
                break
            kept = max(2, len(left) // 2)
            left = [one for place, one in enumerate(left) if place < kept or one is self.candidates[0]]
        return self.verdict(left)

    def affordable(self) -> list[Candidate]:
        """As many moves as the box has futures enough for; the first future of the favourite shows what one costs."""
        favourite, before = self.candidates[0], self.stint.used
        favourite.values.append(self.future(favourite))
        cost = max(self.stint.used - before, 1e-6)
        return self.candidates[: max(2, int((1 - before) / (EACH * cost)))]

    def try_out(self, candidates: Sequence[Candidate], share: float) -> None:
        """Play futures of these moves, each in one more of the same imagined matches, until a share is used up."""
        while self.stint.used < share and not self.is_settled(candidates):
            fewest = min(len(candidate.values) for candidate in candidates)
            for candidate in candidates:
                if len(candidate.values) == fewest and self.stint.used < 1:
                    candidate.values.append(self.future(candidate))

    def is_settled(self, candidates: Sequence[Candidate]) -> bool:
        """Whether one move is clearly better than each of the others, or comes to the very same."""
        if min(len(candidate.values) for candidate in candidates) < LEAST:
            return False
        best = max(candidates, key=lambda candidate: candidate.mean)
        others = [difference(best, other) for other in candidates if other is not best]
        return all(gain > SETTLED * error or not (gain or error) for gain, error in others)

    def future(self, candidate: Candidate) -> float:
        """How things stand some way ahead, if the seat makes this move in the next of its imagined matches."""
        self.stint.visits += 1
        number = len(candidate.values)
        world, tree, path = self.world(number).clone(), candidate.tree, Path()
        horizon = Horizon(world, self.seat, TURNS)
        follow(world, self.seat, candidate.plan)
        is_first_turn = True
        while not horizon.is_reached(world):
            if is_first_turn and not horizon.is_own_turn:  # whatever was rolled so far, rivals have the same luck
                is_first_turn, world = False, world.imagine(self.seat, Random(number))
            asked = next(iter(world.asks))
            in_tree = asked == self.seat and is_first_turn
            world.play(asked, tree.answer(world, path) if in_tree else likely(world, asked))
        value = prospects(world, self.seat)
        tree.learn(path, value)
        return value

    def verdict(self, finalists: Sequence[Candidate]) -> Thought:
        """The best; but where it is not clearly better than what a greedy bot would do, that."""
        favourite = self.candidates[0]
        if len(finalists) == 1:
            return Thought(self.favourite, visits=self.stint.visits, moves=len(self.moves))
        best, other = finalists[0], finalists[1]
        if best is not favourite:
            gain, error = difference(best, favourite)
            if gain < (DOUBT if self.match.game.plans is None else CAUTION) * error:
                best, other = favourite, best
        gain, error = difference(best, other)
        compared = sum(bool(candidate.values) for candidate in self.candidates)
        return Thought(best.move, other.move, gain, error, compared, self.stint.visits, len(self.moves), best.plan[1:])


def difference(one: Candidate, other: Candidate) -> tuple[float, float]:
    """By how much a move is better than another, and the standard error of that, match by match."""
    pairs = [mine - theirs for mine, theirs in zip(one.values, other.values, strict=False)]
    if len(pairs) < 2:
        return fmean(pairs), float("inf")
    return fmean(pairs), stdev(pairs) / sqrt(len(pairs)) * (1 + FEW / len(pairs))
