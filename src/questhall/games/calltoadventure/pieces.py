"""Every card wherever it lies, and what can never be: for the checks that go along with a match."""

from __future__ import annotations

from questhall.games.calltoadventure.components import TRACK, WHOLE_STORY
from questhall.games.calltoadventure.state import ODIUM, Player, State


def pieces(state: State) -> list[str]:
    """Every card of the match, wherever it lies."""
    cards = [*state.origins, *state.motivations, *state.destinies, *state.heroes, *state.antiheroes]
    cards += [*state.hero_discard, *state.antihero_discard, *state.found]
    for pile in (*state.decks, *state.discards):
        cards += pile
    for row in state.rows:
        for slot in row:
            cards += [slot.card, *([slot.ally] if slot.ally else [])]
    for player in state.players:
        cards += pieces_of(player)
    cards += [played.card for played in state.stack if played.seat != ODIUM]
    if state.odium is not None:
        cards += [*state.odium.deck, *state.odium.revealed, *state.odium.discard]
    return sorted(cards)


def pieces_of(player: Player) -> list[str]:
    characters = [card for card in (player.origin, player.motivation, player.destiny) if card]
    story = [strip.partition("/")[0] for strip in player.story]
    return [*player.dealt, *characters, *story, *(ally.id for ally in player.allies), *player.hand, *player.played]


def impossible(state: State) -> str:
    """What no position of this game can be."""
    for seat, player in enumerate(state.players):
        if player.xp < 0 or not 0 <= player.corruption < len(TRACK):
            return f"seat {seat} has {player.xp} experience and stands on space {player.corruption}"
        if len(player.story) > WHOLE_STORY + 1:
            return f"seat {seat} has {len(player.story)} story cards"
    if state.odium is not None and state.odium.xp < 0:
        return f"Odium has {state.odium.xp} experience"
    return ""
