"""The tables of the database: people, tables, campaigns, and the journal, which is the truth about every match."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

FORM = Table(
    "questhall",
    METADATA,
    Column("version", Integer, primary_key=True, autoincrement=False),  # of all these tables: see migrations.py
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(48), nullable=False),
    Column("account", String(96), unique=True),  # the name in one spelling; empty for a guest
    Column("password", String(200)),
    Column("created", Float, nullable=False),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of the cookie; the cookie itself is nowhere
    Column("person", String(32), nullable=False, index=True),
    Column("seen", Float, nullable=False),
)

CODES = Table(
    "codes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("expires", Float, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("stage", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("paper", LargeBinary, nullable=False),  # seats, settings and the rest, as JSON
    Column("revision", Integer, nullable=False, server_default="0"),  # of the paper: a second writer loses on it
    Index("tables_in_the_window", "public", "stage", "changed"),
    Index("tables_by_stage", "stage", "id"),
)

SITTERS = Table(
    "sitters",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Index("sitters_at_a_table", "table_id"),
)

JOURNAL = Table(
    "journal",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),  # a second writer loses on this key and looks again
    Column("row", LargeBinary, nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

CAMPAIGNS = Table(
    "campaigns",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("table_id", String(32), nullable=False, index=True),  # where it is played now, or was played last
    Column("document", LargeBinary, nullable=False),  # between two matches, as JSON; empty before the first is over
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("name", String(48), nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Float, nullable=False),
    Column("notice", String(16), nullable=False, server_default=""),  # what the table itself says, in no language
)

NOTES = Table(
    "notes",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

# For games that last for days

VACATIONS = Table(
    "vacations",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("begins", Float, primary_key=True),
    Column("ends", Float, nullable=False),
)

REACH = Table(
    "reach",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("lang", String(2), nullable=False),
    Column("mail", String(200), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("code", String(64), nullable=False, index=True),  # its hash: who has it confirms the address
    Column("code_until", Float, nullable=False),
    Column("stop", String(64), nullable=False, index=True),  # who has it stops the letters, and can do nothing else
    Column("hook", String(500), nullable=False),
    Column("wanted", Boolean, nullable=False),  # switched on
)

LETTERS = Table(
    "letters",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("way", String(4), primary_key=True),
    Column("turn", Integer, nullable=False),  # of which he was told last: the row behind his own last one
    Column("told", Float, nullable=False),
    Column("again", Float, nullable=False),  # when to try it again; 0: it went out
    Column("tries", Integer, nullable=False),
)

ALARMS = Table(
    "alarms",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("due", Float, nullable=False, index=True),  # when the next clock runs out at a table that sleeps
    Column("rows", Integer, nullable=False),  # it holds as long as the journal has so many,
    Column("revision", Integer, nullable=False),  # and the paper is this one
)

# Where several servers share a PostgreSQL

NODES = Table(
    "nodes",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("seen", Float, nullable=False),  # its last heartbeat, by the clock of the database
    Column("build", String(200), nullable=False),  # its version, and those of its rules
)

LEASES = Table(
    "leases",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("node", String(16), nullable=False, index=True),  # who plays for its bots and watches its clocks
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("node", String(16), primary_key=True, index=True),
    Column("person", String(32), primary_key=True),
)
