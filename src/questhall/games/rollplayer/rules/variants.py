"""The variants of the rulebook: catalogue chapter VAR. Each is an option of the table."""

from __future__ import annotations

from itertools import filterfalse

from questhall.engine import Table
from questhall.games.rollplayer.cards.define import CARDS
from questhall.games.rollplayer.components import CARDS_REMOVED_PER_RANK, CLASS_COLORS, Color
from questhall.games.rollplayer.state import State

TWO_DOTS = frozenset(card.id for card in CARDS.values() if card.dots == 2)


def build_market_deck(table: Table[State]) -> None:
    """Step 7: the market deck, and the cards that are discarded for fewer players.

    RP-SETUP-25  Two piles by rank.
    RP-SETUP-29  The 1-dot pile on top of the 2-dot pile.
    RP-SETUP-31  39, 47 or 53 cards with 2, 3 or 4 players.
    RP-SETUP-30  What is discarded forms the discard pile, face up.
    RP-VAR-06  Mixed: all cards are shuffled together.
    """
    state = table.state
    if state.options.market_deck == "ranked":
        state.lower_deck = [*filter(TWO_DOTS.__contains__, state.deck)]
        state.deck = [*filterfalse(TWO_DOTS.__contains__, state.deck)]
    for pile, removed in removals(state):
        state.discard += [table.draw(pile, "deck.removed") for _ in range(removed)]


def removals(state: State) -> list[tuple[list[str], int]]:
    """RP-SETUP-26  With 3 players 3 cards of each pile are discarded.

    RP-SETUP-27  With 2 players 7 of each.
    RP-SETUP-28  With 4 players none.
    RP-VAR-07  Mixed: twice as many from the one deck.
    """
    removed = CARDS_REMOVED_PER_RANK[len(state.players)]
    if state.options.market_deck == "mixed":
        return [(state.deck, 2 * removed)]
    return [(state.deck, removed), (state.lower_deck, removed)]


def given_colors(state: State) -> list[Color]:
    """The starting dice that every player is given without drawing.

    RP-VAR-01  Less random setup: 1 die of each class colour.
    RP-VAR-04  With 2 players nothing more.
    RP-VAR-02  With 3 players also 1 gold die.
    RP-VAR-03  With 4 players also 2 gold dice.
    RP-VAR-05  They are rolled and placed as in the normal game.
    RP-VAR-10  The 2 dice more of the short game are drawn at random, after all have been given theirs.
    """
    if state.options.setup == "random":
        return []
    gold_dice: list[Color] = ["gold"] * (state.counted_players - 2)
    return [*CLASS_COLORS, *gold_dice]
