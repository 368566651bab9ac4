"""Visiting the town: which building, what a visit brings, what talents add to it."""

from __future__ import annotations

import pytest

from questhall.games.nearandfar.components import BUILDINGS
from questhall.games.nearandfar.events.gains import CoinsGained, CoinTakenFrom, FoodGained
from questhall.games.nearandfar.events.town import GemSought, Visited
from questhall.games.nearandfar.moves import Challenge, Done, Harvest, TakeAnimal, TakeCoin, Visit
from questhall.games.nearandfar.rules.town import ways_to_visit
from questhall.games.nearandfar.state import Player
from support.nearandfar import dice, player, position, turn


def away() -> Player:
    """An opponent who is in nobody's way."""
    return player("grear", place="gate", team="cat_1")


@pytest.mark.rule("NF-TOWN-01")
def test_a_visitor_moves_to_a_building_and_carries_out_its_action() -> None:
    state = position(player(place="gate"), away())
    played = turn(state, Visit("farm"), Harvest())
    assert played.events == [Visited(0, "farm"), FoodGained(0, 1)]
    assert state.players[0].place == "farm"


@pytest.mark.rule("NF-TOWN-03")
@pytest.mark.parametrize("building", BUILDINGS)
def test_nobody_stays_in_a_building(building: str) -> None:
    assert [visit.building for visit in ways_to_visit(player(place=building))] == [
        other for other in BUILDINGS if other != building
    ]


@pytest.mark.rule("NF-TOWN-03")
def test_one_may_stay_in_town_from_building_to_building_and_come_back() -> None:
    state = position(player(place="farm"), away())
    for building, action in (("store", TakeCoin()), ("farm", Harvest()), ("store", TakeCoin())):
        state.active = 0
        turn(state, Visit(building), action)  # type: ignore[arg-type]
    assert (state.players[0].coins, state.players[0].food) == (2, 1)


@pytest.mark.rule("NF-TOWN-02")
def test_where_an_opponent_stands_there_is_no_way_in_without_a_duel() -> None:
    state = position(player(place="gate"), player("grear", place="farm", team="cat_1"))
    played = turn(state, Visit("farm"), Challenge(1, True), Harvest(), chance=dice(5, 3))
    assert played.asked[1].moves == [Challenge(1, True), Challenge(1, False)]
    assert state.players[0].food == 1


@pytest.mark.rule("NF-VISIT-01")
def test_what_cards_bring_for_a_visit_comes_without_the_action() -> None:
    state = position(player(place="gate", artifacts="copper_watering_can", animals="bird:scarecrows_hat"), away())
    turn(state, Visit("farm"), Done())
    assert (state.players[0].food, state.players[0].coins) == (2, 1)


@pytest.mark.rule("NF-VISIT-01")
def test_whoever_loses_the_duel_at_the_door_has_not_visited() -> None:
    state = position(player(place="gate", artifacts="copper_watering_can"), player("grear", place="farm"))
    turn(state, Visit("farm"), Challenge(1, True), chance=dice(1, 3))
    assert (state.players[0].place, state.players[0].food) == ("jail", 0)


@pytest.mark.rule("NF-ARTC-11", "NF-ARTC-12")
def test_the_food_of_the_jade_flute_pays_for_the_bird() -> None:
    state = position(player(place="gate", artifacts="jade_flute"), away())
    played = turn(state, Visit("stables"), TakeAnimal("bird"))
    assert played.asked[1].moves == [TakeAnimal("bird"), Done()]
    assert (state.players[0].food, len(state.players[0].animals)) == (1, 1)


@pytest.mark.rule("NF-ARTC-11")
def test_with_the_jade_flute_no_bird_need_be_bought() -> None:
    state = position(player(place="gate", artifacts="jade_flute"), away())
    turn(state, Visit("stables"), Done())
    assert (state.players[0].food, state.players[0].animals) == (2, [])


@pytest.mark.rule("NF-ARTC-13")
@pytest.mark.parametrize(("artifact", "building"), [("lockpicks", "store"), ("gold_magnet", "mine")])
def test_lockpicks_and_gold_magnet_take_a_coin_of_the_supply(artifact: str, building: str) -> None:
    state = position(player(place="gate", artifacts=artifact), player("grear", place=building, coins=5))
    played = turn(state, Visit(building), Challenge(1, True), Done(), chance=dice(6, 1))  # type: ignore[arg-type]
    assert played.events_of(CoinsGained) == [CoinsGained(0, 1)]
    assert [one.coins for one in state.players] == [1, 5]


@pytest.mark.rule("NF-ARTC-10")
@pytest.mark.parametrize("artifact", ["crown_of_guile", "nightmare_amulet"])
def test_each_opponent_in_the_building_pays_a_coin(artifact: str) -> None:
    state = position(
        player(place="gate", artifacts=artifact),
        player("grear", place="saloon", coins=2, team="cat_1"),
        player("kikli", place="saloon", coins=0, team="dog_2"),
        player("eyim", place="saloon", coins=1, team="cat_2"),
    )
    played = turn(state, Visit("saloon"), Challenge(1, True), chance=dice(6, 1))
    assert played.events_of(CoinTakenFrom) == [CoinTakenFrom(0, 1), CoinTakenFrom(0, 3)]
    assert [one.coins for one in state.players] == [2, 1, 0, 0]


@pytest.mark.rule("NF-ARTC-10")
def test_opponents_elsewhere_pay_nothing() -> None:
    state = position(player(place="gate", artifacts="crown_of_guile"), player("grear", place="mine", coins=2))
    turn(state, Visit("farm"), Done())
    assert [one.coins for one in state.players] == [0, 2]


@pytest.mark.rule("NF-TAL-10", "NF-TAL-12")
@pytest.mark.parametrize(
    ("talent", "building", "food"),
    [("potion_brewing", "hut", 1), ("potion_brewing", "farm", 0), ("piano_playing", "saloon", 1)],
)
def test_a_potion_brewer_is_fed_in_the_hut_and_a_pianist_in_the_saloon(talent: str, building: str, food: int) -> None:
    state = position(player(place="gate", talents=talent), away())
    answers = [Done()] if building == "farm" or (building == "saloon" and food) else []
    turn(state, Visit(building), *answers)  # type: ignore[arg-type]
    assert state.players[0].food == food


@pytest.mark.rule("NF-TAL-23", "NF-DAY-09")
@pytest.mark.parametrize(
    ("animals", "coins"), [("bird bird", 1), ("bird", 0), ("bird turtle", 1), ("turtle turtle turtle", 1), ("", 0)]
)
def test_a_breeder_with_two_animals_gains_a_coin_in_the_stables(animals: str, coins: int) -> None:
    state = position(player(place="gate", animals=animals, talents="pack_bird_breeding"), away())
    turn(state, Visit("stables"))
    assert state.players[0].coins == coins


@pytest.mark.rule("NF-TAL-27")
@pytest.mark.parametrize(("roll", "gems"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_a_caver_finds_a_gem_in_the_mine_with_4_to_6(roll: int, gems: int) -> None:
    state = position(player(place="gate", talents="spelunking"), away())
    played = turn(state, Visit("mine"), Done(), chance=dice(roll))
    assert played.events_of(GemSought) == [GemSought(0, roll)]
    assert state.players[0].gems == gems
