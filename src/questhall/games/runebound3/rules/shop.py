"""Shopping: catalogue chapter SHOP."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.engine import Play, Table
from questhall.games.runebound3.board import PLACE_AT
from questhall.games.runebound3.cards.define import ASSETS
from questhall.games.runebound3.events.market import AssetBought, AssetRefused, AssetSold
from questhall.games.runebound3.moves.answers import Done
from questhall.games.runebound3.moves.market import Buy, Refuse, Sell
from questhall.games.runebound3.rules.assets import gain_asset, offer
from questhall.games.runebound3.rules.bonuses import bonus
from questhall.games.runebound3.rules.gold import gain_gold, pay
from questhall.games.runebound3.rules.learning import keep_limits
from questhall.games.runebound3.state import Player, State

DONE = Done()


def city_of(player: Player) -> str | None:
    """The city a hero is in."""
    place = PLACE_AT.get(player.hex)
    return place.id if place is not None and place.kind == "city" else None


def shop(table: Table[State], seat: int) -> Play[None]:
    """R3-SHOP-01  Three steps: a card is added, the hero sells, the hero buys.

    R3-SHOP-02  The top card of the asset deck is the fourth in the market.
    R3-SHOP-07  Buying comes last: what was bought is not sold in the same action.
    """
    city = city_of(table.state.players[seat])
    assert city is not None
    offer(table, city)
    yield from sell(table, seat)
    yield from buy(table, seat, city)


def sell(table: Table[State], seat: int) -> Play[None]:
    """R3-SHOP-04  Any of the own assets, each for its price.

    R3-SHOP-05  Its token goes back to the bank.
    R3-SHOP-06  Nowhere else, unless an ability says so.
    """
    state = table.state
    player = state.players[seat]
    while player.assets:
        answer = yield from table.choose(
            seat, "shop.sell", lambda state, seat: [DONE, *map(Sell, state.players[seat].assets)], open=True
        )
        if not isinstance(answer, Sell):
            break
        gold = ASSETS[answer.asset].price
        player.assets.remove(answer.asset)
        state.asset_discard.append(answer.asset)
        table.tell(AssetSold(seat, answer.asset, gold))
        gain_gold(table, seat, gold)
        yield from keep_limits(table, seat)


def price(player: Player, asset: str) -> int:
    """What a hero pays for an asset."""
    printed = ASSETS[asset].price
    return max(min(printed, 1), printed - bonus(player, "bargain"))


def buy(table: Table[State], seat: int, city: str) -> Play[None]:
    """R3-SHOP-08  Buy or discard exactly one card, so that three remain.

    R3-SHOP-09  Whoever buys pays the price and takes the card with its token.
    R3-SHOP-10  Not more than one.
    """
    state = table.state
    player = state.players[seat]
    answer = yield from table.choose(
        seat, "shop.buy", lambda state, seat: purchases(state, seat, city), open=True, otherwise=None
    )
    if answer is None:
        return
    state.markets[city].remove(answer.asset)
    if isinstance(answer, Buy):
        gold = price(player, answer.asset)
        pay(table, seat, gold)
        table.tell(AssetBought(seat, answer.asset, gold))
        yield from gain_asset(table, seat, answer.asset)
    else:
        state.asset_discard.append(answer.asset)
        table.tell(AssetRefused(seat, answer.asset))


def purchases(state: State, seat: int, city: str) -> Sequence[Buy | Refuse]:
    player, market = state.players[seat], state.markets[city]
    buys = [Buy(asset) for asset in market if price(player, asset) <= player.gold]
    return [*buys, *map(Refuse, market)]
