"""What can be said to have happened. Where a seat may be None, that is the enemy in the fight."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.runebound3.board import Deck, Hex
from questhall.games.runebound3.state import Act, DamageKind, FightEnd, RollReason, Scenario

# Set-up, rounds and time


class ScenarioChosen(Event, frozen=True):
    scenario: Scenario


class FirstPlayer(Event, frozen=True):
    seat: int


class HeroTaken(Event, frozen=True):
    seat: int
    hero: str


class Placed(Event, frozen=True):
    seat: int
    hex: Hex


class TurnBegan(Event, frozen=True):
    seat: int
    round: int


class TimeMoved(Event, frozen=True):
    space: int
    act: Act


class ActBegan(Event, frozen=True):
    act: Act


class GemsRefreshed(Event, frozen=True):
    count: int


class StoryDrawn(Event, frozen=True):
    story: str
    slot: int
    """0 if it is no story quest."""


class StorySolved(Event, frozen=True):
    seat: int
    story: str


class StoryFailed(Event, frozen=True):
    seat: int
    story: str


class VillainPlaced(Event, frozen=True):
    hex: Hex


class VillainMoved(Event, frozen=True):
    wilds: int
    hex: Hex


class ZombiesPlaced(Event, frozen=True):
    hex: Hex
    count: int


class ZombieMoved(Event, frozen=True):
    hex: Hex
    other_hex: Hex


class ZombieKilled(Event, frozen=True):
    seat: int
    hex: Hex


class MatchEnded(Event, frozen=True):
    end: str
    seat: int | None


# A turn


class AdventureBegan(Event, frozen=True):
    """The gem is face down; without a card the deck was empty."""

    seat: int
    deck: Deck
    card: str


class Moved(Event, frozen=True):
    seat: int
    hex: Hex
    face: int | None = None


class DiceRolled(Event, frozen=True):
    seat: int
    why: RollReason
    faces: tuple[int, ...]


class DieRerolled(Event, frozen=True):
    seat: int
    die: int
    face: int


class Exerted(Event, frozen=True):
    seat: int
    skill: str


class Healed(Event, frozen=True):
    seat: int | None
    amount: int


class Suffered(Event, frozen=True):
    seat: int | None
    amount: int


class HeroDefeated(Event, frozen=True):
    seat: int


class HeroStands(Event, frozen=True):
    """Defeated or delayed no longer."""

    seat: int


class HeroDelayed(Event, frozen=True):
    seat: int


class HeroEliminated(Event, frozen=True):
    seat: int


class GoldGained(Event, frozen=True):
    seat: int
    gold: int


class GoldPaid(Event, frozen=True):
    seat: int
    gold: int


class TokensGained(Event, frozen=True):
    """Lore or allies."""

    seat: int
    scenario: Scenario
    count: int


class TokensLost(Event, frozen=True):
    seat: int
    scenario: Scenario
    count: int


class TrophyClaimed(Event, frozen=True):
    seat: int
    card: str


class TrophyGained(Event, frozen=True):
    """From a deck, face down: only its owner is told the card."""

    seat: int
    deck: Deck
    card: str = ""


class TrophySpent(Event, frozen=True):
    seat: int
    card: str


class SkillsDrawn(Event, frozen=True):
    """Only their owner is told which."""

    seat: int
    count: int
    skills: tuple[str, ...] = ()


class SkillDiscarded(Event, frozen=True):
    seat: int
    skill: str


class SkillLearned(Event, frozen=True):
    seat: int
    skill: str


class AssetOffered(Event, frozen=True):
    """A card was added to a market."""

    city: str
    asset: str


class AssetSold(Event, frozen=True):
    seat: int
    asset: str
    gold: int


class AssetBought(Event, frozen=True):
    seat: int
    asset: str
    gold: int


class AssetTaken(Event, frozen=True):
    seat: int
    asset: str


class AssetLost(Event, frozen=True):
    seat: int
    asset: str


class AssetRefused(Event, frozen=True):
    seat: int
    asset: str


class Traded(Event, frozen=True):
    seat: int
    other_seat: int
    gives: tuple[str, ...]
    takes: tuple[str, ...]
    gold: int


class TradeRefused(Event, frozen=True):
    seat: int
    other_seat: int


class AbilityUsed(Event, frozen=True):
    seat: int | None
    ability: str


class OptionTaken(Event, frozen=True):
    seat: int
    card: str
    option: int


class RumourKept(Event, frozen=True):
    seat: int
    card: str


class QuestTaken(Event, frozen=True):
    seat: int
    card: str


class OutcomeTaken(Event, frozen=True):
    seat: int
    card: str
    outcome: int


class QuestFailed(Event, frozen=True):
    seat: int
    card: str


class CardDiscarded(Event, frozen=True):
    card: str


class TestBegan(Event, frozen=True):
    seat: int
    attribute: str
    skills: tuple[str, ...]


class TestExtended(Event, frozen=True):
    seat: int
    skill: str


class TestEnded(Event, frozen=True):
    seat: int
    successes: int


# A fight


class FightBegan(Event, frozen=True):
    seat: int
    enemy: str
    other_seat: int | None


class RoundCast(Event, frozen=True):
    round: int


class TokensCast(Event, frozen=True):
    seat: int | None
    tokens: tuple[str, ...]
    shows: tuple[str, ...]


class Initiative(Event, frozen=True):
    seat: int | None
    own: int
    others: int


class Struck(Event, frozen=True):
    seat: int | None
    kind: DamageKind
    amount: int


class Blocked(Event, frozen=True):
    seat: int | None
    amount: int


class SurgeUsed(Event, frozen=True):
    seat: int | None
    ability: str
    surges: int


class Cancelled(Event, frozen=True):
    seat: int | None
    ability: str


class TokenFlipped(Event, frozen=True):
    seat: int | None
    token: str
    shows: str


class TokenRecast(Event, frozen=True):
    seat: int | None
    token: str
    shows: str


class TokenRemoved(Event, frozen=True):
    seat: int | None
    token: str
    shows: str


class TokenDoubled(Event, frozen=True):
    seat: int | None
    token: str
    double: str
    shows: str


class Passed(Event, frozen=True):
    seat: int | None


class FightEnded(Event, frozen=True):
    seat: int
    enemy: str
    other_seat: int | None
    end: FightEnd


RuneboundEvent = (
    ScenarioChosen
    | FirstPlayer
    | HeroTaken
    | Placed
    | TurnBegan
    | TimeMoved
    | ActBegan
    | GemsRefreshed
    | StoryDrawn
    | StorySolved
    | StoryFailed
    | VillainPlaced
    | VillainMoved
    | ZombiesPlaced
    | ZombieMoved
    | ZombieKilled
    | MatchEnded
    | AdventureBegan
    | Moved
    | DiceRolled
    | DieRerolled
    | Exerted
    | Healed
    | Suffered
    | HeroDefeated
    | HeroStands
    | HeroDelayed
    | HeroEliminated
    | GoldGained
    | GoldPaid
    | TokensGained
    | TokensLost
    | TrophyClaimed
    | TrophyGained
    | TrophySpent
    | SkillsDrawn
    | SkillDiscarded
    | SkillLearned
    | AssetOffered
    | AssetSold
    | AssetBought
    | AssetTaken
    | AssetLost
    | AssetRefused
    | Traded
    | TradeRefused
    | AbilityUsed
    | OptionTaken
    | RumourKept
    | QuestTaken
    | OutcomeTaken
    | QuestFailed
    | CardDiscarded
    | TestBegan
    | TestExtended
    | TestEnded
    | FightBegan
    | RoundCast
    | TokensCast
    | Initiative
    | Struck
    | Blocked
    | SurgeUsed
    | Cancelled
    | TokenFlipped
    | TokenRecast
    | TokenRemoved
    | TokenDoubled
    | Passed
    | FightEnded
)
