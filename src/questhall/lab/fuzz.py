"""Nonsense of every kind, sent to a running server: every message is answered, and nobody else's game suffers.

As with `torture`, everything is done from outside: a server process, sockets. Of a type of message only its name and
the names of its fields are known here; half of the values fit the question that is open, the others fit nothing.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from msgspec import Struct, json
from websockets.asyncio.client import ClientConnection, connect

from questhall.engine import QuesthallError
from questhall.games import GAMES
from questhall.lab.bench_server import free_port
from questhall.lab.load_questhall import Guest
from questhall.lab.torture import is_well

MOST_OF_A_LOG = 4000
AT_ONCE = 50
QUIET_SECONDS = 60.0
ANSWERS = ("Answer", "Refused", "WhyNotAnswer", "TryAnswer")
OUR_FAULT = ("problem-server", "problem-rules")
NUMBERS: list[Any] = [0, 1, -1, 2**31, 2**63, -(2**70), 1.5, 1e308]
WORDS = ["", "x", "market.turn", "0/../1", "\0", "ё" * 60, "x" * 600, "' OR 1=1 --", "<script>", "die:gold", "\ud7ff"]
SHAPES: list[Any] = [
    None,
    True,
    False,
    [],
    [[]],
    {},
    {"type": "Skip"},
    {"type": "Nonsense"},
    {"type": None},
    {"": {"": []}},
]
ODD: list[Any] = [*NUMBERS, *WORDS, *SHAPES, [{"type": "Skip"}] * 3, ["a", 1, None]]
Shapes = Mapping[str, Sequence[str]]
"""The types of messages, and the fields of each."""


class Fuzzed(Struct):
    """What was sent, and what came of it."""

    messages: int = 0
    answered: int = 0
    kinds: dict[str, int] = {}
    """How many of each type; what is no type at all counts as that."""
    refused: dict[str, int] = {}
    entries: int = 0
    """So many of them were carried out and stand in a journal."""
    tables: int = 0
    bystander: int = 0
    """Moves of somebody else at the same server, all of them acknowledged."""
    seconds: float = 0.0
    broken: list[str] = []


class Fuzzer:
    """Somebody who sends whatever comes to his mind, at one table after the other."""

    def __init__(self, address: str, shapes: Shapes, report: Fuzzed, random: Random) -> None:
        self.guest, self.shapes, self.report, self.random = Guest(address), shapes, report, random
        self.position: dict[str, Any] = {}
        self.is_over = False

    async def go_on(self, game: str, messages: int) -> None:
        """So many messages at tables of one game."""
        if not self.guest.cookie:
            await asyncio.to_thread(self.guest.ask, "GET", "/api/me")
        end = self.report.messages + messages
        while self.report.messages < end:
            table = await new_table(self.guest, game, "random")
            self.report.tables += 1
            self.position, self.is_over = {}, False
            async with line_to(self.guest, table) as line:
                while self.report.messages < end and not self.is_over:
                    await self.some(line, min(AT_ONCE, end - self.report.messages))
            self.report.entries += self.position.get("entries", 0)

    async def some(self, line: ClientConnection, count: int) -> None:
        """A handful, and then wait until all of them are answered."""
        for _ in range(count):
            made = self.message()
            kind = str(made["type"]) if str(made["type"]) in self.shapes else "none at all"
            self.report.kinds[kind] = self.report.kinds.get(kind, 0) + 1
            self.report.messages += 1
            await line.send(json.encode(made).decode())
        mark = self.random.randrange(1 << 40, 1 << 50)
        await line.send(json.encode({"type": "Ping", "id": mark}).decode())
        while not await self.heard(line, mark):
            """More is on its way."""

    async def heard(self, line: ClientConnection, mark: int) -> bool:
        """Read one frame; whether the mark has come back, behind which nothing is waited for."""
        for message in json.decode(await asyncio.wait_for(line.recv(), QUIET_SECONDS)):
            if message.get("id") == mark:
                return True
            if message["type"] == "Position":
                self.position = message
                self.is_over = self.is_over or message["result"] is not None
            if message["type"] == "TableChanged":
                self.is_over = self.is_over or message["table"]["seats"][0]["resigned"]
            if message["type"] in ANSWERS:
                self.count(message)
        return False

    def count(self, answer: dict[str, Any]) -> None:
        self.report.answered += 1
        problem = answer.get("problem")
        if problem:
            self.report.refused[problem] = self.report.refused.get(problem, 0) + 1
        if problem in OUR_FAULT:
            self.report.broken.append(f"a message was answered with {problem}")

    def message(self) -> dict[str, Any]:
        """As it should be; or of the right types and wrong all the same; or anything."""
        random, kind = self.random, self.random.choice(list(self.shapes))
        if kind == "Resign" and random.random() < 0.9:
            kind = "Play"  # otherwise most tables would end at once
        made: dict[str, Any] = {"type": kind, "id": random.randrange(1 << 30)}
        mood = random.choice(["good", "near", "odd"])
        for field in self.shapes[kind]:
            made[field] = random.choice(ODD) if mood == "odd" else self.value(field, right=mood == "good")
        if mood == "odd" and random.random() < 0.2:
            made[random.choice([*made, "more"])] = random.choice(ODD)
            made.pop(random.choice([*self.shapes[kind], "none"]), None)
        return made

    def value(self, field: str, *, right: bool) -> Any:
        """Of the type that the field has, as far as its name tells."""
        random, ask = self.random, next(iter(self.position.get("asks", [])), None)
        if field in ("agree", "hold"):
            return random.random() < 0.5
        if ask is None or not right:
            near = {
                "seat": [0, 1, 2, -1, 99],
                "at": [0, 1, -5, 10**6],
                "move": SHAPES,
                "moves": [[{}], [{"type": "Skip"}]],
            }
            return random.choice(near.get(field, WORDS))
        move = random.choice(ask["moves"])["move"]
        things = self.position.get("things") or ["die:gold"]
        fitting = {"seat": ask["seat"], "at": ask["at"], "move": move, "moves": [move], "topic": ask["topic"]}
        return fitting.get(field, random.choice(things))


async def stand_by(address: str, report: Fuzzed, random: Random) -> None:
    """Somebody who only wants to play, match after match, as long as the other goes on."""
    guest = Guest(address)
    await asyncio.to_thread(guest.ask, "GET", "/api/me")
    while True:
        async with line_to(guest, await new_table(guest, "rollplayer", "random")) as line:
            answered: set[int] = set()
            while not await one_move(line, report, random, answered):
                """The match goes on."""


async def one_move(line: ClientConnection, report: Fuzzed, random: Random, answered: set[int]) -> bool:
    """Wait for a question and answer it, each once; whether the match is over."""
    for message in json.decode(await asyncio.wait_for(line.recv(), QUIET_SECONDS)):
        if message["type"] == "Refused":
            report.broken.append(f"a bystander's move was refused: {message['problem']}")
        if message["type"] == "Answer":
            report.bystander += 1
        if message["type"] == "Position" and message["result"] is not None:
            return True
        ask = next(iter(message.get("asks", [])), None)
        if message["type"] == "Position" and ask is not None and ask["at"] not in answered:
            answered.add(ask["at"])
            move = random.choice(ask["moves"])["move"]
            sent = {"type": "Play", "id": 1, "seat": ask["seat"], "at": ask["at"], "move": move}
            await line.send(json.encode(sent).decode())
    return False


async def new_table(guest: Guest, game: str, bot: str) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    wanted = {"game": game, "seats": seats, "settings": {"pace": "instant"}, "start": True}
    return str((await asyncio.to_thread(guest.ask, "POST", "/api/tables", wanted))["id"])


def line_to(guest: Guest, table: str) -> connect:
    url = f"{guest.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Cookie": guest.cookie, "Origin": guest.address}
    return connect(url, additional_headers=headers, max_size=None, compression=None)


async def fuzz(shapes: Shapes, folder: Path, *, messages: int, seed: int = 0, games: Sequence[str] = ()) -> Fuzzed:
    """Send so many messages, to tables of every game in turn, and say what was broken."""
    report, port = Fuzzed(), free_port()
    address, began = f"http://127.0.0.1:{port}", monotonic()
    command = [sys.executable, "-m", "questhall", "serve", "--port", str(port), "--data", str(folder / "hall")]
    command += ["--no-browser", "--no-limits", "--log-level", "error"]
    with (folder / "errors").open("wb") as errors:
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
    try:
        await until_well(address)
        bystander = asyncio.create_task(stand_by(address, report, Random(seed)))
        fuzzer = Fuzzer(address, shapes, report, Random(seed))
        played = list(games or GAMES)
        for number, game in enumerate(played):
            await fuzzer.go_on(game, messages // len(played) + (number < messages % len(played)))
        check(report, bystander, server, address, (folder / "errors").read_text("utf-8"))
        bystander.cancel()
    finally:
        server.kill()
        server.wait()
    report.seconds = round(monotonic() - began, 1)
    return report


async def until_well(address: str) -> None:
    until = monotonic() + QUIET_SECONDS
    while not await asyncio.to_thread(is_well, f"{address}/healthz"):
        if monotonic() > until:
            raise QuesthallError("the server does not start")
        await asyncio.sleep(0.2)


def check(
    report: Fuzzed, bystander: asyncio.Task[None], server: subprocess.Popen[bytes], address: str, errors: str
) -> None:
    if report.answered != report.messages:
        report.broken.append(f"{report.messages} messages, {report.answered} answers")
    if bystander.done():
        report.broken.append("the game of a bystander broke off")
    if server.poll() is not None or not is_well(f"{address}/healthz"):
        report.broken.append("the server is not well")
    if errors:
        report.broken.append(f"the server logged errors: {errors[:MOST_OF_A_LOG]}")
