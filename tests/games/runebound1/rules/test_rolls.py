"""Rolls and skill tests: catalogue chapters ROLL, MOD, TEST, VAR."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import pytest

from questhall.engine import Move, Play, Table
from questhall.games.runebound1.cards.define import SkillTest
from questhall.games.runebound1.components import BODY, MIND, SPIRIT, Kind
from questhall.games.runebound1.events.fight import Exhausted, SkillTested
from questhall.games.runebound1.moves.answers import Use
from questhall.games.runebound1.moves.fight import Exert, RollTest
from questhall.games.runebound1.rules.rolls import fall, roll, succeeds, the_roll
from questhall.games.runebound1.rules.skill_tests import skill_test
from questhall.games.runebound1.state import Roll, State
from support.runebound1 import play
from support.runebound1_table import d20, hero, position
from support.stretch import Played, Rigged

pytestmark = pytest.mark.usefixtures("plain_cards")


def rolled(bonus: int, target: int, die: int) -> bool:
    """Whether such a roll succeeds."""
    came: list[bool] = []

    def make(table: Table[State]) -> Play[None]:
        rolled = Roll(0, "ann", "attack", MIND, target, bonus)
        yield from roll(table, rolled)
        came.append(succeeds(rolled))

    play(position(), make, (), Rigged(**d20(0, die)))
    return came[0]


def take(state: State, test: SkillTest, answers: Sequence[Move], die: int) -> Played[State]:
    return play(state, lambda table: skill_test(table, 0, test), answers, Rigged(**d20(0, die)))


@pytest.mark.rule("R1-ROLL-01", "R1-ROLL-02", "R1-ROLL-04")
def test_the_die_and_all_modifiers_must_reach_the_target_number() -> None:
    assert rolled(bonus=4, target=13, die=9)
    assert not rolled(bonus=4, target=14, die=9)
    assert rolled(bonus=4, target=12, die=9)


@pytest.mark.rule("R1-ROLL-03")
def test_a_twenty_may_fail_and_a_one_succeed() -> None:
    assert not rolled(bonus=1, target=22, die=20)
    assert rolled(bonus=5, target=6, die=1)


@pytest.mark.rule("R1-COMP-18")
def test_the_die_has_twenty_sides() -> None:
    falls: list[int] = []
    play(
        position(),
        lambda table: falls.extend([fall(table, 0), fall(table, 0)]),
        (),
        Rigged(seat__0__die=[0, 19]),
    )
    assert falls == [1, 20]


@pytest.mark.rule("R1-VAR-01")
def test_with_two_dice_a_roll_is_the_sum_of_two_ten_sided_ones() -> None:
    falls: list[int] = []
    play(
        position(two_dice=True),
        lambda table: falls.extend([fall(table, 0), fall(table, 0)]),
        (),
        Rigged(seat__0__die=[0, 0, 9, 9]),
    )
    assert falls == [2, 20]


@pytest.mark.rule("R1-TEST-01", "R1-TEST-02")
@pytest.mark.parametrize(("attribute", "die"), [(MIND, 13), (BODY, 12), (SPIRIT, 14)])
def test_a_test_adds_the_attribute_it_names_to_the_die(attribute: Kind, die: int) -> None:
    test = SkillTest(attribute, "swim", 15)
    state = position()

    just = take(state, test, [], die)
    short = take(state, test, [], die - 1)

    [passed], [failed] = just.events_of(SkillTested), short.events_of(SkillTested)
    assert (passed.total, passed.target, passed.success) == (15, 15, True)
    assert (failed.total, failed.success) == (14, False)


@pytest.mark.rule("R1-TEST-03", "R1-TEST-06")
def test_each_exhaustion_adds_the_modifier_of_the_skill() -> None:
    test = SkillTest(MIND, "diplomacy", 15)
    state = position()

    played = take(state, test, [Exert(), Exert(), RollTest()], 7)

    assert played.asked[0].moves == [RollTest(), Exert()]
    assert played.events == [
        Exhausted(0, "ann", 1),
        Exhausted(0, "ann", 1),
        SkillTested(0, "mind", "diplomacy", 7, 2 + 3 + 3 + 7, 15, True),
    ]
    assert state.players[0].exhaustion == 2


def test_while_a_test_is_prepared_everybody_sees_how_much_exhaustion_was_taken_for_it() -> None:
    state = position()
    seen: list[int] = []

    def watched(table: Table[State]) -> Play[None]:
        run = skill_test(table, 0, SkillTest(MIND, "diplomacy", 15))
        with suppress(StopIteration):
            question = next(run)
            while True:
                seen.append(the_roll(state).taken)
                question = run.send((yield question))

    play(state, watched, [Exert(), Exert(), RollTest()], Rigged(**d20(0, 7)))

    assert seen == [0, 1, 2]


@pytest.mark.rule("R1-TEST-03")
def test_a_hero_without_the_skill_takes_the_test_without_it() -> None:
    state = position()

    played = take(state, SkillTest(MIND, "hide", 15), [], 12)

    assert played.asked == []
    assert [event.success for event in played.events_of(SkillTested)] == [False]
    assert state.players[0].exhaustion == 0


@pytest.mark.rule("R1-TEST-04", "R1-MOD-01")
def test_exhaustion_for_a_skill_is_taken_before_the_die_falls() -> None:
    state = position()

    played = take(state, SkillTest(MIND, "diplomacy", 15), [Exert(), RollTest()], 9)

    assert [type(event) for event in played.events] == [Exhausted, SkillTested]
    assert [event.success for event in played.events_of(SkillTested)] == [False], "and not after it has failed"


@pytest.mark.rule("R1-TEST-05")
def test_allies_take_no_test_and_lend_nothing_to_it() -> None:
    state = position(hero("ann", allies="scout guard"), hero("bob"))

    played = take(state, SkillTest(MIND, "diplomacy", 15), [RollTest()], 12)

    assert played.asked[0].moves == [RollTest(), Exert()]
    assert played.events_of(SkillTested) == [SkillTested(0, "mind", "diplomacy", 12, 14, 15, False)]
    assert all(not hasattr(ally, "skills") for ally in state.players[0].allies)


@pytest.mark.rule("R1-AEXH-01")
def test_in_the_advanced_game_a_skill_is_not_paid_for_with_wounds() -> None:
    test = SkillTest(MIND, "diplomacy", 15)
    basic = take(position(hero("ann", exhaustion=3), hero("bob")), test, [Exert(), RollTest()], 10)
    assert basic.state.players[0].wounds == 1

    advanced = take(position(hero("ann", exhaustion=3), hero("bob"), advanced=True), test, [], 10)
    assert advanced.asked == []


@pytest.mark.rule("R1-MOD-01")
def test_a_card_for_tests_is_used_before_the_die_falls() -> None:
    state = position(hero("ann", items="notes"), hero("bob"))

    played = take(state, SkillTest(MIND, "hide", 15), [Use("notes", "notes")], 9)

    assert played.asked[0].moves == [RollTest(), Use("notes", "notes")]
    assert [(event.total, event.success) for event in played.events_of(SkillTested)] == [(9 + 2 + 4, True)]
    assert state.players[0].face_down == ["notes"]
