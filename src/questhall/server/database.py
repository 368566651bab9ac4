"""The database: a SQLite file or PostgreSQL, behind the same few calls.

PostgreSQL is asked through SQLAlchemy's asynchronous engine. The way to SQLite is shorter: a whole transaction, and a
whole question, is one visit to one thread, because every visit may have to wait for the interpreter's lock.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import Any

from sqlalchemy import Engine, Executable, Row, Table, Update, func, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import PoolProxiedConnection

from questhall.engine import QuesthallError
from questhall.server.engines import (
    READERS,
    is_of_storage,
    keep_a_journal,
    postgres_engine,
    sqlite_engine,
    straight_sqlite_engine,
    take_from_others,
)
from questhall.server.migrations import bring_up_to_date, check_version
from questhall.server.news import CHANNEL, News, rows_entered, written

SORE_SECONDS = 15.0
"""After something could not be written the database counts as ill for so long, unless something was since."""


Step = tuple[Executable, Sequence[dict[str, Any]] | None]
"""A statement, and the rows it is for, if there are several."""


class Lost(QuesthallError):
    """Somebody else has written this before: look again."""


def must_hit(change: Update) -> Update:
    """A change of a row as it was read. If it is not so any more, the whole transaction is `Lost`."""
    return change.execution_options(must_hit=True)


def check_hit(statement: Executable, rows: int) -> None:
    if statement.get_execution_options().get("must_hit") and rows != 1:
        raise Lost("it was changed by another")


class Database:
    """Reads anywhere, writes one transaction after another."""

    def __init__(self, url: str, *, only_looking: bool = False) -> None:
        self.node = token_hex(6)
        """What this server is called among those that share the database."""
        address = make_url(url)
        self.is_sqlite = address.get_backend_name() == "sqlite"
        self.file = Path(address.database) if self.is_sqlite and address.database else None
        """Of SQLite."""
        new_engine = sqlite_engine if self.is_sqlite else postgres_engine
        self.engine = new_engine(address, only_looking=only_looking)
        self._writing = asyncio.Lock()
        self._straight = straight_sqlite_engine(address, only_looking=only_looking) if self.is_sqlite else None
        self._line: PoolProxiedConnection | None = None
        """Held for appending: nearly every transaction is one."""
        self._thread = ThreadPoolExecutor(1, "journal")
        self._readers = ThreadPoolExecutor(READERS, "reading")
        self._failed = -SORE_SECONDS
        """When something could not be written, on the clock that never jumps."""

    async def open(self) -> None:
        """Make what is missing; a database that is not ours, or of a newer version, is a `WrongDatabase`.

        Only then is anything else done to a file: what is somebody else's stays as it is.
        """
        async with self.write() as connection:
            await connection.run_sync(bring_up_to_date)
        if self._straight is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, keep_a_journal, self._straight)
            await self.engine.dispose()  # its connection remembers the file as it was
        if self.file is not None:
            take_from_others(self.file)

    async def look(self) -> None:
        """Change nothing; a database that is not ours, or of another version, is a `WrongDatabase`."""
        async with self.read() as connection:
            await connection.run_sync(check_version)

    async def close(self) -> None:
        self._thread.shutdown()
        self._readers.shutdown()
        if self._line is not None:
            self._line.close()
        if self._straight is not None:
            self._straight.dispose()
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def fetch(self, question: Executable) -> Sequence[Row[Any]]:
        """All rows that one question finds: of SQLite with one visit to a thread, and not one for each step of it."""
        if self._straight is None:
            async with self.engine.connect() as connection:
                return (await connection.execute(question)).all()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, fetch_now, self._straight, question)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; on leaving it is on disk. SQLite has one writer, so here too they stand in line."""
        with self._noted():
            if not self.is_sqlite:
                async with self.engine.begin() as connection:
                    yield connection
                return
            async with self._writing, self.engine.connect() as plain:
                connection = await plain.execution_options(writes=True)
                async with connection.begin():
                    yield connection

    async def execute(self, *steps: Step) -> None:
        """Carry out statements in one transaction; on returning it is on disk."""
        if not steps:
            return
        if self._straight is None:
            async with self.write() as connection:
                for statement, rows in steps:
                    check_hit(statement, (await connection.execute(statement, rows)).rowcount)
            return
        async with self._writing:
            loop = asyncio.get_running_loop()
            with self._noted():
                await loop.run_in_executor(self._thread, execute_now, self._straight, steps)

    def news(self, *news: News) -> list[Step]:
        """What the other servers hear if, and when, the transaction is on disk. Of a SQLite file there are none."""
        return [] if self.is_sqlite else [(select(func.pg_notify(CHANNEL, written(each))), None) for each in news]

    def insert(self, table: Table) -> Any:
        """An insertion that may say what to do if the row is there already: both databases can, each in its words."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    async def append(self, table: Table, rows: Sequence[dict[str, Any]]) -> None:
        """Add rows of the journal in a transaction of their own; on returning it is on disk."""
        if self._straight is None:
            async with self.write() as connection:
                await connection.execute(insert(table), rows)
                for step, _ in self.news(*rows_entered(self.node, rows)):
                    await connection.execute(step)
            return
        names, statement = insertion(table, len(rows))
        values = [row[name] for row in rows for name in names]
        async with self._writing:
            loop = asyncio.get_running_loop()
            with self._noted():
                await loop.run_in_executor(self._thread, self._append_now, self._straight, statement, values)

    def _append_now(self, engine: Engine, statement: str, values: list[Any]) -> None:
        """The shortest way to disk, for every move waits for it: one statement, which is its own transaction.

        Each statement, and each row of several, would wait anew for the interpreter's lock beside a busy loop.
        """
        line = self._line or engine.raw_connection()
        self._line = None
        try:
            line.cursor().execute(statement, values)
        except sqlite3.IntegrityError as error:
            line.close()  # back to the pool
            raise IntegrityError(statement, None, error) from error
        except BaseException:
            line.invalidate()
            raise
        self._line = line

    @contextmanager
    def _noted(self) -> Iterator[None]:
        """Whether what was to be written could be: for whoever asks how the database is."""
        try:
            yield
        except Exception as error:
            if is_of_storage(error):
                self._failed = monotonic()
            raise
        self._failed = -SORE_SECONDS

    async def is_well(self) -> bool:
        """It answers, and what was to be written last could be. To ask writes nothing."""
        if monotonic() - self._failed < SORE_SECONDS:
            return False
        async with self.read() as connection:
            return (await connection.execute(text("SELECT 1"))).scalar() == 1


def fetch_now(engine: Engine, question: Executable) -> Sequence[Row[Any]]:
    with engine.connect() as connection:
        return connection.execute(question).all()


def execute_now(engine: Engine, steps: Sequence[Step]) -> None:
    with engine.connect() as plain:
        connection = plain.execution_options(writes=True)
        with connection.begin():
            for statement, rows in steps:
                check_hit(statement, connection.execute(statement, rows).rowcount)


@lru_cache(1 << 10)
def insertion(table: Table, rows: int) -> tuple[list[str], str]:
    """The columns, and the statement that adds so many rows."""
    names = [column.name for column in table.columns]
    place = f"({', '.join('?' for _ in names)})"
    return names, f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {', '.join([place] * rows)}"
