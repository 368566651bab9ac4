"""How far the movement dice on the table lead: for boards that show the way. Catalogue chapter MOVE."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.games.runebound1.board import NEIGHBOURS, TERRAIN
from questhall.games.runebound1.components import Hex
from questhall.games.runebound1.dice import matches
from questhall.games.runebound1.rules.bonuses import kit_of
from questhall.games.runebound1.rules.movement import PLAINS_FACES
from questhall.games.runebound1.state import State
from questhall.games.runebound1.table_view import ReachView


def reach(state: State) -> list[ReachView]:
    """Every hex the hero whose turn it is can come to, by the fewest dice; the shorter ways first."""
    return reach_with(state, state.dice.faces) if state.dice is not None else []


def reach_with(state: State, faces: Sequence[int]) -> list[ReachView]:
    """The same with dice that show this."""
    player = state.players[state.active]
    start, easy = player.hex, kit_of(state, player).easy
    found: dict[Hex, ReachView] = {}
    waiting: list[tuple[Hex, tuple[int, ...], tuple[int, ...], tuple[Hex, ...]]] = [
        (start, tuple(sorted(faces)), (), ())
    ]
    seen: set[tuple[Hex, tuple[int, ...]]] = set()
    for here, left, spent, path in waiting:  # the list grows while it is read
        spendable = [(face, without(left, face)) for face in dict.fromkeys(left)]
        for there in NEIGHBOURS[here]:
            terrain = TERRAIN[there]
            for face, rest in spendable:
                if (there, rest) in seen or not (matches(face, terrain) or (terrain in easy and face in PLAINS_FACES)):
                    continue
                seen.add((there, rest))
                way = (*path, there)
                if there != start and there not in found:
                    found[there] = ReachView(there, [*spent, face], list(way))
                waiting.append((there, rest, (*spent, face), way))
    return list(found.values())


def without(faces: tuple[int, ...], face: int) -> tuple[int, ...]:
    place = faces.index(face)
    return (*faces[:place], *faces[place + 1 :])
