"""Requests about people: who am I, names, accounts, moving to another device."""

from __future__ import annotations

from litestar.params import JSONBody

from questhall.server.bodies import ContinueHere, Credentials, MovingCode, Person, Rename
from questhall.server.bodies_days import ForgetMe
from questhall.server.forgetting import forget
from questhall.server.given import Me, TheHall, ThisVisit, get, post, put
from questhall.server.guard import Visit, make_guest
from questhall.server.hall import Hall
from questhall.server.merging import bring_along
from questhall.server.people import HOST, tidy
from questhall.server.problems import Denied
from questhall.server.room import Room


@get("/api/me")
async def me(person: Me) -> Person:
    """Who you are; a guest is made for whoever comes without a session."""
    return person


@put("/api/me")
async def rename(data: JSONBody[Rename], person: Me, hall: TheHall) -> Person:
    """Another name, at all tables."""
    hall.effort_limit.check(person.id)
    name = clean(data.name)
    renamed = await hall.people.rename(person, name)

    async def at_a_table(room: Room) -> None:
        for seat in room.paper.seats_of(person.id):
            if room.paper.chairs[seat].name == person.name:
                room.paper.chairs[seat].name = name
        for listener in room.listeners:
            if listener.person == person.id:
                listener.name = name
        await room.keep(in_its_place=True)
        room.telling.table_changed()

    for table in await hall.store.all_of_person(person.id):
        await hall.change(table, at_a_table)
    return renamed


@post("/api/accounts", status_code=200)
async def make_account(data: JSONBody[Credentials], person: Me, visit: ThisVisit, hall: TheHall) -> Person:
    """Name and password, so that you can come back from anywhere; your tables stay yours."""
    made = await hall.people.make_account(person, clean(data.name), data.password)
    return await go_on_as(made, visit, hall)


@post("/api/login", status_code=200)
async def login(data: JSONBody[Credentials], visit: ThisVisit, hall: TheHall) -> Person:
    """Come back as yourself, with the tables at which you sat here as a guest."""
    return await go_on_as(await hall.people.login(data.name, data.password), visit, hall)


@post("/api/logout", status_code=200)
async def logout(visit: ThisVisit, hall: TheHall) -> Person:
    """You are a new guest afterwards."""
    if visit.person is not None and visit.new_token:
        return visit.person  # he came as nobody, and has been made a guest at the door
    guest = await make_guest(hall, visit)
    await hall.people.end_session(visit.asking.token)
    return guest


@post("/api/me/forget", status_code=200)
async def forget_me(data: JSONBody[ForgetMe], person: Me, visit: ThisVisit, hall: TheHall) -> Person:
    """Whatever is known of you goes, at once; at your tables a bot plays on. You are a new guest afterwards."""
    if person.account:
        await hall.people.login(person.name, data.password)
    await forget(hall, person)
    return await make_guest(hall, visit)


@post("/api/me/code", status_code=200)
async def moving_code(person: Me, hall: TheHall) -> MovingCode:
    """A code with which another device goes on as you, once and within minutes."""
    return await hall.people.moving_code(person)


@post("/api/me/continue", status_code=200)
async def continue_here(data: JSONBody[ContinueHere], visit: ThisVisit, hall: TheHall) -> Person:
    """Go on here as whoever made the code on another device, with the tables at which you sat here as a guest."""
    return await go_on_as(await hall.people.by_code(data.code), visit, hall)


async def go_on_as(person: Person, visit: Visit, hall: Hall) -> Person:
    """A fresh session for whoever has proved who he is; the one he came with is worth nothing any more.

    What he did here as a guest comes with him. Another account's tables stay where they are.
    """
    if visit.person is not None and not visit.person.account and visit.person.id not in (person.id, HOST):
        await bring_along(hall, visit.person, person)
    visit.new_token = await hall.people.new_session(person, instead_of=visit.new_token or visit.asking.token)
    visit.person = person
    return person


def clean(name: str) -> str:
    shown = tidy(name)
    if not shown:
        raise Denied("problem-bad-request", 400, what="name")
    return shown


HANDLERS = [me, rename, make_account, login, logout, forget_me, moving_code, continue_here]
