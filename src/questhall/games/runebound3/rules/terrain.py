"""Terrain dice on the table: rolling, rerolling by exerting, paying with them. Catalogue chapters DICE, EXERT, EXPL."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.ability import Ability
from questhall.games.runebound3.dice import FACES, Symbol
from questhall.games.runebound3.events.hero import DiceRolled, DieRerolled
from questhall.games.runebound3.moves.terrain import RerollDie
from questhall.games.runebound3.rules.bonuses import abilities
from questhall.games.runebound3.rules.exerting import exert
from questhall.games.runebound3.rules.parties import can_use
from questhall.games.runebound3.state import Roll, RollReason, State


def roll_terrain(table: Table[State], seat: int, dice: int, why: RollReason) -> Roll:
    """R3-LIMIT-02  The number of dice in the box is no limit."""
    faces = table.rolls([len(FACES)] * dice, f"seat.{seat}.terrain")
    table.state.rolled = roll = Roll(why, faces, [False] * dice)
    table.tell(DiceRolled(seat, why, tuple(faces)))
    return roll


def the_roll(state: State) -> Roll:
    assert state.rolled is not None
    return state.rolled


def rerolls(state: State, seat: int) -> list[RerollDie]:
    """R3-EXERT-04  Whenever terrain dice are rolled, a hero may exert to reroll one that is not spent."""
    if not state.players[seat].hand:
        return []
    roll = the_roll(state)
    seen: dict[int, int] = {}
    for die, face in enumerate(roll.dice):
        if not roll.spent[die]:
            seen.setdefault(face, die)
    return [RerollDie(die, face) for face, die in seen.items()]


def reroll(table: Table[State], seat: int, die: int) -> Play[None]:
    """R3-EXERT-05  Having seen the new face the hero may exert again, for the same die too."""
    yield from exert(table, seat)
    reroll_die(table, seat, die)


def reroll_die(table: Table[State], seat: int, die: int) -> None:
    roll = the_roll(table.state)
    roll.dice[die] = table.roll(len(FACES), f"seat.{seat}.terrain")
    table.tell(DieRerolled(seat, die, roll.dice[die]))


def unspent(roll: Roll) -> list[int]:
    """The dice that can still be spent.

    R3-SPEND-05  Each is spent once.
    """
    return [die for die, spent in enumerate(roll.spent) if not spent]


def conversions(state: State, seat: int) -> list[Ability]:
    """Abilities that let a die be spent as another terrain."""
    return [ability for ability in abilities(state, seat, "die") if can_use(state, seat, ability)]


def can_pay(faces: Sequence[int], needs: Sequence[Symbol], changes: Sequence[Symbol] = ()) -> bool:
    """Whether dice pay for all symbols, each die for one of them.

    R3-QUEST-10  One die never pays for two symbols,
    R3-DICE-03  also if it shows two,
    R3-EXPL-02  but for any one that it matches.
    R3-QUEST-08  A wild that is asked for must be a wild.
    """
    return pays(tuple(sorted(faces)), tuple(needs), tuple(changes))


@lru_cache(65536)
def pays(faces: tuple[int, ...], needs: tuple[Symbol, ...], changes: tuple[Symbol, ...]) -> bool:
    if not needs:
        return True
    first, rest = needs[0], needs[1:]
    for die, face in enumerate(faces):
        left = faces[:die] + faces[die + 1 :]
        if shows(face, first) and pays(left, rest, changes):
            return True
        if first in changes and pays(left, rest, without(changes, first)):
            return True
    return False


def without(changes: tuple[Symbol, ...], used: Symbol) -> tuple[Symbol, ...]:
    place = changes.index(used)
    return changes[:place] + changes[place + 1 :]


def shows(face: int, symbol: Symbol) -> bool:
    """R3-EXPL-03  A wild is any terrain, but no terrain is a wild."""
    return symbol in FACES[face] or "wild" in FACES[face]
