"""A bot in any language: a program that reads questions as lines of JSON and writes its answers the same way."""

from __future__ import annotations

import selectors
import shlex
import subprocess
import weakref
from random import Random
from typing import IO, Any

from msgspec import DecodeError, json

from questhall.engine import IllegalMove, Match, Move, QuesthallError

PREFIX = "stdio:"
PROTOCOL = 1
PATIENCE = 60.0
"""Seconds a program has for an answer."""


class StdioBot:
    """Sits in a seat for a program. It is started at its first question and ended with the bot.

    It is told what its seat may know, and nothing else: the view, the moves, what happened since it was last asked.
    """

    def __init__(self, command: str, rng: Random) -> None:
        self.name = PREFIX + command
        self.command = command
        self.seed = rng.getrandbits(32)
        self.told = 0
        self._program: Program | None = None

    def choose(self, match: Match, seat: int) -> Move:
        if self._program is None:
            self._program = Program(self.command)
            self._program.say(self.greeting(match, seat))
        moves = [*match.asks[seat].moves, *match.offers[seat]]
        self._program.say(self.question(match, seat, moves))
        return self.understood(self._program.answer(), moves)

    def greeting(self, match: Match, seat: int) -> dict[str, Any]:
        players, options = len(match.seats), match.deal.options
        about = {"game": match.game.key, "players": players, "seat": seat, "options": options, "seed": self.seed}
        return {"type": "begin", "protocol": PROTOCOL, **about}

    def question(self, match: Match, seat: int, moves: list[Move]) -> dict[str, Any]:
        news = match.events(seat, self.told)
        self.told += len(news)
        ask = match.asks[seat]
        known = {"view": match.view(seat), "news": news, "odds": match.odds(seat)}
        return {"type": "choose", "topic": ask.topic, "moves": moves, "asked": len(ask.moves), **known}

    def understood(self, line: bytes, moves: list[Move]) -> Move:
        """The move an answer names: its place in the list, or the move itself."""
        try:
            answer = json.decode(line, type=dict[str, Any])["move"]
        except (DecodeError, KeyError) as error:
            raise self.refused(line, f"no answer such as {{'move': 0}}: {error}") from None
        if isinstance(answer, int) and 0 <= answer < len(moves):
            return moves[answer]
        found = [move for move in moves if json.decode(json.encode(move)) == answer]
        if not found:
            raise self.refused(line, f"none of the {len(moves)} moves")
        return found[0]

    def refused(self, line: bytes, why: str) -> IllegalMove:
        said = line.decode(errors="replace").strip()[:200]
        return IllegalMove(f"the bot {self.command!r} said {said!r}, which is {why}")


class Program:
    """The running program, and the two lines to it."""

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError, IndexError) as error:
            raise QuesthallError(f"the bot {command!r} could not be started: {error}") from None
        self._command = command
        self._read = b""
        weakref.finalize(self, end, self._process)

    def say(self, message: dict[str, Any]) -> None:
        """Tell the program something: one line."""
        try:
            pipe(self._process.stdin).write(json.encode(message) + b"\n")
            pipe(self._process.stdin).flush()
        except (BrokenPipeError, ValueError):
            raise self.silent("has ended") from None

    def answer(self) -> bytes:
        """The next line it writes."""
        stdout = pipe(self._process.stdout)
        with selectors.DefaultSelector() as selector:
            selector.register(stdout, selectors.EVENT_READ)
            while b"\n" not in self._read:
                if not selector.select(PATIENCE):
                    raise self.silent(f"did not answer within {PATIENCE:.0f} seconds")
                part = stdout.read1(1 << 16)  # type: ignore[attr-defined]
                if not part:
                    raise self.silent("ended instead of answering")
                self._read += part
        line, _, self._read = self._read.partition(b"\n")
        return line

    def silent(self, what: str) -> QuesthallError:
        return QuesthallError(f"the bot {self._command!r} {what}")


def pipe(end: IO[bytes] | None) -> IO[bytes]:
    assert end is not None  # both are asked for above
    return end


def end(process: subprocess.Popen[bytes]) -> None:
    """Nobody needs the program any more: its input ends, and if that is not enough, it does."""
    pipe(process.stdin).close()
    pipe(process.stdout).close()
    try:
        process.wait(1)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
