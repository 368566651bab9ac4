"""What happens on the map."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.nearandfar.atlas.define import Space


class LeftTown(Event, frozen=True):
    seat: int
    team: tuple[str, ...]
    hearts: int


class Walked(Event, frozen=True):
    seat: int
    space: Space


class ThreatMet(Event, frozen=True):
    """Halfway along a path: who is fought."""

    seat: int
    threat: int


class BossMet(Event, frozen=True):
    seat: int
    boss: str


class ThreatAvoided(Event, frozen=True):
    seat: int
    threat: int


class FightRolled(Event, frozen=True):
    """A die against a threat or a difficulty, with what is added."""

    seat: int
    roll: int
    total: int
    against: int


class FightRaised(Event, frozen=True):
    """Hearts or a treasure raise the total."""

    seat: int
    total: int


class ThreatDefeated(Event, frozen=True):
    seat: int
    threat: int


class BossDefeated(Event, frozen=True):
    seat: int
    boss: str


class DrivenBack(Event, frozen=True):
    """The fight is lost: back to the space, and the turn is over."""

    seat: int
    space: Space


class CampPlaced(Event, frozen=True):
    seat: int
    space: Space


class QuestRead(Event, frozen=True):
    """A passage is opened; what it says is in the view."""

    seat: int


class PassageUnwritten(Event, frozen=True):
    """The storybook has no such passage yet: an arcade card stands in for it."""

    seat: int


class ArcadeDrawn(Event, frozen=True):
    seat: int


class OptionChosen(Event, frozen=True):
    seat: int
    option: int
    """Counted from 1."""


class QuestDone(Event, frozen=True):
    seat: int
    bonus: bool


class QuestFailed(Event, frozen=True):
    seat: int


class KeywordLearned(Event, frozen=True):
    seat: int


class SideQuestNoted(Event, frozen=True):
    seat: int


class SquareFilled(Event, frozen=True):
    """A quest counts on the character card."""

    seat: int
    experience: bool
    """A star was filled with it."""


JourneyEvent = (
    LeftTown
    | Walked
    | ThreatMet
    | BossMet
    | ThreatAvoided
    | FightRolled
    | FightRaised
    | ThreatDefeated
    | BossDefeated
    | DrivenBack
    | CampPlaced
    | QuestRead
    | PassageUnwritten
    | ArcadeDrawn
    | OptionChosen
    | QuestDone
    | QuestFailed
    | KeywordLearned
    | SideQuestNoted
    | SquareFilled
)
