"""What the backs of cards in a hand tell: their sides, and so whether one of them could be played in a window.

Who is asked hangs on this and not on the faces, which are a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from questhall.games.calltoadventure.cards import box  # noqa: F401  # the decks are laid in before tables are made of them
from questhall.games.calltoadventure.cards.define import FATE, FateCard
from questhall.games.calltoadventure.components import PLAYS, SIDES, Side
from questhall.games.calltoadventure.state import State

Backs = tuple[frozenset[str], ...]
"""For each space of the track, the cards of some sides that may be played there: by its back a card could be any."""


def backs_of(*sides: Side) -> Backs:
    by_space = [[side for side in sides if side in allowed] for allowed in PLAYS]
    return tuple([frozenset([id for id, card in FATE.items() if card.side in here]) for here in by_space])


def by_side(fits: Callable[[FateCard], bool]) -> dict[Side, frozenset[str]]:
    return {side: frozenset([id for id, card in FATE.items() if card.side == side and fits(card)]) for side in SIDES}


BACKS = backs_of(*SIDES)
FEW: dict[str, dict[Side, frozenset[str]]] = {
    "card.answer": by_side(lambda card: card.answers),
    "attempt.after": by_side(lambda card: card.moment == "after"),
    "turn.after": by_side(lambda card: False),
}
"""Windows into which only few cards fit, or none, and those few."""
OF_SIDES = ((backs_of(), backs_of("antihero")), (backs_of("hero"), BACKS))
"""By whether a hero card fits, and whether an antihero card does."""


def holders(state: State) -> list[int]:
    """Those who have a card in hand that may be played where their markers stand, remembered until that changes."""
    seats: list[int] = who_holds(state, range(len(state.players)), BACKS)
    state.remembered = seats
    return seats


def who_fits(state: State, seats: Sequence[int], topic: str) -> Sequence[int]:
    """For a narrow window: those of the holders who could have one of the few cards that fit, by their backs."""
    backs = backs_that_fit(state, topic)
    return seats if backs is BACKS else who_holds(state, seats, backs)


def who_holds(state: State, seats: Sequence[int], backs: Backs) -> list[int]:
    """Those of these seats who have one of these cards in hand, and may play it where their markers stand."""
    found: list[int] = []
    players = state.players
    for seat in seats:
        player = players[seat]
        hand = player.hand
        if hand and not backs[player.corruption].isdisjoint(hand):
            found.append(seat)
    return found


def backs_that_fit(state: State, topic: str) -> Backs:
    """For a narrow window: the sides of which a card that fits could be in a hand; all copies may lie open already."""
    few = FEW[topic]
    return OF_SIDES[is_hidden(state, few["hero"], state.heroes)][is_hidden(state, few["antihero"], state.antiheroes)]


def is_hidden(state: State, cards: frozenset[str], deck: list[str]) -> bool:
    """Everybody knows whether one of these cards does not lie open: then it is in the deck or in somebody's hand."""
    if not cards.isdisjoint(deck):
        return True
    for player in state.players:  # noqa: SIM110  # a generator would cost more than the loop
        if not cards.isdisjoint(player.hand):
            return True
    return False
