"""How SQLAlchemy reaches a SQLite file and PostgreSQL, and what their errors mean.

Errors end in the log, so they never quote what a statement was given: that may be a code, a hash or a move.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE
from time import monotonic, sleep
from typing import Any

from sqlalchemy import URL, Engine, ExceptionContext, create_engine, event
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PATIENCE = 15.0
"""So many seconds a connection waits for another that has locked the file."""
READERS = 4
"""Questions that are asked of a SQLite file at once."""
PRAGMAS = (
    f"PRAGMA busy_timeout={PATIENCE * 1000:.0f}",
    "PRAGMA synchronous=FULL",  # a commit is on disk when it returns
    "PRAGMA foreign_keys=ON",
)
BESIDE = ("", "-wal", "-shm")
"""What SQLite keeps beside its file has these endings."""
OTHERS = 0o077
MISTAKES = IntegrityError, DataError, ProgrammingError
STATES_OF_MISTAKES = ("22", "23", "42")
"""Of PostgreSQL, whose driver has one class for most of its errors: values, constraints, statements."""


def is_of_storage(error: BaseException) -> bool:
    """The database is away or cannot write. Nothing was wrong with what it was asked to do."""
    if isinstance(error, OSError | sqlite3.OperationalError | NoConnectionLeft):
        return True
    state = str(getattr(getattr(error, "orig", None), "sqlstate", None) or "")
    return isinstance(error, DBAPIError) and not isinstance(error, MISTAKES) and state[:2] not in STATES_OF_MISTAKES


# SQLite


def sqlite_engine(address: URL, *, only_looking: bool) -> AsyncEngine:
    engine = create_async_engine(address, pool_size=4, max_overflow=4, hide_parameters=True)
    prepare_sqlite(engine.sync_engine, only_looking=only_looking)
    return engine


def straight_sqlite_engine(address: URL, *, only_looking: bool) -> Engine:
    """Without a way through the event loop."""
    engine = create_engine(address.set(drivername="sqlite"), pool_size=2 + READERS, hide_parameters=True)
    prepare_sqlite(engine, only_looking=only_looking)
    return engine


def prepare_sqlite(engine: Engine, *, only_looking: bool) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say, below
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, f"PRAGMA query_only={only_looking:d}"):
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def keep_a_journal(engine: Engine) -> None:
    """Write ahead, which the file remembers. Several servers may open a new one at once."""
    until, connection = monotonic() + PATIENCE, engine.raw_connection()
    try:
        while (refused := refused_to_keep(connection)) is not None:
            if monotonic() > until:
                raise TimeoutError(str(refused)) from refused
            sleep(0.01)
    finally:
        connection.close()


def refused_to_keep(connection: Any) -> sqlite3.OperationalError | None:
    """SQLite sends away whoever is second without any waiting, whatever its patience."""
    try:
        connection.cursor().execute("PRAGMA journal_mode=WAL")
    except sqlite3.OperationalError as error:
        return error
    return None


def take_from_others(file: Path) -> None:
    """It holds secrets of matches and what passwords hash to. Older ones were not made for their owner alone."""
    for each in (file.with_name(file.name + ending) for ending in BESIDE):
        with suppress(OSError):  # it is not there, or somebody else's to say
            mode = S_IMODE(each.stat().st_mode)
            if mode & OTHERS:
                each.chmod(mode & ~OTHERS)


# PostgreSQL


def postgres_engine(address: URL, *, only_looking: bool) -> AsyncEngine:
    settings = {"synchronous_commit": "on", "application_name": "questhall"}
    if only_looking:
        settings["default_transaction_read_only"] = "on"
    engine = create_async_engine(
        address,
        pool_size=8,
        max_overflow=8,
        pool_pre_ping=True,
        connect_args={"server_settings": settings},
        hide_parameters=True,
    )
    event.listen(engine.sync_engine, "handle_error", forget_the_row)
    return engine


def forget_the_row(context: ExceptionContext) -> None:
    """PostgreSQL quotes a row that it refuses."""
    driver_said = context.original_exception.__cause__
    if driver_said is not None:
        vars(driver_said).pop("detail", None)
