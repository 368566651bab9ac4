"""All tables that are in memory, and what they share."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from questhall.server.alarms import Alarms, alarm_at
from questhall.server.bots import Thinker
from questhall.server.campaigns import Campaigns
from questhall.server.catching_up import EVERYTHING, catch_up
from questhall.server.config import Settings
from questhall.server.database import Database, Step
from questhall.server.housekeeping import Housekeeping
from questhall.server.journal import Journal
from questhall.server.leases import Leases
from questhall.server.limits import RateLimit
from questhall.server.loading import load
from questhall.server.neighbours import Neighbours
from questhall.server.paper import Paper
from questhall.server.parting import in_time
from questhall.server.people import People
from questhall.server.presence import Presence
from questhall.server.problems import Denied, no_table
from questhall.server.reaching import Reaching
from questhall.server.reviews import Reviews
from questhall.server.room import Room
from questhall.server.snapshots import Snapshots
from questhall.server.store import Store
from questhall.server.timekeeping import Timekeeper
from questhall.server.turns import Turns

SWEEP_SECONDS = 30.0
DESKS = 2
TRIES = 5
Result = TypeVar("Result")
IDS = re.compile(r"[0-9a-f]{1,32}")
log = logging.getLogger("questhall.hall")


class Hall:
    """Opens tables when somebody asks for them and puts them away when nobody does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.keeper = Timekeeper()
        self.database = Database(settings.database_url)
        self.store = Store(self.database)
        self.campaigns = Campaigns(self.database)
        self.journal = Journal(self.database)
        self.snapshots = Snapshots(self.store)
        self.people = People(self.database, settings.session_seconds)
        self.reaching = Reaching(self.database, settings)
        self.turns = Turns(self)
        self.alarms = Alarms(self)
        self.thinker = Thinker(settings.think_seconds)
        self.reviews = Reviews(settings.review_seconds)
        self.housekeeping = Housekeeping(self)
        self.leases = Leases(self)
        self.presence = Presence(self.database)
        self.neighbours = Neighbours(self)
        self.guest_limit = RateLimit(settings.limits.guests)
        self.chat_limit = RateLimit(settings.limits.chat)
        self.notice_limit = RateLimit(settings.limits.chat)
        self.table_limit = RateLimit(settings.limits.tables)
        self.effort_limit = RateLimit(settings.limits.efforts)
        self.rooms: dict[str, Room] = {}
        self.sockets: Counter[str] = Counter()
        """How many each person has open, at all tables."""
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._dropped: set[str] = set()
        """Tables that left the memory, or could not be opened, while the disk failed: every sweep tries again."""
        self._missed: set[str] = set()
        """Tables of which news came while they were being opened."""
        self._tasks: list[asyncio.Task[None]] = []
        self._desks = asyncio.Semaphore(DESKS)
        self._later: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.settings.data.mkdir(parents=True, exist_ok=True)
        await self.database.open()
        await self.neighbours.join()
        work = self.wake_up(), self._sweep(), self.housekeeping.run(), self.neighbours.run(), self.presence.run()
        self._tasks = [asyncio.create_task(each) for each in (*work, self.turns.run(), self.alarms.run())]

    async def close(self) -> None:
        """Nothing is lost: what was acknowledged is on disk already. So nothing is waited for in vain, either."""
        for task in self._tasks:
            task.cancel()
        await in_time(*self._tasks)
        rooms = list(self.rooms.values())
        for listener in [each for room in rooms for each in room.listeners]:
            listener.end()
        await in_time(*(room.autopilot.stop() for room in rooms))
        await in_time(self.neighbours.leave())
        self.thinker.close()
        self.reviews.close()
        await in_time(self.journal.close())
        await in_time(self.snapshots.close())
        await in_time(*self._later)
        await in_time(self.database.close())

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody has to wait for."""
        task = asyncio.create_task(self._quietly(work))
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            log.exception("something left for later failed")

    async def work_apart(self, work: Callable[..., Result], *facts: Any) -> Result:
        """Playing a match anew takes long: in a thread, and not many at once, so that the tables do not wait for it."""
        async with self._desks:
            return await asyncio.to_thread(work, *facts)

    async def room(self, table: str) -> Room:
        """The table, opened if it is not."""
        if not IDS.fullmatch(table):
            raise no_table()
        room = self.rooms.get(table)
        if room is not None:
            return room
        opening = self._opening.get(table)
        if opening is None:  # whoever comes meanwhile waits for the same table
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(opening)

    async def add(self, paper: Paper, *more: Step) -> Room:
        """A new table: it is in memory at once, for there is nothing of it on disk that is not known here."""
        room = self.rooms[paper.id] = Room(self, paper)  # before it can be found on disk, so that nobody opens another
        room.note_absence()
        try:
            await self.store.add(paper, 0, b"", *more)
        except BaseException:
            del self.rooms[paper.id]
            raise
        return room

    async def _open(self, table: str) -> Room:
        paper = await self.store.paper(table)
        if paper is None:
            raise no_table()
        room = Room(self, paper)
        await load(room)
        self.rooms[table] = room
        self._dropped.discard(table)
        if table in self._missed:
            self._missed.discard(table)
            room.behind.update(EVERYTHING)
            self.later(catch_up(room))
        return room

    def heard_while_opening(self, table: str) -> None:
        """Something has happened at a table that is not in memory; perhaps it soon will be."""
        if table in self._opening:
            self._missed.add(table)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """The table, with its lock: nothing else happens there meanwhile."""
        while True:
            room = await self.room(table)
            async with room.lock:
                if not room.put_away:  # otherwise it left the memory while we waited at its door
                    yield room
                    return

    async def change(self, table: str, deed: Callable[[Room], Awaitable[Result]]) -> Result:
        """Do something at a table. If another server was quicker to change it, look again and do it anew."""
        for _ in range(TRIES):
            try:
                async with self.at(table) as room:
                    return await deed(room)
            except Denied as denied:
                if denied.problem != "problem-stale":
                    raise
        raise Denied("problem-stale", 409)

    def forget(self, person: str, session: str = "", *, gone: bool = False) -> None:
        """What was known of somebody is not true any more; or he is gone, with all that is in memory of him."""
        self.people.forget(person, session)
        for room in self.rooms.values() if gone else ():
            room.chat = [line.without(person) for line in room.chat]
            for listener in [each for each in room.listeners if each.person == person]:
                listener.end()

    def socket_limit(self, person: str) -> bool:
        """Whether somebody may open one more socket."""
        return self.sockets[person] < self.settings.limits.sockets

    def socket_closed(self, person: str) -> None:
        self.sockets[person] -= 1
        if not self.sockets[person]:
            del self.sockets[person]

    async def wake_up(self) -> None:
        """After a restart: matches in which it is a bot's turn or a clock runs go on without anybody asking.

        Those that sleep until a clock runs out sleep on.
        """
        await self.attend(await self.store.unattended(self.keeper.latest()))

    async def attend(self, tables: list[str]) -> None:
        """Go on with those for which no other server plays."""
        for table in tables:
            try:
                is_ours = await self.leases.claim(table)
            except Exception:
                self._try_again(table)
                continue
            if is_ours:
                await self.go_on_with([table])

    async def go_on_with(self, tables: list[str]) -> None:
        """This server plays for these from now on."""
        for table in tables:
            await self._try_to_open(table)
            self.leases.opened(table)
            self.wake(table)

    def plays(self, table: str) -> bool:
        """Whether a match goes on here, or its table is just being opened."""
        room = self.rooms.get(table)
        return table in self._opening if room is None else room.paper.stage == "playing"

    def wake(self, table: str) -> None:
        """Who plays for this table has changed."""
        if table in self.rooms:
            self.rooms[table].autopilot.wake()

    async def _try_to_open(self, table: str) -> None:
        try:
            await self.room(table)
        except Denied:  # it was thrown away meanwhile
            self._dropped.discard(table)
        except Exception:
            self._try_again(table)

    def _try_again(self, table: str) -> None:
        """After an error: with the next sweep, or nobody would play there until somebody comes to look."""
        log.exception("a table could not be opened", extra={"table": table})
        self._dropped.add(table)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            before = time.monotonic() - self.settings.idle_seconds
            for table, room in list(self.rooms.items()):
                if room.is_idle and room.used < before:
                    await self._quietly(self.put_away(table, room))
            for table in list(self._dropped):
                await self._try_to_open(table)

    async def put_away(self, table: str, room: Room) -> None:
        """Out of memory; its snapshot makes the next opening quick, and an alarm opens it when a clock runs out."""
        async with room.lock:
            if room.listeners or room.put_away or not room.autopilot.rests:
                return
            due = room.autopilot.alarm
            room.put_away = True
            del self.rooms[table]
            await room.autopilot.stop()
            if room.chronicle is not None and room.paper.stage == "playing":
                await self._put_down(room, room.chronicle.entries, due)
            await self.leases.free(table)
        log.info("put away", extra={"table": table, "due": due})

    async def _put_down(self, room: Room, entries: int, due: float | None) -> None:
        """Snapshot and alarm, or neither. A table without its alarm must not stay away."""
        self.snapshots.forget(room.paper.id)
        alarm = [] if due is None else [alarm_at(self.database, due, room.paper, entries)]
        try:
            await self.store.keep_snapshot(room.paper.id, entries, room.snapshot(), *alarm)
        except BaseException:
            if alarm:
                self._dropped.add(room.paper.id)
            raise

    def drop(self, room: Room) -> None:
        """What is in memory is wrong and the disk cannot be read: forget it, and let everybody come again."""
        room.put_away = True
        self.rooms.pop(room.paper.id, None)
        self._dropped.add(room.paper.id)
        for listener in list(room.listeners):
            listener.end()
        room.autopilot.wake()

    def carried_out(self, room: Room) -> None:
        """Another server has thrown the table away."""
        room.put_away = True
        self.rooms.pop(room.paper.id, None)
        for listener in list(room.listeners):
            listener.end("problem-no-such-table")
