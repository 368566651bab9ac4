"""Find the weights of a game's `prospects` again, from matches that heroes play by their first thought.

    python tools/fit_prospects.py runebound1 --players 4 --matches 1000

Whoever has a lead is harmed by one rival at a table of two and by three at one of four, so each has weights of its
own. At the beginning of every turn the traits of all heroes are noted. The weights make the chances of each moment fit
those of the moments after it and, in the end, who won (temporal differences, λ 0.9): so luck late in a match says
little about its beginning, and what was hoped for is set against what came of it. Every fifth match is kept out; how
well its winners were foreseen is printed too.

Now and then a hero does something else that looks good, so that the weights are told of more than one way to play.
Needs numpy.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import numpy as np

import questhall
from questhall.bots.foresight import likely
from questhall.engine import Match

LAMBDA, ROUNDS, NEWTON = 0.9, 12, 4
RIDGE = 3.0
"""How much weights are held down, where traits are counted in the size they mostly have."""
WHIM = 0.1
"""How often a hero follows one of the plans of his game, whichever."""
LONGEST = 6000
TURN = ("movement", "turn")
"""The phases a turn begins with."""
MOST_SEATS = 4


class Course(NamedTuple):
    """A match, turn by turn: the traits of every hero, and who won."""

    traits: Any
    is_in: Any
    """Whether there is such a seat."""
    won: int


class Gatherer:
    """Plays matches and notes what heroes are like."""

    def __init__(self, key: str, players: int, options: dict[str, str]) -> None:
        self.key, self.players, self.options = key, players, options
        self.prospects = import_module(f"questhall.games.{key}.bot.prospects")
        self.names = [*self.prospects.OF_TWO]

    def course(self, number: int) -> Course | None:
        rng, players = Random(number), self.players
        match = questhall.new(self.key, players=players, seed=number, options=self.options).imagine(0, rng)
        noted, stretch = [], None
        for _ in range(LONGEST):
            if match.over:
                break
            state = match.state
            if state.phase in TURN and stretch != (state.round, state.active):
                stretch = (state.round, state.active)
                noted.append([self.row(state, seat, players) for seat in range(MOST_SEATS)])
            seat = next(iter(match.asks))
            match.play(seat, some_plan(match, seat, rng) or likely(match, seat))
        if match.result is None or len(match.result.winners) != 1 or not noted:
            return None
        is_in = np.arange(MOST_SEATS) < players
        return Course(np.array(noted), np.tile(is_in, (len(noted), 1)), match.result.winners[0])

    def row(self, state: Any, seat: int, players: int) -> Any:
        if seat >= players:
            return np.zeros(len(self.names))
        traits = self.prospects.traits(state, seat)
        return np.array([traits[name] for name in self.names])


def some_plan(match: Match, seat: int, rng: Random) -> Any:
    """Now and then the first move of any plan."""
    plans = match.game.plans
    if plans is None or rng.random() > WHIM:
        return None
    found = plans(match.state, seat, match.asks[seat].moves)
    return rng.choice([plan[0] for plan in found]) if found else None


def chances(traits: Any, is_in: Any, weights: Any) -> Any:
    """Of every hero."""
    merits = np.where(is_in, traits @ weights, -40.0)
    powers = np.exp(merits - merits.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def targets(course: Course, scale: Any, weights: Any) -> Any:
    """What the chances of each turn should be: a mixture of those of all later ones, and the end."""
    foreseen = chances(course.traits / scale, course.is_in, weights)
    found = np.zeros_like(foreseen)
    found[-1, course.won] = 1.0
    for place in range(len(found) - 2, -1, -1):
        found[place] = (1 - LAMBDA) * foreseen[place + 1] + LAMBDA * found[place + 1]
    return found


def fit(courses: list[Course]) -> Any:
    traits, is_in = (np.concatenate([course[part] for course in courses]) for part in (0, 1))
    scale = np.sqrt((traits.reshape(-1, traits.shape[2]) ** 2).mean(axis=0)) + 1e-9
    scaled, weights = traits / scale, np.zeros(traits.shape[2])
    for _ in range(ROUNDS):
        wanted = np.concatenate([targets(course, scale, weights) for course in courses])
        for _ in range(NEWTON):
            foreseen = chances(scaled, is_in, weights)
            missed = (foreseen - wanted) * is_in
            slope = np.einsum("nsf,ns->f", scaled, missed) + RIDGE * weights
            bend = (RIDGE + 1e-3) * np.eye(len(weights))
            for one in range(MOST_SEATS):
                for other in range(MOST_SEATS):
                    both = foreseen[:, one] * ((one == other) - foreseen[:, other])
                    bend += (scaled[:, one] * both[:, None]).T @ scaled[:, other]
            weights -= np.linalg.solve(bend, slope)
    return weights / scale


def surprise(courses: list[Course], weights: Any) -> float:
    """The mean of -log of what was foreseen for what happened."""
    foreseen = [chances(course.traits, course.is_in, weights)[:, course.won] for course in courses]
    return float(-np.log(np.maximum(np.concatenate(foreseen), 1e-4)).mean())


def foresight(courses: list[Course], weights: Any) -> None:
    """How often came true what was foreseen."""
    pairs = [
        (chance, seat == course.won)
        for course in courses
        for turn, seats in zip(chances(course.traits, course.is_in, weights), course.is_in, strict=True)
        for seat, chance in enumerate(turn)
        if seats[seat]
    ]
    for low in np.arange(0, 1, 0.2):
        inside = [pair for pair in pairs if low <= pair[0] < low + 0.2]
        if inside:
            print(f"  foreseen {np.mean([p for p, _ in inside]):.2f}, came true {np.mean([w for _, w in inside]):.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2, choices=range(2, MOST_SEATS + 1))
    parser.add_argument("--matches", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=100_000)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    gatherer = Gatherer(asked.game, asked.players, dict(option.split("=", 1) for option in asked.option))
    found = [gatherer.course(number) for number in range(asked.seed, asked.seed + asked.matches)]
    courses = [course for course in found if course is not None]
    known, unknown = [course for n, course in enumerate(courses) if n % 5], courses[::5]
    weights = fit(known)
    print(f"{len(courses)} matches; surprise in {len(unknown)} kept out: {surprise(unknown, weights):.3f}")
    foresight(unknown, weights)
    for name, weight in zip(gatherer.names, fit(courses), strict=True):
        print(f'    "{name}": {weight:.4f},')


if __name__ == "__main__":
    main()
