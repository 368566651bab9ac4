"""A guest turns out to be somebody: his seats, tables and notes come along."""

from __future__ import annotations

import logging

from questhall.engine import QuesthallError
from questhall.server.bodies import Person
from questhall.server.hall import Hall
from questhall.server.paper import Chair, Paper
from questhall.server.room import Room
from questhall.server.seating import empty, people_changed

LIVE = ("open", "playing")
log = logging.getLogger("questhall.people")


async def bring_along(hall: Hall, guest: Person, person: Person) -> None:
    """Table by table, each with its lock. If the server dies halfway, the next login brings the rest."""
    for table in await hall.store.all_of_person(guest.id):
        try:
            await hall.change(table, lambda room: hand_over(room, guest, person))
        except QuesthallError as error:  # a table that cannot be opened must not lock anybody out
            log.warning("left behind", extra={"table": table, "person": guest.id, "error": str(error)})
        await hall.store.hand_over_note(table, guest.id, person.id)
    await hall.reaching.hand_over(guest.id, person.id)


async def hand_over(room: Room, guest: Person, person: Person) -> None:
    """The table is the person's now, live sockets included."""
    paper = room.paper
    left: list[Chair] = []
    if person.id in paper.removed or person.id in paper.people:
        left = get_up(room, guest)
    else:
        sit_down(paper, guest, person)
    if paper.owner == guest.id and person.id not in paper.removed:
        paper.owner = person.id
    if guest.id in paper.muted and person.id not in paper.muted:
        paper.muted.append(person.id)
    room.holds.pop(guest.id, None)
    room.note_absence()
    if paper.stage in LIVE:
        await people_changed(room, "left", left)
    else:
        await room.keep(in_its_place=True)
    for listener in [each for each in room.listeners if each.person == guest.id]:
        listener.end()  # its browser comes again with the new session, and nobody else's socket becomes the person's


def sit_down(paper: Paper, guest: Person, person: Person) -> None:
    for seat in paper.seats_of(guest.id):
        chair = paper.chairs[seat]
        chair.person = person.id
        if chair.name == guest.name:
            chair.name = person.name


def get_up(room: Room, guest: Person) -> list[Chair]:
    """Nobody takes a second seat at a table this way, nor one where he is not welcome. What is over stays as it was.

    Gives the chairs as they were.
    """
    seats = room.paper.seats_of(guest.id) if room.paper.stage in LIVE else []
    chairs = [room.paper.chairs[seat] for seat in seats]
    for seat in seats:
        empty(room, seat)
    return chairs
