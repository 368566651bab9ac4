"""Questions put to several seats at once: who is answered for by the table, and after how long.

Who is asked hangs on public facts alone, so a seat with nothing to use is asked too. From what the others see, and from
how long it takes, nobody shall read which seat that was: the table answers for it after a pause, and a bot takes the
same pause whatever it holds.
"""

from __future__ import annotations

from hashlib import blake2b
from math import exp
from statistics import NormalDist
from typing import TYPE_CHECKING

from questhall.engine import Match
from questhall.server.chronicle import Chronicle

if TYPE_CHECKING:
    from questhall.server.room import Room

PERSONS_PAUSE = {"instant": 1.0, "natural": 1.0, "slow": 1.5}
"""How the pace of a table stretches the pause of a person's seat. Bots may be in a hurry, people are not."""
BOTS_PAUSE = {"instant": 0.1, "natural": 0.5, "slow": 1.3}
SPREAD = 0.45
LEAST, MOST = 0.45, 2.2
"""How far a pause may be from the usual one."""
WORD = 6
"""Bytes of a drawn number."""


def hides_something(match: Match) -> bool:
    """Several are asked in a game where what one of them could answer is not for all eyes."""
    return match.question is not None and match.question.group and not match.game.open_to_all


def is_watched(room: Room, seat: int) -> bool:
    """There is somebody who could read something from when this seat answers."""
    chairs = room.paper.chairs
    if any(chair.kind == "person" for number, chair in enumerate(chairs) if number != seat):
        return True
    return any(listener.person != chairs[seat].person for listener in room.listeners)


class Pauses:
    """How long the seats of a group wait before the table answers for them. A pause begins when the question is put."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._since: dict[int, tuple[int, float]] = {}
        """The number of each seat's question, and when it was put."""

    def note(self) -> bool:
        """What is asked may have changed; whether several are asked at once."""
        chronicle, before = self.room.chronicle, self._since
        question = chronicle.match.question if chronicle is not None else None
        self._since = {}
        if chronicle is None or question is None or not question.group:
            return False
        for seat in question.asks:
            at, known = chronicle.at_of(seat), before.get(seat)
            self._since[seat] = known if known is not None and known[0] == at else (at, self.room.moved)
        return True

    def end(self, chronicle: Chronicle, seat: int) -> float:
        """When the table answers for a seat: at once, unless somebody could read something from that."""
        room, match, at = self.room, chronicle.match, chronicle.at_of(seat)
        if not hides_something(match) or not is_watched(room, seat):
            return 0.0
        asked, since = self._since.get(seat, (at, room.moved))
        return (since if asked == at else room.moved) + self.length(match, seat, at)

    def length(self, match: Match, seat: int, at: int) -> float:
        """Drawn, but always the same for one seat and question: also after a restart, and on another server."""
        settings, paper = self.room.hall.settings, self.room.paper
        pace = (BOTS_PAUSE if paper.chairs[seat].bot else PERSONS_PAUSE)[paper.settings.pace]
        drawn = blake2b(f"{paper.id} {at} {seat}".encode(), key=match.deal.key, person=b"pause", digest_size=WORD)
        share = (int.from_bytes(drawn.digest(), "big") + 0.5) / 256**WORD
        return settings.pause_seconds * pace * min(MOST, max(LEAST, exp(SPREAD * NormalDist().inv_cdf(share))))
