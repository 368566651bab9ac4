"""Whatever pieces the messages of a browser come in, they are understood, and answered in their order."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from questhall.server.config import Limits
from questhall.server.frames import UNREAD_MESSAGES
from support.visitor import Place, Visitor

WHOLE_HEAD = 6
"""Bytes before the text of a short frame from a browser."""


@pytest.fixture
def place(ann: Visitor) -> Place:
    return ann.sit(ann.open_table("me", "open")).until(lambda it: it.table)


def frame(text: str | bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    data = text.encode() if isinstance(text, str) else text
    return Frame(opcode, data, fin).serialize(mask=mask)


def ping(id: int) -> str:
    return f'{{"type":"Ping","id":{id}}}'


def answered(place: Place, count: int) -> list[int]:
    """The ids of the next answers."""
    ids: list[int] = []
    while len(ids) < count:
        message = place.receive()
        assert message["type"] != "Refused", message
        ids += [message["id"]] if message["type"] == "Answer" else []
    return ids


def closed_with(place: Place) -> int | None:
    """Why the server ends the socket."""
    try:
        while True:
            place.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None


def test_several_messages_in_one_packet(place: Place) -> None:
    place.socket.socket.sendall(frame(ping(1)) + frame(ping(2)) + frame(ping(3)))
    assert answered(place, 3) == [1, 2, 3]


def test_a_message_in_many_packets(place: Place) -> None:
    for byte in frame(ping(1)):
        place.socket.socket.sendall(bytes([byte]))
    place.socket.socket.sendall(frame(ping(2)))
    assert answered(place, 2) == [1, 2]


def test_a_message_in_parts_with_something_else_between(place: Place) -> None:
    text = ping(1)
    place.socket.socket.sendall(frame(text[:5], fin=False))
    place.socket.socket.sendall(frame(b"still there?", Opcode.PING))
    place.socket.socket.sendall(frame(text[5:], Opcode.CONT))
    place.socket.socket.sendall(frame(ping(2)))
    assert answered(place, 2) == [1, 2]


def test_the_rest_of_a_message_that_looks_like_a_whole_one(place: Place) -> None:
    """Split in the middle of a letter, what is left begins as a frame does and is as long as it says."""
    text = '{"type":"Say","id":1,"text":"၅seventh"}'
    data = text.encode()
    unmasked = bytes([0x81, 0x80 + len(data), 0, 0, 0, 0]) + data  # masked with zeros, that is
    cut = len(unmasked) - WHOLE_HEAD - 5
    assert unmasked[cut:].startswith(b"\x81\x85")
    for part in (unmasked[:cut], unmasked[cut:]):
        place.socket.socket.sendall(part)
    place.socket.socket.sendall(frame(ping(2)))
    assert answered(place, 2) == [1, 2]
    assert place.chat[-1]["text"] == "၅seventh"


def test_long_messages_both_ways(place: Place, ann: Visitor) -> None:
    lines = [f"{number}: {'я' * 480}" for number in range(80)]
    for number, line in enumerate(lines):
        place.socket.socket.sendall(frame(f'{{"type":"Say","id":{number},"text":"{line}"}}'))
    assert answered(place, len(lines)) == list(range(len(lines)))
    again = ann.sit(place.table["id"]).until(lambda it: it.chat)
    assert [line["text"] for line in again.chat] == lines


def test_more_messages_than_are_kept_unread(place: Place) -> None:
    count = 10 * UNREAD_MESSAGES
    for number in range(count):
        place.socket.socket.sendall(frame(ping(number)))
    assert answered(place, count) == list(range(count))


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b'{"type":"Ping","id":1,"\xff":0}'), 1007),
        (frame(ping(1), mask=False), 1002),
        (frame(b" " * (Limits().frame + 1)), 1009),
        (frame(ping(1), Opcode.CONT), 1002),
    ],
    ids=["no text", "not masked", "too large", "a part of nothing"],
)
def test_what_is_no_message_ends_the_socket(place: Place, wrong: bytes, code: int) -> None:
    place.socket.socket.sendall(wrong)
    assert closed_with(place) == code


def test_a_text_in_the_midst_of_another_ends_the_socket(place: Place) -> None:
    place.socket.socket.sendall(frame('{"type":', fin=False))
    place.socket.socket.sendall(frame(ping(1)))
    assert closed_with(place) == 1002
