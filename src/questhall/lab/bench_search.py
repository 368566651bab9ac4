"""Speed of search and simulation: futures a second, two cores beside two bare loops, memory; beside OpenSpiel."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from importlib.util import find_spec
from multiprocessing import get_context
from random import Random
from statistics import median
from time import perf_counter, process_time

from msgspec import Struct
from msgspec.structs import replace

from questhall.bots import Box, SearchBot, make_bot
from questhall.engine import Match
from questhall.engine.deal import make_deal
from questhall.games import GAMES, game_of
from questhall.lab.bench import fresh_process
from questhall.lab.plan import Plan, make_plan, seed_of
from questhall.lab.simulate import seat_bot, simulate

THINKS = 0.2
POSITIONS, EVERY = 10, 9
"""A search is measured at so many decisions of a greedy match, each so many real choices after the last."""
CORES = 2
LOOPED = ("rollplayer", "greedy"), ("rollplayer", "random")
PEER = "OpenSpiel's ISMCTS in Python, gin rummy, random rollouts"
PEER_SIMULATIONS = 50
PEER_EXPLORES = 2.0
KB = 1024.0


class SearchSpeed(Struct):
    """How fast the search bot plays futures through."""

    game: str
    positions: int
    futures: int
    futures_per_second: float
    """Of one core's time. A future is an imagined match, played on to the seat's next turn by what all would do."""
    memory_mb: float
    """The most that its process had."""


class LoopSpeed(Struct):
    """The same matches by `simulate` on two cores, and by two processes that do nothing but play them."""

    game: str
    bots: str
    decisions: int
    simulate_per_second: float
    loops_per_second: float
    share: float
    """What `simulate` reaches of the loops' speed: the median of neighbouring pairs."""


class LabBench(Struct):
    """All figures of one run."""

    searches: list[SearchSpeed]
    loops: list[LoopSpeed]
    peer: str = ""
    peer_iterations_per_second: float | None = None


def measure_lab(seconds: float, slices: int) -> LabBench:
    """Search in every game, each in a fresh process, in turns with the peer; then both ways of using two cores."""
    searches, peers = [], []
    for game in GAMES:
        with fresh_process() as process:
            searches.append(process.submit(search_speed, game).result())
        if find_spec("open_spiel"):
            with fresh_process() as process:
                peers.append(process.submit(peer_speed, len(searches)).result())
    bench = LabBench(searches, [loop_speed(game, bots, seconds, slices) for game, bots in LOOPED])
    if peers:
        bench.peer, bench.peer_iterations_per_second = PEER, round(median(peers), 1)
    return bench


# One core


def search_speed(game: str, thinks: float = THINKS, positions: int = POSITIONS) -> SearchSpeed:
    """Think at some decisions of a greedy match of two, wherever there is something to compare."""
    rates: list[float] = []
    futures = 0
    for match, seat in decisions_of(game):
        began = process_time()
        visits = SearchBot(Random(len(rates)), Box(seconds=thinks)).think(match, seat).visits
        if visits:
            futures += visits
            rates.append(visits / (process_time() - began))
        if len(rates) == positions:
            break
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / KB
    return SearchSpeed(game, len(rates), futures, round(median(rates), 1), round(memory, 1))


def decisions_of(game: str, seed: int = 7) -> Iterator[tuple[Match, int]]:
    """Some of the real choices of greedy matches of two, and whose they are."""
    bots, choices = [make_bot("greedy", seat) for seat in range(2)], 0
    while True:
        match = Match(make_deal(game_of(game), 2, seed=seed))
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            choices += len(ask.moves) > 1
            if len(ask.moves) > 1 and not choices % EVERY:
                yield match, seat
            match.play(seat, bots[seat].choose(match, seat))
        seed += 1


def peer_speed(seed: int) -> float:
    """Iterations a second of OpenSpiel's search, at some decisions of a random game of gin rummy."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    rng, game = numpy.random.RandomState(seed), pyspiel.load_game("gin_rummy")
    rollouts = RandomRolloutEvaluator(1, rng)
    bot = ISMCTSBot(game, rollouts, uct_c=PEER_EXPLORES, max_simulations=PEER_SIMULATIONS, random_state=rng)
    state, choices = game.new_initial_state(), 0
    rates: list[float] = []
    while not state.is_terminal() and len(rates) < POSITIONS:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
            continue
        moves = state.legal_actions()
        choices += len(moves) > 1
        if len(moves) > 1 and not choices % 4:
            began = process_time()
            bot.step(state)
            rates.append(PEER_SIMULATIONS / (process_time() - began))
        state.apply_action(int(rng.choice(moves)))
    return float(median(rates))


# Two cores


def loop_speed(game: str, bots: str, seconds: float, slices: int) -> LoopSpeed:
    """Play the same matches both ways in turns, and compare neighbours in time."""
    plan = plan_of(game, bots, seconds)
    looped, simulated = [], []
    for _ in range(slices):
        looped.append(bare_loops(plan))
        began = perf_counter()
        outcomes = simulate(plan, CORES)
        simulated.append(perf_counter() - began)
    decisions = sum(outcome.decisions for outcome in outcomes)
    share = median(theirs / ours for theirs, ours in zip(looped, simulated, strict=True))
    rates = (round(decisions / median(simulated), 1), round(decisions / median(looped), 1))
    return LoopSpeed(game, bots, decisions, *rates, round(share, 3))


def plan_of(game: str, bots: str, seconds: float, players: int = 4) -> Plan:
    """As many matches as two loops play in about so many seconds."""
    plan = make_plan(game, players, 2 * CORES, (bots,), closely=False)
    return replace(plan, games=max(plan.games, int(seconds / bare_loops(plan) * plan.games)))


def bare_loops(plan: Plan) -> float:
    """The seconds that two processes take, each of which plays every other match in a bare loop."""
    processes = [get_context("fork").Process(target=bare_loop, args=(plan, first)) for first in range(CORES)]
    began = perf_counter()
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    return perf_counter() - began


def bare_loop(plan: Plan, first: int) -> None:
    """Nothing but bots that answer: no counting, no results."""
    for index in range(first, plan.games, CORES):
        seed, game = seed_of(plan, index), game_of(plan.game)
        match = Match(make_deal(game, plan.players, seed=seed, options=plan.options))
        bots = [seat_bot(plan, seed, seat, name) for seat, name in enumerate(plan.seats(index))]
        while not match.over:
            seat = next(iter(match.asks))
            match.play(seat, bots[seat].choose(match, seat))
