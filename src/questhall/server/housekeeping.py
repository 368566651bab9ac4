"""What is thrown away by itself: guests who never sat down, tables at which nobody ever played, old reports.

A match that was dealt, a campaign under way and an account are never touched, whatever the host decides.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, delete, exists, select

from questhall.server.campaigns import NOTHING_YET
from questhall.server.news import Changed
from questhall.server.people import HOST
from questhall.server.schema import (
    ALARMS,
    CAMPAIGNS,
    CHAT,
    JOURNAL,
    LETTERS,
    NOTES,
    PEOPLE,
    REACH,
    SESSIONS,
    SITTERS,
    SNAPSHOTS,
    TABLES,
    VACATIONS,
)

if TYPE_CHECKING:
    from questhall.server.hall import Hall
    from questhall.server.room import Room

EVERY_SECONDS = 6 * 60 * 60.0
DAY = 24 * 60 * 60.0
log = logging.getLogger("questhall.housekeeping")


class Swept(Struct):
    """What has gone."""

    guests: int = 0
    tables: int = 0
    reports: int = 0


class Housekeeping:
    """Looks after the hall at intervals. Which time it is, its clock says."""

    def __init__(self, hall: Hall, clock: Callable[[], float] | None = None) -> None:
        self.hall = hall
        self.clock = clock or hall.keeper.careful
        self.rounds = 0
        """How often it has been done by itself."""

    async def run(self) -> None:
        while True:
            try:
                await self.tidy()
            except Exception:  # the database may be away for a while; the tables must not notice
                log.exception("tidying up failed")
            self.rounds += 1
            await asyncio.sleep(EVERY_SECONDS)

    async def tidy(self) -> Swept:
        """Throw away what has been kept long enough. Zero days mean: for ever."""
        keep = self.hall.settings.keep
        await self.hall.people.forget_old_sessions()
        swept = Swept()
        if keep.open_tables:
            swept.tables = await self._sweep_tables(self._days_ago(keep.open_tables))
        if keep.guests:
            swept.guests = await self._sweep_guests(self._days_ago(keep.guests))
        if keep.reports:
            folder = self.hall.settings.data / "reports"
            swept.reports = await asyncio.to_thread(sweep_reports, folder, self._days_ago(keep.reports))
        log.info("tidied up", extra={"guests": swept.guests, "tables": swept.tables, "reports": swept.reports})
        return swept

    def _days_ago(self, days: float) -> float:
        return self.clock() - days * DAY

    # Tables

    async def _sweep_tables(self, before: float) -> int:
        """Tables at which no match was ever dealt and nothing has changed since."""
        async with self.hall.database.read() as connection:
            found = list((await connection.execute(select(TABLES.c.id).where(never_begun(before)))).scalars())
        return sum([await self._sweep_table(table, before) for table in found])

    async def _sweep_table(self, table: str, before: float) -> bool:
        """With its lock, so that nobody sits down at a table that is being carried out."""
        async with self.hall.at(table) as room:
            if room.online or room.chronicle is not None or room.paper.changed >= before:
                return False
            await self._carry_out(room)
            return True

    async def _carry_out(self, room: Room) -> None:
        table = room.paper.id
        await self.hall.database.execute(
            *(
                (delete(each).where(each.c.table_id == table), None)
                for each in (SITTERS, CHAT, NOTES, CAMPAIGNS, ALARMS)
            ),
            (delete(TABLES).where(TABLES.c.id == table), None),
            *self.hall.database.news(Changed(self.hall.database.node, "paper", [table])),
        )
        room.put_away = True
        del self.hall.rooms[table]

    # Guests

    async def _sweep_guests(self, before: float) -> int:
        """Guests whose browser has not been here for long, who sit nowhere and have no account."""
        async with self.hall.database.write() as connection:
            gone = await connection.execute(delete(PEOPLE).where(has_gone(before)))
            stale = SESSIONS.c.person.not_in(select(PEOPLE.c.id))
            await connection.execute(delete(SESSIONS).where(stale, SESSIONS.c.seen < before))
            for each in (REACH, LETTERS, VACATIONS):
                await connection.execute(delete(each).where(each.c.person.not_in(select(PEOPLE.c.id))))
        return gone.rowcount


def never_begun(before: float) -> ColumnElement[bool]:
    begun = exists().where(SNAPSHOTS.c.match == TABLES.c.id) | exists().where(JOURNAL.c.match == TABLES.c.id)
    goes_on = exists().where(CAMPAIGNS.c.table_id == TABLES.c.id, CAMPAIGNS.c.document != NOTHING_YET)
    return and_(TABLES.c.stage.in_(("open", "closed")), TABLES.c.changed < before, ~begun, ~goes_on)


def has_gone(before: float) -> ColumnElement[bool]:
    is_here = exists().where(SESSIONS.c.person == PEOPLE.c.id, SESSIONS.c.seen >= before)
    sits = exists().where(SITTERS.c.person == PEOPLE.c.id)
    is_guest = and_(PEOPLE.c.account.is_(None), PEOPLE.c.id != HOST)
    return and_(is_guest, PEOPLE.c.created < before, ~is_here, ~sits)


def sweep_reports(folder: Path, before: float) -> int:
    old = [file for file in folder.glob("*.json") if file.stat().st_mtime < before]
    for file in old:
        file.unlink(missing_ok=True)
    return len(old)
