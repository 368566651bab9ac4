"""Other servers of the same hall: each says every second that it lives, hears what the others did, and takes over from
those that are no more.

One connection does all three, so a server that cannot hear is not taken for alive, and knows it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

import asyncpg

from questhall import __version__
from questhall.server.catching_up import EVERYTHING, catch_up, hold, note_behind
from questhall.server.news import (
    CHANNEL,
    READ_NEWS,
    AnyNews,
    Changed,
    Entered,
    Freed,
    Held,
    PersonChanged,
)

if TYPE_CHECKING:
    from questhall.server.hall import Hall

BEATS_TO_DEATH = 5
"""A server that has missed so many heartbeats is dead."""
FAREWELL_SECONDS = 2.0
SOURCES = (".py", ".toml")
NOW = "extract(epoch from clock_timestamp())"  # of the database: those of the machines may differ
BEAT = (
    f"INSERT INTO nodes (id, seen, build) VALUES ($1, {NOW}, $2)"
    " ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0 AS is_new, seen"
)
BURY = f"DELETE FROM nodes WHERE seen < {NOW} - $1 RETURNING id"
LIVING = f"SELECT id, build FROM nodes WHERE seen >= {NOW} - $1"
EMPTY_SEATS = "DELETE FROM presence WHERE node NOT IN (SELECT id FROM nodes)"
LEAVE = "UPDATE nodes SET seen = 0 WHERE id = $1"
log = logging.getLogger("questhall.neighbours")


class Neighbours:
    """The heart and the ear of this server. With a SQLite file there are no others."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.database = hall.database
        self.leases = hall.leases
        self.patience = hall.settings.beat_seconds * BEATS_TO_DEATH
        self.build = "" if self.database.is_sqlite else built_from()
        self._line: Any = None
        self._beaten = -self.patience
        """When the heart beat last, on the clock that never jumps."""

    async def join(self) -> None:
        """Before anything else is done here the others know that this server lives."""
        if not self.database.is_sqlite:
            await self._beat()

    async def leave(self) -> None:
        """The others need not wait until this server is missed."""
        if self._line is not None and not self._line.is_closed():
            try:
                async with asyncio.timeout(FAREWELL_SECONDS):  # the driver's own limit forgets what it waits for first
                    await self._line.execute(LEAVE, self.database.node)
            except Exception as error:
                log.warning("left without a word", extra={"error": str(error)})
            await self._hang_up()

    async def run(self) -> None:
        while not self.database.is_sqlite:
            await asyncio.sleep(self.hall.settings.beat_seconds)
            try:
                async with asyncio.timeout(self.patience):  # `wait_for` of Python 3.11 may swallow being stopped
                    await self._beat()
            except Exception as error:
                log.warning("no heartbeat", extra={"error": f"{type(error).__name__}: {error}"})
                await self._hang_up()
            self.leases.is_alive = time.monotonic() - self._beaten < self.patience

    # The line

    async def _pick_up(self) -> Any:
        """The connection that hears. After a new one was made nobody knows what was said meanwhile."""
        if self._line is None or self._line.is_closed():
            _, options = self.database.engine.dialect.create_connect_args(self.database.engine.url)
            self._line = await asyncpg.connect(**options, server_settings={"application_name": "questhall ear"})
            await self._line.add_listener(CHANNEL, self._hear)
            self.leases.forget_others()
            self.hall.later(self._look_everywhere())
        return self._line

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.terminate()

    async def _look_everywhere(self) -> None:
        for room in list(self.hall.rooms.values()):
            room.behind.update(EVERYTHING)
            await catch_up(room)

    # The heart

    async def _beat(self) -> None:
        line = await self._pick_up()
        is_regular = time.monotonic() - self._beaten < self.patience
        beat = await line.fetchrow(BEAT, self.database.node, self.build)
        self._beaten = time.monotonic()
        self.hall.keeper.agree(beat["seen"])
        if beat["is_new"]:
            self._begin_anew()
        was_alive, self.leases.is_alive = self.leases.is_alive, True
        gone = await line.fetch(BURY, self.patience) if is_regular else []  # whoever was away himself accuses nobody
        living = {row["id"]: row["build"] for row in await line.fetch(LIVING, self.patience)}
        if gone:
            await self._take_over_from([row["id"] for row in gone])
        if own := await self.leases.make_sure(line):
            self.hall.later(self.hall.attend(own))
        await self.leases.let_go(line)
        while matches := await self.leases.take_over(line):
            self.hall.later(self.hall.go_on_with(matches))
        if living.keys() != self.leases.living.keys() or not was_alive:
            self._note_living(living)

    def _begin_anew(self) -> None:
        """Nobody knew this server, or they took it for dead."""
        self.leases.forget()
        self.hall.presence.forget()
        for room in self.hall.rooms.values():
            self.hall.presence.note(room)

    async def _take_over_from(self, dead: list[str]) -> None:
        log.warning("servers are gone", extra={"nodes": dead})
        await self._line.execute(EMPTY_SEATS)
        self.hall.later(self.hall.wake_up())  # also what had no lease yet when they died

    def _note_living(self, living: dict[str, str]) -> None:
        log.info("servers", extra={"nodes": sorted(living)})
        self.leases.living = living
        for room in self.hall.rooms.values():
            note_behind(self.hall, room.paper.id, "people")
            room.autopilot.wake()

    # The ear

    def _hear(self, line: Any, pid: int, channel: str, payload: str) -> None:
        news = READ_NEWS(payload)
        if news.node != self.database.node:
            self._heed(news)

    def _heed(self, news: AnyNews) -> None:
        match news:
            case Entered():
                for table, seq in news.rows:
                    note_behind(self.hall, table, "rows", seq)
            case Changed():
                for table in news.tables:
                    note_behind(self.hall, table, news.part)
            case Held():
                hold(self.hall, news)
            case Freed():
                self.leases.freed(news.match)
                self.hall.wake(news.match)
            case PersonChanged():
                self.hall.forget(news.person, news.session, gone=news.gone)


@cache
def built_from(*folders: Traversable) -> str:
    """Servers for which this is equal agree on every match: the version, and all that rules are made of."""
    found = blake2b(digest_size=12)
    for folder in folders or (files("questhall.engine"), files("questhall.games")):
        for name, content in sources(folder):
            found.update(name.encode() + b"\0" + content + b"\0")
    return f"{__version__} {found.hexdigest()}"


def sources(folder: Traversable, name: str = "") -> Iterator[tuple[str, bytes]]:
    """Code and data; words may be mended while people play."""
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from sources(each, f"{name}/{each.name}")
        elif each.name.endswith(SOURCES):
            yield f"{name}/{each.name}", each.read_bytes()
