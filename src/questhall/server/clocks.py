"""The time banks of a table."""

from __future__ import annotations

from collections.abc import Iterable

from questhall.server.bodies import Clock
from questhall.server.journal import Row


class Clocks:
    """How long each seat may still think. Times come from the journal, so that a restart changes nothing."""

    def __init__(self, clock: Clock, banks: list[float], since: float) -> None:
        self.clock = clock
        self.banks = banks
        self.since = since
        """When the open question was put."""

    def charge(self, asked: Iterable[int], row: Row) -> None:
        """A seat has acted: everybody who was asked has used up the time until now.

        A move adds time, and an undo takes away what its move has added: otherwise both together would make time.
        """
        spent = max(0.0, row.when - self.since)
        for thinking in asked:
            self.banks[thinking] = max(0.0, self.banks[thinking] - spent)
        earned = {"play": self.clock.add, "undo": -self.clock.add}.get(row.kind, 0)
        self.banks[row.seat] = max(0.0, self.banks[row.seat] + earned)
        self.since = row.when

    def left(self, asked: Iterable[int], now: float) -> list[float]:
        """Seconds left for each seat."""
        thinking = set(asked)
        spent = max(0.0, now - self.since)
        return [round(max(0.0, bank - spent) if seat in thinking else bank, 1) for seat, bank in enumerate(self.banks)]

    def runs_out(self, seat: int) -> float:
        """When the seat's time is up, if it is the one asked."""
        return self.since + self.banks[seat]


def fresh_clocks(clock: Clock | None, seats: int, now: float) -> Clocks | None:
    return Clocks(clock, [float(clock.bank)] * seats, now) if clock is not None else None


def kept_clocks(clock: Clock | None, banks: list[float], seats: int, now: float) -> Clocks | None:
    """The clocks of a snapshot: the banks, and behind them since when they run."""
    if clock is None or len(banks) != seats + 1:
        return fresh_clocks(clock, seats, now)
    return Clocks(clock, banks[:-1], banks[-1])
