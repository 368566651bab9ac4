"""What a table does by itself: bots play, standing orders answer, clocks run out, leavers are stood in for."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Iterator
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Literal

from msgspec import DecodeError, Raw, Struct, json

from questhall.bots import make_bot
from questhall.engine import IllegalMove, Match, RulesError, StaleMove
from questhall.engine.question import ALONE
from questhall.server.bots import Answer, any_move
from questhall.server.chronicle import Chronicle
from questhall.server.journal import NO_REASON, Row
from questhall.server.notices import stands_in
from questhall.server.thoughts import Thoughts
from questhall.server.windows import Pauses, hides_something, is_watched

if TYPE_CHECKING:
    from questhall.server.room import Room

PACES = {"instant": 0.0, "natural": 0.7, "slow": 1.8}
CUT_IN_PATIENCE = 2
"""How many times longer bots wait while a person could cut in."""
AFTER_A_BUG = 5.0
"""How long to wait before trying again."""
TOLERANCE = 0.05
QUICK = ("random",)
"""Bots that do not think."""
RNG = SystemRandom()
READ_ANSWER = json.Decoder(Answer).decode
log = logging.getLogger("questhall.autopilot")
Why = Literal["bot", "order", "alone", "clock", "leaver"]
"""`order`: as the person wished; `alone`: the seat is one of several and can answer nothing else."""


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
        self._thoughts = Thoughts(room.hall.thinker, self._woken.set)
        self._pauses = Pauses(room)

    @property
    def rests(self) -> bool:
        """For long nothing will happen here unless a person acts, or another server sees to it."""
        if self._task is None or self._task.done() or self.next_step() is None:
            return True
        hall, due = self.room.hall, self.alarm
        is_far = due is not None and due - hall.keeper.latest() > hall.settings.nap_seconds
        return is_far or hall.leases.is_elsewhere(self.room.paper.id)

    @property
    def alarm(self) -> float | None:
        """The date at which the next clock runs out, if this table waits for nothing else, and this server for it."""
        steps = self._all_steps()
        if not steps or not self._is_ours or any(step.why != "clock" for step in steps):
            return None
        return self.room.hall.keeper.now() + min(step.due for step in steps) - time.monotonic()

    @property
    def _is_ours(self) -> bool:
        """This server plays for the match, and no other."""
        return self.room.hall.leases.holds(self.room.paper.id)

    def start(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        self.wake()

    def wake(self) -> None:
        """Something has changed: think again about what comes next, at a table where anything goes by itself."""
        several_are_asked = self._pauses.note()
        paper = self.room.paper
        is_done = paper.stage != "playing" or self.room.put_away
        if is_done or paper.orders or several_are_asked or any(chair.bot for chair in paper.chairs) or paper.is_timed:
            self._woken.set()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        self._thoughts.drop()

    async def _run(self) -> None:
        while self.room.paper.stage == "playing" and not self.room.put_away:
            self._woken.clear()
            if not self._is_ours and self.next_step() is not None and not await self._may_act():
                await self._woken.wait()
                continue
            self._think_ahead()
            step = self.next_step()
            wait = None if step is None or step.due == math.inf else step.due - time.monotonic()
            if wait is None or wait > 0:
                try:
                    async with asyncio.timeout(wait):  # `wait_for` of Python 3.11 may swallow being stopped
                        await self._woken.wait()
                    continue
                except TimeoutError:
                    pass
            if step is not None:
                await self._try(step)
        if not self.room.put_away:
            self.room.hall.later(self.room.hall.leases.free(self.room.paper.id))

    async def _may_act(self) -> bool:
        """Of several servers one plays for the match; when it no longer does, the others are woken."""
        try:
            return await self.room.hall.leases.claim(self.room.paper.id)
        except Exception:
            log.exception("who plays here cannot be found out", extra={"table": self.room.paper.id})
            asyncio.get_running_loop().call_later(AFTER_A_BUG, self._woken.set)
            return False

    async def _try(self, step: Step) -> None:
        try:
            await self._do(step)
        except Exception:  # a bug in the rules, or the disk is full: the table must not stand still for good
            log.exception("autopilot stumbled", extra={"table": self.room.paper.id})
            await asyncio.sleep(AFTER_A_BUG)

    def _think_ahead(self) -> None:
        """How long a bot thinks says what it holds: where that is hidden, it thinks while it pauses."""
        chronicle = self.room.chronicle
        if chronicle is None or not hides_something(chronicle.match):
            return
        for seat in chronicle.match.asks:
            level = self.room.paper.chairs[seat].bot
            if level is not None and level not in QUICK:
                self._thoughts.about(chronicle, seat, level)

    # When

    def next_step(self) -> Step | None:
        """The first thing that will happen if nobody does anything."""
        return min(self._all_steps(), key=lambda step: step.due, default=None)

    def _all_steps(self) -> list[Step]:
        chronicle = self.room.chronicle
        if chronicle is None or self.room.paper.stage != "playing":
            return []
        return [step for seat in chronicle.match.asks for step in self._steps(chronicle, seat)]

    def _steps(self, chronicle: Chronicle, seat: int) -> Iterator[Step]:
        room = self.room
        chair = room.paper.chairs[seat]
        if chair.bot is not None:
            yield Step(self._bots_turn(chronicle, seat, chair.bot), "bot", seat)
            return
        runs_out = math.inf
        if room.clocks is not None:
            runs_out = time.monotonic() + room.clocks.until_zero(seat, room.rests)
        unasked = self.unasked(chronicle, seat)
        if unasked is not None:
            yield Step(min(self._pauses.end(chronicle, seat), runs_out), unasked, seat)
            return
        if room.clocks is not None:
            yield Step(runs_out, "clock", seat)
        if room.paper.settings.leaver == "bot" and chair.person in room.away:
            yield Step(room.away[chair.person] + room.hall.settings.leaver_seconds, "leaver", seat)

    def unasked(self, chronicle: Chronicle, seat: int) -> Literal["order", "alone"] | None:
        """Why the table itself answers for a person, if it does: he need not be troubled."""
        if self.order(chronicle, seat) is not None:
            return "order"
        return "alone" if chronicle.match.is_alone(seat) else None

    def _bots_turn(self, chronicle: Chronicle, seat: int, level: str) -> float:
        """Bots take their time, more if a person could cut in, and wait for whoever holds them."""
        room = self.room
        held = max([*room.holds.values(), 0.0])
        if hides_something(chronicle.match) and is_watched(room, seat):
            is_ready = level in QUICK or self._thoughts.has(chronicle, seat, level)
            return max(self._pauses.end(chronicle, seat), held) if is_ready else math.inf
        pace = PACES[room.paper.settings.pace]
        people = (number for number, chair in enumerate(room.paper.chairs) if chair.is_human)
        if pace and any(self._may_cut_in(chronicle.match, person) for person in people):
            pace *= CUT_IN_PATIENCE
        return max(room.moved + pace, held)

    def _may_cut_in(self, match: Match, seat: int) -> bool:
        """Whether bots wait for this person. Where hands are hidden from others, they do so by public facts alone."""
        question, holds_up = match.question, match.game.holds_up
        if question is None or not question.open:
            return False
        if holds_up is None or match.game.open_to_all or not is_watched(self.room, seat):
            return bool(match.offers[seat])
        return holds_up(match.state, question, seat)

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
            at = chronicle.at_of(seat)
            (by, move), why = self._choose(chronicle, step), NO_REASON
            level = by.removeprefix("bot:") if by.startswith("bot:") else "greedy"
            thought = self._thoughts.about(chronicle, seat, level) if move is None else None
        if thought is not None:
            move, why = read_answer(await thought)
        async with room.lock:
            if room.chronicle is chronicle and self._is_due(chronicle, step) and chronicle.at_of(seat) == at:
                await self._enter(seat, move, at, by, why)
                if step.why == "clock" or step.why == "leaver":
                    await stands_in(room, seat, step.why)

    async def _enter(self, seat: int, move: Any, at: int, by: str, why: Raw) -> None:
        """A bot without an answer, or with one that is none, must not stop the table: any other move will do."""
        room, instead_of = self.room, "timeout"
        if move is not None:
            try:
                await room.enter(lambda it: played(it, seat, move, at, by, why))
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
        seat, chair = step.seat, self.room.paper.chairs[step.seat]
        if step.why == "order":
            return f"auto:order:{chair.person}", self.order(chronicle, seat)
        if step.why == "alone":
            return f"{ALONE}:{chair.person}", chronicle.match.asks[seat].moves[0]
        if step.why == "bot":
            level = chair.bot or "greedy"
            easy = level in QUICK
            return f"bot:{level}", make_bot(level, chronicle.entries).choose(chronicle.match, seat) if easy else None
        return f"auto:{step.why}", None


def read_answer(found: bytes | None) -> tuple[bytes | None, Raw]:
    """A bot's move and its reason, both as JSON; no move if it has not found one.

    What cannot be read is no move either, but it is tried as one, so that the table says that a bot was mistaken.
    """
    if found is None:
        return None, NO_REASON
    try:
        answer = READ_ANSWER(found)
    except DecodeError:
        return found, NO_REASON
    return bytes(answer.move), answer.why


def played(chronicle: Chronicle, seat: int, move: Any, at: int | None, by: str, why: Raw = NO_REASON) -> Row:
    """Make a move and say how the journal shall call it. The engine's own value is written, not a lookalike."""
    chronicle.play(seat, move, at=at, by=by, why=bytes(why))
    return Row("play", seat, by, move=Raw(json.encode(chronicle.match.journal[-1].move)), why=why)
