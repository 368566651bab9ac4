"""The six attribute actions: catalogue chapter ATTR."""

from __future__ import annotations

from copy import deepcopy

import pytest

from questhall.engine import Move
from questhall.games.rollplayer.components import ATTRIBUTES, Attribute, Direction
from questhall.games.rollplayer.events import (
    CharismaTaken,
    DiceSwapped,
    DieChanged,
    DieRerolled,
    RollRejected,
    TokenMoved,
)
from questhall.games.rollplayer.moves import (
    Adjust,
    Flip,
    KeepRoll,
    PlaceDie,
    Reroll,
    RestoreRoll,
    Skip,
    StepToken,
    Swap,
    SwapWith,
    TakeCard,
    TakeToken,
)
from questhall.games.rollplayer.rules.dice import dice_turn
from support.rollplayer import faces, hero, play, position
from support.rollplayer_attributes import CELLS, SHEET, act, two_heroes

SKIP = Skip()


@pytest.mark.rule("RP-ATTR-01")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_the_action_of_the_row_may_be_left_out(attribute: Attribute) -> None:
    state = two_heroes()
    before = deepcopy(state)

    played = act(state, attribute, SKIP)

    assert played.topics == [(0, f"attribute.{attribute}")]
    assert played.events == []
    assert state == before


@pytest.mark.rule("RP-ATTR-01")
@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_the_row_of_the_die_says_which_action_it_is(attribute: Attribute) -> None:
    state = position(hero("ranger", sheet=SHEET), hero("rogue", "elf"), pool="k1 k2 k3")

    played = play(state, lambda table: dice_turn(table, 0), [TakeCard(1), PlaceDie(attribute), SKIP])

    assert played.topics == [(0, "dice.card"), (0, "dice.row"), (0, f"attribute.{attribute}")]


@pytest.mark.rule("RP-ATTR-02")
def test_strength_turns_any_own_die_to_its_opposite_face() -> None:
    state = two_heroes()

    played = act(state, "strength", Flip("strength", 2))

    assert played.asked[0].moves == [*(Flip(row, cell) for row, cell in CELLS), SKIP]
    assert [faces(state, 0, row) for row in ATTRIBUTES] == ["r1 b5", "g6", "", "", "", "w3"]
    assert faces(state, 1, "strength") == "p2 p5"
    assert played.events == [DieChanged(0, "strength", 2, "blue", 2, 5)]


@pytest.mark.rule("RP-ATTR-03")
@pytest.mark.parametrize(("value", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_example_opposite_faces(value: int, opposite: int) -> None:
    state = two_heroes(sheet={"strength": f"r{value}"})

    act(state, "strength", Flip("strength", 1))

    assert faces(state, 0, "strength") == f"r{opposite}"


@pytest.mark.rule("RP-ATTR-04", "RP-ATTR-05")
def test_dexterity_swaps_two_own_dice_which_keep_their_values() -> None:
    state = two_heroes()

    played = act(state, "dexterity", Swap("strength", 2), SwapWith("dexterity", 1))

    assert played.topics == [(0, "attribute.dexterity"), (0, "attribute.swap_with")]
    assert [faces(state, 0, row) for row in ATTRIBUTES] == ["r1 g6", "b2", "", "", "", "w3"]
    assert faces(state, 1, "strength") == "p2 p5"
    assert played.events == [DiceSwapped(0, "strength", 2, "dexterity", 1)]


@pytest.mark.rule("RP-ATTR-04")
def test_two_dice_of_one_row_may_be_swapped() -> None:
    state = two_heroes()

    act(state, "dexterity", Swap("strength", 1), SwapWith("strength", 2))

    assert faces(state, 0, "strength") == "b2 r1"


@pytest.mark.rule("RP-ATTR-06")
def test_dexterity_reaches_no_empty_cell() -> None:
    state = two_heroes()

    played = act(state, "dexterity", Swap("strength", 2), SwapWith("charisma", 1))

    assert played.asked[0].moves == [*(Swap(row, cell) for row, cell in CELLS), SKIP]
    assert played.asked[1].moves == [SwapWith(row, cell) for row, cell in CELLS if (row, cell) != ("strength", 2)]


@pytest.mark.rule("RP-ATTR-06")
def test_a_lone_die_has_no_partner_to_swap_with() -> None:
    assert act(two_heroes(sheet={"dexterity": "g6"}), "dexterity").topics == []


@pytest.mark.rule("RP-ATTR-04")
def test_two_dice_are_enough_for_a_swap() -> None:
    state = two_heroes(sheet={"dexterity": "g6", "wisdom": "b1"})

    played = act(state, "dexterity", Swap("wisdom", 1))  # the partner goes without saying

    assert played.asked[0].moves == [Swap("dexterity", 1), Swap("wisdom", 1), SKIP]
    assert (faces(state, 0, "dexterity"), faces(state, 0, "wisdom")) == ("b1", "g6")


@pytest.mark.rule("RP-ATTR-07")
@pytest.mark.parametrize(("by", "row"), [(-1, "r2 r2 r5"), (+1, "r2 r4 r5")])
def test_constitution_raises_or_lowers_a_die_by_one(by: int, row: str) -> None:
    state = two_heroes(sheet={"wisdom": "r2 r3 r5"})

    played = act(state, "constitution", Adjust("wisdom", 2, by))

    assert played.asked[0].moves == [*(Adjust("wisdom", cell, step) for cell in (1, 2, 3) for step in (-1, 1)), SKIP]
    assert faces(state, 0, "wisdom") == row
    assert played.events == [DieChanged(0, "wisdom", 2, "red", 3, 3 + by)]


@pytest.mark.rule("RP-ATTR-08")
def test_constitution_does_not_go_below_one_or_above_six() -> None:
    state = two_heroes(sheet={"wisdom": "r1 r6"})

    played = act(state, "constitution", SKIP)

    assert played.asked[0].moves == [Adjust("wisdom", 1, +1), Adjust("wisdom", 2, -1), SKIP]


@pytest.mark.rule("RP-ATTR-09")
def test_intelligence_rerolls_any_own_die() -> None:
    state = two_heroes()

    played = act(state, "intelligence", Reroll("dexterity", 1), KeepRoll(4), dice=[3])

    assert played.asked[0].moves == [*(Reroll(row, cell) for row, cell in CELLS), SKIP]
    assert [faces(state, 0, row) for row in ATTRIBUTES] == ["r1 b2", "g4", "", "", "", "w3"]
    assert played.events == [DieRerolled(0, "dexterity", 1, "green", 4), DieChanged(0, "dexterity", 1, "green", 6, 4)]


@pytest.mark.rule("RP-ATTR-10")
def test_after_the_reroll_the_old_value_may_be_restored() -> None:
    state = two_heroes()

    played = act(state, "intelligence", Reroll("dexterity", 1), RestoreRoll(6), dice=[3])

    assert played.asked[1].topic == "attribute.keep"
    assert played.asked[1].moves == [KeepRoll(4), RestoreRoll(6)]
    assert faces(state, 0, "dexterity") == "g6"
    assert played.events == [DieRerolled(0, "dexterity", 1, "green", 4), RollRejected(0, 6)]


@pytest.mark.rule("RP-ATTR-10")
def test_a_reroll_to_the_same_value_needs_no_decision() -> None:
    state = two_heroes()

    played = act(state, "intelligence", Reroll("dexterity", 1), dice=[5])

    assert played.topics == [(0, "attribute.intelligence")]
    assert faces(state, 0, "dexterity") == "g6"


@pytest.mark.rule("RP-ATTR-11")
@pytest.mark.parametrize(("answer", "row"), [(KeepRoll(6), "r1 b6 g3"), (RestoreRoll(2), "r1 b2 g3")])
def test_the_rerolled_die_returns_to_its_cell(answer: Move, row: str) -> None:
    state = two_heroes(sheet={"wisdom": "r1 b2 g3"})

    act(state, "intelligence", Reroll("wisdom", 2), answer, dice=[5])

    assert faces(state, 0, "wisdom") == row


@pytest.mark.rule("RP-ATTR-12")
@pytest.mark.parametrize(
    ("direction", "token"), [("up", (0, 1)), ("down", (2, 1)), ("left", (1, 0)), ("right", (1, 2))]
)
def test_wisdom_moves_the_own_token_one_cell(direction: Direction, token: tuple[int, int]) -> None:
    state = two_heroes()

    played = act(state, "wisdom", StepToken(direction))

    assert played.topics == [(0, "attribute.wisdom")]
    assert [player.token for player in state.players] == [token, (1, 1)]
    assert played.events == [TokenMoved(0, direction)]


@pytest.mark.rule("RP-ATTR-12")
@pytest.mark.parametrize(
    ("token", "directions"),
    [
        ((1, 1), ["up", "down", "left", "right"]),
        ((0, 0), ["down", "right"]),
        ((0, 1), ["down", "left", "right"]),
        ((0, 2), ["down", "left"]),
        ((1, 0), ["up", "down", "right"]),
        ((1, 2), ["up", "down", "left"]),
        ((2, 0), ["up", "right"]),
        ((2, 1), ["up", "left", "right"]),
        ((2, 2), ["up", "left"]),
    ],
)
def test_wisdom_never_leads_diagonally_or_off_the_grid(token: tuple[int, int], directions: list[Direction]) -> None:
    played = act(two_heroes(token=token), "wisdom", SKIP)

    assert played.asked[0].moves == [*map(StepToken, directions), SKIP]


@pytest.mark.rule("RP-ATTR-13")
def test_charisma_gains_one_token() -> None:
    state = two_heroes(charisma=1)

    played = act(state, "charisma", TakeToken())

    assert played.asked[0].moves == [TakeToken(), SKIP]
    assert [player.charisma for player in state.players] == [2, 0]
    assert played.events == [CharismaTaken(0)]
