"""What is written down about a table besides its match: seats, settings, who is muted."""

from __future__ import annotations

from secrets import choice
from typing import Any

from msgspec import Struct, field, json

from questhall.server.bodies import BotLevel, Seat, TableInfo, TableSettings, TableStage
from questhall.server.messages import TakeBackRequest

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Chair(Struct):
    """A seat as it is kept. A person's chair may be played by a bot for a while.

    A person's chair without a person is that of somebody who played to the end and has left since.
    """

    kind: str
    name: str = ""
    person: str = ""
    bot: BotLevel | None = None
    resigned: bool = False
    rests: list[tuple[float, float]] = []
    """When whoever sits here is on vacation: from one date to another. Spans of the past are dropped in time."""

    @property
    def is_human(self) -> bool:
        """A person decides here, now."""
        return self.kind == "person" and self.bot is None


class Paper(Struct, kw_only=True):
    """Everything about a table that outlives the memory of the server, save the match itself."""

    id: str
    code: str
    game: str
    options: dict[str, bool | int | str]
    settings: TableSettings
    owner: str
    chairs: list[Chair]
    stage: TableStage = "open"
    created: float = 0
    changed: float = 0
    waiting: list[int] = []
    round: int | None = None
    commitment: str = ""
    seed: int | None = None
    rematch: str = ""
    campaign: str = ""
    note: str = ""
    why: str = ""
    facts: dict[str, str | int] = {}
    exported: bool = False
    removed: list[str] = []
    muted: list[str] = []
    orders: dict[str, Any] = field(default_factory=dict)
    """Standing orders: a move by `seat/topic`."""
    take_back: TakeBackRequest | None = None
    """Somebody has asked the others to take back his last move,"""
    take_back_at: int = -1
    """when the journal had so many rows: with the next one that is past."""
    revision: int = 0
    """How often the paper was written. Whoever writes an old one loses."""

    def seats_of(self, person: str) -> list[int]:
        return [number for number, chair in enumerate(self.chairs) if chair.kind == "person" and chair.person == person]

    def played_by(self, person: str) -> list[int]:
        """The seats for which this person decides now; not those he has handed to a bot."""
        return [number for number, chair in enumerate(self.chairs) if chair.person == person and chair.is_human]

    def is_played_by(self, seat: int, person: str) -> bool:
        if not 0 <= seat < len(self.chairs):
            return False
        chair = self.chairs[seat]
        return chair.kind == "person" and chair.person == person and chair.bot is None

    def waits_for(self, person: str) -> bool:
        """Whether it is his turn."""
        return self.stage == "playing" and any(self.is_played_by(seat, person) for seat in self.waiting)

    @property
    def people(self) -> list[str]:
        """Everybody who sits here, once."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person))

    @property
    def is_among_people(self) -> bool:
        """More than one person plays, so that there is somebody to have secrets from."""
        return len({chair.person for chair in self.chairs if chair.kind == "person"}) > 1

    @property
    def is_timed(self) -> bool:
        """A bot answers for people who take too long or stay away."""
        return self.settings.clock is not None or self.settings.leaver == "bot"

    def info(self, online: frozenset[str] = frozenset()) -> TableInfo:
        """The table as everybody may see it."""
        return TableInfo(
            id=self.id,
            code=self.code,
            game=self.game,
            options=self.options,
            settings=self.settings,
            stage=self.stage,
            owner=self.owner,
            seats=[seat(number, chair, online) for number, chair in enumerate(self.chairs)],
            waiting=self.waiting,
            round=self.round,
            created=self.created,
            changed=self.changed,
            commitment=self.commitment,
            seed=self.seed,
            rematch=self.rematch,
            campaign=self.campaign,
            note=self.note,
            why=self.why,
            facts=self.facts,
            exported=self.exported,
        )


def new_code() -> str:
    """What friends type to come to a table."""
    return "".join(choice(LETTERS) for _ in range(6))


def seat(number: int, chair: Chair, online: frozenset[str]) -> Seat:
    kind: Any = chair.kind
    away = max((end for _, end in chair.rests), default=0.0)
    return Seat(number, kind, chair.name, chair.person, chair.bot, chair.person in online, chair.resigned, away)


READ_PAPER = json.Decoder(Paper).decode
WRITE_PAPER = json.Encoder().encode
