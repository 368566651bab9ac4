"""Rolling the die: tests, attacks, defences, escapes. Catalogue chapters ROLL, MOD, VAR."""

from __future__ import annotations

from questhall.engine import NOTHING, Play, Table
from questhall.games.runebound1.components import DIE_SIDES, TEN_SIDES
from questhall.games.runebound1.events.fight import RolledAgain
from questhall.games.runebound1.rules.abilities import window
from questhall.games.runebound1.rules.bonuses import abilities
from questhall.games.runebound1.state import Roll, State


def fall(table: Table[State], seat: int) -> int:
    """R1-VAR-01  One die with twenty sides, or two with ten."""
    if table.state.options.two_dice:
        return sum(table.rolls((TEN_SIDES, TEN_SIDES), f"seat.{seat}.die")) + 2
    return table.roll(DIE_SIDES, f"seat.{seat}.die") + 1


def roll(table: Table[State], roll: Roll) -> Play[None]:
    """R1-MOD-01  Modifiers are settled before the roll; only what a card says comes after it."""
    roll.die = fall(table, roll.seat)
    return reconsider(table, roll) if abilities(table.state, roll.seat, "rolled") else NOTHING


def reconsider(table: Table[State], roll: Roll) -> Play[None]:
    """Whoever has a card for a die that has fallen may use it."""
    table.state.roll = roll
    yield from window(table, roll.seat, "rolled")
    table.state.roll = None


def succeeds(roll: Roll) -> bool:
    """R1-ROLL-01  The die plus all modifiers, against the target number.

    R1-ROLL-02  Equal or higher succeeds.
    R1-ROLL-03  A 20 or a 1 is a number like any other.
    """
    return roll.die + roll.bonus >= roll.target


def the_roll(state: State) -> Roll:
    """The roll that is being made."""
    assert state.roll is not None
    return state.roll


def roll_again(table: Table[State]) -> None:
    """The die that lies there is rolled again; the new result counts."""
    rolled = the_roll(table.state)
    old, rolled.die = rolled.die, fall(table, rolled.seat)
    table.tell(RolledAgain(rolled.seat, old, rolled.die))
