"""Heroes who lie on their side, and what may be used once a turn: catalogue chapters DELAY and OPT."""

from __future__ import annotations

import pytest

from questhall import IllegalMove
from questhall.engine import Move
from questhall.games.runebound3.cards.define import ADVENTURES, Gain
from questhall.games.runebound3.events.hero import DiceRolled, HeroDelayed, HeroStands, Moved
from questhall.games.runebound3.events.skills import SkillLearned, TrophySpent
from questhall.games.runebound3.moves.answers import Done, Use
from questhall.games.runebound3.moves.market import ProposeTrade
from questhall.games.runebound3.moves.skills import Learn
from questhall.games.runebound3.moves.terrain import Go, MoveTo
from questhall.games.runebound3.moves.turn import EndTurn, Idle, Rest, RollToMove, StandUp, Step, Train
from questhall.games.runebound3.rules.gains import gain
from questhall.games.runebound3.rules.turn import take_turn
from questhall.games.runebound3.state import Phase, State
from support.runebound3 import FOREST_HILLS, MOUNTAINS_WATER, PLAINS, hero, hex_of, play, position
from support.runebound3_matches import match_at, several
from support.stretch import Asked, CutIn, Rigged

DONE, END_TURN, REST, STAND_UP = Done(), EndTurn(), Rest(), StandUp()
TROPHY = next(id for id, card in ADVENTURES.items() if card.deck == "combat" and card.scenario is None)


@pytest.mark.rule("R3-DELAY-01")
def test_a_delayed_hero_must_stand_up_with_the_next_action_and_is_free_then() -> None:
    state = position(hero("lissa", "8,1", delayed=True), hero("mok"))

    played = play(state, several(3), [STAND_UP, Idle(), END_TURN])

    assert played.asked[0].moves == [STAND_UP, END_TURN]
    assert STAND_UP not in played.asked[1].moves
    assert {RollToMove(), REST, Train(), Idle()} <= set(played.asked[1].moves)
    assert played.events[0] == HeroStands(0)
    assert not state.players[0].is_delayed


@pytest.mark.rule("R3-DELAY-01")
def test_standing_up_costs_a_point_and_nothing_else_can_be_done_before() -> None:
    match = match_at(position(hero("lissa", "8,1", delayed=True), hero("mok")))

    for move in (REST, Idle(), Train(), Step(hex_of("7,1")), RollToMove()):
        with pytest.raises(IllegalMove):
            match.play(0, move)
    match.play(0, STAND_UP)

    assert (match.view(0).heroes[0].points, match.view(0).heroes[0].is_delayed) == (2, False)


@pytest.mark.rule("R3-DELAY-01")
def test_who_becomes_delayed_without_points_stands_up_in_the_next_turn() -> None:
    state = position(hero("lissa", "8,1", points=0))
    state.time, state.round = 2, 2

    laid = play(state, lambda table: gain(table, 0, Gain(delayed=True)))
    again = play(state, lambda table: gain(table, 0, Gain(delayed=True)))
    played = play(state, several(3), [STAND_UP])

    assert (laid.events, again.events) == ([HeroDelayed(0)], [])
    assert [asked.moves for asked in played.asked] == [[STAND_UP, END_TURN]]
    assert (state.players[0].points, state.players[0].is_delayed) == (2, False)


@pytest.mark.rule("R3-DELAY-02")
def test_a_delayed_hero_can_use_abilities_and_learn_skills() -> None:
    mine = hero("mok", "8,1", delayed=True, hand="small_mercies", skills="tireless rune_gazing", trophies=TROPHY)
    state = position(mine, hero("corbin", "forge"))

    played = play(state, several(1), [CutIn(0, Use("tireless_step")), Go(hex_of("7,1")), Learn("small_mercies")])

    assert played.asked[0].moves == [STAND_UP, Learn("small_mercies"), END_TURN]
    assert played.asked[0].offers[0] == [Use("strong_spirit"), Use("tireless_step"), Use("rune_gazing_draw")]
    assert played.events_of(SkillLearned) == [SkillLearned(0, "small_mercies")]
    assert played.events_of(TrophySpent) == [TrophySpent(0, TROPHY)]
    assert (state.players[0].hex, state.players[0].is_delayed) == (hex_of("7,1"), True)


@pytest.mark.rule("R3-DELAY-03")
def test_a_defeated_and_delayed_hero_first_recovers_and_only_then_stands_up() -> None:
    """On the plains no mountains heal; at the second rest one face with plains does."""
    state = position(hero("lissa", "8,1", damage=9, defeated=True, delayed=True), hero("mok"))

    played = play(
        state,
        several(3),
        [REST, REST, STAND_UP],
        Rigged(seat__0__terrain=[*[MOUNTAINS_WATER] * 5, PLAINS, *[MOUNTAINS_WATER] * 4]),
    )

    assert [asked.moves for asked in played.asked] == [[REST, END_TURN], [REST, END_TURN], [STAND_UP, END_TURN]]
    assert (state.players[0].damage, state.players[0].is_defeated, state.players[0].is_delayed) == (8, False, False)
    assert played.events_of(HeroStands) == [HeroStands(0), HeroStands(0)]


# Once a turn


def uses(asked: Asked, seat: int = 0) -> list[str]:
    return [move.ability for move in asked.offers.get(seat, []) if isinstance(move, Use)]


@pytest.mark.rule("R3-OPT-01")
def test_nobody_can_use_such_an_ability_in_the_turn_of_another() -> None:
    heroes = [hero(id, "8,1", skills="tireless") for id in ("corbin", "thorn")]
    match = match_at(position(*heroes))

    assert match.offers == {0: [Use("tireless_step"), ProposeTrade(1)], 1: [ProposeTrade(0)]}
    with pytest.raises(IllegalMove):
        match.play(1, Use("tireless_step"))
    match.play(0, END_TURN)
    assert match.offers == {0: [ProposeTrade(1)], 1: [Use("tireless_step"), ProposeTrade(0)]}


@pytest.mark.rule("R3-OPT-01")
@pytest.mark.parametrize(("phase", "usable"), [("turn", True), ("round end", False), ("abilities", False)])
def test_between_turns_nobody_can_use_it(phase: Phase, usable: bool) -> None:
    state = position(hero("corbin", "8,1", skills="tireless"), hero("mok", "forge"))
    state.phase = phase

    played = play(state, lambda table: table.choose(0, "test.exert", lambda *_: [DONE, END_TURN], open=True), [DONE])

    assert played.asked[0].offers == ({0: [Use("tireless_step")]} if usable else {})


@pytest.mark.rule("R3-OPT-02")
def test_it_can_be_used_before_between_and_after_actions_but_once() -> None:
    def turn_of() -> State:
        return position(hero("corbin", "8,1", skills="tireless", hand="aegis", trophies=TROPHY), hero("mok"))

    step: list[Move | CutIn] = [CutIn(0, Use("tireless_step")), Go(hex_of("7,1"))]
    idle: list[Move | CutIn] = [Idle()]
    for before in range(4):
        state = turn_of()
        played = play(state, several(4), [*idle * before, *step, *idle * (3 - before), END_TURN])

        turn = [asked for asked in played.asked if asked.topic == "turn.act"]
        assert [uses(asked) for asked in turn] == [["tireless_step"]] * (before + 1) + [[]] * (4 - before)
        assert state.players[0].hex == hex_of("7,1")


@pytest.mark.rule("R3-OPT-02")
def test_the_conditions_on_the_card_must_be_met() -> None:
    """Healing hands need a wound and a card to discard, dice are rerolled only where some lie."""
    skills = "healing_touch weather_sense"
    for damage, hand, expected in [(0, "tireless", []), (2, "", []), (2, "tireless", ["healing_touch_heal"])]:
        state = position(hero("lissa", "8,1", skills=skills, damage=damage, hand=hand))
        assert uses(play(state, take_turn, [END_TURN]).asked[0]) == expected


@pytest.mark.rule("R3-OPT-03", "R3-OPT-02")
def test_example_the_tireless_hero_moves_between_two_dice_of_one_roll() -> None:
    state = position(hero("corbin", "8,1", skills="tireless"), hero("mok"))
    to = [hex_of(place) for place in ("7,1", "6,1", "5,1", "4,1")]
    faces = [PLAINS, PLAINS, FOREST_HILLS]

    played = play(
        state,
        take_turn,
        [
            *(RollToMove(), MoveTo(to[0], 0, PLAINS), CutIn(0, Use("tireless_step")), Go(to[1])),
            *(MoveTo(to[2], 2, FOREST_HILLS), MoveTo(to[3], 1, PLAINS)),
        ],
        Rigged(seat__0__terrain=faces),
    )

    assert [event for event in played.events if isinstance(event, DiceRolled | Moved)] == [
        DiceRolled(0, "move", (PLAINS, PLAINS, FOREST_HILLS)),
        Moved(0, to[0], PLAINS),
        Moved(0, to[1]),
        Moved(0, to[2], FOREST_HILLS),
        Moved(0, to[3], PLAINS),
    ]
    assert (state.players[0].points, state.players[0].used) == (2, ["tireless_step"])
