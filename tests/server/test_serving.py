"""Starting and stopping the server as a host does."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import json

from questhall.server.config import PORT, Settings
from questhall.server.running import address_of, listen, own_address
from support.serving import free_port
from support.visitor import fetch


@contextmanager
def started(data: Path, *words: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "questhall", *words]
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "HOME": str(data), **environment},
    )
    try:
        yield running
    finally:
        running.kill()
        running.communicate()


def address_in(running: subprocess.Popen[str]) -> str:
    assert running.stdout is not None
    said = running.stdout.readline()
    assert said.startswith("Questhall: http://"), said
    return said.removeprefix("Questhall: ").strip()


def test_without_a_command_the_server_starts_and_a_browser_is_opened(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{tmp_path}/opened\n')
    browser.chmod(0o755)
    with started(tmp_path, BROWSER=f"{browser} %s") as running:
        base = address_in(running)
        assert fetch("GET", f"{base}/healthz").json() == {"status": "ok"}
        assert "Questhall" in fetch("GET", base).text
        end = time.monotonic() + 60
        while not (tmp_path / "opened").exists():
            assert time.monotonic() < end, "no browser was opened"
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        _, logs = running.communicate(timeout=60)
    assert (tmp_path / ".questhall" / "questhall.db").exists()
    lines = [json.decode(line) for line in logs.splitlines()]
    looked = {"method": "GET", "path": "/healthz", "status": 200}
    assert any(looked.items() <= line.items() for line in lines), "housekeeping may have its line before"
    assert "Traceback" not in logs


def test_a_busy_port_is_an_error_if_it_was_asked_for_and_else_the_next_is_taken(tmp_path: Path) -> None:
    first = listen("127.0.0.1", None)
    first.listen()
    second = listen("127.0.0.1", None)
    taken = first.getsockname()[1], second.getsockname()[1]
    assert PORT <= taken[0] < taken[1]
    words = ("serve", "--port", str(taken[0]), "--data", str(tmp_path), "--no-browser")
    done = subprocess.run([sys.executable, "-m", "questhall", *words], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert f"port {taken[0]}" in done.stderr
    first.close()
    second.close()


def test_for_the_network_it_prints_its_address_and_a_qr_code(tmp_path: Path) -> None:
    with started(tmp_path, "--lan", "--port", str(free_port()), "--data", str(tmp_path), "--no-browser") as it:
        base = address_in(it)
        assert it.stdout is not None
        assert "█" in it.stdout.readline() + it.stdout.readline()
        assert own_address() in base
        assert fetch("GET", f"{base}/healthz").status_code == 200


def test_the_address_is_what_people_type(tmp_path: Path) -> None:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port = line.getsockname()[1]
        assert address_of(line, Settings(data=tmp_path), lan=False) == f"http://127.0.0.1:{port}"
        public = Settings(data=tmp_path, public_url="https://hall.example")
        assert address_of(line, public, lan=True) == "https://hall.example"


def test_database_addresses_are_understood(tmp_path: Path) -> None:
    for given, understood in (
        ("postgresql://u:p@db/hall", "postgresql+asyncpg://u:p@db/hall"),
        ("postgres://db/hall", "postgresql+asyncpg://db/hall"),
        ("sqlite:////var/hall.db", "sqlite+aiosqlite:////var/hall.db"),
        ("", f"sqlite+aiosqlite:///{tmp_path}/questhall.db"),
    ):
        assert Settings(data=tmp_path, database=given).database_url == understood


def test_without_its_database_the_server_says_so_and_ends(tmp_path: Path) -> None:
    nowhere = f"postgresql://nobody:secret@127.0.0.1:{free_port()}/none"
    words = ("serve", "--port", str(free_port()), "--data", str(tmp_path), "--no-browser", "--database", nowhere)
    done = subprocess.run([sys.executable, "-m", "questhall", *words], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("questhall: the database cannot be used: ")
    assert "secret" not in done.stderr


def test_a_server_may_have_as_many_sockets_as_the_system_allows() -> None:
    program = (
        "import resource as r; from questhall.server.running import allow_many_sockets;"
        " most = r.getrlimit(r.RLIMIT_NOFILE)[1]; r.setrlimit(r.RLIMIT_NOFILE, (64, most));"
        " allow_many_sockets(); print(r.getrlimit(r.RLIMIT_NOFILE) == (most, most))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"
