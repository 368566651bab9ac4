"""Which time it is, and how much of it has passed: two questions, for the clock of a machine may be set.

What has passed is told by a clock that only ever goes on. The date is told by the system or, where several servers
share a PostgreSQL, by the database, so that they agree.
"""

from __future__ import annotations

import time
from collections.abc import Callable

Reading = Callable[[], float]


class Timekeeper:
    """The clock of this server. Tests set its two sources."""

    def __init__(self, date: Reading = time.time, steady: Reading = time.monotonic) -> None:
        self.date = date
        """Seconds since 1970 as the machine has it; may jump forwards and backwards."""
        self.steady = steady
        """Seconds since some moment; never jumps."""
        self._began = date() - steady()
        self._ahead: float | None = None
        """How far the database's date is ahead of the steady clock."""

    def now(self) -> float:
        """The date, in seconds since 1970."""
        return self.date() if self._ahead is None else self.steady() + self._ahead

    def agree(self, date: float) -> None:
        """The database says that it is now so late: all its servers go by that."""
        self._ahead = date - self.steady()

    def careful(self) -> float:
        """The date for whoever throws things away: a clock that was set forwards makes nothing older."""
        return min(self.now(), self._began + self.steady())

    def steady_at(self, date: float) -> float:
        """What the steady clock showed at that date, as far as can be known; what lies ahead is now."""
        return self.steady() - max(0.0, self.now() - date)
