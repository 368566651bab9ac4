"""Short cuts for what nearly all frames of a table are: whole text frames, one at a time.

Anything else (the handshake, parts of messages, pings, closing) goes the usual way.
"""

from __future__ import annotations

from asyncio import Future, get_running_loop
from collections import deque
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

WHOLE_TEXT = 0x81
MASKED = 0x80
MASK_BYTES = 4
SHORT_HEAD = 2 + MASK_BYTES
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Lengths that say how many bytes the real length has."""
UNREAD_MESSAGES = 8
"""When so many wait to be taken up, the browser has to wait too."""


class Messages:
    """What a browser has said and nobody has taken up yet. There is one who takes it up."""

    def __init__(self) -> None:
        self._waiting: deque[Any] = deque()
        self._taker: Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._waiting.append(message)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    async def get(self) -> Any:
        while not self._waiting:
            self._taker = get_running_loop().create_future()
            await self._taker
        return self._waiting.popleft()

    def qsize(self) -> int:
        return len(self._waiting)

    def empty(self) -> bool:
        return not self._waiting


class TableProtocol(WebSocketsSansIOProtocol):
    """The socket of a browser."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.queue: Any = Messages()

    def data_received(self, data: bytes) -> None:
        text = self._whole_text(data) if data[0] == WHOLE_TEXT and len(data) > SHORT_HEAD else None
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > UNREAD_MESSAGES and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _whole_text(self, data: bytes) -> str | None:
        """What the data says if it is exactly one message; None where the usual way must decide."""
        size, body = data[1] - MASKED, SHORT_HEAD
        if size >= TWO_BYTES:
            size, body = int.from_bytes(data[2:4], "big") if size == TWO_BYTES else 0, SHORT_HEAD + 2
        if not 0 < size <= self.config.ws_max_size or len(data) != body + size:
            return None
        conn = self.conn
        if conn.state is not OPEN or self.close_sent or conn.current_size is not None or conn.reader.buffer:
            return None
        try:
            return unmasked(data[body:], data[body - MASK_BYTES : body]).decode()
        except UnicodeDecodeError:
            return None

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is None or self.conn.state is not OPEN or self.disconnected or not self.writable.is_set():
            await super().send(message)
        else:
            data = text.encode()
            self.transport.write(head(len(data)) + data)


def unmasked(data: bytes, mask: bytes) -> bytes:
    """Browsers mask what they say, four bytes at a time."""
    size = len(data)
    key = (mask * (size // MASK_BYTES + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


@lru_cache(1 << 14)
def head(size: int) -> bytes:
    """What stands before a whole text of this size."""
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES, size >> 8, size & 0xFF))
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")
