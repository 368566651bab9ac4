"""Exerting: catalogue chapter EXERT."""

from __future__ import annotations

import pytest

from questhall.engine import Move
from questhall.games.runebound3.events.hero import AbilityUsed, DieRerolled, Exerted, Healed, Moved
from questhall.games.runebound3.events.market import GoldGained
from questhall.games.runebound3.moves.answers import Done, Use
from questhall.games.runebound3.moves.fight import Retreat
from questhall.games.runebound3.moves.skills import ExertCard
from questhall.games.runebound3.moves.terrain import MoveTo, RerollDie, TakeOutcome
from questhall.games.runebound3.moves.turn import AttemptQuest, EndTurn, Rest, RollToMove
from questhall.games.runebound3.rules.attribute_tests import take_test
from questhall.games.runebound3.rules.fight import fight_on
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import State
from support.runebound3 import FOREST_HILLS, MOUNTAINS_WATER, PLAINS, WILD, fight, hero, hex_of, play, position
from support.stretch import CutIn, Played, Rigged

DONE, END_TURN = Done(), EndTurn()


def roll(state: State, faces: list[int], *answers: Move | CutIn) -> Played[State]:
    return play(state, take_turn, answers, Rigged(seat__0__terrain=faces))


@pytest.mark.rule("R3-EXERT-01")
def test_a_hero_exerts_by_discarding_one_skill_card_of_the_own_choice_from_hand() -> None:
    state = position(hero("corbin", "8,1", hand="parry aegis taming", skills="tireless"))

    played = roll(
        state,
        [MOUNTAINS_WATER, PLAINS, PLAINS, WILD],
        *(RollToMove(), RerollDie(0, MOUNTAINS_WATER), ExertCard("taming"), DONE),
    )

    assert played.asked[2].topic == "hand.exert"
    assert played.asked[2].moves == [ExertCard("aegis"), ExertCard("parry"), ExertCard("taming")]
    assert (state.players[0].hand, state.players[0].skills) == (["parry", "aegis"], ["tireless"])
    assert state.skill_discard == ["taming"]
    assert played.events_of(Exerted) == [Exerted(0, "taming")]
    assert "hand" in played.gates, "all have seen the card"


@pytest.mark.rule("R3-EXERT-02")
@pytest.mark.parametrize(("hand", "usable"), [("parry", True), ("", False)])
def test_an_ability_that_asks_for_exertion_needs_a_card_in_hand_and_takes_it(hand: str, usable: bool) -> None:
    state = position(hero("lissa", "8,1", damage=6, hand=hand, skills="healing_touch"))
    script: list[Move | CutIn] = [CutIn(0, Use("healing_touch_heal")), ExertCard("parry")] if usable else []

    played = play(state, take_turn, [*script, END_TURN])

    assert played.asked[0].offers == ({0: [Use("healing_touch_heal")]} if usable else {})
    if usable:
        assert played.events[:2] == [Exerted(0, "parry"), AbilityUsed(0, "healing_touch_heal")]
        assert isinstance(played.events[2], Healed)
        assert state.players[0].hand == []


@pytest.mark.rule("R3-EXERT-03")
def test_in_a_test_each_exertion_reveals_one_more_card() -> None:
    state = position(hero("mok", hand="parry taming"), skill_deck="aegis miracle cunning")

    play(
        state,
        lambda table: take_test(table, 0, "mind"),
        [ExertCard("parry"), ExertCard("taming")],
        Rigged(deck__skills=[0, 0, 0]),
    )

    assert state.skill_deck == []
    assert sorted(state.skill_discard) == ["aegis", "cunning", "miracle", "parry", "taming"]


@pytest.mark.rule("R3-EXERT-04")
def test_moving_a_hero_may_exert_to_reroll_one_die_also_after_spending_others() -> None:
    state = position(hero("corbin", "8,1", hand="parry"))

    played = roll(
        state,
        [PLAINS, MOUNTAINS_WATER, FOREST_HILLS, WILD],
        *(RollToMove(), MoveTo(hex_of("7,1"), 0, PLAINS), RerollDie(2, FOREST_HILLS), ExertCard("parry"), DONE),
    )

    rerolls = [[move for move in asked.moves if isinstance(move, RerollDie)] for asked in played.asked]
    assert rerolls[1] == [RerollDie(0, PLAINS), RerollDie(1, MOUNTAINS_WATER), RerollDie(2, FOREST_HILLS)]
    assert rerolls[2] == [RerollDie(1, MOUNTAINS_WATER), RerollDie(2, FOREST_HILLS)], "a spent die is gone"
    assert played.events_of(DieRerolled) == [DieRerolled(0, 2, WILD)]


@pytest.mark.rule("R3-EXERT-04")
def test_exploring_a_hero_may_exert_to_reroll_one_die() -> None:
    state = position(hero("corbin", "bright_dale", hand="parry", quests="spring_festival"))
    script = [RerollDie(0, MOUNTAINS_WATER), ExertCard("parry"), TakeOutcome(1)]

    played = roll(state, [MOUNTAINS_WATER] * 3 + [PLAINS], AttemptQuest("spring_festival"), *script)

    assert played.asked[1].moves == [RerollDie(0, MOUNTAINS_WATER), DONE]
    assert played.asked[3].moves == [TakeOutcome(1), DONE]


@pytest.mark.rule("R3-EXERT-04")
def test_resting_and_retreating_a_hero_may_exert_to_reroll_one_die() -> None:
    rests = position(hero("corbin", "8,1", damage=5, hand="parry"))
    played = roll(rests, [MOUNTAINS_WATER] * 5 + [PLAINS], Rest(), RerollDie(0, MOUNTAINS_WATER), ExertCard("parry"))
    assert played.events_of(Healed) == [Healed(0, 1)]

    flees = position(hero("corbin", "7,1", hand="parry"))
    fight(flees, "ogre", mine="corbin.1:0", theirs="enemy.1:0", phase="retreat")
    way = MoveTo(hex_of("6,1"), 0, PLAINS)
    script = [Retreat(), RerollDie(0, MOUNTAINS_WATER), ExertCard("parry"), way]
    played = play(flees, fight_on, script, Rigged(seat__0__terrain=[MOUNTAINS_WATER, PLAINS]))
    assert played.events_of(Moved) == [Moved(0, hex_of("6,1"), PLAINS)]


@pytest.mark.rule("R3-EXERT-04")
def test_dice_rolled_by_an_ability_may_be_rerolled_too() -> None:
    """Dicing, itself an exertion, brings a coin for each die that shows mountains."""
    state = position(hero("thorn", "8,1", gold=0, hand="parry taming", skills="dicing"))
    script: list[Move | CutIn] = [CutIn(0, Use("dicing_game")), ExertCard("parry")]
    script += [RerollDie(0, PLAINS), ExertCard("taming"), END_TURN]

    played = roll(state, [PLAINS, PLAINS, PLAINS, PLAINS, MOUNTAINS_WATER], *script)

    assert played.events_of(GoldGained) == [GoldGained(0, 1)]


@pytest.mark.rule("R3-EXERT-05", "R3-EXERT-06")
def test_a_hero_may_exert_again_for_the_same_die_until_the_hand_is_empty() -> None:
    state = position(hero("laurel", "8,1", hand="parry aegis taming cunning"))
    cards = ("parry", "aegis", "taming", "cunning")
    script = [move for card in cards for move in (RerollDie(0, MOUNTAINS_WATER), ExertCard(card))]

    played = roll(state, [MOUNTAINS_WATER, PLAINS, PLAINS, *[MOUNTAINS_WATER] * 4], RollToMove(), *script, DONE)

    dice = [asked for asked in played.asked if asked.topic == "move.dice"]
    assert [RerollDie(0, MOUNTAINS_WATER) in asked.moves for asked in dice] == [True, True, True, True, False]
    assert not any(isinstance(move, RerollDie) for move in dice[-1].moves)
    assert played.events_of(Exerted) == [Exerted(0, card) for card in cards]
    assert (state.players[0].hand, state.skill_discard) == ([], list(cards))


@pytest.mark.rule("R3-EXERT-05")
def test_the_new_result_is_seen_before_the_next_decision() -> None:
    state = position(hero("laurel", "8,1", hand="parry aegis"))

    played = roll(
        state,
        [MOUNTAINS_WATER, PLAINS, PLAINS, FOREST_HILLS],
        *(RollToMove(), RerollDie(0, MOUNTAINS_WATER), ExertCard("parry"), DONE),
    )

    assert RerollDie(0, FOREST_HILLS) in played.asked[3].moves
    assert DONE in played.asked[3].moves
    assert state.players[0].hand == ["aegis"]
