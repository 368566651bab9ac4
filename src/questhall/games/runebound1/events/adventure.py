"""Adventure cards: drawn, resolved, put away."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.runebound1.components import Colour, Hex


class CardDrawn(Event, frozen=True):
    seat: int
    colour: Colour
    card: str


class ChallengeResumed(Event, frozen=True):
    """A challenge of the track is taken on."""

    seat: int
    card: str


class DeckReshuffled(Event, frozen=True):
    colour: Colour


class TopCardSeen(Event, frozen=True):
    """The top card of a deck is turned up, for all to see."""

    seat: int
    colour: Colour
    card: str


class MargathWoken(Event, frozen=True):
    seat: int


class EventBegan(Event, frozen=True):
    card: str


class EventIgnored(Event, frozen=True):
    card: str


class EventEnded(Event, frozen=True):
    card: str


class SpotsRefilled(Event, frozen=True):
    colour: Colour
    count: int


class ChallengeWon(Event, frozen=True):
    seat: int
    card: str


class ChallengeFailed(Event, frozen=True):
    seat: int
    card: str


class PutOnTrack(Event, frozen=True):
    card: str
    space: int
    hex: Hex


class BumpedOffTrack(Event, frozen=True):
    card: str
    colour: Colour


class CounterTaken(Event, frozen=True):
    seat: int
    colour: Colour


class NoCounterLeft(Event, frozen=True):
    """A hazard was beaten, but the bank has no counter to give."""

    seat: int
    colour: Colour


class HazardRolled(Event, frozen=True):
    seat: int
    faces: tuple[int, ...]
    is_met: bool


class HazardMet(Event, frozen=True):
    seat: int
    count: int
    colour: Colour


class CardDoomed(Event, frozen=True):
    """A card that leaves play goes on the doom track."""

    card: str
    space: int


class DoomRose(Event, frozen=True):
    counters: int


class StartCardSeen(Event, frozen=True):
    """The first card of the doom track leaves it, and shows what it was."""

    card: str


class FinalBattleBegan(Event, frozen=True):
    seat: int


class HeroKilled(Event, frozen=True):
    seat: int
    card: str


AdventureEvent = (
    CardDrawn
    | ChallengeResumed
    | DeckReshuffled
    | TopCardSeen
    | MargathWoken
    | EventBegan
    | EventIgnored
    | EventEnded
    | SpotsRefilled
    | ChallengeWon
    | ChallengeFailed
    | PutOnTrack
    | BumpedOffTrack
    | CounterTaken
    | NoCounterLeft
    | HazardRolled
    | HazardMet
    | CardDoomed
    | DoomRose
    | StartCardSeen
    | FinalBattleBegan
    | HeroKilled
)
