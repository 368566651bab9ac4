"""The enemy die of the solo game: catalogue chapter SOLO, rules 10 to 30."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from questhall.engine import Move
from questhall.games.rollplayer.events import (
    CardTaken,
    CardTrashed,
    CharismaTaken,
    DiePlaced,
    EnemyRolled,
    GoldTaken,
)
from questhall.games.rollplayer.moves import (
    AddCard,
    PlaceDie,
    Skip,
    TakeCard,
    TakeToken,
)
from questhall.games.rollplayer.play import before_market
from questhall.games.rollplayer.state import State
from support.rollplayer import faces, hero, play, position
from support.rollplayer_matches import until
from support.stretch import Played

MARKET = "climb weak longsword"


# After the dice phase


def dice_phase(state: State, *answers: Move, enemy: Sequence[int] = ()) -> Played[State]:
    """The solo player's dice phase and what follows it, up to the market turn."""
    return play(state, until("market"), answers, enemy=enemy)


@pytest.mark.rule("RP-SOLO-10")
def test_the_enemy_die_comes_after_card_die_and_attribute_action() -> None:
    state = position(hero("warrior"), market=MARKET, pool="r1 b3 g5")
    played = dice_phase(state, TakeCard(2), PlaceDie("charisma"), TakeToken(), enemy=[0])
    assert [type(event) for event in played.events] == [
        CardTaken,
        DiePlaced,
        GoldTaken,
        CharismaTaken,
        EnemyRolled,
        CardTrashed,
    ]
    assert played.topics == [(0, "dice.card"), (0, "dice.row"), (0, "attribute.charisma")]
    assert faces(state, 0, "charisma") == "b3"
    assert (state.phase, state.queue) == ("market", [0])


@pytest.mark.rule("RP-SOLO-10")
def test_with_two_players_there_is_no_enemy_die() -> None:
    state = position(market=MARKET, taken={0: 2, 1: 3})
    play(state, before_market)
    assert (state.market, state.trash) == (MARKET.split(), [])


# The enemy die


def after_enemy(state: State, value: int | None, *answers: AddCard | Skip) -> tuple[list[str], list[str]]:
    """Market and trash once the enemy die has shown this value (None: it is not rolled)."""
    played = play(state, before_market, answers, enemy=[] if value is None else [value - 1])
    assert played.events_of(EnemyRolled) == ([] if value is None else [EnemyRolled(value)])
    assert played.events_of(CardTrashed) == [CardTrashed(card) for card in state.trash]
    return state.market, state.trash


@pytest.mark.rule("RP-SOLO-11")
def test_for_card_1_the_enemy_die_is_not_rolled() -> None:
    state = position(hero(), phase="before market", market=MARKET, taken={0: 1})
    assert after_enemy(state, None) == (MARKET.split(), [])


@pytest.mark.rule("RP-SOLO-12")
@pytest.mark.parametrize(("card", "gold", "enemy"), [(1, 0, []), (2, 1, [5])])
def test_card_2_brings_its_gold_and_the_enemy_die(card: int, gold: int, enemy: list[int]) -> None:
    state = position(hero("warrior", gold=0), market=MARKET, pool="r1 b3 g5")
    played = dice_phase(state, TakeCard(card), PlaceDie("charisma"), Skip(), enemy=enemy)
    assert state.players[0].gold == gold
    assert [event.value for event in played.events_of(EnemyRolled)] == [value + 1 for value in enemy]


NOBODY = ""
THREE_CARDS = [
    pytest.param(2, 1, "climb", marks=pytest.mark.rule("RP-SOLO-13")),
    pytest.param(2, 2, "weak", marks=pytest.mark.rule("RP-SOLO-14")),
    pytest.param(2, 3, "longsword", marks=pytest.mark.rule("RP-SOLO-15")),
    pytest.param(2, 4, NOBODY, marks=pytest.mark.rule("RP-SOLO-16")),
    pytest.param(2, 5, NOBODY, marks=pytest.mark.rule("RP-SOLO-16")),
    pytest.param(2, 6, NOBODY, marks=pytest.mark.rule("RP-SOLO-16")),
    pytest.param(3, 1, "climb", marks=pytest.mark.rule("RP-SOLO-17", "RP-SOLO-18")),
    pytest.param(3, 2, "climb", marks=pytest.mark.rule("RP-SOLO-17", "RP-SOLO-18")),
    pytest.param(3, 3, "weak", marks=pytest.mark.rule("RP-SOLO-17", "RP-SOLO-19")),
    pytest.param(3, 4, "weak", marks=pytest.mark.rule("RP-SOLO-17", "RP-SOLO-19")),
    pytest.param(3, 5, "longsword", marks=pytest.mark.rule("RP-SOLO-17", "RP-SOLO-20")),
    pytest.param(3, 6, "longsword", marks=pytest.mark.rule("RP-SOLO-17", "RP-SOLO-20")),
]


@pytest.mark.parametrize(("card", "value", "victim"), THREE_CARDS)
def test_the_enemy_trashes_one_of_three_market_cards(card: int, value: int, victim: str) -> None:
    state = position(hero(), phase="before market", market=MARKET, taken={0: card})
    left = [each for each in MARKET.split() if each != victim]
    assert after_enemy(state, value) == (left, [victim] if victim else [])


FOUR_CARDS = [
    pytest.param(2, 1, "climb", marks=pytest.mark.rule("RP-SOLO-23", "RP-SOLO-24")),
    pytest.param(2, 2, "weak", marks=pytest.mark.rule("RP-SOLO-23", "RP-SOLO-24")),
    pytest.param(2, 3, "longsword", marks=pytest.mark.rule("RP-SOLO-23", "RP-SOLO-24")),
    pytest.param(2, 4, "nimble", marks=pytest.mark.rule("RP-SOLO-23", "RP-SOLO-24")),
    pytest.param(2, 5, NOBODY, marks=pytest.mark.rule("RP-SOLO-23", "RP-SOLO-25")),
    pytest.param(2, 6, NOBODY, marks=pytest.mark.rule("RP-SOLO-23", "RP-SOLO-25")),
    pytest.param(3, 1, "climb", marks=pytest.mark.rule("RP-SOLO-26", "RP-SOLO-27")),
    pytest.param(3, 2, "climb", marks=pytest.mark.rule("RP-SOLO-26", "RP-SOLO-27")),
    pytest.param(3, 3, "weak", marks=pytest.mark.rule("RP-SOLO-26", "RP-SOLO-28")),
    pytest.param(3, 4, "longsword", marks=pytest.mark.rule("RP-SOLO-26", "RP-SOLO-29")),
    pytest.param(3, 5, "nimble", marks=pytest.mark.rule("RP-SOLO-26", "RP-SOLO-30")),
    pytest.param(3, 6, "nimble", marks=pytest.mark.rule("RP-SOLO-26", "RP-SOLO-30")),
]


def druid_with(card: int) -> State:
    """A solo druid who has taken this initiative card and finds Nimble on the discard pile."""
    return position(hero("druid"), phase="before market", market=MARKET, discard="nimble", taken={0: card})


@pytest.mark.parametrize(("card", "value", "victim"), FOUR_CARDS)
def test_the_enemy_trashes_one_of_the_four_cards_of_a_druid(card: int, value: int, victim: str) -> None:
    left = [each for each in [*MARKET.split(), "nimble"] if each != victim]
    assert after_enemy(druid_with(card), value, AddCard("nimble")) == (left, [victim] if victim else [])


@pytest.mark.rule("RP-SOLO-21")
def test_the_card_a_druid_adds_is_the_rightmost_and_lies_there_before_the_enemy_rolls() -> None:
    state = druid_with(3)
    assert after_enemy(state, 6, AddCard("nimble")) == (MARKET.split(), ["nimble"])
    assert state.discard == []


@pytest.mark.rule("RP-SOLO-21")
def test_a_druid_who_adds_no_card_meets_the_table_for_three() -> None:
    state = druid_with(3)
    assert after_enemy(state, 6, Skip()) == (["climb", "weak"], ["longsword"])
    assert state.discard == ["nimble"]


@pytest.mark.rule("RP-SOLO-22")
def test_for_card_1_the_enemy_die_is_not_rolled_against_a_druid_either() -> None:
    assert after_enemy(druid_with(1), None, AddCard("nimble")) == ([*MARKET.split(), "nimble"], [])


@pytest.mark.rule("RP-SOLO-23")
def test_a_druid_with_four_cards_takes_the_gold_of_card_2_before_the_enemy_rolls() -> None:
    state = position(hero("druid", gold=0), market=MARKET, discard="nimble", pool="r1 b3 g5")
    played = dice_phase(state, TakeCard(2), PlaceDie("charisma"), Skip(), AddCard("nimble"), enemy=[3])
    assert state.players[0].gold == 1
    assert played.events_of(EnemyRolled) == [EnemyRolled(4)]
    assert (state.market, state.trash) == (MARKET.split(), ["nimble"])
