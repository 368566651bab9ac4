"""The dice phase: catalogue chapter DICE."""

from __future__ import annotations

from functools import cache
from itertools import combinations, compress, repeat
from operator import gt

from questhall.engine import OPEN, Play, Table
from questhall.games.rollplayer.cards.classes import ABILITIES
from questhall.games.rollplayer.cards.weapons import last_card_bonus
from questhall.games.rollplayer.components import ATTRIBUTES, CELLS, FULL_ROW_PAYS, ROW_OF
from questhall.games.rollplayer.events import CardTaken, DieChanged, DiePlaced, PoolSwapped
from questhall.games.rollplayer.moves import PlaceDie, RerollPlaced, Skip, SwapPool, TakeCard
from questhall.games.rollplayer.rules.attributes import attribute_action
from questhall.games.rollplayer.rules.gold import gain, gold_die_pays
from questhall.games.rollplayer.rules.roll import asking, roll_die
from questhall.games.rollplayer.state import DIE, Die, InitiativeCard, Rerolling, State, dice_of, unchosen

PLACE = tuple(PlaceDie(attribute) for attribute in ATTRIBUTES)
TAKE = tuple(TakeCard(number) for number in range(1, 6))
SKIP = Skip()


def dice_turn(table: Table[State], seat: int) -> Play[None]:
    """Choose an initiative card, place its die, gain gold, perhaps use the row's action.

    RP-DICE-02  In this order.
    RP-SHEET-12  The action belongs to the row the die was placed in.
    """
    answer = yield from table.choose(seat, "dice.card", cards_to_choose, OPEN)
    while type(answer) is SwapPool:
        mischievous(table, seat, answer)
        answer = yield from table.choose(seat, "dice.card", cards_to_choose, OPEN)
    card = take_card(table, seat, answer.card)
    place = yield from table.choose(seat, "dice.row", rows_to_place, OPEN)
    row = ROW_OF[place.row]
    place_drafted_die(table, seat, card, row)
    if ABILITIES[table.state.players[seat].class_card] == "mysterious":
        yield from mysterious(table, seat, table.state.players[seat].rows[row][-1])
    yield from attribute_action(table, seat, row)


def take_card(table: Table[State], seat: int, number: int) -> InitiativeCard:
    """RP-DICE-03  Any card not yet chosen this round, with its die and its gold.

    RP-DICE-11  Each takes one, so that in the end one is left in the middle.
    RP-DICE-12  Gold on a card that nobody chose stays there.
    """
    card, player = table.state.initiative[number - 1], table.state.players[seat]
    die = card.die
    assert die is not None
    card.holder, player.held, card.die = seat, die, None
    table.tell(CardTaken(seat, number, die.color, die.value))
    return card


def cards_to_choose(state: State, seat: int) -> list[TakeCard | SwapPool]:
    moves: list[TakeCard | SwapPool] = [*compress(TAKE, map(DIE, state.initiative))]  # those that hold a die
    player = state.players[seat]
    if ABILITIES[player.class_card] == "mischievous" and not player.ability_used:
        pairs = combinations(unchosen(state), 2)
        moves += [SwapPool(card.number, other.number) for card, other in pairs if card.die != other.die]
    return moves


def place_drafted_die(table: Table[State], seat: int, card: InitiativeCard, row: int) -> None:
    """Place the die and take what it brings.

    RP-DICE-04  The leftmost empty cell of any row of the own sheet.
    RP-DICE-10  Gold comes after the die is placed and before the action:
    RP-DICE-06  1 that lay on the card,
    RP-DICE-07  1 for the last cell of a row,
    RP-DICE-08  2 for a gold die;
    RP-DICE-09  all that apply.
    """
    player = table.state.players[seat]
    die = player.held
    assert die is not None
    player.held, player.placed_row = None, row
    cell = put(table, seat, die, row)

    if card.gold:
        gain(table, seat, card.gold, "card")
        card.gold = 0
    if cell == CELLS:
        gain(table, seat, FULL_ROW_PAYS, "row")
    if die.color == "gold":
        gain(table, seat, gold_die_pays(player), "die")
    if player.weapons:
        gain(table, seat, last_card_bonus(player, card.number, len(table.state.initiative)), "longbow")


def rows_to_place(state: State, seat: int) -> tuple[PlaceDie, ...]:
    """RP-DICE-05  A full row cannot receive the die."""
    return rows_with_room(tuple(map(len, state.players[seat].rows)))


@cache
def rows_with_room(dice: tuple[int, ...]) -> tuple[PlaceDie, ...]:
    """By the number of dice in each row: the rows that can receive another."""
    return tuple(compress(PLACE, map(gt, repeat(CELLS), dice)))


def put(table: Table[State], seat: int, die: Die, row: int) -> int:
    """Lay a die on the leftmost empty cell of a row; says which one that is."""
    dice = table.state.players[seat].rows[row]
    dice.append(die)
    cell = len(dice)
    table.tell(DiePlaced(seat, die.color, die.value, ATTRIBUTES[row], cell))
    return cell


def mischievous(table: Table[State], seat: int, swap: SwapPool) -> None:
    """Rogue: before choosing a card he may swap the dice on two unchosen cards, once a round."""
    table.state.players[seat].ability_used = True
    card, other = table.state.initiative[swap.card - 1], table.state.initiative[swap.other - 1]
    card.die, other.die = other.die, card.die
    table.tell(PoolSwapped(seat, swap.card, swap.other))


def mysterious(table: Table[State], seat: int, drafted: Die) -> Play[None]:
    """Sorcerer: the drafted die may be rerolled once, and then stays as it falls."""
    choice = table.choose(seat, "class.mysterious", lambda *_: (RerollPlaced(), SKIP), OPEN)
    answer = yield from asking(table, Rerolling(seat, drafted), choice)
    if not isinstance(answer, RerollPlaced):
        return
    for row, cell, die in dice_of(table.state.players[seat]):
        if die is drafted:  # wherever a skill has put it meanwhile
            old, die.value = die.value, roll_die(table)
            table.tell(DieChanged(seat, ATTRIBUTES[row], cell + 1, die.color, old, die.value))
