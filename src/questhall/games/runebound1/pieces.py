"""Every piece wherever it lies, and what can never be: for the checks that go along with a match."""

from __future__ import annotations

from collections import Counter

from questhall.games.runebound1.board import SPOTS
from questhall.games.runebound1.components import COLOURS
from questhall.games.runebound1.state import State


def pieces(state: State) -> list[str]:
    """Every card and every adventure counter of the match."""
    return sorted([*cards(state), *counters(state)])


def cards(state: State) -> list[str]:
    found = [*state.event_box, *state.doom, *(waiting.card for waiting in state.undefeated), *state.shown]
    for pile in (*state.decks.values(), state.market):
        found += [*pile.over, *pile.cards, *pile.under]
    found += [card for discards in state.discards.values() for card in discards]
    found += [card for stall in state.stalls.values() for card in stall]
    for player in state.players:
        found += [*player.items, *(ally.card for ally in player.allies), *player.trophies]
    under_way = [
        state.venture.card if state.venture is not None else "",
        state.fight.card if state.fight is not None else "",
    ]
    return found + [card for card in dict.fromkeys(under_way) if card and card not in found]


def counters(state: State) -> list[str]:
    """By colour, wherever they lie."""
    found = [f"counter:{SPOTS[hex].colour}" for hex in state.spots]
    for place, colour in enumerate(COLOURS):
        held = sum(player.counters[place] for player in state.players)
        found += [f"counter:{colour}"] * (held + state.bank[place])
    return found


def impossible(state: State) -> str:
    """What no position of this game can be."""
    for seat, player in enumerate(state.players):
        numbers = (player.gold, player.wounds, player.exhaustion, player.noted, *player.counters, *player.improved)
        if min(numbers) < 0:
            return f"seat {seat} has a negative number of something: {player}"
    if min(state.bank) < 0:
        return f"the bank has a negative number of counters: {state.bank}"
    twice = [card for card, count in Counter(cards(state)).items() if count > 1]
    return f"these cards are in two places: {twice}" if twice else ""
