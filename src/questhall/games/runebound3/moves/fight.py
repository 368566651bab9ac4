"""A fight.

Tokens are named by their id; `shows` says what lies up, a symbol and its number, for those who read the move.
"""

from __future__ import annotations

from questhall.engine import Move
from questhall.games.runebound3.state import DamageKind


class Strike(Move, frozen=True):
    """Spend tokens of one kind of damage."""

    tokens: tuple[str, ...]
    kind: DamageKind
    damage: int


class UseSurge(Move, frozen=True):
    """Spend surge tokens on an ability."""

    ability: str
    tokens: tuple[str, ...]
    surges: int


class FlipOwn(Move, frozen=True):
    """Spend an agility token to flip an own token."""

    agility: str
    token: str
    shows: str
    back: str


class MakeRecast(Move, frozen=True):
    """Spend an agility token to make the opponent recast a token."""

    agility: str
    token: str
    shows: str


class Double(Move, frozen=True):
    """Put a token on a double."""

    double: str
    token: str
    shows: str


class Pass(Move, frozen=True):
    """No more combat actions in this combat round."""


class Block(Move, frozen=True):
    """Spend shields against the damage."""

    tokens: tuple[str, ...]
    shields: int


class SpendSurges(Move, frozen=True):
    """Spend surge tokens to cancel an ability."""

    tokens: tuple[str, ...]
    surges: int


class ChooseToken(Move, frozen=True):
    """The token an effect is about."""

    token: str
    shows: str


class Retreat(Move, frozen=True):
    """Roll a die to retreat."""


class Stay(Move, frozen=True):
    """Fight on."""


FightMove = (
    Strike | UseSurge | FlipOwn | MakeRecast | Double | Pass | Block | SpendSurges | ChooseToken | Retreat | Stay
)
