"""Which time it is, and how much of it has passed: two questions, for the clock of a machine may be set.

What has passed is told by a clock that only ever goes on. The date is told by the system or, where several servers
share a PostgreSQL, by the database, so that they agree.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf

Reading = Callable[[], float]
JUMP = 2.0
"""A date that is so many seconds off what the steady clock expects was set."""
MOST_JUMPS = 50


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
        self._times: list[tuple[float, float]] = [(-inf, self._began)]
        """From which reading of the steady clock on the date was so far ahead of it: one for each time it was set."""

    def now(self) -> float:
        """The date, in seconds since 1970."""
        before = self.steady()
        if self._ahead is not None:
            return before + self._ahead
        date = self.date()
        if self.steady() - before < JUMP / 4:  # otherwise somebody else had the machine in between
            self._note(date - before, before)
        return date

    def agree(self, date: float) -> None:
        """The database says that it is now so late: all its servers go by that."""
        steady = self.steady()
        if self._ahead is None:
            self._times = [(-inf, date - steady)]  # what this machine thought is nothing to the others
        self._ahead = date - steady
        self._note(self._ahead, steady)

    def _note(self, ahead: float, steady: float) -> None:
        """So far the date is ahead now: as it was, but for what two clocks differ in their pace, or it was set."""
        began, known = self._times[-1]
        if abs(ahead - known) < JUMP:
            self._times[-1] = began, ahead
        else:
            self._times = [*self._times, (steady, ahead)][-MOST_JUMPS:]
            self._times[0] = -inf, self._times[0][1]

    def latest(self) -> float:
        """The date for whoever must not be late: as if no clock had been set back."""
        now = self.now()
        return max(now, self.steady() + max(ahead for _, ahead in self._times))

    def careful(self) -> float:
        """The date for whoever throws things away: a clock that was set forwards makes nothing older."""
        return min(self.now(), self._began + self.steady())

    def steady_at(self, date: float) -> float:
        """What the steady clock showed at that date, as far as can be known; what lies ahead is now.

        A date of before the clock was set is read as the clock went then; one that came twice, as the later.
        """
        self.now()
        steady = until = self.steady()
        for began, ahead in reversed(self._times):
            if began - JUMP / 2 <= date - ahead <= until + JUMP / 2:
                return min(steady, date - ahead)
            until = began
        return min(steady, date - self._times[-1][1])
