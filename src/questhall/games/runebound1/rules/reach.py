"""How far the movement dice on the table lead: for boards that show the way. Catalogue chapter MOVE."""

from __future__ import annotations

from questhall.games.runebound1.board import NEIGHBOURS, TERRAIN
from questhall.games.runebound1.components import Hex
from questhall.games.runebound1.dice import matches
from questhall.games.runebound1.rules.bonuses import kit_of
from questhall.games.runebound1.rules.movement import PLAINS_FACES
from questhall.games.runebound1.state import State
from questhall.games.runebound1.table_view import ReachView


def reach(state: State) -> list[ReachView]:
    """Every hex the hero whose turn it is can come to, by the fewest dice; the shorter ways first."""
    if state.dice is None:
        return []
    player = state.players[state.active]
    start, easy = player.hex, kit_of(state, player).easy
    found: dict[Hex, ReachView] = {}
    waiting: list[tuple[Hex, tuple[int, ...], tuple[int, ...], tuple[Hex, ...]]] = [
        (start, tuple(sorted(state.dice.faces)), (), ())
    ]
    seen: set[tuple[Hex, tuple[int, ...]]] = set()
    for here, left, spent, path in waiting:  # the list grows while it is read
        for there in NEIGHBOURS[here]:
            for face in dict.fromkeys(left):
                if not matches(face, TERRAIN[there]) and not (TERRAIN[there] in easy and face in PLAINS_FACES):
                    continue
                rest = without(left, face)
                if (there, rest) in seen:
                    continue
                seen.add((there, rest))
                way = (*path, there)
                if there != start:
                    found.setdefault(there, ReachView(there, [*spent, face], list(way)))
                waiting.append((there, rest, (*spent, face), way))
    return list(found.values())


def without(faces: tuple[int, ...], face: int) -> tuple[int, ...]:
    place = faces.index(face)
    return (*faces[:place], *faces[place + 1 :])
