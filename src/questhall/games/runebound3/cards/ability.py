"""What an ability is, and the words in which cards say when one can be used."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from questhall.engine import Play, Table
from questhall.games.runebound3.dice import Symbol
from questhall.games.runebound3.state import State, Who

Effect: TypeAlias = "Callable[[Table[State], Who], Play[None]]"
Condition: TypeAlias = "Callable[[State, Who], bool]"

Moment = Literal[
    "action",
    "turn",
    "die",
    "trophy",
    "defeated",
    "tested",
    "learned",
    "engage",
    "cast",
    "surge",
    "combat action",
    "acted",
    "cancel",
    "struck",
    "dealt",
    "hurt",
    "won",
]
"""When an ability can be used.

action         as an action of the own turn, for one action point
turn           at any moment of the own turn, between other things
die            a terrain die may be spent as `terrain`
trophy         after gaining a trophy
defeated       after having been defeated
tested         in an attribute test, after the cards have been revealed
learned        after learning a skill
engage         on engaging, before the first cast
cast           after the cast of a combat round, before initiative is counted
surge          as a combat action, for surge symbols
combat action  as a combat action, for nothing or by exerting
acted          after an own combat action
cancel         when the opponent's surge ability is about to happen
struck         when damage is about to be suffered in a fight, before shields
dealt          after an own attack has dealt damage
hurt           after the opponent's attack has dealt damage to the owner
won            after winning a fight
"""
Limit = Literal["", "turn", "round", "fight"]
X = 0
"""The price of an ability for any number of surges: X is what was spent."""


def always(state: State, who: Who) -> bool:
    """Most abilities know no other condition than their moment."""
    return True


@dataclass(frozen=True)
class Ability:
    """A paragraph of card text that does something.

    R3-ABIL-01  Each paragraph is an ability of its own.
    R3-EXERT-02  Many ask their owner to exert.
    """

    id: str
    moment: Moment
    effect: Effect
    surges: int = X
    exert: bool = False
    gold: int = 0
    limit: Limit = ""
    must: bool = False
    """It happens by itself; all others may be left out."""
    can: Condition = always
    terrain: Symbol | None = None


def surge(id: str, surges: int, effect: Effect, can: Condition = always) -> Ability:
    """R3-SURGEAB-01  A combat action for so many surge symbols.

    R3-SURGEAB-02  Each is used once a combat round at most.
    """
    return Ability(id, "surge", effect, surges, limit="round", can=can)


def once_per_turn(id: str, effect: Effect, can: Condition = always, *, exert: bool = False) -> Ability:
    """At any moment of the own turn."""
    return Ability(id, "turn", effect, exert=exert, limit="turn", can=can)


def action(id: str, effect: Effect, can: Condition = always, *, exert: bool = False) -> Ability:
    """R3-ACTN-06  An ability that costs an action point.

    R3-ACTN-03  An action is one of the own turn; combat actions are called so.
    """
    return Ability(id, "action", effect, exert=exert, can=can)


def engaging(id: str, effect: Effect, can: Condition = always, *, must: bool = True) -> Ability:
    """On engaging, before tokens are cast for the first time."""
    return Ability(id, "engage", effect, must=must, can=can)


def spend_as(id: str, terrain: Symbol, *, limit: Limit = "turn", exert: bool = False) -> Ability:
    """Any terrain die may be spent as this terrain; where it takes an exertion, only to move."""
    return Ability(id, "die", nothing, limit=limit, exert=exert, terrain=terrain)


def nothing(table: Table[State], who: Who) -> Play[None]:
    """An ability that works by being there."""
    return
    yield
