"""What a host decides when he starts the server."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

PORT = 8377
SESSION_SECONDS = 180 * 24 * 60 * 60.0


class Limits(Struct, frozen=True):
    """How much one browser may ask of the server: so many at once, and so many a second after that."""

    requests: tuple[int, float] = (300, 50.0)
    guests: tuple[int, float] = (60, 1.0)
    """New guests from one address."""
    secrets: tuple[int, float] = (10, 0.2)
    """Passwords and codes tried from one address."""
    tables: tuple[int, float] = (30, 0.5)
    """Tables one person opens."""
    chat: tuple[int, float] = (6, 0.5)
    efforts: tuple[int, float] = (60, 12.0)
    """What costs the server thought: trying moves, looking back, files."""
    frames: tuple[int, float] = (600, 200.0)
    """Messages of one socket."""
    body: int = 64 * 1024
    record: int = 4 * 1024 * 1024
    """The largest match file that can be imported."""
    frame: int = 64 * 1024
    waiting: int = 256
    """Messages that may wait for a slow browser before its socket is closed; it can resume."""
    sockets: int = 40
    """Sockets of one person."""
    letters: tuple[int, float] = (4, 1 / 1800)
    """Letters to confirm an address, of one person and to one address."""


class Keep(Struct, frozen=True):
    """After how many days something is thrown away; zero: never. Matches and accounts never are."""

    guests: float = 30
    """A guest who sits nowhere, since his browser was last here."""
    open_tables: float = 30
    """A table at which no match was ever dealt, since something last changed there."""
    reports: float = 365
    """A reported problem."""


class Post(Struct, frozen=True):
    """How people who are not at the table are told of their turn. By default not at all."""

    smtp: str = ""
    """smtp://user:password@server:port, or smtps://…"""
    sender: str = ""
    hooks: Literal["off", "public", "anywhere"] = "off"
    """Whether programs of theirs are called, and whether these may be in this machine's own network."""
    after_seconds: float = 120.0
    """How long a table has to wait for somebody before he is told."""
    look_seconds: float = 20.0


ANY_RATE = (10**9, 1e9)
UNLIMITED = Limits(
    ANY_RATE, ANY_RATE, ANY_RATE, ANY_RATE, ANY_RATE, ANY_RATE, ANY_RATE, sockets=10**9, letters=ANY_RATE
)
"""For measuring and for tests that ask more of the server than people do."""


class Settings(Struct, frozen=True, kw_only=True):
    """Everything `questhall serve` is told."""

    data: Path
    database: str = ""
    """A database address; empty: a SQLite file in the data folder."""
    public_url: str = ""
    """What people type to come here, if that is not what the server sees."""
    behind_proxy: bool = False
    """Trust X-Forwarded-Proto, -Host and -For: only a proxy in front can set them."""
    limits: Limits = Limits()
    keep: Keep = Keep()
    post: Post = Post()
    think_seconds: float = 10.0
    """How long a bot may think before a random move is made for it."""
    review_seconds: float = 240.0
    """How long the review of a finished match may take, in a process of its own."""
    pause_seconds: float = 1.4
    """How long the table usually waits before it answers for somebody who is asked but has nothing to decide."""
    leaver_seconds: float = 60.0
    """How long somebody may be away before a bot answers, at tables that wish so."""
    session_seconds: float = SESSION_SECONDS
    """After so long without a visit a browser is a stranger again."""
    idle_seconds: float = 300.0
    """After so long without anybody a table leaves the memory; it is on disk."""
    nap_seconds: float = 600.0
    """A table at which a clock runs out sooner than that stays in memory."""
    alarm_seconds: float = 30.0
    """How often a server looks for tables at which a clock has run out while they slept."""
    beat_seconds: float = 1.0
    """How often servers that share a PostgreSQL say that they live; after five such times one counts as dead."""

    @property
    def database_url(self) -> str:
        """The address as SQLAlchemy wants it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'questhall.db'}"
        for plain, driver in (
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
            ("sqlite://", "sqlite+aiosqlite://"),
        ):
            if self.database.startswith(plain):
                return driver + self.database.removeprefix(plain)
        return self.database
