"""The text table driven as a person drives it: another process, its input and its output."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import questhall
from questhall.engine import Match
from questhall.games.rollplayer import GAME
from questhall.terminal.chairs import SteadyBot

QUESTHALL = (sys.executable, "-W", "error", "-m", "questhall")
PATIENCE = 60
"""Seconds after which a process that should have answered is given up."""


def settings(folder: Path, **more: str) -> dict[str, str]:
    """The environment of a fresh machine whose matches go to `folder`."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "COLUMNS"))}
    return {**plain, "QUESTHALL_DATA": str(folder), "PYTHONUTF8": "1", **more}


def type_in(folder: Path, *arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `questhall` to its end with these lines typed into it."""
    return subprocess.run(
        [*QUESTHALL, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=settings(folder, **environment),
        timeout=PATIENCE,
        check=False,
    )


def lines(*answers: str) -> str:
    return "".join(f"{answer}\n" for answer in answers)


def kept_in(folder: Path) -> Path:
    """The one match file in a folder."""
    [file] = folder.glob("*.json")
    return file


def match_in(file: Path) -> Match:
    return questhall.load(file.read_bytes())


def first_moves(players: int, bot: str, seed: int, decisions: int | None = None, **options: Any) -> Match:
    """What the engine makes of a person who always takes the first move, until he is asked once more."""
    match = questhall.new(GAME.key, players, seed, options)
    bots = {seat: SteadyBot(bot) for seat in range(1, players)}
    made = 0
    while not match.over:
        if 0 in match.asks:
            if made == decisions:
                break
            match.play(0, match.asks[0].moves[0])
            made += 1
        else:
            seat = next(iter(match.asks))
            match.play(seat, bots[seat].choose(match, seat), by=f"bot:{bot}")
    return match


def plain(output: bytes) -> str:
    """What a terminal shows, without colours and other orders to it."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", output.decode("utf-8", "ignore"))


class Terminal:
    """A process at a pseudo terminal: it believes that a person sits there."""

    def __init__(self, process: subprocess.Popen[bytes], master: int) -> None:
        self.process = process
        self.master = master
        self.shown = b""
        self.read = 0  # how much of what was shown, as plain text, has been waited for

    def wait_for(self, words: str) -> str:
        """Read until these words have appeared; gives everything since the last wait, up to them."""
        while words not in (fresh := plain(self.shown)[self.read :]):
            ready, _, _ = select.select([self.master], [], [], PATIENCE)
            assert ready, f"{words!r} never came; on the screen: {fresh[-2000:]}"
            try:
                self.shown += os.read(self.master, 65536)
            except OSError:  # the process has closed its end
                break
        assert words in fresh, f"{words!r} never came; on the screen: {fresh[-2000:]}"
        upto = fresh.index(words) + len(words)
        self.read += upto
        return fresh[:upto]

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())


@contextmanager
def terminal(folder: Path, *arguments: str, width: int = 100, height: int = 40) -> Iterator[Terminal]:
    """`questhall` in a terminal of this size."""
    master, slave = pty.openpty()
    environment = settings(folder, TERM="xterm-256color", COLUMNS=str(width), LINES=str(height))
    process = subprocess.Popen([*QUESTHALL, *arguments], stdin=slave, stdout=slave, stderr=slave, env=environment)
    os.close(slave)
    try:
        yield Terminal(process, master)
    finally:
        process.kill()
        process.wait()
        os.close(master)
