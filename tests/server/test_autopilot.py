"""What a table does by itself: bots, standing orders, clocks, leavers; always once, and never in anybody's way."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest
from msgspec import json

import questhall
from questhall.games import GAMES
from questhall.server import bots
from questhall.server.autopilot import Autopilot, read_answer
from questhall.server.bodies import Clock
from questhall.server.clocks import fresh_clocks
from questhall.server.journal import Row
from questhall.server.messages import Hold, Resign, StandingOrder
from questhall.server.timekeeping import Timekeeper
from support.serving import Serving, both, serving, wait_until
from support.visitor import Place, Visitor, play_out


def by_whom(visitor: Visitor, table: str) -> list[str]:
    """Who made each entry of the journal."""
    return [entry[4] for entry in visitor.get(f"/api/tables/{table}/export")["journal"]]


def last_change(place: Place) -> dict[str, Any]:
    changes = (json.decode(message) for message in reversed(place.messages) if b'"TableChanged"' in message)
    found: dict[str, Any] = next(changes)
    return found


@both
def test_bots_play_their_seats_to_the_end_exactly_once(ann: Visitor) -> None:
    table = ann.open_table("me", "greedy", "random", start=True, seed=6, options={"short_game": True})
    one, two = ann.sit(table), ann.sit(table)
    play_out(one)
    record = ann.get(f"/api/tables/{table}/export")
    assert {entry[4] for entry in record["journal"]} == {ann.id, "bot:greedy", "bot:random"}
    assert [entry[4] for entry in record["journal"] if entry[2] == 1].count("bot:greedy") > 20
    two.until(lambda it: it.position.get("result"))
    assert two.events == one.events


@both
def test_a_table_of_bots_plays_while_nobody_looks(ann: Visitor) -> None:
    table = ann.open_table("random", "random", start=True, seed=6)
    end = time.monotonic() + 60
    while ann.get(f"/api/tables/{table}")["stage"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)


@both
def test_bots_take_their_time_and_wait_for_whoever_holds_them(ann: Visitor) -> None:
    table = ann.open_table("me", "random", start=True, seed=6, settings={"pace": "slow"})
    place = ann.sit(table).until(lambda it: it.position)
    while place.ask is not None:
        place.play()
        place.caught_up()
    entries = place.position["entries"]
    assert place.tell(Hold, hold=True)["type"] == "Answer"
    assert place.quiet(2.2).position["held"]
    assert place.position["entries"] == entries, "a slow bot would have moved by now"
    assert place.tell(Hold, hold=False)["type"] == "Answer"
    place.until(lambda it: it.position["entries"] > entries)


def test_a_bot_that_thinks_too_long_moves_at_random(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database, think_seconds=0.001) as server, Visitor(server.base) as ann:
        table = ann.open_table("me", "greedy", start=True, seed=6)
        place = ann.sit(table)
        for _ in range(2):
            place.my_turn().play()
        place.my_turn()
        assert "auto:timeout" in by_whom(ann, table)


@both
def test_a_bot_that_breaks_moves_at_random(server: Serving, ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(record: bytes, seat: int, level: str) -> bytes | None:
        return None

    monkeypatch.setattr(server.hall.thinker, "think", broken)
    table = ann.open_table("greedy", "greedy", start=True, seed=6, options={"short_game": True})
    ann.sit(table).until(lambda it: it.position.get("result"))
    assert set(by_whom(ann, table)) == {"auto:timeout"}


def test_the_move_of_a_bot_comes_from_its_seat_alone() -> None:
    match = questhall.new("rollplayer", 2, seed=5)
    seat = next(iter(match.asks))
    answer = bots.answer(match.save(), seat, "greedy")
    assert answer == bots.answer(match.save(), seat, "greedy"), "a fresh bot, seeded from the match"
    move, why = read_answer(answer)
    assert move is not None
    assert match.game.read_move(move) in match.asks[seat].moves
    assert json.decode(why)[0] == "glance"


@pytest.mark.parametrize("key", GAMES)
def test_a_bot_thinks_the_same_of_a_match_that_is_sent_without_its_past(key: str) -> None:
    match, rng = questhall.new(key, 2, seed=8), Random(8)
    for number in range(60):
        seat = min(match.asks)
        if number % 20 == 19:
            assert bots.answer(match.save(past=False), seat, "greedy") == bots.answer(match.save(), seat, "greedy")
        match.play(seat, rng.choice(match.asks[seat].moves))


@both
def test_a_seat_can_be_handed_to_a_bot_and_taken_back(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("me", "open", seed=6)
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    place = ann.sit(table)
    assert ann.refused("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot"}) == (403, "problem-not-your-seat")
    ben.put(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    for _ in range(6):
        place.my_turn().play()
    assert place.table["seats"][1]["bot"] == "random"
    info = ben.post(f"/api/tables/{table}/seats/1/claim")
    assert (info["seats"][1]["bot"], info["seats"][1]["person"]) == (None, ben.id)
    other = ben.sit(table).until(lambda it: it.position)
    assert other.you == [1]


@both
def test_whoever_hands_his_seat_to_a_bot_is_not_asked_for_it(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("me", "open", seed=6, settings={"pace": "slow"})
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    asked = ann.get(f"/api/tables/{table}")["waiting"][0]
    place = (ann, ben)[asked].sit(table).my_turn()
    place.visitor.put(f"/api/tables/{table}/seats/{asked}", {"kind": "bot", "bot": "random"})
    place.until(lambda it: it.table["seats"][asked]["bot"] and it.ask is None)
    assert (place.you, place.position["seat"]) == ([asked], asked), "he still looks through its eyes"
    assert (place.position["waiting"], place.position["undo"]) == ([asked], [])


@both
def test_who_resigns_is_played_by_a_bot_to_the_end(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("me", "open", seed=6, options={"short_game": True})
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    place, leaver = ann.sit(table), ben.sit(table).until(lambda it: it.position)
    assert leaver.tell(Resign, seat=1)["type"] == "Answer"
    assert leaver.position["asks"] == []
    assert leaver.tell(Resign, seat=1)["problem"] == "problem-not-your-seat"
    assert ben.refused("POST", f"/api/tables/{table}/seats/1/claim") == (409, "problem-not-now")
    play_out(place)
    seat = place.until(lambda it: it.table["stage"] == "over").table["seats"][1]
    assert (seat["resigned"], seat["person"], seat["bot"]) == (True, ben.id, "greedy")


@both
def test_a_standing_order_answers_without_asking(ann: Visitor) -> None:
    table = ann.open_table("me", start=True, seed=6)
    place = ann.sit(table).my_turn()
    played: list[tuple[str, Any]] = []
    while not any(topic == "market.turn" for topic, _ in played):
        place.my_turn()
        assert place.ask is not None
        move = next((m for m in place.moves() if m["type"] in ("DiscardCard", "Pass", "Skip")), next(place.moves()))
        played.append((place.ask["topic"], move))
        place.play(move)
    place.my_turn()
    wrong = place.tell(StandingOrder, seat=0, topic="no.such", move={})
    assert wrong["problem"] == "problem-unknown-thing"
    assert place.tell(StandingOrder, seat=0, topic="market.turn", move={"type": "X"})["type"] == "Refused"
    assert place.ask is not None
    topic, move = place.ask["topic"], next(place.moves())
    assert place.tell(StandingOrder, seat=0, topic=topic, move=move)["type"] == "Answer"
    place.until(lambda it: it.ask is not None and it.ask["topic"] != topic)
    assert by_whom(ann, table)[-1] == f"auto:order:{ann.id}"
    assert place.tell(StandingOrder, seat=0, topic=topic)["type"] == "Answer"


def test_a_standing_order_survives_a_restart_and_answers_with_nobody_there(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumbles(*words: Any) -> None:
        raise OSError("the server dies before it can answer")

    with serving(tmp_path, database) as server, Visitor(server.base) as ann, monkeypatch.context() as dying:
        table = ann.open_table("me", start=True, seed=6)
        place = ann.sit(table).my_turn()
        dying.setattr(Autopilot, "_do", stumbles)
        assert place.ask is not None
        topic, move = place.ask["topic"], next(place.moves())
        assert place.tell(StandingOrder, seat=0, topic=topic, move=move)["type"] == "Answer"
        token = ann.token
    with serving(tmp_path, database) as server:
        wait_until(lambda: table in server.hall.rooms)
        room = server.hall.rooms[table]
        wait_until(lambda: room.chronicle is not None and room.chronicle.entries > 0)
        with Visitor(server.base, token) as ann:
            assert by_whom(ann, table)[0] == f"auto:order:{ann.id}"


@both
def test_standing_orders_are_seen_by_whoever_gave_them(ann: Visitor, ben: Visitor) -> None:
    table = ann.open_table("me", "open", seed=6)
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    place, other = ann.sit(table).until(lambda it: it.table), ben.sit(table).until(lambda it: it.table)
    order = {"type": "Skip"}
    assert place.tell(StandingOrder, seat=0, topic="market.turn", move=order)["type"] == "Answer"
    assert last_change(place)["orders"] == {"0/market.turn": order}
    ann.post(f"/api/tables/{table}/mute", {"person": ben.id})
    assert last_change(other.until(lambda it: last_change(it)["muted"]))["orders"] == {}


@both
def test_when_a_clock_runs_out_a_bot_answers(server: Serving, ann: Visitor) -> None:
    table = ann.open_table("me", "me", start=True, seed=6, settings={"clock": {"bank": 10, "add": 2}})
    place = ann.sit(table).my_turn()
    clocks = server.hall.rooms[table].clocks
    assert clocks is not None
    assert all(9 < left <= 10 for left in place.position["clocks"])
    place.play()
    moved = place.caught_up().position["clocks"]
    assert max(moved) > 11, "a move adds two seconds"
    assert place.ask is not None
    clocks.banks[place.ask["seat"]] = 0.1  # ten seconds are too long for a test
    server.hall.rooms[table].autopilot._woken.set()
    before = place.position["entries"]
    place.tell(Hold, hold=False)
    place.until(lambda it: it.position["entries"] > before)
    assert by_whom(ann, table)[before] == "auto:clock"


def test_taking_moves_back_and_making_them_again_makes_no_time() -> None:
    clocks = fresh_clocks(Clock(bank=60, add=30), 2, 0.0, Timekeeper())
    assert clocks is not None
    for when in range(1, 11):
        kind: Literal["play", "undo"] = "play" if when % 2 else "undo"
        clocks.charge([0], Row(kind, 0, "ann", float(when)))
    assert clocks.banks == [50.0, 60.0], "ten seconds have gone by"
    clocks.charge([0], Row("play", 0, "ann", 11.0))
    clocks.charge([1], Row("take back", 0, "ann", 12.0))
    assert clocks.banks == [79.0, 59.0]


def test_who_takes_a_seat_and_never_comes_is_stood_in_for(tmp_path: Path, database: str) -> None:
    with (
        serving(tmp_path, database, leaver_seconds=0.2) as server,
        Visitor(server.base) as ann,
        Visitor(server.base) as ben,
    ):
        table = ann.open_table("me", "open", seed=6, settings={"leaver": "bot"})
        place = ann.sit(table).until(lambda it: it.table)
        ben.post(f"/api/tables/{table}/seats/1/claim")
        ann.post(f"/api/tables/{table}/start")
        for _ in range(3):
            assert place.my_turn().play()["type"] == "Answer"
        place.my_turn()
        chronicle = server.hall.rooms[table].chronicle
        assert chronicle is not None
        assert {entry.by for entry in chronicle.match.journal if entry.seat == 1} == {"auto:leaver"}


def test_somebody_who_stays_away_is_stood_in_for_until_he_returns(tmp_path: Path, database: str) -> None:
    with (
        serving(tmp_path, database, leaver_seconds=0.3) as server,
        Visitor(server.base) as ann,
        Visitor(server.base) as ben,
    ):
        table = ann.open_table("me", "open", seed=6, settings={"leaver": "bot"})
        ben.post(f"/api/tables/{table}/seats/1/claim")
        ann.post(f"/api/tables/{table}/start")
        place, leaver = ann.sit(table).until(lambda it: it.position), ben.sit(table).until(lambda it: it.position)
        leaver.close()
        place.until(lambda it: not it.table["seats"][1]["online"])
        for _ in range(6):
            place.my_turn().play()
        place.my_turn()
        back = ben.sit(table).until(lambda it: it.position)
        place.play()
        back.my_turn()
        entries = back.position["entries"]
        assert back.quiet(0.6).position["entries"] == entries, "he is back, so nobody answers for him"
        server_side = server.hall.rooms[table].chronicle
        assert server_side is not None
        assert {entry.by for entry in server_side.match.journal if entry.seat == 1} == {"auto:leaver"}
