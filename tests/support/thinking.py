"""Stand-ins for bots, in a module that a thinking process can import."""

from __future__ import annotations

import time

SLOW, QUICK = b"slow", b"quick"


def think_so_long(record: bytes, seat: int, level: str) -> bytes:
    """As long as the record says."""
    if record == SLOW:
        time.sleep(60)
    return record
