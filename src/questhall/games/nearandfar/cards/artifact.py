"""How artifacts are written down: decks, prices, and what must be had but is not spent."""

from __future__ import annotations

from functools import partial

from questhall.games.nearandfar.atlas.define import MAPS
from questhall.games.nearandfar.cards.bonuses import adventurers, enemies_defeated, mine_camps
from questhall.games.nearandfar.cards.define import Artifact, Condition, Cost
from questhall.games.nearandfar.components import TRADE_GOODS, TRIBES, Tribe
from questhall.games.nearandfar.state import State, treasures_of

ordinary = partial(Artifact, special=False)
special = partial(Artifact, special=True)


def price(
    *,
    coins: int = 0,
    gems: int = 0,
    food: int = 0,
    outlaws: int = 0,
    mystics: int = 0,
    lizardfolk: int = 0,
    nomads: int = 0,
) -> Cost:
    """What is printed on the left side: a tribe stands for so many of its tokens."""
    counts: dict[Tribe, int] = {"outlaws": outlaws, "mystics": mystics, "lizardfolk": lizardfolk, "nomads": nomads}
    return Cost(coins, gems, food, {tribe: count for tribe, count in counts.items() if count})


def defeated(number: int) -> Condition:
    """So many enemies defeated."""

    def is_met(state: State, seat: int) -> bool:
        return enemies_defeated(state, seat) >= number

    return is_met


def treasures(number: int) -> Condition:
    def is_met(state: State, seat: int) -> bool:
        return len(treasures_of(state.players[seat])) >= number

    return is_met


def pack_animals(number: int) -> Condition:
    """Birds and turtles alike."""

    def is_met(state: State, seat: int) -> bool:
        return len(state.players[seat].animals) >= number

    return is_met


def camps_in_the_mine(number: int) -> Condition:
    def is_met(state: State, seat: int) -> bool:
        return mine_camps(state, seat) >= number

    return is_met


def adventurers_of_one_tribe(number: int) -> Condition:
    """In team and reserve together, whatever the tribe."""

    def is_met(state: State, seat: int) -> bool:
        return any(adventurers(tribe)(state, seat) >= number for tribe in TRIBES)

    return is_met


def camp_on_a_trade_good(state: State, seat: int) -> bool:
    spots = MAPS[state.map].spots
    return any(owner == seat and spots[space].kind in TRADE_GOODS for space, owner in state.camps.items())
