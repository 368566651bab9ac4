"""Writing the journal. Rows of different matches that wait at the same moment go to disk together."""

from __future__ import annotations

import asyncio
from typing import Literal

from msgspec import Raw, Struct, json
from sqlalchemy.exc import IntegrityError

from questhall.server.database import Database, Lost
from questhall.server.schema import JOURNAL

MOST_AT_ONCE = 500


NO_REASON = Raw(b"null")


class Row(Struct, array_like=True, frozen=True):
    """One line of the journal of a table: what was entered, by whom and when."""

    kind: Literal["play", "undo", "take back"]
    seat: int
    by: str
    when: float = 0.0
    """Filled in when it is written."""
    move: Raw = Raw(b"null")
    keep: int = 0
    """For a take-back: how many entries of the match stay."""
    waiting: list[int] = []
    """Whose turn it was then, for the list of tables."""
    round: int | None = None
    spent: list[float] = []
    """At a table with clocks: what the time since the row before took from the bank of each seat."""
    why: Raw = NO_REASON
    """The reason of a bot."""
    rules: int = 0
    """The version of the rules it was entered under,"""
    mark: str = ""
    """and what these made of it: rules that come to another position have not followed it."""


READ_ROW = json.Decoder(Row).decode
WRITE = json.Encoder().encode


class Pending(Struct):
    """A row on its way to disk."""

    match: str
    seq: int
    row: bytes
    done: asyncio.Future[None]


class Journal:
    """Takes rows from all tables and writes them in as few transactions as it can."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._pending: list[Pending] = []
        self._writer: asyncio.Task[None] | None = None

    async def write(self, match: str, seq: int, row: Row) -> None:
        """Returns when the row is on disk; raises `Lost` if its place was taken."""
        done = asyncio.get_running_loop().create_future()
        self._pending.append(Pending(match, seq, WRITE(row), done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """Wait for what is still on its way."""
        if self._writer is not None:
            await self._writer

    async def _write_all(self) -> None:
        while self._pending:
            batch, self._pending = self._pending[:MOST_AT_ONCE], self._pending[MOST_AT_ONCE:]
            try:
                await self._commit(batch)
            except IntegrityError:
                await self._one_by_one(batch)
            except Exception as error:
                settle(batch, error)
            else:
                settle(batch, None)

    async def _one_by_one(self, batch: list[Pending]) -> None:
        """One of them lost its place: the others must not suffer for it."""
        for pending in batch:
            try:
                await self._commit([pending])
            except IntegrityError:
                settle([pending], Lost(f"row {pending.seq} of {pending.match} was written by another"))
            except Exception as error:
                settle([pending], error)
            else:
                settle([pending], None)

    async def _commit(self, batch: list[Pending]) -> None:
        await self.database.append(JOURNAL, [{"match": p.match, "seq": p.seq, "row": p.row} for p in batch])


def settle(batch: list[Pending], error: Exception | None) -> None:
    for pending in batch:
        if pending.done.done():  # nobody waits any more
            continue
        if error is None:
            pending.done.set_result(None)
        else:
            pending.done.set_exception(error)
