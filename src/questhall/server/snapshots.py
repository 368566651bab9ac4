"""Snapshots of running matches: they wait for each other and go to disk together.

Nothing hangs on them, for the journal has it all: they only make the next opening of a table quick.
"""

from __future__ import annotations

import asyncio
import logging

from questhall.server.store import Store

GATHER_SECONDS = 1.0
log = logging.getLogger("questhall.snapshots")


class Snapshots:
    """Each write would hold up the moves of all tables, so there are few."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: dict[str, tuple[int, bytes]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._writing: set[asyncio.Task[None]] = set()

    def keep(self, match: str, seq: int, data: bytes) -> None:
        """Of each match only the newest is written."""
        self._waiting[match] = seq, data
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(GATHER_SECONDS, self._begin)

    def forget(self, match: str) -> None:
        """A newer one is written by somebody else."""
        self._waiting.pop(match, None)

    async def close(self) -> None:
        """Write what still waits."""
        if self._timer is not None:
            self._timer.cancel()
            self._begin()
        await asyncio.gather(*self._writing)

    def _begin(self) -> None:
        self._timer = None
        task = asyncio.create_task(self._write())
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _write(self) -> None:
        waiting, self._waiting = self._waiting, {}
        try:
            if waiting:
                await self.store.keep_snapshots(waiting)
        except Exception:
            log.exception("snapshots could not be written")
