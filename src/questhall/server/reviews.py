"""Reviews of finished matches: weighed once, in a process of their own, and kept for whoever asks again."""

from __future__ import annotations

import asyncio

from msgspec import json

from questhall.engine import Match
from questhall.lab.review import Review
from questhall.server.bots import Thinker
from questhall.server.problems import Denied

KEPT = 64
PATIENCE = 10.0
"""So long one request waits; a browser that gets nothing asks again."""


class Reviews:
    """By table and seat. One match is weighed at a time: the tables come first."""

    def __init__(self, seconds: float) -> None:
        self._thinker = Thinker(seconds, processes=1)
        self._known: dict[tuple[str, int], asyncio.Task[bytes | None]] = {}

    async def of(self, table: str, match: Match, seat: int) -> Review | None:
        """The review, or None as long as it is being made."""
        key = table, seat
        task = self._known.pop(key, None)
        if task is None:
            task = asyncio.create_task(self._thinker.look_back(match.save(), seat))
        self._known[key] = task  # the newest last
        self._forget()
        await asyncio.wait([task], timeout=PATIENCE)
        if not task.done():
            return None
        found = task.result()
        if found is None:
            del self._known[key]
            raise Denied("problem-server", 503)
        return json.decode(found, type=Review)

    def _forget(self) -> None:
        """What nobody has asked for in a long time."""
        for key in list(self._known)[:-KEPT]:
            self._known.pop(key).cancel()

    def close(self) -> None:
        for task in self._known.values():
            task.cancel()
        self._thinker.close()
