"""Logs as lines of JSON: one for every request, and no secret in any of them. Moves are told at level debug:
the journal itself says who made which move when."""

from __future__ import annotations

import logging
import sys
from typing import Any

from msgspec import json

USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.encode(line, enc_hook=str).decode()


def write_logs(level: str) -> None:
    """Send everything the server says to standard error."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [lines]
    root.setLevel(logging.WARNING)
    logging.getLogger("questhall").setLevel(level.upper())
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
