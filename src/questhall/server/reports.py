"""Something went wrong at a table: the record and what somebody expected, in a file for the host."""

from __future__ import annotations

import time
from pathlib import Path
from secrets import token_hex

from msgspec import Raw, Struct, json

from questhall import __version__
from questhall.server.bodies import Person, Report
from questhall.server.problems import not_now, not_yours
from questhall.server.records import frozen_record, seat_record
from questhall.server.review import is_alone, is_open_to
from questhall.server.room import Room

FORMAT = "questhall report"


class ReportFile(Struct):
    """`questhall import-report` makes a failing test of it."""

    format: str
    version: str
    game: str
    table: str
    entries: int
    seat: int | None
    expected: str
    whole: bool
    """The record is the whole match; otherwise, while people play, only one seat's view and log."""
    record: Raw


async def report(room: Room, person: Person, said: Report) -> str:
    """Write the file and say its name."""
    if said.seat is not None and said.seat not in room.paper.seats_of(person.id):
        raise not_yours()
    whole, record = await record_for(room, person, said.seat)
    entries = room.chronicle.entries if room.chronicle is not None else 0
    seat, paper = said.seat, room.paper
    file = ReportFile(FORMAT, __version__, paper.game, paper.id, entries, seat, said.expected, whole, Raw(record))
    folder = room.hall.settings.data / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{paper.game}-{time.strftime('%Y%m%d-%H%M%S')}-{token_hex(3)}.json"
    write(path, json.encode(file))
    return path.name


def write(path: Path, data: bytes) -> None:
    """The whole file or none."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    part.rename(path)


async def record_for(room: Room, person: Person, seat: int | None) -> tuple[bool, bytes]:
    if room.paper.stage == "frozen":
        return True, await frozen_record(room)
    chronicle = room.chronicle
    if chronicle is None:
        raise not_now()
    if is_open_to(room, person) or is_alone(room, person):
        return True, chronicle.match.save()
    return False, seat_record(room, chronicle, seat)
