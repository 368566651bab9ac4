"""The greedy bot that has made up its mind about some cards: for experiments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from questhall.bots.greedy import GreedyBot
from questhall.bots.thought import Thought
from questhall.engine import Match, Move, QuesthallError


class Chance(Struct):
    """The first time a seat could buy a card about which it has made up its mind."""

    card: str
    seat: int
    wanted: bool
    """It buys the card whenever it can; otherwise it never does."""
    suits: bool
    """The greedy bot would have bought it then anyway."""
    outlook: float
    """How the position looked before."""
    bought: bool = False


class ResoluteBot(GreedyBot):
    """Buys a wanted card whenever it can, never a shunned one, and is greedy in everything else."""

    name = "resolute"

    def __init__(self, rng: Random, wish: Callable[[str], bool | None]) -> None:
        super().__init__(rng)
        self.wish = wish
        """Whether a card is wanted (True) or shunned (False); None leaves it to the greedy bot."""
        self.chances: dict[str, Chance] = {}

    def decide(self, match: Match, seat: int) -> Thought:
        thought, moves = super().decide(match, seat), match.asks[seat].moves
        answer = thought.move
        cards = [bought_by(match, move) for move in moves]
        wishes = {card: self.wish(card) for card in cards if card}
        if all(wish is None for wish in wishes.values()):
            return thought

        self.note(match, seat, answer, wishes)
        wanted = [move for move, card in zip(moves, cards, strict=True) if wishes.get(card)]
        if wanted:
            answer = self.best_of(match, seat, wanted)
        elif wishes.get(bought_by(match, answer)) is False:
            others = [move for move, card in zip(moves, cards, strict=True) if wishes.get(card) is not False]
            answer = self.best_of(match, seat, others or moves)
        if chance := self.chances.get(bought_by(match, answer)):
            chance.bought = True
        return Thought(answer, moves=len(moves), word="resolved")

    def note(self, match: Match, seat: int, answer: Move, wishes: dict[str, bool | None]) -> None:
        """Remember the first chance to buy each card, as the position was before."""
        new = [(card, wish) for card, wish in wishes.items() if wish is not None and card not in self.chances]
        if not new:
            return
        moves = match.asks[seat].moves
        liked = bought_by(match, answer if answer in moves else self.best_of(match, seat, moves))
        outlook = self.worth(match.imagine(seat, self.rng), seat)
        for card, wish in new:
            self.chances[card] = Chance(card, seat, wish, card == liked, round(outlook, 3))

    def best_of(self, match: Match, seat: int, moves: Sequence[Move]) -> Move:
        return self.best(match.imagine(seat, self.rng), seat, moves)[1]


def bought_by(match: Match, move: Move) -> str:
    """The card a move buys; empty if it buys none."""
    if match.game.buys is None:
        raise QuesthallError(f"{match.game.key} does not say which card a move buys")
    return match.game.buys(move)
