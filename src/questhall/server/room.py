"""One table in memory: its paper, its match, the people looking at it. Whatever happens, happens one after another."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from questhall.server.autopilot import Autopilot
from questhall.server.bodies import TableInfo
from questhall.server.campaigns import entered
from questhall.server.chronicle import Chronicle
from questhall.server.clocks import Clocks, Span, fresh_clocks
from questhall.server.database import Lost
from questhall.server.journal import Row
from questhall.server.listener import Listener
from questhall.server.loading import load
from questhall.server.messages import ChatLine, TakeBackRequest
from questhall.server.news import Part
from questhall.server.paper import Paper
from questhall.server.problems import Denied
from questhall.server.telling import Telling

if TYPE_CHECKING:
    from questhall.server.hall import Hall

SNAPSHOT_EVERY = 64
TRIES = 10
"""How often something is entered anew because another server was quicker."""
log = logging.getLogger("questhall.table")


class Room:
    """A live table. Everything that changes it holds its lock and is on disk before anybody sees it."""

    def __init__(self, hall: Hall, paper: Paper) -> None:
        self.hall = hall
        self.paper = paper
        self.lock = asyncio.Lock()
        self.chronicle: Chronicle | None = None
        self.clocks: Clocks | None = None
        self.chat: list[ChatLine] = []
        self.stood_in: set[int] = set()
        """Seats for which a bot answered last because somebody was away or out of time, as the chat says."""
        self.listeners: set[Listener] = set()
        self.holds: dict[str, float] = {}
        """Who is thinking about cutting in, and until when at most the bots wait for him."""
        self.elsewhere: frozenset[str] = frozenset()
        """Who is here through other servers."""
        self.behind: set[Part] = set()
        """What is newer on disk, because another server has changed it."""
        self.away: dict[str, float] = {}
        """Since when people who sit here are not here."""
        self.snapshot_at = int(paper.id, 16) % SNAPSHOT_EVERY  # not all tables at the same moment
        self.put_away = False
        """It has left the memory: whoever still holds it must ask the hall again."""
        self.used = self.moved = time.monotonic()
        self.telling = Telling(self)
        self.autopilot = Autopilot(self)

    # On disk and back

    async def keep(self, *, with_match: bool = False, in_its_place: bool = False) -> None:
        """Write the paper down, and the match if it just came to be. In the list of tables it moves to the top, or not.

        What cannot be written has not happened.
        """
        if not in_its_place:
            self.paper.changed = self.hall.keeper.now()
        data = self.snapshot() if with_match else b""
        if with_match:
            self.hall.snapshots.forget(self.paper.id)
        entries = self.chronicle.entries if self.chronicle is not None else 0
        try:
            await self.hall.store.keep(self.paper, entries, data, *entered(self.paper, self.chronicle))
        except Exception as error:
            await self.look_again(error)
            raise Denied("problem-stale" if isinstance(error, Lost) else "problem-storage", 409) from error

    def snapshot(self) -> bytes:
        assert self.chronicle is not None
        banks = [*self.clocks.banks, self.clocks.since] if self.clocks is not None else []
        return self.chronicle.keep(banks)

    async def look_again(self, error: Exception) -> None:
        """What is in memory is not what is on disk: somebody else wrote, or the disk failed."""
        log.warning("look again", extra={"table": self.paper.id, "error": str(error)})
        try:
            self.paper = await self.hall.store.paper(self.paper.id) or self.paper
            await load(self)
        except Exception:
            log.exception("the disk cannot be read either", extra={"table": self.paper.id})
            self.hall.drop(self)
            return
        self.people_changed()
        self.telling.table_changed()
        self.telling.news()

    # Playing

    @property
    def match_now(self) -> Chronicle:
        """The match, if there is one to play."""
        if self.paper.stage == "playing" and self.chronicle is not None:
            return self.chronicle
        if self.paper.stage == "closed":
            raise Denied("problem-closed", 409)
        self.check_not_frozen()
        if self.chronicle is None or self.paper.stage == "open":
            raise Denied("problem-not-now", 409)
        return self.chronicle

    def check_not_frozen(self) -> None:
        paper = self.paper
        if paper.stage == "frozen":
            raise Denied("problem-frozen", 409, note=paper.note, why=paper.why or "other", **paper.facts)

    def begin(self, chronicle: Chronicle) -> None:
        """The match is dealt."""
        paper, now = self.paper, self.hall.keeper.now()
        self.chronicle = chronicle
        self.clocks = fresh_clocks(paper.settings.clock, len(paper.chairs), now, self.hall.keeper)
        paper.stage, paper.commitment = "playing", chronicle.match.commitment
        self.note_turn(now)
        self.moved = time.monotonic()

    async def enter(self, step: Callable[[Chronicle], Row]) -> None:
        """Do something to the match, write it down, and only then show it. The caller holds the lock.

        If another server was quicker, the match has gone on: then it is done anew, unless it does not fit any more.
        """
        for _ in range(TRIES):
            try:
                await self._enter(step)
                return
            except Lost as error:
                await self.look_again(error)
        raise Denied("problem-stale", 409)

    async def _enter(self, step: Callable[[Chronicle], Row]) -> None:
        chronicle, paper = self.match_now, self.paper
        seq, asked = chronicle.entries, list(chronicle.match.asks)
        row = step(chronicle)
        try:
            row = self._note(row, asked)
            await self.hall.journal.write(paper.id, seq, row)
        except Lost:
            raise
        except Exception as error:
            await self.look_again(error)
            raise Denied("problem-storage", 409) from error
        paper.waiting, paper.round, paper.changed = row.waiting, row.round, row.when
        if log.isEnabledFor(logging.DEBUG):
            log.debug(row.kind, extra={"table": paper.id, "seq": seq, "seat": row.seat, "by": row.by})
        self.moved = self.used = time.monotonic()
        if self.note_end():
            self.hall.later(self._keep_the_end())
            self.telling.table_changed()
        elif chronicle.entries % SNAPSHOT_EVERY == self.snapshot_at:
            self.hall.snapshots.keep(paper.id, chronicle.entries, self.snapshot())
        self.telling.news()
        self.autopilot.wake()

    def _note(self, row: Row, asked: list[int]) -> Row:
        """What else is written down with an entry: when it was, what the clocks took, and whose turn it is now."""
        assert self.chronicle is not None
        spent = self.clocks.spent(asked, self.rests) if self.clocks is not None else []
        waiting, round = sorted(self.chronicle.match.asks), round_of(self.chronicle)
        rules, mark = self.chronicle.match.game.rules_version, self.chronicle.mark
        row = replace(
            row, when=self.hall.keeper.now(), spent=spent, waiting=waiting, round=round, rules=rules, mark=mark
        )
        if self.clocks is not None:
            self.clocks.charge(asked, row)
        return row

    def note_end(self) -> bool:
        """Whether the match came to its end just now.

        The journal says it all; the paper follows when there is time, or when the table is opened again.
        """
        if self.chronicle is None or not self.chronicle.match.over or self.paper.stage != "playing":
            return False
        self.paper.stage = "over"
        return True

    async def _keep_the_end(self) -> None:
        async with self.lock:
            if not self.put_away:
                await self.keep(with_match=True)

    @property
    def take_back(self) -> TakeBackRequest | None:
        """What somebody asks the others, as long as nothing else has happened."""
        is_open = self.chronicle is not None and self.paper.take_back_at == self.chronicle.entries
        return self.paper.take_back if is_open else None

    def ask_back(self, request: TakeBackRequest | None) -> None:
        assert self.chronicle is not None
        self.paper.take_back, self.paper.take_back_at = request, self.chronicle.entries

    def note_turn(self, when: float) -> None:
        """Whose turn it is, for the list of tables."""
        if self.chronicle is not None:
            self.paper.waiting, self.paper.changed = sorted(self.chronicle.match.asks), when
            self.paper.round = round_of(self.chronicle)

    @property
    def rests(self) -> list[list[Span]]:
        """The vacations of those who sit here, seat by seat."""
        return [chair.rests for chair in self.paper.chairs]

    # People

    @property
    def online(self) -> frozenset[str]:
        return self.elsewhere.union(listener.person for listener in self.listeners)

    @property
    def info(self) -> TableInfo:
        return self.paper.info(self.online)

    @property
    def held(self) -> bool:
        now = time.monotonic()
        return any(until > now for until in self.holds.values())

    def come(self, listener: Listener, since: int) -> None:
        """Somebody looks at the table, and already has so many events."""
        self.used = time.monotonic()
        was_here = listener.person in self.online
        self.listeners.add(listener)
        self.hall.presence.note(self)
        self.away.pop(listener.person, None)
        listener.eyes = next(iter(self.paper.seats_of(listener.person)), None)
        self.telling.welcome(listener, since)
        if not was_here:
            self.telling.table_changed(but=listener)
            self.autopilot.wake()

    def go(self, listener: Listener) -> None:
        self.used = time.monotonic()
        self.listeners.discard(listener)
        self.hall.presence.note(self)
        if listener.person not in self.online:
            self.note_absence()
            self.holds.pop(listener.person, None)
            self.telling.table_changed()
            self.autopilot.wake()

    def note_absence(self) -> None:
        """Since when those who sit here are not here."""
        now, absent = time.monotonic(), (person for person in self.paper.people if person not in self.online)
        self.away = {person: self.away.get(person, now) for person in absent}

    def people_changed(self) -> None:
        """Whoever has no seat any more looks on as a spectator does."""
        for listener in list(self.listeners):
            seats = self.paper.seats_of(listener.person)
            if bool(seats) if listener.eyes is None else listener.eyes not in seats:
                listener.eyes, listener.told = next(iter(seats), None), 0
        self.note_absence()

    def send_off(self) -> None:
        """Whoever was sent away goes; from a closed table everybody."""
        for listener in list(self.listeners):
            if self.paper.stage == "closed":
                listener.end("problem-closed")
            elif listener.person in self.paper.removed:
                listener.end("problem-removed")
                self.listeners.discard(listener)

    @property
    def is_idle(self) -> bool:
        """Nobody looks, and nothing goes on by itself."""
        return not self.listeners and not self.lock.locked() and self.autopilot.rests


def round_of(chronicle: Chronicle) -> int | None:
    game = chronicle.match.game
    return game.round_of(chronicle.match.state) if game.round_of is not None else None
