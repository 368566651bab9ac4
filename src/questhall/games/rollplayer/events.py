"""What can be said to have happened."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.rollplayer.components import Attribute, Color, Direction, Race, Side


class StartRolled(Event, frozen=True):
    """Everybody rolled a die for the start."""

    values: tuple[int, ...]
    seats: tuple[int, ...]


class StartPlayer(Event, frozen=True):
    seat: int


class SheetTaken(Event, frozen=True):
    seat: int
    race: Race
    side: Side


class GoldTaken(Event, frozen=True):
    """Gold from the supply, and what for."""

    seat: int
    gold: int
    why: str


class ClassDieDrawn(Event, frozen=True):
    seat: int
    color: Color
    accepted: bool


class ClassTaken(Event, frozen=True):
    seat: int
    class_card: str


class CardsDealt(Event, frozen=True):
    seat: int
    backstory: str
    alignment: str


class MarketDealt(Event, frozen=True):
    cards: tuple[str, ...]


class CardTrashed(Event, frozen=True):
    card: str


class StartingDice(Event, frozen=True):
    seat: int
    colors: tuple[Color, ...]
    values: tuple[int, ...]


class DiePlaced(Event, frozen=True):
    seat: int
    color: Color
    value: int
    row: Attribute
    cell: int


class RoundBegan(Event, frozen=True):
    round: int
    rounds: int
    seat: int


class PoolRolled(Event, frozen=True):
    seat: int
    colors: tuple[Color, ...]
    values: tuple[int, ...]


class PoolLaid(Event, frozen=True):
    """The dice on the unchosen initiative cards, in ascending order."""

    cards: tuple[int, ...]
    colors: tuple[Color, ...]
    values: tuple[int, ...]


class PoolDieChanged(Event, frozen=True):
    seat: int
    card: int
    color: Color
    old: int
    value: int


class PoolSwapped(Event, frozen=True):
    seat: int
    card: int
    other: int


class CardTaken(Event, frozen=True):
    """An initiative card with its die."""

    seat: int
    card: int
    color: Color
    value: int


class DieChanged(Event, frozen=True):
    """A die of a sheet shows another value."""

    seat: int
    row: Attribute
    cell: int
    color: Color
    old: int
    value: int


class DieRerolled(Event, frozen=True):
    """A die was rolled again; whether the new value stays is said by what follows."""

    seat: int
    row: Attribute
    cell: int
    color: Color
    value: int


class RollRejected(Event, frozen=True):
    seat: int
    value: int


class DiceSwapped(Event, frozen=True):
    seat: int
    row: Attribute
    cell: int
    other_row: Attribute
    other_cell: int


class DieMoved(Event, frozen=True):
    seat: int
    color: Color
    value: int
    row: Attribute
    other_row: Attribute


class DieExchanged(Event, frozen=True):
    """A die of the sheet left for one from the pool or the bag."""

    seat: int
    row: Attribute
    cell: int
    color: Color
    value: int
    other_color: Color
    other_value: int


class TokenMoved(Event, frozen=True):
    seat: int
    direction: Direction


class TokenStayed(Event, frozen=True):
    """The arrow pointed off the card, or the owner was vigilant."""

    seat: int


class CharismaTaken(Event, frozen=True):
    seat: int


class GoldPaid(Event, frozen=True):
    """Gold paid for another action than the row's own."""

    seat: int
    gold: int
    attribute: Attribute


class CardBought(Event, frozen=True):
    seat: int
    card: str
    gold: int
    tokens: int


class WeaponDropped(Event, frozen=True):
    seat: int
    weapon: str


class CardDiscarded(Event, frozen=True):
    seat: int
    card: str


class CardAdded(Event, frozen=True):
    seat: int
    card: str


class TopTurned(Event, frozen=True):
    seat: int
    card: str


class EnemyRolled(Event, frozen=True):
    value: int


class MarketCleared(Event, frozen=True):
    cards: tuple[str, ...]


class DeckReshuffled(Event, frozen=True):
    count: int


class SkillUsed(Event, frozen=True):
    seat: int
    skill: str
    copied: str = ""


class SkillRefreshed(Event, frozen=True):
    seat: int
    skill: str


class MatchEnded(Event, frozen=True):
    totals: tuple[int, ...]
    places: tuple[int, ...]


RollPlayerEvent = (
    StartRolled
    | StartPlayer
    | SheetTaken
    | GoldTaken
    | ClassDieDrawn
    | ClassTaken
    | CardsDealt
    | MarketDealt
    | CardTrashed
    | StartingDice
    | DiePlaced
    | RoundBegan
    | PoolRolled
    | PoolLaid
    | PoolDieChanged
    | PoolSwapped
    | CardTaken
    | DieChanged
    | DieRerolled
    | RollRejected
    | DiceSwapped
    | DieMoved
    | DieExchanged
    | TokenMoved
    | TokenStayed
    | CharismaTaken
    | GoldPaid
    | CardBought
    | WeaponDropped
    | CardDiscarded
    | CardAdded
    | TopTurned
    | EnemyRolled
    | MarketCleared
    | DeckReshuffled
    | SkillUsed
    | SkillRefreshed
    | MatchEnded
)
