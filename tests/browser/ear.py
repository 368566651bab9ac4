"""What goes over the line between a page and its table, as a test hears it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket


class Ear:
    """Hears what the table says to the page, and which moves the page makes."""

    def __init__(self, page: Page) -> None:
        self.position: dict[str, Any] = {"entries": -1, "asks": [], "offers": [], "result": None}
        self.made: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", self.hear)
        line.on("framesent", self.speak)

    def hear(self, frame: str | bytes) -> None:
        for message in msgspec.json.decode(frame):
            if message["type"] == "Position":
                self.position = message
                for ask in message["asks"]:
                    self.asked.update({offer["move"]["type"] for offer in ask["moves"]})

    def speak(self, frame: str | bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] == "Play":
            self.made[message["move"]["type"]] += 1
