"""The town hall on paper: a trade, or some reputation, that makes an artifact payable."""

from __future__ import annotations

from dataclasses import dataclass

from questhall.games.nearandfar.bot.worth import MINERAL, TOKEN, gain_of, missing, reputation_gap, turns_left
from questhall.games.nearandfar.cards.define import ARTIFACTS, Artifact
from questhall.games.nearandfar.components import GOODS, MOST_TRADED, TRADE_VALUE, TRIBES, Good
from questhall.games.nearandfar.rules.town_hall import bonus_value, stock
from questhall.games.nearandfar.state import Player, State

PRICE = {"food": 0.25, "coin": MINERAL, "gem": MINERAL}
"""What a good is worth to its owner; tokens are worth the same, whatever their tribe."""
CERTAIN = 0.95
MOST_VISITS = 3
"""So many trades ahead a claim is planned."""


@dataclass(frozen=True)
class Plan:
    """What the town hall is visited for."""

    worth: float
    wants: Good | None
    gives: tuple[Good, ...]
    steps: int
    """Of reputation."""


def price_of(good: Good) -> float:
    return TOKEN if good in TRIBES else PRICE[good]


def best_deal(state: State, seat: int) -> Plan | None:
    """The best one of those that bring an artifact within reach."""
    player = state.players[seat]
    plans = [plan for id in player.hand if (plan := plan_for(state, seat, player, ARTIFACTS[id])) is not None]
    return max(plans, key=lambda plan: plan.worth, default=None)


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
    gives = cheapest(player, artifact, wants)
    if gives is None:
        return None
    gain += sum(1.0 if good in TRIBES else PRICE[good] for good in lacks)
    return Plan(gain / visits - sum(map(price_of, gives)), wants, gives, 0)


def reputation_plan(player: Player, artifact: Artifact, gap: int, gain: float) -> Plan | None:
    spare = player.coins + player.gems - artifact.cost.coins - artifact.cost.gems
    if spare < gap:
        return None
    return Plan(gain - MINERAL * gap, None, (), gap if artifact.reputation > 0 else -gap)


def cheapest(player: Player, artifact: Artifact, wants: Good) -> tuple[Good, ...] | None:
    """At most five goods that the artifact does not need, worth enough, the least valued first."""
    cost = artifact.cost
    needed: dict[Good, int] = {"coin": cost.coins, "gem": cost.gems, "food": cost.food}
    needed.update({tribe: count for tribe, count in cost.tokens.items()})
    spare = [good for good in GOODS for _ in range(stock(player, good) - needed.get(good, 0)) if good != wants]
    owed = TRADE_VALUE[wants] - bonus_value(player)
    gives: list[Good] = []
    for good in sorted(spare, key=lambda good: price_of(good) / TRADE_VALUE[good]):
        if owed <= 0:
            break
        gives.append(good)
        owed -= TRADE_VALUE[good]
    while len(gives) > MOST_TRADED:
        gives.pop(0)
    return (
        tuple(gives) if sum(TRADE_VALUE[good] for good in gives) + bonus_value(player) >= TRADE_VALUE[wants] else None
    )
