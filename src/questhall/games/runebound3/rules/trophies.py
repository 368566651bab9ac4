"""Trophies: catalogue chapters TROPHY, XTROPHY, LIMIT."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Play, Table
from questhall.games.runebound3.board import Deck
from questhall.games.runebound3.cards.define import ADVENTURES, Cost
from questhall.games.runebound3.events.adventure import CardDiscarded
from questhall.games.runebound3.events.skills import TrophyClaimed, TrophyGained, TrophySpent
from questhall.games.runebound3.moves.skills import TakeTrophy
from questhall.games.runebound3.rules.parties import resolve_moment
from questhall.games.runebound3.state import State, Trophy

DECKS: tuple[Deck, ...] = ("exploration", "social", "combat")


def claim(table: Table[State], seat: int, card: str) -> Play[None]:
    """R3-TROPHY-02  The card is turned face down beside the hero.

    R3-TROPHY-03  What is claimed counts as gained.
    R3-TROPHY-12  A hero may have any number of trophies.
    """
    table.state.players[seat].trophies.append(Trophy(card, known=True))
    table.tell(TrophyClaimed(seat, card))
    yield from resolve_moment(table, seat, "trophy")


def gain_trophy(table: Table[State], seat: int, kind: Cost) -> Play[None]:
    """R3-TROPHY-04  A trophy is gained from the top of its deck, face down.

    R3-GAIN-03  It lies beside the hero card.
    R3-TROPHY-05  If its type is not said, the hero chooses.
    R3-TROPHY-06  From an empty deck the top of its discard pile is taken instead.
    R3-LIMIT-03  If there is none either, no trophy is gained.
    """
    decks = yield from which_deck(table, seat, kind)
    for deck in decks:
        state = table.state
        trophies = state.players[seat].trophies
        if state.decks[deck]:
            card = table.draw(state.decks[deck], f"deck.{deck}")
            trophies.append(Trophy(card, known=False))
            table.tell_only([seat], TrophyGained(seat, deck, card), TrophyGained(seat, deck))
        elif state.discards[deck]:
            card = state.discards[deck].pop()
            trophies.append(Trophy(card, known=True))
            table.tell(TrophyGained(seat, deck, card))
        else:
            return
        yield from resolve_moment(table, seat, "trophy")


def which_deck(table: Table[State], seat: int, kind: Cost) -> Play[Sequence[Deck]]:
    if kind != "any":
        return [kind]
    answer = yield from table.choose(seat, "trophy.deck", decks_with_cards, otherwise=None)
    return [] if answer is None else [deck for deck in DECKS if deck == answer.deck]


def decks_with_cards(state: State, seat: int) -> Sequence[TakeTrophy]:
    return [TakeTrophy(deck) for deck in DECKS if state.decks[deck] or state.discards[deck]]


def trophies_of(state: State, seat: int, deck: Cost) -> list[Trophy]:
    """R3-TROPHY-11  Trophies have the type of their deck:

    R3-DECKC-04  combat,
    R3-DECKS-04  social
    R3-DECKX-04  or exploration.
    """
    return [each for each in state.players[seat].trophies if deck in ("any", ADVENTURES[each.card].deck)]


def spend_trophy(table: Table[State], seat: int, deck: Cost) -> None:
    """R3-TROPHY-13  A spent trophy goes to the discard pile of its own deck.

    R3-SPEND-04  If no type is named, any trophy will do.
    """
    trophy = trophies_of(table.state, seat, deck)[0]
    table.state.players[seat].trophies.remove(trophy)
    if not trophy.known:
        table.learn("trophy")
    lay_off(table, trophy.card, silent=True)
    table.tell(TrophySpent(seat, trophy.card))


def lay_off(table: Table[State], card: str, *, silent: bool = False) -> None:
    """To the discard pile of its deck."""
    table.state.discards[ADVENTURES[card].deck].append(card)
    if not silent:
        table.tell(CardDiscarded(card))
