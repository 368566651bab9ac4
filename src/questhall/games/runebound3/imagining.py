"""What a seat cannot know, dealt anew: for bots and for odds, who think in imagined matches."""

from __future__ import annotations

from questhall.engine import Dream
from questhall.games.runebound3.board import Deck
from questhall.games.runebound3.cards.define import ADVENTURES
from questhall.games.runebound3.rules.trophies import DECKS
from questhall.games.runebound3.state import Player, State, Trophy


def redraw(state: State, seat: int, dream: Dream) -> None:
    """What the seat cannot know is dealt anew: others' hands and their face-down trophies. Decks have no order."""
    others = [player for number, player in enumerate(state.players) if number != seat]
    hands = [card for player in others for card in player.hand]
    dealt = deal_anew(state.skill_deck, hands, dream)
    for player in others:
        player.hand = [dealt.pop() for _ in player.hand]
    for deck in DECKS:
        hidden = hidden_trophies(others, deck)
        dealt = deal_anew(state.decks[deck], [trophy.card for trophy in hidden], dream)
        for trophy in hidden:
            trophy.card = dealt.pop()


def hidden_trophies(others: list[Player], deck: Deck) -> list[Trophy]:
    return [
        trophy
        for player in others
        for trophy in player.trophies
        if not trophy.known and ADVENTURES[trophy.card].deck == deck
    ]


def deal_anew(deck: list[str], hidden: list[str], dream: Dream) -> list[str]:
    """As many cards as are hidden, out of these and the deck; the deck keeps the others. How they lay is forgotten."""
    deck += hidden
    deck.sort()
    return [deck.pop(dream.below(len(deck))) for _ in hidden]
