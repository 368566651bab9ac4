"""The market phase. Catalogue chapters MARKET, AHEAL, VAR."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import NOTHING, OPEN, Move, Play, Table
from questhall.games.runebound1.board import TOWN_AT
from questhall.games.runebound1.cards.define import ALLIES, ITEMS
from questhall.games.runebound1.components import Town
from questhall.games.runebound1.events.market import AllyHired, AllyLeft, CardBought, CardSold, HealingPaid, WagesPaid
from questhall.games.runebound1.events.turn import CardOffered
from questhall.games.runebound1.moves.answers import Done, Use
from questhall.games.runebound1.moves.market import Buy, Heal, Hire, LetGo, PayWages, ProposeTrade, Refresh, Sell
from questhall.games.runebound1.rules.abilities import usable, use, use_up
from questhall.games.runebound1.rules.bonuses import bonus, law
from questhall.games.runebound1.rules.decks import draw_market, is_empty
from questhall.games.runebound1.rules.gold import gain_gold
from questhall.games.runebound1.rules.harm import ALL, heal, recover
from questhall.games.runebound1.rules.limits import add_card, has_room
from questhall.games.runebound1.rules.trading import partners, trade
from questhall.games.runebound1.state import State

DONE = Done()


def market_phase(table: Table[State]) -> Play[None]:
    """R1-MARKET-01  Only for a hero in a town.

    R1-ADV-05  Whether there was an adventure before it does not matter.
    """
    state = table.state
    player = state.players[state.active]
    player.activations = 0
    town = TOWN_AT.get(player.hex)
    if town is not None and not law(state, "closed"):
        return visit_market(table, town)
    state.phase = "experience"
    return NOTHING


def visit_market(table: Table[State], town: Town) -> Play[None]:
    """R1-MARKET-04  Any number of purchases, sales and healings, in any order."""
    state = table.state
    seat = state.active
    yield from pay_wages(table, seat)
    gain_gold(table, seat, bonus(state, seat, "income"))
    offer_card(table, town)
    while True:
        answer = yield from table.choose(seat, "market.act", bargains, OPEN)
        if isinstance(answer, Done):
            break
        yield from deal(table, seat, town, answer)
    state.phase = "experience"


def offer_card(table: Table[State], town: Town) -> None:
    """R1-MARKET-03  Before anything else a card of the Market deck comes into the box of this town."""
    state = table.state
    if not is_empty(state.market):
        card = draw_market(table)
        state.stalls[town].append(card)
        table.tell(CardOffered(town, card))


def bargains(state: State, seat: int) -> Sequence[Move]:
    """What can be done in this town."""
    player = state.players[seat]
    moves: list[Move] = [DONE, *purchases(state, seat), *healings(state, seat)]
    moves += [Sell(card) for card in player.items if ITEMS[card].price]
    moves += usable(state, seat, "market")
    if state.options.trade:
        moves += map(ProposeTrade, partners(state, seat))
    return moves


def purchases(state: State, seat: int) -> list[Move]:
    """R1-MARKET-06  Nobody buys what he cannot pay,

    R1-MARKET-08  or hires.
    R1-LIMIT-02  Whoever has no room must sell first.
    R1-MARKET-02  The box of the town shows what there is.
    """
    gold = state.players[seat].gold
    moves: list[Move] = []
    for card in state.stalls[TOWN_AT[state.players[seat].hex]]:
        if price(state, seat, card) <= gold and has_room(state, seat, card):
            moves.append(Hire(card) if card in ALLIES else Buy(card))
    return moves


def price(state: State, seat: int, card: str) -> int:
    """The printed price, and what cards and events change about it."""
    printed = ALLIES[card].price if card in ALLIES else ITEMS[card].price
    return max(1, printed + law(state, "prices") - bonus(state, seat, "bargain"))


def sale_price(state: State, seat: int, card: str) -> int:
    """Half the price, rounded up; never more than it would cost to buy it back (ours)."""
    return min((ITEMS[card].price + 1) // 2, price(state, seat, card))


def healings(state: State, seat: int) -> list[Move]:
    """R1-MARKET-11  A gold removes all wounds of the hero or an ally.

    R1-AHEAL-01  Where healing is dear, one wound;
    R1-AHEAL-02  and there a gold removes all exhaustion.
    """
    player = state.players[seat]
    if player.gold < healing_price(state):
        return []
    everybody = [(player.hero, player.wounds, player.exhaustion)]
    everybody += [(ally.card, ally.wounds, ally.exhaustion) for ally in player.allies]
    moves: list[Move] = [Heal(who) for who, wounds, _ in everybody if wounds]
    if state.options.dear_healing:
        moves += [Refresh(who) for who, _, exhaustion in everybody if exhaustion]
    return moves


def healing_price(state: State) -> int:
    return max(1, 1 + law(state, "healing"))


def deal(table: Table[State], seat: int, town: Town, move: Move) -> Play[None]:
    """One thing done at the market."""
    match move:
        case Buy(card=card) | Hire(card=card):
            buy(table, seat, town, card)
        case Sell(card=card):
            sell(table, seat, town, card)
        case Heal(who=who) | Refresh(who=who):
            buy_healing(table, seat, who, isinstance(move, Heal))
        case ProposeTrade(seat=other):
            yield from trade(table, seat, other)
        case Use():
            yield from use(table, seat, move)


def buy(table: Table[State], seat: int, town: Town, card: str) -> None:
    """R1-MARKET-05  Pay the price, take the item;

    R1-MARKET-07  or the ally.
    """
    state = table.state
    gold = price(state, seat, card)
    state.players[seat].gold -= gold
    state.stalls[town].remove(card)
    add_card(state, seat, card)
    table.tell(AllyHired(seat, card, gold) if card in ALLIES else CardBought(seat, card, gold))


def sell(table: Table[State], seat: int, town: Town, card: str) -> None:
    """R1-MARKET-09  The card goes into the box of this town, half its price comes from the bank."""
    state = table.state
    player = state.players[seat]
    gold = sale_price(state, seat, card)
    player.items.remove(card)
    if card in player.face_down:
        player.face_down.remove(card)
    state.stalls[town].append(card)
    player.gold += gold
    table.tell(CardSold(seat, card, gold))


def buy_healing(table: Table[State], seat: int, who: str, is_wounds: bool) -> None:
    state = table.state
    player = state.players[seat]
    gold = healing_price(state)
    player.gold -= gold
    table.tell(HealingPaid(seat, gold))
    ally = "" if who == player.hero else who
    if is_wounds:
        heal(table, seat, 1 if state.options.dear_healing else ALL, ally)
    else:
        recover(table, seat, ALL, ally)


# Wages of allies


def wages(state: State) -> int:
    """R1-VAR-04  Where allies want to be paid, one gold each at the beginning of the market phase."""
    return int(state.options.upkeep) + law(state, "wages")


def pay_wages(table: Table[State], seat: int) -> Play[None]:
    """At the beginning of the phase, ally by ally."""
    gold = wages(table.state)
    if gold:
        cards = [ally.card for ally in table.state.players[seat].allies]
        for place, card in enumerate(cards):
            yield from pay_ally(table, seat, card, gold, len(cards) - place)


def pay_ally(table: Table[State], seat: int, card: str, gold: int, unpaid: int) -> Play[None]:
    """R1-VAR-05  An ally who is not paid leaves, as if he had been killed."""
    answer = yield from table.choose(seat, "market.wages", lambda state, seat: pays(state, seat, card, unpaid))
    if isinstance(answer, PayWages):
        table.state.players[seat].gold -= gold
        table.tell(WagesPaid(seat, card, gold))
    else:
        table.tell(AllyLeft(seat, card))
        use_up(table, seat, card)


def pays(state: State, seat: int, card: str, unpaid: int) -> Sequence[Move]:
    """Whoever can pay all of them must; whoever can pay some chooses whom."""
    gold, wage = state.players[seat].gold, wages(state)
    if gold >= wage * unpaid:
        return [PayWages(card)]
    return [PayWages(card), LetGo(card)] if gold >= wage else [LetGo(card)]
