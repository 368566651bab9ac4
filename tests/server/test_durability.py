"""What was acknowledged is on disk: kill the server at any moment and nothing is lost."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from support.serving import end, process
from support.visitor import Place, Visitor


def last_position(place: Place) -> bytes:
    return next(frame for frame in reversed(place.messages) if frame.startswith(b'{"type":"Position"'))


def test_kill_minus_nine_loses_nothing_that_was_acknowledged(tmp_path: Path, database: str) -> None:
    with process(tmp_path, database) as (running, base), Visitor(base) as ann:
        table = ann.open_table("me", "random", "me", start=True, seed=8)
        place = ann.sit(table)
        for _ in range(9):
            assert place.my_turn().play()["type"] == "Answer"
        place.my_turn().caught_up()
        seat = place.position["asks"][0]["seat"]
        assert place.play()["type"] == "Answer"
        end(running, signal.SIGKILL)
        place.quiet(0.2)
        acknowledged, events, token = place.position["entries"], place.events, ann.token
    with process(tmp_path, database) as (running, base), Visitor(base, token) as ann:
        assert ann.get(f"/api/tables/{table}")["stage"] == "playing"
        place = ann.sit(table).my_turn().until(lambda it: set(it.position["waiting"]) <= set(it.you))
        assert place.position["entries"] >= acknowledged, "and the bot has done what it had to"
        assert place.events[: len(events)] == events
        assert ann.get(f"/api/tables/{table}/export")["journal"][acknowledged - 1][2] in (0, 1, 2)
        assert seat in (0, 2)

        end(running, signal.SIGKILL)
        in_mid_decision = last_position(place.quiet(0.2))
    with process(tmp_path, database) as (_, base), Visitor(base, token) as ann:
        assert last_position(ann.sit(table).my_turn()) == in_mid_decision, "the same question, byte for byte"


def test_a_stopped_server_ends_cleanly_and_its_bots_with_it(tmp_path: Path) -> None:
    with process(tmp_path, "") as (running, base), Visitor(base) as ann:
        place = ann.sit(ann.open_table("me", "greedy", start=True, seed=8))
        for _ in range(3):
            place.my_turn().play()
        place.my_turn()
        thinkers = children(running.pid)
        assert thinkers, "greedy bots think in processes of their own"
        end(running, signal.SIGTERM)
        place.quiet(0.1)
        assert place.socket.close_code in (1001, 1012), "the browser is told, and can come again"
        assert all(not alive(pid) for pid in thinkers)


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in found.read_text().split()]


def alive(pid: int) -> bool:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
            if Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z":
                return False
        except (ProcessLookupError, FileNotFoundError):
            return False
        time.sleep(0.05)
    return True
