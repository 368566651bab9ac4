"""The thirteen skills. Each moves the token along its arrow first; its effect may then be left out."""

from __future__ import annotations

from questhall.engine import Move, Play, Table
from questhall.games.rollplayer.cards.define import Skill, in_own_market_turn, skill, while_dice_are_chosen
from questhall.games.rollplayer.components import ATTRIBUTES, CELLS, FACES, ROW_OF, Attribute
from questhall.games.rollplayer.events import CardDiscarded, DieExchanged, DieMoved, PoolDieChanged, TopTurned
from questhall.games.rollplayer.moves import (
    Adjust,
    Buy,
    Flip,
    FlipPool,
    GiveDie,
    MoveDie,
    MoveTo,
    Skip,
    Swap,
    TakeFromBag,
    TakeFromPool,
    TurnPool,
)
from questhall.games.rollplayer.rules.attributes import (
    adjust,
    adjustments,
    another_action,
    flip,
    on_each_die,
    opposite,
    swap,
    swaps,
)
from questhall.games.rollplayer.rules.cleanup import draw_card
from questhall.games.rollplayer.rules.gold import gain, gold_die_pays
from questhall.games.rollplayer.rules.market import buy, purchases
from questhall.games.rollplayer.rules.roll import lay_pool
from questhall.games.rollplayer.state import Die, InitiativeCard, State, open_rows, unchosen

SKIP = Skip()
PICKPOCKET_GOLD = 3
CONCENTRATE_REACH = 2


# Lawful arrows


@skill("concentrate", dots=2, cost=3, arrow="left")
def concentrate(table: Table[State], seat: int) -> Play[None]:
    """Raise or lower one own die by up to 2, never past 1 or 6."""
    answer = yield from table.choose(
        seat, "skill.concentrate", lambda state, seat: [*adjustments(state.players[seat], CONCENTRATE_REACH), SKIP]
    )
    if isinstance(answer, Adjust):
        adjust(table, seat, answer)


@skill("negotiate", dots=2, cost=3, arrow="left", moment=while_dice_are_chosen)
def negotiate(table: Table[State], seat: int) -> Play[None]:
    """Exchange an own die with one on an unchosen initiative card; both keep their values.

    RP-CLAR-30  A gold die taken this way pays 2 gold.
    RP-CLAR-31  Then the user lays the pool in order, deciding ties as if he were the start player.
    """
    given = yield from table.choose(seat, "skill.give", own_dice)
    if not isinstance(given, GiveDie):
        return
    wanted = yield from table.choose(
        seat, "skill.take_from_pool", lambda state, _: [TakeFromPool(card.number) for card in unchosen(state)]
    )
    card = table.state.initiative[wanted.card - 1]
    assert card.die is not None
    card.die = exchange(table, seat, given, card.die)
    yield from lay_pool(table, seat)


@skill("knowledge", dots=2, cost=3, arrow="left")
def knowledge(table: Table[State], seat: int) -> Play[None]:
    """Perform any one attribute action, besides that of the dice phase."""
    yield from another_action(table, seat)


# Evil arrows


@skill("pickpocket", dots=1, cost=3, arrow="down")
def pickpocket(table: Table[State], seat: int) -> Play[None]:
    """Gain 3 gold."""
    gain(table, seat, PICKPOCKET_GOLD, "pickpocket")
    yield from ()


@skill("open_lock", dots=2, cost=3, arrow="down", moment=in_own_market_turn)
def open_lock(table: Table[State], seat: int) -> Play[None]:
    """Turn over the top card of the market deck; buying it takes the place of the market turn.

    RP-CLAR-02  The user may buy that card.
    RP-CLAR-03  Without any discount.
    A card left alone goes to the discard pile, and the market turn goes on.
    """
    state = table.state
    state.top = draw_card(table)
    if not state.top:
        return
    table.tell(TopTurned(seat, state.top))
    answer = yield from table.choose(
        seat,
        "skill.open_lock",
        lambda state, seat: [*purchases(state.players[seat], [state.top], at_full_price=True), SKIP],
    )
    turned, state.top = [state.top], ""
    if isinstance(answer, Buy):
        yield from buy(table, seat, answer, turned)
    else:
        state.discard += turned
        table.tell(CardDiscarded(seat, turned[0]))


@skill("intimidate", dots=1, cost=3, arrow="down", moment=while_dice_are_chosen)
def intimidate(table: Table[State], seat: int) -> Play[None]:
    """Turn one die on an unchosen initiative card to any value.

    RP-CLAR-11  Only dice on cards not yet chosen in the dice phase.
    RP-CLAR-12  Then the user lays the pool in order, deciding ties as if he were the start player.
    """
    answer = yield from table.choose(seat, "skill.intimidate", lambda state, _: [*turns_of_pool(state), SKIP])
    if isinstance(answer, TurnPool):
        set_pool_die(table, seat, table.state.initiative[answer.card - 1], answer.value)
        yield from lay_pool(table, seat)


# Chaotic arrows


@skill("acrobatics", dots=1, cost=3, arrow="right")
def acrobatics(table: Table[State], seat: int) -> Play[None]:
    """Swap any two own dice."""
    answer = yield from table.choose(
        seat, "attribute.dexterity", lambda state, seat: [*swaps(state.players[seat]), SKIP]
    )
    if isinstance(answer, Swap):
        yield from swap(table, seat, answer)


@skill("climb", dots=1, cost=3, arrow="right", moment=while_dice_are_chosen)
def climb(table: Table[State], seat: int) -> Play[None]:
    """Turn one die on an unchosen initiative card to its opposite face, then lay the pool in order."""
    answer = yield from table.choose(
        seat, "skill.climb", lambda state, _: [*(FlipPool(card.number) for card in unchosen(state)), SKIP]
    )
    if isinstance(answer, FlipPool):
        card = table.state.initiative[answer.card - 1]
        assert card.die is not None
        set_pool_die(table, seat, card, opposite(card.die.value))
        yield from lay_pool(table, seat)


@skill("sleight_of_hand", dots=1, cost=3, arrow="right")
def sleight_of_hand(table: Table[State], seat: int) -> Play[None]:
    """Move an own die to the leftmost empty cell of another row.

    RP-CLAR-13  It brings no attribute action.
    RP-CLAR-14  It brings no gold for a third cell.
    RP-CLAR-15  The row it left closes up to the left.
    """
    answer = yield from table.choose(seat, "skill.move_die", lambda state, seat: [*movable(state, seat), SKIP])
    if not isinstance(answer, MoveDie):
        return
    target = yield from table.choose(
        seat, "skill.move_to", lambda state, seat: [MoveTo(row) for row in rooms(state, seat) if row != answer.row]
    )
    rows = table.state.players[seat].rows
    die = rows[ROW_OF[answer.row]].pop(answer.cell - 1)
    rows[ROW_OF[target.row]].append(die)
    table.tell(DieMoved(seat, die.color, die.value, answer.row, target.row))


# Good arrows


@skill("search", dots=2, cost=3, arrow="up")
def search(table: Table[State], seat: int) -> Play[None]:
    """Exchange an own die for one chosen from the bag, which takes over its cell and value.

    RP-CLAR-19  The player may look into the bag to choose.
    RP-CLAR-20  A gold die pays 2 gold.
    """
    if not any(table.state.bag.values()):
        return
    given = yield from table.choose(seat, "skill.give", own_dice)
    if not isinstance(given, GiveDie):
        return
    wanted = yield from table.choose(
        seat,
        "skill.take_from_bag",
        lambda state, _: [TakeFromBag(color) for color, count in state.bag.items() if count],
    )
    value = table.state.players[seat].rows[ROW_OF[given.row]][given.cell - 1].value
    table.state.bag[wanted.color] -= 1
    old = exchange(table, seat, given, Die(wanted.color, value))
    table.state.bag[old.color] += 1


@skill("cure_wounds", dots=1, cost=3, arrow="up")
def cure_wounds(table: Table[State], seat: int) -> Play[None]:
    """Turn one own die to its opposite face."""
    answer = yield from table.choose(
        seat, "attribute.strength", lambda state, seat: [*on_each_die(Flip, state.players[seat]), SKIP]
    )
    if isinstance(answer, Flip):
        flip(table, seat, answer)


@skill("move_silently", dots=2, cost=3, arrow="up", moment=in_own_market_turn)
def move_silently(table: Table[State], seat: int) -> Play[None]:
    """Buy any card of the discard pile; the purchase takes the place of the market turn.

    RP-CLAR-27  No market card may be discarded for gold besides.
    RP-CLAR-28  Charisma tokens may be spent on it.
    RP-CLAR-29  Heavy Crossbow takes 1 gold off.
    """
    answer = yield from table.choose(
        seat,
        "skill.move_silently",
        lambda state, seat: [*purchases(state.players[seat], sorted(set(state.discard))), SKIP],
    )
    if isinstance(answer, Buy):
        yield from buy(table, seat, answer, table.state.discard)


DIPLOMACY = Skill("diplomacy", dots=2, cost=3, arrow=None, moment=lambda state, seat: True, effect=None)
"""Copies another player's skill, with that card's arrow and moment: see `rules/skills.py`."""

SKILLS = (
    concentrate,
    search,
    negotiate,
    pickpocket,
    acrobatics,
    open_lock,
    climb,
    intimidate,
    move_silently,
    knowledge,
    cure_wounds,
    sleight_of_hand,
    DIPLOMACY,
)


def own_dice(state: State, seat: int) -> list[Move]:
    return [*on_each_die(GiveDie, state.players[seat]), SKIP]


def exchange(table: Table[State], seat: int, given: GiveDie, new: Die) -> Die:
    """Lay a new die on the cell of an own one, take its gold, and hand back the old one."""
    player = table.state.players[seat]
    row = player.rows[ROW_OF[given.row]]
    old, row[given.cell - 1] = row[given.cell - 1], new
    table.tell(DieExchanged(seat, given.row, given.cell, old.color, old.value, new.color, new.value))
    if new.color == "gold":
        gain(table, seat, gold_die_pays(player), "die")
    return old


def set_pool_die(table: Table[State], seat: int, card: InitiativeCard, value: int) -> None:
    assert card.die is not None
    old, card.die.value = card.die.value, value
    table.tell(PoolDieChanged(seat, card.number, card.die.color, old, value))


def turns_of_pool(state: State) -> list[TurnPool]:
    """Every other value of every die on an unchosen initiative card."""
    dice = [(card.number, card.die.value) for card in unchosen(state) if card.die is not None]
    return [TurnPool(number, value) for number, old in dice for value in range(1, FACES + 1) if value != old]


def movable(state: State, seat: int) -> list[MoveDie]:
    """Own dice for which another row has an empty cell."""
    rooms_left = open_rows(state.players[seat])
    return [
        MoveDie(ATTRIBUTES[row], cell + 1)
        for row, dice in enumerate(state.players[seat].rows)
        for cell in range(min(len(dice), CELLS))
        if any(other != row for other in rooms_left)
    ]


def rooms(state: State, seat: int) -> list[Attribute]:
    return [ATTRIBUTES[row] for row in open_rows(state.players[seat])]
