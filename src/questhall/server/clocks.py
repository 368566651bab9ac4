"""The time banks of a table.

How much time a seat has used is written into the journal with every entry. Until then it is measured by a clock that
never jumps; only over a restart the dates have to be believed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from questhall.server.bodies import Clock
from questhall.server.journal import Row
from questhall.server.timekeeping import Timekeeper

Span = tuple[float, float]
"""From one date to another."""
DAY = 24 * 60 * 60.0


class Clocks:
    """How long each seat may still think. A restart changes nothing."""

    def __init__(self, clock: Clock, banks: list[float], since: float, keeper: Timekeeper) -> None:
        self.clock = clock
        self.banks = banks
        self.since = since
        """The date at which the open question was put."""
        self.keeper = keeper
        self._put = keeper.steady_at(since)
        """The same moment on the clock that never jumps."""

    def spent(self, asked: Iterable[int], rests: Sequence[Sequence[Span]] = ()) -> list[float]:
        """What each seat has used up since the question was put; those who are not asked, or rest, use nothing."""
        thinking, passed, now = set(asked), self._passed, self.keeper.now()
        return [
            round(max(0.0, passed - rested(rests[seat] if rests else (), now - passed, now)), 3)
            if seat in thinking
            else 0.0
            for seat in range(len(self.banks))
        ]

    @property
    def _passed(self) -> float:
        return max(0.0, self.keeper.steady() - self._put)

    def charge(self, asked: Iterable[int], row: Row) -> None:
        """A seat has acted: everybody who was asked has used up the time until now.

        A move adds time, and an undo takes away what its move has added: otherwise both together would make time.
        """
        for seat, spent in enumerate(row.spent or self._by_date(asked, row)):
            self.banks[seat] = max(0.0, self.banks[seat] - spent)
        earned = {"play": self.clock.add, "undo": -self.clock.add}.get(row.kind, 0)
        self.banks[row.seat] = max(0.0, self.banks[row.seat] + earned)
        self.since, self._put = row.when, self.keeper.steady_at(row.when)

    def _by_date(self, asked: Iterable[int], row: Row) -> list[float]:
        """Rows from before what was used up was written down."""
        thinking, passed = set(asked), max(0.0, row.when - self.since)
        return [passed if seat in thinking else 0.0 for seat in range(len(self.banks))]

    def left(self, asked: Iterable[int], rests: Sequence[Sequence[Span]] = ()) -> list[float]:
        """Seconds left for each seat."""
        used = self.spent(asked, rests)
        return [round(max(0.0, bank - spent), 1) for bank, spent in zip(self.banks, used, strict=True)]

    def until_zero(self, seat: int, rests: Sequence[Sequence[Span]] = ()) -> float:
        """In how many seconds the time of a seat that is asked will be up; below zero: it was up so long ago."""
        now = self.keeper.now()
        return used_up(self.banks[seat], now - self._passed, rests[seat] if rests else ()) - now


def rested(rests: Iterable[Span], since: float, until: float) -> float:
    """How much of a stretch of time somebody was on vacation."""
    return sum(max(0.0, min(end, until) - max(begin, since)) for begin, end in rests)


def used_up(bank: float, since: float, rests: Iterable[Span]) -> float:
    """The date at which a bank is used up, with the vacations that lie between left out."""
    at = since
    for begin, end in sorted(rests):
        if end <= at:
            continue
        if begin > at + bank:
            break
        bank -= max(0.0, begin - at)
        at = end
    return at + bank


def fresh_clocks(clock: Clock | None, seats: int, since: float, keeper: Timekeeper) -> Clocks | None:
    return Clocks(clock, [float(clock.bank)] * seats, since, keeper) if clock is not None else None


def kept_clocks(clock: Clock | None, banks: list[float], seats: int, since: float, keeper: Timekeeper) -> Clocks | None:
    """The clocks of a snapshot: the banks, and behind them since when they run."""
    if clock is None or len(banks) != seats + 1:
        return fresh_clocks(clock, seats, since, keeper)
    return Clocks(clock, banks[:-1], banks[-1], keeper)
