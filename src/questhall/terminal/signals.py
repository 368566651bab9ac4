"""Ctrl-C and a request to end: at once while waiting, after the move while one is being made."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

ENDINGS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


def interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


@contextmanager
def listening() -> Iterator[None]:
    """A request to end counts like Ctrl-C."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, interrupt) for number in ENDINGS}
    try:
        yield
    finally:
        for number, action in before.items():
            signal.signal(number, action)


@contextmanager
def undisturbed() -> Iterator[None]:
    """A move is made and written down whole, or not at all; an interruption waits for that."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = {number: signal.signal(number, lambda number, frame: came.append(number)) for number in ENDINGS}
    try:
        yield
    finally:
        for number, action in before.items():
            signal.signal(number, action)
    if came:
        raise KeyboardInterrupt
