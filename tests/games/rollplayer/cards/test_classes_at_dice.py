"""Classes whose ability is about dice and actions: effect, limits, and that it can be left out."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.rollplayer.cards.classes import CLASSES
from questhall.games.rollplayer.components import ATTRIBUTES, CHARISMA, WISDOM, Attribute
from questhall.games.rollplayer.events import DieChanged, GoldPaid, GoldTaken, PoolSwapped
from questhall.games.rollplayer.moves import (
    Flip,
    Perform,
    PlaceDie,
    RerollPlaced,
    Skip,
    StepToken,
    Swap,
    SwapPool,
    SwapWith,
    TakeCard,
    TakeToken,
    UseSkill,
)
from questhall.games.rollplayer.rules.attributes import attribute_action
from questhall.games.rollplayer.rules.cleanup import discard_tokens
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.rules.setup import settle_setup_gold
from support.rollplayer import faces, hero, play, pool, position
from support.stretch import CutIn

ALL = [card.id for card in CLASSES]


# The Monk is enlightened


def test_after_the_wisdom_action_the_monk_may_perform_any_other() -> None:
    state = position(hero("monk", sheet={"strength": "r2"}), hero("druid"))
    answers = [StepToken("up"), Perform("strength"), Flip("strength", 1)]
    played = play(state, lambda table: attribute_action(table, 0, WISDOM), answers)
    assert [asked.topic for asked in played.asked] == ["attribute.wisdom", "attribute.any", "attribute.strength"]
    assert (state.players[0].token, faces(state, 0, "strength")) == ((0, 1), "r5")


def test_the_monk_may_leave_out_the_second_action() -> None:
    state = position(hero("monk", sheet={"strength": "r2"}), hero("druid"))
    play(state, lambda table: attribute_action(table, 0, WISDOM), [StepToken("up"), Skip()])
    assert (state.players[0].token, faces(state, 0, "strength")) == ((0, 1), "r2")


def test_a_monk_who_leaves_out_wisdom_or_places_elsewhere_has_no_second_action() -> None:
    state = position(hero("monk"), hero("druid"))
    assert len(play(state, lambda table: attribute_action(table, 0, WISDOM), [Skip()]).asked) == 1
    assert len(play(state, lambda table: attribute_action(table, 0, CHARISMA), [TakeToken()]).asked) == 1


@pytest.mark.parametrize("name", [name for name in ALL if name != "monk"])
def test_nobody_else_has_a_second_action(name: str) -> None:
    state = position(hero(name), hero("bard"))
    assert len(play(state, lambda table: attribute_action(table, 0, WISDOM), [StepToken("up")]).asked) == 1


# The Rogue is mischievous


def test_before_choosing_the_rogue_may_swap_two_unchosen_dice_without_reordering() -> None:
    state = position(hero("rogue"), hero("druid"), pool="r1 b3 g6")
    played = play(state, lambda table: dice_turn(table, 0), [SwapPool(1, 3), TakeCard(1), PlaceDie("charisma"), Skip()])
    assert played.asked[0].moves == [
        *(TakeCard(card) for card in (1, 2, 3)),
        SwapPool(1, 2),
        SwapPool(1, 3),
        SwapPool(2, 3),
    ]
    assert played.asked[1].moves == [TakeCard(1), TakeCard(2), TakeCard(3)]
    assert (pool(state), faces(state, 0, "charisma")) == ("- b3 r1", "g6")
    assert played.events_of(PoolSwapped) == [PoolSwapped(0, 1, 3)]


def test_the_rogue_swaps_no_chosen_die_and_no_equal_dice() -> None:
    state = position(hero("rogue"), hero("druid"), hero("bard"), pool="r1 - b3 b3", taken={1: 2})
    played = play(state, lambda table: dice_turn(table, 0), [TakeCard(4), PlaceDie("charisma"), Skip()])
    assert played.asked[0].moves == [*(TakeCard(card) for card in (1, 3, 4)), SwapPool(1, 3), SwapPool(1, 4)]


def test_the_rogue_may_swap_again_in_the_next_round() -> None:
    rogue = hero("rogue")
    state = position(rogue, hero("druid"), pool="r1 b3 g6")
    play(state, lambda table: dice_turn(table, 0), [SwapPool(1, 2), TakeCard(1), PlaceDie("charisma"), Skip()])
    assert rogue.ability_used
    discard_tokens(state)
    assert not rogue.ability_used


@pytest.mark.parametrize("name", [name for name in ALL if name not in ("rogue", "sorcerer")])
def test_nobody_else_swaps_dice_of_the_pool(name: str) -> None:
    state = position(hero(name), hero("bard"), pool="r1 b3 g6")
    played = play(state, lambda table: dice_turn(table, 0), [TakeCard(1), PlaceDie("charisma"), Skip()])
    assert played.asked[0].moves == [TakeCard(1), TakeCard(2), TakeCard(3)]


# The Thief is shrewd


@pytest.mark.parametrize("name", ALL)
def test_a_drafted_gold_die_pays_the_thief_4_and_everybody_else_2(name: str) -> None:
    state = position(hero(name, gold=0), hero("bard"), pool="y1 b3 g6")
    answers = [TakeCard(1), PlaceDie("charisma"), *([Skip()] if name == "sorcerer" else []), Skip()]
    played = play(state, lambda table: dice_turn(table, 0), answers)
    assert played.events_of(GoldTaken) == [GoldTaken(0, 4 if name == "thief" else 2, "die")]


@pytest.mark.rule("RP-SETUP-48")
@pytest.mark.parametrize(("name", "gold"), [("thief", 8), ("rogue", 4)])
def test_starting_gold_dice_pay_the_thief_4_each(name: str, gold: int) -> None:
    state = position(hero(name, gold=0, sheet={"strength": "y1 y2", "wisdom": "r1"}), hero("bard"))
    play(state, lambda table: settle_setup_gold(table, 0))
    assert state.players[0].gold == gold


def test_other_dice_pay_the_thief_nothing() -> None:
    state = position(hero("thief", gold=0), hero("bard"), pool="r1 b3 g6")
    play(state, lambda table: dice_turn(table, 0), [TakeCard(1), PlaceDie("charisma"), Skip()])
    assert state.players[0].gold == 0


# The Sorcerer is mysterious


def test_the_sorcerer_may_reroll_the_drafted_die_before_the_action_and_keeps_the_result() -> None:
    state = position(hero("sorcerer", sheet={"strength": "b5"}), hero("druid"), pool="r1 b3 g6")
    answers = [TakeCard(1), PlaceDie("strength"), RerollPlaced(), Flip("strength", 2)]
    played = play(state, lambda table: dice_turn(table, 0), answers, dice=[1])
    assert played.asked[2].moves == [RerollPlaced(), Skip()]
    assert [asked.topic for asked in played.asked[2:]] == ["class.mysterious", "attribute.strength"]
    assert played.events_of(DieChanged)[0] == DieChanged(0, "strength", 2, "red", 1, 2)
    assert faces(state, 0, "strength") == "b5 r5"


def test_the_sorcerer_may_leave_the_die_as_it_is() -> None:
    state = position(hero("sorcerer"), hero("druid"), pool="r1 b3 g6")
    play(state, lambda table: dice_turn(table, 0), [TakeCard(1), PlaceDie("strength"), Skip(), Skip()])
    assert faces(state, 0, "strength") == "r1"


def test_the_sorcerer_rerolls_the_drafted_die_even_if_acrobatics_has_moved_it() -> None:
    player = hero("sorcerer", sheet={"wisdom": "b5 g2"}, skills="acrobatics")
    state = position(player, hero("druid"), pool="r1 b3 g6")
    answers: list[Move | CutIn] = [
        TakeCard(1),
        PlaceDie("strength"),
        CutIn(0, UseSkill("acrobatics")),
        Swap("strength", 1),
        SwapWith("wisdom", 1),
        RerollPlaced(),
        Skip(),
    ]
    play(state, lambda table: dice_turn(table, 0), answers, dice=[3])
    assert (faces(state, 0, "strength"), faces(state, 0, "wisdom")) == ("b5", "r4 g2")


@pytest.mark.parametrize("name", [name for name in ALL if name != "sorcerer"])
def test_nobody_else_rerolls_the_drafted_die(name: str) -> None:
    state = position(hero(name), hero("bard"), pool="r1 b3 g6")
    played = play(state, lambda table: dice_turn(table, 0), [TakeCard(1), PlaceDie("charisma"), Skip()])
    assert [asked.topic for asked in played.asked] == ["dice.card", "dice.row", "attribute.charisma"]


# The Wizard is enigmatic


@pytest.mark.parametrize("row", ATTRIBUTES)
def test_the_wizard_may_pay_1_gold_for_any_other_action(row: Attribute) -> None:
    state = position(hero("wizard", gold=3, sheet={"strength": "r2 b3"}), hero("druid"))
    other: Attribute = "charisma" if row == "strength" else "strength"
    done = TakeToken() if row == "strength" else Flip("strength", 1)
    played = play(state, lambda table: attribute_action(table, 0, ATTRIBUTES.index(row)), [Perform(other, 1), done])
    instead = [move for move in played.asked[0].moves if isinstance(move, Perform)]
    assert instead == [Perform(attribute, 1) for attribute in ATTRIBUTES if attribute != row]
    assert (state.players[0].gold, len(played.asked)) == (2, 2)
    assert played.events_of(GoldPaid) == [GoldPaid(0, 1, other)]


def test_a_wizard_without_gold_has_the_action_of_his_row() -> None:
    state = position(hero("wizard", gold=0), hero("druid"))
    played = play(state, lambda table: attribute_action(table, 0, CHARISMA), [Skip()])
    assert played.asked[0].moves == [TakeToken(), Skip()]
    state = position(hero("wizard", gold=1), hero("druid"))
    play(state, lambda table: attribute_action(table, 0, CHARISMA), [TakeToken()])
    assert (state.players[0].gold, state.players[0].charisma) == (1, 1)


# The Barbarian is powerful


@pytest.mark.parametrize("row", ATTRIBUTES)
def test_the_barbarian_may_flip_a_die_instead_of_the_action_of_any_row(row: Attribute) -> None:
    state = position(hero("barbarian", sheet={"strength": "r2 b3"}, gold=4), hero("druid"))
    answers = [Flip("strength", 1)] if row == "strength" else [Perform("strength"), Flip("strength", 1)]
    played = play(state, lambda table: attribute_action(table, 0, ATTRIBUTES.index(row)), answers)
    instead = [move for move in played.asked[0].moves if isinstance(move, Perform)]
    assert instead == ([] if row == "strength" else [Perform("strength")])
    assert (faces(state, 0, "strength"), state.players[0].gold) == ("r5 b3", 4)


def test_the_barbarian_does_one_of_the_two_and_not_both() -> None:
    state = position(hero("barbarian", sheet={"strength": "r2"}), hero("druid"))
    assert len(play(state, lambda table: attribute_action(table, 0, CHARISMA), [TakeToken()]).asked) == 1
    assert (
        len(play(state, lambda table: attribute_action(table, 0, CHARISMA), [Perform("strength"), Skip()]).asked) == 2
    )
    assert (state.players[0].charisma, faces(state, 0, "strength")) == (1, "r2")


@pytest.mark.parametrize("name", [name for name in ALL if name not in ("wizard", "barbarian")])
def test_nobody_else_performs_the_action_of_another_row(name: str) -> None:
    state = position(hero(name, sheet={"strength": "r2"}), hero("bard"))
    played = play(state, lambda table: attribute_action(table, 0, CHARISMA), [Skip()])
    assert played.asked[0].moves == [TakeToken(), Skip()]
