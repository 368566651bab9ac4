"""What skills in hand and in the deck promise, for bots: to learn, to train, to part with."""

from __future__ import annotations

from functools import lru_cache

from questhall.games.runebound3.bot.showdown import patience
from questhall.games.runebound3.bot.worth import CARD, added_by_skill, skill_worth, trophies_worth
from questhall.games.runebound3.cards.define import ADVENTURES, SKILLS, Cost
from questhall.games.runebound3.rules.bonuses import hand_limit
from questhall.games.runebound3.state import Player, State

SPENT = 0.55
"""How much of their worth trophies lose by being spent: they are there to be spent, but something better may come."""
WANTED = 0.3
"""How much of a skill's worth counts for each trophy that is still missing."""


def trophies_held(player: Player) -> tuple[str, ...]:
    """Their kinds."""
    return tuple(sorted(ADVENTURES[trophy.card].deck for trophy in player.trophies))


def learning_worth(state: State, player: Player, skill: str) -> float:
    """What a skill would add, less the trophies it takes: they might serve for something better."""
    later = patience(state)
    return skill_worth(player, skill, later) - later * price_of(len(player.trophies), len(SKILLS[skill].cost))


def price_of(held: int, cost: int) -> float:
    """What it costs somebody who has a few trophies to spend so many."""
    return SPENT * (trophies_worth(held) - trophies_worth(held - cost))


@lru_cache(4096)
def missing(held: tuple[str, ...], cost: tuple[Cost, ...]) -> int:
    """How many trophies are lacking to pay for a skill."""
    left, lacking = list(held), 0
    for symbol in sorted(cost, key=lambda symbol: symbol == "any"):
        found = next((trophy for trophy in left if symbol in ("any", trophy)), None)
        if found is None:
            lacking += 1
        else:
            left.remove(found)
    return lacking


def plan_in_hand(state: State, player: Player, skill: str) -> float:
    """What a skill in hand promises: less, the more trophies are still to be won for it."""
    cards = tuple(player.skills), tuple(player.assets)
    return plan_worth(player.hero, *cards, trophies_held(player), skill, patience(state))


@lru_cache(65536)
def plan_worth(
    hero: str, skills: tuple[str, ...], assets: tuple[str, ...], held: tuple[str, ...], skill: str, later: float
) -> float:
    cost = SKILLS[skill].cost
    spent = later * price_of(max(len(held), len(cost)), len(cost))
    return max(0.0, added_by_skill(hero, skills, assets, skill, later) - spent) * WANTED ** missing(held, cost)


def training_worth(state: State, player: Player) -> float:
    """A full hand, and perhaps a better plan than those in it."""
    limit, later = hand_limit(player), patience(state)
    best = max((plan_in_hand(state, player, card) for card in player.hand), default=0.0)
    cards = tuple(player.skills), tuple(player.assets)
    hoped = better_plan(player.hero, *cards, trophies_held(player), frozenset(player.hand), limit, best, later)
    return CARD * max(0, limit - len(player.hand)) + later * hoped


@lru_cache(16384)
def better_plan(
    hero: str,
    skills: tuple[str, ...],
    assets: tuple[str, ...],
    held: tuple[str, ...],
    hand: frozenset[str],
    drawn: int,
    best: float,
    later: float,
) -> float:
    """By how much the best of some drawn cards beats the best in hand, on average."""
    others = [card for card in SKILLS if card not in hand and card not in skills]
    plans = sorted((plan_worth(hero, skills, assets, held, card, later) for card in others), reverse=True)
    count, hoped = len(plans), 0.0
    for place, worth in enumerate(plans):
        if worth <= best:
            break
        is_the_best = ((count - place) / count) ** drawn - ((count - place - 1) / count) ** drawn
        hoped += is_the_best * (worth - best)
    return hoped
