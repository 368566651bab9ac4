"""The town hall: catalogue chapter HALL. Trade, discard an artifact, buy a better or a worse name."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.nearandfar.cards.define import Cost
from questhall.games.nearandfar.components import (
    GOODS,
    HIGHEST_REPUTATION,
    LOWEST_REPUTATION,
    MOST_TRADED,
    TRADE_VALUE,
    TRIBES,
    Good,
)
from questhall.games.nearandfar.events.town import ArtifactDiscarded, HandShrank, Traded
from questhall.games.nearandfar.moves import (
    Buy,
    BuyTalent,
    ChangeReputation,
    DiscardArtifact,
    Done,
    GiveGood,
    Sell,
    TakeGood,
)
from questhall.games.nearandfar.rules.gains import change_reputation, look_for_chief, pay
from questhall.games.nearandfar.rules.talents import buy_talent, ways_to_learn
from questhall.games.nearandfar.state import Deal, Player, State, Visit

HallMove = Buy | Sell | DiscardArtifact | ChangeReputation | BuyTalent | Done


def visit_town_hall(table: Table[State], seat: int) -> Play[None]:
    """NF-HALL-01  Any or all of three actions, each once, in any order.

    NF-TAL-19  Politics: and talents, during the game.
    """
    while True:
        answer = yield from table.choose(seat, "hall.action", hall_moves, True)
        match answer:
            case Buy() | Sell():
                yield from trade(table, seat, answer)
            case DiscardArtifact():
                discard_artifact(table, seat, answer.artifact)
            case ChangeReputation():
                pay_for_reputation(table, seat, answer)
            case BuyTalent():
                buy_talent(table, seat, answer.talent)
            case Done():
                return


def hall_moves(state: State, seat: int) -> list[HallMove]:
    visit, player = state.turn.visit, state.players[seat]
    assert visit is not None
    moves: list[HallMove] = []
    if visit.done.count("trade") < trades_allowed(player):
        moves += [*ways_to_buy(player), *ways_to_sell(player)]
    if "discard" not in visit.done:
        moves += map(DiscardArtifact, player.hand)
    if "reputation" not in visit.done:
        moves += ways_to_change_reputation(player)
    if "politics" in player.sheet.talents:
        moves += ways_to_learn(state, seat)
    return [*moves, Done()]


def trades_allowed(player: Player) -> int:
    """NF-ARTC-14  Merchant's Coat: the trade twice, each on its own."""
    return 2 if "merchants_coat" in player.artifacts else 1


def bonus_value(player: Player) -> int:
    """NF-ARTC-17  Trade Wagon: what is given counts 1 more."""
    return int("trade_wagon" in player.artifacts)


def stock(player: Player, good: Good) -> int:
    """NF-HALL-04  Goods are food, coins, gems and faction tokens.

    NF-HALL-05  Adventurers and chiefs are none.
    """
    if good == "food":
        return player.food
    if good == "coin":
        return player.coins
    if good == "gem":
        return player.gems
    return player.tokens.get(good, 0)


def shift(player: Player, good: Good, by: int) -> None:
    if good == "food":
        player.food += by
    elif good == "coin":
        player.coins += by
    elif good == "gem":
        player.gems += by
    else:
        player.tokens[good] = player.tokens.get(good, 0) + by


def dearest(player: Player, given: list[Good], places: int) -> int:
    """The most that so many goods can be worth, of those not given yet."""
    values = [TRADE_VALUE[good] for good in GOODS for _ in range(stock(player, good) - given.count(good))]
    return sum(sorted(values, reverse=True)[:places])


def ways_to_buy(player: Player) -> list[Buy]:
    """NF-HALL-02  Up to 5 goods for 1."""
    most = dearest(player, [], MOST_TRADED)
    return [Buy(good) for good in GOODS if most and most + bonus_value(player) >= TRADE_VALUE[good]]


def ways_to_sell(player: Player) -> list[Sell]:
    """Or 1 good for up to 5 (NF-HALL-02)."""
    return [Sell(good) for good in GOODS if stock(player, good)]


def trade(table: Table[State], seat: int, move: Buy | Sell) -> Play[None]:
    """One trade, good by good.

    NF-HALL-03  What is received counts no more than what is given; the rest is lost.
    """
    state = table.state
    visit = state.turn.visit
    assert visit is not None
    player = state.players[seat]
    if isinstance(move, Buy):
        deal = visit.trade = Deal(wants=move.good)
        while still_owed(player, deal) > 0:
            given = yield from table.choose(seat, "hall.give", ways_to_give)
            deal.others.append(given.good)
        gone, come = deal.others, [move.good]
    else:
        deal = visit.trade = Deal(gives=move.good)
        while True:
            taken = yield from table.choose(seat, "hall.take", ways_to_take)
            if isinstance(taken, Done):
                break
            deal.others.append(taken.good)
        gone, come = [move.good], deal.others
    close_trade(table, seat, visit, gone, come)


def still_owed(player: Player, deal: Deal) -> int:
    assert deal.wants
    given = sum(TRADE_VALUE[good] for good in deal.others)
    return TRADE_VALUE[deal.wants] - given - (bonus_value(player) if given else 0)


def ways_to_give(state: State, seat: int) -> list[GiveGood]:
    """What is there, if the rest can still be made up with five goods in all."""
    assert state.turn.visit is not None
    deal, player = state.turn.visit.trade, state.players[seat]
    assert deal is not None
    ways: list[GiveGood] = []
    for good in GOODS:
        given: list[Good] = [*deal.others, good]
        if stock(player, good) >= given.count(good):
            after = Deal(wants=deal.wants, others=given)
            if still_owed(player, after) <= dearest(player, given, MOST_TRADED - len(given)):
                ways.append(GiveGood(good))
    return ways


def ways_to_take(state: State, seat: int) -> list[TakeGood | Done]:
    assert state.turn.visit is not None
    deal, player = state.turn.visit.trade, state.players[seat]
    assert deal is not None
    assert deal.gives
    worth = TRADE_VALUE[deal.gives] + bonus_value(player) - sum(TRADE_VALUE[good] for good in deal.others)
    goods = [good for good in GOODS if TRADE_VALUE[good] <= worth] if len(deal.others) < MOST_TRADED else []
    return [*map(TakeGood, goods), Done()]


def close_trade(table: Table[State], seat: int, visit: Visit, gone: list[Good], come: list[Good]) -> None:
    player = table.state.players[seat]
    for good in gone:
        shift(player, good, -1)
    for good in come:
        shift(player, good, 1)
    visit.done.append("trade")
    visit.trade = None
    table.tell(Traded(seat, tuple(gone), tuple(come)))
    for tribe in TRIBES:
        if tribe in come:
            look_for_chief(table, seat, tribe)


def discard_artifact(table: Table[State], seat: int, artifact: str) -> None:
    """NF-HALL-09  One artifact that is not claimed leaves the hand."""
    state = table.state
    visit = state.turn.visit
    assert visit is not None
    visit.done.append("discard")
    player = state.players[seat]
    player.hand.remove(artifact)
    state.discarded_artifacts.append(artifact)
    table.tell_only([seat], ArtifactDiscarded(artifact), HandShrank(seat, len(player.hand)))


def ways_to_change_reputation(player: Player) -> list[ChangeReputation]:
    """NF-HALL-10  A step for each coin or gem, in any mix, all in one direction; as far as the track goes."""
    ways: list[ChangeReputation] = []
    for direction, room in ((1, HIGHEST_REPUTATION - player.reputation), (-1, player.reputation - LOWEST_REPUTATION)):
        for steps in range(1, min(room, player.coins + player.gems) + 1):
            least = max(0, steps - player.coins)
            most = min(steps, player.gems)
            ways += [ChangeReputation(direction * steps, steps - gems, gems) for gems in range(least, most + 1)]
    return ways


def pay_for_reputation(table: Table[State], seat: int, move: ChangeReputation) -> None:
    visit = table.state.turn.visit
    assert visit is not None
    visit.done.append("reputation")
    pay(table, seat, Cost(coins=move.coins, gems=move.gems))
    change_reputation(table, seat, move.steps)
