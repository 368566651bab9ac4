"""Requests about what is or was played: chances, export, import, review, fork, reports."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec import json

from questhall.engine import Match, Odds, QuesthallError
from questhall.server import records, review
from questhall.server.bodies import (
    AskHint,
    Fork,
    Given,
    Hint,
    LookBack,
    Report,
    Reported,
    ScorePoint,
    Step,
    TableInfo,
    Weigh,
)
from questhall.server.chronicle import Chronicle
from questhall.server.config import Limits
from questhall.server.given import Me, TableId, TheHall, get, post
from questhall.server.hall import Hall
from questhall.server.http_tables import check_not_removed, welcome
from questhall.server.problems import Denied, not_now, not_yours
from questhall.server.reports import report as write_report
from questhall.server.room import Room

Eyes = FromQuery[int | None]
Entries = Annotated[int, PathParameter(ge=0, le=1_000_000)]


@get("/api/tables/{table_id:str}/export")
async def export(table_id: TableId, person: Me, hall: TheHall) -> Response[Any]:
    """The match as a file: all of it once it is over or if you play alone, else what your seat knows."""
    hall.effort_limit.check(person.id)
    async with hall.at(table_id) as room:
        check_not_removed(room, person)
        data = await records.export(room, person)
    name = f"{room.paper.game}-{room.paper.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/json", headers=headers)


@post("/api/tables/import", status_code=201, request_max_body_size=Limits().record)
async def bring_in(request: Request[Any, Any, Any], person: Me, hall: TheHall) -> TableInfo:
    """A match file becomes a table; the body is the file as it is."""
    hall.table_limit.check(person.id)
    data = await request.body()
    try:
        match = await hall.work_apart(records.read_match, data)
    except QuesthallError as error:
        raise records.refuse_record(error) from None
    return (await records.bring_in(hall, person, match)).info


@post("/api/tables/{table_id:str}/report", status_code=201)
async def report(table_id: TableId, data: JSONBody[Report], person: Me, hall: TheHall) -> Reported:
    """Something is wrong: the host finds your sentence with the record in his data folder."""
    hall.table_limit.check(person.id)
    async with hall.at(table_id) as room:
        check_not_removed(room, person)
        return Reported(await write_report(room, person, data))


@post("/api/tables/{table_id:str}/odds", status_code=200)
async def odds(table_id: TableId, data: JSONBody[Weigh], person: Me, hall: TheHall) -> list[Odds]:
    """What may come of one of your moves, or of what is under way: exact, or tried in imagined matches.

    Of a move that cannot be made now there are none: it may have been possible when the question was sent.
    """
    hall.effort_limit.check(person.id)
    room = await welcome(hall, table_id, person)
    chronicle = await settled(room)
    if not room.paper.is_played_by(data.seat, person.id):
        raise not_yours()
    found = await hall.thinker.weigh(chronicle.match.save(past=False), data.seat, data.move)
    if found is None:
        raise Denied("problem-server", 503)
    read = json.decode(found, type=list[Odds] | None)
    if read is None:
        check_is_a_move(chronicle.match, data.move)
    return read or []


def check_is_a_move(match: Match, move: object) -> None:
    try:
        match.game.read_move(json.encode(move))
    except ValueError:  # msgspec's errors are among these
        raise Denied("problem-illegal", 409) from None


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def hint(table_id: TableId, data: JSONBody[AskHint], person: Me, hall: TheHall) -> Hint:
    """What a strong bot would do on your seat. Not where you play against people."""
    hall.effort_limit.check(person.id)
    room = await welcome(hall, table_id, person)
    chronicle = await settled(room)
    if not room.paper.is_played_by(data.seat, person.id):
        raise not_yours()
    if room.paper.is_among_people:
        raise Denied("problem-hint", 403)
    if data.seat not in chronicle.match.asks:
        raise not_now()
    return await advice(hall, chronicle.match.save(past=False), data.seat)


@post("/api/tables/{table_id:str}/steps/{entries:int}/hint", status_code=200)
async def second_thought(
    table_id: TableId, entries: Entries, data: JSONBody[AskHint], person: Me, hall: TheHall
) -> Hint:
    """After the match: what a strong bot would have done on a seat, after the first entries, from what it knew then."""
    hall.effort_limit.check(person.id)
    room = await welcome(hall, table_id, person)
    chronicle = await settled(room)
    if not review.is_open_to(room, person):
        raise Denied("problem-story" if review.is_open(room) else "problem-secret", 403)
    deal, journal = chronicle.match.deal, list(chronicle.match.journal)
    record = await hall.work_apart(review.record_before, deal, journal, entries, data.seat)
    if record is None:
        raise not_now()
    return await advice(hall, record, data.seat)


async def advice(hall: Hall, record: bytes, seat: int) -> Hint:
    found = await hall.thinker.advise(record, seat)
    if found is None:
        raise Denied("problem-server", 503)
    return json.decode(found, type=Hint)


@get("/api/tables/{table_id:str}/steps/{entries:int}")
async def step(table_id: TableId, entries: Entries, person: Me, hall: TheHall, seat: Eyes = None) -> Step:
    """The match after its first entries, through the eyes of a seat or of a spectator."""
    hall.effort_limit.check(person.id)
    room = await welcome(hall, table_id, person)
    chronicle = await settled(room)
    review.check_eyes(room, person, seat)
    journal = review.shown_journal(room, chronicle)
    if entries > len(journal):
        raise Denied("problem-not-found", 404)
    return await hall.work_apart(review.step, chronicle.match.deal, journal, entries, seat)


@get("/api/tables/{table_id:str}/events/{number:int}")
async def event(
    table_id: TableId,
    number: Entries,
    person: Me,
    hall: TheHall,
    seat: Eyes = None,
    past: FromQuery[bool] = False,
) -> Step:
    """The match in the moment in which a reader was told the event of this number: of his log, or of a `Step`'s."""
    hall.effort_limit.check(person.id)
    room = await welcome(hall, table_id, person)
    chronicle = await settled(room)
    review.check_eyes(room, person, seat)
    told = number if past else chronicle.own_number(seat, number)
    if told is None or told >= len(chronicle.match.events(seat)):
        raise Denied("problem-not-found", 404)
    journal = review.shown_journal(room, chronicle)
    return await hall.work_apart(review.step_of_event, chronicle.match.deal, journal, told, seat)


@get("/api/tables/{table_id:str}/reasons")
async def reasons(table_id: TableId, person: Me, hall: TheHall, seat: Eyes = None) -> list[Given]:
    """After the match: why bots did what they did, for the log of a seat or of a spectator."""
    hall.effort_limit.check(person.id)
    room = await welcome(hall, table_id, person)
    chronicle = await settled(room)
    if not review.is_open_to(room, person):
        raise Denied("problem-story" if review.is_open(room) else "problem-secret", 403)
    review.check_eyes(room, person, seat)
    return await hall.work_apart(review.reasons, chronicle.match.deal, list(chronicle.match.journal), seat)


@get("/api/tables/{table_id:str}/scores")
async def scores(table_id: TableId, person: Me, hall: TheHall) -> list[ScorePoint]:
    """What the final count would have been after each entry."""
    hall.effort_limit.check(person.id)
    room = await welcome(hall, table_id, person)
    chronicle = await settled(room)
    if not review.is_open(room):
        review.check_whole(room, person)
    return await hall.work_apart(review.scores, chronicle.match.deal, list(chronicle.match.journal))


@get("/api/tables/{table_id:str}/review")
async def look_back(table_id: TableId, person: Me, hall: TheHall, seat: FromQuery[int]) -> LookBack:
    """Every decision of your seat weighed, from what it knew then, once the match is over; luck told from choice."""
    hall.effort_limit.check(person.id)
    room = await welcome(hall, table_id, person)
    chronicle = await settled(room)
    if seat not in room.paper.seats_of(person.id):
        raise not_yours()
    if not review.is_open(room):
        raise not_now()
    return LookBack(await hall.reviews.of(room.paper.id, chronicle.match, seat))


async def settled(room: Room) -> Chronicle:
    """The match as it is on disk: nothing that is still on its way there is shown."""
    async with room.lock:
        room.check_not_frozen()
        if room.chronicle is None:
            raise not_now()
        return room.chronicle


@post("/api/tables/{table_id:str}/fork", status_code=201)
async def fork(table_id: TableId, data: JSONBody[Fork], person: Me, hall: TheHall) -> TableInfo:
    """What if: go on from here at a table of your own, with bots on the other seats."""
    hall.table_limit.check(person.id)
    async with hall.at(table_id) as room:
        check_not_removed(room, person)
        return (await records.fork(hall, room, person, data.entries)).info


HANDLERS = [export, bring_in, report, odds, hint, second_thought, step, event, reasons, scores, look_back, fork]
