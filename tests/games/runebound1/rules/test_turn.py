"""Turns: catalogue chapters TURN, REFRESH, ACT."""

from __future__ import annotations

import pytest

from questhall.engine import Play, Table
from questhall.games.runebound1.events.turn import EnteredBoard, Refreshed, TurnBegan
from questhall.games.runebound1.moves.answers import Done
from questhall.games.runebound1.moves.turn import EndTurn, LetBe, StayHere
from questhall.games.runebound1.play import beat
from questhall.games.runebound1.rules.turn import begin_turn, end_turn
from questhall.games.runebound1.state import State
from support.runebound1 import hex_of, play
from support.runebound1_table import hero, position
from support.stretch import Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")


@pytest.mark.rule("R1-TURN-01", "R1-TURN-03")
def test_turns_go_round_to_the_left_neighbour() -> None:
    state = position(hero("ann"), hero("bob"), hero("cid"), active=1)

    def three_turns(table: Table[State]) -> None:
        for _ in range(3):
            end_turn(table)

    played = play(state, three_turns)

    assert [event.seat for event in played.events_of(TurnBegan)] == [2, 0, 1]
    assert state.round == 2, "a round is over when the first player's turn comes again"
    assert state.phase == "movement"


def test_cards_activated_and_trades_proposed_are_counted_anew_in_every_own_turn() -> None:
    state = position(hero("ann"), hero("bob"))
    for player in state.players:
        player.activations, player.trades = 1, 2

    play(state, begin_turn)

    assert [(player.activations, player.trades) for player in state.players] == [(0, 0), (1, 2)]


@pytest.mark.rule("R1-MOVE-03")
def test_a_hero_who_is_not_yet_on_the_board_enters_it_in_tamalir() -> None:
    state = position(hero("ann"), hero("bob", -1))
    state.active = 1

    played = play(state, begin_turn)

    assert state.players[1].hex == hex_of("tamalir")
    assert played.events_of(EnteredBoard) == [EnteredBoard(1, hex_of("tamalir"))]


@pytest.mark.rule("R1-REFRESH-01")
def test_in_the_refresh_phase_all_own_activated_cards_are_turned_up() -> None:
    state = position(
        hero("ann", items="boots horn", face_down="boots horn"), hero("bob", items="whip", face_down="whip")
    )

    played = play(state, begin_turn)

    assert [player.face_down for player in state.players] == [[], ["whip"]]
    assert played.events_of(Refreshed) == [Refreshed(0, 2)]


@pytest.mark.rule("R1-REFRESH-02")
def test_without_activated_cards_there_is_no_refresh_phase() -> None:
    state = position(hero("ann", items="boots"), hero("bob"))

    played = play(state, begin_turn)

    assert played.events_of(Refreshed) == []
    assert state.phase == "movement"


@pytest.mark.rule("R1-TURN-02")
def test_a_turn_is_refresh_movement_adventure_market_experience() -> None:
    ann = hero("ann", "dawnsmoor", items="boots", face_down="boots", counters=(6, 0, 0, 0))
    state = position(ann, hero("bob"), decks={"green": "riddle"}, market="ring")

    def whole_turn(table: Table[State]) -> Play[None]:
        begin_turn(table)
        while table.state.active == 0:
            yield from beat(table)

    played = play(
        state,
        whole_turn,
        [StayHere(), LetBe(), Done(), EndTurn()],
        Rigged(deck__market=[0]),
    )

    assert [topic for _, topic in played.topics] == [
        "move.prepare",
        "adventure.choose",
        "market.act",
        "experience.spend",
    ]
    assert isinstance(played.events[1], Refreshed), "right after the turn began"
