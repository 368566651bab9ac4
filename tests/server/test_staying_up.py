"""A table stays quick and small: slow browsers, tables nobody looks at, many tables after a restart."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path

import pytest

from questhall.server import store
from questhall.server.config import UNLIMITED
from questhall.server.messages import Hold
from support.serving import serving
from support.visitor import Visitor


def test_a_browser_that_does_not_read_is_let_go_and_holds_up_nobody(tmp_path: Path) -> None:
    from msgspec.structs import replace

    with serving(tmp_path, limits=replace(UNLIMITED, waiting=40)) as server, Visitor(server.base) as ann:
        table = ann.open_table("me", start=True, seed=5)
        place = ann.sit(table).my_turn()
        deaf = deaf_socket(ann, table)
        place.until(lambda it: it.table["seats"][0]["online"])
        slowest = 0.0
        for _ in range(400):
            began = time.monotonic()
            place.tell(Hold, hold=True)
            place.tell(Hold, hold=False)
            slowest = max(slowest, time.monotonic() - began)
            if len(server.hall.rooms[table].listeners) == 1:
                break
        assert len(server.hall.rooms[table].listeners) == 1, "the deaf one was let go"
        assert slowest < 3
        deaf.close()
        again = ann.sit(table, since=0).until(lambda it: it.position)
        assert again.events == place.caught_up().events, "it can come again"


def deaf_socket(visitor: Visitor, table: str) -> socket.socket:
    """A browser that opens a socket and never reads from it."""
    host, port = visitor.base.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((host, int(port)))
    request = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: questhall={visitor.token}\r\n\r\n"
    )
    line.sendall(request.encode())
    return line


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path, idle_seconds=0.2) as server, Visitor(server.base) as ann:
        table = ann.open_table("me", start=True, seed=5)
        place = ann.sit(table)
        for _ in range(5):
            place.my_turn().play()
        before = place.my_turn().caught_up().position
        assert table in server.hall.rooms
        place.close()
        end = time.monotonic() + 60
        while table in server.hall.rooms:
            assert time.monotonic() < end
            time.sleep(0.05)
        (shown,) = ann.get("/api/tables")["mine"]
        assert (shown["waiting"], shown["round"]) == ([0], before["view"]["round"])
        again = ann.sit(table).my_turn()
        assert (again.position, again.events) == (before, place.events)


def test_a_browser_that_was_too_slow_is_not_told_to_stay_away(tmp_path: Path) -> None:
    """`Gone` is for good: after it a browser does not come again."""
    from questhall.server.listener import Listener

    listener = Listener("ann", "Ann", 2)
    for _ in range(3):
        listener.send("{}")
    assert listener.closed
    assert asyncio.run(listener.next_frame()) is None


@pytest.mark.parametrize("leaver", ["wait", "bot"])
def test_after_a_restart_every_table_that_can_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaver: str
) -> None:
    monkeypatch.setattr(store, "SHOWN_TABLES", 2)
    seats = ["random", "me"] if leaver == "wait" else ["me", "me"]
    with serving(tmp_path) as server, Visitor(server.base) as ann:
        settings = {"pace": "slow", "leaver": leaver}
        tables = [ann.open_table(*seats, start=True, seed=6, settings=settings) for _ in range(5)]
        rooms = [server.hall.rooms[table] for table in tables]
    wanted = {room.paper.id for room in rooms if leaver == "bot" or room.paper.waiting == [0]}  # as they were left
    assert wanted
    with serving(tmp_path) as server:
        end = time.monotonic() + 60
        while set(server.hall.rooms) < wanted:
            assert time.monotonic() < end
            time.sleep(0.05)


def test_a_table_that_cannot_be_put_away_does_not_keep_the_others_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, idle_seconds=0.3) as server, Visitor(server.base) as ann:
        keep = server.hall.store.keep_snapshot
        tables = [ann.open_table("me", start=True, seed=5) for _ in range(3)]

        async def full(match: str, seq: int, data: bytes) -> None:
            if match == tables[0]:
                raise OSError("no space left on device")
            await keep(match, seq, data)

        monkeypatch.setattr(server.hall.store, "keep_snapshot", full)
        end = time.monotonic() + 60
        while server.hall.rooms:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert ann.sit(tables[0]).my_turn().play()["type"] == "Answer"
