"""Exchange between heroes on one hex, and other rights at any moment of a turn. Catalogue chapters TRADE, OPT."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Move, Play, Question, Table
from questhall.games.runebound3.events.market import Traded, TradeRefused
from questhall.games.runebound3.moves.answers import Accept, Decline, Done, Use
from questhall.games.runebound3.moves.market import GiveAsset, GiveGold, ProposeTrade, WantAsset, WantGold
from questhall.games.runebound3.rules.assets import gain_asset
from questhall.games.runebound3.rules.bonuses import abilities, ability_of
from questhall.games.runebound3.rules.learning import keep_limits
from questhall.games.runebound3.rules.parties import can_use, use
from questhall.games.runebound3.state import State, Trade, heroes_at

TRADES_A_TURN = 2
"""So that nobody is asked for ever (our ruling)."""
ACCEPT, DECLINE, DONE, GIVE_GOLD, WANT_GOLD = Accept(), Decline(), Done(), GiveGold(), WantGold()


def offers(state: State, question: Question, seat: int) -> Sequence[Move]:
    """What a seat may do besides what is asked.

    R3-OPT-01  Once-per-turn abilities only in the own turn,
    R3-OPT-02  but there at any moment.
    R3-TRADE-01  Heroes on one hex may exchange gold and assets in the turn of either.
    """
    if state.phase != "turn":
        return ()
    found: list[Move] = []
    if seat == state.active and not state.players[seat].is_eliminated:
        found += [Use(each.id) for each in abilities(state, seat, "turn") if can_use(state, seat, each)]
    if question.topic == "turn.act":
        found += map(ProposeTrade, partners(state, seat))
    return found


def partners(state: State, seat: int) -> list[int]:
    """Heroes on the same hex, of whom one has the turn."""
    player = state.players[seat]
    if player.trades >= TRADES_A_TURN:
        return []
    here = [other for other in heroes_at(state, player.hex) if other != seat and state.active in (seat, other)]
    return [other for other in here if belongings(state, seat) or belongings(state, other)]


def belongings(state: State, seat: int) -> int:
    """R3-TRADE-03  Only gold and assets can be exchanged."""
    player = state.players[seat]
    return player.gold + len(player.assets)


def cut_in(table: Table[State], seat: int, move: Move) -> Play[None]:
    if isinstance(move, ProposeTrade):
        yield from trade(table, seat, move.seat)
    elif isinstance(move, Use):
        yield from use(table, seat, ability_of(move.ability))


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
        case GiveAsset(asset=asset):
            deal.gives.append(asset)
        case WantAsset(asset=asset):
            deal.takes.append(asset)
        case GiveGold():
            deal.gold += 1
        case WantGold():
            deal.gold -= 1
        case _:
            return False
    return True


def proposals(state: State, seat: int) -> Sequence[Move]:
    """R3-GOLD-08  Nothing else of another hero can be touched, not even on one hex."""
    deal = state.trade
    assert deal is not None
    mine, theirs = state.players[deal.seat], state.players[deal.other]
    moves: list[Move] = [GiveAsset(asset) for asset in mine.assets if asset not in deal.gives]
    moves += [WantAsset(asset) for asset in theirs.assets if asset not in deal.takes]
    if 0 <= deal.gold < mine.gold:
        moves.append(GIVE_GOLD)
    if 0 <= -deal.gold < theirs.gold:
        moves.append(WANT_GOLD)
    return [*moves, DONE, DECLINE]


def exchange(table: Table[State], deal: Trade) -> Play[None]:
    """R3-TRADE-02  An asset goes over with its combat token.

    R3-TRADE-04  Goods given away are not sold:
    R3-GOODS-04  they bring no trade value.
    """
    giver, taker = table.state.players[deal.seat], table.state.players[deal.other]
    giver.gold -= deal.gold
    taker.gold += deal.gold
    table.tell(Traded(deal.seat, deal.other, tuple(deal.gives), tuple(deal.takes), deal.gold))
    for asset in deal.gives:
        giver.assets.remove(asset)
    for asset in deal.takes:
        taker.assets.remove(asset)
    for asset in deal.takes:
        yield from gain_asset(table, deal.seat, asset)
    for asset in deal.gives:
        yield from gain_asset(table, deal.other, asset)
    for seat in (deal.seat, deal.other):
        yield from keep_limits(table, seat)
