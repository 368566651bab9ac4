"""The soak: thousands of random matches over all player counts and option sets, watched by the contract."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from time import perf_counter

from msgspec import Struct

from questhall.engine import Match, RulesError, draw_options
from questhall.games import game_of
from questhall.lab.campaigns import soak_campaign
from questhall.lab.contract import LIMIT, examine, rule_ids
from questhall.lab.knowledge import check_sound
from questhall.lab.trial import ContractBroken, Tally, Trial, random_step

CHUNK = 8
EXAMINE_EVERY = 50
"""Of so many matches one is put through the whole contract, the others are played and watched."""
LOOK_EVERY = 61
"""In that match everything is asked at every so many decisions."""
LONGEST_BEFORE_KILL = 250


Chunk = Callable[[range], tuple[int, Tally, list[str]]]
"""Plays what belongs to some seeds: how many, what was looked at, what was broken."""


class Report(Struct):
    """What a soak of one game found."""

    game: str
    matches: int
    seed: int
    seconds: float
    tally: Tally
    broken: list[str]
    campaigns: bool = False
    """Whether whole campaigns were played: then `matches` says how many of them."""

    def words(self) -> str:
        looked = f"{self.tally.decisions:,} decisions, {self.tally.examined:,} positions examined"
        more = f"{self.tally.refused:,} forged moves, {self.tally.undone:,} undos, {self.tally.imagined:,} imaginings"
        vague = (self.tally.not_your_turn + self.tally.not_now) / max(1, self.tally.pointed_at)
        more += f", {self.tally.pointed_at:,} things pointed at ({vague:.0%} answered by “not your turn” or “not now”)"
        found = "\n".join(self.broken) if self.broken else "nothing broken"
        played = f"{self.matches:,} matches"
        if self.campaigns:
            played = f"{self.matches:,} whole campaigns of {self.tally.matches:,} matches"
        head = f"{self.game}: {played} (seed {self.seed}) in {self.seconds:.0f} s"
        return f"{head}: {looked}, {more}: {found}"


def soak(
    key: str,
    matches: int,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    *,
    campaigns: bool = False,
) -> Report:
    """Play matches, or whole campaigns, with seeds from `seed` on; broken promises are collected, not raised."""
    began = perf_counter()
    tally, broken = Tally(), []
    play = soak_campaign if campaigns else soak_match
    for done, part, found in rounds(partial(soak_chunk, play, key), matches, seed, jobs):
        tally.add(part)
        broken += found
        progress(done)
    return Report(key, matches, seed, round(perf_counter() - began, 1), tally, broken, campaigns)


def rounds(play: Chunk, matches: int, seed: int, jobs: int) -> Iterator[tuple[int, Tally, list[str]]]:
    chunks = [range(start, min(start + CHUNK, seed + matches)) for start in range(seed, seed + matches, CHUNK)]
    if jobs <= 1:
        yield from map(play, chunks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, chunks)


def soak_chunk(play: Callable[[str, int], Tally], key: str, seeds: range) -> tuple[int, Tally, list[str]]:
    tally, broken = Tally(), []
    for seed in seeds:
        try:
            tally.add(play(key, seed))
        except ContractBroken as found:
            tally.matches += 1
            broken.append(str(found))
    return len(seeds), tally, broken


def soak_match(key: str, seed: int) -> Tally:
    """One match; player count and options follow from the seed. Now and then everything is asked of it."""
    game, rng = game_of(key), Random(seed)
    players = game.players[seed % len(game.players)]
    options = draw_options(game, players, rng.choice)
    if seed % EXAMINE_EVERY == 0:
        return examine(game, players, seed, options=options, rules=rule_ids(game), every=LOOK_EVERY)
    return play_through(Trial(game, players, seed, options))


def play_through(trial: Trial) -> Tally:
    """Play to the end and watch the pieces; somewhere the match is killed, loaded, and must go on just the same."""
    match, kill_at = trial.match, trial.rng.randrange(LONGEST_BEFORE_KILL)
    twin: Match | None = None
    try:
        while not trial.is_done:
            trial.demand(trial.step < LIMIT, f"random play does not end within {LIMIT} steps")
            if trial.step == kill_at:
                twin = trial.copy()
            step = random_step(match, trial.rng)
            match.play(*step)
            if twin is not None:
                twin.play(*step)
            trial.step += 1
            check_sound(trial)
        same = twin is None or twin.save() == match.save()
        trial.demand(same, f"killed at step {kill_at} and loaded, it went on differently")
    except RulesError as error:
        raise trial.broken(str(error)) from error
    trial.tally.decisions = trial.step
    return trial.tally
