"""A table of boardgame.io under load: two Socket.IO connections, spoken by hand (Engine.IO 4 over one WebSocket)."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

from msgspec import json
from websockets.asyncio.client import ClientConnection, connect

GAME = "tic-tac-toe"
CONNECT, EVENT, PING, PONG = "40", "42", "2", "3"


class Player:
    """One browser at the table."""

    def __init__(self, socket: ClientConnection, match: str, seat: str) -> None:
        self.socket = socket
        self.match = match
        self.seat = seat
        self.state: dict[str, Any] = {}

    @classmethod
    async def sit_down(cls, address: str, match: str, seat: str) -> Player:
        url = f"{address.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        player = cls(await connect(url, max_size=None, compression=None), match, seat)
        await player.socket.send(f"{CONNECT}/{GAME},")
        while not (await player.read()).startswith(f"{CONNECT}/{GAME}"):
            pass
        await player.emit("sync", match, seat, None, 2)
        await player.news()
        return player

    async def emit(self, *words: Any) -> None:
        await self.socket.send(f"{EVENT}/{GAME},{json.encode(words).decode()}")

    async def read(self) -> str:
        while True:
            frame = str(await self.socket.recv())
            if frame != PING:
                return frame
            await self.socket.send(PONG)

    async def news(self) -> None:
        """Wait for the next state of the match."""
        while True:
            frame = await self.read()
            if not frame.startswith(EVENT):
                continue
            kind, *rest = json.decode(frame[frame.index("[") :])
            if kind == "sync":
                self.state = rest[1]["state"]
                return
            if kind == "update":
                self.state = rest[1]
                return


class BoardgameTable:
    """Two players who take turns."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.played = 0
        self.begun = 1

    @property
    def is_over(self) -> bool:
        """Its game has no end."""
        return False

    async def move(self) -> float:
        mover = self.players[int(self.players[0].state["ctx"]["currentPlayer"])]
        other = self.players[1 - int(mover.seat)]
        cell = mover.state["G"]["cells"].index(None)
        payload = {"type": "clickCell", "args": [cell], "playerID": mover.seat, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        began = perf_counter()
        await mover.emit("update", action, mover.state["_stateID"], mover.match, mover.seat)
        await other.news()
        passed = perf_counter() - began
        await mover.news()
        self.played += 1
        return passed

    async def close(self) -> None:
        await asyncio.gather(*(player.socket.close() for player in self.players))


async def seat_at(address: str, number: int) -> BoardgameTable:
    match = await asyncio.to_thread(create_match, address)
    return BoardgameTable([await Player.sit_down(address, match, seat) for seat in ("0", "1")])


def create_match(address: str) -> str:
    body = json.encode({"numPlayers": 2})
    request = Request(f"{address}/games/{GAME}/create", body, {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return str(json.decode(answer.read())["matchID"])
