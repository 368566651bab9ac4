"""Taking back more than undo allows, if all other people at the table agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.server.chronicle import Chronicle
from questhall.server.journal import Row
from questhall.server.messages import TakeBackRequest
from questhall.server.problems import Denied

if TYPE_CHECKING:
    from questhall.server.room import Room


async def ask_take_back(room: Room, person: str, seat: int) -> None:
    """Put it to the others; with nobody to ask it is done at once."""
    chronicle = room.match_now
    if not room.paper.settings.take_back or chronicle.match.over:
        raise Denied("problem-not-now", 409)
    if await room.hall.work_apart(chronicle.last_entry, seat) is None:
        raise Denied("problem-no-take-back", 409)
    others = [number for number, chair in enumerate(room.paper.chairs) if chair.is_human and chair.person != person]
    room.ask_back(TakeBackRequest(seat, [], others))
    await go_on(room)


async def answer_take_back(room: Room, seat: int, *, agree: bool) -> None:
    request = room.take_back
    if request is None or seat not in request.waiting:
        raise Denied("problem-not-now", 409)
    if agree:
        request.waiting.remove(seat)
        request.agreed.append(seat)
    else:
        room.ask_back(None)
    await go_on(room)


async def go_on(room: Room) -> None:
    """Everybody has agreed: do it. Otherwise show how it stands."""
    request = room.take_back
    if request is None or request.waiting:
        await room.keep(in_its_place=True)
        room.telling.news()
        return
    seat, entries = request.seat, room.match_now.entries
    keep = await room.hall.work_apart(room.match_now.last_entry, seat)
    if keep is None:
        raise Denied("problem-no-take-back", 409)

    def take_back(chronicle: Chronicle) -> Row:
        if chronicle.entries != entries:  # at another server somebody has moved meanwhile
            raise Denied("problem-stale", 409)
        chronicle.take_back(seat, keep)
        return Row("take back", seat, room.paper.chairs[seat].person, keep=keep)

    await room.enter(take_back)
