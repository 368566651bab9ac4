"""A hall full of tables, for measuring: many copies of a few real matches, and people who sit there.

The database is one that servers use. Only the way into it is a shorter one: a thousand tables go in at once, and their
journals are multiplied by the database itself.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    Column,
    Connection,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    create_engine,
    delete,
    event,
    insert,
    select,
)

from questhall.server.bodies import TableSettings
from questhall.server.config import Settings
from questhall.server.database import Database
from questhall.server.paper import LETTERS, Chair, Paper
from questhall.server.people import hashed
from questhall.server.samples import BOT, Sample
from questhall.server.schema import CHAT, JOURNAL, PEOPLE, SESSIONS, SITTERS, SNAPSHOTS, TABLES
from questhall.server.store import columns

AT_ONCE = 500
"""Tables that go in together; their matches lie in the journal as if they had been played at the same time."""
LINES = 3
"""Of chat, at every table."""
YEAR = 365 * 24 * 60 * 60.0
BENCH = MetaData()
COPIES = Table(
    "copies",
    BENCH,
    Column("match", String(32), primary_key=True),
    Column("sample", Integer, nullable=False, index=True),
    prefixes=["TEMPORARY"],
)
KEPT = Table(
    "kept",
    BENCH,
    Column("sample", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    prefixes=["TEMPORARY"],
)
ENTERED = Table(
    "entered",
    BENCH,
    Column("seq", Integer, primary_key=True),
    Column("sample", Integer, primary_key=True),
    Column("row", LargeBinary, nullable=False),
    prefixes=["TEMPORARY"],
)


class Stock(Struct, kw_only=True):
    """What shall lie in the hall."""

    tables: int
    running: float = 1.0
    """The share of them whose match is not over."""
    waiting: int = 0
    """Public tables more, at which no match has begun."""
    people: int = 0
    """How many sit at all of them, some at many tables and most at few; 0: two for each table, who sit nowhere else."""
    seed: int = 0

    def people_at(self, number: int) -> tuple[int, int]:
        """Who sits at a table, by number. A tenth of the people sit at nearly half of the tables."""
        if not self.people:
            return 2 * number, 2 * number + 1
        random = Random(f"{self.seed}/people/{number}")
        host = int(self.people * random.random() ** 3)
        return host, (host + 1 + random.randrange(self.people - 1)) % self.people

    def is_running(self, number: int) -> bool:
        return Random(f"{self.seed}/stage/{number}").random() < self.running


def person_id(number: int) -> str:
    return blake2b(f"person {number}".encode(), digest_size=8).hexdigest()


def token_of(number: int) -> str:
    """The secret of a person's session: none at all, for this hall is thrown away."""
    return f"bench-{number}"


def table_id(number: int) -> str:
    return blake2b(f"table {number}".encode(), digest_size=8).hexdigest()


def code_of(number: int) -> str:
    return "".join(LETTERS[number // 26**place % 26] for place in range(6))


async def fill(settings: Settings, stock: Stock, samples: Sequence[Sample]) -> None:
    """Lay the stock in. The database must be empty; while this goes on it belongs to nobody else."""
    settings.data.mkdir(parents=True, exist_ok=True)
    database = Database(settings.database_url)
    try:
        await database.open()
        if database.is_sqlite:
            await database.close()
            fill_file(settings.database_url.replace("+aiosqlite", ""), stock, samples)
        else:
            async with database.engine.begin() as connection:
                await connection.run_sync(fill_all, stock, samples)
            async with database.engine.connect() as connection:
                autocommit = await connection.execution_options(isolation_level="AUTOCOMMIT")
                await autocommit.exec_driver_sql("VACUUM ANALYZE")
    finally:
        await database.close()


def fill_file(url: str, stock: Stock, samples: Sequence[Sample]) -> None:
    engine = create_engine(url)

    @event.listens_for(engine, "connect")
    def hurry(connection: Any, record: Any) -> None:
        for pragma in ("journal_mode=OFF", "synchronous=OFF", "cache_size=-500000", "temp_store=MEMORY"):
            connection.execute(f"PRAGMA {pragma}")

    with engine.begin() as connection:
        fill_all(connection, stock, samples)
    engine.dispose()


def fill_all(connection: Connection, stock: Stock, samples: Sequence[Sample]) -> None:
    BENCH.create_all(connection)
    add_samples(connection, samples)
    add_people(connection, stock.people or 2 * (stock.tables + stock.waiting))
    running = [number for number, sample in enumerate(samples) if not sample.over]
    finished = [number for number, sample in enumerate(samples) if sample.over]
    now = time.time()
    for first in range(0, stock.tables, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, stock.tables))
        copied = {number: one_of(running if stock.is_running(number) else finished, number) for number in numbers}
        papers = [paper_of(stock, number, now, samples[sample]) for number, sample in copied.items()]
        add_papers(connection, papers)
        add_matches(connection, {table_id(number): sample for number, sample in copied.items()})
    numbers = range(stock.tables, stock.tables + stock.waiting)
    if numbers:
        add_papers(connection, [waiting_paper(stock, number, now) for number in numbers])
    BENCH.drop_all(connection)


def one_of(samples: Sequence[int], number: int) -> int:
    return samples[number % len(samples)]


def add_samples(connection: Connection, samples: Sequence[Sample]) -> None:
    for number, sample in enumerate(samples):
        connection.execute(insert(KEPT).values(sample=number, seq=sample.seq, data=sample.snapshot))
        rows = [{"seq": seq, "sample": number, "row": row} for seq, row in enumerate(sample.rows)]
        connection.execute(insert(ENTERED), rows)


def add_people(connection: Connection, people: int) -> None:
    now = time.time()
    for first in range(0, people, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, people))
        known = [{"id": person_id(n), "name": f"Guest {n}", "created": now} for n in numbers]
        connection.execute(insert(PEOPLE), known)
        sessions = [{"hash": hashed(token_of(n)), "person": person_id(n), "seen": now} for n in numbers]
        connection.execute(insert(SESSIONS), sessions)


def paper_of(stock: Stock, number: int, now: float, sample: Sample) -> Paper:
    """A table at which a sample is or was played, some time in the last year."""
    changed = now - YEAR * Random(f"{stock.seed}/when/{number}").random()
    return Paper(
        id=table_id(number),
        code=code_of(number),
        game=sample.game,
        options={},
        settings=TableSettings(public=number % 10 == 0),
        owner=person_id(stock.people_at(number)[0]),
        chairs=chairs_of(stock, number),
        stage="over" if sample.over else "playing",
        created=changed - 3600,
        changed=changed,
        waiting=sample.waiting,
        round=sample.round,
        commitment=sample.commitment,
    )


def waiting_paper(stock: Stock, number: int, now: float) -> Paper:
    chairs = [*chairs_of(stock, number)[:1], Chair("open"), Chair("open")]
    return Paper(
        id=table_id(number),
        code=code_of(number),
        game="rollplayer",
        options={},
        settings=TableSettings(public=True),
        owner=chairs[0].person,
        chairs=chairs,
        created=now,
        changed=now,
    )


def chairs_of(stock: Stock, number: int) -> list[Chair]:
    people = [Chair("person", f"Guest {n}", person_id(n)) for n in stock.people_at(number)]
    return [*people[:BOT], Chair("bot", bot="greedy")]


def add_papers(connection: Connection, papers: Sequence[Paper]) -> None:
    connection.execute(insert(TABLES), [columns(paper) for paper in papers])
    sitting = [(person, paper.id) for paper in papers for person in dict.fromkeys([paper.owner, *paper.people])]
    connection.execute(insert(SITTERS), [{"person": person, "table_id": table} for person, table in sitting])
    chat = [chat_line(paper, number) for paper in papers for number in range(1, LINES + 1)]
    connection.execute(insert(CHAT), chat)


def chat_line(paper: Paper, number: int) -> dict[str, Any]:
    who = {"table_id": paper.id, "number": number, "person": paper.owner, "name": paper.chairs[0].name}
    return {**who, "text": "Well played", "said": paper.changed, "notice": ""}


def add_matches(connection: Connection, copied: dict[str, int]) -> None:
    connection.execute(delete(COPIES))
    connection.execute(insert(COPIES), [{"match": match, "sample": sample} for match, sample in copied.items()])
    kept = select(COPIES.c.match, KEPT.c.seq, KEPT.c.data).join(KEPT, KEPT.c.sample == COPIES.c.sample)
    connection.execute(insert(SNAPSHOTS).from_select(["match", "seq", "data"], kept))
    rows = select(COPIES.c.match, ENTERED.c.seq, ENTERED.c.row).join(ENTERED, ENTERED.c.sample == COPIES.c.sample)
    connection.execute(insert(JOURNAL).from_select(["match", "seq", "row"], rows.order_by(ENTERED.c.seq)))
