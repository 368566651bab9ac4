"""The 31 keepsakes: found in stories, kept without a pack animal, half as strong again as a treasure.

The rulebook names two, the cold blade and the banshee necklace. The others are ours, and so is what they do.
"""

from __future__ import annotations

from questhall.engine import Table
from questhall.games.nearandfar.cards.bonuses import (
    adventurers,
    coins_and_gems,
    enemies_defeated,
    for_the_most,
    map_camps,
)
from questhall.games.nearandfar.cards.define import Effect, Keepsake
from questhall.games.nearandfar.components import TRIBES, Icons
from questhall.games.nearandfar.rules.gains import gain_coins, gain_food, gain_gems
from questhall.games.nearandfar.state import State

BRAVE, HONOURED, INFAMOUS = 3, 6, -3
"""What the medal, the pilgrim's bell and the wanted poster ask for."""


def gifts(coins: int = 0, gems: int = 0, food: int = 0) -> Effect:
    def gain(table: Table[State], seat: int) -> None:
        gain_coins(table, seat, coins)
        gain_gems(table, seat, gems)
        gain_food(table, seat, food)

    return gain


def for_a_ruin(state: State, seat: int) -> int:
    return 3


def for_bravery(state: State, seat: int) -> int:
    return 3 if enemies_defeated(state, seat) >= BRAVE else 0


def for_honour(state: State, seat: int) -> int:
    return 3 if state.players[seat].reputation >= HONOURED else 0


def for_infamy(state: State, seat: int) -> int:
    return 3 if state.players[seat].reputation <= INFAMOUS else 0


def for_every_tribe(state: State, seat: int) -> int:
    """A point for each tribe somebody of which is in team or reserve."""
    return sum(adventurers(tribe)(state, seat) > 0 for tribe in TRIBES)


def for_every_animal(state: State, seat: int) -> int:
    """A point for each bird or turtle."""
    return len(state.players[seat].animals)


SYMBOLS = (
    Keepsake(id="cold_blade", icons=Icons(combat=2)),
    Keepsake(id="fishbone_spear", icons=Icons(combat=2)),
    Keepsake(id="star_iron_hammer", icons=Icons(skill=1, combat=1)),
    Keepsake(id="ember_gauntlet", icons=Icons(combat=1, hearts=2)),
    Keepsake(id="stone_kings_finger", icons=Icons(skill=2)),
    Keepsake(id="humming_gear", icons=Icons(skill=2)),
    Keepsake(id="tattered_grimoire", icons=Icons(skill=2)),
    Keepsake(id="glass_eye", icons=Icons(search=2)),
    Keepsake(id="torn_treasure_map", icons=Icons(search=2)),
    Keepsake(id="lantern_of_lost_souls", icons=Icons(skill=1, search=1)),
    Keepsake(id="banshee_necklace", icons=Icons(hearts=3)),
    Keepsake(id="white_flower_crown", icons=Icons(hearts=3)),
    Keepsake(id="six_eyed_totem", icons=Icons(hearts=3)),
    Keepsake(id="cloud_feather", icons=Icons(movement=1, hearts=2)),
    Keepsake(id="sea_captains_boots", icons=Icons(movement=1, search=1)),
    Keepsake(id="cloak_of_dusk", icons=Icons(caution=1, hearts=2)),
)

VISITS = (
    Keepsake(id="golden_inkwell", on_visit={"town_hall": gifts(gems=1, food=1)}),
    Keepsake(id="music_box", on_visit={"saloon": gifts(coins=1, food=1)}),
    Keepsake(id="silver_bridle", on_visit={"stables": gifts(gems=1, food=1)}),
    Keepsake(id="coin_with_a_hole", on_visit={"store": gifts(coins=1, food=1)}),
    Keepsake(id="singing_seeds", on_visit={"farm": gifts(food=3)}),
    Keepsake(id="crystal_ball", on_visit={"hut": gifts(gems=1, food=1)}),
    Keepsake(id="jar_of_fireflies", on_visit={"mine": gifts(coins=1, food=1)}),
)

AT_THE_END = (
    Keepsake(id="deed_to_a_ruin", at_end=for_a_ruin),
    Keepsake(id="song_of_the_road", at_end=for_the_most(3, map_camps)),
    Keepsake(id="guild_ledger", at_end=for_the_most(4, coins_and_gems)),
    Keepsake(id="medal_of_valour", at_end=for_bravery),
    Keepsake(id="pilgrims_bell", at_end=for_honour),
    Keepsake(id="wanted_poster", at_end=for_infamy),
    Keepsake(id="four_strand_bracelet", at_end=for_every_tribe),
    Keepsake(id="egg_of_the_first_bird", at_end=for_every_animal),
)

CARDS = (*SYMBOLS, *VISITS, *AT_THE_END)
