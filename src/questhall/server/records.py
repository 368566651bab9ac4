"""A match as a file: taken out, brought in, forked, reported."""

from __future__ import annotations

from msgspec import Raw, Struct, json

from questhall import __version__
from questhall.engine import IllegalMove, Match, QuesthallError, SaveError
from questhall.engine.record import read as read_record
from questhall.engine.record import read_header
from questhall.engine.replay import load, replay
from questhall.games import game_of
from questhall.server import seating
from questhall.server.bodies import Person, TableSettings
from questhall.server.chronicle import Chronicle, Reader, kept_record
from questhall.server.hall import Hall
from questhall.server.paper import Chair
from questhall.server.problems import Denied, because, not_now
from questhall.server.reading import entries_shown
from questhall.server.review import after, check_whole, is_alone, is_open, is_open_to
from questhall.server.room import Room


class SeatRecord(Struct):
    """What one seat of a running match may take home: its own view and log."""

    format: str
    version: str
    game: str
    table: str
    seat: int | None
    entries: int
    view: Raw
    events: list[Raw]


async def export(room: Room, person: Person) -> bytes:
    """As much of the match as this person may have."""
    is_frozen, chronicle = room.paper.stage == "frozen", room.chronicle
    if not is_open_to(room, person) and not is_alone(room, person):
        if chronicle is None:
            raise Denied("problem-secret", 403) if is_frozen else not_now()
        return seat_record(room, chronicle, next(iter(room.paper.seats_of(person.id)), None))
    if chronicle is None and not is_frozen:
        raise not_now()
    if not is_open(room):
        room.paper.exported = True
        await room.keep()
        room.telling.table_changed()
    return await frozen_record(room) if chronicle is None or is_frozen else chronicle.match.save()


def seat_record(room: Room, chronicle: Chronicle, seat: Reader) -> bytes:
    match = chronicle.match
    view = Raw(json.encode(match.game.view(match.state, seat)))
    events = chronicle.events(seat)
    entries = entries_shown(chronicle, among_people=room.paper.is_among_people)
    table = room.paper.id
    return json.encode(SeatRecord("questhall seat", __version__, room.paper.game, table, seat, entries, view, events))


async def frozen_record(room: Room) -> bytes:
    """All of it, for a version that may be able to continue it."""
    found = await room.hall.store.snapshot(room.paper.id)
    if found is None:
        raise not_now()
    seq, data = found
    return kept_record(data, await room.hall.store.rows(room.paper.id, seq))


def read_match(data: bytes) -> Match:
    """A match from outside. It must be what its own key and journal lead to: nobody brings a forged one."""
    game = game_of(read_header(data).game)
    match = load(game, data)
    if not is_what_it_says(match, data):
        raise SaveError("its position is not the one its moves lead to", "forged-file")
    return match


def is_what_it_says(match: Match, data: bytes) -> bool:
    try:
        return replay(match.game, read_record(match.game, data)).fingerprint() == match.fingerprint()
    except IllegalMove:  # with another key other moves were possible
        return False


async def bring_in(hall: Hall, person: Person, match: Match) -> Room:
    """A table for a match from a file: the person takes a seat people played, bots take the others."""
    played = [entry.seat for entry in match.journal if entry.is_human]
    return await table_for(hall, person, match, min(played, default=0), TableSettings())


async def fork(hall: Hall, room: Room, person: Person, entries: int) -> Room:
    """What if: a table of one's own from some point of a match."""
    chronicle = room.match_now
    check_whole(room, person)
    if entries > len(chronicle.match.journal):
        raise not_now()
    if not is_open(room):
        room.paper.exported = True
        await room.keep()
    match = await hall.work_apart(after, chronicle.match.deal, list(chronicle.match.journal), entries)
    if match.over:
        raise not_now()
    mine = next(iter(room.paper.seats_of(person.id)), 0)
    return await table_for(hall, person, match, mine, room.paper.settings)


async def table_for(hall: Hall, person: Person, match: Match, mine: int, settings: TableSettings) -> Room:
    chairs = [Chair("bot", bot="greedy") for _ in match.seats]
    chairs[mine] = Chair("person", person.name, person.id)
    deal = match.deal
    paper = seating.new_paper(
        person,
        game=match.game.key,
        options=json.decode(json.encode(deal.options)),
        settings=TableSettings(past_bots=deal.past_bots, pace=settings.pace),
        chairs=chairs,
        stage="over" if match.over else "playing",
        waiting=sorted(match.asks),
        commitment=match.commitment,
        seed=deal.open_seed,
        exported=not match.over,
    )
    chronicle = Chronicle(match)
    await hall.store.add(paper, chronicle.entries, chronicle.keep([]))
    return await hall.room(paper.id)


def refuse_record(error: QuesthallError) -> Denied:
    return because("problem-bad-record", error)
