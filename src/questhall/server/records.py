"""A match as a file: taken out, brought in, forked, reported."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Raw, Struct, json

from questhall import __version__
from questhall.engine import IllegalMove, Match, QuesthallError, SaveError
from questhall.engine.record import read as read_record
from questhall.engine.record import read_header
from questhall.engine.replay import load, replay
from questhall.games import game_of
from questhall.server import seating
from questhall.server.bodies import Person, TableSettings
from questhall.server.chronicle import READ_KEPT, Chronicle, Reader
from questhall.server.hall import Hall
from questhall.server.paper import Chair, Paper
from questhall.server.problems import Denied, because, not_now
from questhall.server.review import after, check_whole, is_alone, is_open
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
    if room.paper.stage == "frozen":
        return await frozen_record(room)
    chronicle = room.chronicle
    if chronicle is None:
        raise not_now()
    if is_open(room):
        return chronicle.match.save()
    if is_alone(room, person):
        room.paper.exported = True
        await room.keep()
        room.telling.table_changed()
        return chronicle.match.save()
    return seat_record(room, chronicle, next(iter(room.paper.seats_of(person.id)), None))


def seat_record(room: Room, chronicle: Chronicle, seat: Reader) -> bytes:
    match = chronicle.match
    view = Raw(json.encode(match.game.view(match.state, seat)))
    events = chronicle.events(seat)
    table = room.paper.id
    return json.encode(
        SeatRecord("questhall seat", __version__, room.paper.game, table, seat, chronicle.entries, view, events)
    )


async def frozen_record(room: Room) -> bytes:
    """The match as it was last kept, and what was entered since: another version may be able to continue it."""
    found = await room.hall.store.snapshot(room.paper.id)
    if found is None:
        raise not_now()
    seq, data = found
    record: dict[str, Any] = json.decode(READ_KEPT(data).match)
    record["since"] = await room.hall.store.rows(room.paper.id, seq)
    return json.encode(record)


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
    match = after(chronicle.match.deal, chronicle.match.journal, entries)
    if match.over:
        raise not_now()
    mine = next(iter(room.paper.seats_of(person.id)), 0)
    return await table_for(hall, person, match, mine, room.paper.settings)


async def table_for(hall: Hall, person: Person, match: Match, mine: int, settings: TableSettings) -> Room:
    chairs = [Chair("bot", bot="greedy") for _ in match.seats]
    chairs[mine] = Chair("person", person.name, person.id)
    deal = match.deal
    paper = Paper(
        id=seating.new_id(),
        code=seating.new_code(),
        game=match.game.key,
        options=json.decode(json.encode(deal.options)),
        settings=TableSettings(past_bots=deal.past_bots, pace=settings.pace),
        owner=person.id,
        chairs=chairs,
        stage="over" if match.over else "playing",
        created=time.time(),
        changed=time.time(),
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
