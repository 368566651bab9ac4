"""Where bots think and chances are weighed: in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random, SystemRandom
from typing import Any

from msgspec import Raw, Struct, json

from questhall.bots import make_bot
from questhall.bots.base import thought_of
from questhall.bots.search import StrongBot
from questhall.engine import IllegalMove, Match, Move
from questhall.lab.review import within
from questhall.server.bodies import Hint
from questhall.server.chronicle import load_match
from questhall.server.journal import NO_REASON

THINKERS = 2
TRIES = 2
"""A process may die with the thought of another bot: that one gets a second chance."""
log = logging.getLogger("questhall.bots")


class Answer(Struct, array_like=True):
    """A bot's move, and why, as JSON that goes from its process to the journal."""

    move: Raw
    why: Raw = NO_REASON


class Thinker:
    """A small pool of processes that is started when the first bot has to think."""

    def __init__(self, seconds: float, processes: int = THINKERS) -> None:
        self.seconds = seconds
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(processes)
        """Waiting for a free process is not thinking: only who has one is timed."""
        self._scales = asyncio.Semaphore(1)
        """Whoever asks for chances or a hint leaves the other processes to the bots."""

    async def think(self, record: bytes, seat: int, level: str) -> bytes | None:
        """The bot's `Answer` as JSON; None if it took too long or broke."""
        return await self._work({"seat": seat, "bot": level}, answer, record, seat, level)

    async def weigh(self, record: bytes, seat: int, move: Any) -> bytes | None:
        """The chances of a move as JSON, `null` if it cannot be made; None if that took too long."""
        async with self._scales:
            return await self._work({"seat": seat, "bot": "odds"}, weigh, record, seat, move)

    async def advise(self, record: bytes, seat: int) -> bytes | None:
        """What a strong bot would do on a person's seat, as the JSON of a `Hint`; None if that took too long."""
        async with self._scales:
            return await self._work({"seat": seat, "bot": "hint"}, advise, record, seat)

    async def look_back(self, record: bytes, seat: int) -> bytes | None:
        """A match as one seat may look back at it, as the JSON of a `Review`; None if that took too long."""
        half = self.seconds / 2  # the rest is for a machine that is busy
        return await self._work({"seat": seat, "bot": "review"}, look_back, record, seat, half)

    async def _work(self, facts: dict[str, Any], work: Callable[..., bytes], *words: Any) -> bytes | None:
        async with self._free:
            for _ in range(TRIES):
                pool = self._start()
                try:
                    return await self._ask(pool, work, *words)
                except TimeoutError:
                    log.warning("a bot took too long", extra=facts)
                    self._let_go(pool)
                    return None
                except BrokenProcessPool:
                    log.warning("a process with a bot died", extra=facts)
                    self._let_go(pool)
                except Exception:
                    log.exception("a bot broke", extra=facts)
                    return None
        return None

    async def _ask(self, pool: ProcessPoolExecutor, work: Callable[..., bytes], *words: Any) -> bytes:
        thought = asyncio.get_running_loop().run_in_executor(pool, work, *words)
        try:
            async with asyncio.timeout(self.seconds):
                return await thought
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():  # it is we who are called off
                raise
            raise BrokenProcessPool("it was let go because of another bot") from None

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, initializer=settle_in)
        return self._pool

    def _let_go(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self.close()

    def close(self) -> None:
        """Let go of the processes; what they still think about is worth nothing."""
        if self._pool is not None:
            workers = list(getattr(self._pool, "_processes", {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()
        self._pool = None


def settle_in() -> None:
    """A thinking process ends with the server, however that ends, and leaves being told to stop to it.

    Ctrl-C and service managers tell all processes at once; a bot that died first would answer with any move.
    """
    for told in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def answer(record: bytes, seat: int, level: str) -> bytes:
    """In the other process: the move of a fresh bot, and why. It sees one seat of the match, as every bot does."""
    match = load_match(record)
    if level != "random" and match.game.evaluate is None:
        return json.encode(Answer(written(any_move(match, seat, Random(number_of(match))))))
    thought = thought_of(make_bot(level, number_of(match)), match, seat)
    return json.encode(Answer(written(thought.move), written(thought.reason)))


def written(value: object) -> Raw:
    return Raw(json.encode(value))


def number_of(match: Match) -> int:
    """The number of what is asked: the same whether the match was sent with its past or without."""
    return match.question.at if match.question is not None else 0


def weigh(record: bytes, seat: int, move: Any) -> bytes:
    """In the other process: what may come of a move, for a seat that knows what it sees."""
    match = load_match(record)
    try:
        return json.encode(match.weigh(seat, move, SystemRandom()))
    except IllegalMove:
        return b"null"


def advise(record: bytes, seat: int) -> bytes:
    """In the other process: what a strong bot would do here, and why."""
    match = load_match(record)
    thought = StrongBot(Random(number_of(match))).think(match, seat)
    hint = Hint(thought.move, thought.instead_of, thought.clarity, thought.compared, thought.visits)
    return json.encode(hint)


def look_back(record: bytes, seat: int, seconds: float) -> bytes:
    """In the other process: every decision of a seat weighed, from what it knew then."""
    match = load_match(record)
    return json.encode(within(seconds, match.deal, match.journal, seat))


def any_move(match: Match, seat: int, rng: Random) -> Move:
    """A random answer to what the seat is asked."""
    return rng.choice(match.asks[seat].moves)
