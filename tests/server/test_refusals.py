"""What nobody may do: forged, stale, oversized and foreign messages are refused, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Raw, json

from questhall.server.messages import (
    AnswerTakeBack,
    AskTakeBack,
    Hold,
    Play,
    Resign,
    StandingOrder,
    Try,
    Undo,
    WhyNot,
)
from questhall.text import Texts
from support.visitor import Place, Visitor


@pytest.fixture
def table(ann: Visitor, ben: Visitor) -> str:
    """Ann and Ben, and it is somebody's turn."""
    id = ann.open_table("me", "open", seed=7)
    ben.post(f"/api/tables/{id}/seats/1/claim")
    ann.post(f"/api/tables/{id}/start")
    return id


@pytest.fixture
def mover(table: str, ann: Visitor, ben: Visitor) -> Place:
    """Whoever is asked."""
    asked = ann.get(f"/api/tables/{table}")["waiting"][0]
    return (ann, ben)[asked].sit(table).my_turn()


@pytest.fixture
def other(table: str, mover: Place, ann: Visitor, ben: Visitor) -> Place:
    return (ben if mover.visitor is ann else ann).sit(table).until(lambda it: it.position)


def fields(place: Place, **changed: Any) -> dict[str, Any]:
    ask = place.ask
    assert ask is not None
    return {"seat": ask["seat"], "at": ask["at"], "move": Raw(json.encode(ask["moves"][0]["move"]))} | changed


def test_a_forged_move_is_refused(mover: Place) -> None:
    forgeries: list[tuple[str, dict[str, Any]]] = [
        ("problem-illegal", {"move": Raw(b'{"type":"Buy","card":"longsword"}')}),
        ("problem-illegal", {"move": Raw(b'{"type":"NoSuchMove"}')}),
        ("problem-illegal", {"move": Raw(b'{"type":"TakeSheet","race":"elf","side":"female","gold":9}')}),
        ("problem-illegal", {"move": Raw(b"[[[[]]]]")}),
        ("problem-illegal", {"move": Raw(b"null")}),
        ("problem-stale", {"at": 10**6}),
        ("problem-stale", {"at": -1}),
        ("problem-not-your-seat", {"seat": 5}),
        ("problem-not-your-seat", {"seat": -1}),
    ]
    before = mover.position
    for problem, changed in forgeries:
        answer = mover.tell(Play, **fields(mover, **changed))
        assert (answer["type"], answer["problem"]) == ("Refused", problem), changed
        assert answer["sentence"]
    mover.caught_up()
    assert mover.position == before
    assert mover.play()["type"] == "Answer"


def test_nobody_acts_for_the_seat_of_another(mover: Place, other: Place, cleo: Visitor, table: str) -> None:
    seat = mover.you[0]
    spectator = cleo.sit(table).until(lambda it: it.position)
    for intruder in (other, spectator):
        attempts: list[tuple[Any, dict[str, Any]]] = [
            (Play, fields(mover)),
            (Undo, {"seat": seat}),
            (AskTakeBack, {"seat": seat}),
            (AnswerTakeBack, {"seat": seat, "agree": True}),
            (WhyNot, {"seat": seat, "ref": "bag"}),
            (Try, {"seat": seat, "moves": [fields(mover)["move"]]}),
            (Resign, {"seat": seat}),
            (StandingOrder, {"seat": seat, "topic": "market.turn"}),
        ]
        for kind, sent in attempts:
            answer = intruder.tell(kind, **sent)
            assert (answer["type"], answer["problem"]) == ("Refused", "problem-not-your-seat"), kind
    assert spectator.tell(Hold, hold=True)["problem"] == "problem-not-your-seat"
    mover.caught_up()
    assert mover.position["entries"] == 0


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "{}",
        '{"type":"Play"}',
        '{"type":"Play","id":1,"seat":0,"at":0,"move":{},"more":1}',
        '{"type":"Nonsense","id":1}',
        '{"type":"Say","id":1,"text":""}',
        '{"type":"Say","id":1,"text":"' + "x" * 501 + '"}',
        '{"type":"Try","id":1,"seat":0,"moves":[]}',
        "[" * 5_000,
        "\ud7ff\x00",
    ],
)
def test_what_is_no_message_is_refused(mover: Place, frame: str) -> None:
    mover.socket.send(frame)
    answer = mover.receive()
    assert (answer["type"], answer["id"], answer["problem"]) == ("Refused", -1, "problem-not-a-message")
    assert answer["sentence"] == Texts(None, "en").say(answer["problem"], **answer["facts"])
    assert mover.play()["type"] == "Answer", "the socket is still good"


def test_a_frame_that_is_too_large_ends_the_socket_and_nothing_else(mover: Place, other: Place) -> None:
    mover.socket.send('{"type":"Say","id":1,"text":"' + "x" * 70_000 + '"}')
    mover.quiet(5)
    assert mover.socket.close_code == 1009
    assert other.until(lambda it: not it.table["seats"][mover.you[0]]["online"]).position["entries"] == 0


def test_binary_frames_are_read_like_text(mover: Place) -> None:
    mover.socket.send(json.encode({"type": "Ping", "id": 77}))
    assert mover.answer_to(77)["type"] == "Answer"


def test_why_not_names_the_rule_and_knows_only_things_on_the_table(mover: Place) -> None:
    answer = mover.tell(WhyNot, seat=mover.you[0], ref="bag")
    assert answer["refusal"]["rule"].startswith("RP-")
    touched = mover.position["asks"][0]["moves"][0]["touches"][0]
    assert mover.tell(WhyNot, seat=mover.you[0], ref=touched)["refusal"] is None
    for ref in ("die:strength.99", "market:../../etc", "", "row:"):
        assert mover.tell(WhyNot, seat=mover.you[0], ref=ref)["problem"] == "problem-unknown-thing"


def test_trying_moves_changes_nothing_and_says_whether_chance_had_a_say(mover: Place) -> None:
    before = mover.position
    answer = mover.tell(Try, seat=mover.you[0], moves=[fields(mover)["move"]])
    assert answer["type"] == "TryAnswer"
    assert answer["view"]["sheets"][mover.you[0]]["race"] != ""
    assert answer["chance"] is False
    assert mover.tell(Try, seat=mover.you[0], moves=[Raw(b'{"type":"Skip"}')])["type"] == "Refused"
    mover.caught_up()
    assert mover.position == before


def test_a_refused_move_names_the_rule(mover: Place) -> None:
    answer = mover.tell(Play, **fields(mover, move=Raw(b'{"type":"PlaceDie","row":"strength"}')))
    assert answer["refusal"]["rule"].startswith("RP-")
