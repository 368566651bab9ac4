"""Trade between heroes on one hex. Catalogue chapter VAR."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move, Play, Table
from questhall.games.runebound1.events.market import Traded, TradeRefused
from questhall.games.runebound1.moves.answers import Accept, Decline, Done
from questhall.games.runebound1.moves.market import GiveCard, GiveGold, WantCard, WantGold
from questhall.games.runebound1.rules.goals import look_for_runes
from questhall.games.runebound1.rules.handing import take_over
from questhall.games.runebound1.rules.limits import class_of, keep_limit
from questhall.games.runebound1.state import Player, State, Trade, heroes_at

TRADES_A_TURN = 2
"""So that nobody is asked for ever (ours)."""
ACCEPT, DECLINE, DONE, GIVE_GOLD, WANT_GOLD = Accept(), Decline(), Done(), GiveGold(), WantGold()


def partners(state: State, seat: int) -> list[int]:
    """R1-VAR-02  Heroes on the same hex, in the market phase of either."""
    player = state.players[seat]
    if player.trades >= TRADES_A_TURN:
        return []
    here = [other for other in heroes_at(state, player.hex) if other != seat]
    return [other for other in here if has_goods(player) or has_goods(state.players[other])]


def has_goods(player: Player) -> bool:
    return bool(player.gold or player.items or player.allies)


def goods(player: Player) -> list[str]:
    """Items and allies."""
    return [*player.items, *(ally.card for ally in player.allies)]


def trade(table: Table[State], seat: int, other: int) -> Play[None]:
    """Lay out what is given and what is wanted; then the other agrees or not."""
    state = table.state
    state.players[seat].trades += 1
    state.trade = deal = Trade(seat, other)
    while True:
        answer = yield from table.choose(seat, "trade.propose", proposals)
        if not add_to_trade(deal, answer):
            break
    if isinstance(answer, Done) and (deal.gives or deal.takes or deal.gold):
        reply = yield from table.choose(other, "trade.answer", lambda *_: (ACCEPT, DECLINE))
        if isinstance(reply, Accept):
            yield from exchange(table, deal)
        else:
            table.tell(TradeRefused(seat, other))
    state.trade = None


def add_to_trade(deal: Trade, move: Move) -> bool:
    """Whether the proposal goes on."""
    match move:
        case GiveCard(card=card):
            deal.gives.append(card)
        case WantCard(card=card):
            deal.takes.append(card)
        case GiveGold():
            deal.gold += 1
        case WantGold():
            deal.gold -= 1
        case _:
            return False
    return True


def proposals(state: State, seat: int) -> Sequence[Move]:
    deal = state.trade
    assert deal is not None
    mine, theirs = state.players[deal.seat], state.players[deal.other]
    moves: list[Move] = [GiveCard(card) for card in goods(mine) if card not in deal.gives]
    moves += [WantCard(card) for card in goods(theirs) if card not in deal.takes]
    if 0 <= deal.gold < mine.gold:
        moves.append(GIVE_GOLD)
    if 0 <= -deal.gold < theirs.gold:
        moves.append(WANT_GOLD)
    return [*moves, DONE, DECLINE]


def exchange(table: Table[State], deal: Trade) -> Play[None]:
    """Everything changes hands at once; then limits hold, and three runes win."""
    state = table.state
    state.players[deal.seat].gold -= deal.gold
    state.players[deal.other].gold += deal.gold
    for card in deal.gives:
        take_over(state, deal.other, deal.seat, card)
    for card in deal.takes:
        take_over(state, deal.seat, deal.other, card)
    table.tell(Traded(deal.seat, deal.other, tuple(deal.gives), tuple(deal.takes), deal.gold))
    for seat in (deal.seat, deal.other):
        look_for_runes(table, seat)
    for seat in (deal.seat, deal.other):
        for kind in dict.fromkeys(map(class_of, (*deal.gives, *deal.takes))):
            yield from keep_limit(table, seat, kind)
