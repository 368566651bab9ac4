"""Every card and token wherever it lies, and what can never be: for the checks that go along with a match."""

from __future__ import annotations

from questhall.games.nearandfar.components import (
    HIGHEST_REPUTATION,
    LOWEST_REPUTATION,
    MOST_PACK_ANIMALS,
    PETS,
    PLATYPUS,
    ROW,
    TEAM,
)
from questhall.games.nearandfar.rules.team import is_team, spare_places
from questhall.games.nearandfar.state import Player, State, treasures_of


def pieces(state: State) -> list[str]:
    """Every artifact, treasure, keepsake, adventurer, enemy, chief, arcade card and animal of the match."""
    found = [*state.ordinary, *state.special, *state.discarded_artifacts, *state.treasures, *state.discarded_treasures]
    found += [*state.bag, *state.aside, *state.row, *state.arcade, *state.discarded_arcade, *state.keepsakes]
    found += [f"threat {strength}" for strength in state.threats] + [*state.bosses]
    found += [f"chief of the {tribe}" for tribe in state.chiefs] + ["pack animal"] * state.birds
    for player in state.players:
        found += pieces_of(player)
    found += [pet for pet in (*PETS, PLATYPUS) if pet not in found]
    turn = state.turn
    held = [*state.players[state.active].team, *state.players[state.active].reserve]
    found += [card for card in turn.shown if card not in held]
    if turn.quest is not None and turn.quest.is_arcade:
        found.append(turn.quest.key)
    return sorted(found)


def pieces_of(player: Player) -> list[str]:
    found = [*player.hand, *player.dealt, *player.artifacts, *treasures_of(player), *player.keepsakes]
    found += [*player.team, *player.reserve, *player.bosses, *(f"threat {strength}" for strength in player.threats)]
    found += [f"chief of the {tribe}" for tribe in player.chiefs]
    return found + ["pack animal"] * len(player.animals)


def impossible(state: State) -> str:
    """What no position of this game can be."""
    for seat, player in enumerate(state.players):
        purse = (player.coins, player.gems, player.food, player.hearts, *player.tokens.values())
        if min(purse) < 0:
            return f"seat {seat} has less than nothing: {purse}"
        if not LOWEST_REPUTATION <= player.reputation <= HIGHEST_REPUTATION:
            return f"seat {seat} has a reputation of {player.reputation}"
        if len(player.team) > TEAM or not is_team(tuple(player.team), spare_places(player)):
            return f"seat {seat} has a team that cannot be: {player.team}"
        if len(player.animals) > MOST_PACK_ANIMALS:
            return f"seat {seat} has {len(player.animals)} pack animals"
    if len(state.row) > ROW:
        return f"the row of the saloon holds {len(state.row)}"
    return ""
