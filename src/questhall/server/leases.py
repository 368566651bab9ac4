"""Who plays for the bots of a match, watches its clocks and passes for those who can only pass: one server, not two.

Two would do no harm, for the journal takes one row at each place and the second looks again; but both would think.
A lease lasts as long as its server's heart beats. Without other servers every lease is one's own.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from questhall.server.database import Database
from questhall.server.news import Freed
from questhall.server.schema import LEASES, NODES

TAKEN_AT_ONCE = 50
"""Of a dead server's matches, so that several others share them."""
TRIES = 3


class Leases:
    """What this server knows of who plays where."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.is_alive = database.is_sqlite
        """Whether the others take this server for alive, as far as it knows."""
        self.living: dict[str, str] = {}
        """Servers whose heart beats, and what they were built from."""
        self._mine: set[str] = set()
        self._others: dict[str, str] = {}

    @property
    def node(self) -> str:
        return self.database.node

    def holds(self, match: str) -> bool:
        """Whether this server plays for the match, as far as it knows without asking."""
        return self.database.is_sqlite or (self.is_alive and match in self._mine)

    def is_elsewhere(self, match: str) -> bool:
        """Whether another server plays for the match, and is alive."""
        return self.is_alive and match not in self._mine and self._others.get(match) in self.living

    async def claim(self, match: str) -> bool:
        """Whether this server may play for the match from now on: nobody else who is alive does."""
        if self.holds(match):
            return True
        if not self.is_alive or self._others.get(match) in self.living:
            return False
        for _ in range(TRIES):  # between losing and looking up to whom it may have been freed
            owner = await self._ask_for(match)
            if owner == self.node:
                self._mine.add(match)
                return True
            if owner is not None:
                self._others[match] = owner
                return False
        return False

    async def _ask_for(self, match: str) -> str | None:
        new = insert(LEASES).values(match=match, node=self.node)
        is_free = (LEASES.c.node == self.node) | LEASES.c.node.not_in(select(NODES.c.id))
        taken = new.on_conflict_do_update(index_elements=[LEASES.c.match], set_={"node": self.node}, where=is_free)
        async with self.database.write() as connection:
            mine = (await connection.execute(taken.returning(LEASES.c.node))).scalar()
            owner = select(LEASES.c.node).where(LEASES.c.match == match)
            return mine or (await connection.execute(owner)).scalar()

    async def free(self, match: str) -> None:
        """This server no longer plays for the match: it is over, or nobody looks at it here."""
        if match not in self._mine:
            return
        self._mine.discard(match)
        own = delete(LEASES).where(LEASES.c.match == match, LEASES.c.node == self.node)
        await self.database.execute((own, None), *self.database.news(Freed(self.node, match)))

    def freed(self, match: str) -> None:
        """Another server no longer plays for it."""
        self._others.pop(match, None)

    async def take_over(self, line: Any) -> list[str]:
        """Matches of servers that are no more. Each is taken by one of those who ask at the same moment."""
        found = await line.fetch(
            "UPDATE leases SET node = $1 WHERE match IN (SELECT match FROM leases WHERE node NOT IN"
            " (SELECT id FROM nodes) LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING match",
            self.node,
            TAKEN_AT_ONCE,
        )
        matches = [row["match"] for row in found]
        self._mine.update(matches)
        return matches

    def forget(self) -> None:
        """The others took this server for dead: what it had may be theirs now."""
        self._mine.clear()
        self._others.clear()

    @property
    def is_mixed(self) -> bool:
        """Servers of several versions run at once, as during an upgrade."""
        return len(set(self.living.values())) > 1
