"""What the table itself says in the chat: a bot has taken over, somebody is back, has left or resigned.

Such a line holds no sentence but the name of one, so that everybody reads it in his own language, also long after.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from sqlalchemy.exc import IntegrityError

from questhall.server.messages import ChatLine
from questhall.server.paper import Chair

if TYPE_CHECKING:
    from questhall.server.room import Room

Notice = Literal[
    "bot", "back", "resigned", "left", "removed", "joined", "clock", "leaver", "repaired", "vacation", "returned"
]
STANDS_IN = ("clock", "leaver")
"""A bot answers as long as somebody is away or out of time: that is said once, not with every answer."""
KEPT_CHAT = 200
log = logging.getLogger("questhall.table")


async def give_notice(room: Room, what: Notice, chairs: Iterable[Chair]) -> None:
    """Say it of whoever sits, or sat, on these chairs. It has happened already, so nothing is undone if this fails."""
    if room.paper.stage != "playing":
        return
    for chair in chairs:
        if room.hall.notice_limit.allows(chair.person):  # to and fro without end must not drive out what people say
            await put_in(room, ChatLine(0, chair.person, chair.name, "", time.time(), what))


async def put_in(room: Room, line: ChatLine) -> None:
    try:
        try:
            await say(room, line)
        except IntegrityError:  # people of this table talk at another server too
            room.chat = await room.hall.store.chat(room.paper.id)
            await say(room, line)
    except Exception:
        log.exception("a notice was lost", extra={"table": room.paper.id, "notice": line.notice})


async def say(room: Room, line: ChatLine) -> None:
    """The next line of the chat: on disk, then to everybody."""
    line.number = room.chat[-1].number + 1 if room.chat else 1
    await room.hall.store.say(room.paper.id, line)
    heard(room, line)


def heard(room: Room, line: ChatLine) -> None:
    """Said here, or at another server."""
    room.chat = [*room.chat[-KEPT_CHAT:], line]
    if line.notice:
        room.stood_in = stood_in_for(room)
    room.telling.said(line)


async def stands_in(room: Room, seat: int, why: Literal["clock", "leaver"]) -> None:
    """A bot has answered for somebody who is away or out of time."""
    if seat not in room.stood_in:
        await give_notice(room, why, [room.paper.chairs[seat]])


async def plays_again(room: Room, seat: int) -> None:
    """Somebody for whom a bot has answered makes a move of his own."""
    await give_notice(room, "back", [room.paper.chairs[seat]])


def stood_in_for(room: Room) -> set[int]:
    """Seats of which the chat says last that a bot answers for them."""
    said = {(line.person, line.name): line.notice for line in room.chat if line.notice}
    return {seat for seat, chair in enumerate(room.paper.chairs) if said.get((chair.person, chair.name)) in STANDS_IN}
