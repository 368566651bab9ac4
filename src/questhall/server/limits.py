"""Rate limits: a bucket of tokens for everybody, filled again as time goes by."""

from __future__ import annotations

import time

from questhall.server.problems import Denied

MOST_BUCKETS = 20_000


class RateLimit:
    """So many at once, and so many a second after that, for each key."""

    def __init__(self, rate: tuple[int, float]) -> None:
        self.burst, self.per_second = rate
        self._buckets: dict[str, tuple[float, float]] = {}

    def check(self, key: str) -> None:
        """Refuse what is too much."""
        if not self.allows(key):
            raise Denied("problem-too-many", 429)

    def allows(self, key: str) -> bool:
        now = time.monotonic()
        tokens, since = self._buckets.get(key, (float(self.burst), now))
        tokens = min(self.burst, tokens + (now - since) * self.per_second)
        if tokens < 1:
            self._buckets[key] = (tokens, now)
            return False
        self._buckets[key] = (tokens - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget(now)
        return True

    def _forget(self, now: float) -> None:
        """Full buckets say nothing."""
        self._buckets = {
            key: (tokens, since)
            for key, (tokens, since) in self._buckets.items()
            if tokens + (now - since) * self.per_second < self.burst
        }
