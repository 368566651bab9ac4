"""Questions to the database about tables and matches."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, func, insert, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from questhall.server.database import Database, Step
from questhall.server.journal import READ_ROW, Row
from questhall.server.messages import ChatLine
from questhall.server.paper import READ_PAPER, WRITE_PAPER, Paper, new_code
from questhall.server.schema import CHAT, JOURNAL, NOTES, SITTERS, SNAPSHOTS, TABLES

CODES_TRIED = 10
SHOWN_CHAT = 200
SHOWN_TABLES = 100
RUNNING_TABLES = 500
"""Among how many of his running tables somebody's turn is looked for."""


class Store:
    """Tables as they are on disk."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Tables

    async def paper(self, table: str) -> Paper | None:
        return await self._one(TABLES.c.id == table)

    async def paper_by_code(self, code: str) -> Paper | None:
        return await self._one(TABLES.c.code == code)

    async def _one(self, where: Any) -> Paper | None:
        async with self.database.read() as connection:
            row = (await connection.execute(select(TABLES).where(where))).first()
        return read_paper(row) if row is not None else None

    async def add(self, paper: Paper, seq: int = 0, snapshot: bytes = b"", *more: Step) -> None:
        """A new table, perhaps with a match and its campaign. If another table has its code, it gets a new one."""
        for _ in range(CODES_TRIED):
            steps = [(insert(TABLES).values(columns(paper)), None), self._sit(paper)]
            try:
                await self.database.execute(*steps, *self._keeping(paper.id, seq, snapshot), *more)
                return
            except IntegrityError as error:
                taken, paper.code = error, new_code()
        raise taken

    async def keep(self, paper: Paper, seq: int = 0, snapshot: bytes = b"", *more: Step) -> None:
        """The table has changed, and in the same transaction its campaign, if it has one."""
        steps = [
            (update(TABLES).where(TABLES.c.id == paper.id).values(columns(paper)), None),
            (delete(SITTERS).where(SITTERS.c.table_id == paper.id), None),
            self._sit(paper),
        ]
        await self.database.execute(*steps, *self._keeping(paper.id, seq, snapshot), *more)

    def _sit(self, paper: Paper) -> Step:
        """Whose table it is: the owner's, and everybody's who sits there."""
        people = dict.fromkeys([paper.owner, *paper.people])
        again = self.database.insert(SITTERS).on_conflict_do_nothing()
        return again, [{"person": person, "table_id": paper.id} for person in people]

    async def of_person(self, person: str, most: int = SHOWN_TABLES) -> tuple[list[Paper], int]:
        """The tables at which somebody sits or which he owns: those where it is his turn, then the newest.

        And how many more there are. His turn may have come at a table that nothing else was done to for long, so the
        running ones are all looked at.
        """
        his = TABLES.c.id.in_(select(SITTERS.c.table_id).where(SITTERS.c.person == person))
        newest = select(TABLES).where(his, TABLES.c.stage != "closed").order_by(TABLES.c.changed.desc())
        running = newest.where(TABLES.c.stage == "playing")
        async with self.database.read() as connection:
            everything = select(func.count()).select_from(TABLES).where(his, TABLES.c.stage != "closed")
            count = (await connection.execute(everything)).scalar() or 0
        found = [*await self._some(newest, most), *await self._some(running, max(most, RUNNING_TABLES))]
        tables = sorted({paper.id: paper for paper in found}.values(), key=lambda each: order_for(person, each))
        return tables[:most], max(0, count - most)

    async def all_of_person(self, person: str) -> list[str]:
        """Every table at which somebody sits or which he owns, closed ones too."""
        async with self.database.read() as connection:
            query = select(SITTERS.c.table_id).where(SITTERS.c.person == person)
            return list((await connection.execute(query)).scalars())

    async def public(self) -> list[Paper]:
        """Public tables that wait for players or are being played."""
        open_ones = TABLES.c.public.is_(True) & TABLES.c.stage.in_(("open", "playing"))
        return await self._many(select(TABLES).where(open_ones))

    async def unattended(self) -> list[str]:
        """All tables whose match could go on by itself: with bots, clocks or leavers, or several asked."""
        found: list[str] = []
        query, last = select(TABLES).where(TABLES.c.stage == "playing").order_by(TABLES.c.id), ""
        while papers := await self._some(query.where(TABLES.c.id > last)):
            found += [paper.id for paper in papers if goes_on_alone(paper)]
            last = papers[-1].id
        return found

    async def _many(self, query: Any) -> list[Paper]:
        """The tables that changed last; when exactly, the journal knows."""
        return sorted(await self._some(query.order_by(TABLES.c.changed.desc())), key=lambda paper: -paper.changed)

    async def _some(self, query: Any, most: int = SHOWN_TABLES) -> list[Paper]:
        async with self.database.read() as connection:
            papers = [read_paper(row) for row in await connection.execute(query.limit(most))]
            await bring_up_to_date(connection, [paper for paper in papers if paper.stage == "playing"])
        return papers

    # Matches

    async def snapshot(self, match: str) -> tuple[int, bytes] | None:
        async with self.database.read() as connection:
            query = select(SNAPSHOTS.c.seq, SNAPSHOTS.c.data).where(SNAPSHOTS.c.match == match)
            row = (await connection.execute(query)).first()
        return (row.seq, row.data) if row is not None else None

    async def rows(self, match: str, since: int) -> list[Row]:
        """The journal from row number `since` on."""
        async with self.database.read() as connection:
            query = select(JOURNAL.c.row).where(JOURNAL.c.match == match, JOURNAL.c.seq >= since)
            rows = await connection.execute(query.order_by(JOURNAL.c.seq))
            return [READ_ROW(row) for row in rows.scalars()]

    async def keep_snapshot(self, match: str, seq: int, data: bytes) -> None:
        await self.keep_snapshots({match: (seq, data)})

    async def keep_snapshots(self, snapshots: dict[str, tuple[int, bytes]]) -> None:
        """Several at once, in one transaction."""
        kept = snapshots.items()
        await self.database.execute(*(step for match, (seq, data) in kept for step in self._keeping(match, seq, data)))

    def _keeping(self, match: str, seq: int, data: bytes) -> list[Step]:
        """Of each match one snapshot is kept, the newest, whoever comes first.

        One statement: between a deletion and an insertion another server could put in its own.
        """
        if not data:
            return []
        new = self.database.insert(SNAPSHOTS).values(match=match, seq=seq, data=data)
        newer = {"seq": new.excluded.seq, "data": new.excluded.data}
        is_older = SNAPSHOTS.c.seq <= new.excluded.seq
        return [(new.on_conflict_do_update(index_elements=[SNAPSHOTS.c.match], set_=newer, where=is_older), None)]

    # Chat and notes

    async def chat(self, table: str) -> list[ChatLine]:
        """The last lines, in order."""
        async with self.database.read() as connection:
            query = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(SHOWN_CHAT)
            rows = (await connection.execute(query)).all()
        return [ChatLine(row.number, row.person, row.name, row.text, row.said, row.notice) for row in reversed(rows)]

    async def say(self, table: str, line: ChatLine) -> None:
        who = {"table_id": table, "number": line.number, "person": line.person, "name": line.name}
        what = {"text": line.text, "said": line.when, "notice": line.notice}
        await self.database.execute((insert(CHAT).values(**who, **what), None))

    async def note(self, table: str, person: str) -> str:
        async with self.database.read() as connection:
            query = select(NOTES.c.text).where(NOTES.c.table_id == table, NOTES.c.person == person)
            return (await connection.execute(query)).scalar() or ""

    async def keep_note(self, table: str, person: str, text: str) -> None:
        new = self.database.insert(NOTES).values(table_id=table, person=person, text=text)
        whose = [NOTES.c.table_id, NOTES.c.person]
        await self.database.execute((new.on_conflict_do_update(index_elements=whose, set_={"text": text}), None))

    async def hand_over_note(self, table: str, giver: str, taker: str) -> None:
        """Unless the other has notes of his own at this table."""
        if await self.note(table, taker):
            return
        await self.database.execute(
            (delete(NOTES).where(NOTES.c.table_id == table, NOTES.c.person == taker), None),
            (update(NOTES).where(NOTES.c.table_id == table, NOTES.c.person == giver).values(person=taker), None),
        )


def goes_on_alone(paper: Paper) -> bool:
    """Bots, clocks, leavers; and of several who are asked one may be answered for by the table."""
    return paper.is_timed or len(paper.waiting) > 1 or any(paper.chairs[seat].bot for seat in paper.waiting)


def order_for(person: str, paper: Paper) -> tuple[bool, float]:
    """Where it is his turn comes first, and of those and of the others what changed last."""
    is_his_turn = paper.stage == "playing" and any(paper.is_played_by(seat, person) for seat in paper.waiting)
    return not is_his_turn, -paper.changed


def read_paper(row: Any) -> Paper:
    return READ_PAPER(row.paper)


async def bring_up_to_date(connection: AsyncConnection, papers: list[Paper]) -> None:
    """Whose turn it is stands in the last row of the journal: the paper is not written with every move."""
    named = {paper.id: paper for paper in papers}
    last = select(JOURNAL.c.match, func.max(JOURNAL.c.seq)).where(JOURNAL.c.match.in_(named)).group_by(JOURNAL.c.match)
    query = select(JOURNAL.c.match, JOURNAL.c.row).where(tuple_(JOURNAL.c.match, JOURNAL.c.seq).in_(last))
    for found in await connection.execute(query):
        row, paper = READ_ROW(found.row), named[found.match]
        paper.waiting, paper.round, paper.changed = row.waiting, row.round, row.when


def columns(paper: Paper) -> dict[str, Any]:
    return {
        "id": paper.id,
        "code": paper.code,
        "game": paper.game,
        "stage": paper.stage,
        "public": paper.settings.public,
        "created": paper.created,
        "changed": paper.changed,
        "paper": WRITE_PAPER(paper),
    }
