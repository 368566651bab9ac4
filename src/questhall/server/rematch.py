"""The same people at a new table; in a campaign for its next game."""

from __future__ import annotations

import time

from msgspec.structs import replace

from questhall.games import GAMES
from questhall.server import campaigns, seating
from questhall.server.bodies import Person
from questhall.server.database import Lost, Step
from questhall.server.hall import Hall
from questhall.server.paper import Chair, Paper
from questhall.server.problems import Denied, not_now, not_yours
from questhall.server.room import Room


async def rematch(hall: Hall, room: Room, person: Person) -> Room:
    """Whoever asks first opens the new table; alone with bots the match begins at once."""
    paper = room.paper
    if paper.rematch:
        return await hall.room(paper.rematch)
    if paper.stage != "over":
        raise not_now()
    return await sit_again(hall, room, person)


async def next_game(hall: Hall, room: Room, person: Person) -> Room:
    """From the page of a campaign: also after a table was closed or frozen, so that no campaign ends that way."""
    if room.paper.stage in ("open", "playing"):
        return room
    return await sit_again(hall, room, person)


async def sit_again(hall: Hall, room: Room, person: Person) -> Room:
    paper = room.paper
    if person.id not in paper.people:
        raise not_yours()
    chairs = [fresh(chair) for chair in paper.chairs]
    new = seating.new_paper(person, game=paper.game, options=paper.options, settings=paper.settings, chairs=chairs)
    campaign = await in_campaign(hall, room, new)
    paper.rematch, paper.changed = new.id, time.time()
    try:
        again = await hall.add(new, *campaign, *hall.store.changing(paper))
    except Exception as error:
        await room.look_again(error)
        if room.paper.rematch:  # at another server somebody else was quicker
            return await hall.room(room.paper.rematch)
        raise Denied("problem-stale" if isinstance(error, Lost) else "problem-storage", 409) from error
    paper.revision += 1
    room.telling.table_changed()
    if new.people == [person.id] and not any(chair.kind == "open" for chair in new.chairs):
        async with again.lock:
            await seating.begin(again)
    return again


async def in_campaign(hall: Hall, room: Room, new: Paper) -> list[Step]:
    """The new table goes on with the campaign of the old one; if that has come to its end, with a new one."""
    paper, game = room.paper, GAMES[room.paper.game]
    if paper.campaign:
        await room.keep(with_match=room.chronicle is not None, in_its_place=True)  # the end may still be on its way
        kept = await hall.campaigns.find(paper.campaign)
        assert game.campaigns is not None
        if kept.document is None or game.campaigns.next_match(kept.document) is not None:
            if kept.table != paper.id:
                raise not_now()
            new.campaign = kept.id
            return campaigns.gone_on(kept, new)
    new.campaign = campaigns.new_id(game, new.options)
    return campaigns.begun(new)


def fresh(chair: Chair) -> Chair:
    """Whoever resigned or was stood in for plays again himself; whoever has left does not."""
    if chair.kind == "open" or (chair.kind == "person" and not chair.person):
        return Chair("open")
    return replace(chair, resigned=False, bot=chair.bot if chair.kind == "bot" else None)
