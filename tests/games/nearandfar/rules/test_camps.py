"""Camps: on the map, from the board, on trade routes, and the end they bring."""

from __future__ import annotations

import pytest

from questhall.games.nearandfar.atlas.define import MAPS, TOWN
from questhall.games.nearandfar.components import CAMP_SLOTS, TRADE_GOODS
from questhall.games.nearandfar.events.gains import CampTaken, CoinsGained, GemsGained, HeartsPaid
from questhall.games.nearandfar.events.journey import CampPlaced
from questhall.games.nearandfar.events.setup import LastRound
from questhall.games.nearandfar.moves import (
    AvoidByAnimal,
    CampAnywhere,
    Claim,
    Dig,
    Done,
    MakeCamp,
    SpendHearts,
    TakeGood,
    TakeQuest,
    Visit,
    Walk,
)
from questhall.games.nearandfar.rules.artifacts import claim
from questhall.games.nearandfar.rules.camps import board_is_empty, routes, take_camp, ways_to_camp
from questhall.games.nearandfar.rules.journey import next_moves
from questhall.games.nearandfar.state import Options, Player, State
from support.nearandfar import dice, go, on_the_map, play, player, position, turn
from support.stretch import CutIn

GEM, COIN, TEA, OTHER_TEA = 6, 2, 3, 13
FOUR_EYES = "dog_1 mordo_king_of_thieves krek_the_scavenger"


def table(one: Player, **more: object) -> State:
    return position(one, player("grear", place="farm", team="cat_1"), **more)  # type: ignore[arg-type]


def taken(state: State, times: int = 1) -> State:
    for _ in range(times):
        play(state, lambda table: take_camp(table, 0))
    return state


@pytest.mark.rule("NF-CAMP-01", "NF-CAMP-02")
def test_on_a_space_without_a_camp_one_is_placed_for_three_hearts() -> None:
    state = table(on_the_map(GEM, hearts=4))
    played = go(state, MakeCamp())
    assert played.events[:3] == [HeartsPaid(0, 3), CampPlaced(0, GEM), CampTaken(0, 1)]
    assert (state.camps, state.players[0].camps, state.players[0].hearts) == ({GEM: 0}, 1, 1)


@pytest.mark.rule("NF-CAMP-02")
def test_with_two_hearts_there_is_no_camp() -> None:
    assert ways_to_camp(table(on_the_map(GEM, hearts=2)), 0) == []
    assert ways_to_camp(table(on_the_map(GEM, hearts=3)), 0) == [MakeCamp()]


@pytest.mark.rule("NF-CAMP-03", "NF-CAMP-01")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_space_holds_one_camp_of_whomever(owner: int) -> None:
    assert ways_to_camp(table(on_the_map(GEM, hearts=9), camps={GEM: owner}), 0) == []
    assert ways_to_camp(table(on_the_map(TOWN, hearts=9)), 0) == []


@pytest.mark.rule("NF-CAMP-01")
def test_the_quest_may_be_left_for_the_camp() -> None:
    state = table(on_the_map(COIN, hearts=3), quests=[COIN])
    assert next_moves(state, 0)[-3:] == [TakeQuest(), MakeCamp(), Done()]
    go(state, MakeCamp())
    assert state.camps == {COIN: 0}


@pytest.mark.rule("NF-CAMP-04")
@pytest.mark.parametrize(
    ("space", "team", "coins", "gems"),
    [(COIN, FOUR_EYES, 4, 0), (GEM, FOUR_EYES, 0, 4), (COIN, "skrit_the_brawler", 0, 0), (GEM, "dog_1", 0, 1)],
)
def test_a_camp_pays_what_the_space_shows_for_every_search_symbol(space: int, team: str, coins: int, gems: int) -> None:
    one = on_the_map(space, team=team, hearts=3, camps=2)  # nothing lies under the third camp
    go(table(one), MakeCamp())
    assert (one.coins, one.gems) == (coins, gems)


@pytest.mark.rule("NF-CAMP-04")
def test_search_on_cards_counts_too() -> None:
    one = on_the_map(
        COIN, hearts=3, camps=2, artifacts="prospectors_pan", keepsakes="glass_eye", animals="bird:dowsing_rod"
    )
    go(table(one), MakeCamp())
    assert one.coins == 1 + 1 + 2 + 1


@pytest.mark.rule("NF-CAMP-05")
def test_example_zhenya_crosses_avoids_and_camps() -> None:
    one = on_the_map(9, team=FOUR_EYES, hearts=4, animals="bird", camps=2)
    state = table(one)
    go(state, Walk(5), Walk(2), AvoidByAnimal(0), MakeCamp())
    assert (one.hearts, one.coins, one.animals, state.birds) == (0, 4, [], 6)
    assert state.camps == {2: 0}
    assert MAPS[1].spots[5].kind == MAPS[1].spots[2].kind == "coin"


@pytest.mark.rule("NF-CAMP-06")
def test_after_a_camp_nobody_moves_on() -> None:
    state = table(on_the_map(GEM, hearts=9, animals="bird bird"), quests=[GEM])
    played = go(state, MakeCamp())
    assert played.topics == [(0, "journey.next")]
    assert state.turn.action == "done"


@pytest.mark.rule("NF-CAMP-07", "NF-SETUP-12")
def test_a_quest_token_stays_under_a_camp_and_the_space_pays_all_the_same() -> None:
    one = on_the_map(COIN, hearts=3, camps=2)
    state = table(one, quests=[COIN])
    go(state, MakeCamp())
    assert (state.quests, one.coins) == ([COIN], 1)
    assert TakeQuest() in next_moves(state, 0)


# The board


@pytest.mark.rule("NF-BOARD-03")
def test_camps_leave_the_board_for_the_map_the_mine_and_threats() -> None:
    one = on_the_map(TOWN, hearts=9)
    state = table(one)
    go(state, Walk(1), SpendHearts(0), MakeCamp(), chance=dice(6))
    turn(state, Visit("mine"), Dig(0))
    assert (one.camps, one.threats, state.camps, state.mine) == (3, [4], {1: 0}, {0: 0})


@pytest.mark.rule("NF-BOARD-04", "NF-BOARD-05")
def test_camps_are_taken_in_order_and_pay_what_lies_under_them_at_once() -> None:
    state = table(player())
    for count, mineral in enumerate(CAMP_SLOTS, start=1):
        played = play(state, lambda table: take_camp(table, 0))
        assert played.events[0] == CampTaken(0, count)
        assert played.events_of(CoinsGained) == [CoinsGained(0, 1)] * (mineral == "coin")
        assert played.events_of(GemsGained) == [GemsGained(0, 1)] * (mineral == "gem")
    assert (state.players[0].coins, state.players[0].gems) == (CAMP_SLOTS.count("coin"), CAMP_SLOTS.count("gem"))


@pytest.mark.rule("NF-BOARD-06")
def test_coins_lie_under_the_first_two_and_two_points_under_the_last() -> None:
    assert len(CAMP_SLOTS) == 14
    assert CAMP_SLOTS[:2] == ("coin", "coin")
    assert CAMP_SLOTS[13] is None
    state = taken(table(player()), 13)
    assert not board_is_empty(state, state.players[0])
    assert board_is_empty(taken(state), state.players[0])


@pytest.mark.rule("NF-END-01")
def test_the_14th_camp_wherever_it_goes_brings_the_last_round() -> None:
    state = taken(table(player()), 13)
    assert not state.is_last_round
    played = play(state, lambda table: take_camp(table, 0))
    assert state.is_last_round
    assert played.events == [CampTaken(0, 14), LastRound(0)]


@pytest.mark.rule("NF-END-03", "NF-SETUP-26", "NF-COMP-17")
def test_with_an_empty_board_one_goes_on_with_spare_camps_and_substitutes() -> None:
    state = taken(table(player()), 25)
    purse = (state.players[0].coins, state.players[0].gems)
    assert state.players[0].camps == 25
    assert purse == (CAMP_SLOTS.count("coin"), CAMP_SLOTS.count("gem"))


@pytest.mark.rule("NF-VAR-04")
def test_in_the_longer_game_two_camps_come_before_all_others() -> None:
    state = table(player())
    state.options = Options(camps="longer")
    taken(state, 2)
    assert (state.players[0].coins, state.players[0].gems) == (0, 0)
    taken(state, 2)
    assert state.players[0].coins == 2
    taken(state, 11)
    assert (state.players[0].camps, state.is_last_round) == (15, False)
    taken(state)
    assert (board_is_empty(state, state.players[0]), state.is_last_round) == (True, True)


# Trade routes


@pytest.mark.rule("NF-ROUTE-01", "NF-ROUTE-02")
@pytest.mark.parametrize("number", MAPS)
def test_eight_spaces_of_every_map_are_the_ends_of_four_routes(number: int) -> None:
    sheet = MAPS[number]
    kinds = [spot.kind for spot in sheet.spots]
    assert {good: kinds.count(good) for good in TRADE_GOODS} == dict.fromkeys(TRADE_GOODS, 2)
    assert set(sheet.route_spaces) == set(TRADE_GOODS)


@pytest.mark.rule("NF-ROUTE-03")
def test_a_camp_on_a_trade_good_pays_nothing() -> None:
    one = on_the_map(TEA, team=FOUR_EYES, hearts=3, camps=2)
    go(table(one), MakeCamp())
    assert (one.coins, one.gems) == (0, 0)


@pytest.mark.rule("NF-ROUTE-04", "NF-ROUTE-06")
def test_whoever_has_both_camps_scores_the_larger_number() -> None:
    state = table(player(), camps={TEA: 0, OTHER_TEA: 0})
    assert MAPS[1].routes["tea_leaves"] == (9, 4)
    assert [routes(state, seat) for seat in (0, 1)] == [9, 0]


@pytest.mark.rule("NF-ROUTE-05", "NF-ROUTE-06")
def test_two_owners_score_the_smaller_number_each() -> None:
    state = table(player(), camps={TEA: 0, OTHER_TEA: 1})
    assert [routes(state, seat) for seat in (0, 1)] == [4, 4]


@pytest.mark.rule("NF-ROUTE-07")
@pytest.mark.parametrize("camps", [{}, {TEA: 0}, {OTHER_TEA: 0}])
def test_half_a_route_scores_nothing(camps: dict[int, int]) -> None:
    assert routes(table(player(), camps=camps), 0) == 0


@pytest.mark.rule("NF-ROUTE-08")
def test_example_blue_on_one_tea_space() -> None:
    blue, red = 0, 1
    state = table(player(), camps={TEA: blue})
    assert [routes(state, seat) for seat in (blue, red)] == [0, 0]
    state.camps[OTHER_TEA] = blue
    assert [routes(state, seat) for seat in (blue, red)] == [9, 0]
    state.camps[OTHER_TEA] = red
    assert [routes(state, seat) for seat in (blue, red)] == [4, 4]


@pytest.mark.rule("NF-ROUTE-06")
def test_routes_add_up() -> None:
    spaces = MAPS[1].route_spaces
    camps = dict.fromkeys((*spaces["pepper"], *spaces["bloodstone"]), 0) | {spaces["machine_part"][0]: 0}
    assert routes(table(player(), camps=camps), 0) == 13 + 8


# Cards


@pytest.mark.rule("NF-ARTC-06", "NF-ARTC-07", "NF-ARTC-08")
def test_the_mercenary_contract_camps_on_any_empty_space_for_no_hearts() -> None:
    one = player(team=FOUR_EYES, hand="mercenary_contract", coins=3, gems=2, tokens="outlaws lizardfolk", camps=2)
    state = table(one, camps={GEM: 1}, quests=[31])
    played = play(state, lambda table: claim(table, 0, "mercenary_contract"), [CampAnywhere(31)])
    assert played.asked[0].moves == [CampAnywhere(space) for space in range(1, 32) if space != GEM]
    assert MAPS[1].spots[31].kind == "gem"
    assert (state.camps, one.gems, one.camps, one.hearts) == ({GEM: 1, 31: 0}, 4, 3, 0)
    assert state.quests == [31]


@pytest.mark.rule("NF-ARTC-06")
def test_it_can_be_claimed_in_town_in_the_middle_of_a_visit() -> None:
    one = player(place="gate", hand="mercenary_contract", coins=3, gems=2, tokens="outlaws lizardfolk")
    state = table(one)
    turn(state, Visit("store"), CutIn(0, Claim("mercenary_contract")), CampAnywhere(6), Done())
    assert (state.camps, one.place) == ({6: 0}, "store")


@pytest.mark.rule("NF-TREC-10")
def test_the_old_shovel_pays_besides_the_camp() -> None:
    one = on_the_map(GEM, hearts=3, camps=2, animals="bird:old_shovel")
    played = go(table(one), MakeCamp(), TakeGood("coin"))
    assert played.asked[1].moves == [TakeGood("coin"), TakeGood("gem")]
    assert (one.coins, one.gems) == (1, 1)
