"""Real matches at several stages, to fill a hall with copies of them: two people, a bot, and what they have entered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, json
from msgspec.structs import replace

from questhall.bots import Bot, make_bot
from questhall.engine import Match
from questhall.engine.deal import make_deal
from questhall.games import game_of
from questhall.server.autopilot import played
from questhall.server.chronicle import Chronicle
from questhall.server.room import SNAPSHOT_EVERY, round_of

SEATS = 3
BOT = 2
"""The seat behind those of the two people."""
SHARES = (0.1, 0.3, 0.5, 0.7, 0.9)
"""How much of their match the running samples have behind them."""


class Sample(Struct):
    """A match as it lies in the database: its last snapshot, and its journal from the first row on."""

    game: str
    over: bool
    waiting: list[int]
    round: int | None
    commitment: str
    seq: int
    """How many rows of the journal are in the snapshot."""
    snapshot: bytes
    rows: Sequence[bytes]


def samples_of(key: str, seed: int = 0, level: str = "greedy") -> list[Sample]:
    """One match, finished, and before that each time a person had to answer after so much of it."""
    *before, finished = course(key, seed, level)
    asked = [moment for moment in before if len(moment.waiting) == 1 and BOT not in moment.waiting]
    marks = [share * len(finished.rows) for share in SHARES]
    running = [next(moment for moment in asked if len(moment.rows) >= mark) for mark in marks]
    return [*running, finished]


def course(key: str, seed: int, level: str) -> Iterator[Sample]:
    """A whole match, entry by entry, as a server keeps it: a snapshot now and then, and one at the end."""
    match = Match(make_deal(game_of(key), SEATS, seed=seed))
    chronicle, bots = Chronicle(match), [make_bot(level, seed + seat) for seat in match.seats]
    rows: list[bytes] = []
    seq, snapshot = 0, chronicle.keep([])
    while not match.over:
        rows.append(one_more(chronicle, bots))
        if match.over or len(rows) % SNAPSHOT_EVERY == 0:
            seq, snapshot = len(rows), chronicle.keep([])
        asked, commitment = sorted(match.asks), match.commitment
        yield Sample(key, match.over, asked, round_of(chronicle), commitment, seq, snapshot, tuple(rows))


def one_more(chronicle: Chronicle, bots: Sequence[Bot]) -> bytes:
    """The next answer, whoever has to give it, as a row of the journal."""
    seat = min(chronicle.match.asks)
    move = bots[seat].choose(chronicle.match, seat)
    row = played(chronicle, seat, move, None, "bot:greedy" if seat == BOT else "somebody")
    return json.encode(replace(row, waiting=sorted(chronicle.match.asks), round=round_of(chronicle)))
