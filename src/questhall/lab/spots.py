"""A table of a crowd: its browsers, what they show, and a move that is on its way."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

from msgspec import Raw, Struct, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from questhall.lab.crowd import Crowd

SENDER = -1
LATEST = 10.0
"""Seconds after which a move that nobody has seen counts as lost."""


class Offered(Struct):
    move: Raw


class Asked(Struct):
    seat: int
    at: int
    moves: list[Offered]
    group: bool


class Message(Struct):
    """As much of a message from the table as the crowd needs."""

    type: str
    id: int = -1
    entries: int = -1
    asks: list[Asked] = []
    result: dict[str, Any] | None = None


READ = json.Decoder(list[Message]).decode


class Visit(Struct):
    """Where people sit: a table, and the secrets of their sessions, in the order of their seats."""

    table: str
    tokens: Sequence[str]


class Sent(Struct):
    """A move on its way: done when its sender has the answer and everybody who sees it at once has seen it."""

    due: float
    id: int
    entries: int
    """What the others had seen before."""
    unseen: set[int]
    """Browsers at the table, by number, that have not seen it yet, and the sender, as long as he has no answer."""
    done: asyncio.Future[float | None]
    """The seconds that took; None if it was refused."""


class Spot:
    """A table with its browsers."""

    def __init__(self, crowd: Crowd, visit: Visit) -> None:
        self.crowd = crowd
        self.visit = visit
        self.sockets: list[ClientConnection] = []
        self.shown: list[Message] = []
        self.sent: Sent | None = None
        self.is_over = False

    async def sit_down(self, address: str) -> None:
        for number, token in enumerate(self.visit.tokens):
            url = f"{address.replace('http', 'ws', 1)}/api/tables/{self.visit.table}/socket"
            headers = {"Cookie": f"questhall={token}", "Origin": address}
            line = await connect(url, additional_headers=headers, max_size=None, compression=None, ping_interval=None)
            self.sockets.append(line)
            self.shown.append(Message(""))
            while not self.shown[number].type:
                self.hear(number, await line.recv(decode=False))
            self.crowd.reading.append(asyncio.create_task(self.read(number)))

    async def read(self, number: int) -> None:
        try:
            async for frame in self.sockets[number]:
                self.hear(number, frame)
        except ConnectionClosed:
            self.crowd.figures.broken += 1

    def hear(self, number: int, frame: str | bytes) -> None:
        self.crowd.bytes += len(frame)
        for message in READ(frame):
            if message.type == "Position":
                self.note_position(number, message)
            elif message.type in ("Answer", "Refused", "Gone"):
                self.note_answer(message)

    def note_position(self, number: int, message: Message) -> None:
        self.crowd.positions += number == 0
        self.shown[number], sent = message, self.sent
        self.is_over = message.result is not None
        if sent is not None and message.entries > sent.entries:
            self.seen(sent, number)
        self.crowd.note(self)

    def note_answer(self, message: Message) -> None:
        sent = self.sent
        if message.type != "Answer":
            self.crowd.figures.refused += 1
        if sent is None or message.id != sent.id:
            return
        if message.type == "Answer":
            self.seen(sent, SENDER)
        elif not sent.done.done():
            sent.done.set_result(None)

    def seen(self, sent: Sent, by: int) -> None:
        sent.unseen.discard(by)
        if not sent.unseen and not sent.done.done():
            sent.done.set_result(perf_counter() - sent.due)

    @property
    def asked(self) -> tuple[int, Asked] | None:
        """Who has to answer what, if nothing is on its way."""
        if self.sent is not None or self.is_over or len(self.shown) < len(self.visit.tokens):
            return None
        return next(((number, shown.asks[0]) for number, shown in enumerate(self.shown) if shown.asks), None)

    async def answer(self, due: float, id: int, random: Random) -> float | None:
        """A random answer, and how long it took until it was seen; None if it was refused or never seen."""
        assert self.asked is not None
        number, asked = self.asked
        others = set() if asked.group else set(range(len(self.sockets)))  # of a secret answer they see nothing
        done = asyncio.get_running_loop().create_future()
        entries = max(shown.entries for shown in self.shown)
        self.sent = Sent(due, id, entries, {SENDER, *others}, done)
        self.crowd.note(self)
        move = random.choice(asked.moves).move
        message = {"type": "Play", "id": id, "seat": asked.seat, "at": asked.at, "move": move}
        try:
            await self.sockets[number].send(json.encode(message), text=True)
            return await asyncio.wait_for(done, LATEST)
        except (TimeoutError, ConnectionClosed):
            self.crowd.figures.lost += 1
            return None
        finally:
            self.sent = None
            self.crowd.note(self)
