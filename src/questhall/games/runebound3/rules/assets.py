"""Assets and their tokens: catalogue chapters ASSET, GOODS, MARKET."""

from __future__ import annotations

from questhall.engine import Play, Table
from questhall.games.runebound3.cards.define import ASSETS
from questhall.games.runebound3.events.market import AssetLost, AssetOffered, AssetTaken
from questhall.games.runebound3.moves.market import DiscardAsset
from questhall.games.runebound3.rules.learning import keep_limits
from questhall.games.runebound3.state import State

MARKET_CARDS = 3


def take_from_asset_deck(table: Table[State]) -> str | None:
    """R3-ASSET-07  An empty asset deck is made anew of its discard pile,

    R3-SHOP-03  when a market needs a card, too.
    """
    state = table.state
    if not state.asset_deck:
        state.asset_deck, state.asset_discard = state.asset_discard, []
    return table.draw(state.asset_deck, "deck.assets") if state.asset_deck else None


def offer(table: Table[State], city: str) -> None:
    """Add the top card of the asset deck to a market."""
    card = take_from_asset_deck(table)
    if card is not None:
        table.state.markets[city].append(card)
        table.tell(AssetOffered(city, card))


def leave_market(table: Table[State], asset: str) -> None:
    """R3-ASSET-09  An asset that leaves a market outside a shop action is replaced at once,

    R3-MARKET-02  from the top of the asset deck.
    """
    state = table.state
    city = next(city for city, cards in state.markets.items() if asset in cards)
    state.markets[city].remove(asset)
    offer(table, city)


def gain_asset(table: Table[State], seat: int, asset: str) -> Play[None]:
    """The card is with the hero; its combat token comes along.

    R3-ASSET-03  A hero has one asset of each type,
    R3-ASSET-04  and on gaining a second one discards one of the two.
    """
    player = table.state.players[seat]
    player.assets.append(asset)
    kind = ASSETS[asset].kind
    if sum(ASSETS[each].kind == kind for each in player.assets) > 1:
        answer = yield from table.choose(
            seat,
            "assets.discard",
            lambda state, seat: [
                DiscardAsset(each) for each in state.players[seat].assets if ASSETS[each].kind == kind
            ],
        )
        lose_asset(table, seat, answer.asset)
    yield from keep_limits(table, seat)


def lose_asset(table: Table[State], seat: int, asset: str) -> None:
    """R3-ASSET-06  The card is discarded, and its token goes back to the bank."""
    state = table.state
    state.players[seat].assets.remove(asset)
    state.asset_discard.append(asset)
    table.tell(AssetLost(seat, asset))


def take_for_nothing(table: Table[State], seat: int, asset: str) -> Play[None]:
    """From a market, by an ability."""
    leave_market(table, asset)
    table.tell(AssetTaken(seat, asset))
    yield from gain_asset(table, seat, asset)
