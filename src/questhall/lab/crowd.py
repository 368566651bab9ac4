"""A crowd at many tables: people answer at a fixed rate, however long the server takes, and bots answer them.

A load that waits for the server before it sends the next move hides how long others would have waited. Here moves come
when they are due, at tables picked at random among those where a person is asked, and what is late counts from then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from statistics import quantiles
from time import perf_counter

from msgspec import Struct

from questhall.lab.spots import Spot, Visit

AT_ONCE = 20
"""Sockets that are opened at the same time."""


class Crowded(Struct, kw_only=True):
    """What a server did for a crowd."""

    tables: int = 0
    sockets: int = 0
    rate: float = 0.0
    """Moves a second that people sent."""
    seconds: float = 0.0
    moves: int = 0
    """Of people, in the measured time."""
    bots: int = 0
    """Moves of bots and of the tables themselves in that time."""
    p50_ms: float = 0.0
    p90_ms: float = 0.0
    p99_ms: float = 0.0
    worst_ms: float = 0.0
    late_p99_ms: float = 0.0
    """How much later than due the load itself sent its moves: as good as nothing, or the load was the bottleneck."""
    lost: int = 0
    """Moves that nobody saw within ten seconds."""
    refused: int = 0
    broken: int = 0
    """Sockets that ended."""
    idle: int = 0
    """Moves that could not be sent, because nobody at any table was asked."""
    kilobytes_per_second: float = 0.0


class Crowd:
    """All tables, and which of them wait for a person."""

    def __init__(self, visits: Sequence[Visit], seed: int = 0) -> None:
        self.spots = [Spot(self, visit) for visit in visits]
        self.reading: list[asyncio.Task[None]] = []
        self.figures = Crowded(tables=len(visits), sockets=sum(len(visit.tokens) for visit in visits))
        self.random = Random(seed)
        self.positions = self.bytes = 0
        self._asked: list[Spot] = []
        self._places: dict[int, int] = {}

    def note(self, spot: Spot) -> None:
        """Somebody is asked at a table, or no longer: found and taken out in one step, however many there are."""
        key, is_asked = id(spot), spot.asked is not None
        if is_asked and key not in self._places:
            self._places[key] = len(self._asked)
            self._asked.append(spot)
        elif not is_asked and key in self._places:
            place, last = self._places.pop(key), self._asked.pop()
            if last is not spot:
                self._asked[place], self._places[id(last)] = last, place

    async def come(self, address: str) -> None:
        """Everybody sits down."""
        turns = asyncio.Semaphore(AT_ONCE)

        async def one(spot: Spot) -> None:
            async with turns:
                await spot.sit_down(address)

        await asyncio.gather(*(one(spot) for spot in self.spots))

    async def warm_up(self, rate: float, seconds: float) -> None:
        """The same, and nothing is noted."""
        await self._send(rate, seconds)

    async def play(self, rate: float, seconds: float) -> Crowded:
        """Moves at this rate for so long, and how they were seen."""
        self.figures.lost = self.figures.idle = self.figures.refused = 0
        positions, size = self.positions, self.bytes
        times, late = await self._send(rate, seconds)
        figures = self.figures
        figures.rate, figures.seconds, figures.moves = rate, seconds, len(times)
        figures.bots = max(0, self.positions - positions - len(times))
        figures.kilobytes_per_second = round((self.bytes - size) / seconds / 1024, 1)
        if len(times) > 1:
            cuts = quantiles(times, n=100, method="inclusive")
            figures.p50_ms, figures.p90_ms, figures.p99_ms = (round(1000 * cuts[n], 1) for n in (49, 89, 98))
            figures.worst_ms = round(1000 * max(times), 1)
            figures.late_p99_ms = round(1000 * quantiles(late, n=100, method="inclusive")[98], 1)
        return figures

    async def _send(self, rate: float, seconds: float) -> tuple[list[float], list[float]]:
        began, times, late, under_way = perf_counter(), list[float](), list[float](), set[asyncio.Task[None]]()

        async def one(spot: Spot, due: float, id: int) -> None:
            took = await spot.answer(due, id, self.random)
            if took is not None:
                times.append(took)

        for number in range(int(rate * seconds)):
            due = began + number / rate
            await asyncio.sleep(max(0.0, due - perf_counter()))
            late.append(perf_counter() - due)
            if not self._asked:
                self.figures.idle += 1
                continue
            task = asyncio.create_task(one(self.random.choice(self._asked), due, number))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
            await asyncio.sleep(0)  # it is no longer asked once its move is sent
        if under_way:
            await asyncio.wait(under_way)
        return times, late

    async def go(self) -> None:
        for task in self.reading:
            task.cancel()
        await asyncio.gather(*self.reading, return_exceptions=True)
        await asyncio.gather(*(line.close() for spot in self.spots for line in spot.sockets))
