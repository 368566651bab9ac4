"""Who plays for the bots of a match, watches its clocks and passes for those who can only pass: one server, not two.

Two would do no harm, for the journal takes one row at each place and the second looks again; but both would think.
A lease lasts as long as its server's heart beats. Without other servers every lease is one's own.

The database knows who has which lease, a server only what it was told. When something breaks off in the middle, or was
not heard, the next heartbeats look.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert

from questhall.server.news import CHANNEL, Freed, written
from questhall.server.schema import LEASES, NODES

if TYPE_CHECKING:
    from questhall.server.hall import Hall

TAKEN_AT_ONCE = 50
"""Of a dead server's matches, so that several others share them."""
TRIES = 3
log = logging.getLogger("questhall.leases")


class Leases:
    """What this server knows of who plays where."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.database = hall, hall.database
        self.is_alive = hall.database.is_sqlite
        """Whether the others take this server for alive, as far as it knows."""
        self.living: dict[str, str] = {}
        """Servers whose heart beats, and what they were built from."""
        self._mine: set[str] = set()
        self._coming: set[str] = set()
        """Taken over, and their tables are yet to be opened here."""
        self._others: dict[str, str] = {}
        self._asking: set[str] = set()
        """Of these the database was asked, and nothing was heard since that makes its answer void."""
        self._is_sure = True
        """Whether what stands in the database under this server's name is what it takes for its own."""

    @property
    def node(self) -> str:
        return self.database.node

    def holds(self, match: str) -> bool:
        """Whether this server plays for the match, as far as it knows without asking."""
        return self.database.is_sqlite or (self.is_alive and match in self._mine)

    def is_elsewhere(self, match: str) -> bool:
        """Whether another server plays for the match, and is alive."""
        return self.is_alive and match not in self._mine and self._others.get(match) in self.living

    @property
    def is_mixed(self) -> bool:
        """Servers of several versions run at once, as during an upgrade."""
        return len(set(self.living.values())) > 1

    async def claim(self, match: str) -> bool:
        """Whether this server may play for the match from now on: nobody else who is alive does."""
        if self.holds(match):
            return True
        if not self.is_alive or self._others.get(match) in self.living:
            return False
        with self._in_doubt():
            for _ in range(TRIES):  # whoever had it may free it before his name has arrived here
                self._asking.add(match)
                owner = await self._ask_for(match)
                if owner is not None and match in self._asking:
                    self._note(match, owner)
                    return owner == self.node
        self._is_sure = False
        return False

    def _note(self, match: str, owner: str) -> None:
        self._asking.discard(match)
        if owner == self.node:
            self._mine.add(match)
        else:
            self._others[match] = owner

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
        with self._in_doubt():
            await self._give_back(match)
        self._have_gone([match])

    async def _give_back(self, match: str) -> None:
        own = delete(LEASES).where(LEASES.c.match == match, LEASES.c.node == self.node)
        await self.database.execute((own, None), *self.database.news(Freed(self.node, match)))

    def _have_gone(self, matches: Iterable[str]) -> None:
        """Whoever has opened the table again meanwhile must ask anew."""
        self._mine.difference_update(matches)
        for match in matches:
            self.hall.wake(match)

    @contextmanager
    def _in_doubt(self) -> Iterator[None]:
        """What breaks off here may have been written or not."""
        try:
            yield
        except BaseException:
            self._is_sure = False
            raise

    # What is heard

    def opened(self, match: str) -> None:
        """Its table is in memory here, or could not be opened."""
        self._coming.discard(match)

    def freed(self, match: str) -> None:
        """Another server no longer plays for it."""
        self._others.pop(match, None)
        self._asking.discard(match)

    def forget_others(self) -> None:
        """For a while this server did not hear what they freed."""
        matches, self._others = list(self._others), {}
        self._asking.clear()
        for match in matches:
            self.hall.wake(match)

    def forget(self) -> None:
        """The others took this server for dead: what it had may be theirs now."""
        self._mine.clear()
        self._coming.clear()
        self._others.clear()
        self._asking.clear()
        self._is_sure = False

    # With every heartbeat, through a line of its own

    async def make_sure(self, line: Any) -> list[str]:
        """What is not this server's it no longer takes for its own; what is, and it did not know, is to be attended."""
        if self._is_sure:
            return []
        self._is_sure = True
        with self._in_doubt():
            found = await line.fetch("SELECT match FROM leases WHERE node = $1", self.node)
        own = {row["match"] for row in found}
        self._have_gone(self._mine - own)
        return sorted(own - self._mine)

    async def let_go(self, line: Any) -> None:
        """Of matches that are not played here, for whatever reason: nobody shall wait for this server in vain."""
        loose = [match for match in self._mine - self._coming if not self.hall.plays(match)]
        if not loose:
            return
        news = [(CHANNEL, written(Freed(self.node, match))) for match in loose]
        with self._in_doubt():
            async with line.transaction():
                await line.execute("DELETE FROM leases WHERE node = $1 AND match = ANY($2)", self.node, loose)
                await line.executemany("SELECT pg_notify($1, $2)", news)
        log.info("let go", extra={"tables": loose})
        self._have_gone(loose)

    async def take_over(self, line: Any) -> list[str]:
        """Matches of servers that are no more. Each is taken by one of those who ask at the same moment."""
        with self._in_doubt():
            found = await line.fetch(
                "UPDATE leases SET node = $1 WHERE match IN (SELECT match FROM leases WHERE node NOT IN"
                " (SELECT id FROM nodes) LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING match",
                self.node,
                TAKEN_AT_ONCE,
            )
        matches = [row["match"] for row in found]
        self._mine.update(matches)
        self._coming.update(matches)
        return matches
