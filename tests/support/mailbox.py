"""A real SMTP server and a real listener for calls, on free ports of this machine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from msgspec import json

from support.serving import free_port


class Mailbox:
    """Everything that was delivered."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.address = ""
        self.refuses = False

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuses:
            return "451 not now"
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["To"]]
        self.letters.append(letter)
        return "250 taken"

    def text(self, number: int = -1) -> str:
        return str(self.letters[number].get_content())

    def link(self, deed: str, number: int = -1) -> str:
        """The code behind the link of a letter."""
        return next(word.rpartition("/")[2] for word in self.text(number).split() if f"/letters/{deed}/" in word)


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    box.address = f"smtp://127.0.0.1:{controller.port}"
    try:
        yield box
    finally:
        controller.stop()


class Calls:
    """Everything a program was told."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.status = 204
        self.address = ""


@contextmanager
def listener() -> Iterator[Calls]:
    calls = Calls()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            calls.heard.append({**json.decode(body), "path": self.path})
            self.send_response(calls.status)
            self.send_header("Location", "http://127.0.0.1/elsewhere")
            self.end_headers()

        def log_message(self, format: str, *words: Any) -> None:
            """Nobody reads it."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    calls.address = f"http://127.0.0.1:{server.server_port}/turn?who=ann"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield calls
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
