"""Every card wherever it lies, and what can never be: for the checks that go along with a match."""

from __future__ import annotations

from collections import Counter

from questhall.games.runebound3.rules.bonuses import hero_health
from questhall.games.runebound3.rules.trophies import DECKS
from questhall.games.runebound3.state import State


def pieces(state: State) -> list[str]:
    """Every card of the match, wherever it lies."""
    cards = [*state.skill_deck, *state.skill_discard, *state.asset_deck, *state.asset_discard, *state.out]
    cards += [*state.story_deck, *state.story_discard, *(slot for slot in state.slots if slot), *state.shown]
    cards += [*state.revealed, *(card for market in state.markets.values() for card in market)]
    cards += [card for deck in DECKS for card in (*state.decks[deck], *state.discards[deck])]
    for player in state.players:
        cards += [*player.hand, *player.skills, *player.assets, *player.quests, *player.rumours]
        cards += [trophy.card for trophy in player.trophies]
    if state.fight is not None and state.fight.reason == "adventure":
        cards.append(state.fight.enemy)
    if state.drawn and state.drawn not in cards:  # a card being resolved may lie already where it will stay
        cards.append(state.drawn)
    return sorted(cards)


def impossible(state: State) -> str:
    """What no position of this game can be."""
    for seat, player in enumerate(state.players):
        if player.gold < 0 or player.tokens < 0 or player.damage < 0 or player.points < 0:
            return f"seat {seat} has a negative number of something: {player}"
        if player.hero and player.damage > hero_health(player):
            return f"seat {seat} has {player.damage} damage and {hero_health(player)} health"
    twice = [card for card, count in Counter(pieces(state)).items() if count > 1]
    return f"these cards are in two places: {twice}" if twice else ""
