"""Movement, adventures, experience."""

from __future__ import annotations

from questhall.engine import Move
from questhall.games.runebound1.components import Attribute, Hex


class Rest(Move, frozen=True):
    """Give up a movement die, and take exhaustion off the hero or an ally."""

    who: str


class RollDice(Move, frozen=True):
    """Roll the movement dice that are left."""


class StepAside(Move, frozen=True):
    """Move one hex without dice."""

    hex: Hex


class StayHere(Move, frozen=True):
    """Do not move in this turn."""


class Step(Move, frozen=True):
    """Spend a movement die that shows this face to enter a neighbouring hex."""

    hex: Hex
    face: int


class StopMoving(Move, frozen=True):
    """Leave the other dice unused."""


class Attempt(Move, frozen=True):
    """Take on the adventure of this hex: a new one, or the undefeated challenge that lies here."""


class AttackHero(Move, frozen=True):
    """Attack another hero on this hex."""

    seat: int


class LetBe(Move, frozen=True):
    """Leave adventures and heroes of this hex alone."""


class Improve(Move, frozen=True):
    """Spend experience to raise an attribute by 1."""

    attribute: Attribute


class ImproveTwo(Move, frozen=True):
    """Spend experience to raise two attributes by 1 each."""

    attribute: Attribute
    other_attribute: Attribute


class RaiseLife(Move, frozen=True):
    """Spend experience to raise life by 1."""


class RaiseLifeAnd(Move, frozen=True):
    """Spend experience to raise life by 1, and an attribute too."""

    attribute: Attribute


class EndTurn(Move, frozen=True):
    """Keep the experience that is left, and end the turn."""


TurnMove = (
    Rest
    | RollDice
    | StepAside
    | StayHere
    | Step
    | StopMoving
    | Attempt
    | AttackHero
    | LetBe
    | Improve
    | ImproveTwo
    | RaiseLife
    | RaiseLifeAnd
    | EndTurn
)
