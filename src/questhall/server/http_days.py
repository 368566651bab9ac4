"""Requests about games that last for days: where it is my turn, and being away."""

from __future__ import annotations

from litestar.params import JSONBody

from questhall.server import vacations
from questhall.server.bodies import TableInfo
from questhall.server.bodies_days import Done, GoAway, LetterCode, Reach, SetHook, SetMail, SwitchReach, Vacation
from questhall.server.given import Me, TheHall, get, post, put


@get("/api/me/waiting")
async def waiting(person: Me, hall: TheHall) -> list[TableInfo]:
    """The tables that wait for you, the one that has waited longest first."""
    return [paper.info() for paper in await hall.store.waiting_for(person.id)]


@get("/api/me/vacation")
async def vacation(person: Me, hall: TheHall) -> Vacation:
    """Whether you are on vacation, and how many days you may still be."""
    return await vacations.vacation_of(hall, person.id)


@post("/api/me/vacation", status_code=200)
async def go_away(data: JSONBody[GoAway], person: Me, hall: TheHall) -> Vacation:
    """Go on vacation, from now on."""
    hall.effort_limit.check(person.id)
    return await vacations.go_away(hall, person.id, data.days)


@post("/api/me/vacation/end", status_code=200)
async def come_back(person: Me, hall: TheHall) -> Vacation:
    """You are back."""
    hall.effort_limit.check(person.id)
    return await vacations.come_back(hall, person.id)


@get("/api/me/reach")
async def reach(person: Me, hall: TheHall) -> Reach:
    """How you are told that it is your turn."""
    return await hall.reaching.of(person.id)


@put("/api/me/reach/mail")
async def set_mail(data: JSONBody[SetMail], person: Me, hall: TheHall) -> Reach:
    """Another address for letters; one goes there at once, with what confirms it."""
    hall.effort_limit.check(person.id)
    return await hall.reaching.set_mail(person.id, data.mail.strip(), data.lang)


@put("/api/me/reach/hook")
async def set_hook(data: JSONBody[SetHook], person: Me, hall: TheHall) -> Reach:
    """Another address of a program of yours."""
    hall.effort_limit.check(person.id)
    return await hall.reaching.set_hook(person.id, data.hook.replace("\0", "").strip(), data.lang)


@put("/api/me/reach/on")
async def switch_reach(data: JSONBody[SwitchReach], person: Me, hall: TheHall) -> Reach:
    """Be told, or not."""
    hall.effort_limit.check(person.id)
    return await hall.reaching.switch(person.id, on=data.on)


@post("/api/letters/confirm", status_code=200)
async def confirm(data: JSONBody[LetterCode], hall: TheHall) -> Done:
    """Whoever has the code of a letter reads what arrives there."""
    await hall.reaching.confirm(data.code)
    return Done()


@post("/api/letters/stop", status_code=200)
async def stop(data: JSONBody[LetterCode], hall: TheHall) -> Done:
    """No more letters and calls, also without being anybody here."""
    await hall.reaching.stop(data.code)
    return Done()


HANDLERS = [waiting, vacation, go_away, come_back, reach, set_mail, set_hook, switch_reach, confirm, stop]
