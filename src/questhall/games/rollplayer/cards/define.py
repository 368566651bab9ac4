"""What is printed on a market card, and the words that put a card and its effect side by side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from questhall.engine import Play, Table
from questhall.games.rollplayer.components import ArmourKind, Direction
from questhall.games.rollplayer.state import Player, State, unchosen

SkillEffect: TypeAlias = "Callable[[Table[State], int], Play[None]]"
Moment: TypeAlias = "Callable[[State, int], bool]"
Stars: TypeAlias = "Callable[[Player], int]"


@dataclass(frozen=True)
class MarketCard:
    """Every market card has a name, a rank in dots and a cost.

    RP-CARD-05  The rank only serves to build the market deck.
    """

    id: str
    dots: int
    cost: int


@dataclass(frozen=True)
class Weapon(MarketCard):
    """RP-CARD-07  A permanent ability or bonus for its owner."""

    hands: int


@dataclass(frozen=True)
class Armour(MarketCard):
    """RP-CARD-11  No ability during play, only stars at the end, by kind."""

    kind: ArmourKind


@dataclass(frozen=True)
class Skill(MarketCard):
    """An ability to be used during the game at the price of a step on the alignment card."""

    arrow: Direction | None
    moment: Moment
    effect: SkillEffect | None


@dataclass(frozen=True)
class Trait(MarketCard):
    """RP-CARD-16  Stars at the end of the game if its condition is met."""

    arrow: Direction
    stars: Stars


CARDS: dict[str, MarketCard] = {}
"""All 53 market cards by id; `cards/deck.py` lays them in."""


def at_any_moment(state: State, seat: int) -> bool:
    """Most skills know no other limit than the general ones."""
    return True


def while_dice_are_chosen(state: State, seat: int) -> bool:
    """In the dice phase, while an unchosen initiative card is left."""
    return state.phase == "dice" and bool(unchosen(state))


def in_own_market_turn(state: State, seat: int) -> bool:
    """In the own market turn, before buying or discarding."""
    return state.phase == "market" and state.queue[:1] == [seat] and not state.market_done


def skill(
    id: str, *, dots: int, cost: int, arrow: Direction, moment: Moment = at_any_moment
) -> Callable[[SkillEffect], Skill]:
    """A skill card, written above its effect."""
    return lambda effect: Skill(id, dots, cost, arrow, moment, effect)


def trait(id: str, *, dots: int, cost: int, arrow: Direction) -> Callable[[Stars], Trait]:
    """A trait card, written above what it is worth at the end."""
    return lambda stars: Trait(id, dots, cost, arrow, stars)
