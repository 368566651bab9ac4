"""The 17 special artifacts: dearer than the ordinary ones, each for tokens of two tribes and gems.

The rulebook names three of them and pictures a fourth, the Mask of Dread, without its name; prices, points and all
the others are ours. What a price is worth is 14 to 25; points follow from it as for ordinary ones.

Named ones; one is read by other rules, which look for the id among the claimed artifacts, the others stand below:

==================  =========================================================================================
merchants_contract  Other rules: the team may hold one more adventurer of a tribe already in it; still at most four.
mercenary_contract  When it is claimed: a camp on any empty space (`rules/camps.py`).
crown_of_guile      Visiting any building: 1 coin of each opponent there.
mask_of_dread       The pictured one: avoids threats for nothing, 1 combat.
scales_of_justice   Wins ties (`wins_ties`).
==================  =========================================================================================
"""

from __future__ import annotations

from questhall.games.nearandfar.cards.artifact import (
    adventurers_of_one_tribe,
    camps_in_the_mine,
    pack_animals,
    price,
    special,
)
from questhall.games.nearandfar.cards.bonuses import coin_of_each_opponent_here, coins, for_the_most, map_camps
from questhall.games.nearandfar.components import TRIBES, Icons
from questhall.games.nearandfar.rules.camps import camp_anywhere
from questhall.games.nearandfar.state import State

POINTS_OF_A_SET = 3
POINTS_WITH_A_CHIEF = 2


def sets_of_tokens(state: State, seat: int) -> int:
    """For each set of four tokens, one of every tribe."""
    tokens = state.players[seat].tokens
    return POINTS_OF_A_SET * min(tokens.get(tribe, 0) for tribe in TRIBES)


def chiefs(state: State, seat: int) -> int:
    return POINTS_WITH_A_CHIEF * len(state.players[seat].chiefs)


def steps_below_zero(state: State, seat: int) -> int:
    """A point for every two steps of bad reputation."""
    return max(0, -state.players[seat].reputation) // 2


SYMBOLS = (
    special(id="lightning_spear", points=10, cost=price(gems=4, outlaws=2, lizardfolk=1), icons=Icons(combat=3)),
    special(
        id="thinking_machine",
        points=11,
        cost=price(coins=1, gems=3, mystics=1, lizardfolk=2),
        needs=camps_in_the_mine(3),
        icons=Icons(skill=3),
    ),
    special(
        id="heart_of_the_forest",
        points=11,
        cost=price(coins=1, gems=2, food=1, mystics=1, nomads=2),
        reputation=6,
        icons=Icons(hearts=6),
    ),
    special(id="golden_astrolabe", points=10, cost=price(gems=2, outlaws=1, mystics=2), icons=Icons(skill=1, search=2)),
    special(
        id="dragonbone_armour",
        points=10,
        cost=price(gems=2, food=1, lizardfolk=3, nomads=1),
        icons=Icons(combat=1, hearts=4),
    ),
    special(
        id="wishing_stone",
        points=12,
        cost=price(gems=2, mystics=2, nomads=1),
        reputation=8,
        icons=Icons(skill=1, combat=1, search=1),
    ),
)

TRAVEL = (
    special(
        id="mask_of_dread",
        points=7,
        cost=price(gems=1, food=1, outlaws=1, lizardfolk=1),
        reputation=-4,
        avoids="free",
        icons=Icons(combat=1),
    ),
    special(
        id="wind_woven_cloak",
        points=11,
        cost=price(coins=1, gems=4, mystics=1, nomads=2),
        needs=pack_animals(2),
        icons=Icons(movement=1, hearts=2),
    ),
)

VISITS = (
    special(
        id="crown_of_guile",
        points=12,
        cost=price(gems=2, outlaws=2, mystics=1),
        reputation=-5,
        on_any_visit=coin_of_each_opponent_here,
    ),
    special(
        id="master_key",
        points=10,
        cost=price(coins=1, gems=3, outlaws=1, nomads=2),
        on_visit={"saloon": coins(1), "stables": coins(1), "store": coins(1)},
    ),
)

CONTRACTS = (
    special(id="merchants_contract", points=11, cost=price(coins=1, gems=3, food=1, lizardfolk=1, nomads=2)),
    special(
        id="mercenary_contract",
        points=8,
        cost=price(coins=3, gems=2, outlaws=1, lizardfolk=1),
        on_claim=camp_anywhere,
    ),
    special(
        id="scales_of_justice",
        points=11,
        cost=price(coins=1, gems=3, mystics=1, nomads=1),
        reputation=6,
        wins_ties=True,
    ),
)

SCORING = (
    special(
        id="drum_of_the_chiefs",
        points=11,
        cost=price(coins=1, gems=3, outlaws=1, nomads=2),
        needs=adventurers_of_one_tribe(2),
        at_end=chiefs,
    ),
    special(
        id="surveyors_globe",
        points=10,
        cost=price(coins=1, gems=4, mystics=1, lizardfolk=1),
        at_end=for_the_most(3, map_camps),
    ),
    special(
        id="banner_of_four_tribes",
        points=11,
        cost=price(coins=1, gems=2, mystics=2, lizardfolk=1),
        at_end=sets_of_tokens,
    ),
    special(
        id="outcasts_ring",
        points=12,
        cost=price(coins=1, gems=3, outlaws=2, nomads=1),
        reputation=-4,
        at_end=steps_below_zero,
    ),
)

CARDS = (*SYMBOLS, *TRAVEL, *VISITS, *CONTRACTS, *SCORING)
