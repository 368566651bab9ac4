"""Somebody with a browser, for tests: speaks HTTP and sockets to a real server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random
from ssl import create_default_context
from time import monotonic
from types import TracebackType
from typing import Any, Self

import httpx
from msgspec import Raw, json
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from questhall.server.messages import FromBrowser, Ping, Play

PATIENCE = 60.0
READ_FRAME = json.Decoder(list[Raw]).decode
PLAIN = create_default_context()
"""Made once: it takes longer than a whole visit."""


def fetch(method: str, address: str, **more: Any) -> httpx.Response:
    """One request of a stranger."""
    with httpx.Client(verify=PLAIN, timeout=PATIENCE) as client:
        return client.request(method, address, **more)


class Visitor:
    """A person with a session of his own."""

    def __init__(self, base: str, token: str = "", **headers: str) -> None:
        self.base = base
        self.http = httpx.Client(base_url=base, headers={"X-Questhall": "1", **headers}, timeout=PATIENCE, verify=PLAIN)
        if token:
            self.http.headers["Cookie"] = f"questhall={token}"
        self.given = token
        self.places: list[Place] = []
        self.me = self.get("/api/me")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for place in self.places:
            place.close()
        self.http.close()

    @property
    def id(self) -> str:
        return str(self.me["id"])

    @property
    def token(self) -> str:
        return self.given or str(self.http.cookies["questhall"])

    def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """An answer as JSON; without a wanted status any good one will do."""
        answer = self.http.request(method, path, content=json.encode(body) if body is not None else None)
        good = answer.status_code == status if status is not None else answer.is_success
        assert good, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return json.decode(answer.content)

    def get(self, path: str, status: int | None = None) -> Any:
        return self.ask("GET", path, status=status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return self.ask("POST", path, body, status)

    def put(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return self.ask("PUT", path, body, status)

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and key of a refusal."""
        answer = self.http.request(method, path, content=json.encode(body) if body is not None else None)
        return answer.status_code, json.decode(answer.content)["problem"]

    def open_table(self, *seats: str, game: str = "rollplayer", start: bool = False, **more: Any) -> str:
        """The id of a new table; seats are `me`, `open`, `random` or `greedy`."""
        wanted = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        settings = {"pace": "instant", **more.pop("settings", {})}
        body = {"game": game, "seats": wanted, "settings": settings, "start": start, **more}
        return str(self.post("/api/tables", body)["id"])

    def sit(self, table: str, since: int = 0, **headers: str) -> Place:
        place = Place(self, table, since, headers)
        self.places.append(place)
        return place


class Place:
    """A socket at a table, and everything it has brought so far."""

    def __init__(self, visitor: Visitor, table: str, since: int, headers: dict[str, str]) -> None:
        address = f"{visitor.base.replace('http', 'ws', 1)}/api/tables/{table}/socket?since={since}"
        cookies = {"Cookie": f"questhall={visitor.token}", **headers}
        self.line = ExitStack()
        self.socket: ClientConnection = self.line.enter_context(
            connect(
                address,
                additional_headers=cookies,
                max_size=None,
                max_queue=None,  # otherwise one who does not read cannot close either
                compression=None,
                open_timeout=PATIENCE,
            )
        )
        self.visitor = visitor
        self.unread: list[bytes] = []
        self.messages: list[bytes] = []
        self.position: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.you: list[int] = []
        self.events: list[Any] = []
        self.chat: list[dict[str, Any]] = []
        self.gone = ""
        self.number = 0
        self.since = since

    def close(self) -> None:
        self.line.close()

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message. Several may have come in one frame."""
        if not self.unread:
            self.unread = [bytes(message) for message in READ_FRAME(self.socket.recv(timeout=timeout, decode=False))]
        text = self.unread.pop(0)
        self.messages.append(text)
        message: dict[str, Any] = json.decode(text)
        match message["type"]:
            case "Position":
                self.position = message
            case "TableChanged":
                self.table, self.you = message["table"], message["you"]
            case "Chat":
                self.chat += message["lines"]
            case "Told":
                self.hear(message)
            case "Gone":
                self.gone = message["problem"]
        return message

    def hear(self, message: dict[str, Any]) -> None:
        if message["since"] == 0:
            self.since, self.events = 0, []
        assert message["since"] == self.since + len(self.events), "an event was left out or told twice"
        self.events += message["events"]

    def until(self, met: Callable[[Place], Any], timeout: float = PATIENCE) -> Self:
        """Read on until something is true."""
        end = monotonic() + timeout
        while not met(self):
            self.receive(max(0.01, end - monotonic()))
        return self

    def caught_up(self) -> Self:
        """Read everything that is on its way, however slow the machine is."""
        self.tell(Ping)  # answered after all that was sent before
        self.messages.pop()
        return self

    def quiet(self, seconds: float = 0.3) -> Self:
        """Read what still comes."""
        try:
            while True:
                self.receive(seconds)
        except (TimeoutError, ConnectionClosed):
            return self

    def tell(self, kind: type[FromBrowser], **fields: Any) -> dict[str, Any]:
        """Send a message and read up to its answer."""
        return self.answer_to(self.send(kind, **fields))

    def send(self, kind: type[FromBrowser], **fields: Any) -> int:
        self.number += 1
        self.socket.send(json.encode(kind(id=self.number, **fields)).decode())
        return self.number

    def answer_to(self, id: int) -> dict[str, Any]:
        while True:
            message = self.receive()
            if message.get("id") == id:
                return message

    # Playing

    @property
    def ask(self) -> dict[str, Any] | None:
        return next(iter(self.position.get("asks", [])), None)

    def moves(self) -> Iterator[Any]:
        assert self.ask is not None
        return (offered["move"] for offered in self.ask["moves"])

    def play(self, move: Any = None, **changed: Any) -> dict[str, Any]:
        """Answer the open question, with the first move if nothing else is said."""
        ask = self.ask
        assert ask is not None
        chosen = move if move is not None else ask["moves"][0]["move"]
        fields = {"seat": ask["seat"], "at": ask["at"], "move": Raw(json.encode(chosen)), **changed}
        return self.tell(Play, **fields)

    def my_turn(self) -> Self:
        return self.until(lambda it: it.ask is not None)


def play_out(*places: Place, seed: int = 1, most: int = 10_000) -> int:
    """Play at random until the match is over; says how many moves were made."""
    rng, made, patient_until = Random(seed), 0, monotonic() + PATIENCE
    while made < most:
        asked = next((place for place in places if place.quiet(0.002).ask is not None), None)
        if any(place.position.get("result") for place in places):
            for place in places:
                place.until(lambda it: it.position.get("result"))
            return made
        if asked is None or asked.ask is None:
            assert monotonic() < patient_until, "nobody is asked"
            continue
        answer = asked.play(rng.choice(asked.ask["moves"])["move"])
        assert answer["type"] == "Answer", answer
        made, patient_until = made + 1, monotonic() + PATIENCE
    return made
