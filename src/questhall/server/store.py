"""Questions to the database about tables and matches."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from sqlalchemy import Table, case, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from questhall.server.alarms import is_asleep
from questhall.server.database import Database, Step, must_hit
from questhall.server.journal import READ_ROW, Row
from questhall.server.messages import ChatLine
from questhall.server.news import Changed
from questhall.server.paper import READ_PAPER, WRITE_PAPER, Paper, new_code
from questhall.server.schema import CHAT, JOURNAL, NOTES, SITTERS, SNAPSHOTS, TABLES

CODES_TRIED = 10
SHOWN_CHAT = 200
SHOWN_TABLES = 100
ROWS_BACK = 300
RUNNING_TABLES = 500
"""Among how many of his running tables somebody's turn is looked for."""

OF_THE_MATCH = select(JOURNAL.c.row).where(JOURNAL.c.match == TABLES.c.id).order_by(JOURNAL.c.seq.desc()).limit(1)
LAST = case((TABLES.c.stage == "playing", OF_THE_MATCH.scalar_subquery()), else_=None).label("last")
"""The last row of the journal of a match that is being played."""


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
        found = await self.database.fetch(select(TABLES).where(where))
        return read_paper(found[0]) if found else None

    async def add(self, paper: Paper, seq: int = 0, snapshot: bytes = b"", *more: Step) -> None:
        """A new table, perhaps with a match and its campaign. If another table has its code, it gets a new one."""
        for _ in range(CODES_TRIED):
            steps = [(insert(TABLES).values(columns(paper)), None), *self._sit(paper)]
            try:
                await self.database.execute(*steps, *self._keeping(paper.id, seq, snapshot), *more)
                return
            except IntegrityError as error:
                taken, paper.code = error, new_code()
        raise taken

    async def keep(self, paper: Paper, seq: int = 0, snapshot: bytes = b"", *more: Step) -> None:
        """The table has changed, and in the same transaction its campaign, if it has one.

        Raises `Lost` if another server has changed it since it was read.
        """
        await self.database.execute(*self.changing(paper), *self._keeping(paper.id, seq, snapshot), *more)
        paper.revision += 1

    def changing(self, paper: Paper) -> list[Step]:
        """A paper in the place of the one it was read from. Whoever carries this out counts its revision up."""
        as_read = (TABLES.c.id == paper.id) & (TABLES.c.revision == paper.revision)
        new = replace(paper, revision=paper.revision + 1)
        return [
            (must_hit(update(TABLES).where(as_read).values(columns(new))), None),
            (delete(SITTERS).where(SITTERS.c.table_id == paper.id), None),
            *self._sit(paper),
            *self.database.news(Changed(self.database.node, "paper", [paper.id])),
        ]

    def _sit(self, paper: Paper) -> list[Step]:
        """Whose table it is: the owner's, and everybody's who sits there; nobody's, if they were forgotten."""
        people = [person for person in dict.fromkeys([paper.owner, *paper.people]) if person]
        again = self.database.insert(SITTERS).on_conflict_do_nothing()
        return [(again, [{"person": person, "table_id": paper.id} for person in people])] if people else []

    async def of_person(self, person: str, most: int = SHOWN_TABLES) -> tuple[list[Paper], int]:
        """The tables at which somebody sits or which he owns: those where it is his turn, then the newest.

        And how many more there are. His turn may have come at a table that nothing else was done to for long, so the
        running ones are all looked at.
        """
        his = select(TABLES.c.id, TABLES.c.stage).join(SITTERS, SITTERS.c.table_id == TABLES.c.id)
        newest = his.where(SITTERS.c.person == person, TABLES.c.stage != "closed").order_by(TABLES.c.changed.desc())
        everything = await self.database.fetch(newest)
        running = [found.id for found in everything if found.stage == "playing"][: max(most, RUNNING_TABLES)]
        wanted = list(dict.fromkeys([*(found.id for found in everything[:most]), *running]))
        papers = await self._some(select(TABLES).where(TABLES.c.id.in_(wanted)), len(wanted))
        return sorted(papers, key=lambda each: order_for(person, each))[:most], max(0, len(everything) - most)

    async def waiting_for(self, person: str) -> list[Paper]:
        """The tables at which it is somebody's turn; the one that has waited longest first."""
        tables, _ = await self.of_person(person, RUNNING_TABLES)
        return sorted((paper for paper in tables if paper.waits_for(person)), key=lambda paper: paper.changed)

    async def running_with(self, table: Table, where: Any) -> list[tuple[Any, Paper]]:
        """Everybody of whom a table knows something, with each match that he plays just now."""
        query = select(table, TABLES.c.paper, TABLES.c.revision, LAST).where(where, TABLES.c.stage == "playing")
        query = query.join(SITTERS, SITTERS.c.person == table.c.person).join(TABLES, TABLES.c.id == SITTERS.c.table_id)
        return [(row, brought_up_to_date(row)) for row in await self.database.fetch(query)]

    async def last_act(self, paper: Paper, person: str) -> int:
        """The number of the newest row that was entered for a seat of his; -1: there is none."""
        seats = paper.seats_of(person)
        newest = select(JOURNAL.c.seq, JOURNAL.c.row).where(JOURNAL.c.match == paper.id).order_by(JOURNAL.c.seq.desc())
        rows = await self.database.fetch(newest.limit(ROWS_BACK))
        return next((int(found.seq) for found in rows if READ_ROW(found.row).seat in seats), -1)

    async def all_of_person(self, person: str) -> list[str]:
        """Every table at which somebody sits or which he owns, closed ones too."""
        query = select(SITTERS.c.table_id).where(SITTERS.c.person == person)
        return [found.table_id for found in await self.database.fetch(query)]

    async def public(self) -> list[Paper]:
        """Public tables that wait for players or are being played."""
        newest = select(TABLES).where(TABLES.c.public.is_(True)).order_by(TABLES.c.changed.desc())
        stages = [await self._some(newest.where(TABLES.c.stage == stage)) for stage in ("open", "playing")]
        return sorted([*stages[0], *stages[1]], key=lambda paper: -paper.changed)[:SHOWN_TABLES]

    async def unattended(self, now: float) -> list[str]:
        """All tables whose match could go on by itself: with bots, clocks, leavers or orders, or several asked.

        Not those that sleep until a clock runs out.
        """
        found: list[str] = []
        query = select(TABLES).where(TABLES.c.stage == "playing", ~is_asleep(now)).order_by(TABLES.c.id)
        last = ""
        while papers := await self._some(query.where(TABLES.c.id > last)):
            found += [paper.id for paper in papers if goes_on_alone(paper)]
            last = papers[-1].id
        return found

    async def _some(self, query: Any, most: int = SHOWN_TABLES) -> list[Paper]:
        """Whose turn it is stands in the last row of the journal: the paper is not written with every move."""
        return [brought_up_to_date(found) for found in await self.database.fetch(query.add_columns(LAST).limit(most))]

    # Matches

    async def snapshot(self, match: str) -> tuple[int, bytes] | None:
        query = select(SNAPSHOTS.c.seq, SNAPSHOTS.c.data).where(SNAPSHOTS.c.match == match)
        found = await self.database.fetch(query)
        return (found[0].seq, found[0].data) if found else None

    async def rows(self, match: str, since: int) -> list[Row]:
        """The journal from row number `since` on."""
        query = select(JOURNAL.c.row).where(JOURNAL.c.match == match, JOURNAL.c.seq >= since)
        return [READ_ROW(found.row) for found in await self.database.fetch(query.order_by(JOURNAL.c.seq))]

    async def keep_snapshot(self, match: str, seq: int, data: bytes, *more: Step) -> None:
        await self.database.execute(*self._keeping(match, seq, data), *more)

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

    async def chat(self, table: str, after: int = 0) -> list[ChatLine]:
        """The last lines, in order."""
        lines = (CHAT.c.table_id == table) & (CHAT.c.number > after)
        rows = await self.database.fetch(select(CHAT).where(lines).order_by(CHAT.c.number.desc()).limit(SHOWN_CHAT))
        return [ChatLine(row.number, row.person, row.name, row.text, row.said, row.notice) for row in reversed(rows)]

    async def say(self, table: str, line: ChatLine) -> None:
        await self.database.execute(*self.saying(table, line))

    def saying(self, table: str, line: ChatLine) -> list[Step]:
        who = {"table_id": table, "number": line.number, "person": line.person, "name": line.name}
        what = {"text": line.text, "said": line.when, "notice": line.notice}
        news = self.database.news(Changed(self.database.node, "chat", [table]))
        return [(insert(CHAT).values(**who, **what), None), *news]

    async def note(self, table: str, person: str) -> str:
        query = select(NOTES.c.text).where(NOTES.c.table_id == table, NOTES.c.person == person)
        found = await self.database.fetch(query)
        return found[0].text if found else ""

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
    """Bots, clocks, leavers, standing orders; and of several who are asked one may be answered for by the table."""
    ordered = {int(order.partition("/")[0]) for order in paper.orders}
    is_played = any(paper.chairs[seat].bot or seat in ordered for seat in paper.waiting)
    return paper.is_timed or len(paper.waiting) > 1 or is_played


def order_for(person: str, paper: Paper) -> tuple[bool, float]:
    """Where it is his turn comes first, and of those and of the others what changed last."""
    return not paper.waits_for(person), -paper.changed


def read_paper(row: Any) -> Paper:
    paper = READ_PAPER(row.paper)
    paper.revision = row.revision
    return paper


def brought_up_to_date(found: Any) -> Paper:
    paper = read_paper(found)
    if found.last is not None:
        row = READ_ROW(found.last)
        paper.waiting, paper.round, paper.changed = row.waiting, row.round, row.when
    return paper


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
        "revision": paper.revision,
    }
