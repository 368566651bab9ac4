"""Who is at a table through another server: seen by all, and not stood in for as if he were away."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from questhall.server.database import Database, Step
from questhall.server.news import Changed
from questhall.server.schema import NODES, PRESENCE

if TYPE_CHECKING:
    from questhall.server.room import Room

AFTER_A_FAILURE = 1.0
MOST_TABLES = 100
"""In one transaction."""
log = logging.getLogger("questhall.presence")


class Presence:
    """Writes down who is here, and reads who is elsewhere. Coming and going of a moment is one change."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._changed: dict[str, Room] = {}
        self._written: dict[str, frozenset[str]] = {}
        self._woken = asyncio.Event()

    def note(self, room: Room) -> None:
        """Somebody has come to this table or has gone."""
        if not self.database.is_sqlite:
            self._changed[room.paper.id] = room
            self._woken.set()

    async def elsewhere(self, table: str) -> frozenset[str]:
        if self.database.is_sqlite:
            return frozenset()
        there = (PRESENCE.c.table_id == table) & (PRESENCE.c.node != self.database.node)
        query = select(PRESENCE.c.person).where(there, PRESENCE.c.node.in_(select(NODES.c.id)))
        async with self.database.read() as connection:
            return frozenset((await connection.execute(query)).scalars())

    def forget(self) -> None:
        """Whatever was written may have been thrown away."""
        self._written.clear()

    async def run(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._changed:
                rooms = [self._changed.pop(table) for table in list(self._changed)[:MOST_TABLES]]
                try:
                    await self._write(rooms)
                except Exception:
                    log.exception("who is here could not be written")
                    self._changed = {**{room.paper.id: room for room in rooms}, **self._changed}
                    await asyncio.sleep(AFTER_A_FAILURE)

    async def _write(self, rooms: list[Room]) -> None:
        here = {room.paper.id: frozenset(listener.person for listener in room.listeners) for room in rooms}
        changed = {table: people for table, people in here.items() if people != self._written.get(table, frozenset())}
        if not changed:
            return
        await self.database.execute(*self._steps(changed))
        self._written.update(changed)
        self._written = {table: people for table, people in self._written.items() if people}

    def _steps(self, changed: dict[str, frozenset[str]]) -> list[Step]:
        node = self.database.node
        own = delete(PRESENCE).where(PRESENCE.c.node == node, PRESENCE.c.table_id.in_(changed))
        rows = [
            {"table_id": table, "node": node, "person": each} for table, people in changed.items() for each in people
        ]
        return [
            (own, None),
            *([(insert(PRESENCE), rows)] if rows else []),
            *self.database.news(Changed(node, "people", list(changed))),
        ]
