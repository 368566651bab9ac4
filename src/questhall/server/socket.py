"""The socket of a table: reads what a browser says, and sends what waits for it.

It speaks plain ASGI: thousands of frames a second leave here, and every layer between would be paid for with each.
"""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any
from urllib.parse import parse_qs

from questhall.engine import QuesthallError
from questhall.server.acts import READ_MESSAGE, act, refused
from questhall.server.hall import Hall
from questhall.server.limits import RateLimit
from questhall.server.listener import Listener
from questhall.server.problems import Denied, no_table
from questhall.server.room import Room
from questhall.server.seating import check_welcome
from questhall.server.security import Asking

log = logging.getLogger("questhall.socket")
PATH = re.compile(r"/api/tables/([^/]+)/socket")
REFUSED, GOING_AWAY = 4403, 1001
ACCEPT: dict[str, Any] = {"type": "websocket.accept", "subprotocol": None, "headers": []}


async def table_socket(hall: Hall, asking: Asking, scope: Any, receive: Any, send: Any) -> None:
    """One browser at one table, from its coming to its going."""
    person = await hall.people.by_session(asking.token) if asking.token else None
    if not asking.is_at_home or person is None:
        await turn_away(receive, send)
        return
    await receive()  # the request to connect
    await send(ACCEPT)
    listener = Listener(person.id, person.name, hall.settings.limits.waiting)
    sending = asyncio.create_task(send_all(send, listener))
    try:
        await stay(hall, scope, receive, listener)
    except Denied as denied:
        listener.end(denied.problem)
    except asyncio.CancelledError:
        if not listener.closed:  # somebody else calls us off: the server ends
            raise
    finally:
        listener.end()
        await asyncio.wait({sending}, timeout=1)
        sending.cancel()


async def stay(hall: Hall, scope: Any, receive: Any, listener: Listener) -> None:
    """At the table, as long as the browser has something to say."""
    room = await enter(hall, scope, listener)
    try:
        await read_all(receive, room, listener)
    finally:
        listener.listening = None
        room.go(listener)
        hall.socket_closed(listener.person)


async def turn_away(receive: Any, send: Any) -> None:
    """No socket for this one."""
    await receive()  # the request to connect
    await send({"type": "websocket.close", "code": REFUSED, "reason": ""})


async def enter(hall: Hall, scope: Any, listener: Listener) -> Room:
    """To the table, unless there is none, or the person is not welcome."""
    found = PATH.fullmatch(scope["path"])
    if found is None:
        raise no_table()
    async with hall.at(found[1]) as room:
        check_welcome(room, listener.person)
        if not hall.socket_limit(listener.person):
            raise Denied("problem-too-many", 429)
        room.come(listener, since_of(scope))
        hall.sockets[listener.person] += 1
    log.info("came", extra={"table": room.paper.id, "person": listener.person})
    return room


def since_of(scope: Any) -> int:
    """How many events the browser has already."""
    words = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("since", ["0"])
    return int(words[0]) if words[0].isdecimal() and len(words[0]) < 10 else 0


async def send_all(send: Any, listener: Listener) -> None:
    """Runs beside the table: a slow line holds up nobody but itself."""
    try:
        while (frame := await listener.next_frame()) is not None:
            await send({"type": "websocket.send", "text": frame})
        await send({"type": "websocket.close", "code": GOING_AWAY, "reason": ""})
    except Exception:  # the line is gone, in one of many ways; the reading side notices it too
        listener.closed = True


async def read_all(receive: Any, room: Room, listener: Listener) -> None:
    limit = RateLimit(room.hall.settings.limits.frames)
    while not listener.closed:
        listener.listening = asyncio.current_task()
        message = await receive()
        listener.listening = None
        if message["type"] != "websocket.receive":
            return
        if not limit.allows(""):
            listener.end("problem-too-many")
            return
        await read(room, listener, message.get("text") or message.get("bytes") or "")


async def read(room: Room, listener: Listener, text: str | bytes) -> None:
    try:
        message = READ_MESSAGE(text)
    except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
        listener.say(refused(-1, Denied("problem-not-a-message", what=str(error)[:200])))
        return
    try:
        await act(room, listener, message)
    except QuesthallError as error:
        log.error("a message broke", extra={"table": room.paper.id, "error": str(error)})
    except Exception:
        log.exception("a message broke", extra={"table": room.paper.id})
