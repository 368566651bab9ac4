"""Matches of bots on many machines: the same chunks as on one, handed out by Ray."""

from __future__ import annotations

import os
from collections.abc import Iterator

from questhall.engine import QuesthallError
from questhall.lab.plan import Plan
from questhall.lab.simulate import Outcome, chunks_of, play_chunk

ADDRESS = "RAY_ADDRESS"
"""The variable that says where a cluster waits; Ray reads it by itself."""


def in_cluster(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
    """Chunks of the plan's matches as they come in: from the cluster that waits, else from one begun on this machine.

    A match hangs on the plan and its number alone, so it does not matter where it is played, or whether a second time
    because a machine was lost.
    """
    try:
        import ray
    except ImportError as error:
        raise QuesthallError(f"--engine ray needs Ray: pip install 'questhall[ray]' ({error})") from None

    begun_here = not ray.is_initialized()
    if begun_here:
        here = {} if os.environ.get(ADDRESS) else {"num_cpus": jobs, "include_dashboard": False}
        ray.init(configure_logging=False, log_to_driver=False, **here)
    try:
        play = ray.remote(play_chunk)
        running = [play.remote(plan, indices) for indices in chunks_of(plan, jobs)]
        while running:
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        if begun_here:
            ray.shutdown()
