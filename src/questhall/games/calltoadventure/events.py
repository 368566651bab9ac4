"""Everything that can happen, as the log tells it."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.calltoadventure.components import Ability, Act, Icon, Side
from questhall.games.calltoadventure.state import Scheme


class Dealt(Event, frozen=True):
    """Character cards to choose from."""

    seat: int
    cards: tuple[str, ...]


class CharacterMade(Event, frozen=True):
    """A hero's origin and motivation lie open."""

    seat: int
    origin: str
    motivation: str


class DestinyKept(Event, frozen=True):
    """Told to its owner only."""

    seat: int
    destiny: str


class SchemeLaid(Event, frozen=True):
    scheme: Scheme
    xp: int


class FirstPlayer(Event, frozen=True):
    seat: int


class TurnBegan(Event, frozen=True):
    seat: int


class RowOpened(Event, frozen=True):
    act: Act
    cards: tuple[str, ...]


class CardTurnedUp(Event, frozen=True):
    """A new card in a row."""

    card: str


class DeckShuffled(Event, frozen=True):
    act: Act


class AllyAttached(Event, frozen=True):
    seat: int
    ally: str
    challenge: str


class AllyLeft(Event, frozen=True):
    """Discarded, for there was no challenge for it."""

    ally: str


class DestinyRevealed(Event, frozen=True):
    seat: int
    destiny: str


class Journeyed(Event, frozen=True):
    seat: int
    card: str
    xp: int


class Replaced(Event, frozen=True):
    seat: int
    card: str


class TraitGained(Event, frozen=True):
    seat: int
    trait: str


class Announced(Event, frozen=True):
    """An attempt, and what it asks for."""

    seat: int
    path: str
    difficulty: int


class FacesOdium(Event, frozen=True):
    seat: int
    one: Ability
    other: Ability
    difficulty: int


class RunesBought(Event, frozen=True):
    seat: int
    count: int


class RunesAdded(Event, frozen=True):
    seat: int
    runes: tuple[str, ...]


class RuneRemoved(Event, frozen=True):
    seat: int
    rune: str


class RuneTurned(Event, frozen=True):
    """A rune was turned over, and what the cast comes to now."""

    seat: int
    rune: str
    sum: int


class AbilitiesChanged(Event, frozen=True):
    """The runes of these two are cast, not those the challenge shows."""

    seat: int
    one: Ability
    other: Ability


class RunesCast(Event, frozen=True):
    """The runes, the faces they show, and what they come to."""

    seat: int
    runes: tuple[str, ...]
    faces: tuple[int, ...]
    sum: int


class CastAgain(Event, frozen=True):
    seat: int


class Passed(Event, frozen=True):
    """An attempt succeeded."""

    seat: int
    path: str
    result: int
    difficulty: int


class Failed(Event, frozen=True):
    seat: int
    challenge: str
    result: int
    difficulty: int


class OdiumPassed(Event, frozen=True):
    seat: int
    result: int
    difficulty: int
    removed: int


class OdiumWithstood(Event, frozen=True):
    seat: int
    result: int
    difficulty: int


class AllyWon(Event, frozen=True):
    seat: int
    ally: str


class AllySacrificed(Event, frozen=True):
    seat: int
    ally: str


class AllyRestored(Event, frozen=True):
    """Turned face up again."""

    seat: int
    ally: str


class ExperienceGained(Event, frozen=True):
    seat: int
    xp: int


class ExperienceLost(Event, frozen=True):
    seat: int
    xp: int


class CardDrawn(Event, frozen=True):
    """Its name is told to whoever drew it."""

    seat: int
    side: Side
    card: str = ""


class CardLost(Event, frozen=True):
    """A card left a hand unplayed."""

    seat: int
    side: Side
    card: str = ""


class CardPlayed(Event, frozen=True):
    seat: int
    card: str
    other_seat: int | None


class CardCancelled(Event, frozen=True):
    card: str


class NoEffect(Event, frozen=True):
    """A card could do nothing here."""

    card: str


class OdiumRevealed(Event, frozen=True):
    card: str


class OdiumGained(Event, frozen=True):
    xp: int


class OdiumLost(Event, frozen=True):
    xp: int


class PowerUsed(Event, frozen=True):
    seat: int
    card: str


class PowerWorked(Event, frozen=True):
    """Something on a card happened by itself."""

    seat: int
    card: str


class MarkerMoved(Event, frozen=True):
    """To a space of the Corruption track, counted from the top with 1."""

    seat: int
    space: int
    down: bool


class ResultRaised(Event, frozen=True):
    """To the result of the attempt; negative: lowered."""

    seat: int
    plus: int


class DifficultyRaised(Event, frozen=True):
    plus: int


class RadiantForTurn(Event, frozen=True):
    seat: int
    icons: int


class IconCompleted(Event, frozen=True):
    """Three of a kind."""

    seat: int
    icon: Icon


class ChapterEnded(Event, frozen=True):
    seat: int
    act: Act


class LastTurns(Event, frozen=True):
    """A story is complete: all others have one more turn."""

    seat: int


class OathSworn(Event, frozen=True):
    seat: int
    xp: int


class OathRefused(Event, frozen=True):
    seat: int


class TurnSkipped(Event, frozen=True):
    """There was nothing to take or to attempt."""

    seat: int


class OdiumDefeated(Event, frozen=True):
    pass


class OdiumTriumphed(Event, frozen=True):
    xp: int


class MatchEnded(Event, frozen=True):
    totals: tuple[int, ...]
    places: tuple[int, ...]


AdventureEvent = (
    Dealt
    | CharacterMade
    | DestinyKept
    | SchemeLaid
    | FirstPlayer
    | TurnBegan
    | RowOpened
    | CardTurnedUp
    | DeckShuffled
    | AllyAttached
    | AllyLeft
    | DestinyRevealed
    | Journeyed
    | Replaced
    | TraitGained
    | Announced
    | FacesOdium
    | RunesBought
    | RunesAdded
    | RuneRemoved
    | RuneTurned
    | AbilitiesChanged
    | RunesCast
    | CastAgain
    | Passed
    | Failed
    | OdiumPassed
    | OdiumWithstood
    | AllyWon
    | AllySacrificed
    | AllyRestored
    | ExperienceGained
    | ExperienceLost
    | CardDrawn
    | CardLost
    | CardPlayed
    | CardCancelled
    | NoEffect
    | OdiumRevealed
    | OdiumGained
    | OdiumLost
    | PowerUsed
    | PowerWorked
    | MarkerMoved
    | ResultRaised
    | DifficultyRaised
    | RadiantForTurn
    | IconCompleted
    | ChapterEnded
    | LastTurns
    | OathSworn
    | OathRefused
    | TurnSkipped
    | OdiumDefeated
    | OdiumTriumphed
    | MatchEnded
)
