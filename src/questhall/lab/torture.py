"""Bad days: servers are killed, the database is restarted, browsers vanish and repeat themselves, while people play.

Everything is done from outside, as it would happen: processes, signals, sockets. Afterwards the record of every match
is compared with what its players sent and what they were told: an acknowledged move must be there, and none twice.
"""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Literal
from urllib.request import urlopen

from msgspec import Raw, Struct, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from questhall.engine import QuesthallError
from questhall.engine.record import read
from questhall.engine.replay import load, replay
from questhall.games import game_of
from questhall.lab.bench_server import free_port
from questhall.lab.load_questhall import Guest

NODES = 2
GAME = "rollplayer"
STUCK_SECONDS = 60.0
"""A match in which nothing happens for so long stands still, and that is a broken promise."""
QUIET_SECONDS = 10.0
"""After so long without a word a browser comes again."""
REPEATS, VANISHES = 0.03, 0.03
"""How often a browser sends a move once more after it was acknowledged, and how often it is gone without a word."""


class Torture(Struct):
    """What was done to the hall, and what came of it."""

    games: int = 0
    finished: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    """Moves whose browser never heard what became of them."""
    refused: int = 0
    repeats_refused: int = 0
    vanished: int = 0
    kills: int = 0
    restarts: int = 0
    """Of the database."""
    longest_silence: float = 0.0
    """Seconds in which nothing happened at a table whose turn it was."""
    seconds: float = 0.0
    broken: list[str] = []


class Sent(Struct):
    """A move that somebody sent, and what he heard of it: nothing at all, or that it was made or refused."""

    move: bytes
    heard: Literal["", "made", "refused"] = ""


class Nodes:
    """Servers that share a database. Each comes again at its own address."""

    def __init__(self, database: str, folder: Path, number: int = NODES) -> None:
        self.database, self.folder = database, folder
        self.ports = [free_port() for _ in range(number)]
        self.running: dict[int, subprocess.Popen[bytes]] = {}
        self.killed: set[int] = set()

    def start(self, port: int) -> None:
        command = [sys.executable, "-m", "questhall", "serve", "--port", str(port), "--data", str(self.folder)]
        command += ["--no-browser", "--no-limits", "--log-level", "error", "--database", self.database]
        self.running[port] = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.killed.discard(port)

    async def keep_up(self) -> None:
        """As a service manager does: a server that could not start, because the database was away, is started again."""
        while True:
            await asyncio.sleep(1)
            for port, running in self.running.items():
                if port not in self.killed and running.poll() is not None:
                    self.start(port)

    async def are_up(self) -> None:
        """All of them answer; on a busy machine that takes its time."""
        for port in self.ports:
            while not await asyncio.to_thread(is_well, f"http://127.0.0.1:{port}/healthz"):
                await asyncio.sleep(0.2)

    def kill(self, port: int) -> None:
        self.killed.add(port)
        self.running[port].send_signal(signal.SIGKILL)
        self.running[port].wait()

    def end(self) -> None:
        for running in self.running.values():
            running.kill()
            running.wait()

    def address(self, random: Random) -> str:
        return f"http://127.0.0.1:{random.choice(self.ports)}"


def is_well(url: str) -> bool:
    try:
        with urlopen(url, timeout=QUIET_SECONDS) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


class Player:
    """Somebody who wants to play his match whatever happens: he comes again, to any of the servers."""

    def __init__(self, nodes: Nodes, report: Torture, random: Random) -> None:
        self.nodes, self.report, self.random = nodes, report, random
        self.guest = Guest("")
        self.sent: list[Sent] = []
        self.moved = monotonic()
        self.over = False
        self.asked: dict[str, Any] | None = None
        self.tried: set[tuple[int, int] | None] = set()
        """Questions that were answered through this socket, whatever came of it."""

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request, until some server answers it."""
        until = monotonic() + STUCK_SECONDS
        while True:
            self.guest.address = self.nodes.address(self.random)
            try:
                return await asyncio.to_thread(self.guest.ask, method, path, body)
            except OSError as error:
                if monotonic() > until:
                    raise QuesthallError(f"{method} {path}: {error}") from error
                await asyncio.sleep(0.2)

    async def play(self, table: str) -> None:
        self.moved = monotonic()
        while not self.over and monotonic() - self.moved < STUCK_SECONDS:
            with suppress(OSError, TimeoutError, WebSocketException):
                await self.visit(table)
            await asyncio.sleep(0.1)

    async def visit(self, table: str) -> None:
        address = self.nodes.address(self.random)
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": self.guest.cookie, "Origin": address}
        async with connect(url, additional_headers=headers, max_size=None, compression=None) as line:
            self.asked, self.tried = None, set()
            while not self.over:
                question = (self.asked["seat"], self.asked["at"]) if self.asked is not None else None
                if self.asked is None or question in self.tried:
                    await self.read(line)
                else:
                    self.tried.add(question)
                    await self.answer(line, self.asked)

    async def read(self, line: ClientConnection) -> list[dict[str, Any]]:
        """What the table says; the newest position counts."""
        heard: list[dict[str, Any]] = json.decode(await asyncio.wait_for(line.recv(), QUIET_SECONDS))
        for message in heard:
            if message["type"] == "Position":
                now = monotonic()
                self.report.longest_silence = max(self.report.longest_silence, now - self.moved)
                self.moved, self.over = now, message["result"] is not None
                self.asked = next(iter(message["asks"]), None)
        return heard

    async def answer(self, line: ClientConnection, ask: dict[str, Any]) -> None:
        sent = Sent(json.encode(self.random.choice(ask["moves"])["move"]))
        self.sent.append(sent)
        await self.tell(line, ask, sent)
        if sent.heard == "made" and self.random.random() < REPEATS:
            again = Sent(sent.move)
            self.sent.append(again)
            await self.tell(line, ask, again)
            self.report.repeats_refused += again.heard == "refused"
        if self.random.random() < VANISHES:
            self.report.vanished += 1
            line.transport.abort()

    async def tell(self, line: ClientConnection, ask: dict[str, Any], sent: Sent) -> None:
        """Send a move and wait for the answer. Of one that could not be kept nobody knows what became of it."""
        id = self.random.randrange(1 << 30)
        message = {"type": "Play", "id": id, "seat": ask["seat"], "at": ask["at"], "move": Raw(sent.move)}
        await line.send(json.encode(message), text=True)
        while True:
            for heard in await self.read(line):
                if heard.get("id") == id:
                    self.report.refused += heard["type"] == "Refused"
                    if heard.get("problem") != "problem-storage":
                        sent.heard = "made" if heard["type"] == "Answer" else "refused"
                    return


async def one_game(nodes: Nodes, report: Torture, seed: int) -> None:
    """Two people and a bot, from the deal to the final count."""
    players = [Player(nodes, report, Random(f"{seed}/{number}")) for number in range(2)]
    host, friend = players
    for player in players:
        await player.ask("GET", "/api/me")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": GAME, "seats": seats, "settings": {"pace": "instant"}}
    table = str((await host.ask("POST", "/api/tables", wanted))["id"])
    await friend.ask("POST", f"/api/tables/{table}/seats/1/claim")
    await host.ask("POST", f"/api/tables/{table}/start")
    await asyncio.gather(*(player.play(table) for player in players))
    report.games += 1
    if not all(player.over for player in players):
        report.broken.append(f"table {table} stands still")
        return
    report.finished += 1
    record = json.encode(await host.ask("GET", f"/api/tables/{table}/export"))
    for seat, player in enumerate(players):
        check_moves(report, table, seat, player.sent, record)
    check_replay(report, table, record)


def check_moves(report: Torture, table: str, seat: int, sent: list[Sent], record: bytes) -> None:
    """Each entry of a person is one move that he sent, in their order; none that was acknowledged is left out."""
    journal = json.decode(record)["journal"]
    entries = [entry[3] for entry in journal if entry[2] == seat and not entry[4].startswith(("auto:", "bot:"))]
    lost, extra = compared(entries, sent)
    if lost:
        report.broken.append(f"table {table}, seat {seat}: an acknowledged move is lost: {lost.move.decode()}")
    if extra:
        report.broken.append(f"table {table}, seat {seat}: moves that nobody sent, or that were made twice")
    report.acknowledged += sum(move.heard == "made" for move in sent)
    report.unanswered += sum(not move.heard for move in sent)


def compared(entries: list[Any], sent: list[Sent]) -> tuple[Sent | None, bool]:
    """The first acknowledged move that cannot have been made, and whether entries are left that nobody sent.

    Of a move without an answer nobody knows whether it was made: both are followed up.
    """
    places = {0}
    for move in sent:
        value = json.decode(move.move)
        made = {place + 1 for place in places if place < len(entries) and entries[place] == value}
        if move.heard == "made" and not made:
            return move, False
        places = made if move.heard == "made" else places if move.heard == "refused" else places | made
    return None, len(entries) not in places


def check_replay(report: Torture, table: str, record: bytes) -> None:
    game = game_of(GAME)
    if replay(game, read(game, record)).fingerprint() != load(game, record).fingerprint():
        report.broken.append(f"table {table}: played anew it comes out differently")


async def kill_again_and_again(nodes: Nodes, report: Torture, every: float, random: Random) -> None:
    """At random moments, one server after the other, so that somebody is always there."""
    while True:
        await asyncio.sleep(random.uniform(0.3, 2.0) * every)
        port = random.choice(nodes.ports)
        nodes.kill(port)
        report.kills += 1
        await asyncio.sleep(random.uniform(0.0, 0.5) * every)
        nodes.start(port)
        await nodes.are_up()


async def restart_again_and_again(command: str, report: Torture, every: float) -> None:
    while True:
        await asyncio.sleep(every)
        done = await asyncio.create_subprocess_shell(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if await done.wait():
            raise QuesthallError(f"the database could not be restarted: {command}")
        report.restarts += 1


class Plan(Struct, kw_only=True):
    """How bad the days are."""

    database: str
    games: int = 200
    at_once: int = 4
    kill_every: float = 15.0
    """Seconds; 0: nobody is killed."""
    restart: str = ""
    """A command that restarts the database."""
    restart_every: float = 60.0
    seed: int = 0


def trouble(plan: Plan, nodes: Nodes, report: Torture) -> list[Coroutine[Any, Any, None]]:
    return [
        nodes.keep_up(),
        *([kill_again_and_again(nodes, report, plan.kill_every, Random(plan.seed))] if plan.kill_every else []),
        *([restart_again_and_again(plan.restart, report, plan.restart_every)] if plan.restart else []),
    ]


async def torture(plan: Plan, folder: Path, nodes: Nodes | None = None) -> Torture:
    """Play so many games through it all, and say what was broken."""
    nodes, report = nodes or Nodes(plan.database, folder), Torture()
    for port in nodes.ports:
        nodes.start(port)
    began, turns = monotonic(), asyncio.Semaphore(plan.at_once)
    tasks: list[asyncio.Task[None]] = []

    async def in_turn(number: int) -> None:
        async with turns:
            await one_game(nodes, report, plan.seed + number)

    try:
        await nodes.are_up()
        tasks += [asyncio.create_task(each) for each in trouble(plan, nodes, report)]
        await asyncio.gather(*(in_turn(number) for number in range(plan.games)))
    finally:
        for task in tasks:
            task.cancel()
        nodes.end()
    report.seconds = round(monotonic() - began, 1)
    report.longest_silence = round(report.longest_silence, 1)
    return report
