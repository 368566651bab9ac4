"""What servers of one hall tell each other, through the database and inside the transaction that made it true.

A piece of news says where to look, never what is there: whoever hears it reads the database. Only what is nowhere on
disk, because it lasts a minute at most, is told in full.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct, json

CHANNEL = "questhall"
Part = Literal["rows", "paper", "chat", "people", "match"]
"""What of a table can be newer at another server; `match`: the host has changed it behind everybody's back."""
MOST_ROWS = 100
"""PostgreSQL carries at most 8,000 bytes at a time."""


class News(Struct, tag=True, array_like=True):
    node: str
    """Who says so: the others listen, he knows."""


class Entered(News):
    """Matches have gone on: for each the number of its new row."""

    rows: list[tuple[str, int]]


class Changed(News):
    """At these tables: the paper with its seats, settings and stage; the chat; or who is here through that server."""

    part: Part
    tables: list[str]


class Held(News):
    """Somebody wants the bots of a table to wait, or no longer."""

    table: str
    person: str
    hold: bool


class Freed(News):
    """The server no longer plays for the bots of this match: whoever needs them takes over."""

    match: str


class PersonChanged(News):
    """What was known of a person, or of one session, is to be forgotten."""

    person: str
    session: str = ""
    gone: bool = False
    """He has been forgotten: whatever is known of him goes."""


AnyNews = Entered | Changed | Held | Freed | PersonChanged
READ_NEWS = json.Decoder(AnyNews).decode


def written(news: News) -> str:
    return json.encode(news).decode()


def rows_entered(node: str, rows: Sequence[Mapping[str, Any]]) -> list[Entered]:
    named = [(row["match"], row["seq"]) for row in rows]
    return [Entered(node, named[start : start + MOST_ROWS]) for start in range(0, len(named), MOST_ROWS)]
