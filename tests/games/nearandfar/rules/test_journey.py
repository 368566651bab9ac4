"""Adventuring: leaving town, walking, hearts for empty spaces, treasures on the way, water."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.nearandfar.atlas.define import MAPS, TOWN
from questhall.games.nearandfar.components import TRADE_GOODS
from questhall.games.nearandfar.events.gains import HeartsPaid, TreasureDrawn
from questhall.games.nearandfar.events.journey import DrivenBack, LeftTown, Walked
from questhall.games.nearandfar.moves import (
    AvoidByCaution,
    Decline,
    Done,
    LoadTreasure,
    MakeCamp,
    SetOut,
    SpendHearts,
    TakeQuest,
    Visit,
    Walk,
)
from questhall.games.nearandfar.rules.journey import next_moves, symbol_between, ways_to_walk
from questhall.games.nearandfar.rules.turn import actions
from questhall.games.nearandfar.state import Player, State
from support.nearandfar import dice, go, on_the_map, player, position, turn
from support.stretch import Played, Rigged

RUNNER, DROVER, SILENT = "dak_the_runner", "amira_the_drover", "oru_the_silent"


def table(one: Player, **more: object) -> State:
    return position(one, player("grear", place="farm", team="cat_1"), **more)  # type: ignore[arg-type]


def walk(state: State, *spaces: int, last: Move | None = None, chance: Rigged | None = None) -> Played[State]:
    """Seat 0 walks these spaces, and ends the turn there unless nothing else is left to do."""
    return go(state, *map(Walk, spaces), *([last] if last else []), chance=chance)


# Leaving town


@pytest.mark.rule("NF-LEAVE-01", "NF-LEAVE-03", "NF-LEAVE-08")
def test_leaving_town_and_moving_are_one_turn() -> None:
    state = table(player(place="farm"))
    played = turn(state, SetOut(("dog_1",)), Walk(2), Done())
    assert played.events[:2] == [LeftTown(0, ("dog_1",), 2), Walked(0, 2)]
    assert MAPS[1].spots[TOWN].kind == "town"
    assert (state.players[0].place, state.players[0].space) == ("map", 2)


@pytest.mark.rule("NF-LEAVE-01", "NF-MOVE-09")
def test_in_the_turn_of_leaving_town_empty_spaces_on_the_way_cost_a_heart_too() -> None:
    state = table(player(place="farm"))
    turn(state, SetOut(("dog_1",)), Walk(2), Walk(6))
    assert (state.players[0].space, state.players[0].hearts) == (6, 1)


@pytest.mark.rule("NF-LEAVE-01")
def test_one_may_leave_town_and_stay_on_the_town_space() -> None:
    state = table(player(place="farm"))
    turn(state, SetOut(("dog_1",)), Done())
    assert (state.players[0].place, state.players[0].space) == ("map", TOWN)


@pytest.mark.rule("NF-LEAVE-02")
def test_from_the_map_nobody_leaves_town_and_from_town_nobody_moves_without_leaving() -> None:
    on_map = actions(table(on_the_map(2, hearts=1)), 0)
    in_town = actions(table(player()), 0)
    assert not any(isinstance(move, SetOut) for move in on_map)
    assert not any(isinstance(move, Walk) for move in in_town)


@pytest.mark.rule("NF-LEAVE-05", "NF-ART-11")
def test_the_marker_is_set_to_the_hearts_of_team_and_cards() -> None:
    one = player(
        team="dog_1 lio_the_novice",
        reserve="mother_ilva",
        artifacts="patchwork_blanket",
        hand="bottomless_flask",
        animals="bird:honey_pot",
        keepsakes="banshee_necklace",
    )
    state = table(one)
    turn(state, SetOut(("dog_1", "lio_the_novice")), Done())
    assert state.players[0].hearts == 2 + 2 + 2 + 2 + 3


@pytest.mark.rule("NF-LEAVE-06")
def test_thirteen_hearts_are_the_most_on_leaving_town() -> None:
    state = table(player(team="dog_1 mother_ilva mordo_king_of_thieves tokra_the_ancient"))
    [move] = [move for move in actions(state, 0) if isinstance(move, SetOut)]
    turn(state, move, Done())
    assert 2 + 6 + 4 + 4 > 13
    assert state.players[0].hearts == 13


@pytest.mark.rule("NF-LEAVE-07")
@pytest.mark.parametrize("left", [0, 1, 9])
def test_hearts_left_from_earlier_turns_are_not_added(left: int) -> None:
    state = table(player(hearts=left))
    turn(state, SetOut(("dog_1",)), Done())
    assert state.players[0].hearts == 2


@pytest.mark.rule("NF-LEAVE-07")
def test_in_town_hearts_stay_as_they_are() -> None:
    state = table(on_the_map(2, hearts=1))
    turn(state, Visit("store"), Done())
    assert state.players[0].hearts == 1


@pytest.mark.rule("NF-LEAVE-09")
def test_walking_onto_or_across_the_town_space_recounts_nothing() -> None:
    state = table(on_the_map(2, hearts=1))
    walk(state, TOWN, 2)
    assert (state.players[0].space, state.players[0].hearts) == (2, 1)
    state = table(on_the_map(2, hearts=0))
    walk(state, TOWN, last=Done())
    assert (state.players[0].place, state.players[0].hearts) == ("map", 0)


@pytest.mark.rule("NF-LEAVE-10")
def test_the_town_space_costs_no_heart_to_leave() -> None:
    state = table(on_the_map(6, hearts=1, animals="bird"))
    state.camps[2] = 1
    played = walk(state, 2, TOWN, 2)
    assert played.events_of(HeartsPaid) == []


# Walking


@pytest.mark.rule("NF-MOVE-01", "NF-REF-01")
def test_move_then_the_quest_then_a_camp() -> None:
    state = table(on_the_map(6, hearts=4), quests=[10])
    before = next_moves(state, 0)
    assert before == [Walk(2), Walk(3), Walk(10), MakeCamp(), Done()]
    state.players[0].space, state.turn.action, state.turn.start, state.turn.steps = 10, "moving", 6, 1
    arrived = [Walk(6), Walk(9), Walk(11), Walk(15)]
    assert next_moves(state, 0) == [*arrived, TakeQuest(), MakeCamp(), Done()]
    state.turn.action = "arrived"
    state.quests = []
    assert next_moves(state, 0) == [MakeCamp(), Done()]


@pytest.mark.rule("NF-MOVE-01")
def test_a_quest_is_taken_where_the_token_lies_and_nowhere_else() -> None:
    state = table(on_the_map(6, hearts=0), quests=[10])
    assert TakeQuest() not in next_moves(state, 0)
    state.players[0].space = 10
    assert TakeQuest() in next_moves(state, 0)


@pytest.mark.rule("NF-MOVE-02")
@pytest.mark.parametrize("number", MAPS)
def test_spaces_show_coins_or_gems_or_one_of_four_goods_and_are_joined_by_paths(number: int) -> None:
    kinds = [spot.kind for spot in MAPS[number].spots[1:]]
    assert set(kinds) == {"coin", "gem", *TRADE_GOODS}
    assert kinds.count("coin") + kinds.count("gem") > len(kinds) / 2
    assert set(TRADE_GOODS) == {"pepper", "machine_part", "bloodstone", "tea_leaves"}
    assert all(MAPS[number].neighbours)


@pytest.mark.rule("NF-MOVE-03")
def test_any_number_of_standees_share_a_space() -> None:
    state = position(
        on_the_map(2, hearts=1), on_the_map(6, character="grear", team="cat_1"), on_the_map(6, character="kikli")
    )
    walk(state, 6, last=Done())
    assert [one.space for one in state.players] == [6, 6, 6]


@pytest.mark.rule("NF-MOVE-04", "NF-MOVE-06", "NF-MOVE-07")
def test_a_step_along_a_path_costs_one_of_two_movement() -> None:
    state = table(on_the_map(2, hearts=9), camps={6: 0})
    played = walk(state, 6, 10, last=Done())
    assert played.asked[0].moves[:3] == [Walk(0), Walk(5), Walk(6)]
    assert played.asked[1].moves == [Walk(2), Walk(3), Walk(10), Done()]
    assert played.asked[2].moves == [MakeCamp(), Done()]
    assert state.players[0].space == 10


@pytest.mark.rule("NF-MOVE-07")
def test_one_may_move_less_or_not_at_all() -> None:
    state = table(on_the_map(2, hearts=9))
    walk(state, last=Done())
    assert state.players[0].space == 2
    walk(state, 6, last=Done())
    assert state.players[0].space == 6


@pytest.mark.rule("NF-MOVE-05")
def test_symbols_are_no_spaces() -> None:
    for sheet in MAPS.values():
        assert {space for path in sheet.paths for space in (path.a, path.b)} == set(range(len(sheet.spots)))
    state = table(on_the_map(TOWN, team=f"dog_1 {SILENT}", hearts=2))
    played = go(state, Walk(1), AvoidByCaution(), Done())
    assert played.topics == [(0, "journey.next"), (0, "threat.meet"), (0, "journey.next")]
    assert state.players[0].space == 1


@pytest.mark.rule("NF-MOVE-08", "NF-MOVE-09")
def test_a_path_may_be_walked_again_and_hearts_paid_again() -> None:
    state = table(on_the_map(2, hearts=3, animals="bird bird"))
    played = walk(state, 6, 2, 6, 10)
    # 6 is left twice, 2 is where the move began
    assert [event.hearts for event in played.events_of(HeartsPaid)] == [1, 1]
    assert (state.players[0].space, state.players[0].hearts) == (10, 1)


@pytest.mark.rule("NF-MOVE-09", "NF-MOVE-10")
@pytest.mark.parametrize(
    ("camps", "spaces", "paid"),
    [({}, (6, 10), 1), ({6: 1}, (6, 10), 0), ({6: 0}, (6, 10), 0), ({}, (6,), 0)],
    ids=("across an empty space", "across an opponent's camp", "across the own camp", "one space only"),
)
def test_example_an_empty_space_that_is_left_costs_a_heart_but_not_the_first(
    camps: dict[int, int], spaces: tuple[int, ...], paid: int
) -> None:
    state = table(on_the_map(2, hearts=2), camps=camps)
    walk(state, *spaces, last=Done() if len(spaces) == 1 else None)
    assert state.players[0].hearts == 2 - paid


@pytest.mark.rule("NF-MOVE-09", "NF-HEART-06")
def test_without_a_heart_the_empty_space_cannot_be_left_but_nothing_else_happens() -> None:
    state = table(on_the_map(2, hearts=0))
    assert ways_to_walk(state, 0) == [Walk(0), Walk(5), Walk(6)]
    walk(state, 6)
    assert (state.players[0].space, state.players[0].hearts, state.turn.action) == (6, 0, "done")


@pytest.mark.rule("NF-DAY-04", "NF-DAY-06")
@pytest.mark.parametrize(("animals", "paid"), [("bird bird", 2), ("turtle bird", 1), ("turtle turtle", 0)])
def test_example_each_turtle_leaves_one_empty_space_a_turn_for_nothing(animals: str, paid: int) -> None:
    state = table(on_the_map(2, hearts=5, animals=animals))
    walk(state, 6, 10, 11, last=Done())
    assert state.players[0].hearts == 5 - paid


@pytest.mark.rule("NF-DAY-04")
def test_turtles_are_rested_with_every_turn() -> None:
    state = table(on_the_map(2, hearts=0, animals="turtle"))
    turn(state, Walk(6), Walk(10))
    state.active = 0
    turn(state, Walk(15), Walk(19))
    assert (state.players[0].space, state.players[0].hearts) == (19, 0)


@pytest.mark.rule("NF-ARTC-15")
def test_example_with_spices_three_spaces_across_two_empty_ones_cost_one_heart() -> None:
    state = table(on_the_map(2, hearts=5, team=f"dog_1 {DROVER}", artifacts="spices"))
    walk(state, 6, 10, 11, last=Done())
    assert state.players[0].hearts == 4


@pytest.mark.rule("NF-TAL-15")
def test_meditation_pays_hearts_with_food() -> None:
    state = table(on_the_map(2, hearts=1, food=1, talents="meditation"))
    played = go(state, Walk(6), Walk(10, food=1))
    assert played.asked[1].moves == [
        *(Walk(space, food) for space in (2, 3, 10) for food in (0, 1)),
        Done(),
    ]
    assert (state.players[0].hearts, state.players[0].food) == (1, 0)
    assert played.events_of(HeartsPaid) == [HeartsPaid(0, 0, 1)]


@pytest.mark.rule("NF-TAL-15")
def test_a_camp_is_paid_with_any_mix_of_hearts_and_food() -> None:
    state = table(on_the_map(2, hearts=2, food=4, talents="meditation"))
    assert [move for move in next_moves(state, 0) if isinstance(move, MakeCamp)] == [
        MakeCamp(food) for food in (1, 2, 3)
    ]
    go(state, MakeCamp(2))
    assert (state.players[0].hearts, state.players[0].food) == (1, 2)


# Treasures on the way


@pytest.mark.rule("NF-TREAS-01")
def test_passing_a_treasure_symbol_draws_a_treasure() -> None:
    state = table(on_the_map(8, animals="bird"))
    state.treasures = ["snare", "tool_roll"]
    played = go(state, Walk(9), LoadTreasure("snare", 0), chance=Rigged(treasures=[0]))
    assert played.events_of(TreasureDrawn) == [TreasureDrawn(0, "snare")]
    assert state.players[0].animals[0].treasure == "snare"


@pytest.mark.rule("NF-TREAS-02")
def test_each_pass_draws_another_and_costs_hearts_again() -> None:
    state = table(on_the_map(8, hearts=1, animals="bird bird"))
    state.treasures = ["snare", "tool_roll"]
    answers = [Walk(9), LoadTreasure("snare", 0), Walk(8), LoadTreasure("tool_roll", 1), Done()]
    go(state, *answers, chance=Rigged(treasures=[0, 0]))
    assert [beast.treasure for beast in state.players[0].animals] == ["snare", "tool_roll"]
    assert state.players[0].hearts == 0


@pytest.mark.rule("NF-TREAS-01", "NF-STABLE-07")
def test_without_an_animal_no_treasure_is_taken() -> None:
    state = table(on_the_map(8))
    played = walk(state, 9)
    assert played.events == [Walked(0, 9)]


@pytest.mark.rule("NF-TREAS-03")
@pytest.mark.parametrize(
    ("camps", "symbol"), [({}, "treasure"), ({8: 0}, "treasure"), ({9: 1}, "treasure"), ({8: 0, 9: 1}, "")]
)
def test_between_two_camps_there_is_no_treasure(camps: dict[int, int], symbol: str) -> None:
    assert symbol_between(table(player(), camps=camps), 8, 9) == symbol
    assert symbol_between(table(player(), camps=camps), 9, 8) == symbol


@pytest.mark.rule("NF-THREAT-03", "NF-THREAT-04")
@pytest.mark.parametrize(("camps", "symbol"), [({}, "threat"), ({1: 1}, "")])
def test_the_town_space_counts_as_a_camp_beside_a_symbol(camps: dict[int, int], symbol: str) -> None:
    assert symbol_between(table(player(), camps=camps), TOWN, 1) == symbol


# Water, map 5


@pytest.mark.rule("NF-MAP-02")
@pytest.mark.parametrize(("camps", "paid"), [({}, 1), ({13: 1}, 1)])
def test_entering_poisoned_water_costs_a_heart_camp_or_not(camps: dict[int, int], paid: int) -> None:
    state = table(on_the_map(8, hearts=2), map=5, camps=camps)
    walk(state, 13, last=Done())
    assert state.players[0].hearts == 2 - paid


@pytest.mark.rule("NF-MAP-02")
def test_passing_through_empty_water_costs_two() -> None:
    state = table(on_the_map(8, hearts=3), map=5)
    walk(state, 13, 9)
    assert state.players[0].hearts == 1


@pytest.mark.rule("NF-MAP-03")
def test_without_a_heart_nobody_goes_into_the_water() -> None:
    state = table(on_the_map(8, hearts=0), map=5)
    assert ways_to_walk(state, 0) == [Walk(4), Walk(7), Walk(12)]
    state.players[0].hearts = 1
    assert ways_to_walk(state, 0) == [Walk(4), Walk(7), Walk(12), Walk(13)]


@pytest.mark.rule("NF-MAP-02")
def test_the_last_heart_suffices_for_the_water() -> None:
    state = table(on_the_map(8, hearts=1), map=5)
    walk(state, 13)
    assert (state.players[0].space, state.players[0].hearts) == (13, 0)


@pytest.mark.rule("NF-MAP-03", "NF-THREAT-09")
def test_whoever_spends_the_last_heart_on_the_way_into_water_goes_back() -> None:
    state = table(on_the_map(22, hearts=1), map=5)
    played = go(state, Walk(23), SpendHearts(1), Done(), chance=dice(3))
    assert (state.players[0].space, state.players[0].hearts, state.players[0].threats) == (22, 0, [4])
    assert played.events_of(Walked) == [Walked(0, 22)]
    assert played.asked[-1].topic == "journey.next"  # the turn goes on


@pytest.mark.rule("NF-MAP-03")
def test_whoever_meditates_pays_the_water_with_food_if_the_fight_took_the_heart() -> None:
    state = table(on_the_map(22, hearts=1, food=2, talents="meditation"), map=5)
    go(state, Walk(23), SpendHearts(1), Done(), chance=dice(3))
    assert (state.players[0].space, state.players[0].hearts, state.players[0].food) == (23, 0, 1)


@pytest.mark.rule("NF-MAP-02", "NF-THREAT-13")
def test_whoever_is_driven_back_from_the_water_has_not_entered_it() -> None:
    state = table(on_the_map(22, hearts=1), map=5)
    played = go(state, Walk(23), SpendHearts(0), chance=dice(1))
    assert played.events_of(DrivenBack) == [DrivenBack(0, 22)]
    assert state.players[0].hearts == 1


def test_a_treasure_met_on_the_way_can_be_left() -> None:
    state = table(on_the_map(8, animals="bird"))
    state.treasures = ["snare"]
    go(state, Walk(9), Decline(), chance=Rigged(treasures=[0]))
    assert state.discarded_treasures == ["snare"]
