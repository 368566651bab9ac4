"""Find the weights of a game's `prospects` again, from matches that heroes play by their first thought.

    python tools/fit_prospects.py runebound1 --matches 300

At the beginning of every turn the traits of both heroes are noted. The weights make the chances of each moment fit
those of the moments after it and, in the end, who won (temporal differences, λ 0.75): so luck late in a match says
little about its beginning, and what was hoped for is set against what came of it. Every fifth match is kept out; how
well its winners were foreseen is printed too. Needs numpy.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

import questhall
from questhall.bots.foresight import likely
from questhall.engine import Match

LAMBDA, ROUNDS, NEWTON = 0.75, 30, 6
RIDGE = 20.0
"""How much weights are held down, where traits are counted in standard deviations."""
LONGEST = 1500
TURN = ("movement", "turn")
"""The phases a turn begins with."""
Rows = list[tuple[Any, float]]
"""For each match: how the traits of seat 0 differ from those of seat 1, turn by turn; and whether seat 0 won."""


def played(key: str, number: int, traits: Any) -> tuple[list[dict[str, float]], Match]:
    """A match of two in which everybody does what comes to mind first."""
    match = questhall.new(key, players=2, seed=number).imagine(0, Random(number))
    noted, stretch = [], None
    for _ in range(LONGEST):
        if match.over:
            break
        state = match.state
        if state.phase in TURN and stretch != (state.round, state.active):
            stretch = (state.round, state.active)
            mine, theirs = traits(state, 0), traits(state, 1)
            noted.append({name: mine[name] - theirs[name] for name in mine})
        seat = next(iter(match.asks))
        match.play(seat, likely(match, seat))
    return noted, match


def collect(key: str, matches: int, seed: int) -> tuple[list[str], Rows]:
    prospects = import_module(f"questhall.games.{key}.bot.prospects")
    rows: Rows = []
    for number in range(seed, seed + matches):
        noted, match = played(key, number, prospects.traits)
        if match.result is not None and len(match.result.winners) == 1 and noted:
            turns = [[each[name] for name in prospects.WEIGHTS] for each in noted]
            rows.append((np.array(turns), float(match.result.winners[0] == 0)))
    return [*prospects.WEIGHTS], rows


def chances(turns: Any, weights: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(turns @ weights, -30, 30)))


def targets(turns: Any, won: float, weights: Any) -> Any:
    """What the chances of each turn should be: a mixture of those of all later ones, and the end."""
    foreseen = chances(turns, weights)
    found = np.empty(len(turns))
    found[-1] = won
    for place in range(len(turns) - 2, -1, -1):
        found[place] = (1 - LAMBDA) * foreseen[place + 1] + LAMBDA * found[place + 1]
    return found


def fit(rows: Rows) -> Any:
    turns = np.concatenate([each for each, _ in rows])
    spread = turns.std(0) + 1e-9
    scaled, weights = turns / spread, np.zeros(turns.shape[1])
    for _ in range(ROUNDS):
        wanted = np.concatenate([targets(each / spread, won, weights) for each, won in rows])
        for _ in range(NEWTON):
            foreseen = chances(scaled, weights)
            slope = scaled.T @ (foreseen - wanted) + RIDGE * weights
            bend = (scaled * (foreseen * (1 - foreseen) + 1e-4)[:, None]).T @ scaled + RIDGE * np.eye(len(weights))
            weights -= np.linalg.solve(bend, slope)
    return weights / spread


def surprise(rows: Rows, weights: Any) -> float:
    """The mean of -log of what was foreseen for what happened: 0.693 for whoever knows nothing."""
    turns = np.concatenate([each for each, _ in rows])
    won = np.concatenate([np.full(len(each), end) for each, end in rows])
    foreseen = np.clip(chances(turns, weights), 1e-3, 1 - 1e-3)
    return float(-np.mean(won * np.log(foreseen) + (1 - won) * np.log(1 - foreseen)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    names, rows = collect(asked.game, asked.matches, asked.seed)
    known, unknown = [row for n, row in enumerate(rows) if n % 5], rows[::5]
    print(f"{len(rows)} matches; surprise in {len(unknown)} kept out: {surprise(unknown, fit(known)):.3f}")
    turns, won = np.concatenate([each for each, _ in unknown]), [end for each, end in unknown for _ in each]
    for low in np.arange(0, 1, 0.2):
        inside = [(c, w) for c, w in zip(chances(turns, fit(known)), won, strict=True) if low <= c < low + 0.2]
        if inside:
            print(f"  foreseen {np.mean([c for c, _ in inside]):.2f}, came true {np.mean([w for _, w in inside]):.2f}")
    for name, weight in zip(names, fit(rows), strict=True):
        print(f'    "{name}": {weight:.4f},')


if __name__ == "__main__":
    main()
