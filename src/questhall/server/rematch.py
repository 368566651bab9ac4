"""The same people at a new table."""

from __future__ import annotations

from msgspec.structs import replace

from questhall.server import seating
from questhall.server.bodies import Person
from questhall.server.hall import Hall
from questhall.server.paper import Chair
from questhall.server.problems import not_now, not_yours
from questhall.server.room import Room


async def rematch(hall: Hall, room: Room, person: Person) -> Room:
    """Whoever asks first opens the new table; alone with bots the match begins at once."""
    paper = room.paper
    if paper.rematch:
        return await hall.room(paper.rematch)
    if paper.stage != "over":
        raise not_now()
    if person.id not in paper.people:
        raise not_yours()
    chairs = [fresh(chair) for chair in paper.chairs]
    new = seating.new_paper(person, game=paper.game, options=paper.options, settings=paper.settings, chairs=chairs)
    again = await hall.add(new)
    paper.rematch = new.id
    await room.keep()
    room.telling.table_changed()
    if new.people == [person.id] and not any(chair.kind == "open" for chair in new.chairs):
        async with again.lock:
            await seating.begin(again)
    return again


def fresh(chair: Chair) -> Chair:
    """Whoever resigned or was stood in for plays again himself; whoever has left does not."""
    if chair.kind == "open" or (chair.kind == "person" and not chair.person):
        return Chair("open")
    return replace(chair, resigned=False, bot=chair.bot if chair.kind == "bot" else None)
