"""A table from disk: its match goes on where it stood, or is frozen and says why."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from questhall.engine import QuesthallError, SaveError
from questhall.server.campaigns import entered
from questhall.server.chronicle import last_look, open_snapshot
from questhall.server.clocks import kept_clocks
from questhall.server.database import Lost
from questhall.server.notices import stood_in_for

if TYPE_CHECKING:
    from questhall.server.chronicle import Chronicle
    from questhall.server.journal import Row
    from questhall.server.paper import Paper
    from questhall.server.room import Room

log = logging.getLogger("questhall.table")


async def load(room: Room, *, heard: bool = False) -> None:
    """Snapshot and journal since.

    Where another server has just said how the match stands, this one does not contradict it on paper: two that do not
    agree would go on for ever.
    """
    store, paper = room.hall.store, room.paper
    room.chat = await store.chat(paper.id)
    room.stood_in = stood_in_for(room)
    room.chronicle = None
    room.elsewhere = await room.hall.presence.elsewhere(paper.id)
    found, when = await store.snapshot(paper.id), paper.changed
    if found is not None:
        seq, data = found
        rows = await store.rows(paper.id, seq)
        when = rows[-1].when if rows else when
        if note_stage(room, data, rows) and not heard:
            await keep_stage(room)
    room.note_turn(when)
    room.moved = room.hall.keeper.steady_at(when)  # what the table waits for does not begin anew
    room.note_absence()
    room.telling.forget()
    if paper.stage == "playing":
        room.autopilot.start()


def note_stage(room: Room, data: bytes, rows: list[Row]) -> bool:
    """Bring the match to where it stood; whether the paper has to be written because of how that went."""
    paper = room.paper
    before = paper.stage, paper.note
    try:
        follow(room, data, rows)
    except QuesthallError as error:
        room.chronicle = as_far_as_it_fits(data, rows)
        freeze(paper, error)
    else:
        go_on(room)
    return (paper.stage, paper.note) != before


def follow(room: Room, data: bytes, rows: list[Row]) -> None:
    """Rules of another version may break in any way; whatever they do is an error that says why."""
    paper = room.paper
    try:
        room.chronicle, banks = open_snapshot(data)
        room.clocks = kept_clocks(paper.settings.clock, banks, len(paper.chairs), paper.changed, room.hall.keeper)
        follow_rows(room, room.chronicle, rows)
    except Exception as error:
        if isinstance(error, QuesthallError) and error.why:
            raise
        raise SaveError(f"its journal does not fit today's rules: {error}", "wrong-record") from error


def as_far_as_it_fits(data: bytes, rows: list[Row]) -> Chronicle | None:
    """The last position that these rules and those it was entered under agree on; None if not even one can be read."""
    chronicle, fit = None, 0
    try:
        chronicle, _ = open_snapshot(data)
        for row in rows:
            chronicle.follow(row)
            fit += 1
    except Exception:  # rules of another version may break in any way
        return last_look(data) if chronicle is None else as_far_as_it_fits(data, rows[:fit])
    return chronicle


def follow_rows(room: Room, chronicle: Chronicle, rows: list[Row]) -> None:
    """What was entered since, here or at another server."""
    for row in rows:
        asked = list(chronicle.match.asks)
        chronicle.follow(row)
        if room.clocks is not None:
            room.clocks.charge(asked, row)


async def keep_stage(room: Room) -> None:
    """While servers of several versions run, none of them freezes for the others what it cannot play itself."""
    paper, hall = room.paper, room.hall
    if paper.stage == "frozen" and hall.leases.is_mixed:
        return
    try:
        await hall.store.keep(paper, 0, b"", *entered(paper, room.chronicle))
    except Lost:
        log.info("noted by another", extra={"table": paper.id})


def freeze(paper: Paper, error: QuesthallError) -> None:
    """It can be looked at and taken out. What is closed stays closed."""
    if paper.stage == "closed":
        return
    log.warning("frozen", extra={"table": paper.id, "note": str(error)})
    paper.stage, paper.note, paper.why, paper.facts = "frozen", str(error), error.why, error.facts


def go_on(room: Room) -> None:
    """A match that was frozen goes on with the rules that fit it; the end of one may not have been written down."""
    paper = room.paper
    assert room.chronicle is not None
    if paper.stage == "frozen":
        paper.stage, paper.note, paper.why, paper.facts = "playing", "", "", {}
    if paper.stage == "playing" and room.chronicle.match.over:
        paper.stage = "over"
