"""The server that the browsers talk to, and how large their windows are."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Page

SHOTS = Path(os.environ.get("QUESTHALL_SHOTS", "")) if os.environ.get("QUESTHALL_SHOTS") else None
DESKTOP, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)
PATIENCE = 90
SLOWER = float(os.environ.get("QUESTHALL_SLOWER", "1"))
"""How many times slower the pages run: for seeing what breaks on a weak machine."""
OpenPage = Callable[..., Page]


class Server:
    """`questhall serve` in a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        self.more = more
        """What else the command is told."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "questhall", "serve", "--port", str(self.port), "--data", str(self.folder)]
        with (self.folder / "log.txt").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--no-browser", "--no-limits", "--log-level", "warning", *self.more], stdout=log, stderr=log
            )
        until = monotonic() + PATIENCE
        while monotonic() < until:
            try:
                with urlopen(f"{self.address}/healthz") as answer:
                    answer.read()
                    return
            except (URLError, ConnectionError):
                sleep(0.05)
        raise AssertionError((self.folder / "log.txt").read_text())

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)


def take_shot(page: Page, name: str) -> None:
    """For looking at: into the folder that QUESTHALL_SHOTS names."""
    if SHOTS is not None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png")
