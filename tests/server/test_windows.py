"""Windows: all who could hold something are asked, and nobody can read a hand from who was asked or what came of it."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from msgspec import json

from questhall.engine import Entry
from questhall.games import GAMES
from questhall.server.autopilot import PACES
from questhall.server.messages import StandingOrder, Undo
from questhall.server.room import Room
from questhall.server.windows import LEAST, MOST, Pauses
from support.serving import Serving, serving
from support.visitor import Place, Visitor
from teaching.duel import GAME as DUEL

STRIKE, PASS = {"type": "Strike", "breath": 1}, {"type": "Pass"}
WINDOW = "duel.answer"
ONLY_ANN, ONLY_BEN, BOTH = 4, 5, 6
"""Deals for two, by who holds a ward: that is the only card to be used in the window."""
FOR_EVER, SOON = 3600.0, 0.05


@pytest.fixture(autouse=True)
def duel() -> Iterator[None]:
    """A game with hidden hands and windows, in the hall for a while."""
    GAMES[DUEL.key] = DUEL
    yield
    del GAMES[DUEL.key]


@contextmanager
def hall(folder: Path, pause: float, database: str = "") -> Iterator[tuple[Serving, Visitor, Visitor, Visitor]]:
    with (
        serving(folder, database, pause_seconds=pause) as server,
        Visitor(server.base) as ann,
        Visitor(server.base) as ben,
        Visitor(server.base) as cleo,
    ):
        yield server, ann, ben, cleo


def table_of_two(ann: Visitor, ben: Visitor, seed: int, **settings: Any) -> str:
    table = ann.open_table("me", "open", game=DUEL.key, seed=seed, settings=settings)
    ben.post(f"/api/tables/{table}/seats/1/claim")
    ann.post(f"/api/tables/{table}/start")
    return table


def room_of(server: Serving, table: str) -> Room:
    return server.hall.rooms[table]


def journal(server: Serving, table: str) -> list[Entry[Any]]:
    chronicle = room_of(server, table).chronicle
    assert chronicle is not None
    return chronicle.match.journal


def by_seat(server: Serving, table: str) -> list[tuple[int, str]]:
    return [(entry.seat, entry.by) for entry in journal(server, table)]


def questions(place: Place) -> list[str]:
    """What somebody was asked to answer, in all positions he was sent."""
    positions = (json.decode(message) for message in place.messages if b'"Position"' in message)
    return [ask["topic"] for position in positions for ask in position["asks"]]


def in_window(place: Place, *waiting: int) -> Place:
    return place.until(lambda it: it.position.get("topic") == WINDOW and it.position["waiting"] == list(waiting))


def strike(place: Place) -> None:
    assert place.my_turn().play(STRIKE)["type"] == "Answer"


def test_the_table_passes_for_whoever_can_do_nothing_else(tmp_path: Path, database: str) -> None:
    with hall(tmp_path, SOON, database) as (server, ann, ben, _):
        table = table_of_two(ann, ben, ONLY_ANN)
        place, other = ann.sit(table), ben.sit(table).until(lambda it: it.position)
        strike(place)
        in_window(place, 0)
        assert by_seat(server, table)[-1] == (1, f"auto:alone:{ben.id}")
        assert place.play(PASS)["type"] == "Answer"
        other.my_turn()
        assert set(questions(other)) == {"turn.strike"}, "he was never asked to pass"


@pytest.mark.parametrize("is_asked_alone", [False, True])
def test_what_the_others_get_is_the_same_whoever_passed_and_why(tmp_path: Path, is_asked_alone: bool) -> None:
    """By hand with a ward in hand, by standing order with one, and by the table without: byte for byte."""
    sent: list[list[bytes]] = []
    made_by: list[str] = []
    with hall(tmp_path, SOON) as (server, ann, ben, cleo):
        for world in ("hand", "order", "nothing"):
            table = table_of_two(ann, ben, ONLY_ANN)
            places = ann.sit(table), ben.sit(table), cleo.sit(table)
            deal_anew(room_of(server, table), usable=world != "nothing", none_for_ann=is_asked_alone)
            for place in places:
                place.until(lambda it: it.position and it.table["seats"][1]["online"]).caught_up()
            if world == "order":
                places[1].tell(StandingOrder, seat=1, topic=WINDOW, move=PASS)
            asked = [1] if is_asked_alone else [0, 1]
            sent.append(heard(table, *places, asked, by_hand=world == "hand"))
            made_by.append(next(by for seat, by in by_seat(server, table) if seat == 1))
        assert made_by == [ben.id, f"auto:order:{ben.id}", f"auto:alone:{ben.id}"]
        assert len(sent[0]) > 4
        assert sent[0] == sent[1] == sent[2]


def deal_anew(room: Room, *, usable: bool, none_for_ann: bool) -> None:
    assert room.chronicle is not None
    players = room.chronicle.match.state.players
    players[1].hand[:] = ["ward.1" if usable else "oath.5", "oath.1", "boast.1"]
    players[0].hand[:] = [] if none_for_ann else ["ward.2", "oath.2", "boast.2"]


def heard(table: str, place: Place, other: Place, spectator: Place, asked: list[int], *, by_hand: bool) -> list[bytes]:
    """What the striker and a spectator are sent from the strike to the other's turn, and why there is no undo then."""
    place.caught_up().messages.clear()
    spectator.caught_up().messages.clear()
    strike(place)
    if by_hand:
        assert in_window(other, *asked).play(PASS)["type"] == "Answer"
    if 0 in asked:
        assert in_window(place, 0).play(PASS)["type"] == "Answer"
    for each in (place, spectator):
        each.until(lambda it: it.position["waiting"] == [1] and it.position["topic"] == "turn.strike").caught_up()
    assert place.position["undo"][0]["can"] is False
    assert place.tell(Undo, seat=0)["type"] == "Refused"
    return [message.replace(table.encode(), b"") for message in (*place.messages, *spectator.messages)]


def test_an_order_answers_after_the_same_pause_and_can_be_taken_back_meanwhile(tmp_path: Path) -> None:
    with hall(tmp_path, FOR_EVER) as (server, ann, ben, _):
        table = table_of_two(ann, ben, ONLY_BEN)
        place, other = ann.sit(table), ben.sit(table).until(lambda it: it.position)
        assert other.tell(StandingOrder, seat=1, topic=WINDOW, move=PASS)["type"] == "Answer"
        place.caught_up().messages.clear()
        strike(place)
        in_window(place, 0, 1)
        assert in_window(other, 0, 1).ask is None
        place.caught_up().messages.clear()
        assert other.tell(StandingOrder, seat=1, topic=WINDOW)["type"] == "Answer"
        assert other.ask is not None
        assert (other.ask["topic"], other.ask["group"]) == (WINDOW, True)
        assert place.caught_up().messages == [], "nobody else is told of it"
        assert len(journal(server, table)) == 1, "nobody has answered yet"


def test_a_restart_in_the_middle_of_a_pause_neither_loses_it_nor_begins_it_anew(tmp_path: Path, database: str) -> None:
    with hall(tmp_path, FOR_EVER, database) as (server, ann, ben, _):
        table = table_of_two(ann, ben, ONLY_ANN)
        place = ann.sit(table)
        strike(place)
        in_window(place, 0, 1)
        due, token = due_by_the_clock(room_of(server, table)), ann.token
    with serving(tmp_path, database, pause_seconds=FOR_EVER) as server, Visitor(server.base, token) as ann:
        in_window(ann.sit(table), 0, 1)
        assert abs(due_by_the_clock(room_of(server, table)) - due) < 60, "of a pause of half an hour at least"
    with serving(tmp_path, database, pause_seconds=SOON) as server, Visitor(server.base, token) as ann:
        in_window(ann.sit(table), 0)
        assert by_seat(server, table)[1:] == [(1, f"auto:alone:{ben.id}")]


def due_by_the_clock(room: Room) -> float:
    step = room.autopilot.next_step()
    assert step is not None
    assert (step.why, step.seat) == ("alone", 1)
    return step.due - time.monotonic() + time.time()


def test_with_nobody_to_hide_it_from_the_pass_is_made_at_once(tmp_path: Path) -> None:
    with hall(tmp_path, FOR_EVER) as (server, ann, _, cleo):
        table = ann.open_table("me", "random", game=DUEL.key, seed=ONLY_BEN, start=True)
        place = ann.sit(table)
        strike(place)
        in_window(place, 1)
        assert by_seat(server, table)[-1] == (0, f"auto:alone:{ann.id}")
        watched = ann.open_table("me", "random", game=DUEL.key, seed=ONLY_BEN, start=True)
        place, spectator = ann.sit(watched), cleo.sit(watched).until(lambda it: it.position)
        strike(place)
        assert in_window(place, 0, 1).ask is None
        assert len(journal(server, watched)) == 1
        spectator.close()
        in_window(place, 1)


def test_a_bot_takes_its_pause_whatever_it_holds_and_however_long_it_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[asyncio.Future[bytes | None]] = []

    async def think(record: bytes, seat: int, level: str) -> bytes | None:
        thoughts.append(asyncio.get_running_loop().create_future())
        return await thoughts[-1]

    with hall(tmp_path, FOR_EVER) as (server, ann, *_):
        monkeypatch.setattr(server.hall.thinker, "think", think)
        for seed in (ONLY_ANN, BOTH):
            place = ann.sit(ann.open_table("me", "greedy", game=DUEL.key, seed=seed, start=True))
            strike(place)
            in_window(place, 0, 1).caught_up()
            room = room_of(server, place.table["id"])
            assert bots_time(room) == math.inf, "it thinks"
            thought = thoughts.pop()
            thought.get_loop().call_soon_threadsafe(thought.set_result, json.encode(PASS))
            place.caught_up().caught_up()
            chronicle = room.chronicle
            assert chronicle is not None
            assert bots_time(room) == room.moved + Pauses(room).length(chronicle.match, 1, chronicle.at_of(1))
        assert thoughts == [], "it thinks once"


def bots_time(room: Room) -> float:
    """When the bot answers."""
    step = room.autopilot.next_step()
    assert step is not None
    assert (step.why, step.seat) == ("bot", 1)
    return step.due


def test_a_bot_that_thinks_on_keeps_nobody_else_from_passing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(record: bytes, seat: int, level: str) -> bytes | None:
        await asyncio.Event().wait()
        return None

    with hall(tmp_path, SOON) as (server, ann, ben, _):
        monkeypatch.setattr(server.hall.thinker, "think", think)
        table = ann.open_table("me", "open", "greedy", game=DUEL.key, seed=0)
        ben.post(f"/api/tables/{table}/seats/1/claim")
        ann.post(f"/api/tables/{table}/start")
        place = ann.sit(table)
        strike(place)
        in_window(place, 0, 2)
        assert by_seat(server, table)[-1] == (1, f"auto:alone:{ben.id}")
        assert not room_of(server, table).autopilot.rests


@pytest.mark.parametrize(("rivals", "waits_by_the_hand"), [(["open"], False), ([], True)])
def test_how_long_a_bot_waits_for_a_cut_in_says_nothing_of_a_hand_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rivals: list[str], waits_by_the_hand: bool
) -> None:
    """Among people it waits for whoever holds cards, usable or not; for a person alone only if there is a use."""
    monkeypatch.setitem(PACES, "slow", FOR_EVER)
    with hall(tmp_path, SOON) as (server, ann, ben, _):
        table = ann.open_table("random", "me", *rivals, game=DUEL.key, seed=0, settings={"pace": "slow"})
        for number, _ in enumerate(rivals, start=2):
            ben.post(f"/api/tables/{table}/seats/{number}/claim")
        ann.post(f"/api/tables/{table}/start")
        room, waits = room_of(server, table), []
        assert room.chronicle is not None
        for hand in (["oath.1", "ward.1"], ["ward.1", "ward.2"]):
            for player in room.chronicle.match.state.players:
                player.hand[:] = hand
            step = room.autopilot.next_step()
            assert step is not None
            waits.append(step.due)
        assert (waits[0] > waits[1]) is waits_by_the_hand


def test_nobody_runs_out_of_time_while_he_has_nothing_to_decide(tmp_path: Path) -> None:
    """His clock runs, for all to see, as everybody's does; but it is no bot that answers when it stands at zero."""
    with hall(tmp_path, FOR_EVER) as (server, ann, ben, _):
        table = table_of_two(ann, ben, ONLY_ANN, clock={"bank": 10})
        place = ann.sit(table)
        place.my_turn()
        clocks = room_of(server, table).clocks
        assert clocks is not None
        clocks.banks[1] = 0.0
        strike(place)
        in_window(place, 0)
        assert by_seat(server, table)[-1] == (1, f"auto:alone:{ben.id}")
        assert place.caught_up().chat == []


def test_pauses_are_drawn_once_and_differ(tmp_path: Path) -> None:
    with hall(tmp_path, 1.0) as (server, ann, ben, _):
        room = room_of(server, table_of_two(ann, ben, ONLY_ANN))
        chronicle = room.chronicle
        assert chronicle is not None
        drawn = [Pauses(room).length(chronicle.match, 1, at) for at in range(400)]
        assert drawn == [Pauses(room).length(chronicle.match, 1, at) for at in range(400)]
        assert min(drawn) >= LEAST
        assert max(drawn) <= MOST
        assert 0.85 < median(drawn) < 1.15
        assert len(set(drawn)) > 300
        assert drawn != [Pauses(room).length(chronicle.match, 0, at) for at in range(400)]
