"""The 38 ordinary artifacts.

The rulebook names sixteen artifacts, thirteen of them here, and says what they do; prices, points and all the
others are ours. What a price is worth by the trade table is 10 to 16. Half of it, less what the ability is worth, is
printed as points; a token costs a turn and counts a point more, and half of a demanded reputation is added.

Named ones; three are read by other rules, which look for the id among the claimed artifacts, the others stand below:

================  ===========================================================================================
merchants_coat    Other rules: at the town hall the trade action may be taken twice a visit, each trade on its own.
trade_wagon       Other rules: in each trade at the town hall what is given counts 1 more.
spices            Other rules: once a turn leaving an empty space costs no heart, beyond what turtles save.
mirror_hat        Avoids threats for nothing.
jade_flute        Visiting the stables: 2 food.
lockpicks         Visiting the general store: 1 coin of the supply.
gold_magnet       Visiting the mine: 1 coin of the supply.
nightmare_amulet  Visiting any building: 1 coin of each opponent there.
ancient_compass   At the end 4 points for whoever alone has the most coins and gems together.
ancient_treaty    At the end a point for each nomad,
star_mantle       each mystic,
gaming_dice       each outlaw,
legendary_scroll  each lizardfolk in team and reserve.
================  ===========================================================================================
"""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.nearandfar.cards.artifact import camp_on_a_trade_good, defeated, ordinary, price, treasures
from questhall.games.nearandfar.cards.bonuses import (
    adventurers,
    coin_of_each_opponent_here,
    coins,
    coins_and_gems,
    enemies_defeated,
    food,
    food_left,
    for_the_most,
    gems,
    mine_camps,
    one_for_each,
    reputation,
)
from questhall.games.nearandfar.components import Icons
from questhall.games.nearandfar.rules.gains import gain_animal
from questhall.games.nearandfar.state import State


def call_a_bird(table: Table[State], seat: int) -> None:
    """None comes if the stables are empty or there are 3 animals already."""
    gain_animal(table, seat)


SYMBOLS = (
    ordinary(
        id="saw_toothed_sabre",
        points=7,
        cost=price(coins=2, gems=1, food=1, outlaws=1),
        reputation=-3,
        icons=Icons(combat=1),
    ),
    ordinary(
        id="thunder_musket",
        points=7,
        cost=price(coins=2, outlaws=1, lizardfolk=1),
        needs=defeated(2),
        icons=Icons(combat=2),
    ),
    ordinary(id="bear_charm", points=6, cost=price(coins=2, gems=2, food=1, nomads=1), icons=Icons(combat=1, hearts=2)),
    ordinary(id="brass_calipers", points=6, cost=price(coins=1, gems=2, food=1, lizardfolk=1), icons=Icons(skill=1)),
    ordinary(id="clockwork_hand", points=6, cost=price(coins=2, gems=2, lizardfolk=1), icons=Icons(skill=2)),
    ordinary(
        id="tinkers_goggles",
        points=6,
        cost=price(coins=1, mystics=1, lizardfolk=1),
        icons=Icons(skill=1, search=1),
    ),
    ordinary(id="prospectors_pan", points=6, cost=price(coins=3, gems=1, nomads=1), icons=Icons(search=1)),
    ordinary(
        id="owls_eye",
        points=7,
        cost=price(coins=1, outlaws=1, mystics=1),
        needs=treasures(2),
        icons=Icons(search=2),
    ),
    ordinary(id="patchwork_blanket", points=6, cost=price(coins=2, gems=1, food=2, nomads=1), icons=Icons(hearts=2)),
    ordinary(
        id="bottomless_flask",
        points=7,
        cost=price(coins=1, gems=2, food=1, mystics=1),
        reputation=5,
        icons=Icons(hearts=4),
    ),
    ordinary(
        id="smiths_hammer",
        points=6,
        cost=price(coins=2, lizardfolk=1, nomads=1),
        icons=Icons(skill=1, combat=1),
    ),
    ordinary(id="fox_tail_cap", points=6, cost=price(coins=2, gems=2, outlaws=1), icons=Icons(search=1, hearts=2)),
)

TRAVEL = (
    ordinary(id="spices", points=6, cost=price(coins=2, gems=2, nomads=1)),
    ordinary(id="mirror_hat", points=7, cost=price(coins=1, outlaws=1, mystics=1), avoids="free"),
    ordinary(id="drovers_staff", points=6, cost=price(coins=2, gems=2, lizardfolk=1), icons=Icons(movement=1)),
    ordinary(id="bait_pouch", points=6, cost=price(coins=1, gems=1, food=1, outlaws=1), avoids="food"),
)
"""NF-ARTC-05  The Mirror Hat avoids threats like a shield."""

VISITS = (
    ordinary(id="jade_flute", points=6, cost=price(coins=1, gems=3, nomads=1), on_visit={"stables": food(2)}),
    ordinary(
        id="lockpicks", points=6, cost=price(coins=2, gems=1, outlaws=1), reputation=-2, on_visit={"store": coins(1)}
    ),
    ordinary(id="gold_magnet", points=6, cost=price(coins=2, gems=2, lizardfolk=1), on_visit={"mine": coins(1)}),
    ordinary(
        id="nightmare_amulet",
        points=7,
        cost=price(coins=1, gems=3, mystics=1),
        reputation=-4,
        on_any_visit=coin_of_each_opponent_here,
    ),
    ordinary(
        id="mayors_seal",
        points=6,
        cost=price(coins=2, gems=1, mystics=1),
        reputation=2,
        on_visit={"town_hall": reputation(1)},
    ),
    ordinary(id="barrel_organ", points=6, cost=price(coins=1, outlaws=1, nomads=1), on_visit={"saloon": food(1)}),
    ordinary(
        id="copper_watering_can", points=6, cost=price(coins=2, gems=2, food=1, nomads=1), on_visit={"farm": food(2)}
    ),
    ordinary(id="moon_lens", points=5, cost=price(coins=1, gems=1, mystics=1), on_visit={"hut": gems(1)}),
    ordinary(id="miners_lamp", points=6, cost=price(coins=1, outlaws=1, lizardfolk=1), on_visit={"mine": gems(1)}),
    ordinary(
        id="weather_glass",
        points=6,
        cost=price(coins=1, mystics=1, nomads=1),
        on_visit={"farm": food(1), "stables": food(1)},
    ),
)
"""NF-ARTC-13  The coins of Lockpicks and Gold Magnet come from the supply."""

TRADE = (
    ordinary(id="merchants_coat", points=6, cost=price(coins=2, gems=1, nomads=1)),
    ordinary(id="trade_wagon", points=6, cost=price(coins=1, gems=1, food=1, lizardfolk=1), needs=camp_on_a_trade_good),
    ordinary(id="sooty_kettle", points=6, cost=price(coins=2, gems=2, food=1, nomads=1), on_camp=food(1)),
    ordinary(id="bird_whistle", points=6, cost=price(coins=1, gems=2, food=2, nomads=1), on_claim=call_a_bird),
)

SCORING = (
    ordinary(
        id="ancient_treaty",
        points=7,
        cost=price(coins=1, gems=3, food=1, lizardfolk=1),
        reputation=3,
        at_end=adventurers("nomads"),
    ),
    ordinary(
        id="star_mantle",
        points=8,
        cost=price(coins=1, gems=1, mystics=1, lizardfolk=1),
        reputation=4,
        at_end=adventurers("mystics"),
    ),
    ordinary(
        id="gaming_dice", points=7, cost=price(coins=3, gems=1, outlaws=1), reputation=-3, at_end=adventurers("outlaws")
    ),
    ordinary(
        id="legendary_scroll",
        points=6,
        cost=price(coins=1, outlaws=1, mystics=1),
        at_end=adventurers("lizardfolk"),
    ),
    ordinary(
        id="ancient_compass", points=6, cost=price(coins=1, gems=2, mystics=1), at_end=for_the_most(4, coins_and_gems)
    ),
    ordinary(
        id="silver_spoon",
        points=6,
        cost=price(coins=1, gems=2, food=2, lizardfolk=1),
        at_end=for_the_most(3, food_left),
    ),
    ordinary(
        id="bone_tally", points=5, cost=price(coins=1, gems=1, outlaws=1), at_end=one_for_each(2, enemies_defeated)
    ),
    ordinary(
        id="plan_of_the_mine", points=6, cost=price(coins=1, gems=2, mystics=1), at_end=one_for_each(2, mine_camps)
    ),
)
"""NF-ARTC-01  Ancient Treaty: a point for each yellow adventurer.

NF-ARTC-02  Star Mantle: for each blue one.
NF-ARTC-03  Dice: for each green one.
NF-ARTC-04  Legendary Scroll: for each red one.
NF-ARTC-16  Ancient Compass: 4 points for being alone with the most coins and gems.
"""

CARDS = (*SYMBOLS, *TRAVEL, *VISITS, *TRADE, *SCORING)
