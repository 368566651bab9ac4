"""Who sits where: people and bots, with their names."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from msgspec import Struct
from msgspec.structs import replace

from questhall.bots import BOTS, Bot, Thought, make_bot
from questhall.bots.base import thought_of
from questhall.engine import Match, Move, QuesthallError
from questhall.terminal.voice import Voice

PERSON = ""
BOT_NAMES = 4
"""How many names for bots the texts have."""


class Chairs(Struct, frozen=True):
    """The chairs around one table; it is kept in the match file, so that everybody finds his place again."""

    names: tuple[str, ...]
    bots: tuple[str, ...]
    """The bot in each chair; empty for a person."""
    campaign: str = ""
    """The file of the campaign that the match belongs to, if it does."""

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot == PERSON]

    def seated_bots(self) -> dict[int, Bot]:
        return {seat: SteadyBot(bot) for seat, bot in enumerate(self.bots) if bot != PERSON}

    def with_bots_only(self, bots: Sequence[str]) -> Chairs:
        """The same names, but bots play for the people too."""
        taken = [bot or bots[seat % len(bots)] for seat, bot in enumerate(self.bots)]
        return replace(self, bots=tuple(taken))


def seat_everybody(seats: int, people: int, bots: Sequence[str], voice: Voice) -> Chairs:
    """People take the first chairs, bots the others in the order named, beginning anew when the list ends."""
    for bot in bots:
        if bot not in BOTS:
            raise QuesthallError(voice.say("terminal-no-such-bot", bot=bot, bots=", ".join(BOTS)))
    if not 0 <= people <= seats:
        raise QuesthallError(voice.say("terminal-too-many-people", people=people, seats=seats))
    names = [voice.say("terminal-person", number=seat + 1, people=people) for seat in range(people)]
    names += [voice.say(f"terminal-bot-{number % BOT_NAMES + 1}") for number in range(seats - people)]
    in_chairs = [PERSON] * people + [bots[number % len(bots)] for number in range(seats - people)]
    return Chairs(tuple(names), tuple(in_chairs))


class SteadyBot:
    """A bot whose choice depends on the match alone: after a break it goes on as it would have without one."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, match: Match, seat: int) -> Move:
        return self.decide(match, seat).move

    def decide(self, match: Match, seat: int) -> Thought:
        moment = f"{match.commitment} {len(match.journal)} {seat}"
        seed = int.from_bytes(blake2b(moment.encode(), digest_size=8).digest(), "big")
        return thought_of(make_bot(self.name, seed), match, seat)
