"""Requests about tables: opening, joining, sitting, keeping order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated

from litestar.params import JSONBody, QueryParameter

from questhall.server import seating
from questhall.server.bodies import (
    JoinTable,
    Mute,
    NewTable,
    Note,
    Person,
    RemovePerson,
    SetSeat,
    TableInfo,
    TableList,
)
from questhall.server.given import Me, SeatNumber, TableId, TheHall, get, post, put
from questhall.server.hall import Hall
from questhall.server.paper import Paper
from questhall.server.problems import Denied, no_table
from questhall.server.rematch import rematch as sit_again
from questhall.server.room import Room

Most = Annotated[int, QueryParameter(ge=1, le=10_000)]


@get("/api/tables")
async def tables(person: Me, hall: TheHall, most: Most = 100) -> TableList:
    """Your tables with whose turn it is, at most so many, and the public ones."""
    mine, more = await hall.store.of_person(person.id, most)
    public = [
        paper for paper in await hall.store.public() if person.id not in (paper.owner, *paper.people, *paper.removed)
    ]
    return TableList([shown(hall, paper) for paper in mine], [shown(hall, paper) for paper in public], more)


def shown(hall: Hall, paper: Paper) -> TableInfo:
    """A table in memory says it better: it knows who is there."""
    room = hall.rooms.get(paper.id)
    return room.info if room is not None else paper.info()


@post("/api/tables", status_code=201)
async def open_table(data: JSONBody[NewTable], person: Me, hall: TheHall) -> TableInfo:
    """A new table, with seats for you, for others and for bots."""
    hall.table_limit.check(person.id)
    return (await seating.open_table(hall, person, data)).info


@post("/api/tables/join", status_code=200)
async def join(data: JSONBody[JoinTable], person: Me, hall: TheHall) -> TableInfo:
    """The table with this code. Sitting down is a step of its own: perhaps you only want to look on."""
    code = data.code.strip().upper()
    paper = await hall.store.paper_by_code(code) if code.isascii() and code.isalpha() else None
    if paper is None:
        raise no_table()
    return (await welcome(hall, paper.id, person)).info


@get("/api/tables/{table_id:str}")
async def table(table_id: TableId, person: Me, hall: TheHall) -> TableInfo:
    """A table as everybody may see it."""
    return (await welcome(hall, table_id, person)).info


async def welcome(hall: Hall, table_id: str, person: Person) -> Room:
    """The table, unless the person was asked to leave it."""
    room = await hall.room(table_id)
    check_not_removed(room, person)
    return room


def check_not_removed(room: Room, person: Person) -> None:
    if person.id in room.paper.removed:
        raise Denied("problem-removed", 403)


async def seen_after(hall: Hall, table_id: str, deed: Callable[[Room], Awaitable[None]]) -> TableInfo:
    """The table as it is after somebody has done something there."""

    async def done(room: Room) -> TableInfo:
        await deed(room)
        return room.info

    return await hall.change(table_id, done)


@post("/api/tables/{table_id:str}/seats/{seat:int}/claim", status_code=200)
async def claim(table_id: TableId, seat: SeatNumber, person: Me, hall: TheHall) -> TableInfo:
    """Sit down on an open seat, or take your own back from a bot."""
    return await seen_after(hall, table_id, lambda room: seating.claim(room, person, seat))


@post("/api/tables/{table_id:str}/seats/{seat:int}/leave", status_code=200)
async def leave(table_id: TableId, seat: SeatNumber, person: Me, hall: TheHall) -> TableInfo:
    """Get up. In a running match a bot goes on until somebody claims the open seat."""
    return await seen_after(hall, table_id, lambda room: seating.leave(room, person, seat))


@put("/api/tables/{table_id:str}/seats/{seat:int}")
async def set_seat(
    table_id: TableId, seat: SeatNumber, data: JSONBody[SetSeat], person: Me, hall: TheHall
) -> TableInfo:
    """The owner fills or empties a seat nobody has; in a running match you may hand your own to a bot."""
    return await seen_after(hall, table_id, lambda room: seating.set_seat(room, person, seat, data))


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(table_id: TableId, person: Me, hall: TheHall) -> TableInfo:
    """Deal and begin: all seats must be taken."""
    return await seen_after(hall, table_id, lambda room: seating.start(room, person))


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(table_id: TableId, person: Me, hall: TheHall) -> TableInfo:
    """The same people at a new table; the second who asks gets the same one."""

    async def again(room: Room) -> Room:
        check_not_removed(room, person)
        return await sit_again(hall, room, person)

    return (await hall.change(table_id, again)).info


@post("/api/tables/{table_id:str}/close", status_code=200)
async def close(table_id: TableId, person: Me, hall: TheHall) -> TableInfo:
    """Put the table away for good."""
    return await seen_after(hall, table_id, lambda room: seating.close(room, person))


@post("/api/tables/{table_id:str}/remove", status_code=200)
async def remove(table_id: TableId, data: JSONBody[RemovePerson], person: Me, hall: TheHall) -> TableInfo:
    """Send somebody away; a bot goes on for him."""
    return await seen_after(hall, table_id, lambda room: seating.remove(room, person, data.person))


@post("/api/tables/{table_id:str}/mute", status_code=200)
async def mute(table_id: TableId, data: JSONBody[Mute], person: Me, hall: TheHall) -> TableInfo:
    """Somebody may no longer speak here, or may again."""
    return await seen_after(hall, table_id, lambda room: seating.mute(room, person, data.person, muted=data.muted))


@get("/api/tables/{table_id:str}/note")
async def note(table_id: TableId, person: Me, hall: TheHall) -> Note:
    """Your own notes: nobody else sees them."""
    await welcome(hall, table_id, person)
    return Note(await hall.store.note(table_id, person.id))


@put("/api/tables/{table_id:str}/note")
async def keep_note(table_id: TableId, data: JSONBody[Note], person: Me, hall: TheHall) -> Note:
    """Keep your notes."""
    kept = Note(data.text.replace("\0", ""))
    async with hall.at(table_id) as room:
        check_not_removed(room, person)
        await hall.store.keep_note(table_id, person.id, kept.text)
    return kept


HANDLERS = [
    tables,
    open_table,
    join,
    table,
    claim,
    leave,
    set_seat,
    start,
    rematch,
    close,
    remove,
    mute,
    note,
    keep_note,
]
