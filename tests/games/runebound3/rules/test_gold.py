"""Gains and payments: catalogue chapters GAIN, SPEND, COIN."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.engine import IllegalMove
from questhall.games.runebound3.board import Deck
from questhall.games.runebound3.cards.define import Gain
from questhall.games.runebound3.events.market import GoldGained, GoldPaid
from questhall.games.runebound3.events.story import TokensGained
from questhall.games.runebound3.moves.market import Buy
from questhall.games.runebound3.moves.skills import Learn, TakeTrophy
from questhall.games.runebound3.moves.terrain import MoveTo
from questhall.games.runebound3.moves.turn import RollToMove, Shop, UseAction
from questhall.games.runebound3.rules.gains import gain, gain_tokens
from questhall.games.runebound3.rules.gold import gain_gold, pay
from questhall.games.runebound3.rules.turn import take_turn, turn_moves
from questhall.games.runebound3.state import State
from questhall.games.runebound3.view import view
from support.runebound3 import PLAINS, hero, hex_of, play, position
from support.runebound3_matches import match_at
from support.stretch import Rigged

CARD: dict[Deck, str] = {"exploration": "swamp_tales", "social": "tales_of_old", "combat": "ogre"}
REST: dict[Deck, str] = {"exploration": "my_kitty", "social": "runesmith", "combat": "witch"}


def with_decks(**mine: Any) -> State:
    """Corbin, and one card in each adventure deck."""
    state = position(hero("corbin", **mine), hero("mok", "everton"))
    state.decks = {deck: [card] for deck, card in CARD.items()}
    return state


@pytest.mark.rule("R3-GAIN-01")
def test_what_is_gained_belongs_to_the_hero_and_all_can_see_it() -> None:
    state = with_decks(gold=1)

    play(
        state, lambda table: gain(table, 0, Gain(gold=2, tokens=1, trophies=("social",))), (), Rigged(deck__social=[0])
    )

    for viewer in (0, 1, None):
        mine, other = view(state, viewer).heroes
        assert (mine.gold, mine.tokens, [trophy.deck for trophy in mine.trophies]) == (3, 1, ["social"])
        assert (other.gold, other.tokens, other.trophies) == (5, 0, [])


@pytest.mark.rule("R3-GAIN-02")
def test_gold_and_tokens_come_from_the_bank_not_from_another_hero() -> None:
    state = with_decks(gold=0)

    def all_of_it(table: Any) -> None:
        gain_gold(table, 0, 4)
        gain_tokens(table, 0, 2)

    played = play(state, all_of_it)

    assert played.events == [GoldGained(0, 4), TokensGained(0, "margath", 2)]
    assert [(player.gold, player.tokens) for player in state.players] == [(4, 2), (5, 0)]


@pytest.mark.rule("R3-COIN-01", "R3-SPEND-03")
def test_gold_pays_for_assets_and_abilities_and_goes_back_to_the_bank() -> None:
    state = with_decks(gold=3)
    state.markets["tamalir"], state.asset_deck = ["camp_kettle", "griffin", "bolas"], ["satchel"]
    bought = play(state, take_turn, [Shop(), Buy("camp_kettle")], Rigged(deck__assets=[0]))
    assert bought.events_of(GoldPaid) == [GoldPaid(0, 2)]

    state.players[0].skills, state.players[0].hex = ["generous_offering"], hex_of("suvars_haven")
    offering = UseAction("generous_offering_trophy")
    used = play(state, take_turn, [offering, TakeTrophy("social")], Rigged(deck__social=[0]))

    assert used.events_of(GoldPaid) == [GoldPaid(0, 1)]
    assert [player.gold for player in state.players] == [0, 5]
    assert offering not in turn_moves(state, 0), "it cannot be paid for again"


@pytest.mark.rule("R3-GAIN-02")
def test_nothing_is_said_of_gold_that_was_not_gained() -> None:
    state = position(hero("corbin", gold=3), hero("mok"))

    assert play(state, lambda table: gain_gold(table, 0, 0)).events == []


@pytest.mark.rule("R3-COIN-02")
def test_there_is_no_limit_to_the_gold_of_a_hero() -> None:
    state = with_decks(gold=999)

    played = play(state, lambda table: gain_gold(table, 0, 500))

    assert (state.players[0].gold, played.asked) == (1499, [])


@pytest.mark.rule("R3-SPEND-01")
def test_nobody_pays_with_what_belongs_to_another() -> None:
    state = position(hero("corbin", gold=0, hand="vigilance"), hero("mok", gold=99, trophies="ogre"))
    state.markets["tamalir"], state.asset_deck = ["camp_kettle", "griffin", "bolas"], ["satchel"]
    match = match_at(state)

    with pytest.raises(IllegalMove):
        match.play(0, Learn("vigilance"))
    match.play(0, Shop())
    with pytest.raises(IllegalMove):
        match.play(0, Buy("camp_kettle"))

    assert match.state.players[1].gold == 99


@pytest.mark.rule("R3-SPEND-01")
def test_a_hero_who_must_pay_more_than_he_has_pays_what_there_is() -> None:
    state = with_decks(gold=2)

    played = play(state, lambda table: pay(table, 0, 5))

    assert (played.events, [player.gold for player in state.players]) == ([GoldPaid(0, 2)], [0, 5])


@pytest.mark.rule("R3-SPEND-05")
def test_a_spent_terrain_die_is_not_spent_again() -> None:
    state = position(hero("corbin", "8,1"), hero("mok", "everton"))
    way = [hex_of(place) for place in ("7,1", "6,1", "7,1")]
    steps = [MoveTo(hex, die, PLAINS) for die, hex in enumerate(way)]

    played = play(state, take_turn, [RollToMove(), *steps], Rigged(seat__0__terrain=[PLAINS] * 3))

    assert [{move.die for move in asked.moves if isinstance(move, MoveTo)} for asked in played.asked[1:]] == [
        {0},
        {1},
        {2},
    ]
    assert (state.players[0].hex, state.rolled, len(played.asked)) == (way[-1], None, 4)
