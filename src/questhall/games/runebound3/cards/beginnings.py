"""What each hero does once, during set-up: the other side of the hero cards."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move, Play, Table
from questhall.games.runebound3.cards.ability import Effect
from questhall.games.runebound3.cards.define import ASSETS, SKILLS
from questhall.games.runebound3.events.market import AssetBought
from questhall.games.runebound3.moves.answers import Decline, Done, TakeOption
from questhall.games.runebound3.moves.market import Buy
from questhall.games.runebound3.moves.skills import TakeSkill
from questhall.games.runebound3.moves.terrain import MoveTo, RerollDie
from questhall.games.runebound3.rules.assets import gain_asset, take_from_asset_deck
from questhall.games.runebound3.rules.exerting import draw_skills
from questhall.games.runebound3.rules.gold import gain_gold, pay
from questhall.games.runebound3.rules.learning import place_skill
from questhall.games.runebound3.rules.movement import dice_moves, spend_die, travel
from questhall.games.runebound3.rules.terrain import reroll, roll_terrain, the_roll, unspent
from questhall.games.runebound3.state import State

DONE, DECLINE = Done(), Decline()
LAUREL_DICE = 2
THORN_GOLD = 2
HAWTHORNE_GOLD, HAWTHORNE_CARDS = 2, 3


def corbin(table: Table[State], seat: int) -> Play[None]:
    """A skill card more to choose from, or the first hex of the way."""
    answer = yield from table.choose(seat, "setup.corbin", lambda *_: [TakeOption(1), TakeOption(2)])
    if answer.option == 1:
        yield from draw_skills(table, seat, 1)
    else:
        yield from travel(table, seat, 1)


def laurel(table: Table[State], seat: int) -> Play[None]:
    """Two terrain dice, which she may spend to move.

    R3-SETUP-14  Pathfinding is on the other side of her card.
    R3-SETUP-15  But she may exert.
    """
    roll_terrain(table, seat, LAUREL_DICE, "move")
    while unspent(the_roll(table.state)):
        answer = yield from table.choose(seat, "move.dice", dice_moves)
        if isinstance(answer, MoveTo):
            yield from spend_die(table, seat, answer)
        elif isinstance(answer, RerollDie):
            yield from reroll(table, seat, answer.die)
        else:
            break
    table.state.rolled = None


def lissa(table: Table[State], seat: int) -> Play[None]:
    """A skill card more to choose from."""
    yield from draw_skills(table, seat, 1)


def hawthorne(table: Table[State], seat: int) -> Play[None]:
    """Two gold coins, and three assets are laid open: he may buy one of them before anybody else sees a market."""
    state = table.state
    gain_gold(table, seat, HAWTHORNE_GOLD)
    for _ in range(HAWTHORNE_CARDS):
        card = take_from_asset_deck(table)
        state.shown += [card] if card is not None else []
    answer = yield from table.choose(seat, "setup.hawthorne", affordable)
    if isinstance(answer, Buy):
        state.shown.remove(answer.asset)
        pay(table, seat, ASSETS[answer.asset].price)
        table.tell(AssetBought(seat, answer.asset, ASSETS[answer.asset].price))
        yield from gain_asset(table, seat, answer.asset)
    state.asset_deck += state.shown
    state.shown = []


def affordable(state: State, seat: int) -> Sequence[Move]:
    gold = state.players[seat].gold
    return [*(Buy(card) for card in state.shown if ASSETS[card].price <= gold), DECLINE]


def mok(table: Table[State], seat: int) -> Play[None]:
    """A skill of his hand that costs a single trophy is learned at once."""
    answer = yield from table.choose(seat, "setup.mok", easy_skills, always=True)
    if isinstance(answer, TakeSkill):
        table.state.players[seat].hand.remove(answer.skill)
        yield from place_skill(table, seat, answer.skill)


def easy_skills(state: State, seat: int) -> Sequence[Move]:
    hand = sorted(set(state.players[seat].hand))
    return [*(TakeSkill(card) for card in hand if len(SKILLS[card].cost) == 1), DECLINE]


def thorn(table: Table[State], seat: int) -> Play[None]:
    """A full purse."""
    gain_gold(table, seat, THORN_GOLD)
    yield from ()


SETUP_ABILITIES: dict[str, Effect] = {
    "corbin": corbin,
    "laurel": laurel,
    "lissa": lissa,
    "hawthorne": hawthorne,
    "mok": mok,
    "thorn": thorn,
}
"""R3-SETUP-09  At set-up the hero cards lie with this side up."""
