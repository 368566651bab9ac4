"""What a table does by itself: bots play, standing orders answer, clocks run out, leavers are stood in for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Raw, Struct, json

from questhall.bots import make_bot
from questhall.engine import IllegalMove, RulesError, StaleMove
from questhall.server.bots import any_move
from questhall.server.chronicle import Chronicle
from questhall.server.journal import Row
from questhall.server.notices import stands_in

if TYPE_CHECKING:
    from questhall.server.room import Room

PACES = {"instant": 0.0, "natural": 0.7, "slow": 1.8}
CUT_IN_PATIENCE = 2
"""How many times longer bots wait while a person could cut in."""
AFTER_A_BUG = 5.0
"""How long to wait before trying again."""
TOLERANCE = 0.05
RNG = SystemRandom()
log = logging.getLogger("questhall.autopilot")
Why = Literal["bot", "order", "clock", "leaver"]


class Step(Struct):
    """Something the table will do by itself, and when."""

    due: float
    why: Why
    seat: int


class Autopilot:
    """One task for each loaded table that waits for the next such moment."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._task: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()

    @property
    def rests(self) -> bool:
        """Nothing will happen unless a person acts."""
        return self._task is None or self._task.done() or self.next_step() is None

    def start(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        self.wake()

    def wake(self) -> None:
        """Something has changed: think again about what comes next, at a table where anything goes by itself."""
        paper = self.room.paper
        is_done = paper.stage != "playing" or self.room.put_away
        if is_done or paper.orders or any(chair.bot for chair in paper.chairs) or paper.is_timed:
            self._woken.set()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        while self.room.paper.stage == "playing" and not self.room.put_away:
            self._woken.clear()
            step = self.next_step()
            wait = None if step is None else step.due - time.monotonic()
            if wait is None or wait > 0:
                try:
                    await asyncio.wait_for(self._woken.wait(), wait)
                    continue
                except TimeoutError:
                    pass
            if step is not None:
                await self._try(step)

    async def _try(self, step: Step) -> None:
        try:
            await self._do(step)
        except Exception:  # a bug in the rules, or the disk is full: the table must not stand still for good
            log.exception("autopilot stumbled", extra={"table": self.room.paper.id})
            await asyncio.sleep(AFTER_A_BUG)

    # When

    def next_step(self) -> Step | None:
        """The first thing that will happen if nobody does anything."""
        chronicle = self.room.chronicle
        if chronicle is None or self.room.paper.stage != "playing":
            return None
        steps = [step for seat in chronicle.match.asks for step in self._steps(chronicle, seat)]
        return min(steps, key=lambda step: step.due, default=None)

    def _steps(self, chronicle: Chronicle, seat: int) -> Iterator[Step]:
        room = self.room
        chair = room.paper.chairs[seat]
        if chair.bot is not None:
            yield Step(self._bots_turn(chronicle), "bot", seat)
            return
        if self.order(chronicle, seat) is not None:
            yield Step(0.0, "order", seat)
        if room.clocks is not None:
            yield Step(time.monotonic() + room.clocks.runs_out(seat) - time.time(), "clock", seat)
        if room.paper.settings.leaver == "bot" and chair.person in room.away:
            yield Step(room.away[chair.person] + room.hall.settings.leaver_seconds, "leaver", seat)

    def _bots_turn(self, chronicle: Chronicle) -> float:
        """Bots take their time, more if a person could cut in, and wait for whoever holds them."""
        room = self.room
        pace = PACES[room.paper.settings.pace]
        if pace and any(chair.is_human and chronicle.match.offers[n] for n, chair in enumerate(room.paper.chairs)):
            pace *= CUT_IN_PATIENCE
        return max(room.moved + pace, *room.holds.values(), 0.0)

    def order(self, chronicle: Chronicle, seat: int) -> Any:
        """The standing order that answers what the seat is asked now."""
        ask = chronicle.match.asks[seat]
        wanted = self.room.paper.orders.get(f"{seat}/{ask.topic}")
        if wanted is None:
            return None
        return next((move for move in ask.moves if json.decode(json.encode(move)) == wanted), None)

    # What

    async def _do(self, step: Step) -> None:
        """Make the move, unless the table has changed while it was thought about."""
        room, seat = self.room, step.seat
        async with room.lock:
            chronicle = room.chronicle
            if chronicle is None or not self._is_due(chronicle, step):
                return
            at, record = chronicle.at_of(seat), b""
            by, move = self._choose(chronicle, step)
            if move is None:
                record = chronicle.match.save()
        if move is None:
            level = by.removeprefix("bot:") if by.startswith("bot:") else "greedy"
            move = await room.hall.thinker.think(record, seat, level)
        async with room.lock:
            if room.chronicle is chronicle and self._is_due(chronicle, step) and chronicle.at_of(seat) == at:
                await self._enter(seat, move, at, by)
                if step.why == "clock" or step.why == "leaver":
                    await stands_in(room, seat, step.why)

    async def _enter(self, seat: int, move: Any, at: int, by: str) -> None:
        """A bot without an answer, or with one that is none, must not stop the table: any other move will do."""
        room, instead_of = self.room, "timeout"
        if move is not None:
            try:
                await room.enter(lambda it: played(it, seat, move, at, by))
                return
            except StaleMove:
                raise
            except (IllegalMove, RulesError):
                log.exception("a move of a bot cannot be made", extra={"table": room.paper.id, "seat": seat, "by": by})
                instead_of = "mistake"
        await room.enter(lambda it: played(it, seat, any_move(it.match, seat, RNG), at, f"auto:{instead_of}"))

    def _is_due(self, chronicle: Chronicle, step: Step) -> bool:
        """It is still to be done: nobody came back, took his seat again, cut in or holds."""
        room = self.room
        if room.paper.stage != "playing" or room.put_away or step.seat not in chronicle.match.asks:
            return False
        now = time.monotonic() + TOLERANCE
        return any(found.why == step.why and found.due <= now for found in self._steps(chronicle, step.seat))

    def _choose(self, chronicle: Chronicle, step: Step) -> tuple[str, Any]:
        """Who acts, and what he does; without a move it has to be thought about."""
        seat = step.seat
        if step.why == "order":
            return "auto:order", self.order(chronicle, seat)
        if step.why == "bot":
            level = self.room.paper.chairs[seat].bot or "greedy"
            easy = level == "random"
            return f"bot:{level}", make_bot(level, chronicle.entries).choose(chronicle.match, seat) if easy else None
        return f"auto:{step.why}", None


def played(chronicle: Chronicle, seat: int, move: Any, at: int | None, by: str) -> Row:
    """Make a move and say how the journal shall call it. The engine's own value is written, not a lookalike."""
    chronicle.play(seat, move, at=at, by=by)
    return Row("play", seat, by, time.time(), Raw(json.encode(chronicle.match.journal[-1].move)))
