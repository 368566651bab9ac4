"""The character sheet: cells, rows, race, actions, areas for cards."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.rollplayer.components import ATTRIBUTES, RACES, Attribute
from questhall.games.rollplayer.moves import (
    Adjust,
    Buy,
    Flip,
    PlaceDie,
    Reroll,
    Skip,
    StepToken,
    Swap,
    TakeCard,
    TakeToken,
)
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.rules.market import market_turn
from questhall.games.rollplayer.rules.scoring import final_count, final_value
from questhall.games.rollplayer.state import State
from questhall.games.rollplayer.view import view
from support.rollplayer import faces, hero, play, position
from support.rollplayer_setup import finished, opened
from support.rollplayer_skills import cost
from support.stretch import Played

SKIP = Skip()


@pytest.mark.rule("RP-SHEET-03", "RP-SHEET-02")
def test_the_six_rows_are_empty_at_first_and_stand_in_the_printed_order() -> None:
    assert ATTRIBUTES == ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")
    assert [player.rows for player in opened(3).players] == [[[], [], [], [], [], []]] * 3


@pytest.mark.rule("RP-SHEET-01", "RP-SHEET-02", "RP-SHEET-10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_at_the_end_all_eighteen_cells_of_every_player_are_filled(players: int) -> None:
    for seed in range(3):
        state = finished(players, seed).state
        assert [[len(dice) for dice in player.rows] for player in state.players] == [[3] * 6] * players


@pytest.mark.rule("RP-SHEET-10", "RP-SHEET-01")
@pytest.mark.parametrize(("players", "rounds"), [(1, 12), (2, 12), (3, 11), (4, 10)])
def test_one_die_a_round_fills_the_cells_that_set_up_left_empty(players: int, rounds: int) -> None:
    assert finished(players, seed=1).state.round == rounds


@pytest.mark.rule("RP-SHEET-02")
def test_a_drafted_die_cannot_go_into_a_row_of_three() -> None:
    full = hero("warrior", sheet={"dexterity": "r1 r2 r3", "wisdom": "g1 g2"})
    state = position(full, hero("wizard"), pool="b1 b2 b3")
    played = play(state, lambda table: dice_turn(table, 0), [TakeCard(1), PlaceDie("wisdom"), SKIP])
    open_rows: list[Attribute] = ["strength", "constitution", "intelligence", "wisdom", "charisma"]
    assert played.asked[1].moves == list(map(PlaceDie, open_rows))
    assert faces(state, 0, "wisdom") == "g1 g2 b1"


@pytest.mark.rule("RP-SHEET-11")
def test_the_sum_of_its_dice_is_the_base_of_an_attribute() -> None:
    sheet = {
        "strength": "r6 g6 y6",
        "dexterity": "r1 g2 y3",
        "constitution": "r5",
        "intelligence": "r4 g4",
        "charisma": "y1 y1 y2",
    }
    player = hero("warrior", "human", sheet=sheet)
    assert [final_value(player, row) for row in range(6)] == [18, 6, 5, 8, 0, 4]


RACE_VALUES = {
    "dragonkin": [12, 8, 10, 10, 10, 10],
    "dwarf": [10, 10, 12, 10, 10, 8],
    "elf": [10, 12, 8, 10, 10, 10],
    "halfling": [8, 10, 10, 10, 10, 12],
    "human": [10, 10, 10, 10, 10, 10],
    "orc": [12, 10, 10, 8, 10, 10],
}
"""Strength, dexterity … charisma of a sheet whose dice total 10 in every row."""


@pytest.mark.rule("RP-SHEET-05")
@pytest.mark.parametrize("race", RACES)
def test_a_race_raises_or_lowers_the_final_value_of_some_attributes(race: str) -> None:
    player = hero("warrior", race, sheet={attribute: "r5 g3 b2" for attribute in ATTRIBUTES})
    assert [final_value(player, row) for row in range(6)] == RACE_VALUES[race]


@pytest.mark.rule("RP-SHEET-06")
def test_the_race_counts_for_the_goals_of_the_final_count() -> None:
    """The Warrior wants exactly 18 strength; the Orc gets there from 16."""
    stars = {}
    for race in ("orc", "human", "halfling"):
        warrior = hero("warrior", race, sheet={"strength": "g6 g5 g5"})
        stars[race] = final_count(position(warrior, hero("wizard"))).lines[0][0].stars
    assert stars == {"orc": 4, "human": 0, "halfling": 0}


@pytest.mark.rule("RP-SHEET-06")
@pytest.mark.parametrize("race", RACES)
def test_the_race_changes_nothing_during_play(race: str) -> None:
    """The die that goes to strength shows 6, and strength can neither be raised further nor is it worth less."""
    state = position(hero("warrior", race, sheet={"constitution": "r1"}), hero("wizard"), pool="b1 b2 g6")
    answers = [TakeCard(3), PlaceDie("strength"), Flip("strength", 1)]
    played = play(state, lambda table: dice_turn(table, 0), answers)
    assert faces(state, 0, "strength") == "g1"
    assert faces(state, 0, "constitution") == "r1"
    assert played.asked[2].moves == [Flip("strength", 1), Flip("constitution", 1), SKIP]
    assert (state.players[0].gold, state.players[0].token) == (5, (1, 1))


ACTIONS: dict[Attribute, list[Move]] = {
    "strength": [Flip("strength", 1), Flip("wisdom", 1)],
    "dexterity": [Swap("dexterity", 1), Swap("wisdom", 1)],
    "constitution": [
        Adjust("constitution", 1, -1),
        Adjust("constitution", 1, 1),
        Adjust("wisdom", 1, -1),
        Adjust("wisdom", 1, 1),
    ],
    "intelligence": [Reroll("intelligence", 1), Reroll("wisdom", 1)],
    "wisdom": [StepToken("up"), StepToken("down"), StepToken("left"), StepToken("right")],
    "charisma": [TakeToken()],
}
"""What may be done after placing a die in a row, with one other die in wisdom."""


@pytest.mark.rule("RP-SHEET-12")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_a_die_placed_in_a_row_allows_the_action_of_that_row_and_it_may_be_left_out(attribute: Attribute) -> None:
    state = position(hero("warrior", sheet={"wisdom": "g4"}), hero("wizard"), pool="r3 b5 b6")
    played = play(state, lambda table: dice_turn(table, 0), [TakeCard(1), PlaceDie(attribute), SKIP])
    assert played.topics[2:] == [(0, f"attribute.{attribute}")]
    assert played.asked[2].moves == [*ACTIONS[attribute], SKIP]
    player = state.players[0]
    assert faces(state, 0, attribute) == ("g4 r3" if attribute == "wisdom" else "r3")
    assert (player.token, player.charisma) == ((1, 1), 0), "left out: nothing happens"


def bought(card: str) -> Played[State]:
    """Seat 0, who owns nothing yet and has gold enough, buys this card."""
    state = position(hero("wizard", gold=6), hero("warrior"), phase="market", market=card, queue=[0, 1])
    return play(state, lambda table: market_turn(table, 0), [Buy(card, cost(card))])


@pytest.mark.rule("RP-SHEET-13")
@pytest.mark.parametrize(
    ("card", "areas"),
    [
        ("blessed_mace", (["blessed_mace"], [], [], [])),
        ("chain_helm", ([], ["chain_helm"], [], [])),
        ("weak", ([], [], ["weak"], [])),
        ("climb", ([], [], [], ["climb"])),
    ],
)
def test_a_bought_card_goes_to_the_area_of_its_type(card: str, areas: tuple[list[str], ...]) -> None:
    player = bought(card).state.players[0]
    assert (player.weapons, player.armour, player.traits, [skill.id for skill in player.skills]) == areas


@pytest.mark.rule("RP-SHEET-14")
def test_the_sheet_always_shows_all_ways_to_earn_stars() -> None:
    state = position(hero("wizard", armour="chain_helm", traits="weak"), hero("warrior"))
    for seat in (None, 0, 1):
        shown = [(line.what, line.detail) for line in view(state, seat).sheets[0].score]
        assert shown == [
            *(("goal", attribute) for attribute in ATTRIBUTES),
            ("class-dice", "blue"),
            ("alignment", "hermit"),
            ("backstory", "hunter"),
            ("armour", "chain"),
            ("trait", "weak"),
        ]
