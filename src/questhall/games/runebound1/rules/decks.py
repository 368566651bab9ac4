"""Decks, and cards that leave play. Catalogue chapters ADECK, ADOOM."""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.runebound1.cards.define import ADVENTURES
from questhall.games.runebound1.components import DOOM_CARDS, TOWNS, Colour
from questhall.games.runebound1.events.adventure import CardDoomed, DeckReshuffled, DoomRose, StartCardSeen
from questhall.games.runebound1.state import Pile, State


def is_empty(pile: Pile) -> bool:
    return not (pile.cards or pile.over or pile.under)


def known_card(pile: Pile) -> str | None:
    """The next card where everybody knows it: one that was put back on top, at last those put under the deck."""
    if pile.over:
        return pile.over.pop()
    return None if pile.cards else pile.under.pop(0)


def draw_market(table: Table[State]) -> str:
    """The top card of the Market deck."""
    pile = table.state.market
    return known_card(pile) or table.draw(pile.cards, "deck.market")


def draw_adventure(table: Table[State], colour: Colour) -> str | None:
    """R1-ADECK-01  When a deck runs out, the cards of its colour that left play form a new one.

    None: there is no such card any more.
    """
    state = table.state
    pile = state.decks[colour]
    if is_empty(pile):
        if not state.discards[colour]:
            return None
        pile.cards, state.discards[colour] = state.discards[colour], []
        table.tell(DeckReshuffled(colour))
    return known_card(pile) or table.draw(pile.cards, f"deck.{colour}")


def take_out(state: State, card: str) -> bool:
    """Fetch an adventure card from its deck or from the track, wherever it lies there; whether it was there."""
    pile = state.decks[ADVENTURES[card].colour]
    for cards in (pile.cards, pile.under, pile.over):
        if card in cards:
            cards.remove(card)
            return True
    left = [waiting for waiting in state.undefeated if waiting.card != card]
    found, state.undefeated = len(left) < len(state.undefeated), left
    return found


def put_under(state: State, card: str) -> None:
    """To the bottom of the own deck, seen by all: adventure cards too."""
    if card in ADVENTURES:
        state.decks[ADVENTURES[card].colour].under.append(card)
    else:
        state.market.under.append(card)


def discard(table: Table[State], card: str) -> None:
    """A card of whatever deck is given up: market cards go under the Market deck, adventure cards leave play."""
    if card in ADVENTURES:
        leave_play(table, card)
    else:
        table.state.market.under.append(card)


def leave_play(table: Table[State], card: str) -> None:
    """To the discard pile of its colour, or to the doom track.

    R1-ADOOM-03  With the doom track every adventure card that leaves play goes on its next space,
    R1-ADOOM-04  challenges, encounters, events that are not played, cards that were carried and used up.
    """
    state = table.state
    if not state.options.doom or state.phase == "final":
        state.discards[ADVENTURES[card].colour].append(card)
        return
    state.doom.append(card)
    table.tell(CardDoomed(card, len(state.doom)))
    if len(state.doom) >= DOOM_CARDS[len(state.players)] and state.doom_counters < len(TOWNS):
        add_doom_counter(table)


def add_doom_counter(table: Table[State]) -> None:
    """R1-ADOOM-09  The card placed last moves to the start.

    R1-ADOOM-10  All others leave the track.
    R1-ADOOM-11  The first free coat of arms is covered.
    R1-ADOOM-13  The adventure goes on, unless that was the last one.
    """
    state = table.state
    if state.is_start_unseen:
        state.is_start_unseen = False
        table.learn("doom")
        table.tell(StartCardSeen(state.doom[0]))
    for card in state.doom[:-1]:
        state.discards[ADVENTURES[card].colour].append(card)
    state.doom = state.doom[-1:]
    state.doom_counters += 1
    table.tell(DoomRose(state.doom_counters))


def is_doomed(state: State) -> bool:
    """R1-ADOOM-12  When the last coat of arms is covered, the normal game ends."""
    return state.doom_counters >= len(TOWNS) and state.phase != "final"
