"""The bag, the initiative cards and the roll phase: catalogue chapters BAG, INIT, ROLL."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import pairwise
from operator import attrgetter
from typing import TypeVar

from questhall.engine import OPEN, Play, Table
from questhall.games.rollplayer.components import DICE, FACES, Color
from questhall.games.rollplayer.events import PoolLaid, PoolRolled, RoundBegan
from questhall.games.rollplayer.moves import LayDie
from questhall.games.rollplayer.state import DIE, Die, InitiativeCard, Rerolling, State, clockwise, unchosen

T = TypeVar("T")
NUMBER, COLOR, VALUE = attrgetter("number"), attrgetter("color"), attrgetter("value")
COLOR_ORDER: dict[Color, int] = {color: place for place, color in enumerate(DICE)}
COLORS = len(COLOR_ORDER)
SHOWN = tuple(range(1, FACES + 1))
"""The faces of a die, by the numbers of chance, which begin with 0."""


def roll_phase(table: Table[State]) -> Play[None]:
    """The start player rolls the dice pool of the round.

    RP-ROLL-01  As many dice as there are initiative cards in use:
    RP-ROLL-02  3 with 2 players,
    RP-ROLL-03  4 with 3 players,
    RP-ROLL-04  5 with 4 players.
    RP-ROLL-09  The bag never runs short of them.
    RP-SOLO-09  The same in the solo game.
    RP-INIT-01  So every initiative card holds a die, and some hold gold, when the players choose.
    RP-ROLL-06  The dice on the initiative cards are the dice pool of the round.
    """
    state = table.state
    state.round += 1
    table.tell(RoundBegan(state.round, state.rounds, state.start))
    colors = draw_dice(table, len(state.initiative))
    values = roll_dice(table, len(colors))
    table.tell(PoolRolled(state.start, tuple(colors), tuple(values)))

    yield from lay_dice(table, state.start, state.initiative, map(Die, colors, values), OPEN)  # RP-ROLL-07
    state.phase, state.queue = "dice", clockwise(state)


def draw_dice(table: Table[State], count: int) -> list[Color]:
    """RP-BAG-02  Every draw from the bag is blind and random.

    RP-BAG-01  Dice come out of the bag over the course of the game.
    """
    bag = table.state.bag
    inside: list[Color] = []
    for color, dice in bag.items():
        inside += [color] * dice
    drawn = table.draws(inside, count, "bag")
    for color in drawn:
        bag[color] -= 1
    return drawn


def roll_dice(table: Table[State], count: int) -> list[int]:
    return [*map(SHOWN.__getitem__, table.rolls([FACES] * count, "dice"))]


def roll_die(table: Table[State]) -> int:
    return 1 + table.roll(FACES, "dice")


def asking(table: Table[State], rerolling: Rerolling | None, play: Play[T]) -> Play[T]:
    """While this is asked the table knows of the reroll in question: whoever looks can be told the chances.

    None, where a question about something else interrupts one about a reroll.
    """
    state = table.state
    before, state.rerolling = state.rerolling, rerolling
    answer = yield from play
    state.rerolling = before
    return answer


def lay_pool(table: Table[State], seat: int) -> Play[None]:
    """Lay the dice of the unchosen initiative cards anew; gold does not move with them."""
    cards = unchosen(table.state)
    return lay_dice(table, seat, cards, map(DIE, cards))


def lay_dice(
    table: Table[State], seat: int, cards: list[InitiativeCard], dice: Iterable[Die], open: bool = False
) -> Play[None]:
    """Lay dice on initiative cards in ascending order.

    RP-ROLL-05  The lowest die on the lowest card, and so on.
    RP-ROLL-07  Of dice with the same value this seat decides the order.
    """
    dice = sorted(dice, key=by_value)
    for card, die in zip(cards, dice, strict=True):
        card.die = die
    for place, (die, higher) in enumerate(pairwise(dice)):
        if die.value == higher.value and len(tied(cards[place:])) > 1:
            answer = yield from table.choose(seat, "roll.tie", partial(dice_for_place, place), open, otherwise=None)
            cards = unchosen(table.state)  # somebody may have cut in
            if type(answer) is LayDie:
                bring_forward(cards[place:], answer.color)
    dice = [*map(DIE, cards)]
    table.tell(PoolLaid(tuple(map(NUMBER, cards)), tuple(map(COLOR, dice)), tuple(map(VALUE, dice))))


def by_value(die: Die) -> int:
    """Ascending values; dice of one value in the order of their colours."""
    return die.value * COLORS + COLOR_ORDER[die.color]


def tied(cards: list[InitiativeCard]) -> set[Color]:
    """The colours of the dice on these cards that show the same value as the first: with several the order matters."""
    dice: list[Die] = [*map(DIE, cards)]
    value = dice[0].value
    return {die.color for die in dice if die.value == value}


def dice_for_place(place: int, state: State, seat: int) -> list[LayDie]:
    """Which colours could lie on the unchosen card at this place, counted from 0."""
    cards = unchosen(state)[place:]
    return [LayDie(cards[0].number, color) for color in sorted(tied(cards), key=COLOR_ORDER.__getitem__)]


def bring_forward(cards: list[InitiativeCard], color: Color) -> None:
    """Swap a die of this colour onto the first card."""
    dice: list[Die] = [*map(DIE, cards)]
    place = dice.index(Die(color, dice[0].value))
    cards[0].die, cards[place].die = dice[place], dice[0]
