"""How far it is over the board, in action points of a hero who rolls to move, and what a place promises by that."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import exp
from typing import NamedTuple

from questhall.games.runebound3.board import HEXES, NEIGHBOURS, Hex
from questhall.games.runebound3.dice import FACES, pays_for
from questhall.games.runebound3.rules.bonuses import bonus, speed
from questhall.games.runebound3.state import NOWHERE, Player

CHOICE = 0.8
"""Several dice and several ways: a die that leads nowhere by this way may lead by another."""

POINT = 1.0
"""What an action point brings on average, in gold."""
FIRST, NEXT = 8, 0.7
"""So many goals are thought on from, to the next one; and how much of the next counts: much may happen until then."""
FAINT = 1.5
"""Hopes below this fade slowly."""


Nets = tuple[tuple[Hex, float], ...]
"""Places, and what is gained there less the action points it takes."""


class Goal(NamedTuple):
    """Somewhere to go, what can be gained there, and the action points it takes once there."""

    hex: Hex
    worth: float
    points: float


@lru_cache(16)
def step_costs(speed: int, ford: bool) -> tuple[tuple[tuple[Hex, float], ...], ...]:
    """What each step costs on average: a whole point for a single hex, less where most dice lead on."""
    return tuple(tuple((near, step_cost(hex, near, speed, ford)) for near in NEIGHBOURS[hex]) for hex in HEXES)


def step_cost(here: Hex, there: Hex, speed: int, ford: bool) -> float:
    fitting = sum(pays_for(face, here, there, ford=ford) for face in range(len(FACES))) / len(FACES)
    return min(1.0, 1 / (max(1, speed) * fitting**CHOICE)) if fitting else 1.0


@lru_cache(4096)
def points_to(start: Hex, speed: int, ford: bool) -> tuple[float, ...]:
    """The action points it takes from here to every hex, on average: nothing to stay, else one at least."""
    steps = step_costs(speed, ford)
    found: dict[Hex, float] = {}
    waiting = [(0.0, start)]
    while waiting:
        cost, hex = heappop(waiting)
        if hex not in found:
            found[hex] = cost
            for near, step in steps[hex]:
                if near not in found:
                    heappush(waiting, (cost + step, near))
    return tuple(0.0 if hex == start else max(1.0, found[hex]) for hex in HEXES)


def way_to(player: Player, hex: Hex) -> float:
    """The action points it takes a hero to get there."""
    return points_to(player.hex, speed(player), bonus(player, "ford") > 0)[hex] if player.hex != NOWHERE else 0.0


class Chart:
    """What each hex promises to a hero with these goals, worked out when somebody asks."""

    def __init__(self, nets: Nets, speed: int, ford: bool) -> None:
        self.nets, self.speed, self.ford = nets, speed, ford
        self.known: dict[tuple[Hex, bool], float] = {}
        self.following: dict[int, float] = {}

    def at(self, hex: Hex, *, moving: bool = False) -> float:
        """The best goal, and the best one after it.

        Whoever is moving leaves the place and is a point's way nearer to everything else.
        """
        if (hex, moving) not in self.known:
            self.known[hex, moving] = self.prospects(hex, moving) if hex != NOWHERE else 0.0
        return self.known[hex, moving]

    def prospects(self, hex: Hex, moving: bool) -> float:
        far, saved = points_to(hex, self.speed, self.ford), POINT if moving else 0.0
        first = [(net - POINT * far[there] + saved, number) for number, (there, net) in enumerate(self.nets)]
        if moving:
            first = [each for each in first if self.nets[each[1]][0] != hex]
        first.sort(reverse=True)
        return hope(max(worth + NEXT * self.after(number) for worth, number in first[:FIRST])) if first else 0.0

    def after(self, number: int) -> float:
        """What may be hoped for once a goal is reached."""
        if number not in self.following:
            on = points_to(self.nets[number][0], self.speed, self.ford)
            others = [net - POINT * on[hex] for hex, net in self.nets]
            del others[number]
            self.following[number] = hope(max(others, default=0.0))
        return self.following[number]


def chart_for(goals: Sequence[Goal], player: Player) -> Chart:
    """Mostly that of a moment ago: while a hero moves, the goals stay what they were."""
    nets = tuple((hex, worth - POINT * points) for hex, worth, points in goals)
    return chart_by(nets, speed(player), bonus(player, "ford") > 0)


@lru_cache(256)
def chart_by(nets: Nets, speed: int, ford: bool) -> Chart:
    return Chart(nets, speed, ford)


def hope(worth: float) -> float:
    """A goal that does not pay now is still better than a farther one: nobody's hopes are less than nothing."""
    return worth if worth > FAINT else FAINT * exp(worth / FAINT - 1)
