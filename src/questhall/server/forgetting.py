"""Somebody wants to be forgotten, now: whatever is known of him goes, also where he sits at a table.

A bot plays his seats on until somebody sits down there. In the journal of a match stays what was done at the seat, and
nothing that says by whom.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy import delete, select, update

from questhall.engine import QuesthallError
from questhall.server.loading import load
from questhall.server.news import Changed, PersonChanged
from questhall.server.notices import give_notice
from questhall.server.paper import Chair, Paper
from questhall.server.people import HOST
from questhall.server.problems import not_now
from questhall.server.schema import (
    CHAT,
    CODES,
    JOURNAL,
    LETTERS,
    NOTES,
    PEOPLE,
    REACH,
    SESSIONS,
    SITTERS,
    SNAPSHOTS,
    VACATIONS,
)
from questhall.server.seating import empty

if TYPE_CHECKING:
    from questhall.server.bodies import Person
    from questhall.server.database import Step
    from questhall.server.hall import Hall
    from questhall.server.room import Room

NOBODY = "forgotten-person"
"""Stands in journals for everybody who was forgotten; as long as the number of a person, so that it fits there."""
log = logging.getLogger("questhall.people")


async def forget(hall: Hall, person: Person) -> None:
    """Table by table, and the person himself last: if the server dies halfway, he can say it again."""
    if person.id == HOST:
        raise not_now()
    for table in await hall.store.all_of_person(person.id):
        try:
            await hall.change(table, lambda room: forget_at(room, person.id))
        except QuesthallError as error:
            log.warning("could not be forgotten here", extra={"table": table, "error": str(error)})
            raise
    await hall.database.execute(
        *silence(person.id),
        *((delete(each).where(each.c.person == person.id), None) for each in (SESSIONS, CODES, NOTES, SITTERS)),
        *((delete(each).where(each.c.person == person.id), None) for each in (REACH, LETTERS, VACATIONS)),
        (delete(PEOPLE).where(PEOPLE.c.id == person.id), None),
        *hall.database.news(PersonChanged(hall.database.node, person.id, gone=True)),
    )
    hall.forget(person.id, gone=True)


async def forget_at(room: Room, person: str) -> None:
    """At one table, whatever stage it is in."""
    paper, hall = room.paper, room.hall
    seats = paper.seats_of(person)
    for seat in seats:
        empty(room, seat)
        paper.chairs[seat].name = ""
    give_away(paper, person)
    paper.removed = [each for each in paper.removed if each != person]
    paper.muted = [each for each in paper.muted if each != person]
    paper.take_back = None
    await room.keep(in_its_place=True)
    hall.snapshots.forget(paper.id)
    await scrub(hall, paper.id, person)
    await load(room)  # what is in memory still says who it was
    room.people_changed()
    room.telling.table_changed()
    room.telling.news()
    room.autopilot.wake()
    await give_notice(room, "left", [Chair("open", f"#{seat + 1}") for seat in seats])


def give_away(paper: Paper, person: str) -> None:
    """The table is another's now who sits there; one that waits for nobody is closed."""
    if paper.owner != person:
        return
    paper.owner = next(iter(paper.people), "")
    if paper.stage == "open" and not paper.owner:
        paper.stage = "closed"


async def scrub(hall: Hall, match: str, person: str) -> None:
    """In the journal and the snapshot of a match stands nobody in his place."""
    known, nobody = person.encode(), NOBODY.encode()
    async with hall.database.write() as connection:
        rows = await connection.execute(select(JOURNAL.c.seq, JOURNAL.c.row).where(JOURNAL.c.match == match))
        for row in [each for each in rows if known in each.row]:
            this = (JOURNAL.c.match == match) & (JOURNAL.c.seq == row.seq)
            await connection.execute(update(JOURNAL).where(this).values(row=row.row.replace(known, nobody)))
        kept = select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.match == match)
        data = (await connection.execute(kept)).scalar()
        if data is not None and known in data:
            new = update(SNAPSHOTS).where(SNAPSHOTS.c.match == match).values(data=data.replace(known, nobody))
            await connection.execute(new)
        for step, _ in [*silence(person, match), *hall.database.news(Changed(hall.database.node, "match", [match]))]:
            await connection.execute(step)


def silence(person: str, table: str | None = None) -> list[Step]:
    """What he said, and what the table said of him; its numbers stay, so that no line is taken for another."""
    his = CHAT.c.person == person if table is None else (CHAT.c.person == person) & (CHAT.c.table_id == table)
    return [(update(CHAT).where(his).values(person="", name="", text="", notice=""), None)]
