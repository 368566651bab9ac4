"""Experience and the end of the turn: catalogue chapters EXP, AXP, VAR."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from questhall.engine import Move
from questhall.games.runebound1.board import hex_at
from questhall.games.runebound1.components import ATTRIBUTES, COLOURS, POINTS, Attribute
from questhall.games.runebound1.events.market import ExperienceNoted, Improved, LifeRaised
from questhall.games.runebound1.events.turn import TurnBegan
from questhall.games.runebound1.moves.turn import Attempt, EndTurn, Improve, ImproveTwo, LetBe, RaiseLife, RaiseLifeAnd
from questhall.games.runebound1.rules.adventure import chances
from questhall.games.runebound1.rules.bonuses import attribute, life
from questhall.games.runebound1.rules.counters import points_of
from questhall.games.runebound1.rules.experience import experience_phase
from questhall.games.runebound1.rules.final_battle import level
from questhall.games.runebound1.state import Player, State, Undefeated
from support.runebound1 import play
from support.runebound1_table import hero, position, spot
from support.stretch import Played

pytestmark = pytest.mark.usefixtures("plain_cards")

ONE_EACH = [Improve("mind"), Improve("body"), Improve("spirit")]
TWO_EACH = [ImproveTwo("mind", "body"), ImproveTwo("mind", "spirit"), ImproveTwo("body", "spirit")]


def table_of(players: int, mine: Player, **more: Any) -> State:
    others = [hero("bob") for _ in range(players - 1)]
    return position(mine, *others, phase="experience", **more)


def spend(state: State, answers: Sequence[Move]) -> Played[State]:
    return play(state, experience_phase, answers)


@pytest.mark.rule("R1-EXP-01")
def test_at_the_end_of_the_turn_counters_may_be_spent_or_kept() -> None:
    state = table_of(2, hero("ann", counters=(2, 2, 0, 0)))

    played = spend(state, [EndTurn()])

    assert played.asked[0].moves == [EndTurn(), *ONE_EACH]
    assert state.players[0].counters == [2, 2, 0, 0]
    assert played.events_of(TurnBegan) == [TurnBegan(1, 2)]


@pytest.mark.rule("R1-EXP-02", "R1-COMP-14")
def test_what_a_counter_is_worth() -> None:
    assert [POINTS[colour] for colour in COLOURS] == [1, 2, 3, 4]
    worth = [points_of(hero(counters=[int(n == place) for n in range(4)])) for place in range(4)]
    assert worth == [1, 2, 3, 4]
    assert points_of(hero(counters=(2, 1, 1, 1), noted=3)) == 2 + 2 + 3 + 4 + 3


@pytest.mark.rule("R1-EXP-03", "R1-EXP-04")
@pytest.mark.parametrize(("players", "cost"), [(2, 6), (3, 5), (4, 5)])
def test_an_improvement_costs_6_points_among_two_and_5_among_three_or_four(players: int, cost: int) -> None:
    assert_cost(players, cost)


@pytest.mark.rule("R1-EXP-05", "R1-EXP-06")
@pytest.mark.parametrize(("players", "cost"), [(5, 4), (6, 3)])
def test_an_improvement_costs_4_points_among_five_and_3_among_six(players: int, cost: int) -> None:
    assert_cost(players, cost)


def assert_cost(players: int, cost: int) -> None:
    short = spend(table_of(players, hero("ann", counters=(cost - 1, 0, 0, 0))), [])
    assert short.asked == [], "one point too few"

    state = table_of(players, hero("ann", counters=(cost, 0, 0, 0)))
    spend(state, [Improve("body")])
    assert state.players[0].counters == [0, 0, 0, 0]


@pytest.mark.rule("R1-EXP-07")
def test_spent_counters_go_to_the_bank_and_not_back_onto_the_board() -> None:
    state = table_of(2, hero("ann", counters=(2, 2, 0, 0)))
    state.spots = state.spots[:3]
    spots = list(state.spots)

    spend(state, [Improve("mind")])

    assert (state.bank, state.spots) == ([2, 2, 0, 0], spots)


@pytest.mark.rule("R1-EXP-08", "R1-EXP-15")
def test_the_bank_gives_change() -> None:
    state = table_of(4, hero("ann", counters=(2, 0, 0, 1)))

    spend(state, [Improve("body")])

    assert (state.players[0].counters, state.players[0].noted) == ([1, 0, 0, 0], 0)
    assert (state.bank, state.players[0].improved) == ([1, 0, 0, 1], [0, 1, 0])


@pytest.mark.rule("R1-EXP-09")
def test_what_the_bank_cannot_change_is_written_down_and_counts() -> None:
    state = table_of(3, hero("ann", counters=(0, 0, 2, 0)))

    played = spend(state, [Improve("body")])

    assert played.events_of(ExperienceNoted) == [ExperienceNoted(0, 1)]
    assert (state.players[0].counters, state.players[0].noted, points_of(state.players[0])) == ([0, 0, 0, 0], 1, 1)


@pytest.mark.rule("R1-EXP-09")
def test_what_is_written_down_is_spent_first() -> None:
    state = table_of(2, hero("ann", counters=(5, 0, 0, 0), noted=2))

    spend(state, [Improve("body")])

    assert (state.players[0].counters, state.players[0].noted, state.bank) == ([1, 0, 0, 0], 0, [4, 0, 0, 0])


@pytest.mark.rule("R1-EXP-10")
@pytest.mark.parametrize(("chosen", "kind"), [("mind", 0), ("body", 1), ("spirit", 2)])
def test_an_improvement_is_one_more_of_the_attribute_one_likes(chosen: Attribute, kind: int) -> None:
    state = table_of(2, hero("ann", counters=(6, 0, 0, 0)))
    before = [attribute(state, 0, k) for k in (0, 1, 2)]

    played = spend(state, [Improve(chosen)])

    after = [attribute(state, 0, k) for k in (0, 1, 2)]
    assert [now - then for now, then in zip(after, before, strict=True)] == [int(k == kind) for k in (0, 1, 2)]
    assert played.events_of(Improved) == [Improved(0, chosen, 1)]


@pytest.mark.rule("R1-EXP-12")
def test_several_improvements_in_one_turn_of_the_same_attribute_or_of_others() -> None:
    state = table_of(6, hero("ann", counters=(9, 0, 0, 0)))

    spend(state, [Improve("body"), Improve("body"), Improve("mind")])

    assert state.players[0].improved == [1, 2, 0]


@pytest.mark.rule("R1-EXP-13")
def test_improvements_have_no_limit() -> None:
    state = table_of(6, hero("ann", counters=(3, 0, 0, 0), improved=(0, 4, 0)))

    spend(state, [Improve("body")])

    assert state.players[0].improved == [0, 5, 0]
    assert attribute(state, 0, 1) == 3 + 5


@pytest.mark.rule("R1-EXP-14")
def test_experience_is_spent_anywhere() -> None:
    state = table_of(2, hero("ann", hex_at(2, 4), counters=(6, 0, 0, 0)))

    spend(state, [Improve("body")])

    assert state.players[0].improved == [0, 1, 0]


@pytest.mark.rule("R1-AXP-01", "R1-AXP-02", "R1-AXP-03")
def test_in_the_advanced_game_improvements_come_as_two_different_ones() -> None:
    state = table_of(2, hero("ann", counters=(6, 0, 0, 0)), pairs=True)

    played = spend(state, [ImproveTwo("mind", "spirit")])

    assert played.asked[0].moves == [EndTurn(), *TWO_EACH]
    assert (state.players[0].improved, state.players[0].counters) == ([1, 0, 1], [0, 0, 0, 0])
    half = spend(table_of(2, hero("ann", counters=(3, 0, 0, 0)), pairs=True), [])
    assert half.asked == [], "half the price buys nothing"


@pytest.mark.rule("R1-AXP-04")
def test_in_the_advanced_game_improvements_heal_and_rest_the_hero_but_no_ally() -> None:
    ann = hero("ann", counters=(6, 0, 0, 0), wounds=3, exhaustion=2, allies="guard:1/1")
    spend(table_of(2, ann, pairs=True), [ImproveTwo("mind", "body")])
    assert (ann.wounds, ann.exhaustion, ann.allies[0].wounds, ann.allies[0].exhaustion) == (0, 0, 1, 1)

    plain = hero("ann", counters=(6, 0, 0, 0), wounds=3, exhaustion=2)
    spend(table_of(2, plain), [Improve("mind")])
    assert (plain.wounds, plain.exhaustion) == (3, 2), "in the basic game nothing is healed"


@pytest.mark.rule("R1-AXP-05")
def test_among_three_5_points_give_mind_and_body_but_never_body_twice() -> None:
    state = table_of(3, hero("ann", counters=(5, 0, 0, 0)), advanced=True, doom="orc")

    played = spend(state, [ImproveTwo("mind", "body")])

    assert state.players[0].improved == [1, 1, 0]
    assert not any(isinstance(m, ImproveTwo) and m.attribute == m.other_attribute for m in played.asked[0].moves)


@pytest.mark.rule("R1-VAR-06")
def test_with_life_increases_life_may_be_raised_instead_of_an_attribute() -> None:
    state = table_of(2, hero("ann", counters=(6, 0, 0, 0)), life=True)

    played = spend(state, [RaiseLife()])

    assert played.asked[0].moves == [EndTurn(), *ONE_EACH, RaiseLife()]
    assert (life(state, 0), state.players[0].improved) == (6, [0, 0, 0])
    assert played.events_of(LifeRaised) == [LifeRaised(0, 1)]
    assert level(state.players[0]) == 0, "a level is about attributes"


@pytest.mark.rule("R1-VAR-06")
def test_in_the_advanced_game_one_of_the_two_may_be_life() -> None:
    state = table_of(2, hero("ann", counters=(6, 0, 0, 0)), life=True, pairs=True)

    played = spend(state, [RaiseLifeAnd("body")])

    assert played.asked[0].moves == [EndTurn(), *TWO_EACH, *map(RaiseLifeAnd, ATTRIBUTES)]
    assert (life(state, 0), state.players[0].improved) == (6, [0, 1, 0])


@pytest.mark.rule("R1-VAR-07")
def test_life_is_raised_three_times_at_most() -> None:
    state = table_of(2, hero("ann", counters=(6, 0, 0, 0), raised=3), life=True)

    played = spend(state, [EndTurn()])

    assert played.asked[0].moves == [EndTurn(), *ONE_EACH]


@pytest.mark.rule("R1-VAR-08", "R1-VAR-09", "R1-VAR-10")
@pytest.mark.parametrize("raised", range(4))
def test_each_life_increase_closes_another_colour(raised: int) -> None:
    for place, colour in enumerate(COLOURS):
        state = position(hero("ann", spot(colour), raised=raised), hero("bob"), phase="adventure", life=True)
        assert chances(state, 0) == ([Attempt(), LetBe()] if place >= raised else [])


@pytest.mark.rule("R1-VAR-10")
def test_undefeated_challenges_of_a_closed_colour_are_closed_too() -> None:
    here = spot("green")
    waiting = [Undefeated(1, "goblin", here)]

    closed = position(hero("ann", here, raised=1), hero("bob"), phase="adventure", track=waiting, life=True)
    open_ = position(hero("ann", here), hero("bob"), phase="adventure", track=waiting, life=True)

    assert (chances(closed, 0), chances(open_, 0)) == ([], [Attempt(), LetBe()])
