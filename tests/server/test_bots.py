"""Bots think in processes of their own: one that is slow or wrong harms neither its table nor the bots of others."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import json

from questhall.server import bots
from questhall.server.bots import THINKERS, Thinker
from support.serving import Serving
from support.thinking import QUICK, SLOW, think_so_long
from support.visitor import Visitor

PATIENCE = 3.0


def test_a_slow_bot_costs_the_others_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "answer", think_so_long)

    async def think() -> list[bytes | None]:
        thinker = Thinker(60.0)
        assert await thinker.think(QUICK, 0, "greedy") == QUICK
        thinker.seconds = PATIENCE
        slow = [asyncio.create_task(thinker.think(SLOW, 0, "greedy")) for _ in range(THINKERS)]
        await asyncio.sleep(PATIENCE / 4)
        thinker.seconds = 20.0  # new processes are started, on a machine that may have much to do
        quick = [asyncio.create_task(thinker.think(QUICK, 0, "greedy")) for _ in range(3)]
        try:
            return await asyncio.gather(*slow, *quick)
        finally:
            thinker.close()

    assert asyncio.run(think()) == [None] * THINKERS + [QUICK] * 3


def test_who_is_called_off_while_a_bot_thinks_stays_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "answer", think_so_long)

    async def think() -> bool:
        thinker = Thinker(PATIENCE)
        thinking = asyncio.create_task(thinker.think(SLOW, 0, "greedy"))
        await asyncio.sleep(0.1)
        thinking.cancel()
        await asyncio.wait({thinking})
        thinker.close()
        return thinking.cancelled()

    assert asyncio.run(think())


@pytest.mark.parametrize("move", [b'{"type":"Skip"}', b"nonsense"])
def test_a_bot_with_an_impossible_answer_moves_at_random(
    server: Serving, ann: Visitor, monkeypatch: pytest.MonkeyPatch, move: bytes
) -> None:
    async def wrong(record: bytes, seat: int, level: str) -> bytes:
        return move

    monkeypatch.setattr(server.hall.thinker, "think", wrong)
    table = ann.open_table("greedy", "greedy", start=True, seed=6, options={"short_game": True})
    ann.sit(table).until(lambda it: it.position.get("result"))
    record = json.decode(ann.http.get(f"/api/tables/{table}/export").content)
    made_by = {entry[4] for entry in record["journal"]}
    assert "auto:mistake" in made_by
    assert made_by <= {"auto:mistake", "bot:greedy"}, "what was possible by chance is its own"
