"""What a seat cannot know, dealt anew: for bots and for odds, who think in imagined matches."""

from __future__ import annotations

from questhall.engine import Dream
from questhall.games.nearandfar.cards.define import ARTIFACTS
from questhall.games.nearandfar.state import State


def redraw(state: State, seat: int, dream: Dream) -> None:
    """Others' artifacts and the discarded ones, and the storybook: outcomes and rewards are closed to a dreamer."""
    state.is_blind = True
    hidden = [state.discarded_artifacts]
    for other, player in enumerate(state.players):
        if other != seat:
            hidden += [player.hand, player.dealt]
    if state.active != seat:
        hidden.append(state.turn.shown)
    for is_special, deck in ((False, state.ordinary), (True, state.special)):
        places = [
            (cards, place)
            for cards in hidden
            for place, card in enumerate(cards)
            if card in ARTIFACTS and ARTIFACTS[card].special == is_special
        ]
        deal_anew(places, deck, dream)


def deal_anew(places: list[tuple[list[str], int]], deck: list[str], dream: Dream) -> None:
    """As many cards as are hidden, out of these and the deck; the deck keeps the others. How they lay is forgotten."""
    deck += [cards[place] for cards, place in places]
    deck.sort()
    for cards, place in places:
        cards[place] = deck.pop(dream.below(len(deck)))
