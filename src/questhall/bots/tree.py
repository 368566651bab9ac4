"""The tree of a search: what a seat knew at its own decisions, what it tried there, and how that came out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from math import inf, log, sqrt

from questhall.bots.foresight import ranked
from questhall.engine import Match, Move

WIDENING = 0.5
"""How fast a decision is given another move to try: at 4, 16, 36 … visits."""
EXPLORATION = 0.5
"""How much a move that was seldom tried is given the benefit of the doubt, where the worst is 0 and the best 1."""


class Node:
    """An information set: all positions that look the same to the seat. Each move with its tries and their sum."""

    __slots__ = ("order", "tried", "visits")

    def __init__(self, order: Iterator[Move]) -> None:
        self.order = order
        """What to try next: first what looks best one step ahead, then everything else."""
        self.tried: dict[Move, tuple[int, float]] = {}
        self.visits = 0


Known = tuple[bytes, tuple[Move, ...], tuple[Move, ...]]
"""What the seat sees, what it has answered in secret so far, and what it may do."""
Path = list[tuple[Node, Move]]


class Tree:
    """Grows below one move at the root, along the rest of the seat's own turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.nodes: dict[Known, Node] = {}
        self.low, self.high = inf, -inf

    def answer(self, world: Match, path: Path) -> Move:
        """What to try at the seat's decision in this world; noted on the path."""
        moves = world.asks[self.seat].moves
        if len(moves) == 1:
            return moves[0]
        known = world.view_bytes(self.seat), (*world.answers(self.seat),), (*moves,)
        node = self.nodes.get(known)
        if node is None:
            best = ranked(world, self.seat, moves)
            others = (move for move in moves if move not in best)
            node = self.nodes[known] = Node(iter(best) if world.game.shortlist_binds else chain(best, others))
        move = self.pick(node)
        path.append((node, move))
        return move

    def pick(self, node: Node) -> Move:
        """A new move when it is time for one, else the most promising of those tried."""
        if len(node.tried) < 1 + WIDENING * sqrt(node.visits):
            fresh = next(node.order, None)
            if fresh is not None:
                node.tried[fresh] = 0, 0.0
                return fresh
        return max(node.tried, key=lambda move: self.promise(node, move))

    def promise(self, node: Node, move: Move) -> float:
        tries, total = node.tried[move]
        if not tries:  # the same position again, in the future in which the move is tried for the first time
            return inf
        spread = max(self.high - self.low, 1e-9)
        return (total / tries - self.low) / spread + EXPLORATION * sqrt(log(node.visits) / tries)

    def learn(self, path: Path, value: float) -> None:
        """How a future came out."""
        self.low, self.high = min(self.low, value), max(self.high, value)
        for node, move in path:
            tries, total = node.tried[move]
            node.tried[move] = tries + 1, total + value
            node.visits += 1
