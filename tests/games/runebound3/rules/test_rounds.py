"""Turns and rounds: catalogue chapters ACTIVE, TURN, ROUND, ORDER, FIRST."""

from __future__ import annotations

import pytest

from questhall import IllegalMove
from questhall.engine import Move
from questhall.games.runebound3.cards.define import ADVENTURES
from questhall.games.runebound3.events.rounds import TimeMoved, TurnBegan
from questhall.games.runebound3.events.skills import SkillDiscarded, SkillLearned, TrophySpent
from questhall.games.runebound3.moves.answers import Use
from questhall.games.runebound3.moves.skills import Learn
from questhall.games.runebound3.moves.terrain import Go
from questhall.games.runebound3.moves.turn import EndTurn, Idle, Rest, Step, Train
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import Player, State
from support.runebound3 import HEX, hero, hex_of, play, position
from support.runebound3_matches import match_at, several, until
from support.stretch import CutIn

END_TURN, IDLE = EndTurn(), Idle()
TROPHY = next(id for id, card in ADVENTURES.items() if card.deck == "combat" and card.scenario is None)


def three(first: int = 0) -> State:
    """Three heroes in three cities at the beginning of a round; at its end nothing happens on the track."""
    heroes: list[Player] = [hero("corbin"), hero("mok", "forge"), hero("lissa", "dawnsmoor")]
    state = position(*heroes, active=first)
    state.time, state.round = 2, 2
    return state


def next_round(state: State) -> bool:
    return state.phase == "turn" and state.round == 3


@pytest.mark.rule("R3-ROUND-01", "R3-ORDER-01", "R3-TURN-01")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_in_a_round_everyone_has_one_turn_from_the_first_player_clockwise(first: int, order: list[int]) -> None:
    state = three(first)

    played = play(state, until(next_round), [END_TURN] * 3)

    assert played.topics == [(seat, "turn.act") for seat in order]
    assert played.events == [
        *(TurnBegan(seat, 3) for seat in order[1:]),
        TimeMoved(4, 1),
        TurnBegan(first, 4),
    ]
    assert (state.active, state.first) == (first, first)


@pytest.mark.rule("R3-TIME-02", "R3-ROUND-02", "R3-FIRST-02")
def test_at_the_end_of_a_round_before_the_next_turn_of_the_first_player_the_time_token_moves_one_space() -> None:
    match = match_at(three(first=1))

    for seat in (1, 2, 0):
        assert (match.view(None).time, match.view(None).round) == (3, 3)
        match.play(seat, END_TURN)

    assert (match.view(None).time, match.view(None).round, list(match.asks)) == (4, 4, [1])
    assert match.events(None)[-2:] == [TimeMoved(4, 1), TurnBegan(1, 4)]


@pytest.mark.rule("R3-ORDER-01", "R3-ROUND-01")
def test_an_eliminated_hero_is_passed_over_and_another_begins_the_round_in_his_place() -> None:
    state = three(first=1)
    state.players[1].is_eliminated = True

    played = play(state, until(next_round), [END_TURN] * 2)

    assert played.topics == [(2, "turn.act"), (0, "turn.act")]
    assert played.events[-1] == TurnBegan(2, 4)


@pytest.mark.rule("R3-ACTIVE-01")
def test_only_whoever_has_the_turn_is_asked_and_may_act() -> None:
    match = match_at(three(first=2))

    assert {seat: ask.topic for seat, ask in match.asks.items()} == {2: "turn.act"}
    assert (match.view(None).active, match.view(0).active) == (2, 2)
    for move in (IDLE, Rest(), Train(), END_TURN, Step(hex_of("4,6"))):
        with pytest.raises(IllegalMove):
            match.play(0, move)
    refusal = match.why_not(0, f"hex:{hex_of('4,6')}")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("R3-ACTIVE-01", "not-your-turn")
    match.play(2, END_TURN)
    assert (list(match.asks), match.view(None).active) == ([0], 0)


@pytest.mark.rule("R3-TURN-01", "R3-ACTN-01")
def test_a_turn_is_three_action_points_and_ends_earlier_only_when_its_player_says_so() -> None:
    state = three()

    played = play(state, several(5), [IDLE, IDLE, IDLE, END_TURN])

    assert played.topics == [(0, "turn.act")] * 3 + [(1, "turn.act")]
    assert all(IDLE in asked.moves and END_TURN in asked.moves for asked in played.asked)
    assert [player.points for player in state.players] == [0, 0, 3]


@pytest.mark.rule("R3-TURN-01")
@pytest.mark.parametrize(
    ("hand", "trophies", "asked"),
    [("", "", False), ("aegis", "", False), ("", TROPHY, False), ("aegis", TROPHY, True)],
)
def test_without_points_a_turn_passes_unless_a_skill_may_be_in_the_hand(hand: str, trophies: str, asked: bool) -> None:
    """Nobody learns from a missing question that the trophies are too few for Aegis."""
    state = position(hero("mok", "8,1", points=0, hand=hand, trophies=trophies), hero("corbin", "forge"))
    state.players[0].used = ["strong_spirit"]

    played = play(state, take_turn, [END_TURN] if asked else [])

    assert ([each.moves for each in played.asked], state.active) == ([[END_TURN]] if asked else [], 1)


@pytest.mark.rule("R3-TURN-01")
def test_who_has_no_point_left_may_still_learn_skills_and_use_abilities_before_the_turn_passes() -> None:
    mine = hero("mok", "8,1", points=0, hand="spark_rune", skills="tireless", trophies=TROPHY)
    state = position(mine, hero("corbin", "forge"))

    played = play(state, several(2), [Learn("spark_rune"), END_TURN])

    assert played.asked[0].moves == [Learn("spark_rune"), END_TURN]
    assert played.asked[0].offers == {0: [Use("strong_spirit"), Use("tireless_step")]}
    assert played.events == [TrophySpent(0, TROPHY), SkillLearned(0, "spark_rune"), TurnBegan(1, 1)]
    assert played.events_of(SkillDiscarded) == []


@pytest.mark.rule("R3-TURN-01", "R3-ACTN-01")
def test_points_left_over_are_lost() -> None:
    state = three()

    play(state, until(next_round), [END_TURN, *[IDLE] * 3, END_TURN])

    assert [player.points for player in state.players] == [3, 0, 0]


@pytest.mark.rule("R3-OPT-02")
def test_an_ability_used_in_one_turn_is_there_again_in_the_next() -> None:
    state = position(hero("corbin", "8,1", skills="tireless"))
    state.time, state.round = 2, 2
    step: list[Move | CutIn] = [CutIn(0, Use("tireless_step")), Go(hex_of("7,1"))]

    played = play(state, several(3), [*step, END_TURN, END_TURN])

    offers = [[move for move in asked.offers.get(0, []) if isinstance(move, Use)] for asked in played.asked]
    assert offers == [[Use("tireless_step")], [], [], [Use("tireless_step")]]


@pytest.mark.rule("R3-ROUND-01")
def test_a_lone_hero_plays_round_after_round() -> None:
    state = position(hero("corbin"))
    state.time, state.round = 2, 2
    played = play(state, several(2), [END_TURN])
    assert played.events == [TimeMoved(4, 1), TurnBegan(0, 4)]


@pytest.mark.rule("R3-HEX-02")
def test_four_heroes_may_stand_on_one_hex() -> None:
    state = position(*(hero(id, "8,1") for id in ("corbin", "mok", "lissa")), hero("thorn", "7,1"), active=3)

    played = play(state, take_turn, [Step(hex_of("8,1"))])

    assert Step(hex_of("8,1")) in played.asked[0].moves
    assert [player.hex for player in state.players] == [hex_of("8,1")] * 4
    assert HEX["tamalir"] not in {player.hex for player in state.players}
