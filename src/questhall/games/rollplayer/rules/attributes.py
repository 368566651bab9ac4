"""The six attribute actions: catalogue chapter ATTR."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import chain
from operator import getitem
from typing import Any

from questhall.engine import OPEN, Move, Play, Table
from questhall.games.rollplayer.cards.classes import ABILITIES, has_ability
from questhall.games.rollplayer.cards.weapons import constitution_reach, wisdom_steps
from questhall.games.rollplayer.components import ATTRIBUTES, CELLS, FACES, ROW_OF, STRENGTH, WISDOM, Attribute
from questhall.games.rollplayer.events import (
    CharismaTaken,
    DiceSwapped,
    DieChanged,
    DieRerolled,
    GoldPaid,
    RollRejected,
)
from questhall.games.rollplayer.moves import (
    Adjust,
    Flip,
    KeepRoll,
    Perform,
    Reroll,
    RestoreRoll,
    Skip,
    StepToken,
    Swap,
    SwapWith,
    TakeToken,
)
from questhall.games.rollplayer.rules.alignment import step_token, steps
from questhall.games.rollplayer.rules.roll import asking, roll_die
from questhall.games.rollplayer.state import Die, Player, Rerolling, State

DieMoveType = Callable[[Attribute, int], Move]
Ways = dict[Attribute, Callable[[State, int], list[Move]]]
"""What can be answered when the action of an attribute may be performed."""

TOPICS: dict[Attribute, str] = {attribute: f"attribute.{attribute}" for attribute in ATTRIBUTES}
SKIP = Skip()
TAKE_TOKEN = TakeToken()
REPLACING = frozenset(("powerful", "enigmatic"))
"""Abilities that may put another action in the place of the row's own."""


def attribute_action(table: Table[State], seat: int, row: int) -> Play[bool]:
    """After placing the die the player may perform the action of its row, or leave it out.

    RP-ATTR-01  He is free not to.
    RP-ATTR-17  One action in a dice phase (a class ability may say otherwise).
    """
    action = perform(table, seat, ATTRIBUTES[row], IN_DICE_TURN, OPEN)
    if row == WISDOM and has_ability(table.state.players[seat], "enlightened"):
        return enlightened(table, seat, action)
    return action  # handed over as it is: one level less between the answer and the action


def enlightened(table: Table[State], seat: int, wisdom: Play[bool]) -> Play[bool]:
    """Monk: who performs the wisdom action may perform another."""
    done = yield from wisdom
    if done:
        yield from another_action(table, seat, [other for other in ATTRIBUTES if other != "wisdom"])
    return done


def another_action(table: Table[State], seat: int, attributes: Sequence[Attribute] = ATTRIBUTES) -> Play[None]:
    """One action of choice: the enlightened Monk's second, or the skill Knowledge."""
    answer = yield from table.choose(seat, "attribute.any", lambda *_: (*map(Perform, attributes), SKIP))
    if isinstance(answer, Perform):
        yield from perform(table, seat, answer.attribute)


def perform(
    table: Table[State], seat: int, attribute: Attribute, ways: Ways | None = None, open: bool = False
) -> Play[bool]:
    """Perform one action, or leave it out; says whether something was done.

    RP-ATTR-18  Moved or changed dice bring no further action and no gold.
    """
    choice = table.choose(seat, TOPICS[attribute], (ways or ALONE)[attribute], open)
    answer = yield from (asking(table, Rerolling(seat), choice) if attribute == "intelligence" else choice)
    if type(answer) is Skip:
        return False
    if type(answer) is Perform:
        pay(table, seat, answer)
        return (yield from perform(table, seat, answer.attribute))
    more = HOW[type(answer)](table, seat, answer)
    if more is not None:
        yield from more
    return True


def or_leave_it(attribute: Attribute) -> Callable[[State, int], list[Move]]:
    """What can be answered when an action may be performed: made once for each, not for each question."""
    ways = ACTIONS[attribute]

    def moves(state: State, seat: int) -> list[Move]:
        return [*ways(state.players[seat]), SKIP]

    return moves


def or_another(attribute: Attribute) -> Callable[[State, int], list[Move]]:
    """The same where a class ability may put another action in its place."""
    ways = ACTIONS[attribute]

    def moves(state: State, seat: int) -> list[Move]:
        player = state.players[seat]
        if ABILITIES[player.class_card] in REPLACING:
            return [*ways(player), SKIP, *instead(player, attribute)]
        return [*ways(player), SKIP]

    return moves


def instead(player: Player, attribute: Attribute) -> list[Move]:
    """Class abilities that allow another action than the row's own.

    Barbarian: strength from any row. Wizard: any other action for 1 gold.
    """
    if has_ability(player, "powerful"):
        return [Perform("strength")] if ROW_OF[attribute] != STRENGTH else []
    return [Perform(other, 1) for other in ATTRIBUTES if other != attribute] if player.gold else []


def pay(table: Table[State], seat: int, answer: Perform) -> None:
    if answer.gold:
        table.state.players[seat].gold -= answer.gold
        table.tell(GoldPaid(seat, answer.gold, answer.attribute))


def on_each_die(move: DieMoveType, player: Player) -> list[Move]:
    """One move for every die on a sheet.

    RP-ATTR-16  On any die of the own sheet, the one just placed or an earlier one.
    """
    return [*chain.from_iterable(map(getitem, by_row(move), map(len, player.rows)))]


@cache
def by_row(move: DieMoveType) -> tuple[tuple[tuple[Move, ...], ...], ...]:
    """For every row, the moves on its dice when it holds 0, 1, 2 or 3 of them."""
    return tuple(
        tuple(tuple(move(attribute, cell) for cell in range(1, filled + 1)) for filled in range(CELLS + 1))
        for attribute in ATTRIBUTES
    )


def swaps(player: Player) -> list[Move]:
    """The first of two dice, if there are two."""
    return on_each_die(Swap, player) if sum(map(len, player.rows)) > 1 else []


def adjustments(player: Player, reach: int) -> list[Move]:
    """RP-ATTR-07  Raise or lower a die by 1 (more with a card that says so).

    RP-ATTR-08  Never from 1 to 6 or from 6 to 1.
    """
    changes = changes_within(reach)
    moves: list[Move] = []
    for cells, dice in zip(changes, player.rows, strict=True):
        for cell, die in enumerate(dice):
            moves += cells[cell][die.value]
    return moves


@cache
def changes_within(reach: int) -> list[list[list[tuple[Move, ...]]]]:
    """By row, cell and value shown: the changes open to a die."""
    return [
        [[tuple(changes(attribute, cell, value, reach)) for value in range(FACES + 1)] for cell in range(1, CELLS + 1)]
        for attribute in ATTRIBUTES
    ]


def changes(attribute: Attribute, cell: int, value: int, reach: int) -> Iterator[Move]:
    for by in range(max(-reach, 1 - value), min(reach, FACES - value) + 1):
        if by:
            yield Adjust(attribute, cell, by)


DiePlace = Flip | Adjust | Swap | SwapWith | Reroll


def die_at(table: Table[State], seat: int, place: DiePlace) -> Die:
    return table.state.players[seat].rows[ROW_OF[place.row]][place.cell - 1]


def set_value(table: Table[State], seat: int, place: DiePlace, die: Die, value: int) -> None:
    old, die.value = die.value, value
    table.tell(DieChanged(seat, place.row, place.cell, die.color, old, value))


def flip(table: Table[State], seat: int, place: Flip) -> None:
    """RP-ATTR-02  Strength: turn a die to its opposite face."""
    die = die_at(table, seat, place)
    set_value(table, seat, place, die, opposite(die.value))


def adjust(table: Table[State], seat: int, change: Adjust) -> None:
    die = die_at(table, seat, change)
    set_value(table, seat, change, die, die.value + change.by)


def opposite(value: int) -> int:
    """Opposite faces of a die add up to 7."""
    return FACES + 1 - value


def swap(table: Table[State], seat: int, first: Swap) -> Play[None]:
    """RP-ATTR-04  Dexterity: two dice of the own sheet change places.

    RP-ATTR-05  Their values stay.
    RP-ATTR-06  An empty cell is no partner.
    """

    def partners(state: State, seat: int) -> list[Move]:
        moves = on_each_die(SwapWith, state.players[seat])
        moves.remove(SwapWith(first.row, first.cell))
        return moves

    second = yield from table.choose(seat, "attribute.swap_with", partners)
    assert isinstance(second, SwapWith)
    rows = table.state.players[seat].rows
    a, b = ROW_OF[first.row], ROW_OF[second.row]
    rows[a][first.cell - 1], rows[b][second.cell - 1] = rows[b][second.cell - 1], rows[a][first.cell - 1]
    table.tell(DiceSwapped(seat, first.row, first.cell, second.row, second.cell))


def reroll(table: Table[State], seat: int, place: Reroll) -> Play[None]:
    """RP-ATTR-09  Intelligence: reroll any one die.

    RP-ATTR-10  Then keep the new value or restore the old one.
    RP-ATTR-11  The die stays on its cell.
    """
    die = die_at(table, seat, place)
    value = roll_die(table)
    table.tell(DieRerolled(seat, place.row, place.cell, die.color, value))
    if value == die.value:
        return
    answer = yield from table.choose(seat, "attribute.keep", lambda *_: (KeepRoll(value), RestoreRoll(die.value)))
    if type(answer) is KeepRoll:
        set_value(table, seat, place, die_at(table, seat, place), value)
    else:
        table.tell(RollRejected(seat, die.value))


def walk(table: Table[State], seat: int, first: StepToken) -> Play[None]:
    """RP-ATTR-12  Wisdom: 1 cell up, down, left or right (Blessed Mace: up to 2)."""
    player = table.state.players[seat]
    step_token(table, seat, first.direction)
    if wisdom_steps(player) > 1:
        answer = yield from table.choose(seat, "attribute.wisdom", lambda state, seat: [*steps(player), SKIP])
        if isinstance(answer, StepToken):
            step_token(table, seat, answer.direction)


def take_token(table: Table[State], seat: int, answer: TakeToken) -> None:
    """RP-ATTR-13  Charisma: gain 1 charisma token.

    RP-ATTR-14  It can be spent only in the market phase of this round: cleanup takes it away.
    RP-ATTR-15  There it replaces 1 gold.
    """
    table.state.players[seat].charisma += 1
    table.tell(CharismaTaken(seat))


HOW: dict[type[Move], Callable[[Table[State], int, Any], Play[None] | None]] = {
    Flip: flip,
    Swap: swap,
    Adjust: adjust,
    Reroll: reroll,
    StepToken: walk,
    TakeToken: take_token,
}

ACTIONS: dict[Attribute, Callable[[Player], Sequence[Move]]] = {
    "strength": partial(on_each_die, Flip),
    "dexterity": swaps,
    "constitution": lambda player: adjustments(player, constitution_reach(player)),
    "intelligence": partial(on_each_die, Reroll),
    "wisdom": steps,
    "charisma": lambda player: (TAKE_TOKEN,),
}
"""The ways to perform each action now."""
ALONE: Ways = {attribute: or_leave_it(attribute) for attribute in ATTRIBUTES}
IN_DICE_TURN: Ways = {attribute: or_another(attribute) for attribute in ATTRIBUTES}
