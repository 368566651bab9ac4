"""What holds for all attribute actions, and the printed examples: catalogue chapter ATTR."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.rollplayer.components import Attribute
from questhall.games.rollplayer.events import (
    GoldTaken,
)
from questhall.games.rollplayer.moves import (
    Adjust,
    Buy,
    DiscardCard,
    Flip,
    KeepRoll,
    PlaceDie,
    Reroll,
    Skip,
    StepToken,
    Swap,
    SwapWith,
    TakeCard,
    TakeToken,
)
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.rules.market import market_turn
from support.rollplayer import faces, hero, play, position
from support.rollplayer_attributes import SHEET, act, two_heroes
from support.rollplayer_matches import until
from support.rollplayer_skills import cost

SKIP = Skip()


@pytest.mark.rule("RP-ATTR-14")
def test_a_token_is_spent_in_the_market_phase_of_its_round_or_lost() -> None:
    ranger, rogue = hero("ranger", gold=cost("loyal")), hero("rogue", gold=cost("cunning"))
    state = position(ranger, rogue, pool="k1 k2 k3", market="courageous cunning loyal", queue=[0, 1])

    played = play(
        state,
        until("dice"),  # the next one
        [
            *(TakeCard(1), PlaceDie("charisma"), TakeToken()),
            *(TakeCard(3), PlaceDie("charisma"), TakeToken()),
            *(Buy("loyal", cost("loyal") - 1, 1), DiscardCard("cunning")),
        ],
        deck__market=[0, 0, 0],
        bag=[0, 0, 0],
        dice=[0, 1, 2],
    )

    for asked in played.asked[:6]:
        assert not [move for move in asked.moves if isinstance(move, Buy)]
        assert asked.offers == {}
    assert Buy("cunning", cost("cunning") - 1, 1) in played.asked[7].moves
    assert [player.charisma for player in state.players] == [0, 0]
    assert [player.gold for player in state.players] == [1, cost("cunning") + 2]


@pytest.mark.rule("RP-ATTR-15")
def test_each_token_spent_replaces_one_gold() -> None:
    """Reckless costs 6."""
    state = two_heroes(gold=6, charisma=2)
    state.phase, state.market = "market", ["reckless"]

    played = play(state, lambda table: market_turn(table, 0), [Buy("reckless", 4, 2)])

    ways = [Buy("reckless", 6), Buy("reckless", 5, 1), Buy("reckless", 4, 2)]
    assert played.asked[0].moves == [*ways, DiscardCard("reckless")]
    assert (state.players[0].gold, state.players[0].charisma) == (2, 0)


@pytest.mark.rule("RP-ATTR-16")
@pytest.mark.parametrize(("cell", "row"), [(1, "r6 y3"), (2, "r1 y4")])
def test_the_action_works_on_the_die_just_placed_and_on_earlier_ones(cell: int, row: str) -> None:
    state = position(hero("ranger", sheet={"strength": "r1"}), hero("rogue", "elf"), pool="y3 k4 k5")

    played = play(state, lambda table: dice_turn(table, 0), [TakeCard(1), PlaceDie("strength"), Flip("strength", cell)])

    assert played.asked[2].moves == [Flip("strength", 1), Flip("strength", 2), SKIP]
    assert faces(state, 0, "strength") == row


@pytest.mark.rule("RP-ATTR-17")
def test_a_player_performs_one_action_in_a_dice_phase() -> None:
    state = position(hero("ranger", sheet=SHEET), hero("rogue", "elf", sheet={"strength": "p2"}), pool="k1 k2 k3")

    played = play(
        state,
        until("market"),
        [
            *(TakeCard(1), PlaceDie("strength"), Flip("strength", 1)),
            *(TakeCard(3), PlaceDie("wisdom"), StepToken("up")),
        ],
    )

    assert played.topics == [
        *((0, "dice.card"), (0, "dice.row"), (0, "attribute.strength")),
        *((1, "dice.card"), (1, "dice.row"), (1, "attribute.wisdom")),
    ]


@pytest.mark.rule("RP-ATTR-18")
@pytest.mark.parametrize(
    ("attribute", "answers"),
    [
        ("strength", [Flip("charisma", 1)]),
        ("dexterity", [Swap("charisma", 1), SwapWith("wisdom", 3)]),
        ("constitution", [Adjust("charisma", 1, 1)]),
        ("intelligence", [Reroll("charisma", 1), KeepRoll(6)]),
    ],
)
def test_moved_or_changed_dice_bring_no_further_action_and_no_gold(attribute: Attribute, answers: list[Move]) -> None:
    state = two_heroes(sheet={"wisdom": "y1 y2 y3", "charisma": "y4"})

    played = act(state, attribute, *answers, **({"dice": [5]} if attribute == "intelligence" else {}))

    assert len(played.asked) == len(answers)
    assert played.events_of(GoldTaken) == []
    assert (state.players[0].gold, state.players[0].charisma, state.players[0].token) == (5, 0, (1, 1))


@pytest.mark.rule("RP-ATTR-19")
def test_example_a_swap_between_charisma_and_strength_brings_neither_action() -> None:
    sheet = {"strength": "r1", "charisma": "w3"}
    state = position(hero("ranger", sheet=sheet), hero("rogue", "elf"), pool="k1 k2 k3")

    played = play(
        state,
        lambda table: dice_turn(table, 0),
        [TakeCard(1), PlaceDie("dexterity"), Swap("charisma", 1), SwapWith("strength", 1)],
    )

    assert played.topics == [
        (0, "dice.card"),
        (0, "dice.row"),
        (0, "attribute.dexterity"),
        (0, "attribute.swap_with"),
    ]
    assert (faces(state, 0, "strength"), faces(state, 0, "charisma")) == ("w3", "r1")
    assert state.players[0].charisma == 0


@pytest.mark.rule("RP-ATTR-20")
def test_example_a_gold_die_from_card_2_brings_3_gold_and_turns_a_blue_die_from_1_to_6() -> None:
    sheet = {"strength": "r5", "constitution": "g2 b1 w3"}
    state = position(hero("ranger", sheet=sheet), hero("rogue"), hero("monk"), pool="r1 y4 p6 g6")

    played = play(
        state, lambda table: dice_turn(table, 0), [TakeCard(2), PlaceDie("strength"), Flip("constitution", 2)]
    )

    assert played.topics == [(0, "dice.card"), (0, "dice.row"), (0, "attribute.strength")]
    assert faces(state, 0, "strength") == "r5 y4"
    assert faces(state, 0, "constitution") == "g2 b6 w3"
    assert played.events_of(GoldTaken) == [GoldTaken(0, 1, "card"), GoldTaken(0, 2, "die")]
    assert state.players[0].gold == 5 + 3
