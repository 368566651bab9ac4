"""Fights, rolls, wounds and exhaustion. `who` is the card of a hero or an ally."""

from __future__ import annotations

from questhall.engine import Event
from questhall.games.runebound1.components import Attack, Attribute, Hex


class FightBegan(Event, frozen=True):
    seat: int
    card: str
    other_seat: int | None


class RoundBegan(Event, frozen=True):
    """`seat` acts in it."""

    seat: int
    round: int


class TargetRolled(Event, frozen=True):
    """Between heroes the defender's roll is the number to reach."""

    seat: int
    kind: Attack
    die: int
    total: int


class AttackRolled(Event, frozen=True):
    seat: int
    who: str
    kind: Attack
    die: int
    total: int
    target: int
    success: bool


class DefenceRolled(Event, frozen=True):
    seat: int
    who: str
    kind: Attack
    die: int
    total: int
    target: int
    success: bool


class EscapeRolled(Event, frozen=True):
    seat: int
    die: int
    total: int
    target: int
    success: bool


class SkillTested(Event, frozen=True):
    seat: int
    attribute: Attribute
    skill: str
    die: int
    total: int
    target: int
    success: bool


class RolledAgain(Event, frozen=True):
    """The first die fell to `before`."""

    seat: int
    before: int
    die: int


class EnemyWounded(Event, frozen=True):
    seat: int
    card: str
    amount: int


class Wounded(Event, frozen=True):
    seat: int
    who: str
    amount: int


class WoundsCancelled(Event, frozen=True):
    seat: int
    who: str
    amount: int


class Exhausted(Event, frozen=True):
    seat: int
    who: str
    amount: int


class Healed(Event, frozen=True):
    seat: int
    who: str
    amount: int


class Recovered(Event, frozen=True):
    """Exhaustion is taken off."""

    seat: int
    who: str
    amount: int


class AllyDied(Event, frozen=True):
    seat: int
    card: str


class AllyKeptOut(Event, frozen=True):
    """An enemy's text forbids an ally to attack in this fight."""

    seat: int
    card: str


class Escaped(Event, frozen=True):
    seat: int
    hex: Hex


class FightWon(Event, frozen=True):
    """Between heroes: the winner and the loser."""

    seat: int
    other_seat: int


class KnockedOut(Event, frozen=True):
    seat: int
    gold: int
    points: int
    hex: Hex


class CardRobbed(Event, frozen=True):
    seat: int
    other_seat: int
    card: str


FightEvent = (
    FightBegan
    | RoundBegan
    | TargetRolled
    | AttackRolled
    | DefenceRolled
    | EscapeRolled
    | SkillTested
    | RolledAgain
    | EnemyWounded
    | Wounded
    | WoundsCancelled
    | Exhausted
    | Healed
    | Recovered
    | AllyDied
    | AllyKeptOut
    | Escaped
    | FightWon
    | KnockedOut
    | CardRobbed
)
