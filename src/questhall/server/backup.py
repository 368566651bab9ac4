"""The whole hall as one file, taken while it is open, and brought into an empty database of either kind.

A line of JSON for every row, packed. All of it is one moment: what is written meanwhile is not in it. What servers say
of themselves (who lives, who plays for whom) is left out.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from msgspec import Struct, ValidationError, json
from sqlalchemy import Connection, LargeBinary, Table, func, insert, select, text

from questhall import __version__
from questhall.engine import QuesthallError
from questhall.server.config import Settings
from questhall.server.database import Database
from questhall.server.hosting import looked_into, opened
from questhall.server.migrations import STEPS
from questhall.server.schema import FORM, LEASES, METADATA, NODES, PRESENCE

FORMAT = "questhall backup"
LEFT_OUT = (FORM, NODES, LEASES, PRESENCE)
KEPT = [table for table in METADATA.sorted_tables if table not in LEFT_OUT]
AT_ONCE = 500
END = "end"


class Header(Struct):
    """The first line."""

    format: str
    tables: int
    """The version of the database's tables."""
    version: str


class Line(Struct, array_like=True):
    """A row of a table; the last line says how many there are, so that half a file is noticed."""

    table: str
    row: dict[str, Any]


Counts = dict[str, int]


async def back_up(settings: Settings, file: Path) -> Counts:
    """Write everything to a file. It appears when it is whole, and never in place of another."""
    if file.exists():
        raise QuesthallError(f"{file} is there already")
    unfinished = file.with_name(file.name + ".part")
    async with looked_into(settings) as database:
        try:
            with gzip.open(unfinished, "wb") as out:
                counts = await read_all(database, out)
            with unfinished.open("rb") as written:
                os.fsync(written.fileno())
            unfinished.rename(file)
        finally:
            unfinished.unlink(missing_ok=True)
    return counts


async def read_all(database: Database, out: Any) -> Counts:
    async with database.read() as plain:
        connection = plain if database.is_sqlite else await plain.execution_options(isolation_level="REPEATABLE READ")
        return await connection.run_sync(write_all, out)


def write_all(connection: Connection, out: IO[bytes]) -> Counts:
    counts: Counts = {}
    out.write(json.encode(Header(FORMAT, len(STEPS), __version__)) + b"\n")
    for table in KEPT:
        counts[str(table.name)] = 0
        for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings():
            out.write(json.encode(Line(str(table.name), {str(name): value for name, value in row.items()})) + b"\n")
            counts[str(table.name)] += 1
    out.write(json.encode(Line(END, counts)) + b"\n")
    return counts


async def restore(settings: Settings, file: Path) -> Counts:
    """Bring a backup into an empty database: all of it, or nothing."""
    async with opened(settings) as database, database.write() as connection:
        return await connection.run_sync(read_in, file)


def read_in(connection: Connection, file: Path) -> Counts:
    check_empty(connection)
    counts: Counts = dict.fromkeys((str(table.name) for table in KEPT), 0)
    rows: dict[str, list[dict[str, Any]]] = {table.name: [] for table in KEPT}
    for line in lines_of(file):
        if line.table == END:
            return finish(connection, rows, counts, line.row)
        rows[line.table].append(line.row)
        counts[line.table] += 1
        if len(rows[line.table]) == AT_ONCE:
            put_in(connection, line.table, rows[line.table])
    raise QuesthallError(f"{file} ends in the middle: nothing was brought in")


def finish(connection: Connection, rows: dict[str, list[dict[str, Any]]], counts: Counts, promised: Counts) -> Counts:
    for table, left in rows.items():
        put_in(connection, table, left)
    if any(counts[table] != number for table, number in promised.items()):
        raise QuesthallError("rows are missing in this backup: nothing was brought in")
    return counts


def check_empty(connection: Connection) -> None:
    for table in KEPT:
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise QuesthallError("there is a hall in this database already; a backup goes into an empty one")
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE people IN EXCLUSIVE MODE"))


def lines_of(file: Path) -> Iterator[Line]:
    try:
        with gzip.open(file, "rb") as packed:
            header = json.decode(packed.readline(), type=Header)
            if header.format != FORMAT:
                raise QuesthallError(f"{file} is not a backup")
            if header.tables > len(STEPS):
                raise QuesthallError(f"this backup was made by a newer Questhall ({header.version})")
            for line in packed:
                yield json.decode(line, type=Line)
    except (gzip.BadGzipFile, EOFError, ValidationError, ValueError) as error:
        raise QuesthallError(f"{file} is not a backup, or is damaged: {error}") from None


def put_in(connection: Connection, name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        table = METADATA.tables[name]
        connection.execute(insert(table), [as_stored(table, row) for row in rows])
        rows.clear()


def as_stored(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """JSON knows no bytes: it holds them as text of 64 letters."""
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {name: decoded(value) if name in binary else value for name, value in row.items()}


def decoded(value: str) -> bytes:
    found: bytes = json.decode(json.encode(value), type=bytes)
    return found
