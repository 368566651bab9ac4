"""Being knocked out. Catalogue chapters KO, AKO."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Play, Table
from questhall.games.runebound1.board import nearest_towns
from questhall.games.runebound1.cards.define import ALLIES, ITEMS
from questhall.games.runebound1.components import NOWHERE
from questhall.games.runebound1.events.fight import KnockedOut
from questhall.games.runebound1.events.market import CardDropped
from questhall.games.runebound1.moves.answers import PickHex
from questhall.games.runebound1.moves.market import Drop
from questhall.games.runebound1.rules.abilities import use_up
from questhall.games.runebound1.rules.bonuses import law
from questhall.games.runebound1.rules.counters import points_of, refill
from questhall.games.runebound1.state import Player, State


def knock_out(table: Table[State], seat: int) -> Play[None]:
    """What a hero loses, and where he wakes up.

    R1-KO-02  In the nearest town; of several his player chooses.
    R1-KO-07  All wounds and exhaustion are gone, and from the next turn on he is back in play.
    R1-AKO-04  The harsh way leads to the same town.
    """
    state = table.state
    player = state.players[seat]
    answer = yield from table.choose(seat, "knock_out.town", towns_near)
    if state.options.harsh:
        yield from lose_dearest(table, seat)
    gold, points = lost_gold(state, player), points_of(player)
    player.gold -= gold
    lose_counters(state, player)
    player.wounds = player.exhaustion = 0
    player.hex, player.came_from = answer.hex, NOWHERE
    table.tell(KnockedOut(seat, gold, points, answer.hex))
    if law(state, "unrest"):
        refill(table, "yellow")


def be_carried_off(table: Table[State], seat: int) -> Play[None]:
    """Knocked out in the own turn.

    R1-KO-06  The turn is over,
    R1-AKO-07  the harsh way too.
    R1-KO-09  It is all one whether a fight, a test or a card has done it.
    """
    yield from knock_out(table, seat)
    table.state.venture, table.state.phase = None, "experience"


def towns_near(state: State, seat: int) -> Sequence[PickHex]:
    return [*map(PickHex, nearest_towns(state.players[seat].hex))]


def lost_gold(state: State, player: Player) -> int:
    """R1-KO-03  Half the gold, rounded down;

    R1-AKO-02  all of it, the harsh way.
    """
    return player.gold if state.options.harsh else player.gold // 2


def lose_counters(state: State, player: Player) -> None:
    """R1-KO-04  All unspent adventure counters go to the bank, and what was written down is lost.

    R1-AKO-01  With wounds and exhaustion, the harsh way too.
    """
    for colour, count in enumerate(player.counters):
        state.bank[colour] += count
    player.counters = [0, 0, 0, 0]
    player.noted = 0


def lose_dearest(table: Table[State], seat: int) -> Play[None]:
    """R1-AKO-03  The harsh way the dearest item or ally is discarded; of equals the player chooses."""
    answer = yield from table.choose(seat, "knock_out.drop", dearest, otherwise=None)
    if answer is not None:
        table.tell(CardDropped(seat, answer.card))
        use_up(table, seat, answer.card)


def dearest(state: State, seat: int) -> Sequence[Drop]:
    player = state.players[seat]
    prices = {card: ITEMS[card].price for card in player.items}
    prices |= {ally.card: ALLIES[ally.card].price for ally in player.allies}
    most = max(prices.values(), default=0)
    return [Drop(card) for card, price in prices.items() if price == most]
