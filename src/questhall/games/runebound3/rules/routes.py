"""The way to each hex the dice on the table lead to: for people, who point at the end of it."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from questhall.games.runebound3.board import NEIGHBOURS, Hex
from questhall.games.runebound3.dice import FACES, Face, pays_for
from questhall.games.runebound3.rules.bonuses import bonus
from questhall.games.runebound3.rules.terrain import unspent
from questhall.games.runebound3.state import Roll, State

Route = tuple[tuple[Hex, int], ...]
"""Step by step the hex that is entered, and the die that pays for it."""
Price = tuple[int, int, int]
"""What a route costs, the dearest first: zombies met, dice, and how much else these dice could have been."""
WILD_IS_WORTH = 6


def routes(state: State, seat: int) -> dict[Hex, Route]:
    """Every hex the unspent dice of a move lead to, with the best route: past zombies, then by the fewest dice,

    then by those that are of least use elsewhere.
    """
    roll = state.rolled
    if roll is None or roll.why != "move":
        return {}
    start = state.players[seat].hex
    found: dict[Hex, Route] = {}
    seen: set[tuple[Hex, tuple[Face, ...]]] = set()
    ahead: list[tuple[Price, Hex, Route]] = [((0, 0, 0), start, ())]
    while ahead:
        price, hex, route = heappop(ahead)
        spent = tuple(sorted(roll.dice[die] for _, die in route))
        if (hex, spent) in seen:
            continue
        seen.add((hex, spent))
        found.setdefault(hex, route)
        for near, die in further(state, seat, hex, route):
            heappush(ahead, (dearer(state, price, near, roll.dice[die]), near, (*route, (near, die))))
    del found[start]
    return found


def further(state: State, seat: int, hex: Hex, route: Route) -> Iterator[tuple[Hex, int]]:
    """One step more: of dice that show the same the first is spent, as the moves of the rules have it."""
    assert state.rolled is not None
    ford = bonus(state.players[seat], "ford") > 0
    for face, die in first_of_each_face(state.rolled, {die for _, die in route}).items():
        for near in NEIGHBOURS[hex]:
            if pays_for(face, hex, near, ford=ford):
                yield near, die


def first_of_each_face(roll: Roll, taken: set[int]) -> dict[Face, int]:
    faces: dict[Face, int] = {}
    for die in unspent(roll):
        if die not in taken:
            faces.setdefault(roll.dice[die], die)
    return faces


def dearer(state: State, price: Price, near: Hex, face: Face) -> Price:
    bites, dice, use = price
    worth = WILD_IS_WORTH if "wild" in FACES[face] else len(FACES[face])
    return bites + (near in state.zombies), dice + 1, use + worth
