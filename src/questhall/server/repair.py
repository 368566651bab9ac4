"""A match that cannot go on is set back to the last position that today's rules can reach.

Nothing is thrown away. The journal gets one more row, a take-back by the host, and a snapshot behind it, so that nobody
has to play what cannot be played; what stood in the database before is kept in a file, and the table says in its chat
that this has happened.
"""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import Any

from msgspec import Raw, Struct, json
from msgspec.structs import replace
from sqlalchemy import insert

from questhall.engine import Entry, Match, QuesthallError
from questhall.engine.record import decoder_of
from questhall.engine.replay import deal_of, repeat
from questhall.games import game_of
from questhall.server.alarms import alarm_now
from questhall.server.chronicle import READ_KEPT, Chronicle
from questhall.server.config import Settings
from questhall.server.database import Database
from questhall.server.doctor import Stored, diagnosis, some
from questhall.server.hosting import opened
from questhall.server.journal import WRITE, Row
from questhall.server.messages import ChatLine
from questhall.server.news import Changed
from questhall.server.paper import Paper
from questhall.server.people import HOST
from questhall.server.schema import JOURNAL
from questhall.server.store import Store

log = logging.getLogger("questhall.repair")


class Repair(Struct):
    """What was done, or would be."""

    table: str
    was: str
    """What the doctor said, and why."""
    why: str
    entries: int
    """How many entries the match had,"""
    kept: int
    """and how many of them stay."""
    stopped_by: str = ""
    """Why the next one cannot be made."""
    file: str = ""
    """Where everything is kept as it was before."""


async def repair(settings: Settings, table: str, *, keep: int | None = None, dry_run: bool = False) -> Repair:
    """Set a match back as little as possible, or to its first entries if the host says to how many."""
    async with opened(settings) as database:
        found = await some(database, "", table)
        paper = await Store(database).paper(table)
        if not found or paper is None:
            raise QuesthallError(f"there is no match at a table {table}")
        (stored,) = found
        health, why = diagnosis(stored)
        chronicle, had, stopped_by = as_far_as_possible(stored, keep)
        done = Repair(table, health, why, had, len(chronicle.match.journal), stopped_by)
        if dry_run or (health == "well" and keep is None):
            return done
        done.file = str(put_aside(settings.data, stored, paper, done))
        await set_back(database, stored, paper, chronicle)
    log.warning("repaired", extra={"table": table, "entries": done.entries, "kept": done.kept, "file": done.file})
    return done


def as_far_as_possible(stored: Stored, keep: int | None) -> tuple[Chronicle, int, str]:
    """The match played anew from its deal; how many entries it had; and what stopped it, if anything did."""
    kept = READ_KEPT(stored.data)
    record: dict[str, Any] = json.decode(kept.match)
    game = game_of(record["game"])
    dealt = json.encode({**record, "journal": [], "log": [], "beats": []})
    match = Match(deal_of(game, decoder_of(game)(dealt)))
    had, fit = len(record["journal"]) + len(stored.rows), 0
    try:
        for entry in record["journal"][:keep]:
            repeat(match, json.decode(json.encode(entry), type=Entry[game.moves]))  # type: ignore[name-defined]
            fit += 1
        chronicle = Chronicle(match, kept.shift)  # of rows it knows only what they themselves told
        for row in stored.rows[: None if keep is None else max(0, keep - len(record["journal"]))]:
            chronicle.follow(row)
            fit += 1
    except Exception as error:  # rules of another version may break in any way, also after they have made the move
        return as_far_as_possible(stored, fit)[0], had, f"{type(error).__name__}: {error}"
    return chronicle, had, ""


def put_aside(data: Path, stored: Stored, paper: Paper, done: Repair) -> Path:
    """Everything as it was, for whoever wants to know, or to undo it."""
    folder = data / "repairs"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{stored.table}-{time.strftime('%Y%m%d-%H%M%S')}.json"
    before = {"repair": done, "paper": paper, "seq": stored.seq, "snapshot": Raw(stored.data), "rows": stored.rows}
    file.write_bytes(json.encode(before))
    return file


async def set_back(database: Database, stored: Stored, paper: Paper, chronicle: Chronicle) -> None:
    """One transaction; a server that writes at the same moment wins, and the host tries again."""
    store, rows, now = Store(database), stored.entries, time.time()
    match, chat = chronicle.match, await Store(database).chat(stored.table)
    chronicle.shift = rows + 1 - len(match.journal)
    row = Row("take back", 0, HOST, now, keep=len(match.journal), waiting=sorted(match.asks))
    row = replace(row, rules=match.game.rules_version, mark=chronicle.mark)
    if paper.stage != "closed":
        paper.stage = "over" if match.over else "playing"
    paper.note, paper.why, paper.facts = "", "", {}
    paper.waiting, paper.take_back = sorted(match.asks), None
    line = ChatLine(chat[-1].number + 1 if chat else 1, HOST, "Host", "", now, "repaired")
    await store.keep(
        paper,
        chronicle.entries,
        chronicle.keep([]),
        (insert(JOURNAL).values(match=stored.table, seq=rows, row=WRITE(row)), None),
        *store.saying(stored.table, line),
        alarm_now(database, stored.table),
        *database.news(Changed(database.node, "match", [stored.table])),
    )
