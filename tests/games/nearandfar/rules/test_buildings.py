"""Stables, farm, hut and mine, at dusk and by day."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.engine import Move
from questhall.games.nearandfar.components import MINE_CELLS, MINE_COLUMNS, MINE_ROWS, MINE_SKILL
from questhall.games.nearandfar.events.gains import TreasureDiscarded, TreasureDrawn
from questhall.games.nearandfar.events.town import TreasuresShown
from questhall.games.nearandfar.moves import Decline, Dig, Done, Harvest, LoadTreasure, SearchHut, TakeAnimal, Visit
from questhall.games.nearandfar.rules.buildings import (
    hut_moves,
    mine_moves,
    open_cells,
    stable_moves,
    visit_farm,
    visit_hut,
    visit_mine,
    visit_stables,
)
from questhall.games.nearandfar.rules.icons import movement
from questhall.games.nearandfar.state import Beast, Player, State, Turn
from questhall.games.nearandfar.view import view
from support.nearandfar import inside, player, position, turn, visiting
from support.stretch import Played, Rigged

SAGE, SEER = "thessel_the_sage", "corvin_the_seer"


def table(one: Player, **more: object) -> State:
    return position(one, player("grear", place="gate", team="cat_1"), **more)  # type: ignore[arg-type]


# Stables


@pytest.mark.rule("NF-STABLE-01", "NF-STABLE-03")
def test_a_food_buys_one_pack_bird_a_visit() -> None:
    state = table(player(food=3))
    played = visiting(state, "stables", visit_stables, TakeAnimal("bird"))
    assert played.asked[0].moves == [TakeAnimal("bird"), Done()]
    assert len(played.asked) == 1
    assert (state.players[0].food, state.players[0].animals, state.birds) == (2, [Beast("bird")], 5)


@pytest.mark.rule("NF-STABLE-01")
def test_without_food_there_is_no_bird() -> None:
    assert stable_moves(inside(table(player(gems=3)), "stables"), 0) == [Done()]


@pytest.mark.rule("NF-STABLE-02")
def test_nobody_has_more_than_three_animals() -> None:
    assert stable_moves(table(player(food=9, animals="bird bird bird")), 0) == [Done()]


@pytest.mark.rule("NF-SETUP-27")
def test_when_the_stables_are_empty_nobody_gets_a_bird() -> None:
    state = table(player(food=9))
    state.birds = 0
    assert stable_moves(state, 0) == [Done()]


@pytest.mark.rule("NF-STABLE-04", "NF-STABLE-05")
@pytest.mark.parametrize(("animals", "steps"), [("", 2), ("bird", 3), ("bird bird", 4), ("bird bird bird", 5)])
def test_example_each_bird_adds_a_step_to_the_two_of_everybody(animals: str, steps: int) -> None:
    assert movement(player(animals=animals), Turn()) == steps


@pytest.mark.rule("NF-DAY-02", "NF-DAY-08")
def test_by_day_a_turtle_is_sold_for_a_gem_and_goes_with_birds() -> None:
    state = table(player(food=1, gems=1, animals="bird"), town="day")
    played = visiting(state, "stables", visit_stables, TakeAnimal("turtle"))
    assert played.asked[0].moves == [TakeAnimal("bird"), TakeAnimal("turtle"), Done()]
    assert state.players[0].animals == [Beast("bird"), Beast("turtle")]
    assert (state.players[0].food, state.players[0].gems, state.birds) == (1, 0, 4)


@pytest.mark.rule("NF-DAY-02")
def test_at_dusk_there_are_no_turtles_and_by_day_birds_for_food_as_usual() -> None:
    assert stable_moves(table(player(food=1, gems=9)), 0) == [TakeAnimal("bird"), Done()]
    assert stable_moves(table(player(food=1), town="day"), 0) == [TakeAnimal("bird"), Done()]


@pytest.mark.rule("NF-DAY-03")
def test_birds_and_turtles_together_are_three_at_most() -> None:
    assert stable_moves(table(player(food=9, gems=9, animals="bird turtle turtle"), town="day"), 0) == [Done()]


@pytest.mark.rule("NF-DAY-05")
def test_a_turtle_moves_like_a_bird() -> None:
    assert movement(player(animals="turtle bird turtle"), Turn()) == 5


# Farm


@pytest.mark.rule("NF-FARM-01", "NF-ICON-01")
def test_the_farm_gives_food_for_every_skill_symbol_of_team_and_cards() -> None:
    one = player(
        team=f"dog_1 {SAGE}",
        reserve="quill_the_scribe",
        artifacts="brass_calipers",
        hand="clockwork_hand",
        animals="bird:tool_roll",
        keepsakes="humming_gear",
    )
    state = table(one)
    played = visiting(state, "farm", visit_farm, Harvest())
    assert played.asked[0].moves == [Harvest(), Done()]
    assert state.players[0].food == 1 + 3 + 1 + 1 + 2


@pytest.mark.rule("NF-FARM-01")
def test_without_skill_there_is_no_food_and_nobody_has_to_harvest() -> None:
    state = table(player(team="skrit_the_brawler"))
    visiting(state, "farm", visit_farm, Harvest())
    assert state.players[0].food == 0
    state = table(player())
    visiting(state, "farm", visit_farm, Done())
    assert state.players[0].food == 0


# Hut


def search(state: State, *answers: Move, drawn: int = 1) -> Played[State]:
    return visiting(state, "hut", visit_hut, SearchHut(), *answers, chance=Rigged(treasures=[0] * drawn))


@pytest.mark.rule("NF-HUT-01", "NF-HUT-02", "NF-TREC-04")
def test_whoever_has_a_pack_animal_draws_a_treasure_that_all_can_see() -> None:
    state = table(player(animals="bird"))
    state.treasures = ["snare", "tool_roll"]
    played = search(state, LoadTreasure("snare", 0))
    assert played.asked[0].moves == [SearchHut(), Done()]
    assert played.asked[1].moves == [LoadTreasure("snare", 0), Decline()]
    assert played.events_of(TreasureDrawn) == [TreasureDrawn(0, "snare")]
    assert state.players[0].animals == [Beast("bird", "snare")]
    assert view(state, 1).players[0].animals[0].treasure == "snare"
    assert state.treasures == ["tool_roll"]


@pytest.mark.rule("NF-HUT-01")
@pytest.mark.parametrize("town", ["dusk", "day"])
def test_whoever_searches_for_nothing_finds_nothing(town: str) -> None:
    state = table(player(animals="bird"), town=town)
    state.treasures = ["snare", "tool_roll"]
    visiting(state, "hut", visit_hut, Done())
    assert (state.players[0].animals, state.treasures) == ([Beast("bird")], ["snare", "tool_roll"])


@pytest.mark.rule("NF-HUT-01", "NF-STABLE-07")
def test_without_a_pack_animal_there_is_nothing_in_the_hut() -> None:
    assert hut_moves(table(player()), 0) == [Done()]


@pytest.mark.rule("NF-HUT-02", "NF-STABLE-06")
def test_each_animal_carries_one_treasure() -> None:
    state = table(player(animals="bird:tool_roll bird bird"))
    state.treasures = ["snare"]
    played = search(state, LoadTreasure("snare", 1))
    assert played.asked[1].moves == [LoadTreasure("snare", 0), LoadTreasure("snare", 1), Decline()]
    assert [beast.treasure for beast in state.players[0].animals] == ["tool_roll", "snare", ""]


@pytest.mark.rule("NF-HUT-03", "NF-TREC-03", "NF-STABLE-06")
def test_with_full_animals_the_new_one_replaces_an_old_one_or_is_discarded() -> None:
    state = table(player(animals="bird:tool_roll bird:honey_pot"))
    state.treasures = ["snare", "rusty_bell"]
    played = search(state, LoadTreasure("snare", 1))
    assert played.asked[1].moves == [LoadTreasure("snare", 0), LoadTreasure("snare", 1), Decline()]
    assert [beast.treasure for beast in state.players[0].animals] == ["tool_roll", "snare"]
    assert state.discarded_treasures == ["honey_pot"]

    search(state, Decline())
    assert [beast.treasure for beast in state.players[0].animals] == ["tool_roll", "snare"]
    assert state.discarded_treasures == ["honey_pot", "rusty_bell"]


@pytest.mark.rule("NF-HUT-04")
def test_discarded_treasures_lie_open_to_all() -> None:
    state = table(player(animals="bird:tool_roll"))
    state.treasures = ["snare"]
    played = search(state, Decline())
    assert played.events_of(TreasureDiscarded) == [TreasureDiscarded(0, "snare")]
    assert [view(state, seat).discarded_treasures for seat in (0, 1, None)] == [["snare"]] * 3


@pytest.mark.rule("NF-TREC-01")
def test_treasures_come_by_chance_and_the_discards_are_mixed_in_when_the_deck_is_empty() -> None:
    state = table(player(animals="bird bird"))
    state.treasures, state.discarded_treasures = ["snare", "tool_roll", "honey_pot"], []
    visiting(state, "hut", visit_hut, SearchHut(), LoadTreasure("honey_pot", 0), chance=Rigged(treasures=[2]))
    state.treasures, state.discarded_treasures = [], ["snare", "tool_roll"]
    visiting(state, "hut", visit_hut, SearchHut(), LoadTreasure("tool_roll", 1), chance=Rigged(treasures=[1]))
    assert [beast.treasure for beast in state.players[0].animals] == ["honey_pot", "tool_roll"]
    assert (state.treasures, state.discarded_treasures) == (["snare"], [])


@pytest.mark.rule("NF-TAL-21")
def test_begging_keeps_one_treasure_without_an_animal() -> None:
    state = table(player(talents="begging"))
    state.treasures = ["snare", "tool_roll"]
    played = search(state, LoadTreasure("snare", -1))
    assert played.asked[1].moves == [LoadTreasure("snare", -1), Decline()]
    assert state.players[0].beside == "snare"

    search(state, LoadTreasure("tool_roll", -1))
    assert (state.players[0].beside, state.discarded_treasures) == ("tool_roll", ["snare"])


@pytest.mark.rule("NF-DAY-10")
def test_by_day_three_treasures_are_shown_and_one_is_kept() -> None:
    state = table(player(animals="bird"), town="day")
    state.treasures = ["snare", "tool_roll", "honey_pot", "rusty_bell"]
    played = search(state, LoadTreasure("honey_pot", 0), drawn=3)
    shown = ["snare", "tool_roll", "honey_pot"]
    assert played.events_of(TreasuresShown) == [TreasuresShown(0, tuple(shown))]
    assert played.asked[1].moves == [*(LoadTreasure(one, 0) for one in shown), Decline()]
    assert state.players[0].animals == [Beast("bird", "honey_pot")]
    assert state.discarded_treasures == ["snare", "tool_roll"]


@pytest.mark.rule("NF-TREC-09")
def test_the_snare_gives_one_food_by_day_too() -> None:
    state = table(player(place="gate", animals="bird:snare bird"), town="day")
    state.treasures = ["tool_roll", "honey_pot", "rusty_bell"]
    turn(state, Visit("hut"), SearchHut(), LoadTreasure("honey_pot", 1), chance=Rigged(treasures=[0, 0, 0]))
    assert state.players[0].food == 1


# Mine


def skilled(skill: int) -> Player:
    """A player with so many skill symbols and nothing else."""
    teams = {0: "skrit_the_brawler", 1: "dog_1", 2: "quill_the_scribe", 3: SAGE, 5: f"{SAGE} gorra_the_smith"}
    teams |= {6: f"dog_1 {SAGE} gorra_the_smith", 7: f"dog_1 {SAGE} tokra_the_ancient"}
    return player(team=teams[skill])


def cells(state: State) -> list[int]:
    return [move.cell for move in mine_moves(inside(state, "mine"), 0) if isinstance(move, Dig)]


@pytest.mark.rule("NF-MINE-01", "NF-MINE-07")
def test_digging_puts_the_next_camp_of_the_board_on_a_cell() -> None:
    state = table(skilled(1))
    played = visiting(state, "mine", visit_mine, Dig(0))
    assert played.asked[0].moves == [Dig(0), Done()]
    assert (state.mine, state.players[0].camps) == ({0: 0}, 1)


@pytest.mark.rule("NF-MINE-01")
def test_nobody_has_to_dig() -> None:
    state = table(skilled(1))
    visiting(state, "mine", visit_mine, Done())
    assert (state.mine, state.players[0].camps) == ({}, 0)


@pytest.mark.rule("NF-MINE-02")
def test_the_mine_has_12_numbered_cells_in_rows_and_columns() -> None:
    assert (MINE_CELLS, MINE_ROWS * MINE_COLUMNS, len(MINE_SKILL)) == (12, 12, 12)
    assert MINE_SKILL == (1, 2, 4, 6, 1, 3, 5, 6, 3, 4, 5, 7)


@pytest.mark.rule("NF-MINE-03")
def test_the_skill_must_reach_the_number_of_the_cell() -> None:
    mine = dict.fromkeys((0, 1, 2, 5, 9), 1)
    assert [MINE_SKILL[cell] for cell in (3, 4, 6, 8, 10)] == [6, 1, 5, 3, 5]
    assert cells(table(skilled(0), mine=mine)) == []
    assert cells(table(skilled(1), mine=mine)) == [4]
    assert cells(table(skilled(2), mine=mine)) == [4]
    assert cells(table(skilled(3), mine=mine)) == [4, 8]
    assert cells(table(skilled(5), mine=mine)) == [4, 6, 8, 10]
    assert cells(table(skilled(6), mine=mine)) == [3, 4, 6, 8, 10]


@pytest.mark.rule("NF-MINE-03")
def test_skill_on_cards_counts_in_the_mine() -> None:
    one = player(team=SAGE, artifacts="brass_calipers", animals="bird:tool_roll", keepsakes="humming_gear")
    assert 3 in cells(table(one, mine=dict.fromkeys((0, 1, 2), 1)))


@pytest.mark.rule("NF-MINE-04")
def test_the_empty_mine_begins_at_its_entrance() -> None:
    assert cells(table(skilled(6))) == [0]


@pytest.mark.rule("NF-MINE-05", "NF-MINE-06")
@pytest.mark.parametrize(
    ("mine", "expected"), [({0: 1}, [1, 4]), ({0: 0, 5: 1}, [1, 4, 6, 9]), ({3: 0}, [2, 7]), ({8: 1, 4: 0}, [0, 5, 9])]
)
def test_then_one_digs_beside_any_camp_but_not_diagonally_and_not_where_one_stands(
    mine: dict[int, int], expected: list[int]
) -> None:
    assert open_cells(table(skilled(6), mine=mine)) == expected


@pytest.mark.rule("NF-MINE-08")
@pytest.mark.parametrize(
    ("cell", "coins", "gems"), [(0, 2, 0), (1, 1, 1), (2, 2, 0), (3, 1, 1), (4, 1, 1), (5, 0, 2), (8, 2, 1), (11, 1, 2)]
)
def test_column_and_row_of_the_cell_pay(cell: int, coins: int, gems: int) -> None:
    state = table(skilled(7), mine=dict.fromkeys({*range(12)} - {cell}, 1) if cell else {})
    state.players[0].camps = 2  # nothing lies under the third camp
    visiting(state, "mine", visit_mine, Dig(cell))
    assert (state.players[0].coins, state.players[0].gems) == (coins, gems)


@pytest.mark.rule("NF-DAY-11")
def test_by_day_some_cells_bring_a_reputation() -> None:
    def dug(cell: int, town: str) -> int:
        state = table(
            player(team=f"dog_1 {SAGE} gorra_the_smith", artifacts="brass_calipers"),
            mine=dict.fromkeys({*range(12)} - {cell}, 1),
            town=town,
        )
        visiting(state, "mine", visit_mine, Dig(cell))
        return state.players[0].reputation

    by_day = {cell: dug(cell, "day") for cell in range(12)}
    assert set(by_day.values()) == {0, 1}
    assert Counter(by_day.values())[1] == 4
    assert all(MINE_SKILL[cell] >= 3 for cell, reputation in by_day.items() if reputation)
    assert {dug(cell, "dusk") for cell in range(12)} == {0}


@pytest.mark.rule("NF-DAY-01")
def test_by_day_farm_store_and_saloon_are_the_same_and_the_side_goes_with_any_mode() -> None:
    state = table(player(), town="day")
    visiting(state, "farm", visit_farm, Harvest())
    assert state.players[0].food == 1
    for mode in ("first", "arcade", "campaign", "character"):
        assert position(player(), player("grear"), mode=mode, town="day").options.town == "day"
