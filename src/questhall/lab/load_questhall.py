"""A table of ours under load: two people at two browsers, who answer at random."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

from msgspec import Raw, Struct, json
from websockets.asyncio.client import ClientConnection, connect

SECRET = ("setup.die", "setup.row", "cleanup.refresh")
"""Questions put to several at once: the others see nothing until all have answered."""


class Offered(Struct):
    move: Raw


class Asked(Struct):
    seat: int
    at: int
    moves: list[Offered]


class Message(Struct):
    """As much of a message from the table as the load needs."""

    type: str
    entries: int = -1
    topic: str = ""
    asks: list[Asked] = []
    problem: str = ""
    result: dict[str, Any] | None = None

    @property
    def place(self) -> tuple[int, str, int]:
        """Where the match stands for this reader."""
        return self.entries, self.topic, self.asks[0].at if self.asks else -1


class Guest:
    """A browser without an account: it keeps the cookie of its session."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"X-Questhall": "1", "Origin": self.address, "Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        data = json.encode(body) if body is not None else None
        with urlopen(Request(self.address + path, data, headers, method=method)) as answer:
            if cookie := answer.headers.get("Set-Cookie"):
                self.cookie = cookie.partition(";")[0]
            return json.decode(answer.read())


class Browser:
    """One socket at the table, and the position it shows."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.shown = Message("")

    @classmethod
    async def open(cls, guest: Guest, table: str) -> Browser:
        url = f"{guest.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": guest.cookie, "Origin": guest.address}
        browser = cls(await connect(url, additional_headers=headers, max_size=None, compression=None))
        await browser.position()
        return browser

    async def position(self) -> None:
        """Wait until the match stands elsewhere."""
        before = self.shown.place
        while self.shown.place == before:
            for message in READ(await self.socket.recv()):
                if message.type == "Position":
                    self.shown = message
                if message.type in ("Refused", "Gone"):
                    raise RuntimeError(f"the table refused a move: {message.problem}")

    async def play(self, random: Random) -> None:
        """Send a random answer."""
        asked = self.shown.asks[0]
        move = random.choice(asked.moves).move
        message = {"type": "Play", "id": asked.at, "seat": asked.seat, "at": asked.at, "move": move}
        await self.socket.send(json.encode(message), text=True)


READ = json.Decoder(list[Message]).decode


class QuesthallTable:
    """Two guests at one table; when a match is over they begin another."""

    def __init__(self, address: str, game: str, number: int) -> None:
        self.game = game
        self.played = self.begun = 0
        self.guests = [Guest(address), Guest(address)]
        self.random = Random(number)
        self.browsers: list[Browser] = []

    async def open(self) -> None:
        table = await asyncio.to_thread(self.create)
        self.browsers = [await Browser.open(guest, table) for guest in self.guests]
        self.begun += 1

    def create(self) -> str:
        host, friend = self.guests
        for guest in self.guests:
            guest.ask("GET", "/api/me")
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = str(host.ask("POST", "/api/tables", {"game": self.game, "seats": seats})["id"])
        friend.ask("POST", f"/api/tables/{table}/seats/1/claim")
        host.ask("POST", f"/api/tables/{table}/start")
        return table

    async def move(self) -> float:
        """A move that the other one sees at once: what is answered in secret is played but not measured."""
        while self.is_over or self.in_secret:
            await (self.again() if self.is_over else self.answer_in_secret())
        mover, other = sorted(self.browsers, key=lambda browser: not browser.shown.asks)
        began = perf_counter()
        await mover.play(self.random)
        await other.position()
        passed = perf_counter() - began
        await mover.position()
        self.played += 1
        return passed

    @property
    def is_over(self) -> bool:
        return self.browsers[0].shown.result is not None

    @property
    def in_secret(self) -> bool:
        return any(browser.shown.topic in SECRET for browser in self.browsers)

    async def again(self) -> None:
        await self.close()
        await self.open()

    async def answer_in_secret(self) -> None:
        for browser in self.browsers:
            while browser.shown.asks and browser.shown.topic in SECRET:
                await browser.play(self.random)
                await browser.position()
                self.played += 1
        for browser in self.browsers:
            while browser.shown.topic in SECRET:
                await browser.position()

    async def close(self) -> None:
        await asyncio.gather(*(browser.socket.close() for browser in self.browsers))


async def seat_at(address: str, game: str, number: int) -> QuesthallTable:
    table = QuesthallTable(address, game, number)
    await table.open()
    return table
