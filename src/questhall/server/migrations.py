"""Which form the database has, and how an older one is brought up to date. It only ever goes forward.

The database says its version itself. A change of the schema is a change in `schema.py` and a step here that does the
same to tables people already play at. A step that was published never changes again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from sqlalchemy import Connection, delete, insert, inspect, select, text

from questhall.engine import QuesthallError
from questhall.server.schema import (
    ALARMS,
    CAMPAIGNS,
    FORM,
    LEASES,
    LETTERS,
    METADATA,
    NODES,
    PRESENCE,
    REACH,
    VACATIONS,
)

START_LOCK = 0x5175657374
"""One number for all servers of a PostgreSQL: while one of them makes tables, the others wait."""
log = logging.getLogger("questhall.database")


class WrongDatabase(QuesthallError):
    """A database that this version must not touch."""


def adopt(connection: Connection) -> None:
    """From 0 to 1: the tables were the same before, only nothing said which version they are."""
    FORM.create(connection)


def let_tables_speak(connection: Connection) -> None:
    """From 1 to 2: in the chat stands also what the table itself has to say."""
    there = inspect(connection)
    if there.has_table("chat") and not has_column(connection, "chat", "notice"):
        connection.execute(text("ALTER TABLE chat ADD COLUMN notice VARCHAR(16) NOT NULL DEFAULT ''"))


def remember_campaigns(connection: Connection) -> None:
    """From 2 to 3: what a match leaves for the next one has a table of its own."""
    CAMPAIGNS.create(connection, checkfirst=True)


def share_the_hall(connection: Connection) -> None:
    """From 3 to 4: papers are counted, and servers of one database know of each other."""
    if inspect(connection).has_table("tables") and not has_column(connection, "tables", "revision"):
        connection.execute(text("ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0"))
    for table in (NODES, LEASES, PRESENCE):
        table.create(connection, checkfirst=True)


def find_quickly(connection: Connection) -> None:
    """From 4 to 5: among a hundred thousand tables nothing is looked for one by one."""
    there = inspect(connection)
    for name, table, columns in (
        ("tables_by_stage", "tables", ["stage", "id"]),
        ("sitters_at_a_table", "sitters", ["table_id"]),
    ):
        if there.has_table(table) and all(has_column(connection, table, column) for column in columns):
            connection.execute(text(f"CREATE INDEX IF NOT EXISTS {name} ON {table} ({', '.join(columns)})"))


def let_people_go_away(connection: Connection) -> None:
    """From 5 to 6: people may be on vacation."""
    VACATIONS.create(connection, checkfirst=True)


def tell_people_of_their_turns(connection: Connection) -> None:
    """From 6 to 7: how somebody can be reached, and of which turn he was told."""
    for table in (REACH, LETTERS):
        table.create(connection, checkfirst=True)


def let_tables_sleep(connection: Connection) -> None:
    """From 7 to 8: when the next clock runs out at a table that is not in memory."""
    ALARMS.create(connection, checkfirst=True)


def has_column(connection: Connection, table: str, column: str) -> bool:
    return column in {each["name"] for each in inspect(connection).get_columns(table)}


STEPS: list[Callable[[Connection], None]] = [
    adopt,
    let_tables_speak,
    remember_campaigns,
    share_the_hall,
    find_quickly,
    let_people_go_away,
    tell_people_of_their_turns,
    let_tables_sleep,
]
"""The step at place n makes version n + 1 of version n."""


def bring_up_to_date(connection: Connection) -> None:
    """Make what is missing, in one transaction: either all of it happens or nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({START_LOCK})"))
    found, newest = version_of(connection), len(STEPS)
    if found is None:
        METADATA.create_all(connection)
    elif found > newest:
        raise WrongDatabase(f"a newer Questhall has written it (version {found} of the tables, here is {newest})")
    for step in STEPS[newest if found is None else found :]:
        step(connection)
    check_tables(connection)
    if found != newest:
        connection.execute(delete(FORM))
        connection.execute(insert(FORM).values(version=newest))
        if found is not None:
            log.info("tables brought up to date", extra={"was": found, "version": newest})


def check_version(connection: Connection) -> None:
    """For whoever only looks."""
    found, newest = version_of(connection), len(STEPS)
    if found is None:
        raise WrongDatabase("there is no hall in it")
    if found != newest:
        age = "an older" if found < newest else "a newer"
        raise WrongDatabase(f"{age} Questhall has written it (version {found} of the tables, here is {newest})")
    check_tables(connection)


def version_of(connection: Connection) -> int | None:
    """None for a database without any of our tables, 0 for tables from the time before there were versions."""
    there = set(inspect(connection).get_table_names())
    if FORM.name not in there:
        return 0 if there & set(METADATA.tables) else None
    check_columns(connection, FORM.name)
    version = connection.execute(select(FORM.c.version)).scalar()
    return 0 if version is None else int(version)


def check_tables(connection: Connection) -> None:
    """A table of the same name may be somebody else's: better not to start than to break at the first guest."""
    there = set(inspect(connection).get_table_names())
    for name in METADATA.tables:
        if name in there:
            check_columns(connection, name)
    missing = [name for name in METADATA.tables if name not in there]
    if missing:
        raise WrongDatabase(f"only some of Questhall's tables are in it: there is no {', '.join(missing)}")


def check_columns(connection: Connection, table: str) -> None:
    there = {column["name"] for column in inspect(connection).get_columns(table)}
    missing = [column.name for column in METADATA.tables[table].columns if column.name not in there]
    if missing:
        raise WrongDatabase(f"its table {table!r} is not one of Questhall: it has no {', '.join(missing)}")
