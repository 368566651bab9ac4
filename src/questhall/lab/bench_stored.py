"""A hall in which very much is stored: how long people wait for their lists, and for a table that is opened again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from http.client import HTTPConnection
from random import Random
from statistics import quantiles
from time import perf_counter
from urllib.parse import urlsplit

from msgspec import Struct, json

from questhall.lab.bench_crowd import processor_seconds
from questhall.lab.crowd import Crowd
from questhall.lab.spots import Visit

Got = tuple[float, int]
"""Seconds that somebody waited, and bytes that he got."""


class Waited(Struct):
    """One kind of request, made one after another."""

    what: str
    times: int
    p50_ms: float
    p99_ms: float
    processor_ms: float
    """Of the server, for each."""
    kilobytes: float
    """In the mean."""


class Shelf(Struct):
    """What lies in a hall, and who may ask for it."""

    people: Sequence[str]
    """Sessions of people who sit at a few tables."""
    veterans: Sequence[str]
    """Of people who sit at thousands."""
    finished: Sequence[Visit]
    sleeping: Sequence[Visit]
    """Their match goes on; nobody has opened them since the server started."""


class Browser:
    """Keeps its connection, as browsers do."""

    def __init__(self, address: str) -> None:
        self.line = HTTPConnection(urlsplit(address).netloc)

    def timed(self, path: str, token: str) -> Got:
        began = perf_counter()
        body = self.get(path, token)
        return perf_counter() - began, len(body)

    def get(self, path: str, token: str) -> bytes:
        self.line.request("GET", path, headers={"Cookie": f"questhall={token}"})
        answer = self.line.getresponse()
        body = answer.read()
        assert answer.status == 200, f"{path}: {answer.status} {body[:200]!r}"
        return body


def measure_stored(address: str, pid: int, shelf: Shelf, times: int, seed: int = 0) -> list[Waited]:
    """Every kind of request so often, each time of another person and about another table."""
    random, browser = Random(seed), Browser(address)

    def some(visits: Sequence[Visit]) -> list[Visit]:
        return random.sample(list(visits), min(times, len(visits)))

    def tables(token: str) -> Callable[[], Got]:
        return lambda: browser.timed("/api/tables", token)

    def opened(visit: Visit) -> Callable[[], Got]:
        return lambda: browser.timed(f"/api/tables/{visit.table}", visit.tokens[0])

    finished = some(shelf.finished)
    lists = [random.choice(shelf.people) for _ in range(times)]
    long_lists = [shelf.veterans[number % len(shelf.veterans)] for number in range(times)]
    return [
        waited("my tables and the open ones", pid, [tables(token) for token in lists]),
        waited("the same, of somebody with thousands", pid, [tables(token) for token in long_lists]),
        waited("a finished match, opened", pid, [opened(visit) for visit in finished]),
        waited("its last position, played anew", pid, [last_step(browser, visit) for visit in finished]),
        waited("a sleeping match, until its position is there", pid, [seat(address, v) for v in some(shelf.sleeping)]),
    ]


def last_step(browser: Browser, visit: Visit) -> Callable[[], Got]:
    """Looking back begins with the end. How many entries there are, a first question says, which is not measured."""
    path, token = f"/api/tables/{visit.table}/steps", visit.tokens[0]
    entries = json.decode(browser.get(f"{path}/0", token))["of"]
    return lambda: browser.timed(f"{path}/{entries}", token)


def seat(address: str, visit: Visit) -> Callable[[], Got]:
    """Somebody comes back to his match."""

    async def come() -> Got:
        crowd, began = Crowd([Visit(visit.table, visit.tokens[:1])]), perf_counter()
        await crowd.come(address)
        passed = perf_counter() - began
        await crowd.go()
        return passed, crowd.bytes

    return lambda: asyncio.run(come())


def waited(what: str, pid: int, requests: Sequence[Callable[[], Got]]) -> Waited:
    for request in requests[: len(requests) // 5]:  # what every game needs once is there after these
        request()
    times, size, before = list[float](), 0, processor_seconds(pid)[0]
    for request in requests[len(requests) // 5 :]:
        passed, length = request()
        times.append(passed)
        size += length
    spent = processor_seconds(pid)[0] - before
    cuts = quantiles(times, n=100, method="inclusive")
    p50, p99 = round(1000 * cuts[49], 1), round(1000 * cuts[98], 1)
    return Waited(what, len(times), p50, p99, round(1000 * spent / len(times), 2), round(size / len(times) / 1024, 1))
