"""The rulebook's example of play: four turns of Tolya, as one little game."""

from __future__ import annotations

import pytest

from questhall.games.nearandfar.atlas.define import TOWN
from questhall.games.nearandfar.components import Building
from questhall.games.nearandfar.moves import (
    Challenge,
    Dig,
    Done,
    Harvest,
    Hire,
    Join,
    MakeCamp,
    SetOut,
    SpendHearts,
    Visit,
    Walk,
)
from questhall.games.nearandfar.rules.icons import icons, movement
from questhall.games.nearandfar.state import State
from support.nearandfar import dice, player, position, turn
from support.stretch import Rigged

KREK = "krek_the_scavenger"
ROW = f"{KREK} mother_ilva tokra_the_ancient mordo_king_of_thieves ilgar_windrider"


def the_table() -> State:
    """Tolya begins; of his opponents one will go to the farm, one, who has a sword, to the mine."""
    return position(
        player("grear", place="gate", coins=3),
        player("vera", place="gate", coins=3, team="cat_1"),
        player("kikli", place="gate", coins=3, team="dog_2 skrit_the_brawler"),
        row=ROW,
        round=1,
    )


def first_turn(state: State) -> None:
    turn(state, Visit("saloon"), Hire(KREK), Join(), chance=Rigged(bag=[0]))


def others(state: State) -> None:
    turn(state, Visit("farm"), Harvest())
    turn(state, Visit("mine"), Done())


def second_turn(state: State) -> None:
    turn(state, Visit("mine"), Challenge(2, True), Dig(0), chance=dice(4, 3))


def skip_others(state: State, first: Building, second: Building) -> None:
    """The others go where they are in nobody's way."""
    turn(state, Visit(first), Done())
    turn(state, Visit(second), Done())


def third_turn(state: State) -> None:
    team = SetOut(("dog_1", KREK))
    turn(state, team, Walk(1), SpendHearts(1), MakeCamp(), chance=dice(2))


@pytest.mark.rule("NF-EX-01")
def test_turn_1_a_lizardfolk_is_hired_for_two_coins() -> None:
    state = the_table()
    first_turn(state)
    tolya = state.players[0]
    assert (tolya.coins, tolya.team) == (1, ["dog_1", KREK])
    only = icons(player(team=KREK))
    assert (only.search, only.combat, only.hearts) == (1, 1, 2)


@pytest.mark.rule("NF-EX-02", "NF-EX-03")
def test_turn_2_a_fair_duel_for_the_mine_5_against_4_and_the_first_camp() -> None:
    state = the_table()
    first_turn(state)
    others(state)
    second_turn(state)
    tolya = state.players[0]
    assert (tolya.place, tolya.reputation, state.mine) == ("mine", 1, {0: 0})
    assert (tolya.camps, tolya.coins) == (1, 1 + 2 + 1)  # 2 of the mine, 1 from under the camp


@pytest.mark.rule("NF-EX-04", "NF-EX-05", "NF-EX-06")
def test_turn_3_he_leaves_with_four_hearts_moves_one_space_of_two_and_defeats_the_bandit() -> None:
    state = the_table()
    first_turn(state)
    others(state)
    second_turn(state)
    skip_others(state, "store", "farm")
    tolya = state.players[0]
    coins = tolya.coins
    assert movement(tolya, state.turn) == 2
    played = turn(state, SetOut(("dog_1", KREK)), Walk(1), SpendHearts(1), Done(), chance=dice(2))
    assert played.asked[2].moves == [SpendHearts(hearts) for hearts in range(5)]  # of 4 hearts
    assert (tolya.threats, tolya.camps, tolya.coins) == ([4], 2, coins + 1)
    assert (tolya.space, tolya.hearts) == (1, 3)


@pytest.mark.rule("NF-EX-07")
def test_turn_3_goes_on_a_camp_on_a_gem_space_pays_two_gems() -> None:
    state = the_table()
    first_turn(state)
    others(state)
    second_turn(state)
    skip_others(state, "store", "farm")
    third_turn(state)
    tolya = state.players[0]
    assert (tolya.gems, tolya.hearts, state.camps) == (2, 0, {1: 0})


@pytest.mark.rule("NF-EX-08", "NF-TOWN-04")
def test_turn_4_he_returns_to_the_farm_straight_from_the_map() -> None:
    state = the_table()
    first_turn(state)
    others(state)
    second_turn(state)
    skip_others(state, "store", "farm")
    third_turn(state)
    skip_others(state, "mine", "store")
    tolya = state.players[0]
    assert (tolya.place, tolya.space != TOWN) == ("map", True)
    turn(state, Visit("farm"), Harvest())
    assert (tolya.place, tolya.food) == ("farm", 1)
