"""What a seat cannot know, dealt anew: for bots and for odds, who think in imagined matches."""

from __future__ import annotations

from questhall.engine import Dream
from questhall.games.calltoadventure.cards.define import DESTINIES, FATE, MOTIVATIONS, ORIGINS
from questhall.games.calltoadventure.components import SIDES, Side
from questhall.games.calltoadventure.state import Player, State


def redraw(state: State, seat: int, dream: Dream) -> None:
    """Others' hands, their destinies and what they gave back. Decks have no order, and face-down rows are decks."""
    others = [player for number, player in enumerate(state.players) if number != seat]
    for side in SIDES:
        redraw_hands(state, others, side, dream)
    redraw_characters(others, state.origins, ORIGINS, dream)
    redraw_characters(others, state.motivations, MOTIVATIONS, dream)
    redraw_destinies(others, state.destinies, dream)


def redraw_hands(state: State, others: list[Player], side: Side, dream: Dream) -> None:
    """The side of a card in hand is known to all, its name is not. So who may play one stays as it was."""
    deck = state.heroes if side == "hero" else state.antiheroes
    places = [
        (player.hand, place) for player in others for place, card in enumerate(player.hand) if FATE[card].side == side
    ]
    deal_anew(places, deck, dream)


def redraw_characters(others: list[Player], pile: list[str], kind: dict[str, object] | object, dream: Dream) -> None:
    """What others were dealt to choose from, and what they gave back."""
    assert isinstance(kind, dict)
    places = [(player.dealt, place) for player in others for place, card in enumerate(player.dealt) if card in kind]
    deal_anew(places, pile, dream)


def redraw_destinies(others: list[Player], pile: list[str], dream: Dream) -> None:
    """Destinies that lie face down, too."""
    kept = [player for player in others if player.destiny and not player.is_revealed]
    dealt = [(player.dealt, place) for player in others for place, id in enumerate(player.dealt) if id in DESTINIES]
    hands = [[player.destiny] for player in kept]
    deal_anew([*dealt, *((hand, 0) for hand in hands)], pile, dream)
    for player, hand in zip(kept, hands, strict=True):
        player.destiny = hand[0]


def deal_anew(places: list[tuple[list[str], int]], pile: list[str], dream: Dream) -> None:
    """As many cards as are hidden, out of these and the pile; the pile keeps the others. How they lay is forgotten."""
    pile += [cards[place] for cards, place in places]
    pile.sort()
    for cards, place in places:
        cards[place] = pile.pop(dream.below(len(pile)))
