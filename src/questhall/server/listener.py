"""One socket at a table, seen from the table: whose it is, what it has been sent, what still waits to be sent."""

from __future__ import annotations

from asyncio import Queue, QueueFull, Task
from itertools import count

from msgspec import json

from questhall.server.chronicle import Reader
from questhall.server.messages import Gone, ToBrowser

ENCODE = json.Encoder().encode
NUMBERS = count(1)


class Listener:
    """A slow browser fills only its own queue; when that is full its socket ends, and it may come again."""

    def __init__(self, person: str, name: str, waiting: int) -> None:
        self.number = next(NUMBERS)
        self.person = person
        self.name = name
        self.eyes: Reader = None
        self.told = 0
        """How many of its reader's events this browser has."""
        self.position = ""
        """The position it was sent last."""
        self.queue: Queue[str | None] = Queue(waiting)
        self.closed = False
        self.listening: Task[None] | None = None
        """Set while its socket waits for the browser to say something: then it can be called off."""

    def send(self, text: str) -> None:
        if self.closed:
            return
        try:
            self.queue.put_nowait(text)
        except QueueFull:
            self.end("problem-slow")

    def say(self, message: ToBrowser) -> None:
        self.send(ENCODE(message).decode())

    def end(self, problem: str = "") -> None:
        """Say why, and close. What could not be sent before is dropped."""
        if self.closed:
            return
        self.closed = True
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
        if problem and self.queue.qsize() + 1 < self.queue.maxsize:
            self.queue.put_nowait(ENCODE(Gone(problem)).decode())
        self.queue.put_nowait(None)
        if self.listening is not None:
            self.listening.cancel()
