"""What markets are worth to a hero, for bots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from questhall.games.runebound3.board import PLACES
from questhall.games.runebound3.bot.showdown import patience
from questhall.games.runebound3.bot.travel import Goal
from questhall.games.runebound3.bot.worth import GOLD, added_by
from questhall.games.runebound3.cards.define import ASSETS
from questhall.games.runebound3.rules.bonuses import bonus
from questhall.games.runebound3.rules.shop import price
from questhall.games.runebound3.state import Player, State

SPENT = 0.3
"""What a gold paid for an asset costs: it is not lost, for a market gives the full price back."""


def shops(state: State, player: Player) -> Iterator[Goal]:
    """A city is worth what its best affordable asset would add; and there is always one more card."""
    worths = shop_worths(state, player)
    yield from (Goal(place.hex, worths[place.id], 1.0) for place in PLACES if worths.get(place.id, 0.0) > 0)


def shop_worths(state: State, player: Player) -> dict[str, float]:
    """By city: the best purchase; the card that will be added is a random one."""
    who = player.hero, tuple(player.skills), tuple(player.assets), player.gold
    deck, later = tuple(state.asset_deck), patience(state)
    return {city: best_purchase(*who, tuple(market), deck, later) for city, market in state.markets.items()}


@lru_cache(16384)
def best_purchase(
    hero: str,
    skills: tuple[str, ...],
    assets: tuple[str, ...],
    gold: int,
    market: tuple[str, ...],
    deck: tuple[str, ...],
    later: float,
) -> float:
    best = max(
        (bought(hero, skills, assets, gold, asset, later) for asset in market),
        default=0.0,
    )
    best = max(0.0, best)
    hopes = sum(max(0.0, bought(hero, skills, assets, gold, asset, later) - best) for asset in deck)
    return best + hopes / max(1, len(deck))


def purchase_worth(state: State, player: Player, asset: str) -> float:
    """What buying an asset would bring."""
    cards = tuple(player.skills), tuple(player.assets)
    return bought(player.hero, *cards, player.gold, asset, patience(state))


def bought(
    hero: str,
    skills: tuple[str, ...],
    assets: tuple[str, ...],
    gold: int,
    asset: str,
    later: float,
) -> float:
    """What an asset would add, if what it replaces is sold first; nothing if it cannot be paid for."""
    cost = extra_cost(skills, assets, asset)
    return added_by(hero, skills, assets, asset, later) - SPENT * later * cost if cost <= gold else 0.0


@lru_cache(65536)
def extra_cost(skills: tuple[str, ...], assets: tuple[str, ...], asset: str) -> int:
    """The price of an asset less that of what it replaces."""
    returned = sum(ASSETS[own].price for own in assets if ASSETS[own].kind == ASSETS[asset].kind)
    return price(Player(skills=list(skills), assets=list(assets)), asset) - returned


def customers(state: State, player: Player) -> Iterator[Goal]:
    """Who carries goods wants to sell them."""
    for asset in player.assets:
        card = ASSETS[asset]
        if card.sells_in is not None:
            gold = GOLD * patience(state) * (card.trade + bonus(player, "trader"))
            yield from (Goal(place.hex, gold, 1.0) for place in PLACES if place.kind == card.sells_in)
