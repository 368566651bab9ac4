"""What the twelve goods share: each is sold at a kind of place, for more than any market pays.

R3-GOODS-02  In the market of a city they bring their price like any other asset.
"""

from __future__ import annotations

from typing import Literal

from questhall.engine import Play, Table
from questhall.games.runebound3.board import PLACE_AT
from questhall.games.runebound3.cards.ability import Condition, Effect, action
from questhall.games.runebound3.cards.define import Asset, AssetSet
from questhall.games.runebound3.events.market import AssetSold
from questhall.games.runebound3.rules.bonuses import bonus
from questhall.games.runebound3.rules.gold import gain_gold
from questhall.games.runebound3.state import State, Who

Buyer = Literal["settlement", "fortress", "shrine"]
CHEAP, CHEAP_TRADE = 0, 2
DEAR, DEAR_TRADE = 2, 5


def cheap_goods(name: str, set: AssetSet, sells_in: Buyer) -> Asset:
    """They cost nothing and bring 2."""
    return goods(name, set, CHEAP, CHEAP_TRADE, sells_in)


def dear_goods(name: str, set: AssetSet, sells_in: Buyer) -> Asset:
    """They cost 2 and bring 5."""
    return goods(name, set, DEAR, DEAR_TRADE, sells_in)


def goods(name: str, set: AssetSet, price: int, trade: int, sells_in: Buyer) -> Asset:
    """There are two cards of each name; the letter of the set tells them apart."""
    id = f"{name}_{set.lower()}"
    sell = action(f"sell_{id}", selling(id, trade), at_a(sells_in))
    return Asset(id, set, "goods", price, abilities=(sell,), trade=trade, sells_in=sells_in)


def at_a(kind: Buyer) -> Condition:
    def is_there(state: State, who: Who) -> bool:
        place = PLACE_AT.get(state.players[who].hex)
        return place is not None and place.kind == kind

    return is_there


def selling(id: str, trade: int) -> Effect:
    """R3-GOODS-03  Sold goods are discarded."""

    def sell(table: Table[State], who: Who) -> Play[None]:
        player = table.state.players[who]
        gold = trade + bonus(player, "trader")
        player.assets.remove(id)
        table.state.asset_discard.append(id)
        table.tell(AssetSold(who, id, gold))
        gain_gold(table, who, gold)
        yield from ()

    return sell
