"""One socket at a table, seen from the table: whose it is, what it has been sent, what still waits to be sent."""

from __future__ import annotations

from asyncio import Future, Task, get_running_loop
from itertools import count

from msgspec import json

from questhall.server.chronicle import Reader
from questhall.server.messages import Gone, ToBrowser

ENCODE = json.Encoder().encode
NUMBERS = count(1)


class Listener:
    """What waits for a browser goes out together. A slow one keeps only itself waiting; if too much waits, its socket
    ends, and it may come again.
    """

    def __init__(self, person: str, name: str, most: int) -> None:
        self.number = next(NUMBERS)
        self.person = person
        self.name = name
        self.eyes: Reader = None
        self.told = 0
        """How many of its reader's events this browser has."""
        self.position = 0
        """The hash of the position it was sent last: a thousand sockets would keep a thousand of them."""
        self.closed = False
        self.listening: Task[None] | None = None
        """Set while its socket waits for the browser to say something: then it can be called off."""
        self._most = most
        self._unsent: list[str] = []
        self._idle: Future[None] | None = None
        """Set while its socket has nothing to send."""

    def send(self, *messages: str) -> None:
        if self.closed:
            return
        if len(self._unsent) >= self._most:
            self.end()  # without a reason: then its browser comes again by itself
            return
        self._unsent += messages
        if self._idle is not None:
            self._wake()

    def say(self, message: ToBrowser) -> None:
        self.send(ENCODE(message).decode())

    def end(self, problem: str = "") -> None:
        """Say why, and close. What too slow a browser has not taken by now is dropped."""
        if self.closed:
            return
        self.closed = True
        if len(self._unsent) >= self._most:
            self._unsent.clear()
        if problem:
            self._unsent.append(ENCODE(Gone(problem)).decode())
        self._wake()
        if self.listening is not None:
            self.listening.cancel()

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)
        self._idle = None

    async def next_frame(self) -> str | None:
        """All messages that wait, as one list; None when nothing will come any more."""
        while not self._unsent:
            if self.closed:
                return None
            self._idle = get_running_loop().create_future()
            await self._idle
        frame = f"[{','.join(self._unsent)}]"
        self._unsent.clear()
        return frame
