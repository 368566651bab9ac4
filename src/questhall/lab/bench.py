"""Speed, measured through the public interface: decisions a second, clone, load; beside a peer where installed."""

from __future__ import annotations

import platform
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from importlib.util import find_spec
from math import floor
from multiprocessing import get_context
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from msgspec import Struct

import questhall
from questhall.engine import Match

SLICE = 0.4
SLICES = 9


class Bench(Struct):
    """All figures of one run. Rates are medians over slices taken in turn with the peer's."""

    game: str
    players: int
    python: str
    decisions_per_second: float
    fastest_slice: float
    """Decisions a second in the best slice: on a machine shared with others the nearest to an idle one."""
    games_per_second: float
    clone_us: float
    imagine_us: float
    save_us: float
    load_ms: float
    peer: str = ""
    peer_decisions_per_second: float | None = None
    times_peer: float | None = None


def measure(game: str, players: int, seconds: float = SLICE, slices: int = SLICES) -> Bench:
    """Measure a game; the peer's slices alternate with ours, so that both see the same machine.

    Each plays in a process of its own: neither has to drag the other's memory along.
    """
    with fresh_process() as ours, fresh_process() as theirs:
        play = Rate(ours, partial(play_random, game, players))
        peer = Rate(theirs, play_catanatron) if find_spec("catanatron") else None
        for _ in range(slices):
            play.slice(seconds)
            if peer is not None:
                peer.slice(seconds)
    match = halfway(game, players)
    saved = match.save()
    rng = Random(1)
    bench = Bench(
        game,
        players,
        f"CPython {platform.python_version()}",
        round(play.decisions, 0),
        round(max(rate for rate, _ in play.rates), 0),
        round(play.games, 1),
        each(match.clone),
        each(lambda: match.imagine(0, rng)),
        each(match.save),
        each(lambda: questhall.load(saved)) / 1000,
    )
    if peer is not None:
        bench.peer = "catanatron, 4 random players"
        bench.peer_decisions_per_second = round(peer.decisions, 0)
        pairs = zip(play.rates, peer.rates, strict=True)  # neighbours in time: the machine is the same for both
        bench.times_peer = round(median(ours / theirs for (ours, _), (theirs, _) in pairs), 2)
    return bench


class Rate:
    """Plays whole games for a while, several times, and remembers the rates."""

    def __init__(self, process: Executor, play: Callable[[int], int]) -> None:
        self.process = process
        self.play = play
        self.rates: list[tuple[float, float]] = []
        self.seed = 0
        process.submit(play, 0).result()

    def slice(self, seconds: float) -> None:
        decisions, games, passed = self.process.submit(play_for, seconds, self.play, self.seed + 1).result()
        self.seed += games
        self.rates.append((decisions / passed, games / passed))

    @property
    def decisions(self) -> float:
        return median(rate for rate, _ in self.rates)

    @property
    def games(self) -> float:
        return median(rate for _, rate in self.rates)


def fresh_process() -> Executor:
    return ProcessPoolExecutor(1, get_context("spawn"))


def play_for(seconds: float, play: Callable[[int], int], seed: int) -> tuple[int, int, float]:
    """Whole games for so long: decisions, games, and the seconds it took."""
    decisions = games = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        decisions += play(seed + games)
        games += 1
    return decisions, games, perf_counter() - began


def play_random(game: str, players: int, seed: int) -> int:
    """A whole match of random answers; counts those to questions with a choice."""
    random = Random(seed).random
    match = questhall.new(game, players=players, seed=seed)
    decisions = 0
    while asks := match.asks:
        for seat in asks:
            moves = asks[seat].moves
            choices = len(moves)
            if choices > 1:
                decisions += 1
            match.play(seat, moves[floor(random() * choices)])
            break  # of several who are asked, the first answers
    return decisions


def halfway(game: str, players: int) -> Match:
    """A match in its middle: half of the decisions that its random play takes."""
    middle = play_random(game, players, 7) // 2
    random = Random(7).random
    match = questhall.new(game, players=players, seed=7)
    for _ in range(middle):
        seat, ask = next(iter(match.asks.items()))
        match.play(seat, ask.moves[int(random() * len(ask.moves))])
    return match


def each(action: Callable[[], object], seconds: float = 0.2) -> float:
    """The median time of an action in microseconds."""
    times: list[float] = []
    began = perf_counter()
    while perf_counter() - began < seconds or len(times) < 5:
        start = perf_counter()
        action()
        times.append(perf_counter() - start)
    return round(1e6 * median(times), 1)


def play_catanatron(seed: int) -> int:
    """A whole game of Catanatron's random players; real choices are counted as ours are."""
    import random

    from catanatron import Color, Game, RandomPlayer

    choices: list[int] = []

    class Counting(RandomPlayer):  # type: ignore[misc]
        def decide(self, game: Any, playable_actions: Any) -> Any:
            actions = list(playable_actions)
            if len(actions) > 1:
                choices.append(1)
            return random.choice(actions)

    random.seed(seed)
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    Game([Counting(color) for color in colors], seed=seed).play()
    return len(choices)
