"""How far a standee could still walk, and what the way there takes."""

from __future__ import annotations

from typing import NamedTuple

from questhall.games.nearandfar.atlas.define import MAPS, TOWN, Space
from questhall.games.nearandfar.components import MOST_HEARTS_LEAVING
from questhall.games.nearandfar.rules.camps import has_camp
from questhall.games.nearandfar.rules.hearts import purse
from questhall.games.nearandfar.rules.icons import icons, movement
from questhall.games.nearandfar.rules.journey import free_leaves, symbol_between
from questhall.games.nearandfar.state import Player, State


class Way(NamedTuple):
    """What a walk takes, the dearest first: of two ways the smaller one is better."""

    hearts: int
    threats: int
    """Live symbols on the way; whether they are fought or avoided is seen there."""
    steps: int


Corner = tuple[Space, int]
"""A space, and how many empty spaces can still be left for nothing on from there."""


def reach(state: State, seat: int) -> dict[Space, Way]:
    """Where the rest of the movement leads, by the way with the fewest hearts; from town with the present team."""
    player = state.players[seat]
    if state.phase != "turn" or state.active != seat or state.turn.action not in ("", "moving"):
        return {}
    here = player.space if player.place == "map" else TOWN
    found: dict[Corner, Way] = {(here, free_leaves(state, player)): Way(0, 0, 0)}
    edge = dict(found)
    for _ in range(movement(player, state.turn) - state.turn.steps):
        edge = {
            corner: way
            for corner, way in one_step_on(state, player, here, edge).items()
            if corner not in found or way < found[corner]
        }
        found |= edge
    return {space: min(way for (at, _), way in found.items() if at == space) for space, _ in found if space != here}


def one_step_on(state: State, player: Player, here: Space, edge: dict[Corner, Way]) -> dict[Corner, Way]:
    """All that one more step reaches, as far as the hearts last."""
    sheet, start = MAPS[state.map], state.turn.start if state.turn.action else here
    hearts = purse(player) if player.place == "map" else min(MOST_HEARTS_LEAVING, icons(player).hearts)
    further: dict[Corner, Way] = {}
    for (space, free), way in edge.items():
        leaves_empty = space != start and not has_camp(state, space)
        for near in sheet.neighbours[space]:
            pays = sheet.spots[near].water + (leaves_empty and not free)
            threats = bool(state.threats or state.bosses) and symbol_between(state, space, near) == "threat"
            longer = Way(way.hearts + pays, way.threats + threats, way.steps + 1)
            corner = near, free - (leaves_empty and free > 0)
            if longer.hearts <= hearts and (corner not in further or longer < further[corner]):
                further[corner] = longer
    return further
