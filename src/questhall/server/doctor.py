"""Every stored match against the rules of today: which go on, which would come out differently, which cannot be played.

It looks and changes nothing. What a running server does with a match when it is opened, this does with all of them, and
more: it plays each anew from its deal, also where a checkpoint would spare that.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Any, Literal

from msgspec import Struct, json
from sqlalchemy import select

from questhall.engine import Match
from questhall.engine.record import decoder_of
from questhall.engine.replay import replay_checked
from questhall.games import game_of
from questhall.server.chronicle import READ_KEPT, Chronicle, open_snapshot
from questhall.server.config import Settings
from questhall.server.database import Database
from questhall.server.hosting import looked_into
from questhall.server.journal import READ_ROW, Row
from questhall.server.schema import JOURNAL, SNAPSHOTS, TABLES

AT_ONCE = 50
Health = Literal["well", "differs", "cannot go on"]
"""`differs`: it goes on from its checkpoint, but played anew from its first move it would come out otherwise."""
log = logging.getLogger("questhall.doctor")


class Finding(Struct):
    """What is to be said of one match."""

    table: str
    game: str
    rules: int
    """The version of the rules it was last kept with."""
    stage: str
    entries: int
    health: Health
    why: str = ""


class Round(Struct):
    """All stored matches."""

    matches: int = 0
    well: int = 0
    ill: list[Finding] = []

    def note(self, finding: Finding) -> None:
        self.matches += 1
        if finding.health == "well":
            self.well += 1
        else:
            self.ill.append(finding)


class Stored(Struct):
    """A match as it is on disk."""

    table: str
    game: str
    stage: str
    seq: int
    data: bytes
    rows: list[Row]

    @property
    def entries(self) -> int:
        return self.seq + len(self.rows)


async def look_at_all(settings: Settings, table: str = "") -> AsyncIterator[Finding]:
    """Match by match, so that a hall of any size fits into memory."""
    async with looked_into(settings) as database:
        last = ""
        while found := await some(database, last, table):
            for stored in found:
                yield examine(stored)
            last = found[-1].table


async def some(database: Database, after: str, table: str = "") -> list[Stored]:
    """The next matches in the order of their tables; or the one that is asked for."""
    query = select(TABLES.c.id, TABLES.c.game, TABLES.c.stage, SNAPSHOTS.c.seq, SNAPSHOTS.c.data)
    query = query.join(SNAPSHOTS, SNAPSHOTS.c.match == TABLES.c.id).where(TABLES.c.id > after)
    if table:
        query = query.where(TABLES.c.id == table)
    async with database.read() as connection:
        found = (await connection.execute(query.order_by(TABLES.c.id).limit(AT_ONCE))).all()
        return [Stored(*row, await rows_since(connection, row.id, row.seq)) for row in found]


async def rows_since(connection: Any, match: str, seq: int) -> list[Row]:
    query = select(JOURNAL.c.row).where(JOURNAL.c.match == match, JOURNAL.c.seq >= seq).order_by(JOURNAL.c.seq)
    return [READ_ROW(row) for row in (await connection.execute(query)).scalars()]


def examine(stored: Stored) -> Finding:
    health, why = diagnosis(stored)
    if health != "well":
        log.warning(health, extra={"table": stored.table, "why": why})
    return Finding(stored.table, stored.game, rules_of(stored), stored.stage, stored.entries, health, why)


def diagnosis(stored: Stored) -> tuple[Health, str]:
    """Rules of another version may break in any way; whatever they do is a finding."""
    try:
        chronicle = continued(stored)
    except Exception as error:
        return "cannot go on", f"{type(error).__name__}: {error}"
    try:
        anew = played_anew(chronicle.match)
    except Exception as error:
        return "differs", f"{type(error).__name__}: {error}"
    if anew.fingerprint() != chronicle.match.fingerprint():
        return "differs", "played anew from its first move it stands elsewhere"
    return "well", ""


def continued(stored: Stored) -> Chronicle:
    """As a server opens it: from its checkpoint, or by replay, and what was entered since."""
    chronicle, _ = open_snapshot(stored.data)
    for row in stored.rows:
        chronicle.follow(row)
    return chronicle


def played_anew(match: Match) -> Match:
    """From the deal and the moves alone; what was told must come out the same."""
    return replay_checked(match.game, decoder_of(match.game)(match.save()))


def rules_of(stored: Stored) -> int:
    try:
        return int(json.decode(READ_KEPT(stored.data).match)["rules"])
    except (ValueError, KeyError, TypeError):
        return game_of(stored.game).rules_version
