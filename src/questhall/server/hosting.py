"""What the host may do with the database beside the running server."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy.exc import SQLAlchemyError

from questhall.engine import QuesthallError
from questhall.server.bodies import MovingCode
from questhall.server.chronicle import kept_record, open_snapshot
from questhall.server.config import Settings
from questhall.server.database import Database
from questhall.server.migrations import WrongDatabase
from questhall.server.people import People
from questhall.server.store import Store


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    """For whoever changes something: made if it is not there, brought up to date if it is older."""
    settings.data.mkdir(parents=True, exist_ok=True)
    database = Database(settings.database_url)
    try:
        await open_or_say_why(database.open)
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def looked_into(settings: Settings) -> AsyncIterator[Database]:
    """For whoever only looks: a hall that is there, of this version. Nothing is made, nothing brought up to date."""
    database = Database(settings.database_url, only_looking=True)
    try:
        if database.file is not None and not database.file.is_file():
            raise QuesthallError(f"there is no hall at {database.file}")
        await open_or_say_why(database.look)
        yield database
    finally:
        await database.close()


async def open_or_say_why(opening: Callable[[], Awaitable[None]]) -> None:
    """A host who named a wrong database gets one sentence."""
    try:
        await opening()
    except (OSError, SQLAlchemyError, WrongDatabase) as error:
        said = str(getattr(error, "orig", None) or error)  # not the SQL around it
        raise QuesthallError(f"the database cannot be used: {said.splitlines()[0]}") from error


@contextmanager
def kept_to_oneself() -> Iterator[None]:
    """What is written meanwhile is for its owner's eyes: it holds secrets of matches and what passwords hash to."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


async def new_host_code(settings: Settings) -> MovingCode:
    """A one-time code with which a browser becomes the host's."""
    async with opened(settings) as database:
        return await People(database).host_code()


async def whole_record(settings: Settings, table: str) -> bytes:
    """A match with all its secrets, as far as it is on disk."""
    async with looked_into(settings) as database:
        store = Store(database)
        found = await store.snapshot(table)
        if found is None:
            raise QuesthallError(f"there is no match at a table {table}")
        seq, data = found
        rows = await store.rows(table, seq)
    try:
        chronicle, _ = open_snapshot(data)
        for row in rows:
            chronicle.follow(row)
    except Exception:  # it is frozen: rules of another version may break in any way
        return kept_record(data, rows)
    return chronicle.match.save()
