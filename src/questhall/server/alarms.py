"""Tables over days sleep: when the next clock runs out stands in the database, and a server opens the table then.

An alarm holds for a match as it was put away: until so many rows are in its journal, and its paper has that revision.
Whatever is entered or changed later, by whichever server, makes it void, so that nobody has to take it off in time.
A void alarm rings all the same, and keeps nobody from opening its table before.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, Select, delete, exists, func, select

from questhall.server.database import Database, Step
from questhall.server.schema import ALARMS, JOURNAL, TABLES

if TYPE_CHECKING:
    from questhall.server.hall import Hall
    from questhall.server.paper import Paper

AT_ONCE = 100
LEAST_SECONDS = 0.02
log = logging.getLogger("questhall.alarms")


class Alarms:
    """Looks at intervals, as every server does, whose alarms are due: also those that a dead server has set."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.every = hall.settings.alarm_seconds

    async def run(self) -> None:
        while True:
            wait = self.every
            try:
                wait = await self.look()
            except Exception:  # the database may be away for a while
                log.exception("which clocks have run out could not be found out")
            await asyncio.sleep(wait)

    async def look(self) -> float:
        """Open what is due; and in how many seconds to look again."""
        database, keeper, last = self.hall.database, self.hall.keeper, -1.0
        now = keeper.latest()
        while found := await database.fetch(due_between(last, now)):
            for alarm in found:
                await self._ring(alarm)
            last = found[-1].due  # one of the same moment that did not fit is found the next time
        due = (await database.fetch(first_after(now)))[0][0]
        return self.every if due is None else min(self.every, max(LEAST_SECONDS, due - keeper.latest()))

    async def _ring(self, alarm: Any) -> None:
        """One server opens the table, and its clocks say what is to be done there. At one that is over, nothing is."""
        table = alarm.table_id
        if alarm.stage == "playing":
            if not await self.hall.leases.claim(table):
                return
            await self.hall.go_on_with([table])
            if table not in self.hall.rooms:  # it could not be opened: try again
                return
            log.info("woken", extra={"table": table})
        this = delete(ALARMS).where(ALARMS.c.table_id == table, ALARMS.c.due == alarm.due)
        await self.hall.database.execute((this, None))


def due_between(last: float, now: float) -> Select[Any]:
    """Alarms of that time, the earliest first, and whether their matches are played."""
    what = select(ALARMS.c.table_id, ALARMS.c.due, TABLES.c.stage).where(ALARMS.c.due > last, ALARMS.c.due <= now)
    return what.outerjoin(TABLES, TABLES.c.id == ALARMS.c.table_id).order_by(ALARMS.c.due).limit(AT_ONCE)


def first_after(now: float) -> Select[Any]:
    return select(func.min(ALARMS.c.due)).where(ALARMS.c.due > now)


def alarm_at(database: Database, due: float, paper: Paper, rows: int) -> Step:
    """The match as it stands now can sleep until then."""
    return _set(database, table_id=paper.id, due=due, rows=rows, revision=paper.revision)


def alarm_now(database: Database, table: str) -> Step:
    """Whatever was known of this table is not true any more: a server shall look."""
    return _set(database, table_id=table, due=0.0, rows=-1, revision=-1)


def _set(database: Database, **values: Any) -> Step:
    new = database.insert(ALARMS).values(**values)
    return new.on_conflict_do_update(index_elements=[ALARMS.c.table_id], set_=values), None


def is_asleep(now: float) -> ColumnElement[bool]:
    """Of a running match: nothing will happen there by itself before a moment that lies ahead."""
    has_gone_on = exists().where(JOURNAL.c.match == ALARMS.c.table_id, JOURNAL.c.seq >= ALARMS.c.rows)
    is_the_same = (ALARMS.c.table_id == TABLES.c.id) & (ALARMS.c.revision == TABLES.c.revision) & ~has_gone_on
    return exists().where(is_the_same, ALARMS.c.due > now)
