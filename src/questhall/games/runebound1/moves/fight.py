"""Fights and skill tests."""

from __future__ import annotations

from questhall.engine import Move


class Escape(Move, frozen=True):
    """Try to escape from the fight."""


class FightOn(Move, frozen=True):
    """Go on with the fight."""


class AttackWith(Move, frozen=True):
    """Attack in this phase with the hero or an ally, by the card."""

    who: str


class Defend(Move, frozen=True):
    """The hero defends in this phase."""


class Exert(Move, frozen=True):
    """Take an exhaustion counter to use a skill in a test."""


class RollTest(Move, frozen=True):
    """Roll the die of a test."""


class Rob(Move, frozen=True):
    """Take this card from the hero one has knocked out."""

    card: str


FightMove = Escape | FightOn | AttackWith | Defend | Exert | RollTest | Rob
