"""Vacations: somebody is away for some days, his clocks stand still, and the others know it.

So that it is no weapon: so many days at a time and in a year, and a day that was begun is used up; it does not stop the
clocks of a game that is played at one sitting; and whoever makes a move is back.
"""

from __future__ import annotations

import logging
from math import ceil
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update

from questhall.engine import QuesthallError
from questhall.server.bodies_days import LONGEST_VACATION, Vacation
from questhall.server.clocks import DAY, Span
from questhall.server.notices import Notice, give_notice
from questhall.server.problems import Denied, not_now
from questhall.server.schema import PEOPLE, VACATIONS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from questhall.server.hall import Hall
    from questhall.server.paper import Paper
    from questhall.server.room import Room

A_YEAR = 30
"""Days that one may be away within 365."""
YEAR = 365 * DAY
log = logging.getLogger("questhall.people")


async def vacation_of(hall: Hall, person: str) -> Vacation:
    async with hall.database.read() as connection:
        return report(await spans_of(connection, hall, person), hall.keeper.now())


async def go_away(hall: Hall, person: str, days: int) -> Vacation:
    """From now on, for so many days at most."""
    now = hall.keeper.now()
    async with hall.database.write() as connection:
        spans = await spans_of(connection, hall, person)
        known = report(spans, now)
        if known.until:
            raise not_now()
        if days > known.left:
            raise Denied("problem-vacation", 409, left=known.left)
        span = now, now + days * DAY
        await connection.execute(insert(VACATIONS).values(person=person, begins=span[0], ends=span[1]))
    await at_all_tables(hall, person, span, "vacation")
    return report([*spans, span], now)


async def come_back(hall: Hall, person: str) -> Vacation:
    """Back before the time: days that have not begun can be taken another time."""
    now = hall.keeper.now()
    async with hall.database.write() as connection:
        spans = await spans_of(connection, hall, person)
        current = next((span for span in spans if span[1] > now), None)
        if current is None:
            return report(spans, now)
        this = (VACATIONS.c.person == person) & (VACATIONS.c.begins == current[0])
        await connection.execute(update(VACATIONS).where(this).values(ends=now))
    span = current[0], now
    await at_all_tables(hall, person, span, "returned")
    return report([span if each == current else each for each in spans], now)


async def spans_of(connection: AsyncConnection, hall: Hall, person: str) -> list[Span]:
    """His vacations of the last year. Nobody else changes them until this transaction ends."""
    await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())
    recent = (VACATIONS.c.person == person) & (VACATIONS.c.ends > hall.keeper.now() - YEAR)
    found = await connection.execute(select(VACATIONS.c.begins, VACATIONS.c.ends).where(recent))
    return [(row.begins, row.ends) for row in found]


def report(spans: list[Span], now: float) -> Vacation:
    used = sum(max(1, ceil((end - begin) / DAY)) for begin, end in spans)
    until = max((end for _, end in spans if end > now), default=0.0)
    return Vacation(until, max(0, A_YEAR - used), LONGEST_VACATION)


# At the tables


async def at_all_tables(hall: Hall, person: str, span: Span, notice: Notice) -> None:
    for table in await hall.store.all_of_person(person):
        try:
            await hall.change(table, lambda room: at_table(room, person, span, notice))
        except QuesthallError as error:  # one that cannot be opened must not keep him from going
            log.warning("not told of a vacation", extra={"table": table, "error": str(error)})


async def at_table(room: Room, person: str, span: Span, notice: Notice) -> None:
    paper = room.paper
    chairs = [paper.chairs[seat] for seat in paper.played_by(person)]
    if not chairs or paper.stage not in ("open", "playing") or not lasts_for_days(paper):
        return
    if notice == "returned" and not any(chair.rests for chair in chairs):
        return
    since = room.clocks.since if room.clocks is not None else span[0]
    for chair in chairs:
        chair.rests = [*(each for each in chair.rests if each[0] != span[0] and each[1] > since), span]
    await room.keep(in_its_place=True)
    room.telling.table_changed()
    room.telling.news()
    room.autopilot.wake()
    await give_notice(room, notice, chairs)


def lasts_for_days(paper: Paper) -> bool:
    """Where people are given less than a day, they sit together, and nobody goes away in between."""
    clock = paper.settings.clock
    return clock is None or clock.bank >= DAY
