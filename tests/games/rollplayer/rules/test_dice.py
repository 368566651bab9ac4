"""The dice phase: catalogue chapter DICE."""

from __future__ import annotations

import pytest

from questhall import IllegalMove
from questhall.games.rollplayer.components import ATTRIBUTES
from questhall.games.rollplayer.events import CardTaken, CharismaTaken, DiePlaced, GoldTaken
from questhall.games.rollplayer.moves import Perform, PlaceDie, Skip, TakeCard, TakeToken
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.state import Die, InitiativeCard, Player, State
from support.rollplayer import faces, hero, play, pool, position
from support.rollplayer_matches import match_at, party, random_match, until
from support.stretch import Played

SKIP = Skip()
ONE_ROW_FULL = {"strength": "r1 b2 g3", "wisdom": "p4"}


def turn(state: State, card: int, row: str) -> Played[State]:
    """Seat 0 takes a card, places its die in a row, and leaves the action out."""
    return play(state, lambda table: dice_turn(table, 0), [TakeCard(card), PlaceDie(row), SKIP])  # type: ignore[arg-type]


@pytest.mark.rule("RP-DICE-01")
def test_everyone_has_one_turn_clockwise_from_the_start_player() -> None:
    state = position(hero("ranger"), hero("monk"), hero("thief"), start=1, pool="r1 y4 p6 g6")

    played = play(
        state,
        until("market"),
        [
            *(TakeCard(4), PlaceDie("charisma"), SKIP),
            *(TakeCard(1), PlaceDie("charisma"), SKIP),
            *(TakeCard(3), PlaceDie("charisma"), SKIP),
        ],
    )

    assert played.topics == [
        *((1, "dice.card"), (1, "dice.row"), (1, "attribute.charisma")),
        *((2, "dice.card"), (2, "dice.row"), (2, "attribute.charisma")),
        *((0, "dice.card"), (0, "dice.row"), (0, "attribute.charisma")),
    ]
    assert [faces(state, seat, "charisma") for seat in range(3)] == ["p6", "g6", "r1"]


@pytest.mark.rule("RP-DICE-02")
def test_a_turn_is_card_die_gold_and_action_in_this_order() -> None:
    state = position(hero("ranger", sheet={"charisma": "g1 g2"}), hero("monk"), pool="r1 y4 p6")

    played = play(state, lambda table: dice_turn(table, 0), [TakeCard(2), PlaceDie("charisma"), TakeToken()])

    assert played.topics == [(0, "dice.card"), (0, "dice.row"), (0, "attribute.charisma")]
    assert played.events == [
        CardTaken(0, 2, "gold", 4),
        DiePlaced(0, "gold", 4, "charisma", 3),
        GoldTaken(0, 1, "card"),
        GoldTaken(0, 1, "row"),
        GoldTaken(0, 2, "die"),
        CharismaTaken(0),
    ]


@pytest.mark.rule("RP-DICE-03")
def test_any_card_not_yet_chosen_this_round_may_be_taken() -> None:
    state = position(*[hero("ranger"), hero("monk"), hero("thief")], pool="r1 - p6 g6", taken={1: 2}, queue=[2, 0])

    played = play(state, lambda table: dice_turn(table, 2), [TakeCard(3), PlaceDie("wisdom"), SKIP])

    assert played.asked[0].moves == [TakeCard(1), TakeCard(3), TakeCard(4)]
    assert [card.holder for card in state.initiative] == [None, 1, 2, None]
    assert pool(state) == "r1 - - g6"


@pytest.mark.rule("RP-DICE-03")
def test_a_card_that_somebody_holds_is_refused() -> None:
    state = position(hero("ranger"), hero("monk"), pool="r1 - p6", taken={1: 2}, queue=[0])
    match = match_at(state)

    with pytest.raises(IllegalMove) as refused:
        match.play(0, TakeCard(2))

    assert refused.value.refusal is not None
    assert refused.value.refusal.rule == "RP-DICE-03"
    assert match.asks[0].topic == "dice.card"


@pytest.mark.rule("RP-DICE-03")
def test_the_card_lies_before_its_owner_with_die_and_gold_until_the_die_is_placed() -> None:
    match = match_at(position(hero("ranger"), hero("monk"), pool="r1 y4 p6"))

    match.play(0, TakeCard(2))

    state = match.state
    assert match.asks[0].topic == "dice.row"
    assert state.initiative[1] == InitiativeCard(2, gold=1, die=None, holder=0)
    assert (state.players[0].held, state.players[0].gold) == (Die("gold", 4), 5)


@pytest.mark.rule("RP-DICE-04")
def test_the_die_goes_to_the_leftmost_empty_cell_of_any_own_row() -> None:
    state = position(hero("ranger", sheet={"wisdom": "p4"}), hero("monk", sheet={"wisdom": "k2"}), pool="r1 y4 p6")

    played = turn(state, 1, "wisdom")

    assert played.asked[1].moves == [PlaceDie(attribute) for attribute in ATTRIBUTES]
    assert (faces(state, 0, "wisdom"), faces(state, 1, "wisdom")) == ("p4 r1", "k2")
    assert played.events_of(DiePlaced) == [DiePlaced(0, "red", 1, "wisdom", 2)]
    assert state.players[0].held is None


@pytest.mark.rule("RP-DICE-05")
def test_a_full_row_takes_no_die() -> None:
    state = position(hero("ranger", sheet=ONE_ROW_FULL), hero("monk"), pool="r1 y4 p6")

    played = turn(state, 1, "wisdom")

    assert played.asked[1].moves == [PlaceDie(attribute) for attribute in ATTRIBUTES[1:]]


@pytest.mark.rule("RP-DICE-05")
def test_placing_in_a_full_row_is_refused() -> None:
    match = match_at(position(hero("ranger", sheet=ONE_ROW_FULL), hero("monk"), pool="r1 y4 p6"))
    match.play(0, TakeCard(1))

    with pytest.raises(IllegalMove) as refused:
        match.play(0, PlaceDie("strength"))

    assert refused.value.refusal is not None
    assert refused.value.refusal.rule == "RP-DICE-05"


@pytest.mark.rule("RP-DICE-06")
@pytest.mark.parametrize(("card", "gold"), [(1, 5), (2, 6), (3, 6), (4, 5)])
def test_the_gold_on_the_card_goes_to_its_chooser(card: int, gold: int) -> None:
    state = position(hero("ranger"), hero("monk"), hero("thief"), pool="r1 g4 p6 k6")

    turn(state, card, "wisdom")

    assert [player.gold for player in state.players] == [gold, 5, 5]
    assert state.initiative[card - 1].gold == 0


@pytest.mark.rule("RP-DICE-07")
@pytest.mark.parametrize(("before", "gold"), [("", 5), ("g1", 5), ("g1 g2", 6)])
def test_the_last_cell_of_a_row_pays_one_gold(before: str, gold: int) -> None:
    state = position(hero("ranger", sheet={"wisdom": before, "strength": "b1 b2 b3"}), hero("monk"), pool="r1 k4 p6")

    turn(state, 1, "wisdom")

    assert state.players[0].gold == gold


@pytest.mark.rule("RP-DICE-08")
@pytest.mark.parametrize(("die", "gold"), [("y1", 7), ("g1", 5), ("w1", 5)])
def test_a_gold_die_pays_two_gold(die: str, gold: int) -> None:
    state = position(hero("ranger"), hero("monk"), pool=f"{die} k4 p6")

    turn(state, 1, "wisdom")

    assert state.players[0].gold == gold


@pytest.mark.rule("RP-DICE-09")
@pytest.mark.parametrize(("class_card", "gold"), [("ranger", 4), ("thief", 6)])
def test_the_three_gains_add_up(class_card: str, gold: int) -> None:
    state = position(hero(class_card, gold=0, sheet={"wisdom": "g1 g2"}), hero("monk"), pool="r1 y4 p6")

    turn(state, 2, "wisdom")

    assert state.players[0].gold == gold


@pytest.mark.rule("RP-DICE-10")
@pytest.mark.parametrize(("card", "can_pay"), [(1, False), (2, True)])
def test_gold_of_the_die_can_already_be_spent_on_the_action(card: int, can_pay: bool) -> None:
    wizard = hero("wizard", gold=0, sheet={"wisdom": "g1"})
    state = position(wizard, hero("monk"), pool="r1 k4 p6")

    played = turn(state, card, "charisma")

    others = [Perform(attribute, 1) for attribute in ATTRIBUTES if attribute != "charisma"]
    assert played.asked[2].moves == [TakeToken(), SKIP, *(others if can_pay else [])]


@pytest.mark.rule("RP-DICE-10")
def test_no_gold_is_gained_before_the_die_is_placed() -> None:
    match = match_at(position(hero("ranger", sheet={"charisma": "g1 g2"}), hero("monk"), pool="r1 y4 p6"))

    match.play(0, TakeCard(2))
    assert match.state.players[0].gold == 5

    match.play(0, PlaceDie("charisma"))
    assert match.asks[0].topic == "attribute.charisma"
    assert match.state.players[0].gold == 9


@pytest.mark.rule("RP-DICE-11")
@pytest.mark.parametrize(("players", "left"), [(1, 2), (2, 1), (3, 1), (4, 1)])
def test_when_all_have_chosen_one_card_is_left_in_the_middle(players: int, left: int) -> None:
    rounds = set()
    for match in random_match(players, seed=5):
        state = match.state
        if state.phase == "market" and state.round not in rounds:
            rounds.add(state.round)
            middle = [card for card in state.initiative if card.holder is None]
            assert len(middle) == left
            assert all(card.die is not None for card in middle)
            held = [card.holder for card in state.initiative if card.holder is not None]
            assert sorted(held) == list(range(players))
    assert rounds == set(range(1, match.state.rounds + 1))


@pytest.mark.rule("RP-DICE-12")
def test_gold_on_a_card_nobody_chose_stays_there() -> None:
    players: list[Player] = party(2)
    state = position(*players, pool="r1 k4 p6")

    play(state, until("market"), [*(TakeCard(1), PlaceDie("wisdom"), SKIP), *(TakeCard(3), PlaceDie("wisdom"), SKIP)])

    assert state.initiative[1] == InitiativeCard(2, gold=1, die=Die("black", 4))
    assert [player.gold for player in players] == [5, 5]
