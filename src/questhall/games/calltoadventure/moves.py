"""Everything a player can do."""

from __future__ import annotations

from questhall.engine import Move
from questhall.games.calltoadventure.components import Ability, Side


class KeepCard(Move, frozen=True):
    """Of two character cards of one kind, keep this one."""

    card: str


class TakeTrait(Move, frozen=True):
    trait: str


class TryPath(Move, frozen=True):
    """Attempt a challenge by one of its paths: `escape/upper`."""

    path: str


class Journey(Move, frozen=True):
    """Pay, and have a card of a row replaced."""

    card: str


class Replace(Move, frozen=True):
    """Have a card replaced for nothing, because none can be taken."""

    card: str


class UsePower(Move, frozen=True):
    """Use what a card in the own story offers."""

    card: str


class PlayCard(Move, frozen=True):
    """Play a hero or antihero card on somebody, or on nobody in particular."""

    card: str
    other_seat: int | None = None


class BuyRunes(Move, frozen=True):
    """Add so many Dark runes to the cast."""

    count: int


class PickAbilities(Move, frozen=True):
    """The two abilities for the cast against Odium."""

    one: Ability
    other: Ability


class DrawFrom(Move, frozen=True):
    """Take a card of this kind."""

    side: Side


class Attach(Move, frozen=True):
    """Lay the ally that came up under this challenge."""

    challenge: str


class Sacrifice(Move, frozen=True):
    ally: str


class PickCard(Move, frozen=True):
    """One of the cards a power or a card lets one choose from."""

    card: str


class PickHero(Move, frozen=True):
    seat: int


class PickRune(Move, frozen=True):
    rune: str


class Swear(Move, frozen=True):
    """Swear allegiance to Odium."""


class StayTrue(Move, frozen=True):
    """Do not."""


class Decline(Move, frozen=True):
    """Leave out what may be left out."""


class Pass(Move, frozen=True):
    """Play nothing now."""


class EndTurn(Move, frozen=True):
    pass


AdventureMove = (
    KeepCard
    | TakeTrait
    | TryPath
    | Journey
    | Replace
    | UsePower
    | PlayCard
    | BuyRunes
    | PickAbilities
    | DrawFrom
    | Attach
    | Sacrifice
    | PickCard
    | PickHero
    | PickRune
    | Swear
    | StayTrue
    | Decline
    | Pass
    | EndTurn
)
