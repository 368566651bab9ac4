"""The town hall on paper: a trade, or some reputation, that makes an artifact payable or brings a chief."""

from __future__ import annotations

from dataclasses import dataclass

from questhall.games.nearandfar.bot.worth import (
    CHIEF,
    MINERAL,
    REPUTATION,
    TOKEN,
    gain_of,
    is_late,
    missing,
    reputation_gap,
    turns_left,
)
from questhall.games.nearandfar.cards.define import ARTIFACTS, Artifact, Cost
from questhall.games.nearandfar.components import (
    FLAGS_OF_A_CHIEF,
    GOODS,
    HIGHEST_REPUTATION,
    MOST_TRADED,
    TRADE_VALUE,
    TRIBES,
    Good,
    Tribe,
)
from questhall.games.nearandfar.rules.gains import flags
from questhall.games.nearandfar.rules.town_hall import bonus_value, stock
from questhall.games.nearandfar.state import Player, State

PRICE = {"food": 0.25, "coin": MINERAL, "gem": 0.48}
"""What a good is worth to its owner; tokens are worth the same, whatever their tribe."""
CERTAIN = 0.95
RESERVED = 3
"""Coins and gems kept for an artifact in hand that can still be had: its price, and a trade for what it lacks."""
NOTHING = Cost()
MOST_VISITS, MOST_VISITS_FOR_A_CHIEF = 3, 2
"""So many trades ahead a claim is planned, and a chief, whom a rival may win first."""


@dataclass(frozen=True)
class Plan:
    """What the town hall is visited for."""

    worth: float
    wants: Good | None
    gives: tuple[Good, ...]
    steps: int
    """Of reputation."""


def steps_to_buy(state: State, seat: int) -> int:
    """Steps of a good name that what no artifact needs can buy late in the game: two count as much as two coins."""
    player = state.players[seat]
    if not is_late(state) or player.reputation < 0:
        return 0
    spare = player.coins + player.gems - RESERVED * (best_deal(state, seat) is not None)
    most = min(spare, HIGHEST_REPUTATION - player.reputation)
    if most < 1:
        return 0
    return most - (player.reputation + most) % 2


def price_of(good: Good) -> float:
    return TOKEN if good in TRIBES else PRICE[good]


def best_deal(state: State, seat: int) -> Plan | None:
    """The best one of those that bring an artifact within reach, or a chief."""
    player = state.players[seat]
    plans = [plan_for(state, seat, player, ARTIFACTS[id]) for id in player.hand]
    plans += [chief_plan(state, player, tribe) for tribe in state.chiefs]
    return max((plan for plan in plans if plan is not None), key=lambda plan: plan.worth, default=None)


def chief_plan(state: State, player: Player, tribe: Tribe) -> Plan | None:
    """A token is a flag: the fourth of a tribe brings its chief."""
    visits = FLAGS_OF_A_CHIEF - flags(player, tribe)
    if visits > min(MOST_VISITS_FOR_A_CHIEF, turns_left(state) - 1):
        return None
    gives = cheapest(player, NOTHING, tribe)
    return Plan(CHIEF / visits + 1.0 - sum(map(price_of, gives)), tribe, gives, 0) if gives is not None else None


def plan_for(state: State, seat: int, player: Player, artifact: Artifact) -> Plan | None:
    """How one artifact could be paid after one trade, or claimed after buying reputation."""
    if artifact.needs is not None and not artifact.needs(state, seat):
        return None
    lacks, gap = missing(player, artifact), reputation_gap(player, artifact)
    gain = CERTAIN * gain_of(artifact)
    if not lacks and gap:
        return reputation_plan(player, artifact, gap, gain)
    visits = sum(lacks.values()) + bool(gap)
    if not lacks or visits > min(MOST_VISITS, turns_left(state) - 1):
        return None
    wants = max(lacks, key=lambda good: TRADE_VALUE[good])
    gives = cheapest(player, artifact.cost, wants)
    if gives is None:
        return None
    gain += sum(1.0 if good in TRIBES else PRICE[good] for good in lacks)
    return Plan(gain / visits - sum(map(price_of, gives)), wants, gives, 0)


def reputation_plan(player: Player, artifact: Artifact, gap: int, gain: float) -> Plan | None:
    spare = player.coins + player.gems - artifact.cost.coins - artifact.cost.gems
    if spare < gap:
        return None
    if artifact.reputation > 0:
        return Plan(gain - (MINERAL - REPUTATION) * gap, None, (), gap)
    return Plan(gain - MINERAL * gap, None, (), -gap)


def cheapest(player: Player, cost: Cost, wants: Good) -> tuple[Good, ...] | None:
    """At most five goods that are not needed for a price, worth enough, themselves the least dear."""
    needed: dict[Good, int] = {"coin": cost.coins, "gem": cost.gems, "food": cost.food}
    needed.update({tribe: count for tribe, count in cost.tokens.items()})
    spare = [good for good in GOODS for _ in range(stock(player, good) - needed.get(good, 0)) if good != wants]
    owed = TRADE_VALUE[wants] - bonus_value(player)
    ways = (enough(sorted(spare, key=order), owed) for order in (price_of, price_of_value))
    return min((way for way in ways if way is not None), key=lambda way: sum(map(price_of, way)), default=None)


def price_of_value(good: Good) -> float:
    return price_of(good) / TRADE_VALUE[good]


def enough(goods: list[Good], owed: int) -> tuple[Good, ...] | None:
    """The first ones that make up a value, less those it does without; none if five do not suffice."""
    gives: list[Good] = []
    for good in goods:
        if sum(TRADE_VALUE[one] for one in gives) >= owed:
            break
        gives.append(good)
        while len(gives) > MOST_TRADED:
            gives.pop(0)
    for good in tuple(gives):
        if sum(TRADE_VALUE[one] for one in gives) - TRADE_VALUE[good] >= owed:
            gives.remove(good)
    return tuple(gives) if gives and sum(TRADE_VALUE[one] for one in gives) >= owed else None
