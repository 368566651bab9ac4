"""A table stays quick and small: slow browsers, tables nobody looks at, matches no rules can continue."""

from __future__ import annotations

import socket
import time
from pathlib import Path

from msgspec import json

from questhall.server.chronicle import READ_KEPT
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
        assert again.events == place.quiet(0.2).events, "it can come again"


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
        before = place.my_turn().quiet(0.1).position
        assert table in server.hall.rooms
        place.close()
        end = time.monotonic() + 10
        while table in server.hall.rooms:
            assert time.monotonic() < end
            time.sleep(0.05)
        (shown,) = ann.get("/api/tables")["mine"]
        assert (shown["waiting"], shown["round"]) == ([0], before["view"]["round"])
        again = ann.sit(table).my_turn()
        assert (again.position, again.events) == (before, place.events)


def test_a_match_that_no_rules_continue_is_frozen_and_can_be_taken_out(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Visitor(server.base) as ann:
        table = ann.open_table("me", start=True, seed=5)
        place = ann.sit(table)
        for _ in range(3):
            place.my_turn().play()
        token = ann.token
    tamper(tmp_path, table)
    with serving(tmp_path) as server, Visitor(server.base, token) as ann:
        info = ann.get(f"/api/tables/{table}")
        assert info["stage"] == "frozen"
        assert "version 99" in info["note"]
        place = ann.sit(table).until(lambda it: it.table)
        assert place.until(lambda it: it.position).position["asks"] == []
        assert place.position["view"]["phase"] == "sheets", "it can be looked at"
        record = ann.get(f"/api/tables/{table}/export")
        assert (record["rules"], len(record["since"])) == (99, 3), "with what was entered since it was last kept"
        assert ann.refused("POST", f"/api/tables/{table}/fork", {"entries": 0}) == (409, "problem-frozen")


def tamper(data: Path, table: str) -> None:
    """As if a later version of the rules had played it."""
    import sqlite3

    with sqlite3.connect(data / "questhall.db") as connection:
        (kept,) = connection.execute("SELECT data FROM snapshots WHERE match = ?", (table,)).fetchone()
        snapshot = json.decode(kept)
        snapshot["match"]["rules"] = 99
        assert READ_KEPT(json.encode(snapshot))
        connection.execute("UPDATE snapshots SET data = ? WHERE match = ?", (json.encode(snapshot), table))
    connection.close()
