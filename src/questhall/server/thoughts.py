"""What bots think about: begun when it is asked, and looked at when it is time to answer."""

from __future__ import annotations

from asyncio import Task, create_task
from collections.abc import Callable

from msgspec import Struct

from questhall.server.bots import Thinker
from questhall.server.chronicle import Chronicle


class Thought(Struct, eq=False):
    """The answer of one bot to one question, found or being looked for."""

    chronicle: Chronicle
    at: int
    level: str
    answer: Task[bytes | None]


class Thoughts:
    """One for each seat, about what it is asked now. What is not asked any more is thought to its end for nothing."""

    def __init__(self, thinker: Thinker, found: Callable[[], None]) -> None:
        self._thinker = thinker
        self._found = found
        self._by_seat: dict[int, Thought] = {}

    def about(self, chronicle: Chronicle, seat: int, level: str) -> Task[bytes | None]:
        """The bot's answer to what its seat is asked now; whoever asks first makes it think."""
        known = self._known(chronicle, seat, level)
        if known is not None:
            return known.answer
        answer = create_task(self._thinker.think(chronicle.match.save(past=False), seat, level))
        answer.add_done_callback(lambda _: self._found())
        self._by_seat[seat] = Thought(chronicle, chronicle.at_of(seat), level, answer)
        return answer

    def has(self, chronicle: Chronicle, seat: int, level: str) -> bool:
        """The bot has made up its mind."""
        known = self._known(chronicle, seat, level)
        return known is not None and known.answer.done()

    def _known(self, chronicle: Chronicle, seat: int, level: str) -> Thought | None:
        known = self._by_seat.get(seat)
        if known is None or known.chronicle is not chronicle:
            return None
        return known if (known.at, known.level) == (chronicle.at_of(seat), level) else None

    def drop(self) -> None:
        """Nobody wants to know any more."""
        for thought in self._by_seat.values():
            thought.answer.cancel()
        self._by_seat.clear()
