"""What can be said to have happened before the first turn, and between turns."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.nearandfar.components import Character


class Opened(Event, frozen=True):
    """The map lies open, and quest tokens lie on it."""

    map: str
    quests: int
    seat: int
    """Who begins."""


class CharacterTaken(Event, frozen=True):
    seat: int
    character: Character


class NeutralPlaced(Event, frozen=True):
    """The unused character stands in the town hall."""

    character: Character


class TalentBought(Event, frozen=True):
    seat: int
    talent: str
    experience: int


class ArtifactsDealt(Event, frozen=True):
    """Told to the seat only: five ordinary artifacts, and two special cards."""

    artifacts: tuple[str, ...]
    cards: tuple[str, ...]


class Drafted(Event, frozen=True):
    """Everybody has kept an artifact and passed the others on; the seat learns what came."""

    artifact: str
    received: tuple[str, ...]


class HandsReady(Event, frozen=True):
    """The draft and the discards are over: how many artifacts everybody holds."""

    hands: tuple[int, ...]


class StartingFood(Event, frozen=True):
    seat: int
    food: int


class RoundBegan(Event, frozen=True):
    round: int
    seat: int


class LastRound(Event, frozen=True):
    """Somebody has placed the last camp of the board: this round is the last."""

    seat: int


class NobodyCanCamp(Event, frozen=True):
    """No player can place another camp, or nobody has for long: this round is the last."""


class MatchEnded(Event, frozen=True):
    totals: tuple[int, ...]
    places: tuple[int, ...]


class AllLost(Event, frozen=True):
    """A boss of the last map was left: all have lost this game."""


SetupEvent = (
    Opened
    | CharacterTaken
    | NeutralPlaced
    | TalentBought
    | ArtifactsDealt
    | Drafted
    | HandsReady
    | StartingFood
    | RoundBegan
    | LastRound
    | NobodyCanCamp
    | MatchEnded
    | AllLost
)
