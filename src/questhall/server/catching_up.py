"""Another server has done something at a table that is in memory here too: do the same, and show it to those who look.

What happened is read from the database. News says only what to read; news of a table that is just being opened is
remembered until it is.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from questhall.engine import QuesthallError
from questhall.server.loading import follow_rows, load
from questhall.server.news import Held, Part
from questhall.server.notices import heard

if TYPE_CHECKING:
    from questhall.server.hall import Hall
    from questhall.server.room import Room

EVERYTHING: tuple[Part, ...] = ("rows", "paper", "chat", "people")
HOLD_SECONDS = 60.0
log = logging.getLogger("questhall.table")


def note_behind(hall: Hall, table: str, part: Part, seq: int | None = None) -> None:
    """Something of this table is newer on disk; of rows, the one with this number is there."""
    room = hall.rooms.get(table)
    if room is None:
        hall.heard_while_opening(table)
        return
    if seq is not None and room.chronicle is not None and seq < room.chronicle.entries and not room.lock.locked():
        return
    if not room.behind:
        hall.later(catch_up(room))
    room.behind.add(part)


def hold(hall: Hall, news: Held) -> None:
    """Somebody who is at another server wants the bots to wait, or no longer."""
    room = hall.rooms.get(news.table)
    if room is None:
        return
    if news.hold:
        room.holds[news.person] = time.monotonic() + HOLD_SECONDS
    else:
        room.holds.pop(news.person, None)
    room.telling.news()
    room.autopilot.wake()


async def catch_up(room: Room) -> None:
    """Read what is new. If that fails, everybody comes again and the table is read as a whole."""
    async with room.lock:
        parts, room.behind = room.behind, set()
        if room.put_away:
            return
        try:
            await read_anew(room, parts)
        except Exception:
            log.exception("could not catch up", extra={"table": room.paper.id})
            room.hall.drop(room)


async def read_anew(room: Room, parts: set[Part]) -> None:
    if "match" in parts:
        await room.look_again(QuesthallError("the host has set the match back"))
        return
    if "people" in parts:
        await look_around(room)
    if "rows" in parts or "paper" in parts:
        await read_rows(room)
    if "paper" in parts:
        await read_paper(room)
    if "chat" in parts:
        await read_chat(room)


async def look_around(room: Room) -> None:
    """Who is at this table through other servers."""
    elsewhere = await room.hall.presence.elsewhere(room.paper.id)
    if elsewhere != room.elsewhere:
        room.elsewhere = elsewhere
        room.note_absence()
        room.telling.table_changed()
        room.autopilot.wake()


async def read_rows(room: Room) -> None:
    """The match goes on with what was entered elsewhere. If it cannot, it is read as a whole, which says why."""
    chronicle, paper = room.chronicle, room.paper
    if chronicle is None or paper.stage not in ("playing", "over"):
        return
    rows = await room.hall.store.rows(paper.id, chronicle.entries)
    if not rows:
        return
    try:
        follow_rows(room, chronicle, rows)
    except Exception as error:
        await room.look_again(error)
        return
    room.note_turn(rows[-1].when)
    room.moved = room.hall.keeper.steady_at(rows[-1].when)
    room.used = time.monotonic()
    if room.note_end():
        room.telling.table_changed()
    room.telling.news()
    room.autopilot.wake()


async def read_paper(room: Room) -> None:
    """Seats, settings or stage have changed."""
    paper, known = await room.hall.store.paper(room.paper.id), room.paper
    if paper is None:
        room.hall.carried_out(room)
        return
    if paper.revision <= known.revision:
        return
    room.paper = paper
    if "frozen" in (paper.stage, known.stage) or (room.chronicle is None and paper.stage != "open"):
        await load(room, heard=True)
    else:
        room.note_turn(max(known.changed, paper.changed))
        room.note_end()
    room.people_changed()
    room.send_off()
    room.telling.table_changed()
    room.telling.news()
    if paper.stage == "playing":
        room.autopilot.start()
    room.autopilot.wake()


async def read_chat(room: Room) -> None:
    last = room.chat[-1].number if room.chat else 0
    for line in await room.hall.store.chat(room.paper.id, last):
        heard(room, line)
