"""The bag, the initiative cards and the roll phase: catalogue chapters BAG, INIT, ROLL."""

from __future__ import annotations

from functools import partial
from itertools import chain, repeat

from questhall.engine import Play, Table
from questhall.games.rollplayer.components import DICE, FACES, Color
from questhall.games.rollplayer.events import PoolLaid, PoolRolled, RoundBegan
from questhall.games.rollplayer.moves import LayDie
from questhall.games.rollplayer.state import Die, InitiativeCard, State, clockwise, unchosen

COLOR_ORDER: dict[Color, int] = {color: place for place, color in enumerate(DICE)}


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
    for card, color, value in zip(state.initiative, colors, values, strict=True):
        card.die = Die(color, value)
    table.tell(PoolRolled(state.start, tuple(colors), tuple(values)))

    yield from lay_pool(table, state.start, open=True)  # RP-ROLL-07
    state.phase, state.queue = "dice", clockwise(state)


def draw_dice(table: Table[State], count: int) -> list[Color]:
    """RP-BAG-02  Every draw from the bag is blind and random.

    RP-BAG-01  Dice come out of the bag over the course of the game.
    """
    bag = table.state.bag
    inside = list(chain.from_iterable(map(repeat, bag, bag.values())))
    drawn = table.draws(inside, count, "bag")
    for color in drawn:
        bag[color] -= 1
    return drawn


def roll_dice(table: Table[State], count: int) -> list[int]:
    return [1 + face for face in table.rolls([FACES] * count, "dice")]


def roll_die(table: Table[State]) -> int:
    return 1 + table.roll(FACES, "dice")


def lay_pool(table: Table[State], seat: int, *, open: bool = False) -> Play[None]:
    """Lay the dice of the unchosen initiative cards in ascending order; gold does not move with them.

    RP-ROLL-05  The lowest die on the lowest card, and so on.
    RP-ROLL-07  Of dice with the same value this seat decides the order.
    """
    cards = unchosen(table.state)
    dice = sorted((card.die for card in cards if card.die is not None), key=by_value)
    for card, die in zip(cards, dice, strict=True):
        card.die = die
    for place in range(len(cards) - 1):
        if dice[place].value == dice[place + 1].value and is_tie(cards[place:]):
            moves = partial(dice_for_place, place)
            answer = yield from table.choose(seat, "roll.tie", moves, open=open, otherwise=None)
            cards = unchosen(table.state)  # somebody may have cut in
            if isinstance(answer, LayDie):
                bring_forward(cards[place:], answer.color)
    laid = [(card.number, card.die.color, card.die.value) for card in cards if card.die is not None]
    table.tell(PoolLaid(*zip(*laid, strict=True)))


def by_value(die: Die) -> int:
    """Ascending values; dice of one value in the order of their colours."""
    return die.value * len(COLOR_ORDER) + COLOR_ORDER[die.color]


def tied(cards: list[InitiativeCard]) -> list[InitiativeCard]:
    """The first card and those after it whose dice show the same value."""
    value = cards[0].die.value if cards and cards[0].die is not None else 0
    return [card for card in cards if card.die is not None and card.die.value == value]


def is_tie(cards: list[InitiativeCard]) -> bool:
    """Whether the order matters: one value, different colours."""
    return len({card.die.color for card in tied(cards) if card.die is not None}) > 1


def dice_for_place(place: int, state: State, seat: int) -> list[LayDie]:
    """Which colours could lie on the unchosen card at this place, counted from 0."""
    cards = unchosen(state)[place:]
    colors = sorted({card.die.color for card in tied(cards) if card.die is not None}, key=COLOR_ORDER.__getitem__)
    return [LayDie(cards[0].number, color) for color in colors]


def bring_forward(cards: list[InitiativeCard], color: Color) -> None:
    """Swap a die of this colour onto the first card."""
    chosen = next(card for card in tied(cards) if card.die is not None and card.die.color == color)
    cards[0].die, chosen.die = chosen.die, cards[0].die
