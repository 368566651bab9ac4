"""Gaining gold: catalogue chapter GOLD."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.rollplayer.cards.skills import PICKPOCKET_GOLD
from questhall.games.rollplayer.cards.weapons import last_card_bonus
from questhall.games.rollplayer.events import CardBought, GoldPaid, GoldTaken
from questhall.games.rollplayer.moves import (
    DiscardCard,
    MoveDie,
    MoveTo,
    PlaceDie,
    Skip,
    Swap,
    SwapWith,
    TakeCard,
    UseSkill,
)
from questhall.games.rollplayer.rules.dice import dice_turn
from questhall.games.rollplayer.rules.market import market_turn
from questhall.games.rollplayer.state import State
from support.rollplayer import faces, hero, play, position
from support.rollplayer_matches import finished_match
from support.stretch import CutIn, Played

SKIP = Skip()


def place(state: State, card: int, row: Any, *before: CutIn, action: Any = (SKIP,)) -> Played[State]:
    """A turn of seat 0 in the dice phase."""
    return play(state, lambda table: dice_turn(table, 0), [*before, TakeCard(card), PlaceDie(row), *action])


FOUR_WAYS = {"die": (2,), "discard": (2,), "row": (1,), "card": (1,)}
LONGBOW_GOLD = last_card_bonus(hero(weapons="longbow"), number=3, cards=3)
CARDS_AND_CLASSES = {"start": (5, 6, 7), "pickpocket": (PICKPOCKET_GOLD,), "longbow": (LONGBOW_GOLD,)}


@pytest.mark.rule("RP-GOLD-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_gold_comes_in_four_ways_besides_cards_and_classes(players: int) -> None:
    seen: set[str] = set()
    for seed in range(6):
        match = finished_match(players, seed)
        events = match.events(None)
        first_round = next(place for place, event in enumerate(events) if type(event).__name__ == "RoundBegan")
        for place, event in enumerate(events):
            if isinstance(event, GoldTaken) and place > first_round:
                player = match.state.players[event.seat]
                more = {"die": (4,) * (player.class_card == "thief"), "discard": (4,)}
                ways = {**FOUR_WAYS, **CARDS_AND_CLASSES}
                assert event.gold in (*ways[event.why], *more.get(event.why, ()))
                seen.add(event.why)
        for seat, player in enumerate(match.state.players):
            gained = sum(e.gold for e in events if isinstance(e, GoldTaken) and e.seat == seat)
            spent = sum(e.gold for e in events if isinstance(e, CardBought | GoldPaid) and e.seat == seat)
            assert player.gold == gained - spent
    assert seen >= set(FOUR_WAYS)
    assert seen <= {*FOUR_WAYS, "pickpocket", "longbow"}


@pytest.mark.rule("RP-GOLD-02")
def test_placing_a_gold_die_gains_two_gold() -> None:
    state = position(hero("ranger"), hero("monk"), pool="y1 k2 k3")

    played = place(state, 1, "wisdom")

    assert played.events_of(GoldTaken) == [GoldTaken(0, 2, "die")]
    assert [player.gold for player in state.players] == [7, 5]


@pytest.mark.rule("RP-GOLD-02")
def test_a_gold_die_that_already_lies_there_pays_nothing() -> None:
    state = position(hero("ranger", sheet={"wisdom": "y1"}), hero("monk"), pool="r1 k2 k3")

    assert place(state, 1, "wisdom").events_of(GoldTaken) == []


@pytest.mark.rule("RP-GOLD-03")
def test_discarding_a_market_card_instead_of_buying_gains_two_gold() -> None:
    state = position(hero("ranger"), hero("monk"), phase="market", market="longsword loyal climb")

    played = play(state, lambda table: market_turn(table, 0), [DiscardCard("loyal")])

    assert played.events_of(GoldTaken) == [GoldTaken(0, 2, "discard")]
    assert [player.gold for player in state.players] == [7, 5]


@pytest.mark.rule("RP-GOLD-04")
def test_the_third_die_of_a_row_gains_one_gold() -> None:
    state = position(hero("ranger", sheet={"wisdom": "g1 g2"}), hero("monk"), pool="r1 k2 k3")

    assert place(state, 1, "wisdom").events_of(GoldTaken) == [GoldTaken(0, 1, "row")]
    assert state.players[0].gold == 6


@pytest.mark.rule("RP-GOLD-04")
def test_a_swap_into_a_third_cell_pays_nothing() -> None:
    sheet = {"wisdom": "g1 g2 g3", "dexterity": "b1"}
    state = position(hero("ranger", sheet=sheet), hero("monk"), pool="r1 k2 k3")

    played = place(state, 1, "dexterity", action=(Swap("wisdom", 3), SwapWith("dexterity", 1)))

    assert faces(state, 0, "wisdom") == "g1 g2 b1"
    assert played.events_of(GoldTaken) == []


@pytest.mark.rule("RP-GOLD-04")
def test_a_row_that_was_opened_again_pays_again() -> None:
    sheet = {"wisdom": "g1 g2 g3", "dexterity": "b1 b2"}
    state = position(hero("ranger", sheet=sheet, skills="sleight_of_hand"), hero("monk"), pool="r1 k2 k3")

    played = play(
        state,
        lambda table: dice_turn(table, 0),
        [
            CutIn(0, UseSkill("sleight_of_hand")),
            *(MoveDie("wisdom", 3), MoveTo("dexterity")),
            *(TakeCard(1), PlaceDie("wisdom"), SKIP),
        ],
    )

    assert (faces(state, 0, "wisdom"), faces(state, 0, "dexterity")) == ("g1 g2 r1", "b1 b2 g3")
    assert played.events_of(GoldTaken) == [GoldTaken(0, 1, "row")]


@pytest.mark.rule("RP-GOLD-05")
def test_choosing_a_card_with_gold_gains_it() -> None:
    state = position(hero("ranger"), hero("monk"), pool="r1 k2 k3")

    assert place(state, 2, "wisdom").events_of(GoldTaken) == [GoldTaken(0, 1, "card")]
    assert state.players[0].gold == 6


@pytest.mark.rule("RP-GOLD-05")
def test_a_card_without_gold_gains_none() -> None:
    state = position(hero("ranger"), hero("monk"), pool="r1 k2 k3")
    state.initiative[1].gold = 0

    assert place(state, 2, "wisdom").events_of(GoldTaken) == []
